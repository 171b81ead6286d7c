//! What a list of saves shows of each, found without replaying it.

use moot_core::Seat;
use moot_table::{Entry, RawSave, SeatInfo, entry_from};
use mountain_king::{Action, MountainKing, Side};

/// What can be said of a save at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// The side of the board.
    pub side: Side,
    /// The round, from 1; 0 during the setup.
    pub round: usize,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
}

impl Summary {
    /// The summary of a save. Where the save is odd it shows something plausible; opening it tells what is wrong.
    #[must_use]
    pub fn of(raw: &RawSave) -> Summary {
        let autumn = raw.setup.get("side").and_then(|side| side.as_str()) == Some("autumn");
        let (mut kept, mut ended) = (0, 0);
        for line in &raw.log {
            match entry_from::<MountainKing>(line) {
                Ok(Entry::Act { action: Action::Keep { .. }, .. }) => kept += 1,
                Ok(Entry::Act { action: Action::EndTurn, .. }) => ended += 1,
                _ => {}
            }
        }
        let players = raw.seats.len().max(1);
        let set_up = raw.snapshot.asked.is_empty() || ended > 0 || kept >= 4 * players;
        Summary {
            seats: raw.seats.clone(),
            side: if autumn { Side::Autumn } else { Side::Winter },
            round: if set_up { ended / players + usize::from(!raw.snapshot.asked.is_empty()) } else { 0 },
            asked: raw.snapshot.asked.first().map(|&seat| Seat(seat)),
        }
    }
}
