//! What a list of saves shows of each, found without replaying it.

use moot_core::Seat;
use moot_table::{Branch, RawSave, SeatInfo};

use crate::game::GameInfo;
use crate::registry::GameEntry;

/// What can be said of a save at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which game of the house it is; `None` for one that is not known here.
    pub game: Option<&'static GameEntry>,
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// How far it is; known of the game of this page only.
    pub moment: Option<String>,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    /// Of which save it is a what-if, if it is one.
    pub branch: Option<Branch>,
    /// When it was saved last, in milliseconds; 0 where that is unknown.
    pub saved: u64,
}

impl Summary {
    /// The summary of a save for the page of `G`. Where the save is odd it shows something plausible; opening it tells
    /// what is wrong.
    #[must_use]
    pub fn of<G: GameInfo>(raw: &RawSave, saved: u64) -> Summary {
        Summary {
            game: GameEntry::of_id(&raw.game),
            seats: raw.seats.clone(),
            moment: (raw.game == G::ID).then(|| G::saved_at(raw)),
            asked: raw.snapshot.asked.first().map(|&seat| Seat(seat)),
            branch: raw.branch.clone(),
            saved,
        }
    }
}
