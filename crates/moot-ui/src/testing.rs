//! Helpers for the tests of several crates (feature `testing`): an in-memory store, and checks of sentences.

use core::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use moot_core::{Game, Seat, SeatSet};
use moot_table::{Refused, SeatInfo, Seed, Table};

use crate::saves::{Store, StoreError};

/// An in-memory store with a configurable size limit and refusal.
#[derive(Debug, Default)]
pub struct Memory {
    /// The stored texts.
    pub texts: RefCell<BTreeMap<String, String>>,
    /// The size limit in bytes; `None` for no limit.
    pub room: Cell<Option<usize>>,
    /// Whether the store refuses all access.
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

/// Plays a game with the decisions of `choose`, until the game is over or `choose` returns `None`.
///
/// # Errors
/// The game cannot begin, or a decision is illegal.
pub fn played<G: Game>(
    setup: G::Setup,
    seed: &str,
    mut choose: impl FnMut(&Table<G>, Seat, &[G::Action]) -> Option<G::Action>,
) -> Result<Table<G>, Refused<G::Illegal>> {
    let mut table = Table::new(setup, Seed::typed(seed), SeatSet::NONE)?;
    while let Some(seat) = table.asked().iter().next() {
        let legal = table.legal(seat);
        let Some(action) = choose(&table, seat, &legal) else { break };
        table.play(seat, action)?;
    }
    Ok(table)
}

/// Chooses among the legal decisions by the number of plies, in steps of `stride`: for [`played`].
pub fn by_stride<G: Game>(stride: usize) -> impl Fn(&Table<G>, Seat, &[G::Action]) -> Option<G::Action> {
    move |table, _, legal| legal.get(table.log().len() * stride % legal.len().max(1)).copied()
}

/// The seats of test tables.
pub fn seats() -> Vec<SeatInfo> {
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    ["Grimhild", "Oddvar", "Tuva", "Ragnvald"].map(info).to_vec()
}

/// Checks a sentence: it starts with a capital, number or quotation, ends with a full stop, and has no debug text and no plural
/// after 1.
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
