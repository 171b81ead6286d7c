//! The view of a seat, and its determinization.

use super::{CARDS, Choice, HoardSetup, HoardState, MAX_SEATS, NONE, Phase, fault, seats};
use crate::{Dice, Seat};

/// What a seat knows: the position without hidden information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoardView {
    /// The position; hidden hands and choices are blank, and the deck is empty.
    pub seen: HoardState,
    /// Which seats have a hidden card.
    pub hidden: [bool; MAX_SEATS],
    /// Which seats have made a hidden choice.
    pub chosen: [bool; MAX_SEATS],
}

pub fn view(setup: &HoardSetup, state: &HoardState, viewer: Option<Seat>) -> HoardView {
    let mut seen = HoardState { deck: 0, ..*state };
    let mut hidden = [false; MAX_SEATS];
    let mut chosen = [false; MAX_SEATS];
    for seat in
        Seat::all(seats(setup).into()).filter(|&seat| Some(seat) != viewer && state.phase != Phase::Over)
    {
        let at = seat.index();
        hidden[at] = seen.hands[at] != NONE;
        chosen[at] = seen.choices[at].is_some();
        seen.hands[at] = NONE;
        seen.choices[at] = None;
    }
    HoardView { seen, hidden, chosen }
}

pub fn determinize<const FAULT: u8>(
    setup: &HoardSetup,
    view: &HoardView,
    dice: &mut impl Dice,
) -> HoardState {
    let mut world = view.seen;
    if FAULT == fault::FORGETS_DISCARD {
        world.discard = 0;
    }
    let known =
        world.hands.iter().filter(|&&card| card != NONE).fold(world.discard, |set, &card| set | 1 << card);
    let mut unseen: Vec<u8> = (0..CARDS).filter(|card| known >> card & 1 == 0).collect();
    for seat in 0..usize::from(seats(setup)) {
        if view.hidden[seat] {
            world.hands[seat] = unseen.swap_remove(dice.below(unseen.len() as u32) as usize);
        }
        if view.chosen[seat] {
            world.choices[seat] = Some(if dice.below(2) == 0 { Choice::Keep } else { Choice::Swap });
        }
    }
    world.deck = unseen.iter().fold(0, |set, card| set | 1 << card);
    world
}
