//! The progress of a saved game, computed without a replay.

use moot_table::{Entry, RawSave, entry_from};
use mountain_king::{Action, MountainKing, Side};

use crate::text::table::king;

/// The side and the round of a saved game. Invalid saves yield a plausible value.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
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
    let side = if autumn { Side::Autumn } else { Side::Winter };
    let round = if set_up { ended / players + usize::from(!raw.snapshot.asked.is_empty()) } else { 0 };
    king().table.saved_at(side, round)
}
