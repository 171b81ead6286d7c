//! The data files: edits in memory, and which line is reported for them.
//!
//! The edits are listed in text files beside the tests:
//!
//! ```text
//! # A comment.
//! [trolls.txt]
//!
//! "01  1  mud" => "01  4  mud"
//!     here: level 4 is not 1, 2 or 3
//!
//! "02  1  mud" => "02  3  mud"
//!     line "03 1 mud": cards are in the order of their levels
//!
//! "55  3  moon  iccmT   Moongerd" => ""
//!     file: 54 cards instead of 55
//! ```
//!
//! A case edits the data file that is named last in brackets. It begins with one line for each edit, and all these edits are made
//! together: a text that occurs once and the text that replaces it, both in quotation marks, with `\n` for a line break. The last
//! line of the case is indented by four spaces and has the place that is reported and a part of the reason. The place is `here` for the first line that was changed, `line "…"` for the first
//! line that begins with these words, or `file` for the file as a whole.

mod cases;

use std::fs;
use std::path::{Path, PathBuf};

use moot_data::{Fault, Source};

use self::cases::Case;

/// The line that must be reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At<'a> {
    /// The first line that was changed.
    Here,
    /// The first line that begins with these words.
    Line(&'a str),
    /// The file as a whole.
    File,
}

/// A test for each name: the faults of the list with this name are noticed, see [`Shipped::notice`].
///
/// The first argument is the function that reads the shipped files.
#[macro_export]
macro_rules! noticed {
    ($shipped:ident: $($name:ident),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                $shipped().notice(stringify!($name));
            }
        )+
    };
}

/// The shipped data files of a game, and the function that finds their faults.
pub struct Shipped<const N: usize> {
    root: PathBuf,
    sources: [Source; N],
    faults: fn(&[Source; N]) -> Vec<Fault>,
}

impl<const N: usize> Shipped<N> {
    /// Reads the files below `root/data`. `faults` returns all faults of such files.
    pub fn read(root: &str, files: [&'static str; N], faults: fn(&[Source; N]) -> Vec<Fault>) -> Shipped<N> {
        let folder = Path::new(root).join("data");
        let sources = files.map(|name| Source::new(name, fs::read_to_string(folder.join(name)).unwrap()));
        Shipped { root: root.into(), sources, faults }
    }

    /// The files.
    pub const fn sources(&self) -> &[Source; N] {
        &self.sources
    }

    /// The text of a file.
    pub fn text(&self, file: &str) -> &str {
        &self.sources.iter().find(|source| source.name == file).expect("a data file").text
    }

    /// Checks that the files have no fault.
    pub fn break_nothing(&self) {
        let faults = (self.faults)(&self.sources);
        assert!(faults.is_empty(), "{}", listed(&faults));
    }

    /// Returns the faults once `new` is the text of `file`.
    pub fn faults_with(&self, file: &str, new: &str) -> Vec<Fault> {
        let mut sources = self.sources.clone();
        for source in sources.iter_mut().filter(|source| source.name == file) {
            new.clone_into(&mut source.text);
        }
        (self.faults)(&sources)
    }

    /// Makes the edits of each case listed in `root/tests/rules/data/faults/NAME.txt`, and expects the report listed with them.
    pub fn notice(&self, name: &str) {
        let path = format!("tests/rules/data/faults/{name}.txt");
        let list = fs::read_to_string(self.root.join(&path)).unwrap_or_else(|why| panic!("{path}: {why}"));
        let cases = cases::read(&list).unwrap_or_else(|(line, why)| panic!("{path}:{line}: {why}"));
        let missed: Vec<String> = cases
            .iter()
            .filter_map(|case| {
                let found = self.edited(case);
                found.err().map(|why| format!("{path}:{}: {why}", case.line))
            })
            .collect();
        assert!(missed.is_empty(), "{}", missed.join("\n"));
    }

    /// Replaces the whole text of a file, and expects that line to be reported with a reason that contains `reason`.
    pub fn rewritten(&self, file: &str, new: &str, at: At<'_>, reason: &str) {
        if let Err(why) = self.reported(file, new, at, reason) {
            panic!("{why}");
        }
    }

    /// Makes the edits of a case, and looks whether its line is reported.
    fn edited(&self, case: &Case<'_>) -> Result<(), String> {
        let mut new = self.text(case.file).to_owned();
        for (from, to) in &case.edits {
            match new.matches(from).count() {
                1 => new = new.replace(from, to),
                count => return Err(format!("'{from}' occurs {count} times in {}", case.file)),
            }
        }
        self.reported(case.file, &new, case.at, case.reason)
    }

    /// Whether that line is reported with a reason that contains `reason` once `new` is the text of `file`.
    fn reported(&self, file: &str, new: &str, at: At<'_>, reason: &str) -> Result<(), String> {
        let old = self.text(file);
        if old == new {
            return Err(format!("{file}: nothing was changed for '{reason}'"));
        }
        let line = match at {
            At::File => 0,
            At::Here => 1 + old.lines().zip(new.lines()).take_while(|(old, new)| old == new).count(),
            At::Line(start) => {
                let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
                let found = new.lines().position(|line| words(line).starts_with(start));
                1 + found.ok_or_else(|| format!("{file}: no line begins with '{start}'"))?
            }
        };
        let faults = self.faults_with(file, new);
        let due = |fault: &Fault| fault.file == file && fault.line == line && fault.text.contains(reason);
        if faults.iter().any(due) {
            return Ok(());
        }
        Err(format!("{file}:{line} is not reported with '{reason}', but:\n{}", listed(&faults)))
    }
}

fn listed(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
