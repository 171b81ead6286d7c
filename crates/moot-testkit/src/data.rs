//! The data files: edits in memory, and which line is reported for them.

use std::fs;
use std::path::Path;

use moot_data::{Fault, Source};

/// Which line has to be reported.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// The first line that was changed.
    Here,
    /// The first line that begins with these words.
    Line(&'static str),
    /// The file as a whole.
    File,
}

/// The shipped data files of a game, and how to find their faults.
pub struct Shipped<const N: usize> {
    sources: [Source; N],
    faults: fn(&[Source; N]) -> Vec<Fault>,
}

impl<const N: usize> Shipped<N> {
    /// Reads the files below `root/data`. `faults` finds everything that is wrong with such files.
    pub fn read(root: &str, files: [&'static str; N], faults: fn(&[Source; N]) -> Vec<Fault>) -> Shipped<N> {
        let folder = Path::new(root).join("data");
        let sources = files.map(|name| Source::new(name, fs::read_to_string(folder.join(name)).unwrap()));
        Shipped { sources, faults }
    }

    /// The files.
    pub const fn sources(&self) -> &[Source; N] {
        &self.sources
    }

    /// The text of a file.
    pub fn text(&self, file: &str) -> &str {
        &self.sources.iter().find(|source| source.name == file).expect("a data file").text
    }

    /// Nothing is wrong with the files.
    pub fn break_nothing(&self) {
        let faults = (self.faults)(&self.sources);
        assert!(faults.is_empty(), "{}", told(&faults));
    }

    /// Everything that is wrong once `new` is the text of `file`.
    pub fn faults_with(&self, file: &str, new: &str) -> Vec<Fault> {
        let mut sources = self.sources.clone();
        for source in sources.iter_mut().filter(|source| source.name == file) {
            new.clone_into(&mut source.text);
        }
        (self.faults)(&sources)
    }

    /// Replaces a text that occurs once, and expects that line to be reported with a reason that contains `reason`.
    pub fn replaced(&self, file: &str, from: &str, to: &str, at: At, reason: &str) {
        let old = self.text(file);
        assert_eq!(old.matches(from).count(), 1, "{file}: '{from}' does not occur once");
        self.rewritten(file, &old.replace(from, to), at, reason);
    }

    /// Replaces the whole text of a file, and expects that line to be reported with a reason that contains `reason`.
    pub fn rewritten(&self, file: &str, new: &str, at: At, reason: &str) {
        let old = self.text(file);
        assert_ne!(old, new, "{file}: nothing was changed for '{reason}'");
        let line = match at {
            At::File => 0,
            At::Here => 1 + old.lines().zip(new.lines()).take_while(|(old, new)| old == new).count(),
            At::Line(start) => {
                let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
                let found = new.lines().position(|line| words(line).starts_with(start));
                1 + found.unwrap_or_else(|| panic!("{file}: no line begins with '{start}'"))
            }
        };
        let faults = self.faults_with(file, new);
        assert!(
            faults
                .iter()
                .any(|fault| fault.file == file && fault.line == line && fault.text.contains(reason)),
            "{file}:{line} is not reported with '{reason}', but:\n{}",
            told(&faults)
        );
    }
}

fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
