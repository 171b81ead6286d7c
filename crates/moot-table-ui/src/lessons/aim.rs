//! Finds targets on the page, and a position for the coach that does not cover them.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::script::{Target, TargetElement};
use crate::game::GameView;
use moot_art::Rect;

/// A target on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct VisibleTarget {
    /// Its bounds in the window, in pixels.
    pub place: Rect,
    /// The index of the target.
    pub which: usize,
    /// Whether this is the tab that hides the target.
    pub tab: bool,
}

/// Whether the styles show an element: they hide a pane of a phone's sheet that has no room.
fn is_visible(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    style.and_then(|style| style.get_property_value("visibility").ok()).is_none_or(|value| value != "hidden")
}

/// The bounds of an element, if it has any and is visible.
fn seen(element: &Element) -> Option<Rect> {
    let of = element.get_bounding_client_rect();
    let has_size = of.width() > 0.0 && of.height() > 0.0;
    (has_size && is_visible(element)).then(|| Rect::new(of.left(), of.top(), of.width(), of.height()))
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

/// The tab of the pane that hides an element, if one does.
fn tab_of(element: &Element) -> Option<Element> {
    let pane = element.closest("[role=tabpanel]").ok().flatten()?;
    if !pane.has_attribute("hidden") && is_visible(&pane) {
        return None;
    }
    document().get_element_by_id(&pane.get_attribute("aria-labelledby")?)
}

/// Whether the condition of a target holds.
fn due(target: &Target) -> bool {
    target.when.as_ref().is_none_or(|when| !all(when).is_empty())
}

/// The first place of the board among the targets.
#[must_use]
pub fn place(targets: &[Target]) -> Option<String> {
    targets.iter().filter(|target| due(target)).find_map(|target| match &target.what {
        TargetElement::Place(name) => Some(name.clone()),
        TargetElement::Element(_) => None,
    })
}

/// The bounds of the goals of a step: its places of the board that become a target later, but not those at `aimed`.
#[must_use]
pub fn goals<G: GameView>(targets: &[Target], aimed: Option<Rect>) -> Vec<Rect> {
    let place = |target: &Target| match &target.what {
        TargetElement::Place(name) if !due(target) => G::place_at(name),
        _ => None,
    };
    let place = targets.iter().filter_map(place);
    place.filter(|place| Some(*place) != aimed).collect()
}

/// The first visible target; else the tab that hides one.
pub fn aim<G: GameView>(targets: &[Target]) -> Option<VisibleTarget> {
    let mut hidden = None;
    for (which, target) in targets.iter().enumerate() {
        if !due(target) {
            continue;
        }
        match &target.what {
            // A place that is due but not visible is scrolled into view instead of falling back to the next target.
            TargetElement::Place(name) => {
                return G::place_at(name).map(|place| VisibleTarget { place, which, tab: false });
            }
            TargetElement::Element(selector) => {
                for element in all(selector) {
                    if let Some(place) = seen(&element) {
                        return Some(VisibleTarget { place, which, tab: false });
                    }
                    let tab = || Some(VisibleTarget { place: seen(&tab_of(&element)?)?, which, tab: true });
                    hidden = hidden.or_else(tab);
                }
            }
        }
    }
    hidden
}

/// Scrolls a target into view and focuses it.
pub fn go_there(spot: &TargetElement, tab: bool) {
    let element = match spot {
        TargetElement::Place(_) => all(".field").into_iter().next(),
        TargetElement::Element(selector) => all(selector).into_iter().find_map(|element| {
            let shown = if tab { tab_of(&element)? } else { element };
            seen(&shown).map(|_| shown)
        }),
    };
    let Some(element) = element else { return };
    element.scroll_into_view_with_bool(false);
    // Selects a focusable descendant, for elements that cannot have the focus.
    let inside = "button:not([tabindex=\"-1\"]), a[href], input, [tabindex=\"0\"]";
    let able = if element.matches(inside).unwrap_or(false) {
        Some(element)
    } else {
        element.query_selector(inside).ok().flatten()
    };
    if let Some(able) = able.and_then(|able| able.dyn_into::<HtmlElement>().ok()) {
        // An element that refuses the focus is still in view.
        let _ = able.focus();
    }
}

/// Scrolls a target into view within its own column.
pub fn bring(target: &Target) {
    if let TargetElement::Element(selector) = &target.what
        && let Some(element) = all(selector).into_iter().find(|element| seen(element).is_some())
    {
        let of = element.get_bounding_client_rect();
        let points =
            [0.15, 0.5, 0.85].map(|part| (of.left() + of.width() / 2.0, of.top() + of.height() * part));
        let hidden = |(x, y): (f64, f64)| match document().element_from_point(x as f32, y as f32) {
            // The coach moves away by itself.
            Some(top) => !element.contains(Some(&top)) && !top.matches(".coach, .coach *").unwrap_or(false),
            None => true,
        };
        if points.into_iter().any(hidden) {
            element.scroll_into_view_with_bool(false);
        }
    }
}

/// The width of the ring around a target, in pixels.
const RING: f64 = 7.0;

/// The position of the coach: the first of the candidates that covers nothing of the target, nor of the places that can be chosen,
/// with `now` preferred; if there is none, the one that covers least, of the target first.
#[must_use]
pub fn stand_clear(candidates: &[Rect], now: usize, target: Option<Rect>, lit: &[Rect]) -> usize {
    let target = target.map(|target| target.grown(RING));
    let hidden = |at: usize| {
        let of = |place: &Rect| candidates.get(at).map_or(f64::MAX, |area| area.overlap(place));
        (target.as_ref().map_or(0.0, of), lit.iter().map(of).sum::<f64>())
    };
    let order = core::iter::once(now).chain(0..candidates.len()).map(|at| (at, hidden(at)));
    let least = order.min_by(|(_, a), (_, b)| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    least.map_or(now, |(at, _)| at)
}

/// Whether the coach is in the way: it covers places of the board that can be chosen.
#[must_use]
pub fn in_the_way(coach: &Rect, lit: &[Rect]) -> bool {
    lit.iter().any(|lit| lit.overlap(coach) > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDS: [Rect; 2] = [Rect::new(8.0, 8.0, 344.0, 200.0), Rect::new(8.0, 432.0, 344.0, 200.0)];

    #[test]
    fn the_coach_stays_if_it_covers_nothing() {
        assert_eq!(stand_clear(&STANDS, 1, None, &[]), 1);
        assert_eq!(stand_clear(&STANDS, 0, Some(Rect::new(40.0, 300.0, 60.0, 60.0)), &[]), 0);
        assert_eq!(stand_clear(&STANDS, 1, Some(Rect::new(40.0, 300.0, 60.0, 60.0)), &[]), 1);
    }

    #[test]
    fn the_coach_is_in_the_way_of_the_places_under_it() {
        let lit = [Rect::new(40.0, 190.0, 60.0, 60.0), Rect::new(40.0, 300.0, 60.0, 60.0)];
        assert!(in_the_way(&STANDS[0], &lit));
        assert!(!in_the_way(&STANDS[0], &lit[1..]) && !in_the_way(&STANDS[1], &lit));
        assert!(!in_the_way(&STANDS[0], &[]));
    }

    #[test]
    fn the_coach_moves_away_from_the_target() {
        assert_eq!(stand_clear(&STANDS, 0, Some(Rect::new(40.0, 150.0, 60.0, 60.0)), &[]), 1);
        assert_eq!(stand_clear(&STANDS, 1, Some(Rect::new(40.0, 500.0, 60.0, 60.0)), &[]), 0);
    }

    #[test]
    fn the_coach_moves_away_from_places_that_can_be_chosen() {
        let lit = [Rect::new(40.0, 150.0, 60.0, 60.0), Rect::new(140.0, 150.0, 60.0, 60.0)];
        assert_eq!(stand_clear(&STANDS, 0, None, &lit), 1);
        assert_eq!(stand_clear(&STANDS, 1, None, &lit), 1);
        let target = Some(Rect::new(40.0, 500.0, 60.0, 60.0));
        assert_eq!(stand_clear(&STANDS, 1, target, &lit), 0, "the target comes first");
    }

    #[test]
    fn the_coach_covers_as_little_as_possible() {
        assert_eq!(stand_clear(&STANDS, 0, Some(Rect::new(0.0, 100.0, 360.0, 360.0)), &[]), 1);
    }
}
