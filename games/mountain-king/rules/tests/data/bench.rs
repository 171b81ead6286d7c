//! Edits the shipped files in memory and looks at who is blamed.

use moot_data::{Fault, Source};

use crate::check;
use crate::read::folder::{FILES, Folder};

const TEXTS: [&str; 9] = [
    include_str!("../../data/winter.map"),
    include_str!("../../data/autumn.map"),
    include_str!("../../data/tunnels.txt"),
    include_str!("../../data/halls.txt"),
    include_str!("../../data/trolls.txt"),
    include_str!("../../data/starters.txt"),
    include_str!("../../data/spells.txt"),
    include_str!("../../data/workshops.txt"),
    include_str!("../../data/tokens.txt"),
];

/// Which line has to be blamed.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// The first line that was changed.
    Here,
    /// The first line that begins with these words.
    Line(&'static str),
    /// The file as a whole.
    File,
}

/// A piece of text that occurs once, what takes its place, the line to blame, a part of the reason.
pub type Case<'a> = (&'a str, &'a str, At, &'a str);

/// The files as they are.
pub fn shipped() -> [Source; 9] {
    let mut texts = TEXTS.into_iter();
    FILES.map(|name| Source::new(name, texts.next().unwrap_or_default()))
}

/// What is wrong with the files: notation first, and only if that is clean the rest.
pub fn faults(sources: &[Source; 9]) -> Vec<Fault> {
    match Folder::read(sources) {
        Ok(folder) => check::everything(&folder),
        Err(faults) => faults,
    }
}

/// Makes each edit on its own and asserts that the right line is blamed for the right reason.
pub fn blamed(file: &'static str, cases: &[Case<'_>]) {
    for &(from, to, at, reason) in cases {
        let old = text(file);
        assert_eq!(old.matches(from).count(), 1, "{file}: '{from}' does not occur once");
        assert_blamed(file, &old.replace(from, to), at, reason);
    }
}

/// Asserts that `new` as the text of `file` gets the right line blamed for the right reason.
pub fn assert_blamed(file: &'static str, new: &str, at: At, reason: &str) {
    let old = text(file);
    assert_ne!(old, new, "{file}: nothing was changed for '{reason}'");
    let line = match at {
        At::File => 0,
        At::Here => {
            let same = old.lines().zip(new.lines()).take_while(|(old, new)| old == new).count();
            same + 1
        }
        At::Line(start) => {
            let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
            let found = new.lines().position(|line| words(line).starts_with(start));
            assert!(found.is_some(), "{file}: no line begins with '{start}'");
            found.map_or(0, |index| index + 1)
        }
    };
    let mut sources = shipped();
    for source in sources.iter_mut().filter(|source| source.name == file) {
        source.text = new.to_owned();
    }
    let faults = faults(&sources);
    assert!(
        faults.iter().any(|fault| fault.file == file && fault.line == line && fault.text.contains(reason)),
        "{file}:{line} is not blamed with '{reason}', but:\n{}",
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    );
}

/// The shipped text of a file.
pub fn text(file: &str) -> String {
    FILES.iter().position(|name| *name == file).map_or(String::new(), |index| TEXTS[index].to_owned())
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
