//! Games as links in French.

use crate::links::SaveRelation;
use moot_ui::text::fr::join::count;

/// The relation to a saved game.
pub(crate) fn relation(relation: SaveRelation) -> String {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match relation {
        SaveRelation::Same => "Vous avez déjà cette partie ; continuer ouvre la vôtre.".to_owned(),
        SaveRelation::Grown(more) => {
            let entries = count(number(more), "nouvelle entrée", "nouvelles entrées");
            format!("Vous avez déjà cette partie ; la vôtre peut recevoir {entries}.")
        }
        SaveRelation::Outgrown(more) => {
            let entries = count(number(more), "entrée", "entrées");
            format!("Votre partie a {entries} d’avance et reste telle quelle.")
        }
        SaveRelation::Parted(_) => {
            "Vous avez cette partie, mais la vôtre a pris une autre voie. Celle-ci sera gardée à côté."
                .to_owned()
        }
    }
}
