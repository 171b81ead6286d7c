//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. A place, a resource, a tile or a card is its short
//! name, a storage spot `name.number`, a place of the network `a,b,c,d`.

use core::fmt;
use core::str::FromStr;

use moot_core::{Seat, TextError, TextReader};

use crate::{
    Action, Board, Carrier, Castle, Cell, KingsCard, Outcome, Place, Resource, RoundCard, Spot, Tile,
    TrollCard,
};

/// The word for the king's tile that is printed on a board.
const PRINTED: &str = "board";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Settle(at) => write!(f, "settle {at}"),
            Action::Play(card) => write!(f, "play {}", card.face().id),
            Action::Move { from, to, push: None } => write!(f, "move {from} {to}"),
            Action::Move { from, to, push: Some(seat) } => write!(f, "move {from} {to} push {seat}"),
            Action::Flee(to) => write!(f, "flee {to}"),
            Action::Mine(what) => write!(f, "mine {}", what.word()),
            Action::Activate(tile) => write!(f, "activate {}", tile.map_or(PRINTED, Tile::id)),
            Action::Outpost(to) => write!(f, "outpost {to}"),
            Action::Build => f.write_str("build"),
            Action::Refresh => f.write_str("refresh"),
            Action::Replenish(what) => write!(f, "replenish {}", what.word()),
            Action::Receive => f.write_str("receive"),
            Action::Buy(card) => write!(f, "buy {}", card.face().id),
            Action::Capture => f.write_str("capture"),
            Action::Bell => f.write_str("bell"),
            Action::Castle => f.write_str("castle"),
            Action::Swap(what) => write!(f, "swap {}", what.word()),
            Action::Hire(to) => write!(f, "hire {to}"),
            Action::Cow => f.write_str("cow"),
            Action::Claim(card) => write!(f, "claim {}", card.face().id),
            Action::Take(tile) => write!(f, "take {}", tile.id()),
            Action::Lay { cell, turn } => write!(f, "lay {cell} {turn}"),
            Action::Pick(card) => write!(f, "pick {}", card.face().id),
            Action::Fill(what) => write!(f, "fill {}", what.word()),
            Action::Uncover(at) => write!(f, "uncover {at}"),
            Action::Store(Spot { on: Carrier::Tile(tile), at }) => write!(f, "store {}.{at}", tile.id()),
            Action::Store(Spot { on: Carrier::Card(card), at }) => write!(f, "store {}.{at}", card.face().id),
            Action::Troll { from, to, same: false } => write!(f, "troll {from} {to}"),
            Action::Troll { from, to, same: true } => write!(f, "troll {from} {to} same"),
            Action::Human { from, to } => write!(f, "human {from} {to}"),
            Action::Home(to) => write!(f, "home {to}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("a verb")? {
                "settle" => Action::Settle(place(words)?),
                "play" => Action::Play(words.read("a round card", RoundCard::from_id)?),
                "move" => Action::Move { from: place(words)?, to: place(words)?, push: push(words)? },
                "flee" => Action::Flee(place(words)?),
                "mine" => Action::Mine(resource(words)?),
                "activate" => Action::Activate(words.read("a king's tile", kings_tile)?),
                "outpost" => Action::Outpost(place(words)?),
                "build" => Action::Build,
                "refresh" => Action::Refresh,
                "replenish" => Action::Replenish(resource(words)?),
                "receive" => Action::Receive,
                "buy" => Action::Buy(words.read("a troll card", TrollCard::from_id)?),
                "capture" => Action::Capture,
                "bell" => Action::Bell,
                "castle" => Action::Castle,
                "swap" => Action::Swap(resource(words)?),
                "hire" => Action::Hire(place(words)?),
                "cow" => Action::Cow,
                "claim" => Action::Claim(words.read("a king's card", KingsCard::from_id)?),
                "take" => Action::Take(words.read("a tile", Tile::from_id)?),
                "lay" => Action::Lay {
                    cell: words.read("a place", cell)?,
                    turn: words.read("a turn", |word| digit(word, 4))?,
                },
                "pick" => Action::Pick(words.read("a troll card", TrollCard::from_id)?),
                "fill" => Action::Fill(resource(words)?),
                "uncover" => Action::Uncover(words.read("a piece", |word| digit(word, 3))?),
                "store" => Action::Store(words.read("a spot", spot)?),
                "troll" => Action::Troll { from: place(words)?, to: place(words)?, same: same(words)? },
                "human" => Action::Human { from: place(words)?, to: place(words)? },
                "home" => Action::Home(place(words)?),
                "done" => Action::Done,
                _ => return Err(TextError { expected: "a verb", at: 0 }),
            })
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Castle(tile) => write!(f, "castle {}", tile.face().id),
            Outcome::Board(board) => write!(f, "board {}", board.face().id),
            Outcome::King(card) => write!(f, "king {}", card.face().id),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Tile(tile) => write!(f, "tile {}", tile.id()),
            Outcome::Card(card) => write!(f, "card {}", card.face().id),
            Outcome::Round(card) => write!(f, "round {}", card.face().id),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Outcome, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("what was drawn")? {
                "castle" => Outcome::Castle(words.read("a castle tile", Castle::from_id)?),
                "board" => Outcome::Board(words.read("a board", Board::from_id)?),
                "king" => Outcome::King(words.read("a king's card", KingsCard::from_id)?),
                "first" => Outcome::First(words.seat()?),
                "tile" => Outcome::Tile(words.read("a tile", Tile::from_id)?),
                "card" => Outcome::Card(words.read("a troll card", TrollCard::from_id)?),
                "round" => Outcome::Round(words.read("a round card", RoundCard::from_id)?),
                _ => return Err(TextError { expected: "what was drawn", at: 0 }),
            })
        })
    }
}

fn place(words: &mut TextReader<'_>) -> Result<Place, TextError> {
    words.read("a place", Place::from_word)
}

fn resource(words: &mut TextReader<'_>) -> Result<Resource, TextError> {
    words.read("a resource", Resource::from_word)
}

fn push(words: &mut TextReader<'_>) -> Result<Option<Seat>, TextError> {
    if words.is_at_end() {
        return Ok(None);
    }
    words.read("'push'", |word| (word == "push").then_some(()))?;
    words.seat().map(Some)
}

fn same(words: &mut TextReader<'_>) -> Result<bool, TextError> {
    if words.is_at_end() {
        return Ok(false);
    }
    words.read("'same'", |word| (word == "same").then_some(true))
}

/// One digit, up to `most`.
fn digit(word: &str, most: u8) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|&number| number <= most),
        _ => None,
    }
}

fn kings_tile(word: &str) -> Option<Option<Tile>> {
    if word == PRINTED { Some(None) } else { Tile::from_id(word).map(Some) }
}

/// Four numbers, written in the only way that Rust writes them, which are the place of a tile.
fn cell(word: &str) -> Option<Cell> {
    let mut parts = word.split(',').map(|part| part.parse().ok());
    let cell = Cell([parts.next()??, parts.next()??, parts.next()??, parts.next()??]);
    (parts.next().is_none() && cell.to_string() == word).then_some(cell)
}

fn spot(word: &str) -> Option<Spot> {
    let (id, at) = word.rsplit_once('.')?;
    let on = match Tile::from_id(id) {
        Some(tile) => Carrier::Tile(tile),
        None => Carrier::Card(TrollCard::from_id(id)?),
    };
    Some(Spot { on, at: digit(at, 1)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        let (a, b) = (Place::MINING, Place::village(3));
        let (tile, card) = (Tile(70), TrollCard(15));
        for it in [
            Action::Settle(a),
            Action::Play(RoundCard(40)),
            Action::Move { from: Place::BESIDE, to: b, push: None },
            Action::Move { from: a, to: b, push: Some(Seat(2)) },
            Action::Flee(a),
            Action::Mine(Resource::Gold),
            Action::Activate(None),
            Action::Activate(Some(tile)),
            Action::Outpost(b),
            Action::Build,
            Action::Refresh,
            Action::Replenish(Resource::Diamond),
            Action::Receive,
            Action::Buy(card),
            Action::Capture,
            Action::Bell,
            Action::Castle,
            Action::Swap(Resource::Gold),
            Action::Hire(a),
            Action::Cow,
            Action::Claim(KingsCard(13)),
            Action::Take(Tile(5)),
            Action::Lay { cell: Cell([-1, 2, 0, -12]), turn: 4 },
            Action::Pick(card),
            Action::Fill(Resource::Obsidian),
            Action::Uncover(3),
            Action::Store(Spot { on: Carrier::Tile(tile), at: 1 }),
            Action::Store(Spot { on: Carrier::Card(card), at: 0 }),
            Action::Troll { from: a, to: b, same: false },
            Action::Troll { from: a, to: b, same: true },
            Action::Human { from: a, to: Place::POWER },
            Action::Home(Place::BUILDING),
            Action::Done,
        ] {
            assert_eq!(it.to_string().parse(), Ok(it), "{it}");
        }
        for it in [
            Outcome::Castle(Castle(9)),
            Outcome::Board(Board(2)),
            Outcome::King(KingsCard(0)),
            Outcome::First(Seat(1)),
            Outcome::Tile(tile),
            Outcome::Card(card),
            Outcome::Round(RoundCard(59)),
        ] {
            assert_eq!(it.to_string().parse(), Ok(it));
        }
    }

    #[test]
    fn an_invalid_text_is_refused_with_the_place_of_the_error() {
        let fails = |text: &str| text.parse::<Action>().unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("settle"), TextError { expected: "a place", at: 6 });
        assert_eq!(fails("settle V").at, 7);
        assert_eq!(fails("move beside I pull 1").expected, "'push'");
        assert_eq!(fails("lay 0,0,0 1").expected, "a place");
        assert_eq!(fails("lay 0,0,0,+1 1").expected, "a place");
        assert_eq!(fails("lay 0,0,0,1,1 1").expected, "a place");
        assert_eq!(fails("lay 0,0,0,0 5").expected, "a turn");
        assert_eq!(fails("store hostess").expected, "a spot");
        assert_eq!(fails("store hostess.2").expected, "a spot");
        assert_eq!(fails("done now"), TextError { expected: "nothing more", at: 5 });
        assert!("done ".parse::<Action>().is_err());
        assert!("first 11".parse::<Outcome>().is_err());
    }
}
