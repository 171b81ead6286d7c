//! Law 12: text forms.

use core::fmt::Debug;

use super::{Fault, law};
use crate::{Dice, Game, SplitMix64, TextError};

/// Characters that occur in notations, and some that do not.
const LETTERS: [char; 20] = [
    '0',
    '1',
    '2',
    '5',
    '9',
    '-',
    '+',
    ' ',
    ':',
    ',',
    '.',
    '/',
    '(',
    'a',
    'b',
    'x',
    'z',
    'Z',
    'é',
    '\u{1F9CC}',
];

pub fn action_reads_back<G: Game>(action: G::Action) -> Result<(), Fault> {
    reads_back(action, G::action_text, G::action_from)
}

pub fn outcome_reads_back<G: Game>(outcome: G::Outcome) -> Result<(), Fault> {
    reads_back(outcome, |outcome: G::Outcome| outcome.to_string(), str::parse)
}

fn reads_back<T: Copy + PartialEq + Debug>(
    value: T,
    write: impl Fn(T) -> String,
    read: impl Fn(&str) -> Result<T, TextError>,
) -> Result<(), Fault> {
    let text = write(value);
    law(12, text.trim() == text && !text.is_empty() && !text.contains(char::is_control), || {
        format!("the text {text:?} is empty, has blanks at its ends, or contains control characters")
    })?;
    match read(&text) {
        Ok(back) => {
            law(12, back == value, || format!("{value:?} is written `{text}`, which parses as {back:?}"))
        }
        Err(why) => {
            Err(Fault { law: 12, what: format!("{value:?} is written `{text}`, which is refused: {why}") })
        }
    }
}

/// Mutates the text of an action. Returns the actions that still parse, to be tried as foreign actions.
pub fn mangled_action<G: Game>(
    action: G::Action,
    times: u32,
    dice: &mut SplitMix64,
) -> Result<Vec<G::Action>, Fault> {
    mangled(&G::action_text(action), times, dice, G::action_text, G::action_from)
}

/// Mutates the text of an outcome. Returns the outcomes that still parse, to be tried as foreign outcomes.
pub fn mangled_outcome<G: Game>(
    outcome: G::Outcome,
    times: u32,
    dice: &mut SplitMix64,
) -> Result<Vec<G::Outcome>, Fault> {
    mangled(&outcome.to_string(), times, dice, |outcome: G::Outcome| outcome.to_string(), str::parse)
}

fn mangled<T: Copy + PartialEq + Debug>(
    text: &str,
    times: u32,
    dice: &mut SplitMix64,
    write: impl Fn(T) -> String,
    read: impl Fn(&str) -> Result<T, TextError>,
) -> Result<Vec<T>, Fault> {
    let mut still = Vec::new();
    for _ in 0..times {
        let odd = mangle(text, dice);
        match read(&odd) {
            Ok(value) => {
                // A value that parses has to have a text that parses back, or a log would not survive a save.
                reads_back(value, &write, &read)?;
                still.push(value);
            }
            Err(why) => {
                law(12, why.at <= odd.len(), || {
                    format!("{odd:?} is refused at byte {}, which is past its end", why.at)
                })?;
            }
        }
    }
    Ok(still)
}

/// Returns the text with one character changed, removed, inserted or moved. The result may equal the input.
///
/// # Examples
///
/// ```
/// use moot_core::laws::mangle;
/// use moot_core::SplitMix64;
///
/// let mut dice = SplitMix64::new(1);
/// let mangled: Vec<String> = (0..20).map(|_| mangle("hat 1+1", &mut dice)).collect();
/// assert!(mangled.iter().any(|text| text != "hat 1+1"));
/// ```
pub fn mangle(text: &str, dice: &mut impl Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = dice.below(letters.len() as u32) as usize;
    let letter = LETTERS[dice.below(LETTERS.len() as u32) as usize];
    match dice.below(6) {
        0 => letters.truncate(at),
        1 if !letters.is_empty() => drop(letters.remove(at)),
        2 => letters.insert(at, letter),
        3 => letters.push(letter),
        4 if letters.len() > 1 => {
            let other = dice.below(letters.len() as u32) as usize;
            letters.swap(at, other);
        }
        _ if !letters.is_empty() => letters[at] = letter,
        _ => letters.push(letter),
    }
    letters.into_iter().collect()
}
