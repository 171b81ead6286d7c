//! The implementation of [`moot_core::Game`] for the Mountain King: the functions for each phase.

use moot_core::{Dice, EventSink, Game, ScoreSheet, Seat, SeatSet, Step, Teams, Turn};

use crate::deck::{draw, draw_counted};
use crate::{
    Action, Clan, Event, Illegal, Outcome, Phase, Setup, Stage, State, View, deal, dig, hall, recruit, score,
    spells, statue, trade, workshop,
};

/// In the Hall of the Mountain King.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MountainKing;

impl Game for MountainKing {
    const ID: &'static str = "mountain-king";
    const RULES: u16 = 1;
    /// 60 rounds of five players with some hundred micro-decisions a turn.
    const BOUND: usize = 40_000;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn deal(setup: &Setup) -> State {
        State::new(setup)
    }

    fn seats(setup: &Setup) -> usize {
        setup.players().into()
    }

    fn teams(setup: &Setup) -> Teams {
        setup.teams()
    }

    fn turn(_setup: &Setup, state: &State) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Draw | Phase::Refill(_) | Phase::Bag(_) | Phase::Page(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::one(state.active)),
        }
    }

    fn legal(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        let from = out.len();
        list(setup, state, out);
        // Placements, the longest lists of all, are found in order.
        if !matches!(state.phase, Phase::Lay { .. }) {
            out[from..].sort_unstable();
        }
    }

    fn check(setup: &Setup, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match Self::turn(setup, state) {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Chance => Err(Illegal::Drawing),
            Turn::Seats(seats) if !seats.contains(seat) => Err(Illegal::NotYourTurn { active: state.active }),
            Turn::Seats(_) => check(setup, state, action),
        }
    }

    fn act(
        setup: &Setup,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Step {
        debug_assert_eq!(Self::check(setup, state, seat, action), Ok(()), "{action:?}");
        let step = act(setup, state, action, events);
        state.share(seat);
        state.settle(setup, events);
        step
    }

    fn sample_chance(setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        match state.phase {
            Phase::Deal(n) => deal::sample_chance(setup, state, n, dice),
            Phase::Draw => Outcome::Starter(draw(deal::drawable(state), dice)),
            Phase::Refill(place) => Outcome::Troll(draw(state.next_trolls(place), dice)),
            Phase::Page(_) => Outcome::Spell(draw(state.next_spells().into(), dice)),
            // Every other phase draws nothing; a pedestal is what its contract can best answer with.
            _ => Outcome::Pedestal(Clan::ALL[usize::from(draw_counted(&state.bag, dice))]),
        }
    }

    fn apply_chance(
        setup: &Setup,
        state: &mut State,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        state.apply_chance(setup, outcome, events)
    }

    fn view(_setup: &Setup, state: &State, seat: Option<Seat>) -> View {
        View::new(state, seat)
    }

    fn determinize(_setup: &Setup, view: &View, dice: &mut impl Dice) -> State {
        view.determinize(dice)
    }

    fn score(setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(setup, state, state.phase == Phase::Over)
    }
}

/// Lists the legal actions of the active player.
fn list(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let board = setup.board();
    match state.phase {
        Phase::Gate => deal::list_gates(setup, state, out),
        Phase::Draft => deal::list_keeps(state, out),
        Phase::Step => list_step(setup, state, out),
        Phase::Bribe { .. } => recruit::list_tokens(state, out, Action::Bribe),
        Phase::Pick => {
            out.extend(Clan::ALL.into_iter().filter(|&clan| state.bag[clan as usize] > 0).map(Action::Pick));
        }
        Phase::Place => recruit::list_slots(state, out),
        Phase::Lay { shape, cost } => dig::list_places(board, state, shape, cost, out),
        Phase::Anchor(at) => {
            let fits =
                |&clan: &Clan| state.me().pedestals[clan as usize] > 0 && state.tier_free(board, clan, at);
            out.extend(Clan::ALL.into_iter().filter(fits).map(Action::Bless));
            out.push(Action::Done);
        }
        Phase::Found(_) => {
            out.extend((0..11).filter(|&kind| state.shop_supply[usize::from(kind)] > 0).map(Action::Found));
            out.push(Action::Done);
        }
        Phase::Use => {
            workshop::list_use(state, out);
            trade::list(state, out);
        }
        Phase::Trade { .. } => recruit::list_tokens(state, out, Action::Give),
        Phase::Deal(_) | Phase::Draw | Phase::Refill(_) | Phase::Bag(_) | Phase::Page(_) | Phase::Over => {}
        _ => {
            let mut choices = Vec::new();
            spells::list_choices(board, state, &mut choices);
            out.append(&mut choices);
        }
    }
}

/// Lists the actions between two steps of a turn.
fn list_step(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let board = setup.board();
    match state.stage {
        Stage::Work => {
            let from = out.len();
            recruit::list(state, out);
            dig::list(board, state, out);
            if out.len() == from {
                out.push(Action::Skip);
            }
            spells::list(board, state, out);
            workshop::list(board, state, out);
        }
        Stage::Breath => {
            dig::list(board, state, out);
            out.push(Action::Done);
        }
        Stage::Halls | Stage::Carts => {
            hall::list(state, out);
            statue::list(state, out);
            out.push(Action::EndTurn);
        }
    }
    trade::list(state, out);
}

/// Checks an action of the active player.
fn check(setup: &Setup, state: &State, action: Action) -> Result<(), Illegal> {
    let board = setup.board();
    let wrong = Err(Illegal::WrongMoment);
    match (state.phase, action) {
        (Phase::Gate, Action::Gate(start)) => deal::check_gate(setup, state, start),
        (Phase::Draft, Action::Keep { starter, slot }) => deal::check_keep(state, starter, slot),
        (Phase::Step, Action::Cast { page, rune }) => spells::check(board, state, page, rune),
        (Phase::Step, Action::Activate(site)) => workshop::check(board, state, site),
        (Phase::Step, Action::Recruit { place, paid }) => recruit::check(state, place, paid),
        (Phase::Step, Action::Dig { shape, cost }) => dig::check(board, state, shape, cost),
        (Phase::Step, Action::Skip) => match state.stage {
            Stage::Work if recruit::possible(state) || dig::possible(board, state) => {
                Err(Illegal::MustRecruitOrDig)
            }
            Stage::Work => Ok(()),
            _ => wrong,
        },
        (Phase::Step, Action::Done) if state.stage == Stage::Breath => Ok(()),
        (Phase::Step, Action::Dedicate { hall, lie, at }) => hall::check(state, hall, lie, at),
        (Phase::Step, Action::Cart { from, to, cart }) => statue::check(state, from, to, cart),
        (Phase::Step, Action::EndTurn) => match state.stage {
            Stage::Halls | Stage::Carts => Ok(()),
            Stage::Work | Stage::Breath => Err(Illegal::StepTwoFirst),
        },
        (Phase::Step | Phase::Use, Action::Trade { market, .. }) => trade::check(state, market),
        (Phase::Trade { .. }, Action::Give(token)) | (Phase::Bribe { .. }, Action::Bribe(token)) => {
            state.me().token(token).map(|_| ()).ok_or(Illegal::NotOwned)
        }
        (Phase::Use, Action::Use { swap, paid }) => workshop::check_use(state, swap, paid),
        (Phase::Use, Action::Carry(token)) => workshop::check_move(state, token),
        (Phase::Use | Phase::Anchor(_) | Phase::Found(_), Action::Done) => Ok(()),
        (Phase::Pick, Action::Pick(clan)) => {
            if state.bag[clan as usize] > 0 {
                Ok(())
            } else {
                Err(Illegal::NotInBag { clan })
            }
        }
        (Phase::Place, Action::Place(slot)) => recruit::check_slot(state, slot),
        (Phase::Lay { shape, cost }, Action::Lay { lie, at, paid }) => {
            dig::check_lay(board, state, shape, cost, (lie, at), paid)
        }
        (Phase::Anchor(at), Action::Bless(clan)) => {
            if state.me().pedestals[clan as usize] == 0 {
                return Err(Illegal::NoPedestal { clan });
            }
            spells::check_tier(board, state, clan, at)
        }
        (Phase::Found(_), Action::Found(kind)) => match state.shop_supply.get(usize::from(kind)) {
            None => Err(Illegal::NoSuchThing),
            Some(0) => Err(Illegal::NotInSupply),
            Some(_) => Ok(()),
        },
        (Phase::Reclaim, Action::Reclaim(at)) => spells::reclaimable(state, at).map(|_| ()),
        (Phase::Dowse(_), Action::Dowse(at)) => {
            if spells::dowsable(board, state).has(at) {
                Ok(())
            } else {
                Err(Illegal::NothingThere { at })
            }
        }
        (Phase::Horn(_), Action::Replace(place)) => spells::check_replace(state, place),
        (Phase::Wake, Action::Wake(slot)) => spells::check_wake(state, slot),
        (Phase::Swap(_), Action::Swap(a, b)) => spells::check_swap(state, a, b),
        (Phase::Carry(_), Action::Carry(token)) => workshop::check_carry(state, token),
        (Phase::Transmute, Action::Transmute { to, paid }) => spells::check_transmute(state, to, paid),
        (Phase::Walk, Action::Walk { from, to }) => statue::check_walk(state, from, to),
        (Phase::Stir, Action::Stir { from, to }) => statue::check_stir(board, state, from, to),
        (Phase::Consecrate, Action::Consecrate { clan, at }) => {
            spells::check_consecrate(board, state, clan, at)
        }
        (Phase::Arm, Action::Activate(site)) => workshop::check_arm(board, state, site),
        (Phase::Dowse(_) | Phase::Horn(_) | Phase::Swap(_) | Phase::Carry(_), Action::Done) => {
            if spells::may_stop(state.phase) {
                Ok(())
            } else {
                Err(Illegal::AtLeastOne)
            }
        }
        _ => wrong,
    }
}

/// Plays an action of the active player; `settle` continues from there.
fn act(setup: &Setup, state: &mut State, action: Action, events: &mut impl EventSink<Event>) -> Step {
    let board = setup.board();
    match action {
        Action::Gate(start) => deal::gate(setup, state, start, events),
        Action::Keep { starter, slot } => return deal::keep(setup, state, starter, slot, events),
        Action::Cast { page, rune } => spells::cast(state, page, rune, events),
        Action::Activate(site) => {
            let arm = state.phase == Phase::Arm;
            workshop::activate(board, state, site, arm, events);
        }
        Action::Use { swap, paid } => workshop::exchange(state, swap, paid, events),
        Action::Carry(token) => {
            workshop::carry(state, token, events);
            match state.phase {
                Phase::Carry(left) => state.phase = Phase::Carry(left - 1),
                _ => workshop::used(state),
            }
        }
        Action::Recruit { place, paid } => recruit::act(state, place, paid, events),
        Action::Bribe(token) => {
            if let Phase::Bribe { place, laid } = state.phase {
                recruit::bribe(state, place, laid, token, events);
            }
        }
        Action::Pick(clan) => recruit::pick(state, clan, events),
        Action::Place(slot) => recruit::place(setup, state, slot, events),
        Action::Dig { shape, cost } => {
            state.phase = Phase::Lay { shape, cost };
        }
        Action::Lay { lie, at, paid } => {
            if let Phase::Lay { shape, cost } = state.phase {
                state.skipped = 0;
                dig::lay(board, state, shape, cost, (lie, at), paid, events);
            }
        }
        Action::Bless(clan) => {
            if let Phase::Anchor(at) = state.phase {
                spells::bless(board, state, clan, at, events);
                state.phase = Phase::Found(dig::new_sites(board, state));
            }
        }
        Action::Found(kind) => found(state, kind, events),
        Action::Skip => state.skip(setup, events),
        Action::Dedicate { hall, lie, at } => hall::act(state, hall, lie, at, events),
        Action::Cart { from, to, cart } => statue::cart(state, from, to, cart, events),
        Action::Trade { get, market } => trade::begin(state, get, market),
        Action::Give(token) => trade::give(state, token, events),
        Action::Done => done(setup, state),
        Action::EndTurn => state.end_turn(setup, events),
        _ => choose(setup, state, action, events),
    }
    Step::default()
}

/// Applies a choice of the spell that is being cast.
fn choose(setup: &Setup, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let board = setup.board();
    let next = match state.phase {
        Phase::Dowse(left) => Phase::Dowse(left - 1),
        Phase::Horn(left) => Phase::Horn(left - 1),
        Phase::Swap(left) => Phase::Swap(left - 1),
        _ => Phase::Step,
    };
    match action {
        Action::Reclaim(at) => spells::reclaim(state, at, events),
        Action::Dowse(at) => spells::dowse(board, state, at, events),
        Action::Replace(place) => spells::replace(state, place, events),
        Action::Wake(slot) => {
            let gained = state.me_mut().wake(slot);
            events.send(Event::Woke { seat: state.active, slot, gained });
        }
        Action::Swap(a, b) => spells::swap(state, a, b, events),
        Action::Transmute { to, paid } => spells::transmute(state, to, paid, events),
        Action::Walk { from, to } | Action::Stir { from, to } => statue::shift(state, from, to, events),
        Action::Consecrate { clan, at } => spells::bless(board, state, clan, at, events),
        _ => {}
    }
    state.phase = next;
}

/// Establishes a workshop on the first of the pending sites.
fn found(state: &mut State, workshop: u8, events: &mut impl EventSink<Event>) {
    if let Phase::Found(sites) = state.phase {
        let site = sites.trailing_zeros() as u8;
        state.shop_supply[usize::from(workshop)] -= 1;
        state.shops[usize::from(site)] = workshop;
        events.send(Event::Founded { seat: state.active, workshop, site });
        state.phase = Phase::Found(sites & (sites - 1));
    }
}

/// The action that ends the current decision.
fn done(setup: &Setup, state: &mut State) {
    match state.phase {
        Phase::Use => workshop::finish(state),
        Phase::Anchor(_) => state.phase = Phase::Found(dig::new_sites(setup.board(), state)),
        Phase::Found(sites) => state.phase = Phase::Found(sites & sites.wrapping_sub(1)),
        Phase::Step => state.after_step_two(),
        _ => state.phase = Phase::Step,
    }
}

/// The site that [`Phase::Found`] asks about.
#[must_use]
pub fn asked_site(state: &State) -> Option<u8> {
    match state.phase {
        Phase::Found(sites) if sites != 0 => Some(sites.trailing_zeros() as u8),
        _ => None,
    }
}
