//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. A place, a resource, a tile or a card is its short
//! name, a storage spot `name.number`, a place of the network `a,b,c,d`.

use moot_core::{Seat, TextError};

use crate::{
    Action, Board, Carrier, Castle, Cell, KingsCard, Outcome, Place, Resource, RoundCard, Spot, Tile,
    TrollCard,
};

/// The word for the king's tile that is printed on a board.
const PRINTED: &str = "board";

/// Writes an action.
pub(crate) fn action(action: Action) -> String {
    match action {
        Action::Settle(at) => format!("settle {at}"),
        Action::Play(card) => format!("play {}", card.face().id),
        Action::Move { from, to, push: None } => format!("move {from} {to}"),
        Action::Move { from, to, push: Some(seat) } => format!("move {from} {to} push {seat}"),
        Action::Flee(to) => format!("flee {to}"),
        Action::Mine(what) => format!("mine {}", what.word()),
        Action::Activate(tile) => format!("activate {}", tile.map_or(PRINTED, Tile::id)),
        Action::Outpost(to) => format!("outpost {to}"),
        Action::Build => "build".to_owned(),
        Action::Refresh => "refresh".to_owned(),
        Action::Replenish(what) => format!("replenish {}", what.word()),
        Action::Receive => "receive".to_owned(),
        Action::Buy(card) => format!("buy {}", card.face().id),
        Action::Capture => "capture".to_owned(),
        Action::Bell => "bell".to_owned(),
        Action::Castle => "castle".to_owned(),
        Action::Swap(what) => format!("swap {}", what.word()),
        Action::Hire(to) => format!("hire {to}"),
        Action::Cow => "cow".to_owned(),
        Action::Claim(card) => format!("claim {}", card.face().id),
        Action::Take(tile) => format!("take {}", tile.id()),
        Action::Lay { cell, turn } => format!("lay {cell} {turn}"),
        Action::Pick(card) => format!("pick {}", card.face().id),
        Action::Fill(what) => format!("fill {}", what.word()),
        Action::Uncover(at) => format!("uncover {at}"),
        Action::Store(Spot { on: Carrier::Tile(tile), at }) => format!("store {}.{at}", tile.id()),
        Action::Store(Spot { on: Carrier::Card(card), at }) => format!("store {}.{at}", card.face().id),
        Action::Troll { from, to, same: false } => format!("troll {from} {to}"),
        Action::Troll { from, to, same: true } => format!("troll {from} {to} same"),
        Action::Human { from, to } => format!("human {from} {to}"),
        Action::Home(to) => format!("home {to}"),
        Action::Done => "done".to_owned(),
    }
}

/// Reads an action.
pub(crate) fn read_action(text: &str) -> Result<Action, TextError> {
    let mut r = Reader { text, at: 0 };
    let action = match r.word("a verb")? {
        "settle" => Action::Settle(r.place()?),
        "play" => Action::Play(r.read("a round card", RoundCard::from_id)?),
        "move" => Action::Move { from: r.place()?, to: r.place()?, push: r.push()? },
        "flee" => Action::Flee(r.place()?),
        "mine" => Action::Mine(r.resource()?),
        "activate" => Action::Activate(r.read("a king's tile", kings_tile)?),
        "outpost" => Action::Outpost(r.place()?),
        "build" => Action::Build,
        "refresh" => Action::Refresh,
        "replenish" => Action::Replenish(r.resource()?),
        "receive" => Action::Receive,
        "buy" => Action::Buy(r.read("a troll card", TrollCard::from_id)?),
        "capture" => Action::Capture,
        "bell" => Action::Bell,
        "castle" => Action::Castle,
        "swap" => Action::Swap(r.resource()?),
        "hire" => Action::Hire(r.place()?),
        "cow" => Action::Cow,
        "claim" => Action::Claim(r.read("a king's card", KingsCard::from_id)?),
        "take" => Action::Take(r.read("a tile", Tile::from_id)?),
        "lay" => {
            Action::Lay { cell: r.read("a place", cell)?, turn: r.read("a turn", |word| digit(word, 4))? }
        }
        "pick" => Action::Pick(r.read("a troll card", TrollCard::from_id)?),
        "fill" => Action::Fill(r.resource()?),
        "uncover" => Action::Uncover(r.read("a piece", |word| digit(word, 3))?),
        "store" => Action::Store(r.read("a spot", spot)?),
        "troll" => Action::Troll { from: r.place()?, to: r.place()?, same: r.same()? },
        "human" => Action::Human { from: r.place()?, to: r.place()? },
        "home" => Action::Home(r.place()?),
        "done" => Action::Done,
        _ => return Err(TextError { expected: "a verb", at: 0 }),
    };
    r.end()?;
    Ok(action)
}

/// Writes an outcome.
pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Castle(tile) => format!("castle {}", tile.face().id),
        Outcome::Board(board) => format!("board {}", board.face().id),
        Outcome::King(card) => format!("king {}", card.face().id),
        Outcome::First(seat) => format!("first {seat}"),
        Outcome::Tile(tile) => format!("tile {}", tile.id()),
        Outcome::Card(card) => format!("card {}", card.face().id),
        Outcome::Round(card) => format!("round {}", card.face().id),
    }
}

/// Reads an outcome.
pub(crate) fn read_outcome(text: &str) -> Result<Outcome, TextError> {
    let mut r = Reader { text, at: 0 };
    let outcome = match r.word("what was drawn")? {
        "castle" => Outcome::Castle(r.read("a castle tile", Castle::from_id)?),
        "board" => Outcome::Board(r.read("a board", Board::from_id)?),
        "king" => Outcome::King(r.read("a king's card", KingsCard::from_id)?),
        "first" => Outcome::First(r.seat()?),
        "tile" => Outcome::Tile(r.read("a tile", Tile::from_id)?),
        "card" => Outcome::Card(r.read("a troll card", TrollCard::from_id)?),
        "round" => Outcome::Round(r.read("a round card", RoundCard::from_id)?),
        _ => return Err(TextError { expected: "what was drawn", at: 0 }),
    };
    r.end()?;
    Ok(outcome)
}

/// Reads a text word by word. Words are parted by exactly one blank, so that every value has one text form only.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn word(&mut self, expected: &'static str) -> Result<&'a str, TextError> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let word = rest.split(' ').next().unwrap_or("");
        if word.is_empty() {
            return Err(TextError { expected, at: self.at.min(self.text.len()) });
        }
        self.at += word.len() + 1;
        Ok(word)
    }

    /// The next word as read by `read`; where it began otherwise.
    fn read<T>(&mut self, expected: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, TextError> {
        let at = self.at.min(self.text.len());
        let word = self.word(expected)?;
        read(word).ok_or(TextError { expected, at })
    }

    fn is_at_end(&self) -> bool {
        self.at > self.text.len()
    }

    fn place(&mut self) -> Result<Place, TextError> {
        self.read("a place", Place::from_word)
    }

    fn resource(&mut self) -> Result<Resource, TextError> {
        self.read("a resource", Resource::from_word)
    }

    fn seat(&mut self) -> Result<Seat, TextError> {
        self.read("a seat", |word| digit(word, 9).map(Seat))
    }

    fn push(&mut self) -> Result<Option<Seat>, TextError> {
        if self.is_at_end() {
            return Ok(None);
        }
        self.read("'push'", |word| (word == "push").then_some(()))?;
        self.seat().map(Some)
    }

    fn same(&mut self) -> Result<bool, TextError> {
        if self.is_at_end() {
            return Ok(false);
        }
        self.read("'same'", |word| (word == "same").then_some(true))
    }

    fn end(&self) -> Result<(), TextError> {
        if self.is_at_end() { Ok(()) } else { Err(TextError { expected: "nothing more", at: self.at }) }
    }
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
            assert_eq!(read_action(&action(it)), Ok(it), "{}", action(it));
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
            assert_eq!(read_outcome(&outcome(it)), Ok(it));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_where_it_goes_wrong() {
        let fails = |text: &str| read_action(text).unwrap_err();
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
        assert!(read_action("done ").is_err());
        assert!(read_outcome("first 11").is_err());
    }
}
