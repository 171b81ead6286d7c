//! A whole game of two, from the lobby to the score sheet, played by clicking the controls of the mounted page:
//! `cargo test --target wasm32-unknown-unknown --test browser_game`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use moot_ui::saves::{Found, SAVES};
use mountain_king::Phase;
use mountain_king_ui::MountainKingUi;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{
    Document, Event, EventInit, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent,
    KeyboardEventInit,
};

wasm_bindgen_test_configure!(run_in_browser);

/// Dispatches an event that bubbles, as the browser does after an input.
fn happen(on: &HtmlElement, name: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    let event = Event::new_with_event_init_dict(name, &init).expect("an event");
    on.dispatch_event(&event).expect("the event is dispatched");
}

/// The mounted page.
struct Page(Document);

impl Page {
    /// All elements that match the selector and are enabled.
    fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.0.query_selector_all(selector).expect("a selector");
        let elements = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<HtmlElement>().ok());
        let open = |element: &HtmlElement| {
            element.get_attribute("aria-disabled").as_deref() != Some("true")
                && !element.has_attribute("disabled")
                && !element.has_attribute("data-why")
        };
        elements.filter(open).collect()
    }

    fn has(&self, selector: &str) -> bool {
        self.0.query_selector(selector).expect("a selector").is_some()
    }

    fn press(&self, selector: &str) -> bool {
        let found = self.all(selector);
        if let Some(element) = found.first() {
            element.click();
        }
        !found.is_empty()
    }

    /// Dispatches a key press on the board.
    fn key(&self, key: &str) {
        let field = self.0.query_selector(".field").expect("a selector").expect("the mountain");
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        field.dispatch_event(&event).expect("the key event is dispatched");
    }

    fn write(&self, selector: &str, text: &str) {
        let input: HtmlInputElement =
            self.0.query_selector(selector).unwrap().expect("a field").unchecked_into();
        input.set_value(text);
        happen(&input, "input");
    }

    /// Chooses the option of a list by its value.
    fn choose(&self, selector: &str, value: &str) {
        let list: HtmlSelectElement =
            self.0.query_selector(selector).unwrap().expect("a list").unchecked_into();
        list.set_value(value);
        assert_eq!(list.value(), value, "the list has this option");
        happen(&list, "change");
    }

    fn numbers(&self, selector: &str) -> Vec<i32> {
        let found = self.0.query_selector_all(selector).expect("a selector");
        (0..found.length())
            .filter_map(|i| found.item(i)?.text_content())
            .map(|text| text.trim().parse().unwrap_or(0))
            .collect()
    }
}

/// A player who recruits trolls that cost nothing, and digs when no troll fits.
struct Bot {
    page: Page,
    /// The next shape and direction to try.
    shape: usize,
    /// Whether recruiting has been tried in this turn.
    horde: bool,
}

impl Bot {
    /// Performs one click and returns its kind; `None` at the score sheet.
    fn step(&mut self) -> Option<&'static str> {
        let page = &self.page;
        if page.has(".sheet-final[data-over]") {
            return None;
        }
        // In order of precedence; each of these selectors stands for exactly one action or choice.
        const SURE: [&str; 9] = [
            "[data-curtain]",
            "[data-act^=keep]",
            "[data-act^=recruit]",
            "[data-act^=place]",
            "[data-act^=pick]",
            "[data-act^=bless]",
            ".confirm[data-acts] button",
            ".tray [data-shop][aria-pressed=false]",
            ".tray [data-slot][aria-pressed=false]",
        ];
        if let Some(done) = SURE.into_iter().find(|selector| page.press(selector)) {
            return Some(done);
        }
        if page.has("[data-starter]") {
            page.press("[data-starter][aria-pressed=false]");
            page.press("[data-slot][aria-pressed=false]");
            return Some("draft");
        }
        if page.press(".lead[data-act=end]") || page.press(".lead[data-act=skip]") {
            self.horde = false;
            return Some("end");
        }
        if !self.horde {
            self.horde = true;
            if page.press(".horde [data-row='0']") {
                return Some("horde");
            }
        }
        let shapes = page.all("[data-shape]");
        self.shape += 1;
        if !shapes.is_empty() {
            shapes[self.shape % shapes.len()].click();
            self.horde = false;
        }
        // The arrow moves to a legal square, and Enter places the gate or tunnel there.
        page.key(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"][self.shape % 4]);
        page.key("Enter");
        Some("square")
    }
}

/// Waits until the page has rendered.
async fn settle() {
    TimeoutFuture::new(15).await;
}

/// The saved game, with its log.
fn saved() -> Box<moot_table::Opened<mountain_king::MountainKing>> {
    let id = SAVES.last().expect("a save");
    match SAVES.open::<mountain_king::MountainKing>(id).expect("storage") {
        Found::Game(opened, _) | Found::Older { opened, .. } => opened,
        Found::Quarantined { why, .. } => panic!("the save is unreadable: {}", why.words()),
        Found::Elsewhere(game) => panic!("the save is one of {game:?}"),
        Found::Nothing => panic!("the save is gone"),
    }
}

#[wasm_bindgen_test]
async fn a_game_of_two_is_played_to_the_score_sheet() {
    trollmoot::start::<MountainKingUi>();
    let document = web_sys::window().unwrap().document().unwrap();
    let page = Page(document);
    settle().await;
    assert!(page.press(".howmany .seg button:first-child"), "two can play");
    settle().await;
    page.choose(".seat:nth-child(2) .who select", "human");
    page.write(".option.seed input", "browser game 1");
    assert!(page.press("[data-start]"), "the lobby starts a game");
    settle().await;

    let mut bot = Bot { page, shape: 0, horde: false };
    let mut last = "start";
    let mut same = 0;
    let mut undone = false;
    let mut steps = 0;
    while let Some(did) = bot.step() {
        settle().await;
        steps += 1;
        same = if did == last { same + 1 } else { 0 };
        last = did;
        assert!(same < 60 && steps < 4000, "no way on from {did:?} after {steps} steps");
        // Undoes and redoes once during the game.
        if !undone && did.starts_with(".confirm") && bot.page.press(".grp .btn:first-child") {
            settle().await;
            assert!(!saved().table.can_redo(), "the other person has chosen a gate, so the first press asks");
            assert!(bot.page.press(".grp .btn:first-child"));
            settle().await;
            let back = saved().table;
            assert!(back.can_redo(), "what was taken back can be redone, also from the save");
            assert!(bot.page.press(".grp .btn:nth-child(2)"), "redo is offered");
            settle().await;
            assert!(saved().table.log().len() > back.log().len());
            undone = true;
        }
    }
    assert!(undone, "nothing could be taken back in a whole game");

    let game = saved();
    assert_eq!(game.table.state().phase, Phase::Over, "the end is saved too");
    let score = game.table.score();
    let seats: Vec<moot_core::Seat> = moot_core::Seat::all(2).collect();
    let totals: Vec<i32> = seats.iter().map(|&seat| score.total(seat)).collect();
    assert_eq!(bot.page.numbers(".sheet-final tfoot td"), totals);
    let cells = bot.page.numbers(".sheet-final tbody td");
    assert_eq!(cells.len(), 12, "six categories of two players");
    for (seat, total) in totals.iter().enumerate() {
        let sum: i32 = cells.iter().skip(seat).step_by(2).sum();
        assert_eq!(sum, *total, "the rows add up");
    }
    let address = web_sys::window().unwrap().location().hash().unwrap();
    assert_eq!(JsValue::from(address), JsValue::from("#score"));
}

#[wasm_bindgen_test]
fn a_panic_dispatches_a_crash_event() {
    let heard = Rc::new(RefCell::new(None));
    let hears = heard.clone();
    let listener = Closure::<dyn FnMut(web_sys::CustomEvent)>::new(move |event: web_sys::CustomEvent| {
        *hears.borrow_mut() = event.detail().as_string();
    });
    let window = web_sys::window().unwrap();
    let function = listener.as_ref().unchecked_ref();
    window.add_event_listener_with_callback("trollmoot-crash", function).unwrap();
    moot_ui::crash::tell("a <troll> stepped on it");
    window.remove_event_listener_with_callback("trollmoot-crash", function).unwrap();
    assert_eq!(heard.borrow().as_deref(), Some("a <troll> stepped on it"));
}
