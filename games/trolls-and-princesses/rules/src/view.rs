//! The view of a seat.

use moot_core::{Dice, Seat};

use crate::{Rounds, State, Time};

/// The information of a seat or a spectator: everything except the round cards in the hands of others, of which only the
/// backs are visible, and the order of piles and decks, which is hidden from all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The seat of the view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The state without hidden information: unknown cards of a hand are back among those not yet drawn.
    pub table: State,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Option<Seat>) -> View {
        let mut table = *state;
        for seat in state.all().filter(|&seat| Some(seat) != viewer) {
            let player = &mut table.players[seat.index()];
            table.unseen = table.unseen.plus(player.hand);
            player.hand = Rounds::NONE;
        }
        View { seat: viewer, table }
    }

    /// A determinization: a position that is consistent with this view.
    pub(crate) fn determinize(&self, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        for seat in state.all() {
            let player = &mut state.players[seat.index()];
            for time in Time::ALL {
                for _ in player.hand.of(time).len()..player.held[time as usize].into() {
                    let card = state.unseen.of(time).draw(dice);
                    state.unseen = state.unseen.without(card);
                    player.hand = player.hand.with(card);
                }
            }
        }
        state
    }
}
