//! The progress of each lesson, in browser storage under keys of its own.
//!
//! ```text
//! trollmoot/lesson/GAME/LESSON   "done" or "open", the number of steps read, and the log since the beginning
//! ```

use std::cell::RefCell;
use std::collections::BTreeMap;

use moot_ui::saves::{Browser, Store};

const KEY: &str = "trollmoot/lesson/";

/// The progress in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedProgress {
    /// Whether the lesson was finished at least once.
    pub done: bool,
    /// The number of steps read.
    pub read: usize,
    /// The actions since the beginning, as in a log.
    pub log: Vec<String>,
}

impl SavedProgress {
    /// Parses the output of [`text`](Self::text); any other text means no progress.
    #[must_use]
    pub fn from_text(text: &str) -> SavedProgress {
        let mut lines = text.lines();
        let done = lines.next() == Some("done");
        let read = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        SavedProgress { done, read, log: lines.map(str::to_owned).collect() }
    }

    /// The progress as text.
    #[must_use]
    pub fn text(&self) -> String {
        let head = [if self.done { "done" } else { "open" }, "\n", &self.read.to_string()].concat();
        self.log.iter().fold(head, |text, line| text + "\n" + line)
    }

    /// Whether the lesson is in progress.
    #[must_use]
    pub fn begun(&self) -> bool {
        self.read > 0 || !self.log.is_empty()
    }
}

thread_local! {
    // Without storage, progress lasts for the visit.
    static VISIT: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn key(game: &str, lesson: &str) -> String {
    [KEY, game, "/", lesson].concat()
}

/// Loads the progress of a lesson.
#[must_use]
pub fn kept(game: &str, lesson: &str) -> SavedProgress {
    let key = key(game, lesson);
    let here = VISIT.with_borrow(|visit| visit.get(&key).cloned());
    let text = here.or_else(|| Browser.get(&key).ok().flatten());
    text.map(|text| SavedProgress::from_text(&text)).unwrap_or_default()
}

/// Stores the progress of a lesson.
pub fn keep(game: &str, lesson: &str, kept: &SavedProgress) {
    let (key, text) = (key(game, lesson), kept.text());
    match Browser.set(&key, &text) {
        Ok(()) => drop(VISIT.with_borrow_mut(|visit| visit.remove(&key))),
        Err(_) => drop(VISIT.with_borrow_mut(|visit| visit.insert(key, text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_round_trips() {
        let log = vec!["0 recruit 1 -".to_owned(), "* troll 9".to_owned()];
        for kept in [SavedProgress::default(), SavedProgress { done: true, read: 4, log }] {
            assert_eq!(SavedProgress::from_text(&kept.text()), kept);
        }
        assert!(!SavedProgress::default().begun());
    }

    #[test]
    fn an_unknown_text_is_no_progress() {
        assert_eq!(SavedProgress::from_text(""), SavedProgress::default());
        assert!(!SavedProgress::from_text("{\"a\":1}").begun());
    }
}
