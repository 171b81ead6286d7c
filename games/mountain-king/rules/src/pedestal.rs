//! Pedestals: taken with a recruit, set on an anchor (rulebook: take the troll; add a pedestal).

use moot_core::EventSink;

use crate::tables::Board;
use crate::{Action, Clan, Event, Illegal, Phase, Square, State};

/// Lists the pedestals that may be taken out of the bag.
pub(crate) fn list_picks(state: &State, out: &mut Vec<Action>) {
    out.extend(Clan::ALL.into_iter().filter(|&clan| check_pick(state, clan).is_ok()).map(Action::Pick));
    out.push(Action::Done);
}

/// Checks that the bag has a pedestal of the clan.
pub(crate) fn check_pick(state: &State, clan: Clan) -> Result<(), Illegal> {
    if state.bag[clan as usize] > 0 { Ok(()) } else { Err(Illegal::NotInBag { clan }) }
}

/// Takes a pedestal of choice out of the bag.
pub(crate) fn pick(state: &mut State, clan: Clan, events: &mut impl EventSink<Event>) {
    state.bag[clan as usize] -= 1;
    state.me_mut().pedestals[clan as usize] += 1;
    state.phase = Phase::Place;
    events.send(Event::Picked { seat: state.active, clan });
}

/// Checks that the active player has a pedestal of the clan.
pub(crate) fn check_stored(state: &State, clan: Clan) -> Result<(), Illegal> {
    if state.me().pedestals[clan as usize] > 0 { Ok(()) } else { Err(Illegal::NoPedestal { clan }) }
}

/// Checks that the tier of a square has no pedestal of the clan yet.
pub(crate) fn check_tier(board: &Board, state: &State, clan: Clan, at: Square) -> Result<(), Illegal> {
    if state.tier_free(board, clan, at) {
        Ok(())
    } else {
        Err(Illegal::TierTaken { clan, tier: board.tier(at).unwrap_or(0) as u8 })
    }
}

/// Checks that the active player may set a pedestal of the clan on an anchor at that square.
pub(crate) fn check(board: &Board, state: &State, clan: Clan, at: Square) -> Result<(), Illegal> {
    check_stored(state, clan)?;
    check_tier(board, state, clan, at)
}

impl State {
    /// The clans whose pedestals the active player has in storage and may set on an anchor at that square.
    pub fn fitting_pedestals(&self, board: &Board, at: Square) -> impl Iterator<Item = Clan> {
        Clan::ALL.into_iter().filter(move |&clan| check(board, self, clan, at).is_ok())
    }
}

/// Sets a pedestal from storage on a square and takes its point token.
pub(crate) fn bless(
    board: &Board,
    state: &mut State,
    clan: Clan,
    at: Square,
    events: &mut impl EventSink<Event>,
) {
    let Some(tier) = board.tier(at) else { return };
    let (seat, space) = (state.active, clan.space(tier));
    state.me_mut().pedestals[clan as usize] -= 1;
    state.standing[space] = at;
    state.token_owner[space] = seat.0;
    events.send(Event::Blessed { seat, clan, tier: tier as u8, at, honour: state.honours[space] });
}
