//! The effects of actions. What can follow is settled afterwards (`State::settle`).

use moot_core::{EventSink, Step};

use crate::{
    Action, Event, Phase, Setup, State, deal, dig, hall, pedestal, recruit, spells, statue, trade, workshop,
};

/// Carries out a legal action of the active player.
pub(crate) fn act(
    setup: &Setup,
    state: &mut State,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Step {
    let board = setup.board();
    match action {
        Action::Gate(start) => deal::gate(setup, state, start, events),
        Action::Keep { starter, slot } => return deal::keep(setup, state, starter, slot, events),
        Action::Cast { page, rune } => spells::cast(state, page, rune, events),
        Action::Activate(site) => workshop::activate(board, state, site, events),
        Action::Use { swap, paid } => workshop::exchange(state, swap, paid, events),
        Action::Carry(token) => workshop::carry(state, token, events),
        Action::Recruit { place, paid } => recruit::act(state, place, paid, events),
        Action::Bribe(token) => recruit::bribe(state, token, events),
        Action::Pick(clan) => pedestal::pick(state, clan, events),
        Action::Place(slot) => recruit::place(setup, state, slot, events),
        Action::Dig { shape, cost } => state.phase = Phase::Lay { shape, cost },
        Action::Lay { lie, at, paid } => dig::lay(board, state, (lie, at), paid, events),
        Action::Bless(clan) => dig::bless(board, state, clan, events),
        Action::Found(kind) => workshop::found(state, kind, events),
        Action::Skip => state.skip(setup, events),
        Action::Dedicate { hall, lie, at } => hall::act(state, hall, lie, at, events),
        Action::Cart { from, to, cart } => statue::cart(state, from, to, cart, events),
        Action::Trade { get, market } => trade::begin(state, get, market),
        Action::Give(token) => trade::give(state, token, events),
        Action::Reclaim(at) => spells::reclaim(state, at, events),
        Action::Dowse(at) => spells::dowse(board, state, at, events),
        Action::Replace(place) => spells::replace(state, place, events),
        Action::Wake(slot) => spells::wake(state, slot, events),
        Action::Swap(a, b) => spells::swap(state, a, b, events),
        Action::Transmute { to, paid } => spells::transmute(state, to, paid, events),
        Action::Walk { from, to } | Action::Stir { from, to } => spells::shift(state, from, to, events),
        Action::Consecrate { clan, at } => spells::consecrate(board, state, clan, at, events),
        Action::Done => done(setup, state),
        Action::EndTurn => state.end_turn(setup, events),
    }
    Step::default()
}

/// Ends the current decision. The phases that cannot be ended stay as they are.
fn done(setup: &Setup, state: &mut State) {
    match state.phase {
        Phase::Use => workshop::finish(state),
        Phase::Pick => state.phase = Phase::Place,
        Phase::Anchor(_) => state.phase = Phase::Found(dig::new_sites(setup.board(), state)),
        Phase::Found(sites) => state.phase = Phase::Found(sites & sites.wrapping_sub(1)),
        Phase::Step => state.after_step_two(),
        Phase::Dowse(_) | Phase::Horn(_) | Phase::Swap(_) | Phase::Carry(_) => state.phase = Phase::Step,
        Phase::Deal(_)
        | Phase::Gate
        | Phase::Draw
        | Phase::Draft
        | Phase::Refill(_)
        | Phase::Bag(_)
        | Phase::Page(_)
        | Phase::Bribe { .. }
        | Phase::Place
        | Phase::Lay { .. }
        | Phase::Trade { .. }
        | Phase::Reclaim
        | Phase::Wake
        | Phase::Transmute
        | Phase::Walk
        | Phase::Stir
        | Phase::Consecrate
        | Phase::Arm
        | Phase::Over => {}
    }
}
