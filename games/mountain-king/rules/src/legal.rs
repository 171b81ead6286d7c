//! Which actions are legal: the list, and the check that names the reason of a refusal, for each phase.

use crate::{
    Action, Illegal, Phase, Setup, Stage, State, deal, dig, hall, pedestal, recruit, spells, statue, trade,
    workshop,
};

/// Lists the legal actions of the active player.
pub(crate) fn list(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let board = setup.board();
    match state.phase {
        Phase::Gate => deal::list_gates(setup, state, out),
        Phase::Draft => deal::list_keeps(state, out),
        Phase::Step => list_step(setup, state, out),
        Phase::Bribe { .. } => recruit::list_tokens(state, out, Action::Bribe),
        Phase::Pick => pedestal::list_picks(state, out),
        Phase::Place => recruit::list_slots(state, out),
        Phase::Lay { shape, cost } => dig::list_places(board, state, shape, cost, out),
        Phase::Anchor(at) => {
            out.extend(state.fitting_pedestals(board, at).map(Action::Bless));
            out.push(Action::Done);
        }
        Phase::Found(_) => workshop::list_founded(state, out),
        Phase::Use => workshop::list_use(state, out),
        Phase::Trade { .. } => recruit::list_tokens(state, out, Action::Give),
        Phase::Deal(_) | Phase::Draw | Phase::Refill(_) | Phase::Bag(_) | Phase::Page(_) | Phase::Over => {}
        Phase::Reclaim
        | Phase::Dowse(_)
        | Phase::Horn(_)
        | Phase::Wake
        | Phase::Swap(_)
        | Phase::Carry(_)
        | Phase::Transmute
        | Phase::Walk
        | Phase::Stir
        | Phase::Consecrate
        | Phase::Arm => {
            let mut choices = Vec::new();
            spells::list_choices(board, state, &mut choices);
            out.append(&mut choices);
        }
    }
    if trade::may_begin(state.phase) {
        trade::list(state, out);
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
}

/// Checks an action of the active player.
pub(crate) fn check(setup: &Setup, state: &State, action: Action) -> Result<(), Illegal> {
    let board = setup.board();
    match (state.phase, action) {
        (phase, Action::Trade { market, .. }) if trade::may_begin(phase) => trade::check(state, market),
        (Phase::Step, _) => check_step(setup, state, action),
        (Phase::Gate, Action::Gate(start)) => deal::check_gate(setup, state, start),
        (Phase::Draft, Action::Keep { starter, slot }) => deal::check_keep(state, starter, slot),
        (Phase::Trade { .. }, Action::Give(token)) | (Phase::Bribe { .. }, Action::Bribe(token)) => {
            state.me().token(token).map(|_| ()).ok_or(Illegal::NotOwned)
        }
        (Phase::Use, Action::Use { swap, paid }) => workshop::check_use(state, swap, paid),
        (Phase::Use, Action::Carry(token)) => workshop::check_move(state, token),
        (Phase::Pick, Action::Pick(clan)) => pedestal::check_pick(state, clan),
        (Phase::Place, Action::Place(slot)) => recruit::check_slot(state, slot),
        (Phase::Lay { shape, cost }, Action::Lay { lie, at, paid }) => {
            dig::check_lay(board, state, shape, cost, (lie, at), paid)
        }
        (Phase::Anchor(at), Action::Bless(clan)) => pedestal::check(board, state, clan, at),
        (Phase::Found(_), Action::Found(kind)) => workshop::check_founded(state, kind),
        (Phase::Use | Phase::Pick | Phase::Anchor(_) | Phase::Found(_), Action::Done) => Ok(()),
        _ => spells::check_choice(board, state, action),
    }
}

/// Checks an action between two steps of a turn.
fn check_step(setup: &Setup, state: &State, action: Action) -> Result<(), Illegal> {
    let board = setup.board();
    match (action, state.stage) {
        (Action::Cast { page, rune }, _) => spells::check(board, state, page, rune),
        (Action::Activate(site), _) => workshop::check(board, state, site),
        (Action::Recruit { place, paid }, _) => recruit::check(state, place, paid),
        (Action::Dig { shape, cost }, _) => dig::check(board, state, shape, cost),
        (Action::Skip, Stage::Work) => {
            if recruit::possible(state) || dig::possible(board, state) {
                Err(Illegal::MustRecruitOrDig)
            } else {
                Ok(())
            }
        }
        (Action::Done, Stage::Breath) => Ok(()),
        (Action::Dedicate { hall, lie, at }, _) => hall::check(state, hall, lie, at),
        (Action::Cart { from, to, cart }, _) => statue::check(state, from, to, cart),
        (Action::EndTurn, Stage::Halls | Stage::Carts) => Ok(()),
        (Action::EndTurn, Stage::Work | Stage::Breath) => Err(Illegal::StepTwoFirst),
        _ => Err(Illegal::WrongMoment),
    }
}
