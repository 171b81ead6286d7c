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
    /// The least share of the games with an item on offer in which it has to be taken; `None` to report it only.
    pub least: Option<f64>,
    /// The most by which an item may raise its owner's share of wins; `None` to report it only.
    pub most: Option<f64>,
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
    /// The mean points of winners; `None`, here and below, where a figure is only reported.
    pub points: Option<RangeInclusive<f64>>,
    /// The share of categories in the points of winners, and the factor by which it may be off.
    pub shares: &'static [(&'static str, f64)],
    /// That factor.
    pub factor: f64,
    /// Turns of each player.
    pub turns: Option<RangeInclusive<f64>>,
    /// How far a seat's or a start's share of wins may be from the fair share.
    pub fair: f64,
    /// Measures of the game's own, in the order of [`Contest::measure`].
    pub measures: Vec<Measure>,
}

/// A game that the arena can play.
pub trait Contest: Guide<Setup: Sync, View: Send, Action: Send> + Saved + Send {
    /// The names of the ways to set the game up, the usual one first.
    const SETUPS: &'static [&'static str];

    /// One of the [`SETUPS`](Self::SETUPS) for a number of players; `None` for a name that is not among them.
    ///
    /// # Errors
    /// Why so many cannot play that.
    fn setup(players: u8, name: &str) -> Option<Result<Self::Setup, String>>;

    /// The usual setup, or the one that is named.
    ///
    /// # Errors
    /// Why there is none of that name, or none for so many.
    fn table(players: u8, name: Option<&str>) -> Result<Self::Setup, String> {
        let name = name.or(Self::SETUPS.first().copied()).unwrap_or_default();
        Self::setup(players, name).unwrap_or_else(|| {
            Err(format!("'{name}' is no setup of {}: {}", Self::title(), Self::SETUPS.join(", ")))
        })
    }

    /// The name of the game in full.
    fn title() -> &'static str;

    /// Where a seat started, for the comparison of start points; `None` where all start alike.
    fn start(setup: &Self::Setup, state: &Self::State, seat: Seat) -> Option<String>;

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
    fn taken(event: &Self::Event) -> Vec<Taken>;

    /// The actions by which a seat decides to take an item of a group; none where it does not decide that by one action.
    fn ways(group: usize, item: u8) -> Vec<Self::Action> {
        let _ = (group, item);
        Vec::new()
    }

    /// What balance means.
    fn aims(setup: &Self::Setup) -> Aims;

    /// The measures of a finished game.
    fn measure(setup: &Self::Setup, end: &Self::State) -> Vec<f64>;
}
