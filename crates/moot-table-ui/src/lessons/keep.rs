//! How far somebody is in each lesson, kept in the browser's storage: apart from the games, and never among them.
//!
//! ```text
//! trollmoot/lesson/GAME/LESSON   "done" or "open", how many steps have been read, and what was done since the beginning
//! ```

use std::cell::RefCell;
use std::collections::BTreeMap;

use moot_ui::saves::{Browser, Store};

const KEY: &str = "trollmoot/lesson/";

/// How far somebody is in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Whether it was once finished.
    pub done: bool,
    /// How many steps have been read.
    pub read: usize,
    /// What was done since its beginning, as in a log.
    pub log: Vec<String>,
}

impl Kept {
    /// Reads what [`text`](Self::text) writes; a text that is something else means a beginning.
    #[must_use]
    pub fn from_text(text: &str) -> Kept {
        let mut lines = text.lines();
        let done = lines.next() == Some("done");
        let read = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        Kept { done, read, log: lines.map(str::to_owned).collect() }
    }

    /// As a text.
    #[must_use]
    pub fn text(&self) -> String {
        let head = [if self.done { "done" } else { "open" }, "\n", &self.read.to_string()].concat();
        self.log.iter().fold(head, |text, line| text + "\n" + line)
    }

    /// Whether it has been begun and not been finished since.
    #[must_use]
    pub fn begun(&self) -> bool {
        self.read > 0 || !self.log.is_empty()
    }
}

thread_local! {
    // Where the browser stores nothing, a lesson can still be left and resumed during the visit.
    static VISIT: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn key(game: &str, lesson: &str) -> String {
    [KEY, game, "/", lesson].concat()
}

/// How far somebody is in a lesson.
#[must_use]
pub fn kept(game: &str, lesson: &str) -> Kept {
    let key = key(game, lesson);
    let here = VISIT.with_borrow(|visit| visit.get(&key).cloned());
    let text = here.or_else(|| Browser.get(&key).ok().flatten());
    text.map(|text| Kept::from_text(&text)).unwrap_or_default()
}

/// Keeps how far somebody is.
pub fn keep(game: &str, lesson: &str, kept: &Kept) {
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
    fn what_is_kept_comes_back() {
        let log = vec!["0 recruit 1 -".to_owned(), "* troll 9".to_owned()];
        for kept in [Kept::default(), Kept { done: true, read: 4, log }] {
            assert_eq!(Kept::from_text(&kept.text()), kept);
        }
        assert!(!Kept::default().begun());
    }

    #[test]
    fn a_text_from_elsewhere_is_a_beginning() {
        assert_eq!(Kept::from_text(""), Kept::default());
        assert!(!Kept::from_text("{\"a\":1}").begun());
    }
}
