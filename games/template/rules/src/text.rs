//! The text forms of actions and outcomes: `take B 2`, `play rest`, `two-hands`. Logs and saves consist of them, so they
//! never change.
//!
//! Reading is strict: words are separated by exactly one blank, and every value has one text form only.

use core::fmt;
use core::str::FromStr;

use moot_core::{TextError, TextReader};

use crate::{Action, Card, Heap, Outcome};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Take { heap, stones } => write!(f, "take {} {stones}", heap.word()),
            Action::Play(card) => write!(f, "play {}", card.word()),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("a verb")? {
                "take" => Action::Take {
                    heap: words.read("a heap", Heap::from_word)?,
                    stones: words.number("a number")?,
                },
                "play" => Action::Play(words.read("a card", Card::from_word)?),
                _ => return Err(TextError { expected: "a verb", at: 0 }),
            })
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word())
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Outcome, TextError> {
        Card::from_word(text).map(Outcome).ok_or(TextError { expected: "a card", at: 0 })
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
                assert_eq!(take.to_string().parse(), Ok(take));
            }
        }
        for card in Card::ALL {
            assert_eq!(Action::Play(card).to_string().parse(), Ok(Action::Play(card)));
            assert_eq!(Outcome(card).to_string().parse(), Ok(Outcome(card)));
        }
    }

    #[test]
    fn other_texts_are_refused_with_the_place_of_the_error() {
        let fails = |text: &str| text.parse::<Action>().unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("give A 1"), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("take"), TextError { expected: "a heap", at: 4 });
        assert_eq!(fails("take D 1"), TextError { expected: "a heap", at: 5 });
        assert_eq!(fails("take A  1"), TextError { expected: "a number", at: 7 });
        assert_eq!(fails("take A 01"), TextError { expected: "a number", at: 7 });
        assert_eq!(fails("take A 256").expected, "a number");
        assert_eq!(fails("play dragon"), TextError { expected: "a card", at: 5 });
        assert_eq!(fails("play rest "), TextError { expected: "nothing more", at: 10 });
        assert!("rest ".parse::<Outcome>().is_err());
    }
}
