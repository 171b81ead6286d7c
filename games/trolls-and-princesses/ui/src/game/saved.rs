//! The progress of a saved game, computed without a replay.

use moot_table::{Entry, RawSave, entry_from};
use trolls_and_princesses::{Action, TrollsAndPrincesses};

use crate::text::table::princess;

/// The players and the round of a saved game. Invalid saves yield a plausible value.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let players = raw.setup.get("players").and_then(|players| players.as_u64());
    let players = players.and_then(|players| u8::try_from(players).ok()).unwrap_or(2).clamp(2, 4);
    let entries = raw.log.iter().filter_map(|line| entry_from::<TrollsAndPrincesses>(line).ok());
    let played = entries.filter(|entry| matches!(entry, Entry::Act { action: Action::Play(_), .. })).count();
    princess().saved_at(players, played.saturating_sub(1) / usize::from(players) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::{Phase, Setup};

    #[test]
    fn saved_at_reports_the_progress_of_the_game() {
        let mut seen = 0;
        played::<TrollsAndPrincesses>(Setup::usual(3).unwrap(), "far", |table, seat, legal| {
            let state = table.state();
            if state.phase == Phase::Move && table.log().len().is_multiple_of(7) {
                let raw = RawSave::of(table, &[], moot_ui::saves::APP).unwrap();
                assert_eq!(saved_at(&raw), princess().saved_at(3, state.round.into()));
                seen += 1;
            }
            by_stride(5)(table, seat, legal).filter(|_| table.log().len() < 900)
        })
        .unwrap();
        assert!(seen > 3, "{seen}");
    }
}
