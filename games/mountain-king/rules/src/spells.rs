//! Step 1: cast one spell (rulebook: cast one spell; the exact effects are in `data/spells.txt`).

use moot_core::EventSink;

use crate::card::{NONE, PAGES, PLACES, SLOTS, troll};
use crate::tables::{Board, TUNNELS, tune};
use crate::{
    Action, Clan, Event, Illegal, Kind, Mask, Payment, Phase, Pile, Player, Spell, Square, Stage, State,
    Token, pedestal, statue, workshop,
};

/// The rune with which a spell disintegrates.
pub(crate) const RUNES: u8 = 3;

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
    // A rune on a troll can be the one token that Hand to Hand could move; then a rune from storage is tried.
    let stored = Token::stored(Kind::Rune);
    let other = (first != stored && me.storage[Kind::Rune] > 0).then_some(stored);
    for page in 0..PAGES as u8 {
        let Some(spell) = Spell::from_index(state.book[usize::from(page)]) else { continue };
        let mut runes = core::iter::once(first).chain(other);
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
    if state.runes[page] == RUNES {
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
            let tiles = state.tiles().iter().map(|tile| tile.at);
            out.extend(tiles.filter(|&at| reclaimable(state, at).is_ok()).map(Action::Reclaim));
        }
        Phase::Dowse(0) | Phase::Horn(0) | Phase::Swap(0) | Phase::Carry(0) => {}
        Phase::Dowse(_) => out.extend(dowsable(board, state).iter().map(Action::Dowse)),
        Phase::Horn(_) => {
            out.extend((0..PLACES as u8).filter(|&p| check_replace(state, p).is_ok()).map(Action::Replace));
        }
        Phase::Wake => {
            out.extend((0..SLOTS as u8).filter(|&s| check_wake(state, s).is_ok()).map(Action::Wake))
        }
        Phase::Swap(_) => list_swaps(state, out),
        Phase::Carry(_) => out.extend(me.held_tokens().map(Action::Carry)),
        Phase::Transmute => list_transmutations(me, out),
        Phase::Walk => statue::list_walks(state, out),
        Phase::Stir => statue::list_stirs(board, state, out),
        Phase::Consecrate => list_blessings(board, state, out),
        Phase::Arm => workshop::list_arm(board, state, out),
        _ => {}
    }
    if may_stop(state.phase) && !out.is_empty() {
        out.push(Action::Done);
    }
}

fn list_swaps(state: &State, out: &mut Vec<Action>) {
    for a in 0..SLOTS as u8 {
        let others = (0..SLOTS as u8).filter(|&b| check_swap(state, a, b).is_ok());
        out.extend(others.map(|b| Action::Swap(a, b)));
    }
}

fn list_transmutations(me: &Player, out: &mut Vec<Action>) {
    let owned = me.owned();
    for from in Kind::MINERALS {
        for count in 1..=owned[from].min(tune::TRANSMUTATION_MOST) {
            let Some(paid) = me.pay(Pile::of(from, count)) else { continue };
            let others = Kind::MINERALS.into_iter().filter(|&to| to != from);
            out.extend(others.map(|to| Action::Transmute { to, paid }));
        }
    }
}

fn list_blessings(board: &Board, state: &State, out: &mut Vec<Action>) {
    for at in state.bare_anchors(state.active).minus(&state.statue_squares()).iter() {
        out.extend(state.fitting_pedestals(board, at).map(|clan| Action::Consecrate { clan, at }));
    }
}

/// Checks a choice of the current spell.
pub(crate) fn check_choice(board: &Board, state: &State, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Reclaim, Action::Reclaim(at)) => reclaimable(state, at).map(|_| ()),
        (Phase::Dowse(_), Action::Dowse(at)) => check_dowse(board, state, at),
        (Phase::Horn(_), Action::Replace(place)) => check_replace(state, place),
        (Phase::Wake, Action::Wake(slot)) => check_wake(state, slot),
        (Phase::Swap(_), Action::Swap(a, b)) => check_swap(state, a, b),
        (Phase::Carry(_), Action::Carry(token)) => workshop::check_carry(state, token),
        (Phase::Transmute, Action::Transmute { to, paid }) => check_transmute(state, to, paid),
        (Phase::Walk, Action::Walk { from, to }) => statue::check_walk(state, from, to),
        (Phase::Stir, Action::Stir { from, to }) => statue::check_stir(board, state, from, to),
        (Phase::Consecrate, Action::Consecrate { clan, at }) => check_consecrate(board, state, clan, at),
        (Phase::Arm, Action::Activate(site)) => workshop::check_arm(board, state, site),
        (Phase::Dowse(_) | Phase::Horn(_) | Phase::Swap(_) | Phase::Carry(_), Action::Done) => {
            if may_stop(state.phase) { Ok(()) } else { Err(Illegal::AtLeastOne) }
        }
        _ => Err(Illegal::WrongMoment),
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
    state.phase = Phase::Step;
}

/// Checks a square for Dowsing.
fn check_dowse(board: &Board, state: &State, at: Square) -> Result<(), Illegal> {
    if dowsable(board, state).has(at) { Ok(()) } else { Err(Illegal::NothingThere { at }) }
}

/// Moves a statue by Walking Statue or Restless Kin.
pub(crate) fn shift(state: &mut State, from: Square, to: Square, events: &mut impl EventSink<Event>) {
    statue::shift(state, from, to, events);
    state.phase = Phase::Step;
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
    if let Phase::Dowse(left) = state.phase {
        state.phase = Phase::Dowse(left - 1);
    }
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
    if let Phase::Horn(left) = state.phase {
        state.phase = Phase::Horn(left - 1);
    }
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

/// Wakes a single troll.
pub(crate) fn wake(state: &mut State, slot: u8, events: &mut impl EventSink<Event>) {
    let gained = state.me_mut().wake(slot);
    events.send(Event::Woke { seat: state.active, slot, gained });
    state.phase = Phase::Step;
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
    if let Phase::Swap(left) = state.phase {
        state.phase = Phase::Swap(left - 1);
    }
}

/// Checks a Transmutation.
pub(crate) fn check_transmute(state: &State, to: Kind, paid: Payment) -> Result<(), Illegal> {
    let value = state.me().value(paid).ok_or(Illegal::NotOwned)?;
    let minerals = value.minerals().iter().fold(0u8, |all, &n| all.saturating_add(n));
    let kinds = value.minerals().iter().filter(|&&n| n > 0).count();
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
    state.phase = Phase::Step;
}

/// Checks a pedestal and an anchor for Late Blessing.
pub(crate) fn check_consecrate(board: &Board, state: &State, clan: Clan, at: Square) -> Result<(), Illegal> {
    pedestal::check_stored(state, clan)?;
    if !state.bare_anchors(state.active).has(at) {
        return Err(Illegal::NoAnchor { at });
    }
    if state.statue_at(at).is_some() {
        return Err(Illegal::Occupied { at });
    }
    pedestal::check_tier(board, state, clan, at)
}

/// Carries out Late Blessing.
pub(crate) fn consecrate(
    board: &Board,
    state: &mut State,
    clan: Clan,
    at: Square,
    events: &mut impl EventSink<Event>,
) {
    pedestal::bless(board, state, clan, at, events);
    state.phase = Phase::Step;
}
