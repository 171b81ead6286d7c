//! What a seat may know.

use moot_core::{Dice, Seat};

use crate::{Rounds, State, Time};

/// What a seat, or an onlooker, may know: everything but the round cards in the hands of others, of which only the backs
/// are seen, and what nobody knows, the order of piles and decks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// The table with what is hidden taken out: unknown cards of a hand are back among those that nobody has drawn.
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

    /// A table on which this view is true.
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> State {
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
