//! The clans that have statues, pedestals and carts of their own, and the pedestal track.

use crate::tables::TIERS;

/// The spaces of the pedestal track: one for each clan in each tier.
pub const SPACES: usize = Clan::ALL.len() * TIERS;

/// A clan with statues. Mud trolls have none: their clan is `None` on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Clan {
    /// Fire.
    Fire,
    /// Ice.
    Ice,
    /// Moon.
    Moon,
}

impl Clan {
    /// All three, in the order of the pedestal track.
    pub const ALL: [Clan; 3] = [Clan::Fire, Clan::Ice, Clan::Moon];

    /// The clan's space in a tier's section of the pedestal track: an index below [`SPACES`]. Tier 0 is the outermost.
    #[must_use]
    pub const fn space(self, tier: usize) -> usize {
        self as usize * TIERS + tier
    }

    /// The clan of a space of the pedestal track.
    #[must_use]
    pub const fn of_space(space: usize) -> Clan {
        Clan::ALL[space / TIERS]
    }

    /// The clan as a word of the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["fire", "ice", "moon"][self as usize]
    }

    /// The clan with that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Clan> {
        Clan::ALL.into_iter().find(|clan| clan.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clan_and_tier_has_a_space_of_its_own() {
        let spaces = Clan::ALL.into_iter().flat_map(|clan| (0..TIERS).map(move |tier| (clan, tier)));
        for (index, (clan, tier)) in spaces.enumerate() {
            assert_eq!((clan.space(tier), Clan::of_space(index)), (index, clan));
        }
    }
}
