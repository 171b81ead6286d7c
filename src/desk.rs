//! What the whole page shares: the screen, the game on the table, and whether it is being saved.

use leptos::prelude::*;
use moot_core::Turn;
use moot_table::{Branch, SeatInfo, Seed, Table};

use crate::behind::{Errand, Waiting};
use crate::links;
use crate::lobby::form::Form;
use crate::opponents::{Pace, strangers};
use crate::playable::Playable;
use crate::replay;
use crate::roster::GameName;
use crate::saves::{self, Found, Grip, Keeper, SHELF, SaveId, StoreError, Trouble};
use crate::screen::{Place, Screen};
use crate::session::Session;
use crate::thinker::Thinker;
use crate::words::words;

/// A save that could not be opened: told until it is dismissed.
pub struct Failure<G: Playable> {
    /// What to say.
    pub text: String,
    /// What could be rescued, to go on from.
    pub trouble: StoredValue<Option<Box<Trouble<G>>>, LocalStorage>,
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
        let thinker = self.owner.with_value(|owner| owner.with(Thinker::new));
        self.thinker.set_value(Some(thinker));
        thinker
    }

    /// Shows a screen, and puts its address into the fragment so that Back leads out of it again.
    pub fn go(&self, screen: Screen) {
        if self.screen.get_untracked() == Screen::Lessons && screen.needs_game() {
            // A lesson has its own table and sheet, and keeps its address.
            return self.lesson_sheet.set(screen == Screen::Sheet);
        }
        if let Some(window) = web_sys::window() {
            // A browser that refuses to change the fragment still gets the screen.
            let _ = window.location().set_hash(screen.fragment());
        }
        self.show(screen);
    }

    /// Shows a place within a screen, such as a section of the rulebook.
    pub fn go_to(&self, screen: Screen, rest: &str) {
        if let Some(window) = web_sys::window() {
            // As in `go`.
            let _ = window.location().set_hash(&[screen.fragment(), "/", rest].concat());
        }
        self.show(screen);
    }

    /// Back to where the credits or the rulebook were opened.
    pub fn back(&self) {
        match self.behind.get_untracked() {
            Screen::Lessons => self.go_to(Screen::Lessons, &self.lesson.get_untracked()),
            screen => self.go(screen),
        }
    }

    /// Puts the game of a lesson on the table. It is nobody's game: it is not saved.
    pub fn teach(&self, table: Table<G>, seats: Vec<SeatInfo>) -> Session<G> {
        self.id.set(None);
        self.keeper.let_go();
        self.lesson_sheet.set(false);
        self.lesson.set(crate::screen::rest());
        let pace = self.pace;
        let session = self.owner.with_value(|owner| owner.with(|| Session::new(table, seats, pace)));
        self.session.set(Some(session));
        session
    }

    /// The lesson is left: its game goes off the table.
    pub fn taught(&self) {
        if self.id.get_untracked().is_none() {
            self.session.set(None);
        }
    }

    fn show(&self, screen: Screen) {
        if screen.needs_game() && self.session.with_untracked(Option::is_none) {
            match SHELF.last_of(G::ID) {
                Some(id) => self.ask(Errand::Resume(id, screen)),
                None => self.go(Screen::Lobby),
            }
        } else {
            let now = self.screen.get_untracked();
            if !matches!(now, Screen::About | Screen::Rules) {
                self.behind.set(now);
            }
            self.screen.set(screen);
        }
    }

    fn follow_address(&self) {
        let desk = *self;
        let here = || {
            let fragment = web_sys::window().and_then(|window| window.location().hash().ok());
            Place::at(&fragment.unwrap_or_default())
        };
        let forget = |screen: Screen| {
            if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
                // Back must lead out of the game, not into this address again. Where the browser does not allow it,
                // it does just that. The entry is changed without an event: `hashchange` would ask for the screen once
                // more while its game is still being fetched, and put the last one played on the table instead.
                let to = ["#", screen.fragment()].concat();
                let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&to));
            }
        };
        let turn_to = move |place: Place| match (place.save, place.link) {
            _ if place.crash.is_some() => {
                forget(Screen::Lobby);
                desk.show(Screen::Lobby);
                let code = place.crash.unwrap_or_default();
                desk.ask(Errand::Mend(code));
            }
            (_, Some(code)) => {
                let screen = desk.screen.get_untracked();
                forget(screen);
                desk.arrive(&code);
            }
            (Some(id), None) => {
                forget(place.screen);
                desk.ask(Errand::Resume(id, place.screen));
            }
            (None, None) => desk.show(place.screen),
        };
        turn_to(here());
        let listening = window_event_listener(leptos::ev::hashchange, move |_| {
            let place = here();
            if place.save.is_some()
                || place.link.is_some()
                || place.crash.is_some()
                || desk.screen.get_untracked() != place.screen
            {
                turn_to(place);
            }
        });
        on_cleanup(move || listening.remove());
    }

    /// Puts a game on the table.
    pub fn play(&self, id: SaveId, table: Table<G>, seats: Vec<SeatInfo>, screen: Screen) {
        self.lay_out(Some((id, Grip::default())), table, seats, None);
        self.go(screen);
    }

    /// Shows a game from elsewhere as a replay, at a moment after `at` plies. It is not put on the shelf; playing on from
    /// some moment of it does that.
    pub fn replay(&self, table: Table<G>, seats: Vec<SeatInfo>, at: usize) {
        self.lay_out(None, table, seats, None);
        if let Some(session) = self.session.get_untracked() {
            replay::open(session, Some(at));
        }
        self.go(Screen::Table);
    }

    /// Puts a game on the table; without an id it is not saved.
    fn lay_out(
        &self,
        kept: Option<(SaveId, Grip)>,
        table: Table<G>,
        seats: Vec<SeatInfo>,
        branch: Option<Branch>,
    ) {
        self.failure.set(None);
        self.notice.set(None);
        self.id.set(kept.as_ref().map(|kept| kept.0));
        match kept {
            Some((id, grip)) => self.keeper.take(id, grip),
            None => self.keeper.let_go(),
        }
        let unknown = strangers(&seats);
        match self.session.get_untracked() {
            Some(session) => session.load(table, seats, branch),
            None => {
                let pace = self.pace;
                let session = self.owner.with_value(|owner| owner.with(|| Session::new(table, seats, pace)));
                session.branch.set(branch);
                self.session.set(Some(session));
                // Not before there is a game: the lobby alone need not know how one is written and read.
                self.owner.with_value(|owner| {
                    owner.with(|| {
                        self.save_always();
                        self.mind_other_tabs();
                    });
                });
            }
        }
        if let (false, Some(session)) = (unknown.is_empty(), self.session.get_untracked()) {
            session.note.set(Some(session.seats.with_untracked(|seats| {
                let who = unknown.iter().filter_map(|seat| seats.get(seat.index()));
                let who: Vec<_> = who.map(|info| (info.name.clone(), info.player.clone())).collect();
                words().opponents.strangers(&who)
            })));
        }
    }

    /// Opens a saved game on a screen.
    pub fn open(&self, id: SaveId, screen: Screen) {
        self.resume_on(id, screen);
    }

    /// Takes a copy of the game on the table as it stood after `at` plies, saves it as a what-if of that game and puts it
    /// on the table. A copy of a game that is over meets the same luck as the game did; a copy of one that goes on must
    /// not tell its future, nor what others hold: both are dealt anew.
    ///
    /// # Errors
    /// Why there is none, as a sentence; the game on the table then stays there.
    pub fn what_if(&self, at: usize, seats: Vec<SeatInfo>, name: String) -> Result<(), String> {
        let Some(session) = self.session.get_untracked() else {
            return Err(words().table.no_game().to_owned());
        };
        let reader = untrack(|| session.reader());
        let no_copy = || words().replay.no_what_if().to_owned();
        let made = session.table.with_untracked(|table| match table.turn() {
            Turn::Over => table.branch(at).map_err(|_| no_copy()),
            _ => {
                let seed = drawn().map_err(|_| no_copy())?;
                table.branch_for(at, reader, seed).map_err(|_| no_copy())
            }
        });
        let table = made?;
        let of = match self.id.get_untracked() {
            Some(id) => id,
            None => {
                // What is only looked at is kept from now on, so that the way back leads somewhere.
                let text = self.text().unwrap_or_default();
                SHELF.add(fresh_id(), &text, now()).map_err(|why| words().saves.not_saved(why).to_owned())?
            }
        };
        let branch = Branch { of: of.to_string(), at: at.min(table.log().len()), name };
        self.lay_out(Some((fresh_id(), Grip::default())), table, seats, Some(branch));
        self.go(Screen::Table);
        Ok(())
    }

    /// Continues a saved game where it stopped.
    pub fn resume(&self, id: SaveId) {
        self.resume_on(id, Screen::Table);
    }

    /// Continues a saved game where it stopped, on a screen.
    pub fn resume_on(&self, id: SaveId, screen: Screen) {
        match SHELF.open(id) {
            Ok(Found::Game(opened, grip)) => {
                let drifted = opened.drift.is_some();
                self.lay_out(Some((id, grip)), opened.table, opened.seats, opened.branch);
                self.go(screen);
                if drifted {
                    self.tell(words().saves.drifted().to_owned());
                }
            }
            Ok(Found::Older { opened, grip, key }) => {
                self.lay_out(Some((id, grip)), opened.table, opened.seats, opened.branch);
                self.go(screen);
                self.tell(words().saves.older(&key));
            }
            Ok(Found::Kept { key, why }) => {
                let text = words().saves.kept(&key, &why.words());
                self.failure.set(Some(Failure { text, trouble: StoredValue::new_local(Some(why)) }));
                self.go(Screen::Lobby);
            }
            Ok(Found::Elsewhere(game)) => self.leave(game, id),
            Ok(Found::Nothing) => self.go(Screen::Lobby),
            Err(why) => {
                self.unsaved.set(Some(why));
                self.go(Screen::Lobby);
            }
        }
    }

    /// Somebody has opened a link.
    pub fn arrive(&self, code: &str) {
        self.arriving.set(Some(code.to_owned()));
    }

    /// Goes on with a saved game of which a later moment has arrived: what is saved is the beginning of it.
    pub fn bring_up_to_date(&self, id: SaveId, table: Table<G>, seats: Vec<SeatInfo>) {
        match SHELF.open::<G>(id) {
            Ok(Found::Game(opened, grip)) => {
                self.lay_out(Some((id, grip)), table, seats, opened.branch);
                self.go(Screen::Table);
            }
            _ => self.play(fresh_id(), table, seats, Screen::Table),
        }
    }

    /// Tells something at the table.
    fn tell(&self, text: String) {
        if let Some(session) = self.session.get_untracked() {
            session.note.set(Some(text));
        }
    }

    /// Opens a saved game where it is played.
    fn leave(&self, game: GameName, id: SaveId) {
        if let Some(window) = web_sys::window() {
            // A browser that does not go there leaves the save where it is.
            let _ = window.location().set_href(&game.page_of(id));
        }
    }

    /// Opens the text of a save that came from elsewhere, as a game of its own.
    pub fn import(&self, text: &str) {
        if saves::is_bundle(text) {
            let merged = SHELF.merge(text, now());
            self.notice.set(Some(words().saves.merged(&merged)));
            return;
        }
        if let Some(code) = links::code_in(text) {
            self.arrive(code);
            return;
        }
        let record = saves::Record::of(text.trim());
        let text = record.as_ref().map_or(text, |record| record.text.as_str());
        if let Some(game) = saves::other_game::<G>(text) {
            match SHELF.add(fresh_id(), text, now()) {
                Ok(id) => self.leave(game, id),
                Err(why) => self.unsaved.set(Some(why)),
            }
            return;
        }
        match saves::read(text) {
            Ok(opened) => match links::twin(text) {
                Some(id) => self.resume_on(id, Screen::Table),
                None => {
                    let kept = Some((fresh_id(), Grip::default()));
                    self.lay_out(kept, opened.table, opened.seats, opened.branch);
                    self.go(Screen::Table);
                }
            },
            Err(why) => {
                let text = words().saves.import_failed(&why.words());
                self.failure
                    .set(Some(Failure { text, trouble: StoredValue::new_local(Some(Box::new(why))) }));
            }
        }
    }

    /// Saves the game whenever it changes.
    fn save_always(&self) {
        let desk = *self;
        Effect::new(move |_| {
            let (Some(session), Some(_)) = (desk.session.get(), desk.id.get()) else { return };
            let text = written(session);
            match text {
                Ok(text) => desk.keeper.save(&text, now()),
                Err(why) => leptos::logging::error!("the game cannot be written: {why}"),
            }
        });
    }

    /// A game that another tab plays can be watched here, and taken over.
    fn mind_other_tabs(&self) {
        let desk = *self;
        Effect::new(move |_| {
            if let Some(session) = desk.session.get() {
                session.away.set(desk.keeper.away.get());
            }
        });
        let listening = window_event_listener(leptos::ev::storage, move |event| {
            if let Some(id) = desk.keeper.concerned(event.key().as_deref(), event.new_value().as_deref()) {
                desk.keeper.away.set(true);
                desk.read_anew(id);
            }
        });
        on_cleanup(move || listening.remove());
    }

    /// Shows the game as another tab has saved it.
    fn read_anew(&self, id: SaveId) {
        if let (Ok(Found::Game(opened, grip)), Some(session)) = (SHELF.open(id), self.session.get_untracked())
        {
            self.keeper.regrip(id, grip);
            session.load(opened.table, opened.seats, opened.branch);
        }
    }

    /// Goes on with the game in this tab; the other one lets go.
    pub fn seize(&self) {
        let desk = *self;
        self.keeper.seize(move |id| desk.read_anew(id));
    }

    /// The text of the game on the table, for a file.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let session = self.session.get_untracked()?;
        untrack(|| written(session))
            .inspect_err(|why| leptos::logging::error!("the game cannot be written: {why}"))
            .ok()
    }

    /// Offers the game on the table as a file.
    pub fn export(&self) {
        if let (Some(id), Some(text)) = (self.id.get_untracked(), self.text()) {
            export(&id.to_string(), &text);
            self.backed_up(id);
        }
    }

    /// A copy of a game leaves the browser.
    pub fn backed_up(&self, id: SaveId) {
        if let Err(why) = SHELF.back_up(id, now()) {
            self.unsaved.set(Some(why));
        }
    }
}

impl<G: Playable> Default for Desk<G> {
    fn default() -> Self {
        Desk::new()
    }
}

/// The text of a game as it is saved; tracked.
fn written<G: Playable>(session: Session<G>) -> Result<String, serde_json::Error> {
    session.table.with(|table| {
        session.seats.with(|seats| session.branch.with(|branch| saves::write(table, seats, branch.as_ref())))
    })
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

/// Offers a save as a file.
pub fn export(name: &str, text: &str) {
    let name = ["trollmoot-", name, ".json"].concat();
    if let Err(why) = saves::download(&name, text) {
        leptos::logging::error!("no file: {why:?}");
    }
}
