//! How far a saved game is, found without replaying it.

use moot_table::{Entry, RawSave, entry_from};
use trolls_and_princesses::{Action, TrollsAndPrincesses};

use crate::text::trolls_and_princesses::princess;

/// Players and round of a saved game. Where the save is odd, something plausible.
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
    use moot_core::{SeatSet, Turn};
    use moot_table::{Seed, Table};
    use trolls_and_princesses::{Phase, Setup};

    #[test]
    fn a_save_is_as_far_as_its_game() {
        let setup = Setup::usual(3).unwrap();
        let mut table =
            Table::<TrollsAndPrincesses>::new(setup, Seed::typed("far"), SeatSet::all(3)).unwrap();
        let mut seen = 0;
        while table.turn() != Turn::Over && table.log().len() < 900 {
            let state = *table.state();
            if state.phase == Phase::Move && table.log().len().is_multiple_of(7) {
                let raw = RawSave::of(&table, &[], moot_ui::saves::APP).unwrap();
                assert_eq!(saved_at(&raw), princess().saved_at(3, state.round.into()));
                seen += 1;
            }
            let seat = state.asked();
            let legal = table.legal(seat);
            let pick = (table.log().len() * 5) % legal.len();
            table.play(seat, legal[pick]).unwrap();
        }
        assert!(seen > 3, "{seen}");
    }
}
