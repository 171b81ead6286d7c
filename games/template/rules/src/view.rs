//! What a seat knows, and the worlds that it can imagine.

use moot_core::{Dice, Seat};

use crate::{Hand, Setup, State};

/// What a seat, or an onlooker, knows. Computer players and the worker are given views and never states, so fairness is a
/// matter of types.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; `None` for an onlooker.
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

    /// A table on which this view is true (determinization): hidden cards are drawn from those that the viewer has not seen.
    /// Nothing but the view goes into it, so a search cannot know more than its player.
    pub(crate) fn imagine(&self, setup: &Setup, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        for seat in setup.seats() {
            if state.hand(seat) == Hand::Hidden {
                let card = state.pile.draw(dice);
                // A view has at least as many unseen cards as hidden hands; the wire checks that of views from elsewhere.
                if let Some(pile) = state.pile.without(card) {
                    state.pile = pile;
                    state.player_mut(seat).hand = Hand::Held(card);
                }
            }
        }
        state
    }
}
