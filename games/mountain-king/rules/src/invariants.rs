//! The invariants of every position (law 10).

use moot_core::{MAX_SEATS, Seat, Violation, ensure};

use crate::card::{NONE, SLOTS, TROLLS, troll};
use crate::tables::{HALLS, PEDESTALS_PER_CLAN, SPELLS, TIERS, TOKENS, TUNNELS, WORKSHOPS};
use crate::{Clan, MAX_TILES, Mask, Phase, Setup, Square, State, Supply};

/// Checks that all pieces add up to the contents of the box and that the position is consistent.
///
/// # Errors
/// The first violation.
pub fn check_invariants(setup: &Setup, state: &State) -> Result<(), Violation> {
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
fn tiles(state: &State) -> Result<(), Violation> {
    let mut laid = [0u8; 15];
    let mut under = Mask::EMPTY;
    for tile in state.tiles() {
        laid[usize::from(tile.shape)] += 1;
        let squares = tile.squares();
        ensure(!squares.meets(&under), || format!("a tile at {} lies over another", tile.at))?;
        ensure(squares.count() == u32::from(TUNNELS[usize::from(tile.shape)].size), || {
            format!("the tile at {} hangs over the frame", tile.at)
        })?;
        under |= squares;
    }
    for (shape, tunnel) in TUNNELS.iter().enumerate() {
        ensure(laid[shape] + state.stock[shape] == tunnel.stock, || {
            format!(
                "{} of {}: {} laid, {} in stock",
                tunnel.id, tunnel.stock, laid[shape], state.stock[shape]
            )
        })?;
    }
    let all: usize = state.tiles().len() + state.stock.iter().map(|&n| usize::from(n)).sum::<usize>();
    ensure(all == MAX_TILES, || format!("{all} tiles"))
}

/// 55 troll cards and six starters for each player, each in one place.
fn trolls(setup: &Setup, state: &State) -> Result<(), Violation> {
    let mut seen = [0u8; TROLLS as usize];
    let mut count = |card: u8, place: &str| {
        ensure(card < TROLLS, || format!("card {card} {place}"))?;
        seen[usize::from(card)] += 1;
        ensure(seen[usize::from(card)] == 1, || format!("card {card} {place} and elsewhere"))
    };
    for card in (0..TROLLS).filter(|&card| state.unseen_trolls >> card & 1 == 1) {
        count(card, "in the deck")?;
    }
    for level in 1..=3u8 {
        for card in state.sunk_trolls(level) {
            count(*card, "under the deck")?;
            ensure(troll(*card).level == level, || format!("card {card} under the deck of level {level}"))?;
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
                ensure(own >> (card - TROLLS) & 1 == 0, || format!("starter {card} twice in a trollsmoot"))?;
                own |= 1 << (card - TROLLS);
                starters[usize::from(card - TROLLS)] += 1;
            }
        }
    }
    ensure(seen.iter().all(|&n| n == 1) || dealing(state), || {
        let lost: Vec<usize> = (0..seen.len()).filter(|&card| seen[card] == 0).collect();
        format!("troll cards {lost:?} are nowhere")
    })?;
    ensure(starters.iter().all(|&n| n <= setup.players()), || format!("starters {starters:?}"))
}

fn dealing(state: &State) -> bool {
    matches!(state.phase, Phase::Deal(_))
}

/// 17 spells.
fn spells(state: &State) -> Result<(), Violation> {
    let mut seen = state.unseen_spells;
    for &spell in state.book.iter().chain(state.sunk_spells()).filter(|&&spell| spell != NONE) {
        ensure(seen >> spell & 1 == 0, || format!("spell {spell} twice"))?;
        seen |= 1 << spell;
    }
    ensure(seen == (1 << SPELLS.len()) - 1, || format!("spells {seen:b}"))?;
    ensure(state.runes.iter().zip(state.book).all(|(&n, spell)| n <= 3 && (n == 0 || spell != NONE)), || {
        format!("runes {:?} on {:?}", state.runes, state.book)
    })
}

/// A statue from every spot, one a square, on the mountain.
fn statues(setup: &Setup, state: &State) -> Result<(), Violation> {
    let board = setup.board();
    let all: Vec<Square> = state.statues().map(|(_, at)| at).collect();
    ensure(all.len() == board.spots.len(), || format!("{} statues of {}", all.len(), board.spots.len()))?;
    let squares = state.statue_squares();
    ensure(squares.count() as usize == all.len(), || "two statues on one square".into())?;
    ensure(squares.minus(&board.diggable).is_empty(), || "a statue off the tunnels' ground".into())
}

/// Six pedestals of each clan: in the bag, in the horde, in storage, standing, or gone under a hall.
fn pedestals(setup: &Setup, state: &State) -> Result<(), Violation> {
    for clan in Clan::ALL {
        let i = clan as usize;
        let horde = state.horde.iter().filter(|place| place.pedestal == Some(clan)).count();
        let stores = Seat::all(MAX_SEATS).filter(|&seat| setup.teams().head(seat) == seat);
        let stored: usize = stores.map(|seat| usize::from(state.player(seat).pedestals[i])).sum();
        // The token of a pedestal that was placed has been taken, wherever the pedestal is now.
        let placed = (0..TIERS).filter(|&tier| state.token_owner[clan.space(tier)] != NONE).count();
        let all = usize::from(state.bag[i]) + horde + stored + placed;
        ensure(all == usize::from(PEDESTALS_PER_CLAN), || format!("{all} pedestals of {}", clan.word()))?;
        for tier in 0..TIERS {
            let (at, owner) = (state.standing[clan.space(tier)], state.token_owner[clan.space(tier)]);
            if !at.is_some() {
                continue;
            }
            ensure(owner != NONE, || format!("a pedestal at {at} without its token"))?;
            ensure(setup.board().tier(at) == Some(tier), || {
                format!("a pedestal at {at} is in another tier")
            })?;
            ensure(state.tiles().iter().any(|tile| tile.anchor() == Some(at)), || {
                format!("no anchor at {at}")
            })?;
            ensure(!state.hall_squares().has(at), || format!("a pedestal under a hall at {at}"))?;
        }
    }
    Ok(())
}

/// 15 pedestal point tokens with the honours of the box, once they are dealt.
fn tokens(state: &State) -> Result<(), Violation> {
    let (mut dealt, mut boxed) = (state.honours, TOKENS);
    dealt.sort_unstable();
    boxed.sort_unstable();
    ensure(dealt == boxed || dealing(state), || format!("tokens {dealt:?}"))
}

/// The workshops of the table: in the supply or on sites.
fn workshops(setup: &Setup, state: &State) -> Result<(), Violation> {
    let board = setup.board();
    let mut kinds = state.shop_supply;
    for (site, &shop) in state.shops.iter().enumerate().filter(|&(_, &shop)| shop != NONE) {
        ensure(site < board.sites.len(), || format!("a workshop on site {site}"))?;
        kinds[usize::from(shop)] += 1;
    }
    let all: u8 = kinds.iter().sum();
    let dealt = !dealing(state) || matches!(setup.supply(), Supply::Chosen(_));
    ensure(!dealt || all == setup.table().workshops, || format!("{all} workshops"))?;
    for (kind, shop) in WORKSHOPS.iter().enumerate() {
        let most = if setup.supply() == Supply::Distinct { 1 } else { shop.tiles };
        ensure(kinds[kind] <= most, || format!("{} tiles of {}", kinds[kind], shop.id))?;
    }
    Ok(())
}

/// Team mates are those of the options and have one storage.
fn storages(setup: &Setup, state: &State) -> Result<(), Violation> {
    for seat in Seat::all(MAX_SEATS) {
        let mate = state.mate(seat);
        ensure(mate == setup.teams().mates(seat).next(), || format!("seat {seat} plays with {mate:?}"))?;
        if let Some(mate) = mate {
            let (own, other) = (state.player(seat), state.player(mate));
            ensure((own.storage, own.pedestals) == (other.storage, other.pedestals), || {
                format!("seats {seat} and {mate} have two storages")
            })?;
        }
    }
    Ok(())
}

/// Networks are connected and keep apart from rivals; they and the isolated tiles cover exactly the tiles on the mountain.
fn networks(setup: &Setup, state: &State) -> Result<(), Violation> {
    let board = setup.board();
    let mut gates = Mask::EMPTY;
    let mut nets = Mask::EMPTY;
    for seat in Seat::all(MAX_SEATS) {
        let (net, gate) = (state.nets[seat.index()], state.player(seat).gate);
        if !gate.is_some() {
            ensure(net.is_empty(), || format!("seat {seat} has a network and no gate"))?;
            continue;
        }
        gates.insert(gate);
        ensure(Mask::one(gate).flood(&net) == net, || format!("the network of seat {seat} is torn"))?;
        ensure(!net.meets(&nets), || format!("the network of seat {seat} overlaps another"))?;
        ensure(!net.sides().meets(&state.rivals(seat)), || format!("seat {seat} touches a rival"))?;
        ensure(!net.sides().meets(&state.loose), || format!("isolated tiles touch seat {seat}"))?;
        nets |= net;
    }
    ensure(!nets.meets(&state.loose), || "isolated tiles in a network".into())?;
    let tiles = state.tiles().iter().fold(Mask::EMPTY, |all, tile| all | tile.squares());
    ensure((nets | state.loose).minus(&gates) == tiles, || {
        "networks and isolated tiles are not the tiles".into()
    })?;
    ensure(!tiles.meets(&gates), || "a tile over a gate".into())?;
    ensure(tiles.minus(&board.diggable).is_empty(), || "a tile where nothing may be dug".into())?;
    ensure(!tiles.meets(&state.rubble), || "rubble under a tile".into())?;
    ensure(!tiles.meets(&state.buried), || "something buried under a tile".into())?;
    let mut halls = Mask::EMPTY;
    for (hall, laid) in (0..).zip(state.halls) {
        let Some(squares) = laid.squares(hall) else { continue };
        let size = HALLS[usize::from(hall)].lies[usize::from(laid.lie)].cells.len();
        ensure(squares.count() as usize == size, || format!("hall {hall} hangs over the frame"))?;
        ensure(squares.minus(&tiles).is_empty(), || format!("hall {hall} lies over no tunnel"))?;
        ensure(!squares.meets(&halls), || format!("hall {hall} lies over another"))?;
        halls |= squares;
    }
    Ok(())
}

/// Tokens lie on trolls that have a symbol for them; a trollsmoot stands on itself.
fn held(state: &State) -> Result<(), Violation> {
    for (seat, player) in state.players.iter().enumerate() {
        for slot in 0..SLOTS {
            let card = player.trolls[slot];
            let icons = if card == NONE { 0 } else { troll(card).icons.len() };
            ensure(u32::from(player.held[slot]) >> icons == 0, || {
                format!("seat {seat} holds {:b} on {icons} symbols in slot {slot}", player.held[slot])
            })?;
            if card != NONE
                && let Some(below) = crate::card::supports(slot as u8)
            {
                ensure(below.iter().all(|&slot| player.trolls[usize::from(slot)] != NONE), || {
                    format!("nothing carries slot {slot} of seat {seat}")
                })?;
            }
        }
        ensure([0, 3, 5].contains(&player.coronation), || format!("a coronation of {}", player.coronation))?;
    }
    let crowns = state.players.iter().filter(|player| player.coronation > 0).count();
    ensure(crowns == usize::from(state.crowned), || format!("{crowns} crowns, {} taken", state.crowned))
}
