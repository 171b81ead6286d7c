//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. A space is its sign on the map, a figure its word,
//! a figure of a colour `seat:word`, a card or an artifact its short name.

use moot_core::{Seat, TextError};

use crate::{Action, Artifact, Card, Figure, Outcome, Piece, Space};

/// Writes an action.
pub(crate) fn action(action: Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Play(card) => format!("play {}", card.id()),
        Action::At(at) => format!("at {at}"),
        Action::Move { who, from, to } => format!("move {} {from} {to}", who.word()),
        Action::Push { whom, to } => format!("push {whom} {to}"),
        Action::Strike { who, whom } => format!("strike {} {whom}", who.word()),
        Action::Jump(to) => format!("jump {to}"),
        Action::Rout => "rout".to_owned(),
        Action::Banish { whose, to } => format!("banish {whose} {to}"),
        Action::Pull { whom, from } => format!("pull {whom} {from}"),
        Action::Rampage => "rampage".to_owned(),
        Action::Artifact => "artifact".to_owned(),
        Action::Revive(figure) => format!("revive {}", figure.word()),
        Action::Remove { whom, at } => format!("remove {whom} {at}"),
        Action::Stack(card) => format!("stack {}", card.id()),
        Action::Done => "done".to_owned(),
        Action::End => "end".to_owned(),
    }
}

/// Reads an action.
pub(crate) fn read_action(text: &str) -> Result<Action, TextError> {
    let mut r = Reader { text, at: 0 };
    let action = match r.word("a verb")? {
        "draw" => Action::Draw,
        "play" => Action::Play(r.card()?),
        "at" => Action::At(r.space()?),
        "move" => Action::Move { who: r.figure()?, from: r.space()?, to: r.space()? },
        "push" => Action::Push { whom: r.piece()?, to: r.space()? },
        "strike" => Action::Strike { who: r.figure()?, whom: r.piece()? },
        "jump" => Action::Jump(r.space()?),
        "rout" => Action::Rout,
        "banish" => Action::Banish { whose: r.seat()?, to: r.space()? },
        "pull" => Action::Pull { whom: r.piece()?, from: r.space()? },
        "rampage" => Action::Rampage,
        "artifact" => Action::Artifact,
        "revive" => Action::Revive(r.figure()?),
        "remove" => Action::Remove { whom: r.piece()?, at: r.space()? },
        "stack" => Action::Stack(r.card()?),
        "done" => Action::Done,
        "end" => Action::End,
        _ => return Err(TextError { expected: "a verb", at: 0 }),
    };
    r.end()?;
    Ok(action)
}

/// Writes an outcome.
pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => format!("card {}", card.id()),
        Outcome::First(seat) => format!("first {seat}"),
        Outcome::Artifact(artifact) => format!("artifact {}", artifact.id()),
    }
}

/// Reads an outcome.
pub(crate) fn read_outcome(text: &str) -> Result<Outcome, TextError> {
    let mut r = Reader { text, at: 0 };
    let outcome = match r.word("what was drawn")? {
        "card" => Outcome::Card(r.card()?),
        "first" => Outcome::First(r.seat()?),
        "artifact" => Outcome::Artifact(r.read("an artifact", Artifact::from_id)?),
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

    fn card(&mut self) -> Result<Card, TextError> {
        self.read("a card", Card::from_id)
    }

    fn figure(&mut self) -> Result<Figure, TextError> {
        self.read("a figure", Figure::from_word)
    }

    fn seat(&mut self) -> Result<Seat, TextError> {
        self.read("a seat", seat)
    }

    fn space(&mut self) -> Result<Space, TextError> {
        self.read("a space", |word| {
            let mut signs = word.chars();
            let space = Space::from_sign(signs.next()?)?;
            signs.next().is_none().then_some(space)
        })
    }

    fn piece(&mut self) -> Result<Piece, TextError> {
        self.read("a figure of a seat", |word| {
            let (whose, figure) = word.split_once(':')?;
            Some(Piece::new(seat(whose)?, Figure::from_word(figure)?))
        })
    }

    fn end(&self) -> Result<(), TextError> {
        if self.at > self.text.len() {
            Ok(())
        } else {
            Err(TextError { expected: "nothing more", at: self.at })
        }
    }
}

/// A seat: one digit.
fn seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(Seat(digit - b'0')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
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
            assert_eq!(read_action(&action(it)), Ok(it), "{}", action(it));
        }
        for it in [Outcome::Card(Card(4)), Outcome::First(Seat(1)), Outcome::Artifact(Artifact::Raven)] {
            assert_eq!(read_outcome(&outcome(it)), Ok(it));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_where_it_goes_wrong() {
        let fails = |text: &str| read_action(text).unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("at"), TextError { expected: "a space", at: 2 });
        assert_eq!(fails("at HH").at, 3);
        assert_eq!(fails("at é").expected, "a space");
        assert_eq!(fails("move orc A").at, 10);
        assert_eq!(fails("push 10:orc A").expected, "a figure of a seat");
        assert_eq!(fails("push 1:ork A").at, 5);
        assert_eq!(fails("play dragon").expected, "a card");
        assert_eq!(fails("end now"), TextError { expected: "nothing more", at: 4 });
        assert!(read_action("done ").is_err());
        assert!(read_outcome("first 11").is_err());
    }
}
