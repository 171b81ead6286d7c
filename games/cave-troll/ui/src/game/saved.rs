//! How far a saved game is, found without replaying it.

use cave_troll::{Action, CaveTroll, Set};
use moot_table::{Entry, RawSave, entry_from};

use crate::text::cave_troll::cave;

/// Characters and round of a saved game. Where the save is odd, something plausible.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let variant = raw.setup.get("set").and_then(|set| set.as_str()) == Some("variant");
    let draws = raw.log.iter().filter_map(|line| entry_from::<CaveTroll>(line).ok());
    let draws = draws.filter(|entry| matches!(entry, Entry::Act { action: Action::Draw, .. })).count();
    cave().saved_at(if variant { Set::Variant } else { Set::Classic }, draws)
}
