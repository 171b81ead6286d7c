//! Refusals, with their facts.

moot_ui::texts! {
    /// Refusals that all games share.
    pub trait RefusalTexts;
    en {
        use moot_ui::text::en::join::and;
    }
    fr {
        use moot_ui::text::fr::join::{and, plural};
    }

    /// The game is over.
    over { en: "The game is over.", fr: "La partie est terminée." }
    /// Other players must decide first.
    others_first(names: &[String]) -> String { en: format!("{} must decide first.", and(names)), fr: format!("{} {} d’abord décider.", and(names), plural(names.len() as u32, "doit", "doivent")) }
    /// A random event is pending.
    draw_first { en: "A card has to be drawn first.", fr: "Il faut d’abord piocher une carte." }
    /// No random event is pending.
    no_draw { en: "There is nothing to draw now.", fr: "Il n’y a rien à piocher maintenant." }
    /// The game is too long.
    too_long(bound: usize) -> String { en: format!("A game cannot be longer than {bound} entries."), fr: format!("Une partie ne peut pas dépasser {bound} entrées.") }
}
