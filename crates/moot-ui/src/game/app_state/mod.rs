//! What the whole page shares: the screen, the game on the table, and whether it is being saved.

mod screens;

use core::any::Any;
use std::sync::Arc;

use leptos::prelude::*;
use moot_table::Seed;

use crate::game::GameInfo;
use crate::game::form::Form;
use crate::game::table_chunk::Waiting;
use crate::players::Pace;
use crate::saves::{Keeper, SHELF, SaveId, StoreError, Trouble};
use crate::screen::Screen;

/// A save that could not be opened. Shown until it is dismissed.
pub struct Failure<G: GameInfo> {
    /// What to say.
    pub text: String,
    /// What could be rescued, to go on from.
    pub trouble: StoredValue<Option<Box<Trouble<G::Rules>>>, LocalStorage>,
}

impl<G: GameInfo> Clone for Failure<G> {
    fn clone(&self) -> Self {
        Failure { text: self.text.clone(), trouble: self.trouble }
    }
}

/// Something that another crate keeps for as long as the page lives.
type Extension = Arc<dyn Any + Send + Sync>;

/// What the whole page shares. It is a handful of signals and can be copied into every closure.
pub struct AppState<G: GameInfo> {
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// Where Back leads from the credits.
    pub behind: RwSignal<Screen>,
    /// The game on the table.
    pub session: RwSignal<Option<G::Session>>,
    /// Where it is saved.
    pub id: RwSignal<Option<SaveId>>,
    /// Keeps it saved, as long as no other tab does.
    pub keeper: Keeper,
    /// Why it is not being saved.
    pub unsaved: RwSignal<Option<StoreError>>,
    /// Whether the player knows that it is not being saved.
    pub warned: RwSignal<bool>,
    /// A save that could not be opened.
    pub failure: RwSignal<Option<Failure<G>>, LocalStorage>,
    /// What waits for a part of the program.
    pub waiting: RwSignal<Option<Waiting>, LocalStorage>,
    /// The code of a link that has just been opened.
    pub arriving: RwSignal<Option<String>>,
    /// A message about saved games, such as what a file has brought.
    pub notice: RwSignal<Option<String>>,
    /// What has been chosen in the lobby. It stays while the language changes or the credits are read.
    pub form: RwSignal<Form<G>>,
    /// Whether a curtain falls between ordinary turns.
    pub curtain: RwSignal<bool>,
    /// How fast computer players play.
    pub pace: RwSignal<Pace>,
    /// The lesson that was opened last.
    pub lesson: RwSignal<String>,
    /// Whether a lesson shows its score sheet.
    pub lesson_sheet: RwSignal<bool>,
    extension: StoredValue<Option<Extension>>,
    /// Signals of a game outlive the screen on which it was opened.
    owner: StoredValue<Owner>,
}

impl<G: GameInfo> Clone for AppState<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameInfo> Copy for AppState<G> {}

impl<G: GameInfo> AppState<G> {
    /// The state of a page that has just been loaded. Must be made where signals may live as long as the page.
    #[must_use]
    pub fn new() -> AppState<G> {
        let keeper = Keeper::new();
        let app = AppState {
            screen: RwSignal::new(Screen::Lobby),
            behind: RwSignal::new(Screen::Lobby),
            session: RwSignal::new(None),
            id: RwSignal::new(None),
            keeper,
            unsaved: keeper.unsaved,
            warned: RwSignal::new(false),
            failure: RwSignal::new_local(None),
            waiting: RwSignal::new_local(None),
            arriving: RwSignal::new(None),
            notice: RwSignal::new(None),
            form: RwSignal::new(Form::default()),
            curtain: RwSignal::new(SHELF.curtain()),
            pace: RwSignal::new(SHELF.pace()),
            lesson: RwSignal::new(String::new()),
            lesson_sheet: RwSignal::new(false),
            extension: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        app.follow_address();
        app
    }

    /// Makes something whose signals live as long as the page.
    pub fn with_owner<T>(&self, make: impl FnOnce() -> T) -> T {
        self.owner.with_value(|owner| owner.with(make))
    }

    /// The one value that a crate above this one keeps with the page; made by `make` when it is first asked for.
    pub fn extension<T: Copy + Send + Sync + 'static>(&self, make: impl FnOnce() -> T) -> T {
        let kept =
            self.extension.with_value(|kept| kept.as_ref().and_then(|kept| kept.downcast_ref().copied()));
        kept.unwrap_or_else(|| {
            let made = self.with_owner(make);
            self.extension.set_value(Some(Arc::new(made)));
            made
        })
    }

    /// Somebody has opened a link to a game.
    pub fn arrive(&self, code: &str) {
        self.arriving.set(Some(code.to_owned()));
    }

    /// Notes that a copy of a game has left the browser.
    pub fn backed_up(&self, id: SaveId) {
        if let Err(why) = SHELF.back_up(id, now()) {
            self.unsaved.set(Some(why));
        }
    }
}

impl<G: GameInfo> Default for AppState<G> {
    fn default() -> Self {
        AppState::new()
    }
}

/// A seed from the browser's random numbers: the only chance that does not come from a seed.
///
/// # Errors
/// When the browser has none.
pub fn drawn() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::random(bytes))
}

/// An id for a game that begins now.
#[must_use]
pub fn fresh_id() -> SaveId {
    SHELF.fresh(now())
}

/// The time, in milliseconds.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
