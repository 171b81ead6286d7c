//! What a seat may know.

use moot_core::{Dice, Seat};

use crate::State;
use crate::card::NONE;
use crate::deck::nth_bit;

/// What a seat, or an onlooker, may know: everything but the starters in the hand of somebody else who drafts (team mates show
/// each other theirs, ruling 84), and what nobody knows, the order of the decks. (Pedestal point tokens lie face down, but everybody saw them being taken.)
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The table with what is hidden taken out.
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

    /// A table on which this view is true.
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> State {
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
