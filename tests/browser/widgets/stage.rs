//! A container on the page with one mounted widget, and what a person does there and finds there.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use leptos::tachys::view::Render;
use moot_core::{Seat, SeatSet};
use moot_players::Level;
use moot_table::{SeatInfo, Seed, Table};
use moot_table_ui::game::session;
use moot_ui::game::{GameInfo, app_state};
use moot_ui::players::Player;
use moot_ui::testing::seats;
use moot_ui::text::{Language, set_language};
use nim_template::{Action, Heap, Nim, Setup};
use nim_template_ui::NimUi;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, Event, EventInit, EventTarget, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent,
    KeyboardEventInit, PointerEvent, PointerEventInit,
};

pub type AppState = app_state::AppState<NimUi>;
pub type Session = session::Session<NimUi>;

/// Another person at the screen.
pub const PERSON: Player = Player::Person;
/// A computer player.
pub const DIGGER: Player = Player::Machine(Level::Digger);

/// Lets effects and tasks run.
pub async fn settle() {
    TimeoutFuture::new(0).await;
}

/// Waits for two frames, after which the scrolling that a change of the page has caused has been told.
pub async fn frames() {
    for _ in 0..2 {
        let frame = js_sys::Promise::new(&mut |resolve, _| {
            web_sys::window().unwrap().request_animation_frame(&resolve).unwrap();
        });
        wasm_bindgen_futures::JsFuture::from(frame).await.unwrap();
    }
}

/// Waits until something is true.
pub async fn until(what: &str, mut is: impl FnMut() -> bool) {
    for _ in 0..1_000 {
        if is() {
            return;
        }
        TimeoutFuture::new(5).await;
    }
    panic!("it never happened: {what}");
}

/// Forgets the stored games and preferences, and the address of the test before.
pub fn start_afresh() {
    let window = web_sys::window().unwrap();
    window.local_storage().unwrap().unwrap().clear().unwrap();
    let (location, history) = (window.location(), window.history().unwrap());
    let here = [location.pathname().unwrap(), location.search().unwrap()].concat();
    // Unlike a change of the fragment, this is not reported to the pages of other tests.
    history.replace_state_with_url(&JsValue::NULL, "", Some(&here)).unwrap();
    set_language(Language::English);
}

/// A container on the page with one mounted widget. Dropping it unmounts the widget.
pub struct Stage {
    root: HtmlElement,
    owner: Owner,
    mounted: Option<UnmountHandle<<AnyView as Render>::State>>,
}

impl Drop for Stage {
    fn drop(&mut self) {
        drop(self.mounted.take());
        self.owner.cleanup();
        self.root.remove();
    }
}

impl Stage {
    /// Mounts what `show` returns.
    pub fn of(show: impl FnOnce() -> AnyView + 'static) -> Stage {
        start_afresh();
        give_back_what_is_left();
        // What a failed test has left would be in the way.
        let left = document().query_selector_all("[data-stage]").unwrap();
        (0..left.length()).for_each(|at| left.item(at).unwrap().unchecked_into::<Element>().remove());
        let root: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        root.set_attribute("data-stage", "").unwrap();
        document().body().unwrap().append_child(&root).unwrap();
        let owner = Owner::new();
        let mounted = owner.with(|| mount_to(root.clone(), show));
        Stage { root, owner, mounted: Some(mounted) }
    }

    /// All elements that match a selector.
    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.query_selector_all(selector).expect("a selector");
        (0..found.length()).map(|at| found.item(at).unwrap().unchecked_into()).collect()
    }

    pub fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// The first element that matches a selector.
    pub fn find(&self, selector: &str) -> HtmlElement {
        let found = self.all(selector).into_iter().next();
        found.unwrap_or_else(|| panic!("no {selector} in {}", self.root.inner_html()))
    }

    /// The text of the first element that matches.
    pub fn text(&self, selector: &str) -> String {
        plain(&self.find(selector))
    }

    /// The texts of all elements that match.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).iter().map(|element| plain(element)).collect()
    }

    pub fn attr(&self, selector: &str, name: &str) -> Option<String> {
        self.find(selector).get_attribute(name)
    }

    pub fn html(&self) -> String {
        self.root.inner_html()
    }

    /// The button of this name, as a screen reader tells it.
    pub fn button(&self, name: &str) -> HtmlElement {
        let found = self.all("button, summary").into_iter().find(|button| spoken(button) == name);
        let names = || self.all("button, summary").iter().map(|button| spoken(button)).collect::<Vec<_>>();
        found.unwrap_or_else(|| panic!("no button {name:?}, only {:?}", names()))
    }

    /// The names of the buttons in the elements that match.
    pub fn buttons(&self, selector: &str) -> Vec<String> {
        self.all(&[selector, " button"].concat()).iter().map(|button| spoken(button)).collect()
    }

    /// Clicks the first element that matches.
    pub async fn click(&self, selector: &str) {
        self.find(selector).click();
        settle().await;
    }

    /// Clicks the button of this name.
    pub async fn press(&self, name: &str) {
        self.button(name).click();
        settle().await;
    }

    /// Presses a key on the first element that matches; returns whether a handler has used it.
    pub async fn key(&self, selector: &str, key: &str) -> bool {
        let used = key_on(&self.find(selector), key, false);
        settle().await;
        used
    }

    /// Types a text into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        let field = self.find(selector);
        match field.dyn_ref::<HtmlInputElement>() {
            Some(input) => input.set_value(text),
            None => field.unchecked_ref::<web_sys::HtmlTextAreaElement>().set_value(text),
        }
        happen(&field, "input");
        settle().await;
    }

    /// Chooses an option of a list by its value.
    pub async fn choose(&self, selector: &str, value: &str) {
        let list = self.find(selector).unchecked_into::<HtmlSelectElement>();
        list.set_value(value);
        assert_eq!(list.value(), value, "the list has this option");
        happen(&list, "change");
        settle().await;
    }

    /// Whether the first element that matches has the focus.
    pub fn focused(&self, selector: &str) -> bool {
        let element: Element = self.find(selector).into();
        document().active_element() == Some(element)
    }
}

/// The text of an element, with single spaces.
fn plain(element: &Element) -> String {
    let text = element.text_content().unwrap_or_default();
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The name of a control, as a screen reader tells it.
pub fn spoken(control: &Element) -> String {
    if let Some(label) = control.get_attribute("aria-label") {
        return label;
    }
    let heard = control.clone_node_with_deep(true).unwrap().unchecked_into::<Element>();
    let silent = heard.query_selector_all("[aria-hidden=true]").unwrap();
    (0..silent.length()).for_each(|at| silent.item(at).unwrap().unchecked_into::<Element>().remove());
    plain(&heard)
}

/// Dispatches an event that bubbles.
pub fn happen(on: &EventTarget, name: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    on.dispatch_event(&Event::new_with_event_init_dict(name, &init).unwrap()).unwrap();
}

/// Presses a key on an element; returns whether a handler has used it.
pub fn key_on(on: &EventTarget, key: &str, shift: bool) -> bool {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_shift_key(shift);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    !on.dispatch_event(&event).unwrap()
}

/// Dispatches a pointer event of a kind of pointer (`mouse`, `touch`) at a place of the window.
pub fn point(on: &EventTarget, name: &str, pointer: &str, (x, y): (i32, i32)) {
    let init = PointerEventInit::new();
    init.set_pointer_id(1);
    init.set_is_primary(true);
    init.set_pointer_type(pointer);
    init.set_client_x(x);
    init.set_client_y(y);
    init.set_bubbles(true);
    let event = PointerEvent::new_with_event_init_dict(name, &init).unwrap();
    on.dispatch_event(&event).unwrap();
}

/// A game of two on a stage: a shared state, a session, and the widget that shows it.
pub struct Game {
    pub stage: Stage,
    pub app: AppState,
    pub session: Session,
}

impl core::ops::Deref for Game {
    type Target = Stage;

    fn deref(&self) -> &Stage {
        &self.stage
    }
}

/// The seats of a game of two.
pub fn seats_of(players: [Player; 2]) -> Vec<SeatInfo> {
    let seat =
        |(info, player): (SeatInfo, Player)| SeatInfo { player: player.word().unwrap().to_owned(), ..info };
    seats().into_iter().zip(players).map(seat).collect()
}

/// A new game of two, dealt from the same seed every time.
pub fn deal() -> Table<Nim> {
    Table::new(Setup::usual(2).unwrap(), Seed::typed("widgets"), SeatSet::all(2)).unwrap()
}

/// A game of two that is over: both take stones as long as there are some.
pub fn finished() -> Table<Nim> {
    let mut table = deal();
    while let Some(seat) = table.asked().iter().next() {
        let legal = table.legal(seat);
        table.play(seat, legal[0]).unwrap();
    }
    table
}

/// Takes stones of a heap.
pub const fn take(heap: Heap, stones: u8) -> Action {
    Action::Take { heap, stones }
}

impl Game {
    /// Mounts what `show` returns around a new game.
    pub async fn of(players: [Player; 2], show: impl FnOnce(AppState, Session) -> AnyView + 'static) -> Game {
        Game::around(deal(), players, show).await
    }

    /// Mounts what `show` returns around a table. The first player sits at the screen.
    pub async fn around(
        table: Table<Nim>,
        players: [Player; 2],
        show: impl FnOnce(AppState, Session) -> AnyView + 'static,
    ) -> Game {
        let made = Rc::new(RefCell::new(None));
        let making = made.clone();
        let stage = Stage::of(move || {
            let app = AppState::new();
            provide_context(app);
            let session = Session::new(table, seats_of(players), app.pace);
            session.screen_taken_by(Seat(0));
            app.session.set(Some(session));
            *making.borrow_mut() = Some((app, session));
            show(app, session)
        });
        settle().await;
        let (app, session) = made.borrow_mut().take().expect("a mounted game");
        Game { stage, app, session }
    }

    /// Plays a decision of the player who is asked.
    pub async fn play(&self, action: Action) {
        assert!(self.session.play(action), "{action:?} is legal");
        settle().await;
    }

    /// The number of log entries.
    pub fn plies(&self) -> usize {
        self.session.table().with_untracked(|table| table.log().len())
    }
}

/// Mounts what `show` returns with the shared state of a page of the template that has just loaded.
pub async fn page(show: impl FnOnce(AppState) -> AnyView + 'static) -> (Stage, AppState) {
    page_of(show).await
}

/// The same for a page of any game.
pub async fn page_of<G: GameInfo>(
    show: impl FnOnce(app_state::AppState<G>) -> AnyView + 'static,
) -> (Stage, app_state::AppState<G>) {
    let made = Rc::new(RefCell::new(None));
    let making = made.clone();
    let stage = Stage::of(move || {
        let app = app_state::AppState::<G>::new();
        provide_context(app);
        *making.borrow_mut() = Some(app);
        show(app)
    });
    settle().await;
    let app = made.borrow_mut().take().expect("a mounted page");
    (stage, app)
}

thread_local! {
    /// The functions of the browser that are replaced now, newest last: the name, what the browser had, and whether that was for a
    /// test that has mounted something since.
    static REPLACED: RefCell<Vec<(&'static str, JsValue, bool)>> = const { RefCell::new(Vec::new()) };
}

/// A function of the browser that a test has replaced. Dropping it gives the browser's own back.
pub struct Replaced {
    name: &'static str,
    _function: Closure<dyn FnMut(String) -> JsValue>,
}

impl Replaced {
    /// Replaces a function of the window. It has to be replaced before anything is mounted.
    pub fn with(name: &'static str, function: impl FnMut(String) -> JsValue + 'static) -> Replaced {
        let window: JsValue = web_sys::window().unwrap().into();
        let function = Closure::<dyn FnMut(String) -> JsValue>::new(function);
        let before = js_sys::Reflect::get(&window, &name.into()).unwrap();
        js_sys::Reflect::set(&window, &name.into(), function.as_ref()).unwrap();
        REPLACED.with_borrow_mut(|all| all.push((name, before, false)));
        Replaced { name, _function: function }
    }
}

impl Drop for Replaced {
    fn drop(&mut self) {
        let last = REPLACED.with_borrow_mut(|all| {
            let at = all.iter().rposition(|(name, ..)| *name == self.name)?;
            Some(all.remove(at))
        });
        give_back(last);
    }
}

/// Gives functions back to the browser.
fn give_back(functions: impl IntoIterator<Item = (&'static str, JsValue, bool)>) {
    let window: JsValue = web_sys::window().unwrap().into();
    for (name, function, _) in functions {
        js_sys::Reflect::set(&window, &name.into(), &function).unwrap();
    }
}

/// Gives back what earlier tests have replaced. A test that fails drops nothing.
fn give_back_what_is_left() {
    let left: Vec<_> = REPLACED.with_borrow_mut(|all| {
        let left = all.extract_if(.., |(.., mounted)| *mounted).collect();
        all.iter_mut().for_each(|(.., mounted)| *mounted = true);
        left
    });
    give_back(left);
}

/// Answers requests for files with the text of their path; without a text a request fails.
pub fn files(text: impl Fn(&str) -> Option<String> + 'static) -> Replaced {
    Replaced::with("fetch", move |path| {
        let response = match text(&path) {
            Some(text) => web_sys::Response::new_with_opt_str(Some(&text)).unwrap(),
            None => web_sys::Response::error(),
        };
        js_sys::Promise::resolve(&JsValue::from(response)).into()
    })
}

/// A window in which every media query matches, among them that of a phone.
pub fn phone() -> Replaced {
    Replaced::with("matchMedia", |_| {
        let answer = js_sys::Object::new();
        js_sys::Reflect::set(&answer, &"matches".into(), &true.into()).unwrap();
        answer.into()
    })
}
