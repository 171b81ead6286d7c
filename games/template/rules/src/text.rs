//! The text forms of actions and outcomes: `take B 2`, `play rest`, `two-hands`. Logs and saves consist of them, so they
//! never change.
//!
//! Reading is strict: words are separated by exactly one blank, and every value has one text form only.

use moot_core::TextError;

use crate::{Action, Card, Heap, Outcome};

/// Writes an action.
pub(crate) fn action(action: Action) -> String {
    match action {
        Action::Take { heap, stones } => format!("take {} {stones}", heap.word()),
        Action::Play(card) => format!("play {}", card.word()),
    }
}

/// Reads an action.
pub(crate) fn read_action(text: &str) -> Result<Action, TextError> {
    let mut reader = Reader { text, at: 0 };
    let action = match reader.word("a verb")? {
        "take" => Action::Take {
            heap: reader.read("a heap", Heap::from_word)?,
            stones: reader.read("a number", number)?,
        },
        "play" => Action::Play(reader.read("a card", Card::from_word)?),
        _ => return Err(TextError { expected: "a verb", at: 0 }),
    };
    reader.end()?;
    Ok(action)
}

/// Writes an outcome.
pub(crate) fn outcome(Outcome(card): Outcome) -> String {
    card.word().to_owned()
}

/// Reads an outcome.
pub(crate) fn read_outcome(text: &str) -> Result<Outcome, TextError> {
    Card::from_word(text).map(Outcome).ok_or(TextError { expected: "a card", at: 0 })
}

/// A number as it is written: no sign, no leading zero.
fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// Reads a text word by word; `at` is the byte after the last blank.
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

    fn read<T>(&mut self, expected: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, TextError> {
        let at = self.at.min(self.text.len());
        let word = self.word(expected)?;
        read(word).ok_or(TextError { expected, at })
    }

    fn end(&self) -> Result<(), TextError> {
        if self.at > self.text.len() {
            Ok(())
        } else {
            Err(TextError { expected: "nothing more", at: self.at })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_outcome_reads_back() {
        for heap in Heap::ALL {
            for stones in 0..=u8::MAX {
                let take = Action::Take { heap, stones };
                assert_eq!(read_action(&action(take)), Ok(take));
            }
        }
        for card in Card::ALL {
            assert_eq!(read_action(&action(Action::Play(card))), Ok(Action::Play(card)));
            assert_eq!(read_outcome(&outcome(Outcome(card))), Ok(Outcome(card)));
        }
    }

    #[test]
    fn other_texts_are_refused_where_they_go_wrong() {
        let fails = |text: &str| read_action(text).unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("give A 1"), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("take"), TextError { expected: "a heap", at: 4 });
        assert_eq!(fails("take D 1"), TextError { expected: "a heap", at: 5 });
        assert_eq!(fails("take A  1"), TextError { expected: "a number", at: 7 });
        assert_eq!(fails("take A 01"), TextError { expected: "a number", at: 7 });
        assert_eq!(fails("take A 256").expected, "a number");
        assert_eq!(fails("play dragon"), TextError { expected: "a card", at: 5 });
        assert_eq!(fails("play rest "), TextError { expected: "nothing more", at: 10 });
        assert!(read_outcome("rest ").is_err());
    }
}
