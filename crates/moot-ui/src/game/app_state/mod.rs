//! The state that the whole page shares: the screen, the open game, and its saving status.

mod screens;

use core::any::Any;
use std::sync::Arc;

use leptos::prelude::*;
use moot_table::Seed;

use crate::game::GameInfo;
use crate::game::form::Form;
use crate::game::remembered_form;
use crate::game::table_chunk::Waiting;
use crate::players::Pace;
use crate::saves::{SAVES, SaveId, SaveWriter, StoreError, Trouble};
use crate::screen::{OpenedLink, Screen};

/// A save that could not be opened. The message is shown until it is dismissed.
pub struct Failure<G: GameInfo> {
    /// The message.
    pub text: String,
    /// The recoverable part of the save, to continue from.
    pub trouble: StoredValue<Option<Box<Trouble<G::Rules>>>, LocalStorage>,
}

impl<G: GameInfo> Clone for Failure<G> {
    fn clone(&self) -> Self {
        Failure { text: self.text.clone(), trouble: self.trouble }
    }
}

/// A value that another crate stores for the lifetime of the page.
type Extension = Arc<dyn Any + Send + Sync>;

/// The state that the whole page shares: a set of signals, which can be copied into every closure.
pub struct AppState<G: GameInfo> {
    /// The current screen.
    pub screen: RwSignal<Screen>,
    /// The screen that Back leads to from the credits.
    pub back_to: RwSignal<Screen>,
    /// The open game.
    pub session: RwSignal<Option<G::Session>>,
    /// The id of its save.
    pub id: RwSignal<Option<SaveId>>,
    /// Saves the game while no other tab holds its lock.
    pub save_writer: SaveWriter,
    /// Why the game is not being saved.
    pub unsaved: RwSignal<Option<StoreError>>,
    /// Whether the player has been told that the game is not being saved.
    pub warned: RwSignal<bool>,
    /// A save that could not be opened.
    pub failure: RwSignal<Option<Failure<G>>, LocalStorage>,
    /// The state of a chunk that is being fetched.
    pub waiting: RwSignal<Option<Waiting>, LocalStorage>,
    /// A link that has just been opened.
    pub arriving: RwSignal<Option<OpenedLink>>,
    /// A message about saved games, such as the result of an import.
    pub notice: RwSignal<Option<String>>,
    /// Notified when a save is deleted, restored or added.
    pub saves_changed: RwSignal<()>,
    /// The lobby form. It outlives a change of language and a visit to the credits.
    pub form: RwSignal<Form<G>>,
    /// Whether a curtain hides the table between ordinary turns.
    pub curtain: RwSignal<bool>,
    /// The pace of computer players.
    pub pace: RwSignal<Pace>,
    /// The lesson that was opened last.
    pub lesson: RwSignal<String>,
    /// Whether a lesson shows its score sheet.
    pub lesson_sheet: RwSignal<bool>,
    extension: StoredValue<Option<Extension>>,
    /// The owner of the signals of a game, which outlive the screen that opened the game.
    owner: StoredValue<Owner>,
}

impl<G: GameInfo> Clone for AppState<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameInfo> Copy for AppState<G> {}

impl<G: GameInfo> AppState<G> {
    /// The state of a page that has just loaded. Must be called in an owner that lives as long as the page.
    #[must_use]
    pub fn new() -> AppState<G> {
        let save_writer = SaveWriter::new();
        let app = AppState {
            screen: RwSignal::new(Screen::Lobby),
            back_to: RwSignal::new(Screen::Lobby),
            session: RwSignal::new(None),
            id: RwSignal::new(None),
            save_writer,
            unsaved: save_writer.unsaved,
            warned: RwSignal::new(false),
            failure: RwSignal::new_local(None),
            waiting: RwSignal::new_local(None),
            arriving: RwSignal::new(None),
            notice: RwSignal::new(None),
            saves_changed: RwSignal::new(()),
            form: RwSignal::new(Form::default()),
            curtain: RwSignal::new(SAVES.curtain()),
            pace: RwSignal::new(SAVES.pace()),
            lesson: RwSignal::new(String::new()),
            lesson_sheet: RwSignal::new(false),
            extension: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        remembered_form::propose(app.form);
        app.follow_address();
        app
    }

    /// Runs `make` in the owner of the page, so that its signals live as long as the page.
    pub fn with_owner<T>(&self, make: impl FnOnce() -> T) -> T {
        self.owner.with_value(|owner| owner.with(make))
    }

    /// The value that a higher crate stores with the page; created by `make` on first access.
    pub fn extension<T: Copy + Send + Sync + 'static>(&self, make: impl FnOnce() -> T) -> T {
        let kept =
            self.extension.with_value(|kept| kept.as_ref().and_then(|kept| kept.downcast_ref().copied()));
        kept.unwrap_or_else(|| {
            let made = self.with_owner(make);
            self.extension.set_value(Some(Arc::new(made)));
            made
        })
    }

    /// Handles an opened link.
    pub fn arrive(&self, link: OpenedLink) {
        self.arriving.set(Some(link));
    }

    /// Records that a copy of a game has left the browser.
    pub fn backed_up(&self, id: SaveId) {
        if let Err(why) = SAVES.back_up(id, now()) {
            self.unsaved.set(Some(why));
        }
    }
}

impl<G: GameInfo> Default for AppState<G> {
    fn default() -> Self {
        AppState::new()
    }
}

/// A seed from the browser's random numbers: the only randomness that does not come from a seed.
///
/// # Errors
/// When the browser provides none.
pub fn drawn() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::random(bytes))
}

/// An id for a new game.
#[must_use]
pub fn fresh_id() -> SaveId {
    SAVES.fresh(now())
}

/// The current time, in milliseconds since the Unix epoch.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
