//! Step 1: workshops, and the moving of tokens to storage (rulebook: activate one workshop).

use moot_core::EventSink;

use crate::card::NONE;
use crate::tables::{Board, Swap, WORKSHOPS, WorkshopCard, tune};
use crate::{Action, Event, Illegal, Kind, Payment, Phase, Pile, Player, Source, Stage, State, Token};

fn card(state: &State, site: u8) -> Option<&'static WorkshopCard> {
    WORKSHOPS.get(usize::from(*state.shops.get(usize::from(site))?))
}

/// Every way to give `count` tokens of the allowed kinds, as piles.
fn gifts(swap: &Swap, mut each: impl FnMut(Pile)) {
    let kinds = || Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1);
    for first in kinds() {
        if swap.count == 1 {
            each(Pile::of(first, 1));
            continue;
        }
        for second in kinds().filter(|&second| second >= first) {
            each(Pile::of(first, 1) + Pile::of(second, 1));
        }
    }
}

fn canonical(player: &Player, swap: &Swap, gift: Pile) -> Option<Payment> {
    if swap.wild_only { player.pick_cart(None).map(Payment::from) } else { player.pay(gift) }
}

/// Lists the uses of a workshop that the player can pay for.
fn list_uses(player: &Player, shop: &WorkshopCard, out: &mut Vec<Action>) {
    let owned = player.owned();
    for (i, swap) in (0..).zip(shop.swaps) {
        gifts(swap, |gift| {
            if owned.covers(gift)
                && let Some(paid) = canonical(player, swap, gift)
            {
                out.push(Action::Use { swap: i, paid });
            }
        });
    }
    if shop.moves {
        out.extend(player.held_tokens().map(Action::Carry));
    }
}

fn usable(player: &Player, shop: &WorkshopCard) -> bool {
    let mut uses = Vec::new();
    list_uses(player, shop, &mut uses);
    !uses.is_empty()
}

/// Lists the workshops that may be activated in step 1.
pub(crate) fn list(board: &Board, state: &State, out: &mut Vec<Action>) {
    let sites = 0..board.sites.len() as u8;
    out.extend(sites.filter(|&site| check(board, state, site).is_ok()).map(Action::Activate));
}

/// Checks the activation of a workshop in step 1.
pub(crate) fn check(board: &Board, state: &State, site: u8) -> Result<(), Illegal> {
    if state.stage != Stage::Work {
        return Err(Illegal::WrongMoment);
    }
    if state.rites.activations == 0 {
        return Err(Illegal::NoActivation);
    }
    check_arm(board, state, site)?;
    if state.touches(board, state.active, site) { Ok(()) } else { Err(Illegal::OutOfReach) }
}

/// Lists the workshops that Long Arm reaches.
pub(crate) fn list_arm(board: &Board, state: &State, out: &mut Vec<Action>) {
    let sites = 0..board.sites.len() as u8;
    out.extend(sites.filter(|&site| check_arm(board, state, site).is_ok()).map(Action::Activate));
}

/// Checks a workshop for Long Arm: it stands, and some use can be paid for.
pub(crate) fn check_arm(board: &Board, state: &State, site: u8) -> Result<(), Illegal> {
    if usize::from(site) >= board.sites.len() {
        return Err(Illegal::NoSuchThing);
    }
    let shop = card(state, site).ok_or(Illegal::EmptySite)?;
    if usable(state.me(), shop) { Ok(()) } else { Err(Illegal::NoUse) }
}

/// Activates a workshop. Long Arm guarantees a number of uses.
pub(crate) fn activate(board: &Board, state: &mut State, site: u8, events: &mut impl EventSink<Event>) {
    let mut uses = state.entrances(board, site);
    if state.phase == Phase::Arm {
        uses = uses.max(tune::LONG_ARM_LEAST);
    } else {
        state.rites.activations -= 1;
    }
    state.using = site;
    state.uses = uses;
    state.phase = Phase::Use;
    let workshop = state.shops[usize::from(site)];
    events.send(Event::Activated { seat: state.active, workshop, site, uses });
}

/// Lists the uses of the workshop in use.
pub(crate) fn list_use(state: &State, out: &mut Vec<Action>) {
    if let Some(shop) = card(state, state.using) {
        list_uses(state.me(), shop, out);
    }
    out.push(Action::Done);
}

/// Checks one exchange.
pub(crate) fn check_use(state: &State, swap: u8, paid: Payment) -> Result<(), Illegal> {
    let shop = card(state, state.using).ok_or(Illegal::EmptySite)?;
    let swap = shop.swaps.get(usize::from(swap)).ok_or(Illegal::NoSuchThing)?;
    let value = state.me().value(paid).ok_or(Illegal::NotOwned)?;
    let kinds = value.iter().filter(|&(kind, _)| swap.gives >> kind as u8 & 1 == 1);
    let right = kinds.fold(0u8, |all, (_, n)| all.saturating_add(n));
    if value.total() != u32::from(swap.count) || right != swap.count {
        let given = if value.total() == u32::from(swap.count) { right } else { value.total().min(255) as u8 };
        return Err(Illegal::WrongPayment { due: swap.count, given });
    }
    if swap.wild_only {
        for token in paid.from_trolls() {
            if let Some((Kind::Cart, Some(clan))) = state.me().token(token) {
                return Err(Illegal::BoundCart { clan });
            }
        }
    }
    Ok(())
}

/// Carries out one exchange.
pub(crate) fn exchange(state: &mut State, swap: u8, paid: Payment, events: &mut impl EventSink<Event>) {
    let Some(swap) = card(state, state.using).and_then(|shop| shop.swaps.get(usize::from(swap))) else {
        return;
    };
    let got = Pile::of(swap.gets, swap.gain);
    trade(state, paid, got, events);
    used(state);
}

/// Spends a payment and gains something from the supply into storage.
pub(crate) fn trade(state: &mut State, paid: Payment, got: Pile, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let me = state.me_mut();
    let gave = me.value(paid).unwrap_or(Pile::EMPTY);
    me.spend(paid);
    me.storage += got;
    events.send(Event::Exchanged { seat, gave, got });
}

/// Checks that a token lies on a troll, to be moved to storage.
pub(crate) fn check_carry(state: &State, token: Token) -> Result<(), Illegal> {
    match token.source() {
        Source::Held { .. } if state.me().token(token).is_some() => Ok(()),
        _ => Err(Illegal::NotOwned),
    }
}

/// Checks a use of the Quartermaster.
pub(crate) fn check_move(state: &State, token: Token) -> Result<(), Illegal> {
    if !card(state, state.using).is_some_and(|shop| shop.moves) {
        return Err(Illegal::NoUse);
    }
    check_carry(state, token)
}

/// Moves a token from a troll to storage; clan carts become wild. It is a use of the Quartermaster, or a choice of Hand to
/// Hand.
pub(crate) fn carry(state: &mut State, token: Token, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let me = state.me_mut();
    if let (Source::Held { slot, .. }, Some((kind, _))) = (token.source(), me.token(token)) {
        me.spend(token.into());
        me.storage += Pile::of(kind, 1);
        events.send(Event::Carried { seat, slot, kind });
    }
    match state.phase {
        Phase::Carry(left) => state.phase = Phase::Carry(left - 1),
        _ => used(state),
    }
}

/// Lists the workshops that may be established on the site that is asked about.
pub(crate) fn list_founded(state: &State, out: &mut Vec<Action>) {
    let kinds = 0..WORKSHOPS.len() as u8;
    out.extend(kinds.filter(|&kind| check_founded(state, kind).is_ok()).map(Action::Found));
    out.push(Action::Done);
}

/// Checks that the supply has a workshop of that kind.
pub(crate) fn check_founded(state: &State, kind: u8) -> Result<(), Illegal> {
    match state.shop_supply.get(usize::from(kind)) {
        None => Err(Illegal::NoSuchThing),
        Some(0) => Err(Illegal::NotInSupply),
        Some(_) => Ok(()),
    }
}

/// Establishes a workshop on the first of the pending sites (rulebook: establish a workshop).
pub(crate) fn found(state: &mut State, workshop: u8, events: &mut impl EventSink<Event>) {
    if let Phase::Found(sites) = state.phase {
        let site = sites.trailing_zeros() as u8;
        state.shop_supply[usize::from(workshop)] -= 1;
        state.shops[usize::from(site)] = workshop;
        events.send(Event::Founded { seat: state.active, workshop, site });
        state.phase = Phase::Found(sites & (sites - 1));
    }
}

/// Counts one use, and ends the activation after the last.
pub(crate) fn used(state: &mut State) {
    state.uses -= 1;
    if state.uses == 0 {
        finish(state);
    }
}

/// Ends the activation.
pub(crate) fn finish(state: &mut State) {
    state.using = NONE;
    state.uses = 0;
    state.phase = Phase::Step;
}
