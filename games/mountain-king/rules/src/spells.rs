//! Step 1: cast one spell (rulebook: cast one spell; the exact effects are in `data/spells.txt`).

use moot_core::EventSink;

use crate::card::{NONE, PLACES, SLOTS, troll};
use crate::tables::{Board, TUNNELS, tune};
use crate::{
    Action, Clan, Event, Illegal, Kind, Mask, Payment, Phase, Pile, Spell, Square, Stage, State, Token,
    statue, workshop,
};

/// The phase in which a "now" spell asks for its first choice; `None` for a spell that lasts for the turn.
pub(crate) fn first_choice(spell: Spell) -> Option<Phase> {
    Some(match spell {
        Spell::StonesMemory => Phase::Reclaim,
        Spell::Dowsing => Phase::Dowse(tune::DOWSING_SQUARES),
        Spell::CallingHorn => Phase::Horn(tune::CALLING_HORN_TROLLS),
        Spell::SecondWind => Phase::Wake,
        Spell::ChangedPlaces => Phase::Swap(tune::CHANGED_PLACES_SWAPS),
        Spell::HandToHand => Phase::Carry(tune::HAND_TO_HAND_MOST),
        Spell::Transmutation => Phase::Transmute,
        Spell::WalkingStatue => Phase::Walk,
        Spell::RestlessKin => Phase::Stir,
        Spell::LateBlessing => Phase::Consecrate,
        Spell::LongArm => Phase::Arm,
        Spell::EarthRitual
        | Spell::SoftRock
        | Spell::DeepBreath
        | Spell::SilverTongue
        | Spell::NightMarket
        | Spell::BusyHands => return None,
    })
}

/// Whether a spell would have an effect once `rune` is spent.
fn effective(board: &Board, state: &State, spell: Spell, rune: Token) -> bool {
    let Some(phase) = first_choice(spell) else { return true };
    let mut after = *state;
    after.me_mut().spend(rune.into());
    after.phase = phase;
    let mut choices = Vec::new();
    list_choices(board, &after, &mut choices);
    !choices.is_empty()
}

/// Lists the spells that can be cast, with the canonical rune.
pub(crate) fn list(board: &Board, state: &State, out: &mut Vec<Action>) {
    if state.stage != Stage::Work || state.rites.cast {
        return;
    }
    let me = state.me();
    let Some(first) = me.pick(Kind::Rune) else { return };
    // The origin of the rune can decide whether the spell has an effect (Hand to Hand with a single held token), so the
    // other runes are tried if the canonical one does not work.
    let held = me.held_tokens().filter(|&token| me.token(token).is_some_and(|(kind, _)| kind == Kind::Rune));
    let stored = (me.storage[Kind::Rune] > 0).then_some(Token::stored(Kind::Rune));
    let others: Vec<Token> = stored.into_iter().chain(held).filter(|&rune| rune != first).collect();
    for page in 0..3 {
        let Some(spell) = Spell::from_index(state.book[usize::from(page)]) else { continue };
        let mut runes = core::iter::once(first).chain(others.iter().copied());
        if let Some(rune) = runes.find(|&rune| effective(board, state, spell, rune)) {
            out.push(Action::Cast { page, rune });
        }
    }
}

/// Checks a casting.
pub(crate) fn check(board: &Board, state: &State, page: u8, rune: Token) -> Result<(), Illegal> {
    if state.stage != Stage::Work {
        return Err(Illegal::WrongMoment);
    }
    if state.rites.cast {
        return Err(Illegal::CastAlready);
    }
    let spell = *state.book.get(usize::from(page)).ok_or(Illegal::NoSuchThing)?;
    let spell = Spell::from_index(spell).ok_or(Illegal::NoSuchThing)?;
    match state.me().token(rune) {
        Some((Kind::Rune, _)) => {}
        _ if state.me().owned()[Kind::Rune] == 0 => {
            return Err(Illegal::Short { kind: Kind::Rune, need: 1, have: 0 });
        }
        Some(_) => return Err(Illegal::WrongPayment { due: 1, given: 0 }),
        None => return Err(Illegal::NotOwned),
    }
    if effective(board, state, spell, rune) { Ok(()) } else { Err(Illegal::NoEffect) }
}

/// Casts the spell on a page.
pub(crate) fn cast(state: &mut State, page: u8, rune: Token, events: &mut impl EventSink<Event>) {
    let Some(spell) = Spell::from_index(state.book[usize::from(page)]) else { return };
    state.me_mut().spend(rune.into());
    state.runes[usize::from(page)] += 1;
    state.rites.cast = true;
    state.casting = page;
    events.send(Event::Cast { seat: state.active, spell: spell as u8 });
    if let Some(phase) = first_choice(spell) {
        state.phase = phase;
        return;
    }
    match spell {
        Spell::EarthRitual => state.rites.mixed = true,
        Spell::SoftRock => state.rites.soft = true,
        Spell::DeepBreath => state.rites.breath = true,
        Spell::SilverTongue => state.rites.tongue = true,
        Spell::NightMarket => state.rites.market = tune::NIGHT_MARKET_TIMES,
        _ => state.rites.activations += 1,
    }
    state.phase = Phase::Step;
}

/// Ends the spell that is being carried out: with its third rune it goes under the deck.
pub(crate) fn finish(state: &mut State, events: &mut impl EventSink<Event>) {
    let page = usize::from(core::mem::replace(&mut state.casting, NONE));
    if page < 3 && state.runes[page] == 3 {
        let spell = core::mem::replace(&mut state.book[page], NONE);
        state.runes[page] = 0;
        state.sink_spell(spell);
        events.send(Event::Disintegrated { spell });
    }
}

/// Whether an "up to" may be ended: at least one choice has been made.
pub(crate) fn may_stop(phase: Phase) -> bool {
    match phase {
        Phase::Dowse(left) => left < tune::DOWSING_SQUARES,
        Phase::Horn(left) => left < tune::CALLING_HORN_TROLLS,
        Phase::Swap(left) => left < tune::CHANGED_PLACES_SWAPS,
        Phase::Carry(left) => left < tune::HAND_TO_HAND_MOST,
        _ => false,
    }
}

/// Lists the choices of the current spell into an empty list. The list stays empty if nothing is left to choose; then the
/// spell is done.
pub(crate) fn list_choices(board: &Board, state: &State, out: &mut Vec<Action>) {
    let me = state.me();
    match state.phase {
        Phase::Reclaim => {
            let net = state.network(state.active);
            let tiles = state.tiles().iter().map(|tile| tile.at);
            out.extend(
                tiles.filter(|&at| net.has(at) && reclaimable(state, at).is_ok()).map(Action::Reclaim),
            );
        }
        Phase::Dowse(0) | Phase::Horn(0) | Phase::Swap(0) | Phase::Carry(0) => {}
        Phase::Dowse(_) => out.extend(dowsable(board, state).iter().map(Action::Dowse)),
        Phase::Horn(_) => {
            out.extend((0..PLACES as u8).filter(|&p| check_replace(state, p).is_ok()).map(Action::Replace));
        }
        Phase::Wake => {
            out.extend((0..SLOTS as u8).filter(|&s| check_wake(state, s).is_ok()).map(Action::Wake))
        }
        Phase::Swap(_) => {
            for a in 0..SLOTS as u8 {
                out.extend(
                    (a + 1..SLOTS as u8)
                        .filter(|&b| check_swap(state, a, b).is_ok())
                        .map(|b| Action::Swap(a, b)),
                );
            }
        }
        Phase::Carry(_) => out.extend(me.held_tokens().map(Action::Carry)),
        Phase::Transmute => {
            let owned = me.owned();
            for from in Kind::MINERALS {
                for count in 1..=owned[from].min(tune::TRANSMUTATION_MOST) {
                    let Some(paid) = me.pay(Pile::of(from, count)) else { continue };
                    let others = Kind::MINERALS.into_iter().filter(|&to| to != from);
                    out.extend(others.map(|to| Action::Transmute { to, paid }));
                }
            }
        }
        Phase::Walk => statue::list_walks(state, out),
        Phase::Stir => statue::list_stirs(board, state, out),
        Phase::Consecrate => {
            let anchors = state.bare_anchors(state.active).minus(&state.statue_squares());
            for clan in Clan::ALL.into_iter().filter(|&clan| me.pedestals[clan as usize] > 0) {
                let open = anchors.iter().filter(|&at| state.tier_free(board, clan, at));
                out.extend(open.map(|at| Action::Consecrate { clan, at }));
            }
        }
        Phase::Arm => workshop::list_arm(board, state, out),
        _ => {}
    }
    if may_stop(state.phase) && !out.is_empty() {
        out.push(Action::Done);
    }
}

/// Checks a tile for Stone's Memory, named by its first square; gives its place among the tiles.
pub(crate) fn reclaimable(state: &State, at: Square) -> Result<usize, Illegal> {
    let bad = Illegal::NoSuchTile { at };
    let found = state.tiles().iter().position(|tile| tile.at == at).ok_or(bad)?;
    let squares = state.tiles()[found].squares();
    let burdened = squares.meets(&state.statue_squares())
        || squares.meets(&state.hall_squares())
        || state.pedestals().any(|(_, at)| squares.has(at));
    if burdened || !state.network(state.active).has(at) { Err(bad) } else { Ok(found) }
}

/// Stone's Memory: returns a tile; tiles that no longer reach a gate of the team have no owner.
pub(crate) fn reclaim(state: &mut State, at: Square, events: &mut impl EventSink<Event>) {
    let Ok(found) = reclaimable(state, at) else { return };
    let (seat, tile) = (state.active, state.tiles[found]);
    state.tile_count -= 1;
    let last = usize::from(state.tile_count);
    state.tiles[found] = state.tiles[last];
    state.tiles[last] = crate::laid::NO_TILE;
    state.stock[usize::from(tile.shape)] += 1;
    let linked = state.linked(seat);
    let isolated = state.cut(seat, &tile.squares());
    let gained = Pile::of(Kind::Stone, TUNNELS[usize::from(tile.shape)].size.min(tune::STONES_MEMORY_MOST));
    state.me_mut().storage += gained;
    events.send(Event::Reclaimed { seat, shape: tile.shape, at, isolated: isolated as u8 });
    events.send(Event::Gained { seat, gained });
    if let Some(mate) = linked
        && state.linked(seat).is_none()
    {
        events.send(Event::Parted { seat, mate });
    }
}

/// Dowsing: untouched squares with buried resources within a few steps of the network.
pub(crate) fn dowsable(board: &Board, state: &State) -> Mask {
    let untouched = state.untouched(board);
    let mut reached = Mask::EMPTY;
    let mut edge = state.network(state.active);
    for _ in 0..tune::DOWSING_REACH {
        edge = edge.sides() & untouched;
        reached |= edge;
    }
    reached & state.buried
}

/// Takes what is buried on a square.
pub(crate) fn dowse(board: &Board, state: &mut State, at: Square, events: &mut impl EventSink<Event>) {
    let gained = board.hoard(at);
    state.buried.remove(at);
    state.me_mut().storage += gained;
    events.send(Event::Gained { seat: state.active, gained });
}

/// Checks a troll of the horde for the Calling Horn.
pub(crate) fn check_replace(state: &State, place: u8) -> Result<(), Illegal> {
    let stand = state.horde.get(usize::from(place)).ok_or(Illegal::NoSuchThing)?;
    if stand.card == NONE {
        Err(Illegal::EmptyPlace)
    } else if !stand.bribes.is_empty() {
        Err(Illegal::Bribed)
    } else if state.source_level(place).is_none() {
        Err(Illegal::NoEffect)
    } else {
        Ok(())
    }
}

/// Sends a troll of the horde away; it goes under its deck once the fresh one is turned up.
pub(crate) fn replace(state: &mut State, place: u8, events: &mut impl EventSink<Event>) {
    let card = core::mem::replace(&mut state.horde[usize::from(place)].card, NONE);
    state.under = card;
    events.send(Event::Replaced { seat: state.active, place, card });
}

/// Checks a troll for Second Wind: it has an empty symbol.
pub(crate) fn check_wake(state: &State, slot: u8) -> Result<(), Illegal> {
    let me = state.me();
    let card = *me.trolls.get(usize::from(slot)).ok_or(Illegal::NoSuchThing)?;
    if card == NONE {
        return Err(Illegal::EmptyPlace);
    }
    if me.held[usize::from(slot)].count_ones() as usize == troll(card).icons.len() {
        return Err(Illegal::NoEffect);
    }
    Ok(())
}

/// Checks two slots for Changed Places.
pub(crate) fn check_swap(state: &State, a: u8, b: u8) -> Result<(), Illegal> {
    let trolls = &state.me().trolls;
    match (trolls.get(usize::from(a)), trolls.get(usize::from(b))) {
        (Some(&x), Some(&y)) if a < b => {
            if x == NONE || y == NONE {
                Err(Illegal::EmptyPlace)
            } else {
                Ok(())
            }
        }
        _ => Err(Illegal::NoSuchThing),
    }
}

/// Swaps two trolls with all that they hold.
pub(crate) fn swap(state: &mut State, a: u8, b: u8, events: &mut impl EventSink<Event>) {
    let seat = state.active;
    let me = state.me_mut();
    me.trolls.swap(a.into(), b.into());
    me.held.swap(a.into(), b.into());
    events.send(Event::Swapped { seat, a, b });
}

/// Checks a Transmutation.
pub(crate) fn check_transmute(state: &State, to: Kind, paid: Payment) -> Result<(), Illegal> {
    let value = state.me().value(paid).ok_or(Illegal::NotOwned)?;
    let minerals = value.0[..3].iter().fold(0u8, |all, &n| all.saturating_add(n));
    let kinds = value.0[..3].iter().filter(|&&n| n > 0).count();
    let most = tune::TRANSMUTATION_MOST;
    if kinds != 1 || u32::from(minerals) != value.total() || minerals > most {
        return Err(Illegal::WrongPayment { due: most, given: minerals });
    }
    if !Kind::MINERALS.contains(&to) || value[to] > 0 {
        return Err(Illegal::NoEffect);
    }
    Ok(())
}

/// Carries out a Transmutation.
pub(crate) fn transmute(state: &mut State, to: Kind, paid: Payment, events: &mut impl EventSink<Event>) {
    let got = Pile::of(to, paid.len() as u8);
    workshop::trade(state, paid, got, events);
}

/// Checks a pedestal and an anchor for Late Blessing.
pub(crate) fn check_consecrate(board: &Board, state: &State, clan: Clan, at: Square) -> Result<(), Illegal> {
    if state.me().pedestals[clan as usize] == 0 {
        return Err(Illegal::NoPedestal { clan });
    }
    if !state.bare_anchors(state.active).has(at) {
        return Err(Illegal::NoAnchor { at });
    }
    if state.statue_at(at).is_some() {
        return Err(Illegal::Occupied { at });
    }
    check_tier(board, state, clan, at)
}

/// Checks that the tier of a square has no pedestal of the clan yet.
pub(crate) fn check_tier(board: &Board, state: &State, clan: Clan, at: Square) -> Result<(), Illegal> {
    if state.tier_free(board, clan, at) {
        Ok(())
    } else {
        Err(Illegal::TierTaken { clan, tier: board.tier(at).unwrap_or(0) as u8 })
    }
}

/// Sets a pedestal from storage on a square and takes its point token (rulebook: add a pedestal).
pub(crate) fn bless(
    board: &Board,
    state: &mut State,
    clan: Clan,
    at: Square,
    events: &mut impl EventSink<Event>,
) {
    let Some(tier) = board.tier(at) else { return };
    let seat = state.active;
    let track = clan as usize * 5 + tier;
    state.me_mut().pedestals[clan as usize] -= 1;
    state.standing[track] = at;
    state.token_owner[track] = seat.0;
    events.send(Event::Blessed { seat, clan, tier: tier as u8, at, honour: state.honours[track] });
}
