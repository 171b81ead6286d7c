//! The focus is never lost: when what had it goes away, it moves to where one would go on.
//!
//! Screens, trays and dialogs come and go with every decision. A browser then gives the focus to the page itself, from where
//! the next press of Tab starts at the very top. This module watches the page and puts the focus, in this order, into what
//! lies over everything, on what a dialog was opened with, on the same control where it was made anew, beside where it was,
//! or where the next decision is made.

use core::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

/// What can have the focus.
const ABLE: &str = "a[href], button, input, select, textarea, summary, [tabindex]";
/// What lies over everything else.
const OVER: &str = "dialog[open], .curtain, .veil";
/// What lies under the secret draft, which covers the stage.
const UNDER: &str = ".stage:has(> .draft) :not(.draft, .draft *)";
/// The page's own names of controls, by which one that is made anew is known again.
const NAMES: [&str; 9] = [
    "id",
    "data-act",
    "data-shape",
    "data-hall",
    "data-place",
    "data-page",
    "data-slot",
    "data-kind",
    "data-deed",
];
/// Whatever is larger than this is no neighbourhood.
const LARGE: &str = "body, #app, main, .stage, .trayrow, .table, .phone, .lobby, .end, .tray, .sheet";

/// The parts of the table, between which F6 leads.
const PARTS: &str = ".topbar, .pbar, .left, .mountain, .tray, .right, .sheet, .dock, .acts";

/// Within these the arrow keys lead from button to button.
const ROOMS: &str = ".topbar, .pbar, .left, .draft, .tray, .right, .sheet, .dock, .acts";

thread_local! {
    static LED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the focus that is being heard of has been moved by the page, because it was lost. Whoever listens hears then
/// what has been played, and of where they are only the name.
#[must_use]
pub fn is_led() -> bool {
    LED.get()
}

/// What had the focus, with what is needed to find its place again.
#[derive(Clone, Default)]
struct Trail {
    /// It, and the elements round it, from the inside.
    path: Vec<Element>,
    /// The selector of its name, if it has one.
    twin: Option<String>,
    /// Whether the focus could be seen, as it can be with a keyboard.
    seen: bool,
    /// From where the dialog was opened in which it is.
    opener: Option<HtmlElement>,
}

impl Trail {
    fn of(element: &Element, before: &Trail) -> Trail {
        let mut path = vec![element.clone()];
        while let Some(parent) = path.last().and_then(|element| element.parent_element()) {
            path.push(parent);
        }
        let name = NAMES.into_iter().find_map(|name| Some((name, element.get_attribute(name)?)));
        let twin = name.filter(|(_, value)| !value.contains(['"', '\\'])).map(|(name, value)| {
            [&element.tag_name().to_ascii_lowercase(), "[", name, "=\"", &value, "\"]"].concat()
        });
        let over = |path: &[Element]| path.iter().any(|element| element.matches(OVER).unwrap_or(false));
        let opener = if !over(&path) {
            None
        } else if over(&before.path) {
            before.opener.clone()
        } else {
            before.path.first().and_then(|element| element.clone().dyn_into().ok())
        };
        Trail { twin, seen: element.matches(":focus-visible").unwrap_or(false), opener, path }
    }

    /// Whether what had the focus cannot have it any more.
    fn is_lost(&self) -> bool {
        self.path.first().is_some_and(|element| !can_have(element))
    }
}

/// Whether an element is on the page, to be seen and to be reached.
fn can_have(element: &Element) -> bool {
    let size = element.get_bounding_client_rect();
    element.is_connected()
        && (size.width() > 0.0 || size.height() > 0.0)
        && element.closest("[inert], [hidden], [disabled]").ok().flatten().is_none()
        && !element.matches(UNDER).unwrap_or(false)
}

/// The elements that a selector finds, in or under `root`, and that can have the focus.
fn able(root: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = root.query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count)
        .filter_map(move |at| found.as_ref()?.get(at)?.dyn_into::<HtmlElement>().ok())
        .filter(|element| can_have(element) && element.tab_index() >= 0)
}

/// Puts the focus on what has come to lie over the page: on what asks for it, else on its first control.
pub fn enter(over: &Element) {
    if let Some(first) = able(over, "[autofocus]").next().or_else(|| able(over, ABLE).next()) {
        // What cannot take the focus leaves it where it is.
        let _ = first.focus();
    }
}

/// Keeps Tab within what lies over the page: after its last control comes its first.
pub fn hold(event: &ev::KeyboardEvent, over: &Element) {
    let all: Vec<HtmlElement> = able(over, ABLE).collect();
    let now = document().active_element();
    let at = now.and_then(|now| all.iter().position(|element| **element == now));
    let Some(last) = all.len().checked_sub(1) else { return };
    let next = match (at, event.shift_key()) {
        (Some(0) | None, true) => last,
        (None, false) => 0,
        (Some(at), false) if at == last => 0,
        _ => return,
    };
    event.prevent_default();
    // What cannot take the focus leaves it where it is.
    let _ = all[next].focus();
}

/// Where the next decision is made: on the board when something of it is lit, in the tray, with the button that leads on.
fn asked(page: &Element) -> Option<HtmlElement> {
    let lit = page.query_selector("[role=grid] .legal").ok().flatten().is_some();
    let places = [
        ".draft button:not([aria-disabled=true])",
        if lit { "[role=grid]" } else { "[data-acts] button:not([aria-disabled=true])" },
        ".tray button:not([aria-disabled=true], .quiet)",
        ".lead:not([aria-disabled=true])",
        "[role=grid]",
    ];
    let main = || page.query_selector("main").ok().flatten();
    places.into_iter().find_map(|place| able(page, place).next()).or_else(|| able(&main()?, ABLE).next())
}

/// Where the focus goes when it is lost.
fn haven(page: &Element, trail: &Trail) -> Option<HtmlElement> {
    if let Some(over) =
        page.query_selector_all(OVER).ok().and_then(|all| all.get(all.length().checked_sub(1)?))
    {
        return able(over.unchecked_ref(), ABLE).next();
    }
    if let Some(opener) = trail.opener.clone().filter(|opener| can_have(opener)) {
        return Some(opener);
    }
    if let Some(twin) = trail.twin.as_ref().and_then(|twin| able(page, twin).next()) {
        return Some(twin);
    }
    let near = trail.path.iter().skip(1).find(|element| can_have(element));
    let near = near.filter(|element| !element.matches(LARGE).unwrap_or(true));
    let in_tray =
        trail.path.iter().any(|element| element.matches(".tray, .stage, .trayrow").unwrap_or(false));
    near.filter(|_| !in_tray).and_then(|element| able(element, ABLE).next()).or_else(|| asked(page))
}

/// F6 leads from part to part of the table, and with Shift back again, as in programs with several panes.
fn stride() {
    let _ = window_event_listener(ev::keydown, move |event| {
        let modal = document().query_selector(OVER).is_ok_and(|over| over.is_some());
        if event.key() != "F6" || event.ctrl_key() || event.alt_key() || event.meta_key() || modal {
            return;
        }
        let (Some(page), Ok(all)) = (document().body(), document().query_selector_all(PARTS)) else { return };
        let parts: Vec<Element> = (0..all.length())
            .filter_map(|at| all.get(at)?.dyn_into::<Element>().ok())
            .filter(|part| able(part, ABLE).next().is_some())
            .collect();
        let now = document().active_element().unwrap_or_else(|| page.into());
        let here = parts.iter().position(|part| part.contains(Some(&now)));
        let count = parts.len();
        let next = match (here, event.shift_key()) {
            _ if count == 0 => return,
            (None, false) => 0,
            (None, true) => count - 1,
            (Some(here), false) => (here + 1) % count,
            (Some(here), true) => (here + count - 1) % count,
        };
        let part = &parts[next];
        // In the part that leads on it is what leads on that one wants.
        let onward = able(part, ".lead:not([aria-disabled=true])").next();
        if let Some(first) = onward.or_else(|| able(part, ABLE).next()) {
            event.prevent_default();
            // What cannot take the focus leaves it where it is.
            let _ = first.focus();
        }
    });
}

/// Which of several points lies next in a direction, if one does: sideways steps count double.
fn next_there(from: (f64, f64), all: &[(f64, f64)], direction: (f64, f64)) -> Option<usize> {
    let cost = |&(x, y): &(f64, f64)| {
        let (x, y) = (x - from.0, y - from.1);
        let ahead = x * direction.0 + y * direction.1;
        let beside = (x * direction.1).abs() + (y * direction.0).abs();
        (ahead > 4.0).then_some(ahead + 2.0 * beside)
    };
    let costs = all.iter().enumerate().filter_map(|(at, point)| Some((cost(point)?, at)));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, at)| at)
}

/// Among the buttons of a part the arrow keys lead to the nearest one in their direction; Tab reaches all of them as well.
fn arrows() {
    let middle = |element: &Element| {
        let of = element.get_bounding_client_rect();
        (of.left() + of.width() / 2.0, of.top() + of.height() / 2.0)
    };
    let _ = window_event_listener(ev::keydown, move |event| {
        let direction = match event.key().as_str() {
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return,
        };
        let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
        let replaying = document().query_selector("[data-replay]").is_ok_and(|bar| bar.is_some());
        let now =
            document().active_element().filter(|now| now.matches("button:not([role])").unwrap_or(false));
        let part = now.as_ref().and_then(|now| now.closest(ROOMS).ok().flatten());
        let (Some(now), Some(part)) = (now, part) else { return };
        if held || replaying || event.default_prevented() {
            return;
        }
        let all: Vec<HtmlElement> = able(&part, "button").collect();
        let points: Vec<(f64, f64)> = all.iter().map(|element| middle(element)).collect();
        if let Some(at) = next_there(middle(&now), &points, direction) {
            event.prevent_default();
            // What cannot take the focus leaves it where it is.
            let _ = all[at].focus();
        }
    });
}

/// Keeps the focus on the page, for as long as the page lives.
pub fn keep() {
    stride();
    arrows();
    let trail = StoredValue::new_local(Trail::default());
    let due = StoredValue::new(false);
    let _ = window_event_listener(ev::focusin, move |event| {
        if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            trail.update_value(|trail| *trail = Trail::of(&element, trail));
        }
    });
    let settle = move || {
        due.set_value(false);
        let Some(page) = document().body() else { return };
        let nowhere = document().active_element().is_none_or(|active| active == *page || !can_have(&active));
        if !nowhere || !trail.with_value(Trail::is_lost) {
            return;
        }
        let Some(haven) = trail.with_value(|trail| haven(&page, trail)) else { return };
        let options = FocusOptions::new();
        options.set_prevent_scroll(!trail.with_value(|trail| trail.seen));
        LED.set(true);
        // What cannot take the focus is left alone: Tab still leads there.
        let _ = haven.focus_with_options(&options);
        LED.set(false);
    };
    let watch = Closure::<dyn FnMut()>::new(move || {
        if !due.get_value() {
            due.set_value(true);
            // After the page has settled: many a change is only half of one.
            request_animation_frame(settle);
        }
    });
    let Ok(observer) = MutationObserver::new(watch.as_ref().unchecked_ref()) else { return };
    watch.forget();
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    what.set_attribute_filter(&js_sys::Array::of3(&"inert".into(), &"hidden".into(), &"disabled".into()));
    if let Some(page) = document().body() {
        // It observes for as long as the page lives; a browser without it keeps the focus as it always did.
        let _ = observer.observe_with_options(&page, &what);
    }
}

#[cfg(test)]
mod tests {
    use super::next_there;

    #[test]
    fn an_arrow_leads_to_the_nearest_button_ahead() {
        // Two rows of three, and one far below.
        let all =
            [(0.0, 0.0), (40.0, 0.0), (80.0, 0.0), (0.0, 40.0), (40.0, 40.0), (80.0, 40.0), (50.0, 400.0)];
        let go = |from: usize, direction| next_there(all[from], &all, direction);
        assert_eq!(go(0, (1.0, 0.0)), Some(1));
        assert_eq!(go(1, (0.0, 1.0)), Some(4));
        assert_eq!(go(5, (-1.0, 0.0)), Some(4));
        assert_eq!(go(4, (0.0, 1.0)), Some(6));
        assert_eq!(go(6, (0.0, -1.0)), Some(4));
        assert_eq!(go(2, (1.0, 0.0)), None);
        assert_eq!(go(0, (0.0, -1.0)), None);
    }
}
