//! The shelf with the saved games: which key holds what.
//!
//! ```text
//! trollmoot/save/ID     a game, saved after every action; ID is the time at which it was begun, in milliseconds
//! trollmoot/older/ID    the same game one saving earlier, for when the newer one cannot be read
//! trollmoot/backup/ID   when a copy of it last left the browser, in milliseconds
//! trollmoot/kept/ID     a save that could not be read, exactly as it was found
//! trollmoot/last        the ID of the game that was played last
//! trollmoot/lasting     "asked" once the browser has been asked to keep the games for good
//! trollmoot/curtain     "off" when the players want no curtain between ordinary turns
//! trollmoot/pace        how fast computer players play: "slow", "normal", "fast" or "instant"
//! trollmoot/tongue      the language that was chosen: "en" or "fr"
//! ```
//!
//! Every game has a key of its own and a new game takes a new one, so no save is ever overwritten by another game. Nor is
//! one overwritten by another tab: whoever saves holds a [`Grip`] on what it has read or written last, and what is found
//! to be something else is left alone.

use core::cmp::Reverse;
use core::fmt;

use moot_core::Game;
use moot_table::{Branch, Opened, RawSave, SeatInfo, Table, peek};

use super::record::Record;
use super::store::{Store, StoreError};
use super::summary::Summary;
use super::trouble::Trouble;
use crate::opponents::Pace;
use crate::playable::Playable;
use crate::roster::GameName;
use crate::words::Tongue;

pub(super) const SAVE: &str = "trollmoot/save/";
pub(super) const OLDER: &str = "trollmoot/older/";
pub(super) const KEPT: &str = "trollmoot/kept/";
const BACKUP: &str = "trollmoot/backup/";
const LAST: &str = "trollmoot/last";
const CURTAIN: &str = "trollmoot/curtain";
const LASTING: &str = "trollmoot/lasting";
const PACE: &str = "trollmoot/pace";
const TONGUE: &str = "trollmoot/tongue";

/// The version of the program that writes saves.
pub const APP: &str = env!("CARGO_PKG_VERSION");

/// After so long, in milliseconds, the page reminds of a game that has no copy outside this browser: some browsers clear
/// what a site has stored after a week without a visit.
pub const LONELY: u64 = 3 * 24 * 60 * 60 * 1000;

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

/// What somebody who saves a game has last read or written of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grip {
    /// What was stored; `None` for a game that has not been stored yet.
    stored: Option<String>,
    /// What that says.
    text: String,
    generation: u64,
}

impl Grip {
    fn on(stored: String, record: Record) -> Grip {
        Grip { stored: Some(stored), text: record.text, generation: record.generation }
    }

    /// Whether this is what the grip is on.
    #[must_use]
    pub fn holds(&self, stored: Option<&str>) -> bool {
        self.stored.as_deref() == stored
    }
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPut {
    /// The storage does not take it; the save before then stays.
    Store(StoreError),
    /// Another tab has saved the game since; what it saved stays.
    Taken,
}

impl From<StoreError> for NotPut {
    fn from(why: StoreError) -> NotPut {
        NotPut::Store(why)
    }
}

/// What opening a saved game gave.
pub enum Found<G: Game> {
    /// The game, and the grip for saving it.
    Game(Box<Opened<G>>, Grip),
    /// The game one saving earlier, as the last one could not be read and now lies aside under `key`.
    Older {
        /// The game.
        opened: Box<Opened<G>>,
        /// The grip for saving it.
        grip: Grip,
        /// Where the newer one lies.
        key: String,
    },
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
            let its = |key: &str| {
                let kept = key.strip_prefix(KEPT).and_then(|name| name.split('-').next());
                key.strip_prefix(SAVE).or_else(|| key.strip_prefix(OLDER)).or(kept) == Some(&ends)
            };
            !taken.iter().any(|key| its(key))
        };
        SaveId((now..).find(free).unwrap_or(now))
    }

    /// Saves a game, unless somebody else has saved it since, and remembers it as the last one played. What was saved
    /// before stays as its older generation.
    ///
    /// # Errors
    /// Why it is not saved; the save before then stays.
    pub fn put(&self, id: SaveId, grip: &mut Grip, text: &str, now: u64) -> Result<(), NotPut> {
        let key = save_key(id);
        let found = self.0.get(&key)?;
        if found.is_some() && !grip.holds(found.as_deref()) {
            return Err(NotPut::Taken);
        }
        if found.is_none() || grip.text != text {
            let record = Record { generation: grip.generation + 1, time: now, text: text.to_owned() };
            let stored = record.stored();
            self.turn_over(id, found, &stored)?;
            *grip = Grip::on(stored, record);
        }
        let last = id.to_string();
        if self.0.get(LAST)?.as_deref() != Some(&last) {
            self.0.set(LAST, &last)?;
        }
        Ok(())
    }

    /// Stores a new generation and keeps the one before it. Where there is room for one only, that is the new one.
    fn turn_over(&self, id: SaveId, found: Option<String>, stored: &str) -> Result<(), StoreError> {
        let (key, older) = (save_key(id), older_key(id));
        let kept = match found {
            Some(found) => self.0.set(&older, &found),
            None => Ok(()),
        };
        match self.0.set(&key, stored) {
            Err(StoreError::Full) => {}
            done => return done,
        }
        let before = self.0.get(&older)?;
        self.0.remove(&older)?;
        let tried = self.0.set(&key, stored);
        if let (Err(_), Some(before), Ok(())) = (tried, before, kept) {
            // What fitted before fits again; if it does not, the newest one is there still.
            let _ = self.0.set(&older, &before);
        }
        tried
    }

    /// Puts a save that came from elsewhere on the shelf, as it is, under an id that is free.
    ///
    /// # Errors
    /// Why there is no place for it.
    pub fn add(&self, id: SaveId, text: &str, now: u64) -> Result<SaveId, StoreError> {
        let id = self.fresh(id.0);
        let record = Record { generation: 0, time: now, text: text.to_owned() };
        self.0.set(&save_key(id), &record.stored()).map(|()| id)
    }

    /// Whatever lies under the key of a save, as it is stored.
    #[must_use]
    pub fn stored(&self, id: SaveId) -> Option<String> {
        // Storage that cannot be read holds nothing; that it cannot be read is told where games are saved.
        self.0.get(&save_key(id)).ok().flatten()
    }

    /// A save with when it was written: the newest generation, or the older one if that is not whole.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn record(&self, id: SaveId) -> Result<Option<Record>, StoreError> {
        let whole = |key: String| {
            let record = self.0.get(&key)?.as_deref().and_then(Record::of);
            Ok(record.filter(|record| RawSave::decode(&record.text).is_ok()))
        };
        match whole(save_key(id))? {
            Some(newest) => Ok(Some(newest)),
            None => whole(older_key(id)),
        }
    }

    /// The text of a save: that of a file.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn text(&self, id: SaveId) -> Result<Option<String>, StoreError> {
        Ok(self.record(id)?.map(|record| record.text))
    }

    /// Whether nothing is on it: no save, and none that could not be read.
    pub fn is_bare(&self) -> bool {
        !self.0.keys().iter().any(|key| key.starts_with(SAVE) || key.starts_with(KEPT))
    }

    /// The saves that are there: the last one played first, then the latest ones.
    pub fn ids(&self) -> Vec<SaveId> {
        let keys = self.0.keys();
        let ids = keys.iter().filter_map(|key| key.strip_prefix(SAVE)?.parse().ok().map(SaveId));
        let last = self.last();
        let mut dated: Vec<(bool, Reverse<(u64, SaveId)>)> = ids
            .map(|id| {
                let time = self.stored(id).map_or(0, |stored| super::record::time(&stored));
                (Some(id) != last, Reverse((time.max(id.0), id)))
            })
            .collect();
        dated.sort_unstable();
        dated.into_iter().map(|(_, Reverse((_, id)))| id).collect()
    }

    /// The game that was played last, if it is still there.
    pub fn last(&self) -> Option<SaveId> {
        // Storage that cannot be read has no last game; that it cannot be read is told where games are saved.
        let id = self.0.get(LAST).ok().flatten()?.parse().ok().map(SaveId)?;
        self.stored(id).map(|_| id)
    }

    /// The save that was played last, or else begun last, of those that are not known to be of another game than that.
    pub fn last_of(&self, game: &str) -> Option<SaveId> {
        let fits = |id: &SaveId| match self.record(*id) {
            // One that cannot be read has to be opened to tell why.
            Ok(record) => record.is_none_or(|record| peek(&record.text).map_or(true, |found| found == game)),
            Err(_) => false,
        };
        self.ids().into_iter().find(fits)
    }

    /// The saves with what can be said of each without replaying it. One of which no generation can be read is put aside.
    pub fn list<G: Playable>(&self) -> Vec<(SaveId, Summary)> {
        let read = |id| match self.record(id).ok()? {
            Some(record) => {
                let raw = RawSave::decode(&record.text).ok()?;
                Some((id, Summary::of::<G>(&raw, record.time)))
            }
            None => {
                self.put_aside(id);
                None
            }
        };
        self.ids().into_iter().filter_map(read).collect()
    }

    /// Opens a save, or the generation before it. One of which neither can be read, or that is no game, is put aside.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn open<G: Playable>(&self, id: SaveId) -> Result<Found<G>, StoreError> {
        let Some(stored) = self.0.get(&save_key(id))? else { return Ok(Found::Nothing) };
        let newest = Record::of(&stored);
        let text = newest.as_ref().map_or(stored.as_str(), |record| record.text.as_str());
        if let Some(game) = other_game::<G>(text) {
            return Ok(Found::Elsewhere(game));
        }
        let why = match (read(text), newest) {
            (Ok(opened), Some(record)) => return Ok(Found::Game(opened, Grip::on(stored, record))),
            (Ok(_), None) => Trouble::Torn,
            (Err(_), None) => Trouble::Torn,
            (Err(why), Some(_)) => why,
        };
        if let Some(before) = self.0.get(&older_key(id))?
            && let Some(record) = Record::of(&before)
        {
            if let Some(game) = other_game::<G>(&record.text) {
                return Ok(Found::Elsewhere(game));
            }
            if let Ok(opened) = read(&record.text) {
                let key = self.set_aside(&save_key(id), id);
                // Without room for it the older one stays where it is, and saving goes on from there.
                let moved = self.0.set(&save_key(id), &before).is_ok();
                let grip = if moved { Grip::on(before, record) } else { Grip::default() };
                return Ok(Found::Older { opened, grip, key });
            }
        }
        Ok(Found::Kept { key: self.put_aside(id), why: Box::new(why) })
    }

    /// Puts aside both generations of a save, and returns the key under which the newest lies now.
    fn put_aside(&self, id: SaveId) -> String {
        let key = self.set_aside(&save_key(id), id);
        if self.0.get(&older_key(id)).is_ok_and(|older| older.is_some()) {
            self.set_aside(&older_key(id), id);
        }
        key
    }

    /// Moves a text out of the way, exactly as it is. Where there is no room for a copy it stays where it is: nothing
    /// else is ever written there. Returns the key under which it lies now.
    fn set_aside(&self, from: &str, id: SaveId) -> String {
        let Ok(Some(text)) = self.0.get(from) else { return from.to_owned() };
        let to = self.free_aside(id, &text);
        let copied = self.0.set(&to, &text).is_ok()
            && self.0.get(&to).is_ok_and(|copy| copy.as_deref() == Some(&text));
        if copied && self.0.remove(from).is_ok() { to } else { from.to_owned() }
    }

    /// A key for a text that is kept aside, under which there is nothing or that very text.
    pub(super) fn free_aside(&self, id: SaveId, text: &str) -> String {
        let first = [KEPT, &id.to_string()].concat();
        let next = (2_u64..).map(|n| format!("{first}-{n}"));
        let free = |key: &String| self.0.get(key).is_ok_and(|found| found.is_none_or(|found| found == text));
        // Where nothing can be read nothing is written either.
        core::iter::once(first.clone()).chain(next.take(1000)).find(free).unwrap_or(first)
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
        for key in [save_key(id), older_key(id), backup_key(id)] {
            self.0.remove(&key)?;
        }
        Ok(())
    }

    /// When a copy of a game last left the browser.
    #[must_use]
    pub fn backup(&self, id: SaveId) -> Option<u64> {
        self.0.get(&backup_key(id)).ok().flatten()?.parse().ok()
    }

    /// Remembers that a copy of a game leaves the browser.
    ///
    /// # Errors
    /// Why it is not remembered.
    pub fn back_up(&self, id: SaveId, now: u64) -> Result<(), StoreError> {
        self.0.set(&backup_key(id), &now.to_string())
    }

    /// Whether the only copy of a game, or of what has been played of it since, is older than [`LONELY`].
    #[must_use]
    pub fn lonely(&self, id: SaveId, now: u64) -> bool {
        let backup = self.backup(id);
        let written = self.stored(id).map_or(0, |stored| super::record::time(&stored)).max(id.0);
        let since = backup.unwrap_or(id.0);
        backup.is_none_or(|backup| written > backup) && now.saturating_sub(since) >= LONELY
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

    /// Whether the browser has been asked to keep the games for good.
    pub fn asked_to_last(&self) -> bool {
        self.0.get(LASTING).is_ok_and(|word| word.is_some())
    }

    /// Remembers that it has been asked.
    ///
    /// # Errors
    /// Why it is not remembered.
    pub fn set_asked_to_last(&self) -> Result<(), StoreError> {
        self.0.set(LASTING, "asked")
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

    /// A wish of the person at the page, by its key.
    pub fn wish(&self, key: &str) -> Option<String> {
        // Storage that cannot be read remembers no wish.
        self.0.get(key).ok().flatten()
    }

    /// Remembers a wish.
    ///
    /// # Errors
    /// Why it is not remembered; the wish still holds until the page closes.
    pub fn set_wish(&self, key: &str, word: &str) -> Result<(), StoreError> {
        self.0.set(key, word)
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

/// The key of a save.
#[must_use]
pub fn save_key(id: SaveId) -> String {
    [SAVE, &id.to_string()].concat()
}

fn older_key(id: SaveId) -> String {
    [OLDER, &id.to_string()].concat()
}

fn backup_key(id: SaveId) -> String {
    [BACKUP, &id.to_string()].concat()
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

/// The text of a save of a game, which may be a what-if of another.
///
/// # Errors
/// Never for the options of a game that can be played.
pub fn write<G: Playable>(
    table: &Table<G>,
    seats: &[SeatInfo],
    branch: Option<&Branch>,
) -> Result<String, serde_json::Error> {
    let save = RawSave::of(table, seats, APP)?;
    RawSave { branch: branch.cloned(), ..save }.encode()
}
