//! Words that several files share.

use moot_data::{Fault, Line};

/// The resources by letter, as the tables name them.
pub const RESOURCES: [(char, &str); 3] = [('o', "Obsidian"), ('g', "Gold"), ('d', "Diamond")];
/// The villages.
pub const VILLAGES: [&str; 4] = ["I", "II", "III", "IV"];
/// The totems, as the tables name them.
pub const TOTEMS: [(&str, &str); 3] = [("bat", "Bat"), ("snake", "Snake"), ("toad", "Toad")];

/// The place of a resource letter.
pub fn resource(letter: char) -> Option<usize> {
    RESOURCES.iter().position(|&(known, _)| known == letter)
}

/// The place of `word` among the words that are known.
pub fn place(line: &Line<'_>, word: &str, known: &[&str], what: &str) -> Result<usize, Fault> {
    let found = known.iter().position(|&known| known == word);
    found.ok_or_else(|| line.fault(format!("'{word}' is no {what}")))
}

/// The name of a word in the tables.
pub fn named(
    line: &Line<'_>,
    word: &str,
    known: &[(&str, &'static str)],
    what: &str,
) -> Result<&'static str, Fault> {
    let found = known.iter().find(|(known, _)| *known == word);
    found.map(|&(_, name)| name).ok_or_else(|| line.fault(format!("'{word}' is no {what}")))
}

/// An id: small letters, figures and dashes, or capitals for the numbers of villages.
pub fn id(line: &Line<'_>, word: &str, known: &[String]) -> Result<String, Fault> {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if word.is_empty() || !word.bytes().all(sign) {
        return Err(line.fault(format!("'{word}' is no id: letters, figures and dashes")));
    }
    if known.iter().any(|other| other == word) {
        return Err(line.fault(format!("'{word}' is listed twice")));
    }
    Ok(word.to_owned())
}
