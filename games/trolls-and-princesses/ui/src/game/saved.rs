//! The progress of a saved game, computed without a replay.

use moot_core::Seat;
use moot_table::{Entry, RawSave, entry_from};
use trolls_and_princesses::{Action, TrollsAndPrincesses};

use crate::text::table::princess;

/// The players and the round of a saved game. Invalid saves yield a plausible value.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let players = raw.setup.get("players").and_then(|players| players.as_u64());
    let players = players.and_then(|players| u8::try_from(players).ok()).unwrap_or(2).clamp(2, 4);
    princess().saved_at(players, round(raw))
}

/// The round of a saved game: how many turns the player on turn has begun. Each begins with a round card.
fn round(raw: &RawSave) -> usize {
    let acts = raw.log.iter().filter_map(|line| match entry_from::<TrollsAndPrincesses>(line).ok()? {
        Entry::Act { seat, action } => Some((seat, action)),
        Entry::Chance(_) => None,
    });
    let acts: Vec<(Seat, Action)> = acts.collect();
    let begun = || acts.iter().filter(|(_, action)| matches!(action, Action::Play(_))).map(|&(seat, _)| seat);
    let turns = |of: Seat| begun().filter(|&seat| seat == of).count();
    let (Some(last), Some((_, act))) = (begun().next_back(), acts.last()) else { return 1 };
    match raw.snapshot.asked.first().map(|&seat| Seat(seat)) {
        // Another player decides although the turn goes on only after a push: where the pushed troll flees.
        Some(asked) if asked != last && !matches!(act, Action::Move { .. }) => turns(asked) + 1,
        _ => turns(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::Setup;

    #[test]
    fn saved_at_reports_the_progress_of_the_game() {
        let mut seen = 0;
        played::<TrollsAndPrincesses>(Setup::usual(3).unwrap(), "far", |table, seat, legal| {
            let state = table.state();
            if state.round > 0 && table.log().len().is_multiple_of(3) {
                let raw = RawSave::of(table, &[], moot_ui::saves::APP).unwrap();
                assert_eq!(saved_at(&raw), princess().saved_at(3, state.round.into()));
                seen += 1;
            }
            by_stride(5)(table, seat, legal).filter(|_| table.log().len() < 900)
        })
        .unwrap();
        assert!(seen > 60, "{seen}");
    }
}
