//! The three heaps.

use crate::Size;

include!(concat!(env!("OUT_DIR"), "/heaps.rs"));

/// The number of heaps.
pub const HEAPS: usize = 3;

/// One of the three heaps, the index into `State::heaps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the letter is the name")]
pub enum Heap {
    A,
    B,
    C,
}

impl Heap {
    /// Every heap in order.
    pub const ALL: [Heap; HEAPS] = [Heap::A, Heap::B, Heap::C];

    /// The stones of each heap at the start.
    #[must_use]
    pub const fn start(size: Size) -> [u8; HEAPS] {
        START[size as usize]
    }

    /// The heap as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in texts and saves.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["A", "B", "C"][self.index()]
    }

    /// The heap with that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Heap> {
        Heap::ALL.into_iter().find(|heap| heap.word() == word)
    }
}
