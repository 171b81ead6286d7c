//! Edits the shipped files in memory and checks which line is reported.

use moot_data::{Fault, Source};
pub use moot_testkit::data::At;
use moot_testkit::data::Shipped;

use crate::check;
use crate::read::folder::{FILES, Folder};

/// The shipped files.
pub fn shipped() -> Shipped<9> {
    Shipped::read(env!("CARGO_MANIFEST_DIR"), FILES, faults)
}

/// Returns the faults of the files: syntax errors first, and other breaches only if there are none.
fn faults(sources: &[Source; 9]) -> Vec<Fault> {
    Folder::read(sources).map_or_else(|faults| faults, |folder| check::everything(&folder))
}

/// Asserts that `new` as the text of `file` gets the right line reported for the right reason.
pub fn assert_blamed(file: &str, new: &str, at: At<'_>, reason: &str) {
    shipped().rewritten(file, new, at, reason);
}

/// The shipped text of a file.
pub fn text(file: &str) -> String {
    shipped().text(file).to_owned()
}

/// The text of a map with every square put through `change`.
pub fn redrawn(file: &str, mut change: impl FnMut(usize, usize, &str) -> String) -> String {
    let mut rows = 0;
    let mut lines = Vec::new();
    for line in text(file).lines() {
        match line.split_once('|') {
            Some((label, squares)) if label.trim().parse() == Ok(rows) => {
                let words: Vec<String> =
                    squares.split_whitespace().enumerate().map(|(x, word)| change(x, rows, word)).collect();
                lines.push(format!("{rows}| {}", words.join(" ")));
                rows += 1;
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n")
}

/// The text of a map with some squares replaced.
pub fn with_squares(file: &str, squares: &[(usize, usize, &str)]) -> String {
    redrawn(file, |x, y, word| {
        squares.iter().find(|(column, row, _)| (x, y) == (*column, *row)).map_or(word, |s| s.2).to_owned()
    })
}
