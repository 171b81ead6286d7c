//! From unchecked numbers to a state: every number is in range, and there are enough cards for every draw.

use moot_core::{Seat, SeatSet};

use super::ViewError;
use super::raw::{RawEye, RawPhase, RawPlayer, RawThen, RawView};
use crate::figure::{CHEST, SLOTS};
use crate::player::ADVENTURERS;
use crate::turn::{ACTIONS, MOST_TURNS};
use crate::{
    Artifact, Card, Cards, CaveTroll, Eye, Figure, IDLE_ROUNDS, Laid, Phase, Piece, Player, Set, Setup,
    Space, State, Stepped, Then, Threshold, View,
};

/// An upper bound of the gold that a seat can gain in one row.
const MOST_GOLD: i16 = 5_000;

fn space(number: u8) -> Result<Space, ViewError> {
    ViewError::in_range(Space(number).is_some(), "space")?;
    Ok(Space(number))
}

fn space_or_none(number: u8) -> Result<Space, ViewError> {
    if Space(number) == Space::NONE { Ok(Space::NONE) } else { space(number) }
}

fn card(number: u8) -> Result<Card, ViewError> {
    ViewError::in_range(Card(number).is_some(), "card")?;
    Ok(Card(number))
}

fn card_or_none(number: u8) -> Result<Card, ViewError> {
    if Card(number) == Card::NONE { Ok(Card::NONE) } else { card(number) }
}

fn cards(bits: u32) -> Result<Cards, ViewError> {
    Cards::from_bits(bits).ok_or(ViewError::Range { what: "cards" })
}

fn artifact(number: u8) -> Result<Artifact, ViewError> {
    Artifact::ALL.get(usize::from(number)).copied().ok_or(ViewError::Range { what: "artifact" })
}

fn figure(set: Set, number: u8) -> Result<Figure, ViewError> {
    let figure = Figure::ALL.get(usize::from(number)).copied();
    let figure = figure.filter(|figure| figure.set().is_none_or(|of| of == set));
    figure.ok_or(ViewError::Range { what: "figure" })
}

fn seat(setup: &Setup, number: u8) -> Result<Seat, ViewError> {
    ViewError::in_range(number < setup.players(), "seat")?;
    Ok(Seat(number))
}

fn seats(setup: &Setup, bits: u8) -> Result<SeatSet, ViewError> {
    ViewError::in_range(u32::from(bits) >> setup.players() == 0, "seat")?;
    Ok(setup.seats().filter(|seat| bits >> seat.0 & 1 == 1).fold(SeatSet::NONE, SeatSet::with))
}

/// The view, with every number in its range.
pub(super) fn view(setup: &Setup, raw: &RawView) -> Result<View, ViewError> {
    let mut table = <CaveTroll as moot_core::Game>::deal(setup);
    ViewError::in_range(raw.owners.len() == usize::from(setup.players()), "player")?;
    for (seat, owner) in setup.seats().zip(&raw.owners) {
        table.players[seat.index()] = player(owner)?;
        figures(&mut table, seat, owner)?;
    }
    table.phase = phase(setup, raw.phase)?;
    table.active = seat(setup, raw.active)?;
    table.first = seat(setup, raw.first)?;
    ViewError::in_range((1..=MOST_TURNS).contains(&raw.turn), "turn")?;
    ViewError::in_range((1..=ACTIONS).contains(&raw.actions), "action of a turn")?;
    (table.turn, table.actions) = (raw.turn, raw.actions);
    (table.drawn, table.rampaged) = (raw.drawn, raw.rampaged);
    ViewError::in_range(raw.idle < IDLE_ROUNDS * setup.players(), "turn without a draw")?;
    (table.idle, table.pushed) = (raw.idle, seats(setup, raw.pushed)?);
    table.purses = seats(setup, raw.purses)?;
    if let Some((room, owner)) = raw.threshold {
        ViewError::in_range(Space(room).is_room(), "room")?;
        table.threshold = Some(Threshold { room: Space(room), seat: seat(setup, owner)? });
    }
    ViewError::in_range(raw.pile.len() <= table.pile.len(), "card of the pile")?;
    for (place, &(owner, laid)) in table.pile.iter_mut().zip(&raw.pile) {
        let card = card(laid)?;
        ViewError::in_range(card.icons() > 0, "card of the pile")?;
        *place = Some(Laid { seat: seat(setup, owner)?, card });
    }
    relics(setup, raw, &mut table)?;
    table.eye = raw.eye.as_ref().map(|it| eye(setup, it)).transpose()?;
    ViewError::in_range(raw.steps_left <= Stepped::NEW.left, "step")?;
    let mut camps = Stepped::NEW.camps;
    for (camp, &at) in camps.iter_mut().zip(&raw.stepped_to) {
        *camp = space_or_none(at)?;
    }
    table.stepped = Stepped { left: raw.steps_left, slots: raw.stepped, camps };
    let viewer = raw.seat.map(|number| seat(setup, number)).transpose()?;
    Ok(View { seat: viewer, table })
}

/// Cards and counts of a player; figures come by themselves.
fn player(raw: &RawPlayer) -> Result<Player, ViewError> {
    let (deck, hand, seen) = (cards(raw.deck)?, cards(raw.hand)?, cards(raw.seen)?);
    // Unknown cards must be in the deck.
    ViewError::in_range(raw.held <= 2 && hand.len() <= raw.held, "card in hand")?;
    let unknown = raw.held - hand.len();
    ViewError::in_range(deck.len() >= unknown, "card in hand")?;
    let left = deck.len() - unknown;
    ViewError::in_range(usize::from(raw.topped) <= raw.top.len() && raw.topped <= left, "card on top")?;
    ViewError::in_range(
        usize::from(raw.looked) <= raw.top.len() && raw.looked <= left,
        "card that was seen",
    )?;
    ViewError::in_range(seen.len() <= raw.looked && seen.minus(deck).is_empty(), "card that was seen")?;
    let mut top = [Card::NONE; crate::player::SEEN];
    for (card, &number) in top.iter_mut().zip(&raw.top) {
        *card = card_or_none(number)?;
    }
    let rows = raw.gold.iter().all(|gold| (0..=MOST_GOLD).contains(gold));
    ViewError::in_range(rows, "gold")?;
    ViewError::in_range(raw.lost <= ADVENTURERS, "count")?;
    Ok(Player {
        deck,
        hand,
        held: raw.held,
        top,
        topped: raw.topped,
        seen,
        looked: raw.looked,
        discards: cards(raw.discards)?,
        gone: cards(raw.gone)?,
        gold: raw.gold,
        lost: raw.lost,
        fallen: raw.fallen,
        ..Player::nobody()
    })
}

/// Puts the figures of a player into the dungeon.
fn figures(table: &mut State, seat: Seat, raw: &RawPlayer) -> Result<(), ViewError> {
    let all: u32 = raw.camps.iter().map(|&(_, count)| u32::from(count)).sum();
    ViewError::in_range(all <= ADVENTURERS.into(), "Adventurer")?;
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
        ViewError::in_range(!fixed || !at.is_some() || at.is_room(), "room of a figure")?;
        if at.is_some() {
            table.put(Piece::new(seat, singles[slot]), at);
        }
    }
    Ok(())
}

fn relics(setup: &Setup, raw: &RawView, table: &mut State) -> Result<(), ViewError> {
    let all = (1u8 << Artifact::ALL.len()) - 1;
    ViewError::in_range(raw.artifacts & !all == 0 && raw.used & !all == 0, "artifact")?;
    (table.artifacts, table.used) = (raw.artifacts, raw.used);
    table.holders = seats(setup, raw.holders)?;
    for &(owner, it) in &raw.relics {
        let owner = seat(setup, owner)?;
        table.relics[owner.index()] = Some(artifact(it)?);
    }
    let known = table.relics.iter().flatten().count();
    // Unknown artifacts of other seats are drawn from those without a known holder.
    let unknown = table.holders.len().saturating_sub(known);
    ViewError::in_range(unknown <= raw.artifacts.count_ones() as usize, "artifact")
}

fn eye(setup: &Setup, raw: &RawEye) -> Result<Eye, ViewError> {
    let mut hands = [Card::NONE; crate::MAX_PLAYERS];
    for (card, &number) in hands.iter_mut().zip(&raw.hands) {
        *card = card_or_none(number)?;
    }
    Ok(Eye { seat: seat(setup, raw.seat)?, hands, artifacts: seats(setup, raw.artifacts)? })
}

fn phase(setup: &Setup, raw: RawPhase) -> Result<Phase, ViewError> {
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
        RawPhase::Glide => Phase::Glide,
        RawPhase::Revive => Phase::Revive,
        RawPhase::Return(it) => Phase::Return(figure(setup.set(), it)?),
        RawPhase::Lantern => Phase::Lantern,
        RawPhase::Seal => Phase::Seal,
        RawPhase::Weigh => Phase::Weigh,
        RawPhase::Mirror => Phase::Mirror,
        RawPhase::Stack => Phase::Stack,
        RawPhase::Bonus => Phase::Bonus,
        RawPhase::Nothing => return Err(ViewError::Decision { what: "nobody is asked" }),
    })
}
