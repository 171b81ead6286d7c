//! Games as links in English.

use crate::links::SaveRelation;
use moot_ui::text::en::counted;

/// The relation to a saved game.
pub(crate) fn relation(relation: SaveRelation) -> String {
    match relation {
        SaveRelation::Same => "You have this game: going on opens yours.".to_owned(),
        SaveRelation::Grown(more) => {
            let entries = counted(more, "new entry", "new entries");
            format!("You have this game: going on adds {entries} to yours.")
        }
        SaveRelation::Outgrown(more) => {
            let entries = counted(more, "entry", "entries");
            format!("Your own game is {entries} further: going on opens yours as it is.")
        }
        SaveRelation::Parted(_) => {
            "You have this game, but it went on differently. This one will be kept beside yours.".to_owned()
        }
    }
}
