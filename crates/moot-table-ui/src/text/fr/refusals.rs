//! Why something cannot be done, in French.

use super::French;
use crate::text::refusals::RefusalWords;
use moot_ui::text::fr::join::{and, plural};

impl RefusalWords for French {
    fn over(&self) -> &'static str {
        "La partie est terminée."
    }
    fn others_first(&self, names: &[String]) -> String {
        format!("{} {} d’abord décider.", and(names), plural(names.len() as u32, "doit", "doivent"))
    }
    fn draw_first(&self) -> &'static str {
        "Il faut d’abord piocher une carte."
    }
    fn no_draw(&self) -> &'static str {
        "Il n’y a rien à piocher maintenant."
    }
    fn too_long(&self, bound: usize) -> String {
        format!("Une partie ne peut dépasser {bound} coups.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_agree_with_how_many_must_decide() {
        let names = ["Anne", "Léo"].map(str::to_owned);
        assert_eq!(French.others_first(&names[..1]), "Anne doit d’abord décider.");
        assert_eq!(French.others_first(&names), "Anne et Léo doivent d’abord décider.");
    }
}
