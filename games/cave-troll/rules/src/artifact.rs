//! Artifacts.

use crate::tables::ARTIFACTS;

/// An artifact; there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Artifact {
    /// A removed hero comes back.
    Chalice,
    /// Up to four heroes take a step each.
    Lantern,
    /// A room is sealed until the next turn of its player.
    Threshold,
    /// A room is scored for one player, even if tied.
    Scales,
    /// A figure is removed.
    Mirror,
    /// Hands and the next cards are seen.
    Raven,
}

impl Artifact {
    /// All six, in the order of the data.
    pub const ALL: [Artifact; 6] = [
        Artifact::Chalice,
        Artifact::Lantern,
        Artifact::Threshold,
        Artifact::Scales,
        Artifact::Mirror,
        Artifact::Raven,
    ];

    /// The printed gold.
    #[must_use]
    pub fn gold(self) -> u8 {
        ARTIFACTS[self as usize].gold
    }

    /// Its short name.
    #[must_use]
    pub fn id(self) -> &'static str {
        ARTIFACTS[self as usize].id
    }

    /// The artifact with a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Artifact> {
        Artifact::ALL.into_iter().find(|artifact| artifact.id() == id)
    }
}
