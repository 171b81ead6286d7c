//! The steps of a turn.

use crate::art::icons;
use moot_art::Icon;

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepName {
    /// Cast a spell, activate a workshop.
    Spells,
    /// Recruit or dig.
    Dig,
    /// Dedicate a great hall.
    Hall,
    /// Move statues.
    Statues,
}

impl StepName {
    /// All four, in order.
    pub const ALL: [StepName; 4] = [StepName::Spells, StepName::Dig, StepName::Hall, StepName::Statues];

    /// Its icon.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [icons::SPELL, Icon::Dig, icons::HALL, icons::STATUE][self as usize]
    }
}
