//! Focus management: when the focused element is removed, the focus moves to the most useful element instead.
//!
//! Screens, trays and dialogs are mounted and unmounted with every decision. A browser then focuses the document, and the next
//! Tab starts at the top of the page. This module watches the page and moves the focus, in this order, into the topmost layer, to
//! the element that opened a dialog, to the recreated control, to a neighbour of the removed element, or to the control of the
//! next decision.

use core::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

/// The selector of focusable elements.
const ABLE: &str = "a[href], button, input, select, textarea, summary, [tabindex]";
/// The selector of layers above the page.
const OVER: &str = "dialog[open], .curtain, .veil";
/// The selector of the layer under the secret draft, which covers the stage.
const UNDER: &str = ".stage:has(> .draft) :not(.draft, .draft *)";
/// The attributes that name controls. They identify a control that has been recreated.
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
/// Elements too large to count as the neighbourhood of a control.
const LARGE: &str = "body, #app, main, .stage, .trayrow, .table, .phone, .lobby, .end, .tray, .sheet";

/// The regions of the table that F6 cycles through.
const PARTS: &str = ".topbar, .pbar, .left, .mountain, .tray, .right, .sheet, .dock, .acts";

/// The regions in which the arrow keys move from button to button.
const ROOMS: &str = ".topbar, .pbar, .left, .draft, .tray, .right, .sheet, .dock, .acts";

thread_local! {
    static LED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the page itself moved the focus that is being handled, because the focused element was removed. A screen reader then
/// hears the move that was played, and only the name of the focused control.
#[must_use]
pub fn is_led() -> bool {
    LED.get()
}

/// The last focused element, with what is needed to find a replacement.
#[derive(Clone, Default)]
struct LastFocus {
    /// The element and its ancestors, innermost first.
    path: Vec<Element>,
    /// The selector of its name, if it has one.
    twin: Option<String>,
    /// Whether the focus was visible (`:focus-visible`).
    seen: bool,
    /// The element that opened the dialog around it.
    opener: Option<HtmlElement>,
}

impl LastFocus {
    fn of(element: &Element, before: &LastFocus) -> LastFocus {
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
        LastFocus { twin, seen: element.matches(":focus-visible").unwrap_or(false), opener, path }
    }

    /// Whether the element can no longer have the focus.
    fn is_lost(&self) -> bool {
        self.path.first().is_some_and(|element| !can_have(element))
    }
}

/// Whether an element is on the page, visible and focusable.
fn can_have(element: &Element) -> bool {
    let size = element.get_bounding_client_rect();
    element.is_connected()
        && (size.width() > 0.0 || size.height() > 0.0)
        && element.closest("[inert], [hidden], [disabled]").ok().flatten().is_none()
        && !element.matches(UNDER).unwrap_or(false)
}

/// The focusable elements that match a selector, in or under `root`.
fn able(root: &Element, selector: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let found = root.query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count)
        .filter_map(move |at| found.as_ref()?.get(at)?.dyn_into::<HtmlElement>().ok())
        .filter(|element| can_have(element) && element.tab_index() >= 0)
}

/// Focuses a new layer: its `autofocus` element, else its first control.
pub fn enter(over: &Element) {
    if let Some(first) = able(over, "[autofocus]").next().or_else(|| able(over, ABLE).next()) {
        // An element that refuses the focus leaves it where it is.
        let _ = first.focus();
    }
}

/// Traps Tab within the topmost layer: the first control follows the last one.
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
    // An element that refuses the focus leaves it where it is.
    let _ = all[next].focus();
}

/// The control of the next decision: a highlighted board cell, a control of the tray, or the button that leads on.
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

/// The element that receives a lost focus.
fn haven(page: &Element, trail: &LastFocus) -> Option<HtmlElement> {
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

/// F6 moves the focus to the next region of the table, Shift+F6 to the previous one, as in programs with several panes.
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
        // In the region with the button that leads on, that button is preferred.
        let onward = able(part, ".lead:not([aria-disabled=true])").next();
        if let Some(first) = onward.or_else(|| able(part, ABLE).next()) {
            event.prevent_default();
            // An element that refuses the focus leaves it where it is.
            let _ = first.focus();
        }
    });
}

/// The index of the nearest point in a direction, if there is one. Sideways distance counts double.
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

/// The arrow keys move to the nearest button of a region in their direction. Tab reaches every button as well.
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
            // An element that refuses the focus leaves it where it is.
            let _ = all[at].focus();
        }
    });
}

/// Installs the focus management for the lifetime of the page.
pub fn keep() {
    stride();
    arrows();
    let trail = StoredValue::new_local(LastFocus::default());
    let due = StoredValue::new(false);
    let _ = window_event_listener(ev::focusin, move |event| {
        if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            trail.update_value(|trail| *trail = LastFocus::of(&element, trail));
        }
    });
    let settle = move || {
        due.set_value(false);
        let Some(page) = document().body() else { return };
        let nowhere = document().active_element().is_none_or(|active| active == *page || !can_have(&active));
        if !nowhere || !trail.with_value(LastFocus::is_lost) {
            return;
        }
        let Some(haven) = trail.with_value(|trail| haven(&page, trail)) else { return };
        let options = FocusOptions::new();
        options.set_prevent_scroll(!trail.with_value(|trail| trail.seen));
        LED.set(true);
        // If the element refuses the focus, Tab still leads there.
        let _ = haven.focus_with_options(&options);
        LED.set(false);
    };
    let watch = Closure::<dyn FnMut()>::new(move || {
        if !due.get_value() {
            due.set_value(true);
            // Runs after the DOM has settled: many mutations are part of a larger change.
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
        // Observes for the lifetime of the page. A browser without `MutationObserver` keeps its default behaviour.
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
