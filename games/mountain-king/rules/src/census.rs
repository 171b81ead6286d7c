//! What must add up at every step (law 10), and what holds in every position.

use moot_core::{MAX_SEATS, Seat};

use crate::card::{NONE, SLOTS, TROLLS, troll};
use crate::tables::{HALLS, PEDESTALS_PER_CLAN, TOKENS, TUNNELS, WORKSHOPS};
use crate::{Clan, MAX_TILES, Mask, Phase, Setup, Square, State, Supply};

fn that(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Everything adds up to the box, and nothing contradicts anything else.
///
/// # Errors
/// What is missing, too much, or contradictory.
pub fn census(setup: &Setup, state: &State) -> Result<(), String> {
    tiles(state)?;
    trolls(setup, state)?;
    spells(state)?;
    statues(setup, state)?;
    pedestals(setup, state)?;
    tokens(state)?;
    workshops(setup, state)?;
    networks(setup, state)?;
    storages(setup, state)?;
    held(state)
}

/// 52 tunnel tiles: each in its stack or on the mountain, none over another.
fn tiles(state: &State) -> Result<(), String> {
    let mut laid = [0u8; 15];
    let mut under = Mask::EMPTY;
    for tile in state.tiles() {
        laid[usize::from(tile.shape)] += 1;
        let squares = tile.squares();
        that(!squares.meets(&under), || format!("a tile at {} lies over another", tile.at))?;
        that(squares.count() == u32::from(TUNNELS[usize::from(tile.shape)].size), || {
            format!("the tile at {} hangs over the frame", tile.at)
        })?;
        under |= squares;
    }
    for (shape, tunnel) in TUNNELS.iter().enumerate() {
        that(laid[shape] + state.stock[shape] == tunnel.stock, || {
            format!(
                "{} of {}: {} laid, {} in stock",
                tunnel.id, tunnel.stock, laid[shape], state.stock[shape]
            )
        })?;
    }
    let all: usize = state.tiles().len() + state.stock.iter().map(|&n| usize::from(n)).sum::<usize>();
    that(all == MAX_TILES, || format!("{all} tiles"))
}

/// 55 troll cards and six starters for each player, each in one place.
fn trolls(setup: &Setup, state: &State) -> Result<(), String> {
    let mut seen = [0u8; TROLLS as usize];
    let mut count = |card: u8, place: &str| {
        that(card < TROLLS, || format!("card {card} {place}"))?;
        seen[usize::from(card)] += 1;
        that(seen[usize::from(card)] == 1, || format!("card {card} {place} and elsewhere"))
    };
    for card in (0..TROLLS).filter(|&card| state.unseen_trolls >> card & 1 == 1) {
        count(card, "in the deck")?;
    }
    for level in 1..=3u8 {
        for card in state.sunk_trolls(level) {
            count(*card, "under the deck")?;
            that(troll(*card).level == level, || format!("card {card} under the deck of level {level}"))?;
        }
    }
    for place in state.horde.iter().filter(|place| place.card != NONE) {
        count(place.card, "in the horde")?;
    }
    for card in [state.recruit, state.under].into_iter().filter(|&card| card != NONE) {
        count(card, "on its way")?;
    }
    let mut starters = [0u8; 6];
    for player in &state.players[..usize::from(setup.players())] {
        let mut own = 0u8;
        for &card in player.trolls.iter().filter(|&&card| card != NONE) {
            if card < TROLLS {
                count(card, "in a trollsmoot")?;
            } else {
                that(own >> (card - TROLLS) & 1 == 0, || format!("starter {card} twice in a trollsmoot"))?;
                own |= 1 << (card - TROLLS);
                starters[usize::from(card - TROLLS)] += 1;
            }
        }
    }
    that(seen.iter().all(|&n| n == 1) || dealing(state), || {
        let lost: Vec<usize> = (0..seen.len()).filter(|&card| seen[card] == 0).collect();
        format!("troll cards {lost:?} are nowhere")
    })?;
    that(starters.iter().all(|&n| n <= setup.players()), || format!("starters {starters:?}"))
}

fn dealing(state: &State) -> bool {
    matches!(state.phase, Phase::Deal(_))
}

/// 17 spells.
fn spells(state: &State) -> Result<(), String> {
    let mut seen = state.unseen_spells;
    for &spell in state.book.iter().chain(state.sunk_spells()).filter(|&&spell| spell != NONE) {
        that(seen >> spell & 1 == 0, || format!("spell {spell} twice"))?;
        seen |= 1 << spell;
    }
    that(seen == (1 << 17) - 1, || format!("spells {seen:b}"))?;
    that(state.runes.iter().zip(state.book).all(|(&n, spell)| n <= 3 && (n == 0 || spell != NONE)), || {
        format!("runes {:?} on {:?}", state.runes, state.book)
    })
}

/// A statue from every spot, one a square, on the mountain.
fn statues(setup: &Setup, state: &State) -> Result<(), String> {
    let board = setup.board();
    let all: Vec<Square> = state.statues().map(|(_, at)| at).collect();
    that(all.len() == board.spots.len(), || format!("{} statues of {}", all.len(), board.spots.len()))?;
    let squares = state.statue_squares();
    that(squares.count() as usize == all.len(), || "two statues on one square".into())?;
    that(squares.minus(&board.diggable).is_empty(), || "a statue off the tunnels' ground".into())
}

/// Six pedestals of each clan: in the bag, in the horde, in storage, standing, or gone under a hall.
fn pedestals(setup: &Setup, state: &State) -> Result<(), String> {
    for clan in Clan::ALL {
        let i = clan as usize;
        let horde = state.horde.iter().filter(|place| place.pedestal == Some(clan)).count();
        let stores = Seat::all(MAX_SEATS).filter(|&seat| setup.teams().head(seat) == seat);
        let stored: usize = stores.map(|seat| usize::from(state.player(seat).pedestals[i])).sum();
        // A pedestal that was placed has had its token taken, wherever it went later.
        let placed = state.token_owner[i * 5..i * 5 + 5].iter().filter(|&&owner| owner != NONE).count();
        let all = usize::from(state.bag[i]) + horde + stored + placed;
        that(all == usize::from(PEDESTALS_PER_CLAN), || format!("{all} pedestals of {}", clan.word()))?;
        for tier in 0..5 {
            let (at, owner) = (state.standing[i * 5 + tier], state.token_owner[i * 5 + tier]);
            if !at.is_some() {
                continue;
            }
            that(owner != NONE, || format!("a pedestal at {at} without its token"))?;
            that(setup.board().tier(at) == Some(tier), || format!("a pedestal at {at} is in another tier"))?;
            that(state.tiles().iter().any(|tile| tile.anchor() == Some(at)), || {
                format!("no anchor at {at}")
            })?;
            that(!state.hall_squares().has(at), || format!("a pedestal under a hall at {at}"))?;
        }
    }
    Ok(())
}

/// 15 pedestal point tokens with the honours of the box, once they are dealt.
fn tokens(state: &State) -> Result<(), String> {
    let (mut dealt, mut boxed) = (state.honours, TOKENS);
    dealt.sort_unstable();
    boxed.sort_unstable();
    that(dealt == boxed || dealing(state), || format!("tokens {dealt:?}"))
}

/// The workshops of the table: in the supply or on sites.
fn workshops(setup: &Setup, state: &State) -> Result<(), String> {
    let board = setup.board();
    let mut kinds = state.shop_supply;
    for (site, &shop) in state.shops.iter().enumerate().filter(|&(_, &shop)| shop != NONE) {
        that(site < board.sites.len(), || format!("a workshop on site {site}"))?;
        kinds[usize::from(shop)] += 1;
    }
    let all: u8 = kinds.iter().sum();
    let dealt = !dealing(state) || matches!(setup.supply(), Supply::Chosen(_));
    that(!dealt || all == setup.table().workshops, || format!("{all} workshops"))?;
    for (kind, shop) in WORKSHOPS.iter().enumerate() {
        let most = if setup.supply() == Supply::Distinct { 1 } else { shop.tiles };
        that(kinds[kind] <= most, || format!("{} tiles of {}", kinds[kind], shop.id))?;
    }
    Ok(())
}

/// Team mates are those of the options and have one storage.
fn storages(setup: &Setup, state: &State) -> Result<(), String> {
    for seat in Seat::all(MAX_SEATS) {
        let mate = state.mate(seat);
        that(mate == setup.teams().mates(seat).next(), || format!("seat {seat} plays with {mate:?}"))?;
        if let Some(mate) = mate {
            let (own, other) = (state.player(seat), state.player(mate));
            that((own.storage, own.pedestals) == (other.storage, other.pedestals), || {
                format!("seats {seat} and {mate} have two storages")
            })?;
        }
    }
    Ok(())
}

/// Networks hang together and keep apart from rivals, and what lies on the mountain is what they and the isolated tiles cover.
fn networks(setup: &Setup, state: &State) -> Result<(), String> {
    let board = setup.board();
    let mut gates = Mask::EMPTY;
    let mut nets = Mask::EMPTY;
    for seat in Seat::all(MAX_SEATS) {
        let (net, gate) = (state.nets[seat.index()], state.player(seat).gate);
        if !gate.is_some() {
            that(net.is_empty(), || format!("seat {seat} has a network and no gate"))?;
            continue;
        }
        gates.insert(gate);
        that(Mask::one(gate).flood(&net) == net, || format!("the network of seat {seat} is torn"))?;
        that(!net.meets(&nets), || format!("the network of seat {seat} overlaps another"))?;
        that(!net.sides().meets(&state.rivals(seat)), || format!("seat {seat} touches a rival"))?;
        that(!net.sides().meets(&state.loose), || format!("isolated tiles touch seat {seat}"))?;
        nets |= net;
    }
    that(!nets.meets(&state.loose), || "isolated tiles in a network".into())?;
    let tiles = state.tiles().iter().fold(Mask::EMPTY, |all, tile| all | tile.squares());
    that((nets | state.loose).minus(&gates) == tiles, || {
        "networks and isolated tiles are not the tiles".into()
    })?;
    that(!tiles.meets(&gates), || "a tile over a gate".into())?;
    that(tiles.minus(&board.diggable).is_empty(), || "a tile where nothing may be dug".into())?;
    that(!tiles.meets(&state.rubble), || "rubble under a tile".into())?;
    that(!tiles.meets(&state.buried), || "something buried under a tile".into())?;
    let mut halls = Mask::EMPTY;
    for (hall, laid) in (0..).zip(state.halls) {
        let Some(squares) = laid.squares(hall) else { continue };
        let size = HALLS[usize::from(hall)].lies[usize::from(laid.lie)].cells.len();
        that(squares.count() as usize == size, || format!("hall {hall} hangs over the frame"))?;
        that(squares.minus(&tiles).is_empty(), || format!("hall {hall} lies over no tunnel"))?;
        that(!squares.meets(&halls), || format!("hall {hall} lies over another"))?;
        halls |= squares;
    }
    Ok(())
}

/// Tokens lie on trolls that have a symbol for them; a trollsmoot stands on itself.
fn held(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.iter().enumerate() {
        for slot in 0..SLOTS {
            let card = player.trolls[slot];
            let icons = if card == NONE { 0 } else { troll(card).icons.len() };
            that(u32::from(player.held[slot]) >> icons == 0, || {
                format!("seat {seat} holds {:b} on {icons} symbols in slot {slot}", player.held[slot])
            })?;
            if card != NONE
                && let Some(below) = crate::card::supports(slot as u8)
            {
                that(below.iter().all(|&slot| player.trolls[usize::from(slot)] != NONE), || {
                    format!("nothing carries slot {slot} of seat {seat}")
                })?;
            }
        }
        that([0, 3, 5].contains(&player.coronation), || format!("a coronation of {}", player.coronation))?;
    }
    let crowns = state.players.iter().filter(|player| player.coronation > 0).count();
    that(crowns == usize::from(state.crowned), || format!("{crowns} crowns, {} taken", state.crowned))
}
