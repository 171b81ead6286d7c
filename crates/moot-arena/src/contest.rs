//! What the arena has to know of a game besides rules and judgement.

use std::ops::RangeInclusive;

use moot_core::{Guide, Seat};
use moot_table::Saved;

/// Things of one kind that players can take: cards, tiles, spells.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they are, in the plural.
    pub name: &'static str,
    /// What a player does who takes one.
    pub taken: &'static str,
    /// When one of them counts as on offer to a seat.
    pub offer: &'static str,
    /// Their names; at most 64.
    pub items: Vec<&'static str>,
}

/// One thing that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// By whom.
    pub seat: Seat,
    /// Of which group.
    pub group: usize,
    /// Which item.
    pub item: u8,
}

/// One more figure of a whole game.
#[derive(Clone, Debug)]
pub struct Measure {
    /// What it is.
    pub name: &'static str,
    /// Where its mean has to lie; `None` for a figure that is only reported.
    pub bound: Option<RangeInclusive<f64>>,
    /// Whether it is a share, printed in per cent.
    pub share: bool,
}

/// What a balanced game looks like.
#[derive(Clone, Debug)]
pub struct Aims {
    /// The mean points of winners.
    pub points: RangeInclusive<f64>,
    /// The share of each category in the points of winners, and the factor by which it may be off.
    pub shares: &'static [(&'static str, f64)],
    /// That factor.
    pub factor: f64,
    /// Turns of each player.
    pub turns: RangeInclusive<f64>,
    /// How far a seat's or a start's share of wins may be from the fair share.
    pub fair: f64,
    /// The least share of the games with an item on offer in which it is taken.
    pub taken: f64,
    /// The most by which an item may raise its owner's share of wins.
    pub raise: f64,
    /// Measures of the game's own, in the order of [`Contest::measure`].
    pub measures: Vec<Measure>,
}

/// A game that the arena can play.
pub trait Contest: Guide<Setup: Sync, View: Send, Action: Send> + Saved + Send {
    /// The usual setup for a number of players.
    ///
    /// # Errors
    /// Why the game cannot be played by so many.
    fn usual(players: u8) -> Result<Self::Setup, String>;

    /// The name of the game in full.
    fn title() -> &'static str;

    /// Where a seat started, for the comparison of start points.
    fn start(setup: &Self::Setup, state: &Self::State, seat: Seat) -> String;

    /// A seat's place in the order of the first round, from 0.
    fn place(setup: &Self::Setup, state: &Self::State, seat: Seat) -> usize;

    /// The round that has been reached.
    fn round(state: &Self::State) -> u32;

    /// Whether an action lays something on the board, for the count of placements.
    fn lays(action: &Self::Action) -> bool;

    /// What players can take, group by group.
    fn groups() -> Vec<Group>;

    /// Adds to `offers` (one set of bits a group) what `seat`, which decides now, could sooner or later take of what lies
    /// open to it.
    fn on_offer(setup: &Self::Setup, state: &Self::State, seat: Seat, offers: &mut [u64]);

    /// What was taken, if that is what happened.
    fn taken(event: &Self::Event) -> Option<Taken>;

    /// What balance means.
    fn aims(setup: &Self::Setup) -> Aims;

    /// The measures of a finished game.
    fn measure(setup: &Self::Setup, end: &Self::State) -> Vec<f64>;
}
