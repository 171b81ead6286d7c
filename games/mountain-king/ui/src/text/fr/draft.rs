//! The draft of starters.

pub(crate) const SLOTS: [&str; 4] =
    ["premier emplacement", "deuxième emplacement", "troisième emplacement", "quatrième emplacement"];

pub(crate) fn slot_name(slot: u8) -> &'static str {
    SLOTS.get(usize::from(slot)).copied().unwrap_or("emplacement")
}

#[cfg(test)]
mod tests {
    use crate::text::draft::DraftTexts;
    use crate::text::fr::French;

    #[test]
    fn the_draft_counts_trolls_and_wakes() {
        assert_eq!(French.task(0), "Gardez l’un des deux pour votre rangée du bas : troll 1 sur 4.");
        assert_eq!(French.slot(1, 5), "Deuxième emplacement : 5 activations dans une meute au complet");
        assert!(French.keep(57, 3).ends_with("au quatrième emplacement"));
        assert_ne!(French.bonus(0), French.bonus(2));
        assert_ne!(French.bonus(2), French.bonus(4));
    }
}
