//! Where on the page something is, and where the coach stands so that it hides nothing of it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::script::{Spot, Target};
use crate::game::GameView;

/// A rectangle of the window, in pixels: left, top, width, height.
pub type Place = [f64; 4];

/// What is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// Where it is.
    pub place: Place,
    /// Which of the targets it is.
    pub which: usize,
    /// Whether it is not the thing itself but the tab behind which it is.
    pub tab: bool,
}

/// The place of an element, if any of it is in the window.
fn seen(element: &Element) -> Option<Place> {
    let of = element.get_bounding_client_rect();
    (of.width() > 0.0 && of.height() > 0.0).then(|| [of.left(), of.top(), of.width(), of.height()])
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

/// The tab behind which an element is, where tabs hide it.
fn tab_of(element: &Element) -> Option<Element> {
    let pane = element.closest("[role=tabpanel][hidden]").ok().flatten()?;
    document().get_element_by_id(&pane.get_attribute("aria-labelledby")?)
}

/// Whether a target may be pointed at just now.
fn due(target: &Target) -> bool {
    target.when.as_ref().is_none_or(|when| !all(when).is_empty())
}

/// The first place of the board among the targets.
#[must_use]
pub fn place(targets: &[Target]) -> Option<String> {
    targets.iter().filter(|target| due(target)).find_map(|target| match &target.what {
        Spot::Place(name) => Some(name.clone()),
        Spot::Element(_) => None,
    })
}

/// The first of the targets that can be seen; else the tab that hides one.
pub fn aim<G: GameView>(targets: &[Target]) -> Option<Aim> {
    let mut behind = None;
    for (which, target) in targets.iter().enumerate() {
        if !due(target) {
            continue;
        }
        match &target.what {
            // A place that is due but out of sight is brought into sight: nothing else is pointed at instead.
            Spot::Place(name) => {
                return G::place_at(name).map(|place| Aim { place, which, tab: false });
            }
            Spot::Element(selector) => {
                for element in all(selector) {
                    if let Some(place) = seen(&element) {
                        return Some(Aim { place, which, tab: false });
                    }
                    let tab = || Some(Aim { place: seen(&tab_of(&element)?)?, which, tab: true });
                    behind = behind.or_else(tab);
                }
            }
        }
    }
    behind
}

/// Brings a target into the window and the focus to it.
pub fn go_there(spot: &Spot, tab: bool) {
    let element = match spot {
        Spot::Place(_) => all(".field").into_iter().next(),
        Spot::Element(selector) => all(selector).into_iter().find_map(|element| {
            let shown = if tab { tab_of(&element)? } else { element };
            seen(&shown).map(|_| shown)
        }),
    };
    let Some(element) = element else { return };
    element.scroll_into_view_with_bool(false);
    // What cannot take the focus itself has something inside that can.
    let inside = "button:not([tabindex=\"-1\"]), a[href], input, [tabindex=\"0\"]";
    let able = if element.matches(inside).unwrap_or(false) {
        Some(element)
    } else {
        element.query_selector(inside).ok().flatten()
    };
    if let Some(able) = able.and_then(|able| able.dyn_into::<HtmlElement>().ok()) {
        // Something that does not take the focus is still in view.
        let _ = able.focus();
    }
}

/// Brings a target into the window where its own column scrolls.
pub fn bring(target: &Target) {
    if let Spot::Element(selector) = &target.what
        && let Some(element) = all(selector).into_iter().find(|element| seen(element).is_some())
    {
        let of = element.get_bounding_client_rect();
        let points =
            [0.15, 0.5, 0.85].map(|part| (of.left() + of.width() / 2.0, of.top() + of.height() * part));
        let hidden = |(x, y): (f64, f64)| match document().element_from_point(x as f32, y as f32) {
            // The coach steps aside by itself.
            Some(top) => !element.contains(Some(&top)) && !top.matches(".coach, .coach *").unwrap_or(false),
            None => true,
        };
        if points.into_iter().any(hidden) {
            element.scroll_into_view_with_bool(false);
        }
    }
}

/// How much of a place another one hides.
fn hides(a: Place, b: Place) -> f64 {
    let [ax, ay, aw, ah] = a;
    let [bx, by, bw, bh] = b;
    let wide = (ax + aw).min(bx + bw) - ax.max(bx);
    let high = (ay + ah).min(by + bh) - ay.max(by);
    if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
}

/// The room that the ring around a target takes, in pixels.
const RING: f64 = 7.0;

/// Where the coach stands: at the first of the stands at which it hides nothing of the target, `now` before all others;
/// where there is no such stand, at the one at which it hides least.
#[must_use]
pub fn stand_clear(stands: &[Place], now: usize, target: Option<Place>) -> usize {
    let Some([x, y, wide, high]) = target else { return now };
    let target = [x - RING, y - RING, wide + 2.0 * RING, high + 2.0 * RING];
    let hidden = |at: usize| stands.get(at).map_or(f64::MAX, |&stand| hides(stand, target));
    let order = core::iter::once(now).chain(0..stands.len());
    order.min_by(|&a, &b| hidden(a).total_cmp(&hidden(b))).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDS: [Place; 2] = [[8.0, 8.0, 344.0, 200.0], [8.0, 432.0, 344.0, 200.0]];

    #[test]
    fn the_coach_stays_where_it_hides_nothing() {
        assert_eq!(stand_clear(&STANDS, 1, None), 1);
        assert_eq!(stand_clear(&STANDS, 0, Some([40.0, 300.0, 60.0, 60.0])), 0);
        assert_eq!(stand_clear(&STANDS, 1, Some([40.0, 300.0, 60.0, 60.0])), 1);
    }

    #[test]
    fn the_coach_steps_aside() {
        assert_eq!(stand_clear(&STANDS, 0, Some([40.0, 150.0, 60.0, 60.0])), 1);
        assert_eq!(stand_clear(&STANDS, 1, Some([40.0, 500.0, 60.0, 60.0])), 0);
    }

    #[test]
    fn of_two_bad_stands_the_better_one_is_taken() {
        assert_eq!(stand_clear(&STANDS, 0, Some([0.0, 100.0, 360.0, 360.0])), 1);
    }
}
