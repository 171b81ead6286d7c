//! The view of a seat.

use moot_core::{Dice, Seat};

use crate::{Artifact, Card, Cards, Phase, State};

/// The information of a seat or a spectator: everything except the hands and the face-down artifacts of others (which are
/// revealed at the end), and the order of the decks, which is hidden from all. Raven's Eye reveals more to its player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The seat of the view; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The state without hidden information: unknown cards of a hand are back in their deck, unknown artifacts back in the
    /// pile.
    pub table: State,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Option<Seat>) -> View {
        let mut table = *state;
        let eye = state.eye.filter(|eye| Some(eye.seat) == viewer);
        for seat in state.all().filter(|&seat| Some(seat) != viewer) {
            let i = seat.index();
            let known = eye.map_or(Card::NONE, |eye| eye.hands[i]);
            let known = if known.is_some() { Cards::EMPTY.with(known) } else { Cards::EMPTY };
            let player = &mut table.players[i];
            player.deck = player.deck.plus(player.hand.minus(known));
            player.hand = known;
            player.top = [Card::NONE; crate::player::SEEN];
            player.seen = Cards::EMPTY;
            let shown = state.phase == Phase::Over;
            if !shown
                && !eye.is_some_and(|eye| eye.artifacts.contains(seat))
                && let Some(artifact) = table.relics[i].take()
            {
                table.artifacts |= 1 << artifact as u8;
            }
        }
        if eye.is_none()
            && let Some(eye) = &mut table.eye
        {
            eye.hands = [Card::NONE; crate::MAX_PLAYERS];
        }
        View { seat: viewer, table }
    }

    /// A determinization: a position that is consistent with this view. It leaves out what Raven's Eye has shown to another
    /// seat.
    pub(crate) fn determinize(&self, dice: &mut impl Dice) -> State {
        let mut state = self.table;
        for seat in state.all() {
            let i = seat.index();
            let player = &mut state.players[i];
            for _ in player.hand.len()..player.held {
                let card = player.deck.draw(dice);
                player.deck = player.deck.without(card);
                player.hand = player.hand.with(card);
            }
            let mut rest = player.deck;
            for card in &mut player.top[..usize::from(player.topped)] {
                if !card.is_some() {
                    *card = rest.draw(dice);
                }
                rest = rest.without(*card);
            }
            for _ in player.seen.len()..player.looked {
                let card = rest.minus(player.seen).draw(dice);
                player.seen = player.seen.with(card);
            }
            if state.holders.contains(seat) && state.relics[i].is_none() {
                let nth = dice.below(state.artifacts.count_ones()) as usize;
                let left = |&one: &Artifact| state.artifacts >> one as u8 & 1 == 1;
                if let Some(artifact) = Artifact::ALL.into_iter().filter(left).nth(nth) {
                    state.artifacts &= !(1 << artifact as u8);
                    state.relics[i] = Some(artifact);
                }
            }
        }
        state
    }
}
