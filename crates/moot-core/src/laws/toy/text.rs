//! Text forms.

use core::fmt;
use core::str::FromStr;

use super::{Choice, HoardAction, HoardOutcome, fault};
use crate::TextError;

impl fmt::Display for HoardAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HoardAction::Choose(Choice::Keep) => f.write_str("keep"),
            HoardAction::Choose(Choice::Swap) => f.write_str("swap"),
            HoardAction::Pass => f.write_str("pass"),
            HoardAction::Hat { red, blue } => write!(f, "hat {red}+{blue}"),
        }
    }
}

impl FromStr for HoardAction {
    type Err = TextError;

    fn from_str(text: &str) -> Result<HoardAction, TextError> {
        match text {
            "keep" => Ok(HoardAction::Choose(Choice::Keep)),
            "swap" => Ok(HoardAction::Choose(Choice::Swap)),
            "pass" => Ok(HoardAction::Pass),
            _ => {
                let coins = text
                    .strip_prefix("hat ")
                    .ok_or(TextError { expected: "keep, swap, pass or hat", at: 0 })?;
                let coins = coins.split_once('+').and_then(|(red, blue)| Some((number(red)?, number(blue)?)));
                let (red, blue) = coins.ok_or(TextError { expected: "coins such as 1+1", at: 4 })?;
                Ok(HoardAction::Hat { red, blue })
            }
        }
    }
}

pub fn action_text<const FAULT: u8>(action: HoardAction) -> String {
    match action {
        HoardAction::Hat { .. } if FAULT == fault::AMBIGUOUS => "hat 1+1".to_owned(),
        _ => action.to_string(),
    }
}

pub fn action_from<const FAULT: u8>(text: &str) -> Result<HoardAction, TextError> {
    let action = text.parse();
    let unknown = action.is_err_and(|error: TextError| error.at == 0);
    assert!(FAULT != fault::PANICS || !unknown, "a text that is no action");
    action
}

impl fmt::Display for HoardOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HoardOutcome::Card(card) => write!(f, "card {card}"),
            HoardOutcome::Coin(colour) => write!(f, "coin {colour}"),
        }
    }
}

impl FromStr for HoardOutcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<HoardOutcome, TextError> {
        let expected = TextError { expected: "card or coin and a number", at: 0 };
        let (kind, value) = text.split_once(' ').ok_or(expected)?;
        let value = number(value).ok_or(TextError { expected: "a number", at: kind.len() + 1 })?;
        match kind {
            "card" => Ok(HoardOutcome::Card(value)),
            "coin" => Ok(HoardOutcome::Coin(value)),
            _ => Err(expected),
        }
    }
}

/// Accepts digits only; `str::parse` also accepts a plus sign.
fn number(text: &str) -> Option<u8> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}
