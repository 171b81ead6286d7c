//! What the whole page shares: the screen, the game on the table, and whether it is being saved.

mod keeping;
mod opening;
mod screens;
mod table;

pub use keeping::export;

use leptos::prelude::*;
use moot_table::Seed;

use crate::behind::Waiting;
use crate::lobby::form::Form;
use crate::playable::Playable;
use crate::players::Pace;
use crate::saves::{Keeper, SHELF, SaveId, StoreError, Trouble};
use crate::screen::Screen;
use crate::session::Session;
use crate::thinker::Thinker;

/// A save that could not be opened: told until it is dismissed.
pub struct Failure<G: Playable> {
    /// What to say.
    pub text: String,
    /// What could be rescued, to go on from.
    pub trouble: StoredValue<Option<Box<Trouble<G::Rules>>>, LocalStorage>,
}

impl<G: Playable> Clone for Failure<G> {
    fn clone(&self) -> Self {
        Failure { text: self.text.clone(), trouble: self.trouble }
    }
}

/// What the whole page shares. It is a handful of signals and can be copied into every closure.
pub struct Desk<G: Playable> {
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// Where Back leads from the credits.
    pub behind: RwSignal<Screen>,
    /// The game on the table.
    pub session: RwSignal<Option<Session<G>>>,
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
    /// The code of a link that somebody has opened.
    pub arriving: RwSignal<Option<String>>,
    /// What there is to tell of the shelf, such as what a file has brought.
    pub notice: RwSignal<Option<String>>,
    /// What has been chosen in the lobby; it stays while the language changes or the credits are read.
    pub form: RwSignal<Form<G>>,
    /// Whether a curtain falls between ordinary turns.
    pub curtain: RwSignal<bool>,
    /// How fast computer players play.
    pub pace: RwSignal<Pace>,
    /// The lesson that was opened last.
    pub lesson: RwSignal<String>,
    /// Whether a lesson shows its score sheet.
    pub lesson_sheet: RwSignal<bool>,
    /// The computer players, once somebody has met them.
    thinker: StoredValue<Option<Thinker>>,
    /// Signals of a game outlive the screen on which it was opened.
    owner: StoredValue<Owner>,
}

impl<G: Playable> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Desk<G> {}

impl<G: Playable> Desk<G> {
    /// The desk of a page that has just been loaded. Must be made where signals may live as long as the page.
    #[must_use]
    pub fn new() -> Desk<G> {
        let keeper = Keeper::new();
        let desk = Desk {
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
            thinker: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        desk.follow_address();
        desk
    }

    /// The computer players of this page.
    #[must_use]
    pub fn thinker(&self) -> Thinker {
        if let Some(thinker) = self.thinker.get_value() {
            return thinker;
        }
        let thinker = self.owner.with_value(|owner| owner.with(|| Thinker::new(G::ID)));
        self.thinker.set_value(Some(thinker));
        thinker
    }
}

impl<G: Playable> Default for Desk<G> {
    fn default() -> Self {
        Desk::new()
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
