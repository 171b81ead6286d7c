//! What holds in every position (law 10): everything adds up to the box, and nothing contradicts anything else.
//!
//! The law suite asks after every step; the wire asks before it believes a view that came from elsewhere.

use crate::{Card, HEAPS, Hand, Heap, Phase, Pile, Player, Setup, State};

fn that(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Counts everything.
///
/// # Errors
/// What is missing, too much, or contradictory.
pub fn census(setup: &Setup, state: &State) -> Result<(), String> {
    heaps(setup, state)?;
    cards(setup, state)?;
    let unused = &state.players[setup.players().into()..];
    that(unused.iter().all(|player| *player == Player::NEW), || "an empty seat has something".into())?;
    turns(setup, state)
}

/// Turns go round the table, and in each one that is over a stone was taken or *rest* was played.
fn turns(setup: &Setup, state: &State) -> Result<(), String> {
    let taken: u8 = Heap::start(setup.size()).iter().sum::<u8>() - state.heaps.iter().sum::<u8>();
    let rests = setup.seats().filter(|&seat| state.hand(seat) == Hand::Played(Card::Rest)).count() as u8;
    let order = state.turn > 0 && (state.turn - 1) % setup.players() == state.active.0;
    that(order && state.turn - 1 <= taken + rests, || {
        format!("seat {} is active in turn {}", state.active, state.turn)
    })
}

/// No heap has grown, and each emptied heap was paid once.
fn heaps(setup: &Setup, state: &State) -> Result<(), String> {
    for (heap, start) in Heap::ALL.into_iter().zip(Heap::start(setup.size())) {
        let stones = state.stones(heap);
        that(stones <= start, || format!("heap {} has {stones} stones of {start}", heap.word()))?;
    }
    let standing = state.standing().count();
    let paid: u32 = (1..=(HEAPS - standing) as u32).sum();
    let points: u32 = setup.seats().map(|seat| u32::from(state.player(seat).points)).sum();
    that(points == paid, || format!("{points} points for heaps instead of {paid}"))?;
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
    that(fits, || format!("{standing} heaps stand at {:?}", state.phase))
}

/// Two cards of each kind, each in one place.
fn cards(setup: &Setup, state: &State) -> Result<(), String> {
    let mut all = state.pile;
    for seat in setup.seats() {
        let dealt = !matches!(state.phase, Phase::Deal(next) if next <= seat);
        let hand = state.hand(seat);
        that(dealt == (hand != Hand::Empty), || format!("seat {seat} has {hand:?} at {:?}", state.phase))?;
        that(hand != Hand::Hidden, || format!("the card of seat {seat} is hidden from the rules"))?;
        all = hand.card().map_or(all, |card| all.with(card));
    }
    that(all == Pile::DECK, || format!("the cards are {all:?}"))?;
    let two_hands = matches!(state.phase, Phase::First | Phase::Second { .. });
    let played = state.hand(state.active) == Hand::Played(Card::TwoHands);
    that(played || !two_hands, || format!("two hands were not played at {:?}", state.phase))
}
