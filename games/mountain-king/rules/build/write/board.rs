//! The two sides of the board.

use moot_data::rust::{item, list};

use super::text::pile;
use crate::read::board::Board;
use crate::read::notation;
use crate::read::square::{HEART, Place, Square};

const ROWS: usize = crate::read::board::FRAME.1;

/// The static for one side.
pub fn board(doc: &str, id: &str, board: &Board) -> String {
    let mask = |has: &dyn Fn(&Square) -> bool| mask(board.squares().filter(|(_, s)| has(s)).map(|(p, _)| p));
    let hoards = board.squares().filter(|(_, square)| !square.icons.is_empty());
    let value = format!(
        "Board {{\n    name: {:?},\n    width: {},\n    height: {},\n    players: &{:?},\n    tiers: {},\n    \
         heart: {},\n    diggable: {},\n    rubble: {},\n    buried: {},\n    hoards: &{},\n    sites: &{},\n    \
         site_squares: {},\n    starts: &{},\n    spots: &{},\n}}",
        id.to_lowercase(),
        board.width,
        board.height,
        board.players,
        list(1..=5, |tier| mask(&|square| square.tier == tier)),
        mask(&|square| square.tier == HEART),
        mask(&Square::diggable),
        mask(&|square| square.rubble),
        mask(&|square| !square.icons.is_empty()),
        list(hoards, |(place, found)| format!(
            "({}, {})",
            square(place),
            pile(notation::pile(&found.icons).unwrap_or_default())
        )),
        list(board.sites(), square),
        self::mask(board.sites()),
        list(&board.starts, |start| format!(
            "Start {{ letter: {:?}, name: {:?}, square: {}, counts: &{:?} }}",
            start.letter,
            start.name,
            square(start.place),
            start.counts
        )),
        list(board.spots(), |(_, place)| square(place)),
    );
    item(doc, id, "Board", &value)
}

fn square((x, y): Place) -> String {
    format!("Square({})", y * 32 + x)
}

fn mask(places: impl IntoIterator<Item = Place>) -> String {
    let mut rows = [0_u32; ROWS];
    for (x, y) in places {
        rows[y as usize] |= 1 << x;
    }
    format!("Mask({})", list(rows, |row| format!("0x{row:x}")))
}
