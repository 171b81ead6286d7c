//! The clans that have statues, pedestals and carts of their own.

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
