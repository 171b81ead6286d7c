//! Setup: the deal, the gates, and the draft of starters (rulebook: general setup and player setup).

use moot_core::{Dice, EventSink, Seat, SeatSet, Step};

use crate::card::{BOTTOM, NONE, PAGES, PLACES, ROW_SIZES, TROLLS, troll};
use crate::deck::{among, draw, draw_counted, nth_bit};
use crate::state::Drafting;
use crate::tables::{TIERS, TOKENS, WORKSHOPS};
use crate::{Action, Clan, Event, Illegal, Mask, Outcome, Phase, Pile, SPACES, Setup, Square, State, Supply};

/// The six orders in which three clans can follow each other clockwise.
const ORDERS: [[Clan; 3]; 6] = {
    use Clan::{Fire, Ice, Moon};
    [
        [Fire, Ice, Moon],
        [Fire, Moon, Ice],
        [Ice, Fire, Moon],
        [Ice, Moon, Fire],
        [Moon, Fire, Ice],
        [Moon, Ice, Fire],
    ]
};

/// One item that the general setup deals.
enum Item {
    Troll(u8),
    Pedestal(u8),
    Workshop,
    Spell(u8),
    Statues,
    Honour(u8),
    First,
}

/// Returns the n-th item of the deal, in the order of the rulebook; `None` when the general setup is done.
fn item(setup: &Setup, n: u8) -> Option<Item> {
    let shops = if matches!(setup.supply(), Supply::Chosen(_)) { 0 } else { setup.table().workshops };
    let mut left = n;
    let mut within = |count: u8| {
        let found = (left < count).then_some(left);
        left = left.wrapping_sub(count);
        found
    };
    if let Some(i) = within(PLACES as u8) {
        return Some(Item::Troll(i));
    }
    let [first, second, _] = ROW_SIZES;
    if let Some(i) = within(second) {
        return Some(Item::Pedestal(first + i));
    }
    if within(shops).is_some() {
        return Some(Item::Workshop);
    }
    if let Some(i) = within(PAGES as u8) {
        return Some(Item::Spell(i));
    }
    if within(1).is_some() {
        return Some(Item::Statues);
    }
    if let Some(i) = within(SPACES as u8) {
        return Some(Item::Honour(i));
    }
    within(u8::from(setup.first().is_none())).map(|_| Item::First)
}

/// The remaining workshop tiles of each kind.
fn shop_tiles(setup: &Setup, state: &State) -> [u8; WORKSHOPS.len()] {
    let most = |tiles: u8| if setup.supply() == Supply::Distinct { 1 } else { tiles };
    let mut left = [0; WORKSHOPS.len()];
    for ((left, shop), taken) in left.iter_mut().zip(&WORKSHOPS).zip(state.shop_supply) {
        *left = most(shop.tiles) - taken;
    }
    left
}

/// How many pedestal point tokens of each honour are left to deal, by honour.
fn honour_tokens(state: &State) -> [u8; 16] {
    let mut left = [0u8; 16];
    for honour in TOKENS {
        left[usize::from(honour) % 16] += 1;
    }
    for dealt in state.honours {
        let left = &mut left[usize::from(dealt) % 16];
        // Nothing is left of honour 0, which stands for a token that is not dealt or not known. A view from outside may have a
        // token too often, which its validation finds out.
        *left = left.saturating_sub(1);
    }
    left
}

/// Gives every taken token of unknown honour one of those that are not known to lie elsewhere, each order equally likely.
pub(crate) fn turn_tokens(state: &mut State, dice: &mut impl Dice) {
    for space in 0..SPACES {
        if state.honours[space] == 0 && state.token_owner[space] != NONE {
            let left = honour_tokens(state);
            if left == [0; 16] {
                break;
            }
            state.honours[space] = draw_counted(&left, dice);
        }
    }
}

/// Samples the next item of the deal.
pub(crate) fn sample_chance(setup: &Setup, state: &State, n: u8, dice: &mut impl Dice) -> Outcome {
    match item(setup, n) {
        Some(Item::Troll(place)) => Outcome::Troll(draw(state.next_trolls(place), dice)),
        Some(Item::Pedestal(_)) => Outcome::Pedestal(Clan::ALL[usize::from(draw_counted(&state.bag, dice))]),
        Some(Item::Workshop) => Outcome::Workshop(draw_counted(&shop_tiles(setup, state), dice)),
        Some(Item::Spell(_)) => Outcome::Spell(draw(state.next_spells().into(), dice)),
        Some(Item::Statues) => Outcome::Statues(dice.below(6) as u8),
        Some(Item::Honour(_)) => Outcome::Honour(draw_counted(&honour_tokens(state), dice)),
        Some(Item::First) | None => Outcome::First(draw_starter(setup, dice)),
    }
}

/// Draws the starting player; in team play the starting team, represented by its left member.
fn draw_starter(setup: &Setup, dice: &mut impl Dice) -> Seat {
    let starters = setup.starters();
    let drawn = dice.below(starters.len() as u32) as usize;
    starters.iter().nth(drawn).unwrap_or(Seat(0))
}

/// Applies the n-th item of the deal.
pub(crate) fn apply_chance(
    setup: &Setup,
    state: &mut State,
    n: u8,
    outcome: Outcome,
    events: &mut impl EventSink<Event>,
) -> Result<Step, Illegal> {
    match (item(setup, n).ok_or(Illegal::NotDue)?, outcome) {
        (Item::Troll(place), Outcome::Troll(card)) if among(state.next_trolls(place), card) => {
            state.take_troll(card);
            state.horde[usize::from(place)].card = card;
            events.send(Event::Came { place, card });
        }
        (Item::Pedestal(place), Outcome::Pedestal(clan)) if state.bag[clan as usize] > 0 => {
            state.bag[clan as usize] -= 1;
            state.horde[usize::from(place)].pedestal = Some(clan);
            events.send(Event::Pedestal { place, clan });
        }
        (Item::Workshop, Outcome::Workshop(workshop))
            if shop_tiles(setup, state).get(usize::from(workshop)).is_some_and(|&n| n > 0) =>
        {
            state.shop_supply[usize::from(workshop)] += 1;
            events.send(Event::Supplied { workshop });
        }
        (Item::Spell(page), Outcome::Spell(spell)) if among(state.next_spells().into(), spell) => {
            turn_page(state, page, spell, events);
        }
        (Item::Statues, Outcome::Statues(order)) if usize::from(order) < ORDERS.len() => {
            state.statue_clans = ORDERS[usize::from(order)];
            events.send(Event::Statues);
        }
        (Item::Honour(space), Outcome::Honour(honour))
            if honour_tokens(state).get(usize::from(honour)).is_some_and(|&n| n > 0) =>
        {
            state.honours[usize::from(space)] = honour;
            events.send(Event::Token {
                clan: Clan::of_space(space.into()),
                tier: space % TIERS as u8,
                honour,
            });
        }
        (Item::First, Outcome::First(seat)) if seat.0 < 8 && setup.starters().contains(seat) => {
            state.first = seat;
            state.active = seat;
            events.send(Event::First { seat });
        }
        _ => return Err(Illegal::NotDue),
    }
    state.phase = if item(setup, n + 1).is_some() { Phase::Deal(n + 1) } else { Phase::Gate };
    Ok(Step { informed: SeatSet::all(setup.players().into()) })
}

/// Turns a spell up on a page of the spellbook.
pub(crate) fn turn_page(state: &mut State, page: u8, spell: u8, events: &mut impl EventSink<Event>) {
    state.take_spell(spell);
    state.book[usize::from(page)] = spell;
    events.send(Event::Turned { page, spell });
}

/// Lists the start points that are open to the active player.
pub(crate) fn list_gates(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let starts = 0..setup.board().starts.len() as u8;
    out.extend(starts.filter(|&start| check_gate(setup, state, start).is_ok()).map(Action::Gate));
}

/// Checks a start point (rulebook: player setup C; ruling 66 for two players).
pub(crate) fn check_gate(setup: &Setup, state: &State, start: u8) -> Result<(), Illegal> {
    let point = setup.board().starts.get(usize::from(start)).ok_or(Illegal::NoSuchThing)?;
    if state.owner(point.square).is_some() {
        return Err(Illegal::StartTaken);
    }
    let serves = |counts: &[u8]| counts.iter().fold(0u8, |bits, &n| bits | 1 << n);
    let mut wanted = 1 << setup.players();
    if setup.players() == 2 {
        // Any two that carry the same number; the first gate leaves every number open.
        wanted = u8::MAX;
        let taken = setup.board().starts.iter().filter(|point| state.owner(point.square).is_some());
        for point in taken {
            wanted &= serves(point.counts);
        }
    }
    if serves(point.counts) & wanted == 0 {
        return Err(Illegal::StartCount { serves: serves(point.counts) });
    }
    match state.mate(state.active) {
        Some(mate) if !beside_gate(setup, state.player(mate).gate, start) => Err(Illegal::GateApart { mate }),
        _ => Ok(()),
    }
}

/// Whether a start point is next to the one with that gate, going round the mountain by the points that serve the number of
/// players; so it is when there is no such gate yet (ruling 73).
fn beside_gate(setup: &Setup, gate: Square, start: u8) -> bool {
    let starts = setup.board().starts;
    let ring: Vec<usize> =
        (0..starts.len()).filter(|&point| starts[point].counts.contains(&setup.players())).collect();
    let place = |found: &dyn Fn(usize) -> bool| ring.iter().position(|&point| found(point));
    let (Some(mate), Some(own)) =
        (place(&|point| starts[point].square == gate), place(&|point| point == usize::from(start)))
    else {
        return true;
    };
    let apart = mate.abs_diff(own);
    apart == 1 || apart == ring.len() - 1
}

/// The seat that has the next turn.
fn next_seat(setup: &Setup, state: &State) -> Seat {
    Seat((state.active.0 + 1) % setup.players())
}

/// Places a gate.
pub(crate) fn gate(setup: &Setup, state: &mut State, start: u8, events: &mut impl EventSink<Event>) {
    let at = setup.board().starts[usize::from(start)].square;
    let seat = state.active;
    state.nets[seat.index()] = Mask::one(at);
    state.me_mut().gate = at;
    events.send(Event::Gate { seat, start, at });
    state.active = next_seat(setup, state);
    if state.me().gate != Square::NONE {
        state.draft = Drafting::NEW;
        state.phase = Phase::Draw;
    }
}

/// The starters that the drafter may draw next, as bits.
pub(crate) fn drawable(state: &State) -> u64 {
    state.draft.deck.into()
}

/// Draws a starter into the hand; only its player and the team mate learn which (ruling 84).
pub(crate) fn drew(state: &mut State, starter: u8, events: &mut impl EventSink<Event>) -> Step {
    let draft = &mut state.draft;
    draft.deck &= !(1 << starter);
    draft.hand[usize::from(draft.held)] = starter;
    draft.held += 1;
    draft.hand.sort_unstable();
    events.send(Event::Drew { seat: state.active });
    state.phase = if draft.held == 2 { Phase::Draft } else { Phase::Draw };
    Step { informed: state.team(state.active) }
}

/// Lists the starters that can be kept, with their slots.
pub(crate) fn list_keeps(state: &State, out: &mut Vec<Action>) {
    for starter in state.draft.hand.into_iter().filter(|&starter| starter != NONE) {
        let free = (0..BOTTOM as u8).filter(|&slot| state.me().trolls[usize::from(slot)] == NONE);
        out.extend(free.map(|slot| Action::Keep { starter, slot }));
    }
}

/// Checks a starter and its slot.
pub(crate) fn check_keep(state: &State, starter: u8, slot: u8) -> Result<(), Illegal> {
    if starter == NONE || !state.draft.hand.contains(&starter) {
        return Err(Illegal::NotInHand);
    }
    match state.me().trolls[..BOTTOM].get(usize::from(slot)) {
        None => Err(Illegal::NoSuchThing),
        Some(&NONE) => Ok(()),
        Some(_) => Err(Illegal::SlotTaken),
    }
}

/// Keeps a starter; after the fourth the turn-order bonus is paid and the next player drafts. The others learn the kept
/// starter, and from the bonus the one that remains.
pub(crate) fn keep(
    setup: &Setup,
    state: &mut State,
    starter: u8,
    slot: u8,
    events: &mut impl EventSink<Event>,
) -> Step {
    let seat = state.active;
    let others = Step {
        informed: Seat::all(setup.players().into())
            .filter(|&other| !setup.teams().allied(seat, other))
            .fold(SeatSet::NONE, SeatSet::with),
    };
    let gained = once(starter);
    state.draft.hand = if state.draft.hand[0] == starter {
        [state.draft.hand[1], NONE]
    } else {
        [state.draft.hand[0], NONE]
    };
    state.draft.held -= 1;
    let me = state.me_mut();
    me.trolls[usize::from(slot)] = TROLLS + starter;
    me.storage += gained;
    events.send(Event::Kept { seat, starter, slot, gained });
    if state.me().size() < BOTTOM {
        state.phase = Phase::Draw;
        return others;
    }
    let bonus = turn_order_bonus(setup, state);
    if !bonus.is_empty() {
        state.me_mut().storage += bonus;
        events.send(Event::Bonus { seat, gained: bonus });
    }
    next_draft(setup, state, events);
    others
}

/// What the active player, who has drafted four starters, gains for the place in the turn order: the starter in hand for
/// the second and later players, also the unseen one for the fourth and fifth. Team play has no such bonus.
fn turn_order_bonus(setup: &Setup, state: &State) -> Pile {
    let mut bonus = Pile::EMPTY;
    if setup.teams().any() {
        return bonus;
    }
    let place = (state.active.0 + setup.players() - state.first.0) % setup.players();
    if place >= 1 {
        bonus += once(state.draft.hand[0]);
    }
    if place >= 3 {
        bonus += once(nth_bit(state.draft.deck.into(), 0));
    }
    bonus
}

/// Goes on to the draft of the next player, or to the first turn.
fn next_draft(setup: &Setup, state: &mut State, events: &mut impl EventSink<Event>) {
    state.active = next_seat(setup, state);
    if state.active == state.first {
        state.draft = Drafting::IDLE;
        state.round = 1;
        state.phase = Phase::Step;
        events.send(Event::Began { seat: state.active, round: 1 });
    } else {
        state.draft = Drafting::NEW;
        state.phase = Phase::Draw;
    }
}

/// The one-time resources of a starter.
fn once(starter: u8) -> Pile {
    troll(TROLLS + starter).once
}
