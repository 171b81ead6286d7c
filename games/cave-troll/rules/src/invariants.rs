//! The invariants of every position (law 10).

use moot_core::{Seat, Violation, ensure};

use crate::figure::SLOTS;
use crate::play::ICONS;
use crate::player::ADVENTURERS;
use crate::state::ROOM_LIMIT;
use crate::{Card, Cards, Figure, PITS, Phase, Piece, ROOMS, Setup, Space, State, Then};

/// Checks that all pieces add up to the contents of the box and that the position is consistent.
///
/// # Errors
/// The first violation.
pub fn check_invariants(setup: &Setup, state: &State) -> Result<(), Violation> {
    ensure(state.set == setup.set() && state.seats == setup.players(), || "another game".into())?;
    for seat in setup.seats() {
        cards(state, seat)?;
        figures(state, seat)?;
    }
    crowds(state)?;
    artifacts(state)?;
    ensure(state.icons() < ICONS, || format!("{} icons on the pile", state.icons()))?;
    let over = state.phase == Phase::Over;
    ensure(over || state.turns_without_draw_left() > 0, || format!("{} turns without a draw", state.idle))?;
    let pushing = matches!(state.phase, Phase::Push { pusher: Figure::Wraith, .. });
    ensure(pushing || state.pushed.is_empty(), || format!("{:?} have pushed", state.pushed))?;
    if let Some(eye) = state.eye {
        for seat in setup.seats() {
            let seen = eye.hands[seat.index()];
            let there = !seen.is_some() || state.player(seat).hand.has(seen);
            ensure(there, || format!("seat {} knows {} of seat {seat} wrongly", eye.seat, seen.id()))?;
        }
    }
    Ok(())
}

/// The card that the active player is playing: it is neither in the hand nor elsewhere.
fn in_play(state: &State) -> Option<Card> {
    match state.phase {
        Phase::Put(card) => Some(card),
        Phase::Find => Some(Card::FIND),
        Phase::Escape { .. } | Phase::Push { then: Then::Escape(_), .. } => Some(Card::of(Figure::CaveTroll)),
        _ => None,
    }
}

/// 19 cards of each colour, each in one place.
fn cards(state: &State, seat: Seat) -> Result<(), Violation> {
    let player = state.player(seat);
    let mut all = player.deck.plus(player.hand).plus(player.discards).plus(player.gone);
    let mut count = player.deck.len() + player.hand.len() + player.discards.len() + player.gone.len();
    let piled = state.pile.iter().flatten().filter(|laid| laid.seat == seat).map(|laid| laid.card);
    for card in piled.chain(in_play(state).filter(|_| seat == state.active)) {
        all = all.with(card);
        count += 1;
    }
    let deck = Cards::deck(state.set);
    ensure(all == deck && count == deck.len(), || format!("seat {seat} has {count} cards: {all:?}"))?;
    ensure(player.hand.len() == player.held, || {
        format!("seat {seat} holds {} cards, {} known", player.held, player.hand.len())
    })?;
    ensure(player.held <= 2, || format!("seat {seat} holds {} cards", player.held))?;
    let top: Vec<Card> = player.top.into_iter().filter(|card| card.is_some()).collect();
    ensure(top.len() == usize::from(player.topped), || format!("seat {seat}: {top:?} on top"))?;
    ensure(player.seen.len() == player.looked, || format!("seat {seat} has seen {:?}", player.seen))?;
    let known = top
        .iter()
        .copied()
        .chain(player.seen.iter().flat_map(|card| (0..player.seen.count(card)).map(move |_| card)));
    let mut rest = player.deck;
    for card in known {
        ensure(rest.has(card), || format!("seat {seat}: {} is known but not in the deck", card.id()))?;
        rest = rest.without(card);
    }
    Ok(())
}

/// 17 figures of each colour: in the dungeon, removed, or not yet played.
fn figures(state: &State, seat: Seat) -> Result<(), Violation> {
    let player = state.player(seat);
    let waiting = player.deck.plus(player.hand);
    let putting = in_play(state).filter(|_| seat == state.active);
    let placed = !matches!(state.phase, Phase::Put(_));
    let mut cards = waiting;
    if let Some(card) = putting.filter(|_| !placed) {
        cards = cards.with(card);
    }
    // While the Chalice asks for a space, its hero is in no place.
    let adventurers: u8 = player.adventurers.iter().sum();
    let due = cards.count(Card::ADVENTURER) + cards.count(Card::DUSK);
    ensure(adventurers + player.lost + due == ADVENTURERS, || {
        format!("seat {seat}: {adventurers} Adventurers, {} removed, {due} to come", player.lost)
    })?;
    for (slot, figure) in Figure::singles(state.set).into_iter().enumerate() {
        let there = u8::from(player.singles[slot].is_some());
        let fallen = player.fallen >> slot & 1;
        let due = u8::from(cards.has(Card::of(figure)));
        ensure(there + fallen + due == 1, || {
            format!("seat {seat}: {figure:?} in the dungeon {there}, removed {fallen}, to come {due}")
        })?;
    }
    ensure(player.hero_spaces() & PITS == crate::Spaces::NONE, || format!("a hero of seat {seat} in a pit"))
}

/// The counts of figures are right, and rooms do not exceed their limits.
fn crowds(state: &State) -> Result<(), Violation> {
    let troll = |&at: &Space| state.owner_at(Figure::CaveTroll, at).is_some();
    ensure(Space::all().filter(troll).collect::<crate::Spaces>() == state.closed, || {
        "closed rooms and Cave Trolls differ".into()
    })?;
    for at in Space::all() {
        let crowd: u8 = state.all().map(|seat| state.player(seat).characters(at)).sum();
        ensure(crowd == state.crowd[at.index()], || format!("{crowd} characters on {at}"))?;
        ensure(state.full.has(at) == (ROOMS.has(at) && crowd >= ROOM_LIMIT), || {
            format!("whether {at} is full")
        })?;
        for seat in state.all() {
            let camp = state.player(seat).adventurers[at.index()] > 0;
            ensure(camp == state.player(seat).camps.has(at), || format!("the camp of seat {seat} on {at}"))?;
        }
        if ROOMS.has(at) && crowd > ROOM_LIMIT {
            excess(state, at, crowd)?;
        }
        let falling =
            in_play(state) == Some(Card::of(Figure::CaveTroll)) && state.me().at(Figure::CaveTroll) == at;
        let alone = !state.closed.has(at) || falling;
        ensure(alone || crowd == 1, || format!("{crowd} characters with the Cave Troll on {at}"))?;
    }
    for slot in 0..SLOTS - 1 {
        for seat in state.all() {
            let figure = Figure::singles(state.set)[slot];
            let at = state.player(seat).singles[slot];
            ensure(!at.is_some() || state.stands(Piece::new(seat, figure), at), || format!("{figure:?}"))?;
        }
    }
    Ok(())
}

/// The cases of more than five characters in a room: a Berserker, a pending push of a Wraith, a falling Cave Troll.
fn excess(state: &State, at: Space, crowd: u8) -> Result<(), Violation> {
    let berserkers = state.all().filter(|&seat| state.player(seat).stands(Figure::Berserker, at)).count();
    let pushing = matches!(state.phase, Phase::Push { room, .. } if room == at);
    let one_more = berserkers > 0 || pushing || state.closed.has(at);
    ensure(crowd <= ROOM_LIMIT + u8::from(one_more), || format!("{crowd} characters in {at}"))
}

/// Six artifacts: each is in the pile, held by a player, or played.
fn artifacts(state: &State) -> Result<(), Violation> {
    let mut all = state.artifacts;
    let mut count = state.artifacts.count_ones() + state.used.count_ones();
    for seat in state.all() {
        let relic = state.relics[seat.index()];
        ensure(relic.is_some() == state.holders.contains(seat), || format!("the artifact of seat {seat}"))?;
        if let Some(relic) = relic {
            all |= 1 << relic as u8;
            count += 1;
        }
    }
    ensure(all | state.used == 0b11_1111 && count == 6, || format!("{count} artifacts"))
}
