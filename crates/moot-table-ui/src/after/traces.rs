//! Where everybody was: ways on a map.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;

/// The panel with what everybody did on the board.
pub fn traces<G: GameView>(session: Session<G>) -> AnyView {
    view! {
        <section class="panel tracks" aria-labelledby="h-traces">
            <h2 id="h-traces">{words().after.traces()}</h2>
            {G::traces(session)}
        </section>
    }
    .into_any()
}

/// A way through some points in a colour, cased in ink, with a ring where it begins and a dot where it ends. It keeps `aside`
/// of the straight line, so that the ways of several players part.
#[must_use]
pub fn road(way: &[(f64, f64)], colour: &str, aside: f64, width: f64) -> String {
    let (Some(first), Some(last)) = (way.first(), way.last()) else { return String::new() };
    let at = |&(x, y): &(f64, f64)| [(x + aside).to_string(), (y + aside).to_string()].join(" ");
    let line = ["M", &way.iter().map(at).collect::<Vec<_>>().join("L")].concat();
    let path = |stroke: &str, width: f64| {
        format!("<path class=\"road\" d=\"{line}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>")
    };
    let dot = |&(x, y): &(f64, f64), fill: &str| {
        let radius = width * 0.9;
        format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#17151c\" stroke-width=\"1.6\"/>",
            x + aside,
            y + aside
        )
    };
    [path("#17151c", width + 3.0), path(colour, width), dot(first, "#f5ebd6"), dot(last, colour)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_road_has_both_its_ends() {
        let road = road(&[(1.0, 2.0), (30.0, 2.0)], "#123456", 3.0, 5.0);
        assert_eq!(road.matches("<circle").count(), 2);
        assert!(road.contains("M4 5L33 5") && road.contains("#123456"));
        assert_eq!(super::road(&[], "red", 0.0, 1.0), "");
    }
}
