//! What holds in every position (law 10): everything adds up to the box, and nothing contradicts anything else.
//!
//! The law suite checks them after every step, and the validation of a view from outside checks them too.

use moot_core::{Violation, ensure};

use crate::{Card, HEAPS, Hand, Heap, Phase, Pile, Player, Setup, State};

/// Checks the invariants.
///
/// # Errors
/// The first violation.
pub fn check_invariants(setup: &Setup, state: &State) -> Result<(), Violation> {
    heaps(setup, state)?;
    cards(setup, state)?;
    let unused = &state.players[setup.players().into()..];
    ensure(unused.iter().all(|player| *player == Player::NEW), || "an empty seat has something".into())?;
    turns(setup, state)
}

/// Turns go round the table, and in each one that is over a stone was taken or *rest* was played.
fn turns(setup: &Setup, state: &State) -> Result<(), Violation> {
    let taken: u8 = Heap::start(setup.size()).iter().sum::<u8>() - state.heaps.iter().sum::<u8>();
    let rests = setup.seats().filter(|&seat| state.hand(seat) == Hand::Played(Card::Rest)).count() as u8;
    let order = state.turn > 0 && (state.turn - 1) % setup.players() == state.active.0;
    ensure(order && state.turn - 1 <= taken + rests, || {
        format!("seat {} is active in turn {}", state.active, state.turn)
    })
}

/// No heap has grown, and each emptied heap was paid once.
fn heaps(setup: &Setup, state: &State) -> Result<(), Violation> {
    for (heap, start) in Heap::ALL.into_iter().zip(Heap::start(setup.size())) {
        let stones = state.stones(heap);
        ensure(stones <= start, || format!("heap {} has {stones} stones of {start}", heap.word()))?;
    }
    let standing = state.standing().count();
    let paid: u32 = (1..=(HEAPS - standing) as u32).sum();
    let points: u32 = setup.seats().map(|seat| u32::from(state.player(seat).points)).sum();
    ensure(points == paid, || format!("{points} points for heaps instead of {paid}"))?;
    // After a first take there has to be another heap for the second one.
    let others = match state.phase {
        Phase::Second { first } => state.standing().filter(|&heap| heap != first).count(),
        _ => standing,
    };
    let fits = match state.phase {
        Phase::Over => others == 0,
        Phase::First => others >= 2,
        _ => others >= 1,
    };
    ensure(fits, || format!("{standing} heaps stand at {:?}", state.phase))
}

/// Two cards of each kind, each in one place.
fn cards(setup: &Setup, state: &State) -> Result<(), Violation> {
    let mut all = state.pile;
    for seat in setup.seats() {
        let dealt = !matches!(state.phase, Phase::Deal(next) if next <= seat);
        let hand = state.hand(seat);
        ensure(dealt == (hand != Hand::Empty), || format!("seat {seat} has {hand:?} at {:?}", state.phase))?;
        ensure(hand != Hand::Hidden, || format!("the card of seat {seat} is hidden from the rules"))?;
        all = hand.card().map_or(all, |card| all.with(card));
    }
    ensure(all == Pile::DECK, || format!("the cards are {all:?}"))?;
    let two_hands = matches!(state.phase, Phase::First | Phase::Second { .. });
    let played = state.hand(state.active) == Hand::Played(Card::TwoHands);
    ensure(played || !two_hands, || format!("two hands were not played at {:?}", state.phase))
}
