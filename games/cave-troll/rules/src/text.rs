//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. A space is its sign on the map, a figure its word,
//! a figure of a colour `seat:word`, a card or an artifact its short name.

use core::fmt;
use core::str::FromStr;

use moot_core::{TextError, TextReader, parse_seat};

use crate::{Action, Artifact, Card, Figure, Outcome, Piece, Space};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draw => f.write_str("draw"),
            Action::Play(card) => write!(f, "play {}", card.id()),
            Action::At(at) => write!(f, "at {at}"),
            Action::Move { who, from, to } => write!(f, "move {} {from} {to}", who.word()),
            Action::Push { whom, to } => write!(f, "push {whom} {to}"),
            Action::Strike { who, whom } => write!(f, "strike {} {whom}", who.word()),
            Action::Jump(to) => write!(f, "jump {to}"),
            Action::Rout => f.write_str("rout"),
            Action::Banish { whose, to } => write!(f, "banish {whose} {to}"),
            Action::Pull { whom, from } => write!(f, "pull {whom} {from}"),
            Action::Rampage => f.write_str("rampage"),
            Action::Artifact => f.write_str("artifact"),
            Action::Revive(figure) => write!(f, "revive {}", figure.word()),
            Action::Remove { whom, at } => write!(f, "remove {whom} {at}"),
            Action::Stack(card) => write!(f, "stack {}", card.id()),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("a verb")? {
                "draw" => Action::Draw,
                "play" => Action::Play(card(words)?),
                "at" => Action::At(space(words)?),
                "move" => Action::Move { who: figure(words)?, from: space(words)?, to: space(words)? },
                "push" => Action::Push { whom: piece(words)?, to: space(words)? },
                "strike" => Action::Strike { who: figure(words)?, whom: piece(words)? },
                "jump" => Action::Jump(space(words)?),
                "rout" => Action::Rout,
                "banish" => Action::Banish { whose: words.seat()?, to: space(words)? },
                "pull" => Action::Pull { whom: piece(words)?, from: space(words)? },
                "rampage" => Action::Rampage,
                "artifact" => Action::Artifact,
                "revive" => Action::Revive(figure(words)?),
                "remove" => Action::Remove { whom: piece(words)?, at: space(words)? },
                "stack" => Action::Stack(card(words)?),
                "done" => Action::Done,
                "end" => Action::End,
                _ => return Err(TextError { expected: "a verb", at: 0 }),
            })
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Card(card) => write!(f, "card {}", card.id()),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Artifact(artifact) => write!(f, "artifact {}", artifact.id()),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Outcome, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("what was drawn")? {
                "card" => Outcome::Card(card(words)?),
                "first" => Outcome::First(words.seat()?),
                "artifact" => Outcome::Artifact(words.read("an artifact", Artifact::from_id)?),
                _ => return Err(TextError { expected: "what was drawn", at: 0 }),
            })
        })
    }
}

fn card(words: &mut TextReader<'_>) -> Result<Card, TextError> {
    words.read("a card", Card::from_id)
}

fn figure(words: &mut TextReader<'_>) -> Result<Figure, TextError> {
    words.read("a figure", Figure::from_word)
}

fn space(words: &mut TextReader<'_>) -> Result<Space, TextError> {
    words.read("a space", |word| {
        let mut signs = word.chars();
        let space = Space::from_sign(signs.next()?)?;
        signs.next().is_none().then_some(space)
    })
}

fn piece(words: &mut TextReader<'_>) -> Result<Piece, TextError> {
    words.read("a figure of a seat", |word| {
        let (whose, figure) = word.split_once(':')?;
        Some(Piece::new(parse_seat(whose)?, Figure::from_word(figure)?))
    })
}

#[cfg(test)]
mod tests {
    use moot_core::Seat;

    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        let (a, b) = (Space(3), Space(39));
        let whom = Piece::new(Seat(3), Figure::GiantSlayer);
        for it in [
            Action::Draw,
            Action::Play(Card(18)),
            Action::At(b),
            Action::Move { who: Figure::Adventurer, from: a, to: b },
            Action::Push { whom, to: a },
            Action::Strike { who: Figure::Orc, whom },
            Action::Jump(a),
            Action::Rout,
            Action::Banish { whose: Seat(2), to: b },
            Action::Pull { whom, from: a },
            Action::Rampage,
            Action::Artifact,
            Action::Revive(Figure::Knight),
            Action::Remove { whom, at: a },
            Action::Stack(Card::DUSK),
            Action::Done,
            Action::End,
        ] {
            assert_eq!(it.to_string().parse(), Ok(it), "{it}");
        }
        for it in [Outcome::Card(Card(4)), Outcome::First(Seat(1)), Outcome::Artifact(Artifact::Raven)] {
            assert_eq!(it.to_string().parse(), Ok(it));
        }
    }

    #[test]
    fn an_invalid_text_is_refused_with_the_place_of_the_error() {
        let fails = |text: &str| text.parse::<Action>().unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("at"), TextError { expected: "a space", at: 2 });
        assert_eq!(fails("at HH").at, 3);
        assert_eq!(fails("at é").expected, "a space");
        assert_eq!(fails("move orc A").at, 10);
        assert_eq!(fails("push 10:orc A").expected, "a figure of a seat");
        assert_eq!(fails("push 1:ork A").at, 5);
        assert_eq!(fails("play dragon").expected, "a card");
        assert_eq!(fails("end now"), TextError { expected: "nothing more", at: 4 });
        assert!("done ".parse::<Action>().is_err());
        assert!("first 11".parse::<Outcome>().is_err());
    }
}
