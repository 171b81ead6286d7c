//! The template on the page: a game against a Digger, from the lobby to the score sheet, played by clicking the controls of
//! the mounted page: `tools/worker.sh && cargo test --target wasm32-unknown-unknown --test browser_template`.
//!
//! Copy it with the template: it fails if the parts of a new game do not fit together, before the game is listed.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use gloo_timers::future::TimeoutFuture;
use moot_core::{Game, Seat, Turn};
use moot_players::Level;
use moot_table::{Entry, Stream, Table};
use moot_table_ui::ai_client;
use moot_table_ui::opponents::drive;
use moot_ui::saves::{Found, SAVES};
use nim_template::{Nim, Phase};
use nim_template_ui::NimUi;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{
    Document, Element, Event, EventInit, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit,
    PointerEvent, PointerEventInit,
};

wasm_bindgen_test_configure!(run_in_browser);

/// The worker script that `tools/worker.sh` builds; the test server serves the repository.
const SCRIPT: &str = "/target/test-worker/thinker.js?v=test";
/// The tray of the game when a person decides.
const TRAY: &str = ".tray.asks.nim";
/// The score sheet of a finished game.
const SHEET: &str = ".sheet-final[data-over]";
/// The button that confirms the end of a turn.
const TURN: &str = "[data-confirm=turn]";
/// The button that plays the selection, if it is enabled.
const CONFIRM: &str = ".confirm .go:not([aria-disabled])";

/// The mounted page.
struct Page(Document);

impl Page {
    fn find(&self, selector: &str) -> Option<Element> {
        self.0.query_selector(selector).expect("a selector")
    }

    fn texts(&self, selector: &str) -> Vec<String> {
        let found = self.0.query_selector_all(selector).expect("a selector");
        (0..found.length()).filter_map(|at| found.item(at)?.text_content()).collect()
    }

    /// Waits until one of the selectors matches, and returns that selector.
    async fn until<'a>(&self, any: &[&'a str]) -> &'a str {
        for _ in 0..4_000 {
            if let Some(found) = any.iter().find(|selector| self.find(selector).is_some()) {
                return found;
            }
            TimeoutFuture::new(5).await;
        }
        panic!("none of {any:?} on {:?}", self.texts("main"));
    }

    /// Waits until nothing matches the selector.
    async fn until_gone(&self, selector: &str) {
        for _ in 0..4_000 {
            if self.find(selector).is_none() {
                return;
            }
            TimeoutFuture::new(5).await;
        }
        panic!("{selector} is still there");
    }

    /// Clicks the element that matches the selector as soon as it exists.
    async fn press(&self, selector: &str) {
        self.until(&[selector]).await;
        self.find(selector).expect("it is there").unchecked_into::<HtmlElement>().click();
    }

    /// Dispatches a key press on the board.
    fn key(&self, key: &str) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        self.find(".field").expect("the board").dispatch_event(&event).expect("the key event is dispatched");
    }

    /// Presses and releases a pointer in the middle of a drawn element.
    fn point(&self, selector: &str) {
        let place = self.find(selector).expect("something drawn").get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_client_x((place.left() + place.width() / 2.0) as i32);
        init.set_client_y((place.top() + place.height() / 2.0) as i32);
        for kind in ["pointerdown", "pointerup"] {
            let event = PointerEvent::new_with_event_init_dict(kind, &init).expect("an event");
            self.find(".field")
                .expect("the board")
                .dispatch_event(&event)
                .expect("the pointer event is dispatched");
        }
    }

    fn write(&self, selector: &str, text: &str) {
        let input: HtmlInputElement = self.find(selector).expect("a field").unchecked_into();
        input.set_value(text);
        let init = EventInit::new();
        init.set_bubbles(true);
        let event = Event::new_with_event_init_dict("input", &init).expect("an event");
        input.dispatch_event(&event).expect("the input event is dispatched");
    }

    fn numbers(&self, selector: &str) -> Vec<i32> {
        // The sheet shows 0 as a dash.
        self.texts(selector).iter().map(|text| text.trim().parse().unwrap_or(0)).collect()
    }
}

/// The saved game.
fn saved() -> Table<Nim> {
    match SAVES.open::<Nim>(SAVES.last().expect("a save")).expect("storage") {
        Found::Game(opened, _) | Found::Older { opened, .. } => opened.table,
        _ => panic!("the save is unreadable"),
    }
}

/// Waits until more plies than `before` are saved.
async fn played(before: usize) {
    for _ in 0..4_000 {
        if saved().log().len() > before {
            return;
        }
        TimeoutFuture::new(5).await;
    }
    panic!("nothing was played after {before} plies");
}

/// Makes one decision of the person in one of three ways: with keys, with a pointer on the picture, or by clicking a cell
/// like a screen reader.
async fn decide(page: &Page, turn: usize) {
    match turn % 3 {
        0 => ["ArrowDown", "Enter"].map(|key| page.key(key)),
        1 => {
            page.point(".heaps .stone.open");
            page.until(&[CONFIRM]).await;
            return page.press(CONFIRM).await;
        }
        _ => {
            page.press("[role=gridcell]").await;
            [(), ()]
        }
    };
    // The selected cell may be illegal, as the heap of the first hand is for the second. The highlighted stones show what is
    // legal.
    if page.until(&[CONFIRM, ".confirm .go"]).await != CONFIRM {
        page.point(".heaps .stone.open");
    }
    page.press(CONFIRM).await;
}

/// The computer player's choices equal those of a Digger that runs here, so it was neither replaced nor weakened.
fn check_digger(game: &Table<Nim>, digger: Seat) {
    let mut again =
        Table::<Nim>::new(*game.setup(), game.seed().clone(), game.humans()).expect("the same game");
    let mut decisions = 0;
    for ply in game.log() {
        let Entry::Act { seat, action } = ply.entry else { continue };
        if seat == digger {
            let view = Nim::view(again.setup(), again.state(), Some(seat));
            let seed = drive::seed(&again, Stream::Players);
            let chosen = Level::Digger.choose::<Nim>(again.setup(), &view, seat, seed);
            assert_eq!(chosen, Some(action), "after {} plies", again.log().len());
            decisions += 1;
        }
        again.play(seat, action).expect("a decision of the game");
    }
    assert!(decisions > 0, "the Digger never decided");
}

#[wasm_bindgen_test]
async fn a_game_against_a_digger_is_played_to_the_score_sheet() {
    // The base address stays; the application sets it to that of the site.
    ai_client::install_script(SCRIPT);
    trollmoot::start::<NimUi>();
    let page = Page(web_sys::window().unwrap().document().unwrap());
    page.press(".howmany .seg button:first-child").await;
    page.write(".option.seed input", "template 1");
    page.press("[data-start=template]").await;

    // A stone that is too deep can be selected, and the tray explains why it cannot be taken.
    page.press("#cell-37").await;
    page.until(&[".tray .bad"]).await;
    assert_eq!(page.texts(".tray .bad"), ["At most 3 stones can be taken there."]);
    page.key("Escape");

    let (mut decisions, mut turns) = (0, 0);
    loop {
        match page.until(&[SHEET, TURN, TRAY]).await {
            SHEET => break,
            TURN => {
                page.press(TURN).await;
                page.until_gone(TURN).await;
                turns += 1;
                continue;
            }
            _ => {}
        }
        let card = page.find(".tray [data-act^='play ']");
        let before = saved().log().len();
        match card {
            Some(card) if decisions == 1 => card.unchecked_into::<HtmlElement>().click(),
            _ => decide(&page, decisions).await,
        }
        decisions += 1;
        assert!(decisions < Nim::BOUND, "no end of the game");
        played(before).await;
    }

    assert!(turns > 0, "turns end when the player confirms it");

    let game = saved();
    assert_eq!((game.turn(), game.state().phase), (Turn::Over, Phase::Over), "the end is saved too");
    let score = game.score();
    let totals: Vec<i32> = Seat::all(2).map(|seat| score.total(seat)).collect();
    assert_eq!(page.numbers(".sheet-final tfoot td"), totals);
    let cells = page.numbers(".sheet-final tbody td");
    assert_eq!(cells.len(), 4, "two categories of two players");
    for (seat, total) in totals.iter().enumerate() {
        assert_eq!(cells.iter().skip(seat).step_by(2).sum::<i32>(), *total, "the rows add up");
    }
    check_digger(&game, Seat(1));
}
