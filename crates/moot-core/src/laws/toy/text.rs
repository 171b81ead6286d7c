//! Text forms.

use super::{Choice, HoardAction, HoardOutcome, fault};
use crate::TextError;

pub fn action_text<const FAULT: u8>(action: HoardAction) -> String {
    match action {
        HoardAction::Choose(Choice::Keep) => "keep".to_owned(),
        HoardAction::Choose(Choice::Swap) => "swap".to_owned(),
        HoardAction::Pass => "pass".to_owned(),
        HoardAction::Hat { .. } if FAULT == fault::AMBIGUOUS => "hat 1+1".to_owned(),
        HoardAction::Hat { red, blue } => format!("hat {red}+{blue}"),
    }
}

pub fn action_from<const FAULT: u8>(text: &str) -> Result<HoardAction, TextError> {
    match text {
        "keep" => Ok(HoardAction::Choose(Choice::Keep)),
        "swap" => Ok(HoardAction::Choose(Choice::Swap)),
        "pass" => Ok(HoardAction::Pass),
        _ => {
            let Some(coins) = text.strip_prefix("hat ") else {
                assert!(FAULT != fault::PANICS, "a text that is no action");
                return Err(TextError { expected: "keep, swap, pass or hat", at: 0 });
            };
            let coins = coins.split_once('+').and_then(|(red, blue)| Some((number(red)?, number(blue)?)));
            let (red, blue) = coins.ok_or(TextError { expected: "coins such as 1+1", at: 4 })?;
            Ok(HoardAction::Hat { red, blue })
        }
    }
}

pub fn outcome_text(outcome: HoardOutcome) -> String {
    match outcome {
        HoardOutcome::Card(card) => format!("card {card}"),
        HoardOutcome::Coin(colour) => format!("coin {colour}"),
    }
}

pub fn outcome_from(text: &str) -> Result<HoardOutcome, TextError> {
    let expected = TextError { expected: "card or coin and a number", at: 0 };
    let (kind, value) = text.split_once(' ').ok_or(expected)?;
    let value = number(value).ok_or(TextError { expected: "a number", at: kind.len() + 1 })?;
    match kind {
        "card" => Ok(HoardOutcome::Card(value)),
        "coin" => Ok(HoardOutcome::Coin(value)),
        _ => Err(expected),
    }
}

/// Accepts digits only; `str::parse` also accepts a plus sign.
fn number(text: &str) -> Option<u8> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}
