//! Reads `data/heaps.txt`. The build script and `tests/rules/data.rs` share this file.

use moot_data::{Fault, Line, Source};

/// The file.
pub const FILE: &str = "heaps.txt";

/// The sizes in the order of the file and of the enum `Size`.
const SIZES: [&str; 2] = ["small", "large"];

/// Reads the heaps of each size, in the order of [`SIZES`].
///
/// # Errors
/// The first line that breaks the notation.
pub fn read(source: &Source) -> Result<Vec<[u8; 3]>, Fault> {
    let mut sizes = Vec::new();
    for line in source.lines() {
        let expected = SIZES.get(sizes.len()).ok_or_else(|| line.fault("one size too many"))?;
        sizes.push(heaps(expected, line)?);
    }
    match SIZES.get(sizes.len()) {
        Some(missing) => Err(source.fault(format!("the size '{missing}' is missing"))),
        None => Ok(sizes),
    }
}

/// Reads one line: the name of the size and the stones of three heaps.
fn heaps(expected: &str, line: Line<'_>) -> Result<[u8; 3], Fault> {
    let words = line.words();
    let &[size, a, b, c] = &words[..] else { return Err(line.fault("a size has a name and three heaps")) };
    if size != expected {
        return Err(line.fault(format!("'{size}' stands where '{expected}' is expected")));
    }
    let stones = |word| line.number_in(word, 1..=9);
    Ok([stones(a)?, stones(b)?, stones(c)?])
}

/// The Rust text of the table.
#[allow(dead_code, reason = "the tests only read")]
pub fn table(sizes: &[[u8; 3]]) -> String {
    let count = sizes.len();
    format!(
        "/// The stones of each heap at the start, by size.\nconst START: [[u8; 3]; {count}] = {sizes:?};\n"
    )
}
