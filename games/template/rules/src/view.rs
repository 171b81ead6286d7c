//! The information of a seat, and determinizations of it.

use moot_core::{Dice, Seat};

use crate::{Hand, Setup, State};

/// The information of a seat or a spectator. Computer players and the worker receive views and never states, so the types
/// guarantee fairness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The seat of the view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table with what is hidden taken out: the hands of the others are [`Hand::Hidden`], and their cards are back in the
    /// pile of unseen cards.
    pub table: State,
}

impl View {
    pub(crate) fn new(setup: &Setup, state: &State, viewer: Option<Seat>) -> View {
        let mut table = *state;
        for seat in setup.seats().filter(|&seat| Some(seat) != viewer) {
            if let Hand::Held(card) = table.hand(seat) {
                table.pile = table.pile.with(card);
                table.player_mut(seat).hand = Hand::Hidden;
            }
        }
        View { seat: viewer, table }
    }

    /// A determinization: a position that is consistent with this view. Hidden cards are drawn from those that the viewer
    /// has not seen. It uses the view only, so a search cannot know more than its player.
    pub(crate) fn determinize(&self, setup: &Setup, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        for seat in setup.seats() {
            if state.hand(seat) == Hand::Hidden {
                let card = state.pile.draw(dice);
                // A view has at least as many unseen cards as hidden hands; the wire validates that for views from outside.
                if let Some(pile) = state.pile.without(card) {
                    state.pile = pile;
                    state.player_mut(seat).hand = Hand::Held(card);
                }
            }
        }
        state
    }
}
