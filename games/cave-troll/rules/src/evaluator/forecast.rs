//! The expected length of a game, and the expected number of scorings until its end.

use moot_core::Seat;

use crate::player::Player;
use crate::{Cards, MAX_PLAYERS, State};

/// The number of cards from which "early" counts in full.
const EARLY: f32 = 8.0;
/// Icons of a scoring.
const ICONS: f32 = 5.0;

/// The expected future, from public information only: the cards that a colour has not played are public; which of them are
/// in the hand is not.
pub(crate) struct Forecast {
    /// Scorings of the whole board that are expected before the last one.
    pub(crate) scorings: f32,
    /// The scoring pile, in parts of what it takes.
    pub(crate) pile: f32,
    /// The progress of the game: 1 with many cards left, 0 at the end.
    pub(crate) early: f32,
    /// The share of its cards that each seat will still play.
    pub(crate) share: [f32; MAX_PLAYERS],
}

/// The cards that a player has not played.
fn unplayed(player: &Player) -> Cards {
    player.deck.plus(player.hand)
}

/// The scoring icons of a set of cards.
pub(crate) fn icons(cards: Cards) -> u8 {
    // No card with icons comes twice.
    cards.iter().map(|card| card.icons()).sum()
}

impl Forecast {
    pub(crate) fn new(state: &State) -> Forecast {
        let least = state.all().map(|seat| state.player(seat).deck_len()).min().unwrap_or(0);
        let mut share = [0.0; MAX_PLAYERS];
        let mut coming = 0.0;
        for seat in state.all() {
            let cards = unplayed(state.player(seat));
            // All seats draw about as often as the first one to draw its last card.
            let plays = f32::from(least.min(state.player(seat).deck_len()));
            let part = plays / f32::from(cards.len().max(1));
            share[seat.index()] = part;
            coming += part * f32::from(icons(cards));
        }
        let pile = f32::from(state.icons()) / ICONS;
        Forecast { scorings: pile + coming / ICONS, pile, early: (f32::from(least) / EARLY).min(1.0), share }
    }
}

/// The value of the gold for one's own last card, by how near it is, unless another seat is nearer.
pub(crate) fn race(state: &State, seat: Seat) -> f32 {
    let own = state.player(seat).deck_len();
    let nearer = state.others(seat).any(|other| state.player(other).deck_len() < own);
    if nearer { 0.0 } else { 3.0 / f32::from(own.max(1)) }
}
