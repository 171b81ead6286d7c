//! What the tests of several crates share (feature `testing`): a store of saves in memory, and what has to hold for every
//! sentence.

use core::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use moot_table::SeatInfo;

use crate::saves::{Store, StoreError};

/// A store with as little room and as much will as a test wants.
#[derive(Debug, Default)]
pub struct Memory {
    /// What is stored.
    pub texts: RefCell<BTreeMap<String, String>>,
    /// How many bytes the texts may have; any number for `None`.
    pub room: Cell<Option<usize>>,
    /// Whether the store refuses everything.
    pub disabled: Cell<bool>,
}

impl Store for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        if self.disabled.get() {
            Err(StoreError::Disabled)
        } else {
            Ok(self.texts.borrow().get(key).cloned())
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        if self.disabled.get() {
            return Err(StoreError::Disabled);
        }
        let others: usize =
            self.texts.borrow().iter().filter(|(k, _)| *k != key).map(|(_, text)| text.len()).sum();
        if self.room.get().is_some_and(|room| others + text.len() > room) {
            return Err(StoreError::Full);
        }
        self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        if self.disabled.get() {
            return Err(StoreError::Disabled);
        }
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Vec<String> {
        if self.disabled.get() { Vec::new() } else { self.texts.borrow().keys().cloned().collect() }
    }
}

/// Who sits at the tables of tests.
pub fn seats() -> Vec<SeatInfo> {
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    ["Grimhild", "Oddvar", "Tuva", "Ragnvald"].map(info).to_vec()
}

/// A sentence reads like one: a capital, a number or a quotation, a full stop, no text meant for programmers, no plural after 1.
pub fn checked(text: &str, what: &str) {
    let begins = |letter: char| letter.is_uppercase() || letter.is_numeric() || letter == '«';
    assert!(text.starts_with(begins), "{what}: {text}");
    assert!(text.ends_with('.'), "{what}: {text}");
    assert!(!text.contains(['{', '}', '_', ':', '(']) || !text.contains("::"), "{what}: {text}");
    for wrong in [
        "  ",
        "{",
        "Seat",
        "Some(",
        "NONE",
        " 1 coins",
        " 1 runes",
        " 1 hammers",
        " 1 trolls",
        " 1 squares",
        " 1 uses",
    ] {
        assert!(!text.contains(wrong), "{what}: {text}");
    }
}
