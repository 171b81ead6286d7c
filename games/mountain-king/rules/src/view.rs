//! The view of a seat.

use moot_core::{Dice, Seat};

use crate::card::NONE;
use crate::deck::draw;
use crate::{SPACES, State, deal};

/// The information of a seat or a spectator: everything except the starters in the hands of other seats during the draft
/// (team mates see each other's, ruling 84), the worth of the pedestal point tokens that lie face down with other teams
/// (ruling 62), and the order of the decks, which is hidden from all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The seat of the view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The state without hidden information. The honour of a token that lies face down is 0.
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
        for space in (0..SPACES).filter(|&space| state.face_down(space, seat)) {
            table.honours[space] = 0;
        }
        View { seat, table }
    }

    /// A determinization: a position that is consistent with this view.
    pub(crate) fn determinize(&self, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        deal::turn_tokens(&mut state, dice);
        let draft = &mut state.draft;
        let known = draft.hand.iter().filter(|&&starter| starter != NONE).count();
        for i in known..usize::from(draft.held) {
            // A view from outside may have too few cards, which its validation finds out.
            if draft.deck == 0 {
                break;
            }
            let starter = draw(draft.deck.into(), dice);
            draft.deck &= !(1 << starter);
            draft.hand[i] = starter;
        }
        draft.hand.sort_unstable();
        state
    }
}
