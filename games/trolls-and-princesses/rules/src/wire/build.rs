//! From unchecked numbers to a table: every number names something, and there is enough of what has to be drawn.

use moot_core::{Game, Seat};

use super::raw::{RawPhase, RawPlayer, RawView};
use super::{BadView, within};
use crate::tables::KingsUse;
use crate::{
    Board, Carrier, Castle, Cell, King, KingsCard, Laid, Lot, Network, Phase, Place, Reckoning, Resource,
    Rounds, Setup, State, Supply, Tile, TileKind, Tiles, Time, TrollCard, TrollsAndPrincesses, View, Village,
    Walk,
};

/// More of a resource than anybody can mine in a game.
const MOST: u16 = 2_000;
/// More pieces of a kind than the box has.
const PIECES: u8 = 20;
/// No tile is further from the start than the number of all tiles.
const FARTHEST: i8 = crate::TILES as i8;

fn seat(setup: &Setup, number: u8) -> Result<Seat, BadView> {
    within(number < setup.players(), "seat")?;
    Ok(Seat(number))
}

fn place(number: u8) -> Result<Place, BadView> {
    within(usize::from(number) < Place::COUNT, "place")?;
    Ok(Place(number))
}

fn tile(number: u8) -> Result<Tile, BadView> {
    within(Tile(number).is_some(), "tile")?;
    Ok(Tile(number))
}

fn tiles(numbers: [u8; 5]) -> Result<[Tile; 5], BadView> {
    let mut tiles = [Tile::NONE; 5];
    for (shown, number) in tiles.iter_mut().zip(numbers) {
        if Tile(number) != Tile::NONE {
            *shown = tile(number)?;
        }
    }
    Ok(tiles)
}

fn lot(bits: u64) -> Result<Lot, BadView> {
    Lot::from_bits(bits).ok_or(BadView::Range { what: "lot of cards" })
}

fn rounds(bits: u64) -> Result<Rounds, BadView> {
    Rounds::from_bits(bits).ok_or(BadView::Range { what: "round card" })
}

/// A few counts, none of them more than there are pieces in the box.
fn counts(counts: &[u8]) -> Result<(), BadView> {
    within(counts.iter().all(|&count| count <= PIECES), "count")
}

/// The view, with every number in its range.
pub(super) fn view(setup: &Setup, raw: &RawView) -> Result<View, BadView> {
    let mut table = <TrollsAndPrincesses as Game>::deal(setup);
    within(raw.owners.len() == usize::from(setup.players()), "player")?;
    cards(raw, &mut table)?;
    (table.filled, table.filled_kings) = (raw.filled, raw.filled_kings);
    for (seat, owner) in setup.seats().zip(&raw.owners) {
        player(&mut table, seat, owner)?;
    }
    unknown(setup, &table)?;
    table.phase = phase(setup, raw.phase)?;
    table.stage = raw.stage;
    table.active = seat(setup, raw.active)?;
    table.first = seat(setup, raw.first)?;
    within(raw.round <= setup.table().rounds, "round")?;
    (table.round, table.second) = (raw.round, raw.second);
    table.at = place(raw.at)?;
    counts(&raw.reckoning)?;
    let [trolls, outposts, humans, king, rivals] = raw.reckoning;
    table.reckoning = Reckoning { trolls, outposts, humans, king, rivals };
    within(raw.own <= table.reckoning.own() && raw.lent <= rivals, "action point")?;
    (table.own, table.lent) = (raw.own, raw.lent);
    (table.activated, table.homeward) = (raw.activated, raw.homeward);
    table.moved = raw.moved.map(place).transpose()?;
    table.king = match raw.king {
        None => King::Nowhere,
        Some((Some(whose), at)) => King::Cavern(seat(setup, whose)?, place(at)?),
        Some((None, at)) => King::Village(place(at)?),
    };
    within(raw.villages.len() == usize::from(setup.table().villages), "village")?;
    for (village, &(castle, items)) in table.villages.iter_mut().zip(&raw.villages) {
        within(Castle(castle).is_some(), "castle tile")?;
        counts(&items)?;
        *village = Village { castle: Castle(castle), items };
    }
    counts(&raw.supply)?;
    let [princesses, changelings, humans, cows] = raw.supply;
    table.supply = Supply { princesses, changelings, humans, cows };
    let viewer = raw.seat.map(|number| seat(setup, number)).transpose()?;
    Ok(View { seat: viewer, table })
}

/// Piles and displays.
fn cards(raw: &RawView, table: &mut State) -> Result<(), BadView> {
    let range = BadView::Range { what: "tile of a pile" };
    table.pile = Tiles::from_bits(raw.pile.0, raw.pile.1).ok_or(range.clone())?;
    table.discards = Tiles::from_bits(raw.discards, 0).ok_or(range)?;
    (table.caves, table.kings) = (tiles(raw.caves)?, tiles(raw.kings)?);
    (table.cards, table.card_discards) = (lot(raw.cards)?, lot(raw.card_discards)?);
    for (shown, number) in table.shown.iter_mut().zip(raw.shown) {
        within(TrollCard(number).is_some() || TrollCard(number) == TrollCard::NONE, "troll card")?;
        *shown = TrollCard(number);
    }
    for (card, number) in table.challenges.iter_mut().zip(raw.challenges) {
        within(KingsCard(number).is_some(), "king's card")?;
        *card = KingsCard(number);
    }
    (table.unseen, table.played) = (rounds(raw.unseen)?, rounds(raw.played)?);
    Ok(())
}

/// There are cards of each back for the hands that are not known.
fn unknown(setup: &Setup, table: &State) -> Result<(), BadView> {
    for time in Time::ALL {
        let mut wanted = 0;
        for seat in setup.seats() {
            let player = table.player(seat);
            let (held, known) = (usize::from(player.held[time as usize]), player.hand.of(time).len());
            within(known <= held, "card in hand")?;
            wanted += held - known;
        }
        within(wanted <= table.unseen.of(time).len(), "card in hand")?;
    }
    Ok(())
}

/// What a player has; sites, spots, barns and stored items follow from tiles and cards.
fn player(table: &mut State, seat: Seat, raw: &RawPlayer) -> Result<(), BadView> {
    within(Board(raw.board).is_some(), "board")?;
    let dealt = table.all().all(|other| table.player(other).board != Board(raw.board));
    within(dealt, "board")?;
    within(
        raw.cards >> crate::TROLL_CARDS == 0 && raw.filled >> (2 * crate::TROLL_CARDS) == 0,
        "troll card",
    )?;
    within(raw.field.iter().all(|&count| count <= MOST), "resource")?;
    within(raw.outposts < 16 && raw.changelings < 16 && raw.claimed < 16, "piece")?;
    counts(&[raw.power, raw.cows, raw.drawn])?;
    counts(&raw.held)?;
    counts(&raw.trolls)?;
    counts(&raw.humans)?;
    counts(&raw.posted)?;
    counts(&raw.swapped)?;
    let mut mine = Tiles::NONE;
    within(raw.laid.len() <= crate::TILES, "tile")?;
    for &(number, centre, turn) in &raw.laid {
        let tile = tile(number)?;
        let near = centre.iter().all(|part| (-FARTHEST..=FARTHEST).contains(part));
        within(near && Cell(centre).is_place() && turn < 5 && !mine.has(tile), "place of a tile")?;
        let owned = table.all().any(|other| table.player(other).tiles.has(tile));
        within(!owned, "tile")?;
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

/// What follows from board, tiles and cards.
fn derive(table: &mut State, seat: Seat) -> Result<(), BadView> {
    let network = Network::of(table, seat);
    let mut sites = network.sites().map_err(|misfit| BadView::Census(format!("{misfit:?}")))?;
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

fn phase(setup: &Setup, raw: RawPhase) -> Result<Phase, BadView> {
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
        RawPhase::Walk { trolls, humans, walked, same, strolled } => {
            counts(&strolled)?;
            let walked = walked.map(place).transpose()?;
            Phase::Walk(Walk { trolls, humans, walked, same, strolled })
        }
        RawPhase::Uncover { item, to } => Phase::Uncover { item, to: place(to)? },
        RawPhase::Store(item) => Phase::Store(item),
        RawPhase::Home => Phase::Home,
        RawPhase::Nothing => return Err(BadView::Moment { what: "nobody is asked" }),
    })
}
