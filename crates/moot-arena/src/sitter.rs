//! A player in a running game.

use moot_core::{Dice, Guide, Mixer, Seat};
use moot_players::Mind;

/// A player in a running game.
pub enum Sitter<G: Guide> {
    /// Chooses legal actions uniformly at random: the baseline for every player.
    Random,
    /// A computer player, as on the page.
    Mind(Mind<G>),
}

impl<G: Guide> Sitter<G> {
    /// Replaces the weights; a random player has none.
    #[must_use]
    pub fn weighing(self, weights: &[f32]) -> Self {
        match self {
            Sitter::Random => Sitter::Random,
            Sitter::Mind(mind) => Sitter::Mind(mind.weighing(weights)),
        }
    }

    /// Makes the player avoid an action if there is any other. A random player ignores it.
    pub fn shun(&mut self, action: G::Action) {
        if let Sitter::Mind(mind) = self {
            mind.shun(action);
        }
    }

    /// Reports an action at the table, including the player's own.
    pub fn played(&mut self, own: bool, action: G::Action) {
        if let Sitter::Mind(mind) = self {
            mind.played(own, action);
        }
    }

    /// Chooses an action for `seat`, given its `view`. Returns `None` if there is nothing to decide.
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
