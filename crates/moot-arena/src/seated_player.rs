//! A player in a running game.

use std::time::{Duration, Instant};

use moot_core::{Dice, Evaluator, Seat, SplitMix64};
use moot_players::{ComputerPlayer, Style};

/// A player in a running game.
pub enum SeatedPlayer<G: Evaluator> {
    /// Chooses legal actions uniformly at random: the baseline for every player.
    Random,
    /// A computer player, as on the page.
    Computer(ComputerPlayer<G>),
    /// A computer player that has a time instead of a number of simulations.
    Timed {
        /// The player.
        player: ComputerPlayer<G>,
        /// The time for each decision.
        each: Duration,
    },
}

impl<G: Evaluator> SeatedPlayer<G> {
    /// Replaces the weights; a random player has none.
    #[must_use]
    pub fn weighing(self, weights: &[f32]) -> Self {
        match self {
            SeatedPlayer::Random => SeatedPlayer::Random,
            SeatedPlayer::Computer(player) => SeatedPlayer::Computer(player.weighing(weights)),
            SeatedPlayer::Timed { player, each } => {
                SeatedPlayer::Timed { player: player.weighing(weights), each }
            }
        }
    }

    /// Replaces the parameters of the search; a random player has none.
    #[must_use]
    pub fn in_style(self, style: Style) -> Self {
        match self {
            SeatedPlayer::Random => SeatedPlayer::Random,
            SeatedPlayer::Computer(player) => SeatedPlayer::Computer(player.in_style(style)),
            SeatedPlayer::Timed { player, each } => {
                SeatedPlayer::Timed { player: player.in_style(style), each }
            }
        }
    }

    /// Makes the player avoid these actions, and no others, if there is any other. A random player ignores it.
    pub fn exclude(&mut self, actions: Vec<G::Action>) {
        if let SeatedPlayer::Computer(player) | SeatedPlayer::Timed { player, .. } = self {
            player.exclude(actions);
        }
    }

    /// Reports an action at the table, including the player's own.
    pub fn played(&mut self, own: bool, action: G::Action) {
        if let SeatedPlayer::Computer(player) | SeatedPlayer::Timed { player, .. } = self {
            player.played(own, action);
        }
    }

    /// Chooses an action for `seat`, given its `view`. Returns `None` if there is nothing to decide.
    pub fn choose(&mut self, setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
        match self {
            SeatedPlayer::Random => {
                let mut dice = SplitMix64::new(seed);
                let world = G::determinize(setup, view, &mut dice);
                let mut legal = Vec::new();
                G::legal(setup, &world, seat, &mut legal);
                let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
                legal.get(dice.below(count) as usize).copied()
            }
            SeatedPlayer::Computer(player) => player.choose(setup, view, seat, seed),
            SeatedPlayer::Timed { player, each } => {
                let end = Instant::now() + *each;
                player.choose_until(setup, view, seat, seed, || Instant::now() >= end)
            }
        }
    }
}
