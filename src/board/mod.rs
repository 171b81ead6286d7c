//! The mountain on the page: a pure function of the position and of what the player has picked up.
//!
//! [`places`] and [`reach`] ask the rules where something may lie or go, [`build`] makes a plain render model of it
//! ([`model`]), [`paint`] turns the model into SVG text, and the components only put that text into the page and hand
//! pointers, touches and keys to [`act`].

pub mod places;

#[cfg(test)]
pub(crate) mod tests {
    use moot_core::{Dice, Mixer, SeatSet};
    use moot_table::{Seed, Table};
    use mountain_king::{MountainKing, Phase, Setup, Stage, State};

    /// Positions from the middle of games that were played at random, each at the beginning of a turn.
    pub(crate) fn middles() -> Vec<(Setup, State)> {
        let mut found = Vec::new();
        for (players, seed) in [(4, 1), (3, 2), (5, 3), (2, 4)] {
            let setup = Setup::usual(players).expect("a number of players that can play");
            let seats = SeatSet::all(players.into());
            let mut table: Table<MountainKing> = Table::new(setup, Seed::typed("board"), seats).expect("a table");
            let mut dice = Mixer::new(seed);
            for ply in 1..=700 {
                let seat = table.state().active;
                let legal = table.legal(seat);
                if legal.is_empty() {
                    break;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                table.play(seat, action).expect("a legal action");
                let state = table.state();
                if ply % 60 < 20 && state.phase == Phase::Step && state.stage == Stage::Work && state.round > 0 {
                    found.push((setup, *state));
                }
            }
        }
        assert!(found.len() > 12, "{} positions", found.len());
        found
    }
}
