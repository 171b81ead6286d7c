//! Who decides where the seats start.

use moot_core::{Dice, Seat, SplitMix64};

use crate::arena_game::ArenaGame;
use crate::seed_stream;

/// Who decides where the seats start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// The players, as the rules say.
    #[default]
    Chosen,
    /// A random draw. Players who judge the starts alike leave the same ones to the last place, and then the effects of places and of
    /// starts cannot be told apart.
    Drawn,
}

impl Starts {
    /// Draws the start of a seat; `None` if the players decide, or if the decision is another one.
    #[must_use]
    pub fn draw<G: ArenaGame>(
        self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Option<G::Action> {
        if self == Starts::Chosen {
            return None;
        }
        let mut legal = Vec::new();
        G::legal(setup, state, seat, &mut legal);
        legal.retain(G::takes_start);
        // Each seat has its own position in a stream that nothing else uses.
        let mut dice = SplitMix64::new(seed_stream::mix(seed, 5, seat.0.into()));
        (!legal.is_empty()).then(|| legal[dice.below(legal.len() as u32) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play;
    use crate::player_spec::PlayerSpec;
    use mountain_king::MountainKing;

    #[test]
    fn drawn_starts_differ_from_game_to_game_and_are_the_same_for_a_seed() {
        let setup = MountainKing::table(4, None).unwrap();
        let whelps: Vec<PlayerSpec> = vec!["whelp".parse().unwrap(); 4];
        let starts = |seed| play::<MountainKing>(&setup, &whelps, Starts::Drawn, seed).unwrap().starts;
        let games: Vec<_> = (0..6).map(starts).collect();
        assert_eq!(games[0], starts(0));
        for seat in 0..4 {
            assert!(
                games.iter().any(|starts| starts[seat] != games[0][seat]),
                "seat {seat} always starts there"
            );
        }
        for starts in games {
            let mut names: Vec<_> = starts.into_iter().flatten().collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 4, "each start once: {names:?}");
        }
    }
}
