//! Somebody who sits at a table: a computer player, or nobody but the dice.

use moot_core::{Dice, Guide, Mixer, Seat};
use moot_players::Mind;

/// A player that has sat down to a game.
pub enum Sitter<G: Guide> {
    /// Any legal action is as good as any other: what every player has to beat.
    Random,
    /// A computer player as on the page.
    Mind(Mind<G>),
}

impl<G: Guide> Sitter<G> {
    /// The same player with other weights; dice have none.
    #[must_use]
    pub fn weighing(self, weights: &[f32]) -> Self {
        match self {
            Sitter::Random => Sitter::Random,
            Sitter::Mind(mind) => Sitter::Mind(mind.weighing(weights)),
        }
    }

    /// From now on it leaves an action alone, as long as there is anything else to do; dice leave nothing alone.
    pub fn shun(&mut self, action: G::Action) {
        if let Sitter::Mind(mind) = self {
            mind.shun(action);
        }
    }

    /// Tells of a decision at the table, its own included.
    pub fn played(&mut self, own: bool, action: G::Action) {
        if let Sitter::Mind(mind) = self {
            mind.played(own, action);
        }
    }

    /// Chooses an action for `seat`, which knows `view`; `None` when nothing is to be decided.
    pub fn choose(&mut self, setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
        match self {
            Sitter::Random => {
                let mut dice = Mixer::new(seed);
                let world = G::imagine(setup, view, &mut dice);
                let mut legal = Vec::new();
                G::legal(setup, &world, seat, &mut legal);
                let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
                legal.get(dice.below(count) as usize).copied()
            }
            Sitter::Mind(mind) => mind.choose(setup, view, seat, seed),
        }
    }
}
