//! The summary of a save in a list, found without replaying it.

use moot_core::Seat;
use moot_table::{Branch, RawSave, SeatInfo};

use crate::game::GameInfo;
use crate::registry::GameEntry;

/// The summary of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game of the save; `None` for an unknown game.
    pub game: Option<&'static GameEntry>,
    /// The players.
    pub seats: Vec<SeatInfo>,
    /// The progress; known for the game of this page only.
    pub moment: Option<String>,
    /// The certain points of each seat, by seat.
    pub points: Vec<i32>,
    /// The seat to decide; `None` when the game is over.
    pub asked: Option<Seat>,
    /// The parent save, if this is a variation.
    pub branch: Option<Branch>,
    /// The time of the last save, in milliseconds since the Unix epoch; 0 if unknown.
    pub saved: u64,
}

impl Summary {
    /// The summary of a save for the page of `G`. For an inconsistent save it is a plausible guess; opening the save reports the
    /// error.
    #[must_use]
    pub fn of<G: GameInfo>(raw: &RawSave, saved: u64) -> Summary {
        Summary {
            game: GameEntry::of_id(&raw.game),
            seats: raw.seats.clone(),
            moment: (raw.game == G::ID).then(|| G::saved_at(raw)),
            points: raw.snapshot.points.clone(),
            asked: raw.snapshot.asked.first().map(|&seat| Seat(seat)),
            branch: raw.branch.clone(),
            saved,
        }
    }
}
