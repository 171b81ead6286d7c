//! The seventeen spells by name.

/// A spell, by its place in [`crate::tables::SPELLS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the cards; the texts are in the data")]
pub enum Spell {
    EarthRitual,
    SoftRock,
    DeepBreath,
    StonesMemory,
    Dowsing,
    SilverTongue,
    CallingHorn,
    SecondWind,
    ChangedPlaces,
    HandToHand,
    Transmutation,
    NightMarket,
    WalkingStatue,
    RestlessKin,
    LateBlessing,
    BusyHands,
    LongArm,
}

impl Spell {
    /// All spells in the order of the table.
    pub const ALL: [Spell; 17] = [
        Spell::EarthRitual,
        Spell::SoftRock,
        Spell::DeepBreath,
        Spell::StonesMemory,
        Spell::Dowsing,
        Spell::SilverTongue,
        Spell::CallingHorn,
        Spell::SecondWind,
        Spell::ChangedPlaces,
        Spell::HandToHand,
        Spell::Transmutation,
        Spell::NightMarket,
        Spell::WalkingStatue,
        Spell::RestlessKin,
        Spell::LateBlessing,
        Spell::BusyHands,
        Spell::LongArm,
    ];

    /// The spell with that place in the table.
    #[must_use]
    pub fn from_index(index: u8) -> Option<Spell> {
        Spell::ALL.get(usize::from(index)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::SPELLS;

    #[test]
    fn the_names_stand_in_the_order_of_the_cards() {
        for (spell, card) in Spell::ALL.into_iter().zip(&SPELLS) {
            let letters = |text: &str| {
                text.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_lowercase()
            };
            assert_eq!(letters(&format!("{spell:?}")), letters(card.id));
            assert_eq!(Spell::from_index(spell as u8), Some(spell));
        }
    }
}
