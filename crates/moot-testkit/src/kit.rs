//! The trait by which a game describes itself to the tests.

use std::fmt::Debug;

use moot_core::{Dice, Evaluator, Game, SplitMix64, Violation};
use moot_table::Saved;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The options of the game of a kit.
pub type SetupOf<K> = <<K as Kit>::Game as Game>::Setup;
/// The state of the game of a kit.
pub type StateOf<K> = <<K as Kit>::Game as Game>::State;
/// The actions of the game of a kit.
pub type ActionOf<K> = <<K as Kit>::Game as Game>::Action;
/// The views of the game of a kit.
pub type ViewOf<K> = <<K as Kit>::Game as Game>::View;
/// The events of the game of a kit.
pub type EventOf<K> = <<K as Kit>::Game as Game>::Event;

/// Checks the invariants of a position.
pub type Invariants<K> = fn(&SetupOf<K>, &StateOf<K>) -> Result<(), Violation>;

/// What the tests need besides the rules. The test binary of a rules crate implements it for a marker type.
pub trait Kit {
    /// The rules.
    type Game: Evaluator<Action: Serialize + DeserializeOwned> + Saved;

    /// The text of `data/weights.txt`.
    const WEIGHTS: &'static str;

    /// The number of games at each table for the tests of evaluation and players: more for a game with few decisions.
    const GAMES: usize = 1;

    /// Every kind of table, with one setup each.
    fn setups() -> Vec<SetupOf<Self>>;

    /// Checks the invariants of a position.
    const INVARIANTS: Invariants<Self>;

    /// The board and the players as text, for goldens.
    const PRINT: fn(&SetupOf<Self>, &StateOf<Self>) -> String;

    /// The name of the phase, without its fields: [`debug_name`] of it.
    fn phase(state: &StateOf<Self>) -> String;

    /// The weight of an action in [`busy`], relative to others of the same list. At least 1.
    fn liking(state: &StateOf<Self>, action: &ActionOf<Self>) -> u32;

    /// The choice of [`walk`](crate::walk): by default that of [`busy`].
    fn stroll(state: &StateOf<Self>, legal: &[ActionOf<Self>], dice: &mut SplitMix64) -> ActionOf<Self> {
        busy::<Self>(state, legal, dice)
    }
}

/// The setups of [`Kit::setups`], each [`Kit::GAMES`] times.
pub(crate) fn tables<K: Kit>() -> impl Iterator<Item = SetupOf<K>> {
    (0..K::GAMES).flat_map(|_| K::setups())
}

/// A random legal action, weighted by [`Kit::liking`], so that rare actions are played.
pub fn busy<K: Kit + ?Sized>(
    state: &StateOf<K>,
    legal: &[ActionOf<K>],
    dice: &mut SplitMix64,
) -> ActionOf<K> {
    let likings: Vec<u32> = legal.iter().map(|action| K::liking(state, action)).collect();
    let mut left = dice.below(likings.iter().sum());
    for (action, liking) in legal.iter().zip(likings) {
        if left < liking {
            return *action;
        }
        left -= liking;
    }
    legal[0]
}

/// A random legal action, each equally likely.
pub fn uniform<A: Copy>(legal: &[A], dice: &mut SplitMix64) -> A {
    legal[dice.below(legal.len() as u32) as usize]
}

/// The name of an enum variant, without its fields.
pub fn debug_name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}
