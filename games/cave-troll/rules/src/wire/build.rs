//! From unchecked numbers to a table: every number names something, and there is enough of what has to be drawn.

use moot_core::{Seat, SeatSet};

use super::raw::{RawEye, RawPhase, RawPlayer, RawThen, RawView};
use super::{BadView, within};
use crate::figure::{CHEST, SLOTS};
use crate::player::ADVENTURERS;
use crate::{
    Artifact, Card, CaveTroll, Eye, Figure, IDLE_TURNS, Laid, Lot, Phase, Piece, Player, Set, Setup, Space,
    State, Stepped, Then, Threshold, View,
};

/// More gold than anybody can gain in one row.
const MOST_GOLD: i16 = 5_000;

fn space(number: u8) -> Result<Space, BadView> {
    within(Space(number).is_some(), "space")?;
    Ok(Space(number))
}

fn space_or_none(number: u8) -> Result<Space, BadView> {
    if Space(number) == Space::NONE { Ok(Space::NONE) } else { space(number) }
}

fn card(number: u8) -> Result<Card, BadView> {
    within(Card(number).is_some(), "card")?;
    Ok(Card(number))
}

fn card_or_none(number: u8) -> Result<Card, BadView> {
    if Card(number) == Card::NONE { Ok(Card::NONE) } else { card(number) }
}

fn lot(bits: u32) -> Result<Lot, BadView> {
    Lot::from_bits(bits).ok_or(BadView::Range { what: "lot of cards" })
}

fn artifact(number: u8) -> Result<Artifact, BadView> {
    Artifact::ALL.get(usize::from(number)).copied().ok_or(BadView::Range { what: "artifact" })
}

fn figure(set: Set, number: u8) -> Result<Figure, BadView> {
    let figure = Figure::ALL.get(usize::from(number)).copied();
    let figure = figure.filter(|figure| figure.set().is_none_or(|of| of == set));
    figure.ok_or(BadView::Range { what: "figure" })
}

fn seat(setup: &Setup, number: u8) -> Result<Seat, BadView> {
    within(number < setup.players(), "seat")?;
    Ok(Seat(number))
}

fn seats(setup: &Setup, bits: u8) -> Result<SeatSet, BadView> {
    within(u32::from(bits) >> setup.players() == 0, "seat")?;
    Ok(setup.seats().filter(|seat| bits >> seat.0 & 1 == 1).fold(SeatSet::NONE, SeatSet::with))
}

/// The view, with every number in its range.
pub(super) fn view(setup: &Setup, raw: &RawView) -> Result<View, BadView> {
    let mut table = <CaveTroll as moot_core::Game>::deal(setup);
    within(raw.owners.len() == usize::from(setup.players()), "player")?;
    for (seat, owner) in setup.seats().zip(&raw.owners) {
        table.players[seat.index()] = player(owner)?;
        figures(&mut table, seat, owner)?;
    }
    table.phase = phase(setup, raw.phase)?;
    table.active = seat(setup, raw.active)?;
    table.first = seat(setup, raw.first)?;
    within(raw.turn >= 1 && usize::from(raw.turn) < <CaveTroll as moot_core::Game>::BOUND, "turn")?;
    within((1..=4).contains(&raw.actions), "action of a turn")?;
    (table.turn, table.actions) = (raw.turn, raw.actions);
    (table.drawn, table.rampaged) = (raw.drawn, raw.rampaged);
    table.purses = seats(setup, raw.purses)?;
    if let Some((room, owner)) = raw.threshold {
        within(Space(room).is_room(), "room")?;
        table.threshold = Some(Threshold { room: Space(room), seat: seat(setup, owner)? });
    }
    within(raw.pile.len() <= table.pile.len(), "card of the pile")?;
    for (place, &(owner, laid)) in table.pile.iter_mut().zip(&raw.pile) {
        let card = card(laid)?;
        within(card.icons() > 0, "card of the pile")?;
        *place = Some(Laid { seat: seat(setup, owner)?, card });
    }
    relics(setup, raw, &mut table)?;
    table.eye = raw.eye.as_ref().map(|it| eye(setup, it)).transpose()?;
    within(raw.steps_left <= Stepped::NEW.left, "step")?;
    let mut camps = Stepped::NEW.camps;
    for (camp, &at) in camps.iter_mut().zip(&raw.stepped_to) {
        *camp = space_or_none(at)?;
    }
    table.stepped = Stepped { left: raw.steps_left, slots: raw.stepped, camps };
    let viewer = raw.seat.map(|number| seat(setup, number)).transpose()?;
    Ok(View { seat: viewer, table })
}

/// Cards and counts of a player; figures come by themselves.
fn player(raw: &RawPlayer) -> Result<Player, BadView> {
    let (deck, hand, seen) = (lot(raw.deck)?, lot(raw.hand)?, lot(raw.seen)?);
    // What is unknown has to be somewhere.
    within(raw.held <= 2 && hand.len() <= raw.held, "card in hand")?;
    let unknown = raw.held - hand.len();
    within(deck.len() >= unknown, "card in hand")?;
    let left = deck.len() - unknown;
    within(usize::from(raw.topped) <= raw.top.len() && raw.topped <= left, "card on top")?;
    within(usize::from(raw.looked) <= raw.top.len() && raw.looked <= left, "card that was seen")?;
    within(seen.len() <= raw.looked && seen.minus(deck).is_empty(), "card that was seen")?;
    let mut top = [Card::NONE; crate::player::SEEN];
    for (card, &number) in top.iter_mut().zip(&raw.top) {
        *card = card_or_none(number)?;
    }
    let rows = raw.gold.iter().all(|gold| (0..=MOST_GOLD).contains(gold));
    within(rows, "gold")?;
    within(raw.lost <= ADVENTURERS && raw.idle <= IDLE_TURNS, "count")?;
    Ok(Player {
        deck,
        hand,
        held: raw.held,
        top,
        topped: raw.topped,
        seen,
        looked: raw.looked,
        discards: lot(raw.discards)?,
        gone: lot(raw.gone)?,
        gold: raw.gold,
        lost: raw.lost,
        fallen: raw.fallen,
        idle: raw.idle,
        ..Player::nobody()
    })
}

/// Puts the figures of a player into the dungeon.
fn figures(table: &mut State, seat: Seat, raw: &RawPlayer) -> Result<(), BadView> {
    let all: u32 = raw.camps.iter().map(|&(_, count)| u32::from(count)).sum();
    within(all <= ADVENTURERS.into(), "Adventurer")?;
    for &(at, count) in &raw.camps {
        let at = space(at)?;
        for _ in 0..count {
            table.put(Piece::new(seat, Figure::Adventurer), at);
        }
    }
    let singles = Figure::singles(table.set);
    for (slot, &at) in raw.singles.iter().enumerate().take(SLOTS) {
        let at = space_or_none(at)?;
        let fixed = slot == CHEST || singles[slot] == Figure::CaveTroll;
        within(!fixed || !at.is_some() || at.is_room(), "room of a figure")?;
        if at.is_some() {
            table.put(Piece::new(seat, singles[slot]), at);
        }
    }
    Ok(())
}

fn relics(setup: &Setup, raw: &RawView, table: &mut State) -> Result<(), BadView> {
    let all = (1u8 << Artifact::ALL.len()) - 1;
    within(raw.artifacts & !all == 0 && raw.used & !all == 0, "artifact")?;
    (table.artifacts, table.used) = (raw.artifacts, raw.used);
    table.holders = seats(setup, raw.holders)?;
    for &(owner, it) in &raw.relics {
        let owner = seat(setup, owner)?;
        table.relics[owner.index()] = Some(artifact(it)?);
    }
    let known = table.relics.iter().flatten().count();
    // Which artifacts the others have is drawn from those that nobody is known to have.
    let unknown = table.holders.len().saturating_sub(known);
    within(unknown <= raw.artifacts.count_ones() as usize, "artifact")
}

fn eye(setup: &Setup, raw: &RawEye) -> Result<Eye, BadView> {
    let mut hands = [Card::NONE; crate::MAX_PLAYERS];
    for (card, &number) in hands.iter_mut().zip(&raw.hands) {
        *card = card_or_none(number)?;
    }
    Ok(Eye { seat: seat(setup, raw.seat)?, hands, artifacts: seats(setup, raw.artifacts)? })
}

fn phase(setup: &Setup, raw: RawPhase) -> Result<Phase, BadView> {
    Ok(match raw {
        RawPhase::Act => Phase::Act,
        RawPhase::Play => Phase::Play,
        RawPhase::Put(it) => Phase::Put(card(it)?),
        RawPhase::Escape { room, seat: asked, after } => {
            Phase::Escape { room: space(room)?, seat: seat(setup, asked)?, after }
        }
        RawPhase::Push { room, seat: asked, pusher, then } => Phase::Push {
            room: space(room)?,
            seat: seat(setup, asked)?,
            pusher: figure(setup.set(), pusher)?,
            then: match then {
                RawThen::Finish => Then::Finish,
                RawThen::Escape(after) => Then::Escape(after),
                RawThen::Again => Then::Again,
                RawThen::Trample => Then::Trample,
            },
        },
        RawPhase::Glide(from) => Phase::Glide { from: space(from)? },
        RawPhase::Revive => Phase::Revive,
        RawPhase::Return(it) => Phase::Return(figure(setup.set(), it)?),
        RawPhase::Lantern => Phase::Lantern,
        RawPhase::Seal => Phase::Seal,
        RawPhase::Weigh => Phase::Weigh,
        RawPhase::Mirror => Phase::Mirror,
        RawPhase::Stack => Phase::Stack,
        RawPhase::Bonus => Phase::Bonus,
        RawPhase::Nothing => return Err(BadView::Moment { what: "nobody is asked" }),
    })
}
