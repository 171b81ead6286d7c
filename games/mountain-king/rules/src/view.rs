//! The view of a seat.

use moot_core::{Dice, Seat};

use crate::State;
use crate::card::NONE;
use crate::deck::nth_bit;

/// The information of a seat or a spectator: everything except the starters in the hands of other seats during the draft
/// (team mates see each other's, ruling 84), and the order of the decks, which is hidden from all. (Pedestal point tokens
/// lie face down, but all seats saw them being taken.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The seat of the view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The state without hidden information.
    pub table: State,
}

impl View {
    pub(crate) fn new(state: &State, seat: Option<Seat>) -> View {
        let mut table = *state;
        if !seat.is_some_and(|seat| state.team(state.active).contains(seat)) {
            for starter in table.draft.hand.into_iter().filter(|&starter| starter != NONE) {
                table.draft.deck |= 1 << starter;
            }
            table.draft.hand = [NONE; 2];
        }
        View { seat, table }
    }

    /// A determinization: a position that is consistent with this view.
    pub(crate) fn determinize(&self, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        let draft = &mut state.draft;
        let known = draft.hand.iter().filter(|&&starter| starter != NONE).count();
        for i in known..usize::from(draft.held) {
            let starter = nth_bit(draft.deck.into(), dice.below(draft.deck.count_ones()));
            draft.deck &= !(1 << starter);
            draft.hand[i] = starter;
        }
        draft.hand.sort_unstable();
        state
    }
}
