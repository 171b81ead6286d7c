//! The draft of starters.

pub(crate) const SLOTS: [&str; 4] = ["first slot", "second slot", "third slot", "fourth slot"];

#[cfg(test)]
mod tests {
    use crate::text::draft::DraftTexts;
    use crate::text::en::English;

    #[test]
    fn the_draft_counts_trolls_and_wakes() {
        assert_eq!(English.task(0), "Keep one of the two for your bottom row: troll 1 of 4.");
        assert_eq!(English.slot(1, 5), "Second slot: wakes 5 times in a full trollsmoot");
        assert!(English.keep(57, 3).ends_with("in the fourth slot"));
        assert_ne!(English.bonus(0), English.bonus(2));
        assert_ne!(English.bonus(2), English.bonus(4));
    }
}
