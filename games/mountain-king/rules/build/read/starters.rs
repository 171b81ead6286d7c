//! `starters.txt`: the trolls that players begin with.

use moot_data::{Fault, Source};

use super::notation::pile;

/// The number of starters.
pub const STARTERS: usize = 6;

/// A starter troll.
#[derive(Debug)]
pub struct Starter {
    /// The letter of the icon that fills again.
    pub icon: char,
    /// The letters of what it gives once.
    pub once: String,
    pub name: String,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Starter>, Fault> {
    let mut starters = Vec::new();
    for line in source.lines() {
        if !line.text.starts_with('s') {
            return Err(line.unknown());
        }
        let words = line.columns(4)?;
        let due = format!("s{}", starters.len() + 1);
        if words[0] != due {
            return Err(
                line.fault(format!("starter {} where {due} is due: ids run from s1 in order", words[0]))
            );
        }
        for letters in [words[1], words[2]] {
            pile(letters).map_err(|letter| line.fault(format!("'{letter}' is no resource")))?;
        }
        let [icon] = words[1].chars().collect::<Vec<_>>()[..] else {
            return Err(line.fault(format!("{}: one repeating icon, not '{}'", words[3], words[1])));
        };
        let (once, name) = (words[2].to_owned(), words[3].to_owned());
        starters.push(Starter { icon, once, name, line: line.number });
    }
    if starters.len() != STARTERS {
        return Err(source.fault(format!("{} starters instead of {STARTERS}", starters.len())));
    }
    Ok(starters)
}
