//! How far a saved game is, found without replaying it.

use moot_table::{Entry, RawSave, entry_from};
use trolls_and_princesses::{Action, TrollsAndPrincesses};

use crate::words::trolls_and_princesses::princess;

/// Players and round of a saved game. Where the save is odd, something plausible.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let players = raw.setup.get("players").and_then(|players| players.as_u64());
    let players = players.and_then(|players| u8::try_from(players).ok()).unwrap_or(2).clamp(2, 4);
    let entries = raw.log.iter().filter_map(|line| entry_from::<TrollsAndPrincesses>(line).ok());
    let played = entries.filter(|entry| matches!(entry, Entry::Act { action: Action::Play(_), .. })).count();
    princess().saved_at(players, played.saturating_sub(1) / usize::from(players) + 1)
}
