//! The shelf with the saved games: which key holds what.
//!
//! ```text
//! trollmoot/save/ID   a game, saved after every action; ID is the time at which it was begun, in milliseconds
//! trollmoot/kept/ID   a save that could not be read, exactly as it was found
//! trollmoot/last      the ID of the game that was played last
//! trollmoot/curtain   "off" when the players want no curtain between ordinary turns
//! trollmoot/pace      how fast computer players play: "slow", "normal", "fast" or "instant"
//! trollmoot/tongue    the language that was chosen: "en" or "fr"
//! ```
//!
//! Every game has a key of its own and a new game takes a new one, so no save is ever overwritten by another game.

use core::fmt;

use moot_core::Game;
use moot_table::{Opened, RawSave, SeatInfo, Table, peek};

use super::store::{Store, StoreError};
use super::summary::Summary;
use super::trouble::Trouble;
use crate::opponents::Pace;
use crate::playable::Playable;
use crate::roster::GameName;
use crate::words::Tongue;

const SAVE: &str = "trollmoot/save/";
const KEPT: &str = "trollmoot/kept/";
const LAST: &str = "trollmoot/last";
const CURTAIN: &str = "trollmoot/curtain";
const PACE: &str = "trollmoot/pace";
const TONGUE: &str = "trollmoot/tongue";

/// The version of the program that writes saves.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// Names a saved game: the time at which it was begun, in milliseconds, made unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SaveId(pub u64);

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A save that could not be read, kept as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
}

/// What opening a saved game gave.
pub enum Found<G: Game> {
    /// The game.
    Game(Box<Opened<G>>),
    /// No game, and why; its text now lies aside under `key`.
    Kept {
        /// Where.
        key: String,
        /// Why it is no game.
        why: Box<Trouble<G>>,
    },
    /// Another game of the house, which has a page of its own.
    Elsewhere(GameName),
    /// There is no such save.
    Nothing,
}

/// The shelf with the saved games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shelf<S>(pub S);

impl<S: Store> Shelf<S> {
    /// An id for a game that begins now; never that of a save that exists.
    pub fn fresh(&self, now: u64) -> SaveId {
        let taken = self.0.keys();
        let free = |id: &u64| {
            let ends = id.to_string();
            !taken.iter().any(|key| [SAVE, KEPT].iter().any(|prefix| key.strip_prefix(prefix) == Some(&ends)))
        };
        SaveId((now..).find(free).unwrap_or(now))
    }

    /// Saves a game and remembers it as the last one played.
    ///
    /// # Errors
    /// Why it is not saved; the save before then stays.
    pub fn put(&self, id: SaveId, text: &str) -> Result<(), StoreError> {
        self.0.set(&save_key(id), text)?;
        let last = id.to_string();
        if self.0.get(LAST)?.as_deref() == Some(&last) { Ok(()) } else { self.0.set(LAST, &last) }
    }

    /// The text of a save.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn text(&self, id: SaveId) -> Result<Option<String>, StoreError> {
        self.0.get(&save_key(id))
    }

    /// Whether nothing is on it: no save, and none that could not be read.
    pub fn is_bare(&self) -> bool {
        !self.0.keys().iter().any(|key| key.starts_with(SAVE) || key.starts_with(KEPT))
    }

    /// The saves that are there: the last one played first, then the latest begun.
    pub fn ids(&self) -> Vec<SaveId> {
        let keys = self.0.keys();
        let mut ids: Vec<SaveId> =
            keys.iter().filter_map(|key| key.strip_prefix(SAVE)?.parse().ok().map(SaveId)).collect();
        let last = self.last();
        ids.sort_unstable_by_key(|&id| (Some(id) != last, core::cmp::Reverse(id)));
        ids
    }

    /// The game that was played last, if it is still there.
    pub fn last(&self) -> Option<SaveId> {
        // Storage that cannot be read has no last game; that it cannot be read is told where games are saved.
        let id = self.0.get(LAST).ok().flatten()?.parse().ok().map(SaveId)?;
        self.text(id).ok().flatten().map(|_| id)
    }

    /// The save that was played last, or else begun last, of those that are not known to be of another game than that.
    pub fn last_of(&self, game: &str) -> Option<SaveId> {
        let fits = |id: &SaveId| {
            let text = self.text(*id).ok().flatten();
            // One that cannot be read has to be opened to tell why.
            text.is_some_and(|text| peek(&text).map_or(true, |found| found == game))
        };
        self.ids().into_iter().find(fits)
    }

    /// The saves with what can be said of each without replaying it. One that cannot be read is put aside.
    pub fn list<G: Playable>(&self) -> Vec<(SaveId, Summary)> {
        let read = |id| {
            let text = self.text(id).ok().flatten()?;
            match RawSave::decode(&text) {
                Ok(raw) => Some((id, Summary::of::<G>(&raw))),
                Err(_) => {
                    self.set_aside(id, &text);
                    None
                }
            }
        };
        self.ids().into_iter().filter_map(read).collect()
    }

    /// Opens a save. One that cannot be read, or that is no game, is put aside.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn open<G: Playable>(&self, id: SaveId) -> Result<Found<G>, StoreError> {
        let Some(text) = self.text(id)? else { return Ok(Found::Nothing) };
        if let Some(game) = other_game::<G>(&text) {
            return Ok(Found::Elsewhere(game));
        }
        Ok(match read(&text) {
            Ok(opened) => Found::Game(opened),
            Err(why) => Found::Kept { key: self.set_aside(id, &text), why: Box::new(why) },
        })
    }

    /// Moves a save out of the way, exactly as it is. Where there is no room for a copy it stays where it is: nothing
    /// else is ever written there. Returns the key under which it lies now.
    fn set_aside(&self, id: SaveId, text: &str) -> String {
        let (from, to) = (save_key(id), [KEPT, &id.to_string()].concat());
        let copied =
            self.0.set(&to, text).is_ok() && self.0.get(&to).is_ok_and(|copy| copy.as_deref() == Some(text));
        if copied && self.0.remove(&from).is_ok() { to } else { from }
    }

    /// The saves that could not be read.
    pub fn kept(&self) -> Vec<Kept> {
        let mut keys: Vec<String> = self.0.keys().into_iter().filter(|key| key.starts_with(KEPT)).collect();
        keys.sort_unstable();
        let with_text = |key: String| self.0.get(&key).ok().flatten().map(|text| Kept { key, text });
        keys.into_iter().filter_map(with_text).collect()
    }

    /// Deletes a save because the player said so.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete(&self, id: SaveId) -> Result<(), StoreError> {
        self.0.remove(&save_key(id))
    }

    /// Deletes a save that was kept aside because the player said so.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete_kept(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(KEPT) { self.0.remove(key) } else { Ok(()) }
    }

    /// Whether the players want a curtain between ordinary turns.
    pub fn curtain(&self) -> bool {
        !self.0.get(CURTAIN).is_ok_and(|text| text.as_deref() == Some("off"))
    }

    /// Remembers whether the players want a curtain between ordinary turns.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_curtain(&self, on: bool) -> Result<(), StoreError> {
        self.0.set(CURTAIN, if on { "on" } else { "off" })
    }

    /// How fast the players want computer players to play.
    pub fn pace(&self) -> Pace {
        // Storage that cannot be read remembers no wish.
        self.0.get(PACE).ok().flatten().map_or(Pace::default(), |word| Pace::named(&word))
    }

    /// Remembers it.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_pace(&self, pace: Pace) -> Result<(), StoreError> {
        self.0.set(PACE, pace.word())
    }

    /// The word of the language that was chosen, if one was.
    pub fn tongue(&self) -> Option<String> {
        // Storage that cannot be read remembers no choice.
        self.0.get(TONGUE).ok().flatten()
    }

    /// Remembers the language.
    ///
    /// # Errors
    /// Why it is not remembered; the choice still holds until the page closes.
    pub fn set_tongue(&self, tongue: Tongue) -> Result<(), StoreError> {
        self.0.set(TONGUE, tongue.word())
    }
}

fn save_key(id: SaveId) -> String {
    [SAVE, &id.to_string()].concat()
}

/// The game of the house to which a save belongs, if that is not `G`.
#[must_use]
pub fn other_game<G: Game>(text: &str) -> Option<GameName> {
    let id = peek(text).ok().filter(|id| id != G::ID)?;
    GameName::of_id(&id)
}

/// Reads a save all the way to a game.
///
/// # Errors
/// Why it is none.
pub fn read<G: Playable>(text: &str) -> Result<Box<Opened<G>>, Trouble<G>> {
    let raw = RawSave::decode(text).map_err(Trouble::Unreadable)?;
    raw.open::<G>().map(Box::new).map_err(|why| Trouble::unplayable(why, raw.seats.clone()))
}

/// The text of a save of a game.
///
/// # Errors
/// Never for the options of a game that can be played.
pub fn write<G: Playable>(table: &Table<G>, seats: &[SeatInfo]) -> Result<String, serde_json::Error> {
    RawSave::of(table, seats, APP)?.encode()
}
