//! What a game provides for the arena besides rules and evaluation.

use crate::error::ArenaError;
use std::ops::RangeInclusive;

use moot_core::{Evaluator, Seat};
use moot_table::Saved;

/// Items of one kind that players can take: cards, tiles, spells.
#[derive(Clone, Debug)]
pub struct Group {
    /// The plural name of the items.
    pub name: &'static str,
    /// The verb for taking one, in the past tense.
    pub taken: &'static str,
    /// When an item counts as on offer to a seat.
    pub offer: &'static str,
    /// The names of the items, by index; at most 64.
    pub items: Vec<&'static str>,
    /// The least share of the games with an item on offer in which it should be taken; `None` to report it
    /// only.
    pub least: Option<f64>,
    /// The most by which an item may raise its owner's share of wins; `None` to report it only.
    pub most: Option<f64>,
}

/// An item that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The seat that took it.
    pub seat: Seat,
    /// The index of its group in [`ArenaGame::groups`].
    pub group: usize,
    /// Its index in the group.
    pub item: u8,
}

/// An additional figure of a whole game.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The name of the figure.
    pub name: &'static str,
    /// The range of acceptable values of its mean; `None` to report it only.
    pub bound: Option<RangeInclusive<f64>>,
    /// Whether it is a share, printed in per cent.
    pub share: bool,
}

/// The bounds of a balanced game. A bound is the range of acceptable values.
#[derive(Clone, Debug)]
pub struct BalanceTargets {
    /// The mean points of winners; `None`, here and below, to report the figure only.
    pub points: Option<RangeInclusive<f64>>,
    /// The expected share of each category in the points of winners, by name.
    pub shares: &'static [(&'static str, f64)],
    /// The factor by which such a share may deviate.
    pub factor: f64,
    /// The number of turns of each player.
    pub turns: Option<RangeInclusive<f64>>,
    /// The maximal deviation of the share of wins of a seat or start from the fair share.
    pub fair: f64,
    /// The game's own measures, in the order of [`ArenaGame::measure`].
    pub measures: Vec<Measure>,
}

impl BalanceTargets {
    /// Only seats and starts have a bound; the measures are reported.
    #[must_use]
    pub const fn free(measures: Vec<Measure>) -> BalanceTargets {
        BalanceTargets { points: None, shares: &[], factor: 1.0, turns: None, fair: 0.05, measures }
    }
}

/// A game that the arena can play.
pub trait ArenaGame: Evaluator<Setup: Sync, View: Send, Action: Send> + Saved + Send {
    /// The weights of the players that new ones are compared with, as the text of a weights file. Terms that it lacks weigh nothing.
    const CLASSIC: &'static str;

    /// The names of the setups, the usual one first.
    const SETUPS: &'static [&'static str];

    /// Returns one of the [`SETUPS`](Self::SETUPS) for a number of players; `None` for an unknown name.
    ///
    /// # Errors
    /// Why the setup does not allow that number of players.
    fn setup(players: u8, name: &str) -> Option<Result<Self::Setup, ArenaError>>;

    /// Returns the named setup, or the usual one for `None`.
    ///
    /// # Errors
    /// Why there is no such setup, or none for that number of players.
    fn table(players: u8, name: Option<&str>) -> Result<Self::Setup, ArenaError> {
        let name = name.or(Self::SETUPS.first().copied()).unwrap_or_default();
        Self::setup(players, name).unwrap_or_else(|| {
            Err(ArenaError::UnknownSetup {
                name: name.to_owned(),
                game: Self::title(),
                known: Self::SETUPS.join(", "),
            })
        })
    }

    /// Returns the full name of the game.
    fn title() -> &'static str;

    /// Returns the name of a seat's start, for the comparison of starts; `None` if all seats start alike.
    fn start(setup: &Self::Setup, state: &Self::State, seat: Seat) -> Option<String>;

    /// Returns whether an action takes the start of a seat. By default no action does.
    fn takes_start(_action: &Self::Action) -> bool {
        false
    }

    /// Returns the place of a seat in the turn order of the first round, from 0.
    fn place(setup: &Self::Setup, state: &Self::State, seat: Seat) -> usize {
        let seats = Self::seats(setup);
        (seat.index() + seats - Self::first(state).index()) % seats
    }

    /// Returns the seat that has the first turn of the game.
    fn first(state: &Self::State) -> Seat;

    /// Returns the number of the current round.
    fn round(state: &Self::State) -> u32;

    /// Returns whether an action places something on the board, for the count of placements.
    fn lays(action: &Self::Action) -> bool;

    /// Returns the groups of items that players can take.
    fn groups() -> Vec<Group>;

    /// Adds to `offers` the items that are openly available to `seat`, which decides now. `offers[group]` is
    /// a bit set of items.
    fn on_offer(setup: &Self::Setup, state: &Self::State, seat: Seat, offers: &mut [u64]);

    /// Returns the item that an event says was taken, if any.
    fn taken(event: &Self::Event) -> Vec<Taken>;

    /// Returns the actions that take an item of a group in every position. None if no action names the item.
    fn ways(group: usize, item: u8) -> Vec<Self::Action> {
        let _ = (group, item);
        Vec::new()
    }

    /// Returns the group and the item that an action takes in a position, for items without [`ways`](Self::ways).
    fn takes(state: &Self::State, action: &Self::Action) -> Option<(usize, u8)> {
        let _ = (state, action);
        None
    }

    /// Returns the bounds of a balanced game.
    fn targets(setup: &Self::Setup) -> BalanceTargets;

    /// Returns the measures of a finished game.
    fn measure(setup: &Self::Setup, end: &Self::State) -> Vec<f64>;
}
