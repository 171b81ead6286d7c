//! Resources, goods and the pieces that are stored.

/// A resource of the caves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Resource {
    /// Obsidian stones.
    Obsidian,
    /// Gold bars.
    Gold,
    /// Diamonds.
    Diamond,
}

impl Resource {
    /// All three, the cheapest first.
    pub const ALL: [Resource; 3] = [Resource::Obsidian, Resource::Gold, Resource::Diamond];

    /// The word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Obsidian => "obsidian",
            Resource::Gold => "gold",
            Resource::Diamond => "diamond",
        }
    }

    /// The resource with a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.word() == word)
    }
}

/// Resources, troll power and cows that come or go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods {
    /// By the order of [`Resource::ALL`].
    pub resources: [u8; 3],
    /// Steps of troll power.
    pub power: u8,
    /// Cows.
    pub cows: u8,
}

impl Goods {
    /// Nothing at all.
    pub const NONE: Goods = Goods { resources: [0; 3], power: 0, cows: 0 };

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Goods::NONE
    }
}

/// A piece that villages hold and players store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Item {
    /// A princess, stored on a bed.
    Princess,
    /// A church bell.
    Bell,
    /// A neutral changeling.
    Changeling,
    /// A neutral outpost.
    Outpost,
    /// A human, who lives in a cavern instead of on a spot.
    Human,
}

impl Item {
    /// Those that need a spot.
    pub const STORED: [Item; 4] = [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resources_have_words_of_their_own() {
        for resource in Resource::ALL {
            assert_eq!(Resource::from_word(resource.word()), Some(resource));
        }
        assert_eq!(Resource::from_word("silver"), None);
        assert!(Goods::default().is_nothing() && !Goods { cows: 1, ..Goods::NONE }.is_nothing());
    }
}
