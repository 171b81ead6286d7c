//! From unchecked numbers to a state: every number is in range.

use moot_core::Seat;

use super::ViewError;
use super::raw::{RawView, SEATS};
use crate::card::{LEVELS, NONE, PAGES, TROLLS};
use crate::state::{Drafting, Rites};
use crate::tables::{Board, HALLS, SPELLS, TUNNELS, WORKSHOPS, tune};
use crate::turn::LAST_ROUND;
use crate::{Laid, MAX_TILES, Mask, Player, ROWS, STRIDE, Setup, Square, State, Tile, View, spells};

/// An upper bound of the honour from tunnels.
const MOST_HONOUR: u16 = 1_000;
/// Cards of the horde and starters.
const CARDS: u8 = TROLLS + 6;

fn or_none(number: u8, bound: usize) -> bool {
    number == NONE || usize::from(number) < bound
}

fn in_frame(square: Square) -> bool {
    usize::from(square.0) < ROWS * STRIDE
}

fn square(square: Square, what: &'static str) -> Result<(), ViewError> {
    ViewError::in_range(!square.is_some() || in_frame(square), what)
}

/// The table, with every number in its range.
pub(super) fn view(setup: &Setup, raw: RawView) -> Result<View, ViewError> {
    let board = setup.board();
    let at_table = |seat: u8| seat < setup.players();
    ViewError::in_range(
        raw.seat.is_none_or(at_table) && at_table(raw.first) && at_table(raw.active),
        "seat",
    )?;
    let mut table = State::new(setup);
    mountain(setup, board, &raw, &mut table)?;
    cards(&raw, &mut table)?;
    for (seat, player) in raw.owners.iter().enumerate() {
        if seat >= setup.players().into() {
            ViewError::in_range(*player == Player::NEW && raw.nets[seat].is_empty(), "seat")?;
        }
        self::player(board, player)?;
    }
    table.players = raw.owners;
    ViewError::in_range(raw.round <= LAST_ROUND && raw.rounds_left <= 3, "round")?;
    ViewError::in_range(usize::from(raw.crowned) <= setup.table().coronations.len(), "coronation")?;
    rites(&raw.rites)?;
    draft(&raw.draft)?;
    ViewError::in_range(or_none(raw.recruit, TROLLS.into()), "recruit")?;
    ViewError::in_range(or_none(raw.casting, PAGES), "page")?;
    ViewError::in_range(or_none(raw.using, board.sites.len()), "site")?;
    // Four sides are open at most.
    ViewError::in_range(raw.uses <= tune::LONG_ARM_LEAST.max(4), "use")?;
    Ok(View {
        seat: raw.seat.map(Seat),
        table: State {
            first: Seat(raw.first),
            active: Seat(raw.active),
            round: raw.round,
            crowned: raw.crowned,
            rounds_left: raw.rounds_left,
            skipped: raw.skipped,
            stage: raw.stage,
            rites: raw.rites,
            phase: raw.phase,
            resume: raw.resume,
            recruit: raw.recruit,
            casting: raw.casting,
            using: raw.using,
            uses: raw.uses,
            draft: raw.draft,
            ..table
        },
    })
}

fn mountain(setup: &Setup, board: &Board, raw: &RawView, table: &mut State) -> Result<(), ViewError> {
    let gates: Mask = board.starts.iter().map(|start| start.square).collect();
    let ground = board.diggable | gates;
    let inside = |mask: &Mask| mask.minus(&ground).is_empty();
    ViewError::in_range(raw.nets.iter().all(inside) && inside(&raw.loose), "square of a network")?;
    ViewError::in_range(raw.rubble.minus(&board.rubble).is_empty(), "rubble")?;
    ViewError::in_range(raw.buried.minus(&board.buried).is_empty(), "hoard")?;
    ViewError::in_range(raw.tiles.len() <= MAX_TILES, "tile")?;
    for (i, tile) in raw.tiles.iter().enumerate() {
        let &Tile { shape, lie, at } = tile;
        let lies = TUNNELS.get(usize::from(shape)).map_or(0, |tunnel| tunnel.lies.len());
        ViewError::in_range(usize::from(lie) < lies && in_frame(at), "tile")?;
        table.tiles[i] = *tile;
    }
    for (laid, hall) in raw.halls.iter().zip(&HALLS) {
        let &Laid { lie, at } = laid;
        let lies = if at.is_some() { usize::from(lie) < hall.lies.len() } else { lie == NONE };
        ViewError::in_range(lies, "hall")?;
        square(at, "square of a hall")?;
    }
    statues(setup, board, raw)?;
    supplies(board, raw)?;
    table.nets = raw.nets;
    table.loose = raw.loose;
    table.rubble = raw.rubble;
    table.buried = raw.buried;
    table.tile_count = raw.tiles.len() as u8;
    table.halls = raw.halls;
    table.statues = raw.statues;
    table.statue_clans = raw.statue_clans;
    table.honours = raw.honours;
    table.token_owner = raw.token_owner;
    table.standing = raw.standing;
    table.shops = raw.shops;
    table.shop_supply = raw.shop_supply;
    table.stock = raw.stock;
    Ok(())
}

/// Statues, pedestals and their tokens.
fn statues(setup: &Setup, board: &Board, raw: &RawView) -> Result<(), ViewError> {
    for (i, &statue) in raw.statues.iter().enumerate() {
        ViewError::in_range(
            if i < board.spots.len() { in_frame(statue) } else { !statue.is_some() },
            "statue",
        )?;
    }
    let [a, b, c] = raw.statue_clans;
    ViewError::in_range(a != b && b != c && a != c, "clan of a statue")?;
    ViewError::in_range(
        raw.token_owner.iter().all(|&owner| or_none(owner, setup.players().into())),
        "owner of a token",
    )?;
    raw.standing.iter().try_for_each(|&at| square(at, "square of a pedestal"))
}

/// Workshops on sites and in the supply, and the stacks of tunnels.
fn supplies(board: &Board, raw: &RawView) -> Result<(), ViewError> {
    for (site, &shop) in raw.shops.iter().enumerate() {
        ViewError::in_range(
            or_none(shop, if site < board.sites.len() { WORKSHOPS.len() } else { 0 }),
            "workshop",
        )?;
    }
    ViewError::in_range(
        raw.shop_supply.iter().zip(&WORKSHOPS).all(|(&n, shop)| n <= shop.tiles),
        "workshop",
    )?;
    ViewError::in_range(raw.stock.iter().zip(&TUNNELS).all(|(&n, tunnel)| n <= tunnel.stock), "tile")
}

fn cards(raw: &RawView, table: &mut State) -> Result<(), ViewError> {
    ViewError::in_range(raw.unseen_trolls >> TROLLS == 0, "troll")?;
    ViewError::in_range(raw.unseen_spells >> SPELLS.len() == 0, "spell")?;
    for place in &raw.horde {
        ViewError::in_range(or_none(place.card, TROLLS.into()), "troll in the horde")?;
        ViewError::in_range(place.card != NONE || place.bribes.is_empty(), "troll under a bribe")?;
        ViewError::in_range(place.bribes.total() <= 60, "bribe")?;
    }
    for (level, cards) in raw.sunk.iter().enumerate() {
        let (from, to) = (usize::from(LEVELS[level]), usize::from(LEVELS[level + 1]));
        ViewError::in_range(
            cards.len() <= to - from && cards.iter().all(|&card| card < TROLLS),
            "troll under a deck",
        )?;
        table.sunk[from..from + cards.len()].copy_from_slice(cards);
        table.sunk_len[level] = cards.len() as u8;
    }
    let spells = SPELLS.len();
    let known = raw.sunk_spells.iter().all(|&spell| usize::from(spell) < spells);
    ViewError::in_range(known && raw.sunk_spells.len() <= table.sunk_spells.len(), "spell under the deck")?;
    ViewError::in_range(raw.book.iter().all(|&spell| or_none(spell, spells)), "spell in the book")?;
    ViewError::in_range(raw.runes.iter().all(|&runes| runes <= spells::RUNES), "rune")?;
    ViewError::in_range(raw.bag.iter().all(|&n| n <= crate::tables::PEDESTALS_PER_CLAN), "pedestal")?;
    table.horde = raw.horde;
    table.unseen_trolls = raw.unseen_trolls;
    table.unseen_spells = raw.unseen_spells;
    table.sunk_spells[..raw.sunk_spells.len()].copy_from_slice(&raw.sunk_spells);
    table.sunk_spell_len = raw.sunk_spells.len() as u8;
    table.book = raw.book;
    table.runes = raw.runes;
    table.bag = raw.bag;
    Ok(())
}

fn player(board: &Board, player: &Player) -> Result<(), ViewError> {
    ViewError::in_range(
        player.trolls.iter().all(|&card| or_none(card, CARDS.into())),
        "troll in a trollsmoot",
    )?;
    ViewError::in_range(player.honour <= MOST_HONOUR, "honour")?;
    ViewError::in_range(
        player.pedestals.iter().all(|&n| n <= crate::tables::PEDESTALS_PER_CLAN),
        "pedestal",
    )?;
    let gate = !player.gate.is_some() || board.starts.iter().any(|start| start.square == player.gate);
    ViewError::in_range(gate, "gate")
}

fn rites(rites: &Rites) -> Result<(), ViewError> {
    ViewError::in_range(rites.activations <= 2 && rites.market <= tune::NIGHT_MARKET_TIMES, "rite")
}

fn draft(draft: &Drafting) -> Result<(), ViewError> {
    let hand = draft.hand.iter().all(|&starter| or_none(starter, 6));
    ViewError::in_range(hand && draft.held <= 2 && draft.deck >> 6 == 0, "starter")
}

const _: () = assert!(SEATS == 5, "what is written down for each seat");

#[cfg(test)]
mod tests {
    use moot_core::{Game, Seat, UncheckedView};

    use super::*;
    use crate::testing::Position;
    use crate::{MountainKing, SPACES};

    /// What is wrong with a view whose numbers are spoilt.
    fn range(spoil: impl FnOnce(&mut RawView)) -> Option<&'static str> {
        let mut game = Position::new(4);
        game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]);
        let seen = MountainKing::view(&game.setup, &game.state, Some(Seat(0)));
        let mut raw = RawView::new(&game.setup, &seen);
        // The gate lies where the tile needs it, which is no start point.
        raw.owners[0].gate = Square::NONE;
        spoil(&mut raw);
        match view(&game.setup, raw) {
            Ok(_) => None,
            Err(ViewError::Range { what }) => Some(what),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn tiles_and_known_cards_are_in_their_ranges() {
        assert_eq!(range(|_| ()), None);
        assert_eq!(range(|raw| raw.tiles[0].lie = 40), Some("tile"));
        assert_eq!(range(|raw| raw.tiles[0].at = Square(21 * 32)), Some("tile"));
        assert_eq!(range(|raw| raw.tiles[0].at = Square(21 * 32 - 1)), None);
        assert_eq!(range(|raw| raw.sunk[0] = vec![TROLLS - 1; 21]), None);
        assert_eq!(range(|raw| raw.sunk[0] = vec![0; 22]), Some("troll under a deck"));
        assert_eq!(range(|raw| raw.sunk[1] = vec![21; 18]), Some("troll under a deck"));
        assert_eq!(range(|raw| raw.sunk[2] = vec![TROLLS]), Some("troll under a deck"));
        assert_eq!(range(|raw| raw.sunk_spells = vec![16; 17]), None);
        assert_eq!(range(|raw| raw.sunk_spells = vec![17]), Some("spell under the deck"));
        assert_eq!(range(|raw| raw.sunk_spells = vec![0; 18]), Some("spell under the deck"));
        assert_eq!(range(|raw| raw.standing = [Square(21 * 32 - 1); SPACES]), None);
    }
}
