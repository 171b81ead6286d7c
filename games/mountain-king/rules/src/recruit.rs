//! Step 2: recruit a troll from the horde (rulebook: recruit a troll).

use moot_core::EventSink;

use crate::card::{BOTTOM, CASCADES, NONE, PLACES, SLOTS, beneath, supports, troll};
use crate::{Action, Event, Illegal, Kind, Payment, Phase, Pile, Setup, Stage, State, Token};

/// The coins for a troll of the top row.
const MOST_COINS: usize = 5;

fn coins(place: u8) -> u8 {
    beneath(place).len() as u8
}

/// Whether bribes are laid one by one because any resource will do.
fn any_bribe(state: &State, place: u8) -> bool {
    state.rites.tongue && coins(place) > 0
}

/// Lists the trolls that can be recruited, with the canonical coins.
pub(crate) fn list(state: &State, out: &mut Vec<Action>) {
    let me = state.me();
    if state.stage != Stage::Work || me.size() == SLOTS {
        return;
    }
    let owned = me.owned();
    let mut payments = [None; MOST_COINS + 1];
    for place in 0..PLACES as u8 {
        if state.horde[usize::from(place)].card == NONE {
            continue;
        }
        if any_bribe(state, place) {
            if owned.total() >= u32::from(coins(place)) {
                out.push(Action::Recruit { place, paid: Payment::NOTHING });
            }
        } else if owned[Kind::Coin] >= coins(place)
            && let Some(paid) = *payments[usize::from(coins(place))]
                .get_or_insert_with(|| me.pay(Pile::of(Kind::Coin, coins(place))))
        {
            out.push(Action::Recruit { place, paid });
        }
    }
}

/// Whether any troll can be recruited (ruling 11).
pub(crate) fn possible(state: &State) -> bool {
    let mut found = Vec::new();
    list(state, &mut found);
    !found.is_empty()
}

/// Checks a recruit.
pub(crate) fn check(state: &State, place: u8, paid: Payment) -> Result<(), Illegal> {
    if state.stage != Stage::Work {
        return Err(Illegal::WrongMoment);
    }
    let me = state.me();
    if me.size() == SLOTS {
        return Err(Illegal::Complete);
    }
    let stand = state.horde.get(usize::from(place)).ok_or(Illegal::NoSuchThing)?;
    if stand.card == NONE {
        return Err(Illegal::EmptyPlace);
    }
    let (need, owned) = (coins(place), me.owned());
    let value = me.value(paid).ok_or(Illegal::NotOwned)?;
    if any_bribe(state, place) {
        let have = owned.total().min(255) as u8;
        return if !paid.is_empty() {
            Err(Illegal::payment(Pile::EMPTY, value))
        } else if have < need {
            Err(Illegal::ShortOfAll { need, have })
        } else {
            Ok(())
        };
    }
    if owned[Kind::Coin] < need {
        return Err(Illegal::Short { kind: Kind::Coin, need, have: owned[Kind::Coin] });
    }
    let price = Pile::of(Kind::Coin, need);
    if value != price {
        return Err(Illegal::payment(price, value));
    }
    Ok(())
}

/// Carries out a recruit up to the first further decision.
pub(crate) fn act(state: &mut State, place: u8, paid: Payment, events: &mut impl EventSink<Event>) {
    if any_bribe(state, place) {
        state.phase = Phase::Bribe { place, laid: 0 };
        return;
    }
    state.me_mut().spend(paid);
    for &under in beneath(place) {
        lay_bribe(state, under, Kind::Coin, events);
    }
    take(state, place, events);
}

fn lay_bribe(state: &mut State, place: u8, kind: Kind, events: &mut impl EventSink<Event>) {
    state.horde[usize::from(place)].bribes[kind] += 1;
    events.send(Event::Bribed { seat: state.active, place, kind });
}

/// Lists one canonical token of each kind that is owned.
pub(crate) fn list_tokens(state: &State, out: &mut Vec<Action>, action: impl Fn(Token) -> Action) {
    let me = state.me();
    out.extend(Kind::ALL.into_iter().filter_map(|kind| me.pick(kind)).map(action));
}

/// Lays the next bribe by Silver Tongue.
pub(crate) fn bribe(state: &mut State, token: Token, events: &mut impl EventSink<Event>) {
    let Phase::Bribe { place, laid } = state.phase else { return };
    let Some((kind, _)) = state.me().token(token) else { return };
    state.me_mut().spend(token.into());
    lay_bribe(state, beneath(place)[usize::from(laid)], kind, events);
    if laid + 1 == coins(place) {
        take(state, place, events);
    } else {
        state.phase = Phase::Bribe { place, laid: laid + 1 };
    }
}

/// Takes the troll with the bribes and the pedestal that lie on it (ruling 16).
fn take(state: &mut State, place: u8, events: &mut impl EventSink<Event>) {
    let stand = &mut state.horde[usize::from(place)];
    let (card, bribes, pedestal) = (stand.card, stand.bribes, stand.pedestal.take());
    stand.card = NONE;
    stand.bribes = Pile::EMPTY;
    state.recruit = card;
    let me = state.me_mut();
    me.storage += bribes;
    if let Some(clan) = pedestal {
        me.pedestals[clan as usize] += 1;
    }
    events.send(Event::Recruited { seat: state.active, place, card, bribes, pedestal });
    let picks = troll(card).level == 3 && state.bag.iter().any(|&n| n > 0);
    state.phase = if picks { Phase::Pick } else { Phase::Place };
}

/// Lists the slots in which the recruited troll may stand (ruling 25: any level in any row).
pub(crate) fn list_slots(state: &State, out: &mut Vec<Action>) {
    out.extend(
        (BOTTOM as u8..SLOTS as u8).filter(|&slot| check_slot(state, slot).is_ok()).map(Action::Place),
    );
}

/// Checks a slot for the recruited troll.
pub(crate) fn check_slot(state: &State, slot: u8) -> Result<(), Illegal> {
    let trolls = &state.me().trolls;
    match trolls.get(usize::from(slot)) {
        None => Err(Illegal::NoSuchThing),
        Some(&card) if card != NONE => Err(Illegal::SlotTaken),
        _ => match supports(slot) {
            Some(below) if below.iter().all(|&slot| trolls[usize::from(slot)] != NONE) => Ok(()),
            _ => Err(Illegal::Unsupported),
        },
    }
}

/// Places the recruited troll, lets the cascade run and hands out a coronation token (rulebook: game end trigger).
pub(crate) fn place(setup: &Setup, state: &mut State, slot: u8, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let card = core::mem::replace(&mut state.recruit, NONE);
    let me = state.me_mut();
    me.trolls[usize::from(slot)] = card;
    let mut woke = [0; SLOTS];
    for below in (0..SLOTS as u8).filter(|&below| CASCADES[usize::from(slot)] >> below & 1 == 1) {
        woke[usize::from(below)] = me.wake(below);
    }
    events.send(Event::Placed { seat, slot, card, woke });
    if state.me().size() == SLOTS {
        let tokens = setup.table().coronations;
        let honour = tokens.get(usize::from(state.crowned)).copied().unwrap_or(0);
        state.me_mut().coronation = honour;
        events.send(Event::Capped { seat, honour });
        if honour > 0 {
            state.crowned += 1;
            if usize::from(state.crowned) == tokens.len() {
                state.rounds_left = 3;
                events.send(Event::LastRounds);
            }
        }
    }
    state.skipped = 0;
    state.after_step_two();
}
