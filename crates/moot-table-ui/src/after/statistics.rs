//! The players' actions on the board: paths on a map.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;

/// The panel with all players' actions on the board.
pub fn statistics<G: GameView>(session: Session<G>) -> AnyView {
    view! {
        <section class="panel tracks" aria-labelledby="h-traces">
            <h2 id="h-traces">{words().after.statistics()}</h2>
            {G::statistics(session)}
        </section>
    }
    .into_any()
}

/// An SVG path through `points` in a colour, with an ink outline, a ring at its start and a dot at its end. It is shifted by
/// `offset` from the straight line, so that the paths of several players do not overlap.
#[must_use]
pub fn road(way: &[(f64, f64)], colour: &str, offset: f64, width: f64) -> String {
    let (Some(first), Some(last)) = (way.first(), way.last()) else { return String::new() };
    let at = |&(x, y): &(f64, f64)| [(x + offset).to_string(), (y + offset).to_string()].join(" ");
    let line = ["M", &way.iter().map(at).collect::<Vec<_>>().join("L")].concat();
    let path = |stroke: &str, width: f64| {
        format!("<path class=\"road\" d=\"{line}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>")
    };
    let dot = |&(x, y): &(f64, f64), fill: &str| {
        let radius = width * 0.9;
        format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#17151c\" stroke-width=\"1.6\"/>",
            x + offset,
            y + offset
        )
    };
    [path("#17151c", width + 3.0), path(colour, width), dot(first, "#f5ebd6"), dot(last, colour)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_marks_its_start_and_end() {
        let road = road(&[(1.0, 2.0), (30.0, 2.0)], "#123456", 3.0, 5.0);
        assert_eq!(road.matches("<circle").count(), 2);
        assert!(road.contains("M4 5L33 5") && road.contains("#123456"));
        assert_eq!(super::road(&[], "red", 0.0, 1.0), "");
    }
}
