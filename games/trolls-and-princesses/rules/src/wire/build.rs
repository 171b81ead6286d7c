//! From unchecked numbers to a state: every number is in range, and there are enough cards for every draw.

use moot_core::{Game, Seat, Violation};

use super::ViewError;
use super::raw::{RawPhase, RawPlayer, RawView};
use crate::player::ALL_PIECES;
use crate::tables::KingsUse;
use crate::{
    Board, Cards, Carrier, Castle, Cell, King, KingsCard, Laid, Network, Phase, Place, Reckoning, Resource,
    Rounds, Setup, State, Supply, Tile, TileKind, Tiles, Time, TrollCard, TrollsAndPrincesses, View, Village,
    Walk,
};

/// An upper bound of a resource that a seat can mine in a game.
const MOST: u16 = 2_000;
/// An upper bound of the pieces of a kind.
const PIECES: u8 = 20;
/// An upper bound of the distance of a tile from the start: the number of all tiles.
const FARTHEST: i8 = crate::TILES as i8;

fn seat(setup: &Setup, number: u8) -> Result<Seat, ViewError> {
    ViewError::in_range(number < setup.players(), "seat")?;
    Ok(Seat(number))
}

fn place(number: u8) -> Result<Place, ViewError> {
    ViewError::in_range(usize::from(number) < Place::COUNT, "place")?;
    Ok(Place(number))
}

fn tile(number: u8) -> Result<Tile, ViewError> {
    ViewError::in_range(Tile(number).is_some(), "tile")?;
    Ok(Tile(number))
}

fn tiles(numbers: [u8; 5]) -> Result<[Tile; 5], ViewError> {
    let mut tiles = [Tile::NONE; 5];
    for (shown, number) in tiles.iter_mut().zip(numbers) {
        if Tile(number) != Tile::NONE {
            *shown = tile(number)?;
        }
    }
    Ok(tiles)
}

fn card_counts(bits: u64) -> Result<Cards, ViewError> {
    Cards::from_bits(bits).ok_or(ViewError::Range { what: "cards" })
}

fn rounds(bits: u64) -> Result<Rounds, ViewError> {
    Rounds::from_bits(bits).ok_or(ViewError::Range { what: "round card" })
}

/// A few counts, none of them more than there are pieces in the box.
fn counts(counts: &[u8]) -> Result<(), ViewError> {
    ViewError::in_range(counts.iter().all(|&count| count <= PIECES), "count")
}

/// The view, with every number in its range.
pub(super) fn view(setup: &Setup, raw: &RawView) -> Result<View, ViewError> {
    let mut table = <TrollsAndPrincesses as Game>::deal(setup);
    ViewError::in_range(raw.owners.len() == usize::from(setup.players()), "player")?;
    cards(raw, &mut table)?;
    (table.filled, table.filled_kings) = (raw.filled, raw.filled_kings);
    for (seat, owner) in setup.seats().zip(&raw.owners) {
        player(&mut table, seat, owner)?;
    }
    unknown(setup, &table)?;
    table.phase = phase(setup, raw.phase)?;
    table.stage = raw.stage;
    table.interrupted = raw.interrupted.map(|raw| phase(setup, raw)).transpose()?;
    table.active = seat(setup, raw.active)?;
    table.first = seat(setup, raw.first)?;
    ViewError::in_range(raw.round <= setup.table().rounds, "round")?;
    (table.round, table.second) = (raw.round, raw.second);
    table.at = place(raw.at)?;
    counts(&raw.reckoning)?;
    let [trolls, outposts, humans, king, rivals] = raw.reckoning;
    table.reckoning = Reckoning { trolls, outposts, humans, king, rivals };
    ViewError::in_range(raw.own <= table.reckoning.own() && raw.lent <= rivals, "action point")?;
    (table.own, table.lent) = (raw.own, raw.lent);
    (table.activated, table.homeward) = (raw.activated, raw.homeward);
    table.moved = raw.moved.map(place).transpose()?;
    table.king = match raw.king {
        None => King::Nowhere,
        Some((Some(whose), at)) => King::Cavern(seat(setup, whose)?, place(at)?),
        Some((None, at)) => King::Village(place(at)?),
    };
    ViewError::in_range(raw.villages.len() == usize::from(setup.table().villages), "village")?;
    for (village, &(castle, items, cows)) in table.villages.iter_mut().zip(&raw.villages) {
        ViewError::in_range(Castle(castle).is_some(), "castle tile")?;
        counts(&items)?;
        counts(&[cows])?;
        *village = Village { castle: Castle(castle), items, cows };
    }
    counts(&raw.supply)?;
    let [princesses, changelings, humans, cows] = raw.supply;
    table.supply = Supply { princesses, changelings, humans, cows };
    let viewer = raw.seat.map(|number| seat(setup, number)).transpose()?;
    Ok(View { seat: viewer, table })
}

/// Piles and displays.
fn cards(raw: &RawView, table: &mut State) -> Result<(), ViewError> {
    let range = ViewError::Range { what: "tile of a pile" };
    table.pile = Tiles::from_bits(raw.pile.0, raw.pile.1).ok_or(range.clone())?;
    table.discards = Tiles::from_bits(raw.discards, 0).ok_or(range)?;
    (table.caves, table.kings) = (tiles(raw.caves)?, tiles(raw.kings)?);
    (table.cards, table.card_discards) = (card_counts(raw.cards)?, card_counts(raw.card_discards)?);
    for (shown, number) in table.shown.iter_mut().zip(raw.shown) {
        ViewError::in_range(
            TrollCard(number).is_some() || TrollCard(number) == TrollCard::NONE,
            "troll card",
        )?;
        *shown = TrollCard(number);
    }
    for (card, number) in table.challenges.iter_mut().zip(raw.challenges) {
        ViewError::in_range(KingsCard(number).is_some(), "king's card")?;
        *card = KingsCard(number);
    }
    (table.unseen, table.played) = (rounds(raw.unseen)?, rounds(raw.played)?);
    Ok(())
}

/// Checks that there are enough cards of each back for the unknown hands.
fn unknown(setup: &Setup, table: &State) -> Result<(), ViewError> {
    for time in Time::ALL {
        let mut wanted = 0;
        for seat in setup.seats() {
            let player = table.player(seat);
            let (held, known) = (usize::from(player.held[time as usize]), player.hand.of(time).len());
            ViewError::in_range(known <= held, "card in hand")?;
            wanted += held - known;
        }
        ViewError::in_range(wanted <= table.unseen.of(time).len(), "card in hand")?;
    }
    Ok(())
}

/// The possessions of a player; sites, spots, barns and stored items are derived from tiles and cards.
fn player(table: &mut State, seat: Seat, raw: &RawPlayer) -> Result<(), ViewError> {
    ViewError::in_range(Board(raw.board).is_some(), "board")?;
    let dealt = table.all().all(|other| table.player(other).board != Board(raw.board));
    ViewError::in_range(dealt, "board")?;
    ViewError::in_range(
        raw.cards >> crate::TROLL_CARDS == 0 && raw.filled >> (2 * crate::TROLL_CARDS) == 0,
        "troll card",
    )?;
    ViewError::in_range(raw.field.iter().all(|&count| count <= MOST), "resource")?;
    ViewError::in_range(
        raw.outposts <= ALL_PIECES
            && raw.changelings <= ALL_PIECES
            && raw.claimed >> table.challenges.len() == 0,
        "piece",
    )?;
    counts(&[raw.power, raw.cows, raw.drawn])?;
    counts(&raw.held)?;
    counts(&raw.trolls)?;
    counts(&raw.humans)?;
    counts(&raw.posted)?;
    counts(&raw.swapped)?;
    let mut mine = Tiles::NONE;
    ViewError::in_range(raw.laid.len() <= crate::TILES, "tile")?;
    for &(number, centre, turn) in &raw.laid {
        let tile = tile(number)?;
        let near = centre.iter().all(|part| (-FARTHEST..=FARTHEST).contains(part));
        ViewError::in_range(
            near && Cell(centre).is_place() && turn < 5 && !mine.has(tile),
            "place of a tile",
        )?;
        let owned = table.all().any(|other| table.player(other).tiles.has(tile));
        ViewError::in_range(!owned, "tile")?;
        mine = mine.with(tile);
        table.laid[usize::from(number)] = Laid { cell: Cell(centre), turn };
    }
    let hand = rounds(raw.hand)?;
    let player = table.player_mut(seat);
    player.board = Board(raw.board);
    player.tiles = mine;
    player.cards = raw.cards;
    player.filled = raw.filled;
    (player.hand, player.held, player.drawn) = (hand, raw.held, raw.drawn);
    (player.field, player.power, player.cows) = (raw.field, raw.power, raw.cows);
    (player.full, player.trolls, player.humans) = (raw.full, raw.trolls, raw.humans);
    (player.outposts, player.posted) = (raw.outposts, raw.posted);
    (player.changelings, player.swapped) = (raw.changelings, raw.swapped);
    player.claimed = raw.claimed;
    derive(table, seat)
}

/// Derives values from board, tiles and cards.
fn derive(table: &mut State, seat: Seat) -> Result<(), ViewError> {
    let network = Network::of(table, seat);
    let mut sites =
        network.sites().map_err(|misfit| ViewError::Inconsistent(Violation::new(format!("{misfit:?}"))))?;
    let mut stored = [0; 4];
    let mine = table.player(seat);
    for (spot, item, _) in mine.all_spots() {
        stored[item as usize] += u8::from(table.is_filled(seat, spot));
    }
    let player = table.player_mut(seat);
    player.stored = stored;
    let face = player.face();
    let mut bells = 0;
    for tile in player.tiles.iter() {
        player.add_spots(Carrier::Tile(tile));
        match (tile.kind(), tile.power()) {
            (TileKind::Resource, _) => sites[Resource::Obsidian as usize] += 2,
            (TileKind::Bell, _) => bells += 1,
            (_, Some(KingsUse::Sites { resource, count })) => sites[resource as usize] += count,
            _ => {}
        }
    }
    for card in player.troll_cards() {
        player.add_spots(Carrier::Card(card));
    }
    for (at, printed) in face.sites.into_iter().enumerate() {
        player.sites[at] = sites[at] + printed;
    }
    let uncovered = face.covered.min(bells);
    (player.barns, player.covered) = (face.barns + uncovered, face.covered - uncovered);
    Ok(())
}

fn phase(setup: &Setup, raw: RawPhase) -> Result<Phase, ViewError> {
    Ok(match raw {
        RawPhase::Settle => Phase::Settle,
        RawPhase::Play => Phase::Play,
        RawPhase::Move => Phase::Move,
        RawPhase::Flee(number) => Phase::Flee { seat: seat(setup, number)? },
        RawPhase::Act => Phase::Act,
        RawPhase::Build { left, must } => Phase::Build { left, must },
        RawPhase::Lay { tile: number, left } => Phase::Lay { tile: tile(number)?, left },
        RawPhase::Reward => Phase::Reward,
        RawPhase::Pick => Phase::Pick,
        RawPhase::Fill => Phase::Fill,
        RawPhase::Walk { trolls, humans, walked, same, strolled, must } => {
            counts(&strolled)?;
            let walked = walked.map(place).transpose()?;
            Phase::Walk(Walk { trolls, humans, walked, same, strolled, must })
        }
        RawPhase::Uncover { item, to } => Phase::Uncover { item, to: place(to)? },
        RawPhase::Store(item) => Phase::Store(item),
        RawPhase::Home => Phase::Home,
        RawPhase::End => Phase::End,
        RawPhase::Nothing => return Err(ViewError::Decision { what: "nobody is asked" }),
    })
}
