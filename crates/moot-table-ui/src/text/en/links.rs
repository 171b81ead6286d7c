//! Games as links in English.

use crate::links::SaveRelation;
use moot_ui::text::en::counted;

/// The relation to a saved game.
pub(crate) fn relation(relation: SaveRelation) -> String {
    match relation {
        SaveRelation::Same => "You already have this game; to go on opens your own copy.".to_owned(),
        SaveRelation::Grown(more) => {
            let entries = counted(more, "new entry", "new entries");
            format!("You already have this game; {entries} can be added to your copy.")
        }
        SaveRelation::Outgrown(more) => {
            let entries = counted(more, "entry", "entries");
            format!("Your own copy is {entries} ahead and stays as it is.")
        }
        SaveRelation::Parted(_) => {
            "You have this game, but yours went on differently. This one will be kept beside it.".to_owned()
        }
    }
}
