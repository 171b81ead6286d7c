//! The progress of a saved game, computed without a replay.

use cave_troll::{Action, CaveTroll, Set};
use moot_table::{Entry, RawSave, entry_from};

use crate::text::table::cave;

/// The character set and the round of a saved game. Invalid saves yield a plausible value.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let variant = raw.setup.get("set").and_then(|set| set.as_str()) == Some("variant");
    let draws = raw.log.iter().filter_map(|line| entry_from::<CaveTroll>(line).ok());
    let draws = draws.filter(|entry| matches!(entry, Entry::Act { action: Action::Draw, .. })).count();
    cave().saved_at(if variant { Set::Variant } else { Set::Classic }, draws)
}
