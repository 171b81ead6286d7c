//! Actions and chance events.

use std::sync::atomic::{AtomicU32, Ordering};

use super::{
    CARDS, Choice, HoardAction, HoardEvent, HoardIllegal, HoardOutcome, HoardSetup, HoardState, MAX_SEATS,
    NONE, PRICE, Phase, fault, rounds, seats,
};
use crate::{EventSink, Seat, SeatSet, Step};

/// A global counter: the fault `HIDDEN_COUNTER` makes results depend on it.
static ELSEWHERE: AtomicU32 = AtomicU32::new(0);

pub fn check<const FAULT: u8>(
    setup: &HoardSetup,
    state: &HoardState,
    seat: Seat,
    action: HoardAction,
) -> Result<(), HoardIllegal> {
    let unasked = FAULT == fault::UNASKED_ACCEPTED;
    match (state.phase, action) {
        (Phase::Choose, HoardAction::Choose(choice)) if seat.0 < seats(setup) => {
            if FAULT == fault::LISTED_REFUSED && choice == Choice::Swap && state.round == 1 {
                return Err(HoardIllegal::NotNow);
            }
            if state.choices[seat.index()].is_some() && !unasked { Err(HoardIllegal::NotNow) } else { Ok(()) }
        }
        (Phase::Buy(buyer), HoardAction::Pass) if buyer == seat || unasked => Ok(()),
        (Phase::Buy(buyer), HoardAction::Hat { red, blue }) if buyer == seat => {
            let [reds, blues] = state.purse[seat.index()];
            if red.checked_add(blue) != Some(PRICE) {
                return Err(HoardIllegal::Price { paid: red.saturating_add(blue) });
            }
            if FAULT == fault::COUNTERFEIT {
                return Ok(());
            }
            if red > reds {
                return Err(HoardIllegal::Short { have: reds });
            }
            if blue > blues { Err(HoardIllegal::Short { have: blues }) } else { Ok(()) }
        }
        _ => Err(HoardIllegal::NotNow),
    }
}

pub fn act<const FAULT: u8>(
    setup: &HoardSetup,
    state: &mut HoardState,
    seat: Seat,
    action: HoardAction,
    events: &mut impl EventSink<HoardEvent>,
) -> Step {
    let everybody = SeatSet::all(seats(setup).into());
    let mut informed = SeatSet::NONE;
    match action {
        HoardAction::Choose(choice) => {
            state.choices[seat.index()] = Some(choice);
            events.send(HoardEvent::Chose(seat));
            if state.choices[..seats(setup).into()].iter().all(Option::is_some) {
                reveal(setup, state, events);
                informed = everybody;
            }
        }
        HoardAction::Pass => {
            if FAULT == fault::PEEK {
                state.peeked = state.hands[(seat.index() + 1) % usize::from(seats(setup))];
            }
            informed = next_buyer::<FAULT>(setup, state, seat, events);
        }
        HoardAction::Hat { red, blue } => {
            for (colour, paid) in [red, blue].into_iter().enumerate() {
                state.purse[seat.index()][colour] = state.purse[seat.index()][colour].saturating_sub(paid);
                state.bank[colour] += paid;
            }
            if FAULT == fault::LOST_COIN {
                state.bank[0] -= 1;
            }
            state.hats[seat.index()] += 1;
            events.send(HoardEvent::Hat(seat));
            informed = next_buyer::<FAULT>(setup, state, seat, events);
        }
    }
    if FAULT == fault::HIDDEN_COUNTER {
        state.peeked = ELSEWHERE.fetch_add(1, Ordering::Relaxed) as u8 % CARDS;
    }
    Step { informed: said::<FAULT>(informed) }
}

pub fn apply_chance<const FAULT: u8>(
    setup: &HoardSetup,
    state: &mut HoardState,
    outcome: HoardOutcome,
    events: &mut impl EventSink<HoardEvent>,
) -> Result<Step, HoardIllegal> {
    let informed = match (state.phase, outcome) {
        (Phase::Deal(seat) | Phase::Redraw(seat), HoardOutcome::Card(card)) => {
            if card >= CARDS || state.deck >> card & 1 == 0 {
                if FAULT == fault::REFUSED_CHANGES {
                    state.peeked = card;
                }
                return Err(HoardIllegal::NoSuchCard);
            }
            state.deck &= !(1 << card);
            state.hands[seat.index()] = card;
            events.send(HoardEvent::Drew(seat));
            let next = Seat(seat.0 + 1);
            state.phase = match state.phase {
                Phase::Deal(_) if next.0 < seats(setup) => Phase::Deal(next),
                Phase::Deal(_) => Phase::Choose,
                _ => redraw(setup, state),
            };
            SeatSet::one(seat)
        }
        (Phase::Coin(seat), HoardOutcome::Coin(colour)) => {
            let bare = state.bank == [0, 0];
            match state.bank.get_mut(usize::from(colour)) {
                Some(coins @ 1..) => {
                    *coins -= 1;
                    state.purse[seat.index()][usize::from(colour)] += 1;
                    events.send(HoardEvent::Coin(seat, colour));
                }
                None if bare && colour == 2 => {}
                _ => return Err(HoardIllegal::Short { have: 0 }),
            }
            state.phase = Phase::Buy(seat);
            if FAULT == fault::SILENT_DRAW { SeatSet::NONE } else { SeatSet::all(seats(setup).into()) }
        }
        _ => return Err(HoardIllegal::NotNow),
    };
    Ok(Step { informed: said::<FAULT>(informed) })
}

fn said<const FAULT: u8>(informed: SeatSet) -> SeatSet {
    if FAULT == fault::NOTHING_LEARNT { SeatSet::NONE } else { informed }
}

/// All seats have chosen: those that swap discard their card face up.
fn reveal(setup: &HoardSetup, state: &mut HoardState, events: &mut impl EventSink<HoardEvent>) {
    for seat in Seat::all(seats(setup).into()) {
        if state.choices[seat.index()] == Some(Choice::Swap) {
            let card = state.hands[seat.index()];
            state.discard |= 1 << card;
            state.hands[seat.index()] = NONE;
            events.send(HoardEvent::Discarded(seat, card));
        }
    }
    state.choices = [None; MAX_SEATS];
    state.phase = redraw(setup, state);
}

/// The first seat without a card draws one; after that the coins are drawn.
fn redraw(setup: &HoardSetup, state: &mut HoardState) -> Phase {
    if state.deck == 0 {
        (state.deck, state.discard) = (state.discard, 0);
    }
    let bare = Seat::all(seats(setup).into()).find(|seat| state.hands[seat.index()] == NONE);
    bare.map_or(Phase::Coin(Seat(0)), Phase::Redraw)
}

/// The next seat draws its coin, or the next round starts, or the game is over and all hands are public.
fn next_buyer<const FAULT: u8>(
    setup: &HoardSetup,
    state: &mut HoardState,
    seat: Seat,
    events: &mut impl EventSink<HoardEvent>,
) -> SeatSet {
    if seat.0 + 1 < seats(setup) {
        state.phase = Phase::Coin(Seat(seat.0 + 1));
        return SeatSet::NONE;
    }
    if FAULT != fault::ENDLESS {
        state.round += 1;
    }
    if state.round < rounds(setup) {
        state.phase = Phase::Choose;
        return SeatSet::NONE;
    }
    state.phase = Phase::Over;
    events.send(HoardEvent::Over);
    SeatSet::all(seats(setup).into())
}
