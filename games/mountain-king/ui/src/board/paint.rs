//! Converts the render model into SVG text.

use std::cell::RefCell;

use moot_core::Seat;
use mountain_king::{Mask, Setup, Side, Square, State};

use super::layers::{hall_art, put_at};
use super::model::{Ghost, Hints};
use super::skin;
use crate::art::ground::Buried;
use crate::art::hints as art_hints;
use crate::art::pieces;
use crate::art::terrain;
use moot_art::{Mountain, SeatStyle, middle};

/// The ring round a square that a decision is about.
const ASKED: &str = "<circle class=\"asked-ink\" r=\"19\"/><circle class=\"asked\" r=\"19\"/>";

/// The static parts of the board: the land under the pieces and the heart above them.
#[derive(Clone, Debug)]
pub struct Background {
    /// The side of the board.
    pub side: Side,
    /// The shape of the mountain.
    pub mountain: Mountain,
    /// Land, foot, tiers and grid.
    pub under: String,
    /// The heart.
    pub over: String,
    /// The mountain for the minimap.
    pub small: String,
}

thread_local! {
    // Painting the land takes longer than a frame, so each side is painted once and cached.
    static PAINTED: RefCell<Vec<Background>> = const { RefCell::new(Vec::new()) };
}

/// The static parts of a side, painted once per visit.
#[must_use]
pub fn background(setup: &Setup) -> Background {
    let side = setup.side();
    PAINTED.with_borrow_mut(|painted| {
        if let Some(found) = painted.iter().find(|background| background.side == side) {
            return found.clone();
        }
        let mountain = skin::mountain(setup.board());
        let fresh = Background {
            side,
            under: terrain::terrain(&mountain, skin::season(side)),
            over: terrain::heart(&mountain),
            small: terrain::miniature(&mountain),
            mountain,
        };
        painted.push(fresh.clone());
        fresh
    })
}

/// The buried contents of a preview's squares.
fn finds(
    setup: &Setup,
    state: &State,
    squares: impl Iterator<Item = Square>,
) -> Vec<(moot_art::Square, Buried)> {
    let board = setup.board();
    squares
        .map(|at| {
            let hoard = if state.buried.has(at) { board.hoard(at) } else { mountain_king::Pile::EMPTY };
            let resources =
                hoard.iter().flat_map(|(kind, n)| (0..n).map(move |_| skin::resource(kind))).collect();
            let statue = state.statue_at(at).map(|statue| skin::clan(state.statue_clan(statue)));
            let rubble = state.rubble.has(at) && !state.rites.soft;
            (skin::square(at), Buried { rubble, resources, statue })
        })
        .filter(|(_, find)| *find != Buried::default())
        .collect()
}

/// Draws the transient overlays of the mountain. The edge of the window cuts the squares of `cut`: their figures are left out,
/// because half a sign reads as another one.
#[must_use]
pub fn hints(setup: &Setup, state: &State, hints: &Hints, cut: &Mask, seat_style: SeatStyle) -> String {
    let mut out = String::new();
    for (tunnel, _, far) in &hints.reach {
        out.push_str(&art_hints::reach(&skin::squares(tunnel), *far));
    }
    if !hints.lit.0.is_empty() {
        out.push_str(&art_hints::legal(&skin::squares(&hints.lit.0)));
    }
    for at in hints.lit.0.iter().filter(|_| hints.ringed) {
        put_at(&mut out, at, ASKED);
    }
    let best = hints.best();
    for &(at, honour) in hints.worth.iter().filter(|&&(at, _)| !cut.has(at)) {
        put_at(&mut out, at, &art_hints::worth(honour, best == Some(at)));
    }
    for (tunnel, carts, far) in &hints.reach {
        let spot = tunnel.iter().find(|&at| state.statue_at(at).is_none());
        if *carts > 1
            && let Some(at) = spot
        {
            put_at(&mut out, at, &art_hints::carts(*carts, *far));
        }
    }
    if let Some((clan, at)) = hints.picked {
        put_at(&mut out, at, &art_hints::picked_statue(skin::clan(clan)));
    }
    if !hints.marked.0.is_empty() {
        out.push_str(&art_hints::changed(&skin::squares(&hints.marked.0)));
    }
    if let Some(ghost) = &hints.ghost {
        put_ghost(&mut out, setup, state, ghost, seat_style);
    }
    if let Some(at) = hints.asked {
        put_at(&mut out, at, ASKED);
    }
    out
}

fn put_ghost(out: &mut String, setup: &Setup, state: &State, ghost: &Ghost, seat_style: SeatStyle) {
    match ghost {
        Ghost::Tunnel { squares, anchor } => {
            let found = finds(setup, state, squares.iter());
            let anchor = anchor.map(skin::square);
            out.push_str(&art_hints::ghost(seat_style, &skin::squares(squares), anchor, &found));
        }
        Ghost::Bad(squares) => out.push_str(&art_hints::bad_ghost(seat_style, &skin::squares(squares))),
        Ghost::Hall { hall, squares, altar, remnants } => {
            let remnants: Vec<_> = remnants.iter().map(skin::squares).collect();
            out.push_str(&art_hints::hall_ghost(
                &hall_art(*hall, squares, *altar, Some(seat_style)),
                &remnants,
            ));
        }
        Ghost::Statue { clan, route } => {
            let stops: Vec<_> = route.iter().map(|&at| skin::square(at)).collect();
            out.push_str(&art_hints::route(&stops));
            if let Some(&to) = route.last() {
                put_at(out, to, &art_hints::ghost_statue(skin::clan(*clan)));
            }
        }
        Ghost::Gate(at) => put_at(out, *at, &pieces::gate(seat_style)),
        Ghost::Squares(squares) => {
            let cells = skin::squares(squares);
            let edge = moot_art::outline(&cells, 2.0, 7.0);
            for part in [
                "<path class=\"ghost-veil\" d=\"",
                &edge,
                "\"/><path class=\"ghost-ink\" d=\"",
                &edge,
                "\"/><path class=\"ghost-line\" d=\"",
                &edge,
                "\"/>",
            ] {
                out.push_str(part);
            }
        }
    }
}

/// The networks as flat patches, for the minimap.
#[must_use]
pub fn small_networks(setup: &Setup, state: &State, seat_style: impl Fn(Seat) -> SeatStyle) -> String {
    let mut out = String::new();
    for seat in Seat::all(setup.players().into()) {
        let cells = skin::squares(&state.nets[seat.index()]);
        let edge = moot_art::outline(&cells, 0.0, 4.0);
        for part in ["<path class=\"small-net\" fill=\"", seat_style(seat).colour(), "\" d=\"", &edge, "\"/>"]
        {
            out.push_str(part);
        }
    }
    out
}

/// `translate(…)` for CSS, to the centre of a square.
#[must_use]
pub fn translate(at: Square) -> String {
    let (x, y) = middle(skin::square(at));
    ["translate(", &x.to_string(), "px,", &y.to_string(), "px)"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::build;
    use crate::board::tests::middles;
    use crate::game::Pick;

    #[test]
    fn the_land_is_painted_once_per_side() {
        let setup = Setup::usual(3).expect("a valid number of players");
        let first = background(&setup);
        let again = background(&setup);
        assert_eq!((first.under.len(), first.side), (again.under.len(), Side::Autumn));
        assert!(first.under.contains("tier t5") && first.small.contains("heart"));
        PAINTED.with_borrow(|painted| assert_eq!(painted.len(), 1));
    }

    #[test]
    fn a_figure_that_the_edge_of_the_window_cuts_is_left_out() {
        let (setup, state) = middles().remove(0);
        let (near, far) = (Square::at(3, 4), Square::at(9, 4));
        let model = Hints { worth: vec![(near, 2), (far, 1)], ..Hints::default() };
        let figures = |cut: &Mask| hints(&setup, &state, &model, cut, SeatStyle::Fjord);
        assert_eq!(figures(&Mask::EMPTY).matches("worthsq").count(), 2);
        let rest = figures(&Mask::one(near));
        assert!(rest.contains(">+1<") && !rest.contains(">+2<"), "{rest}");
        assert!(
            !rest.contains("worthsq best"),
            "the best place is not another one because its figure is cut"
        );
    }

    #[test]
    fn all_lit_squares_are_one_path() {
        for (setup, state) in middles().into_iter().take(6) {
            let pick = Pick::Dig { shape: 4, cost: [4, 0, 0], lie: 0, at: None };
            let places = build::places(&setup, &state, build::mode(&state, &pick));
            let (model, _) = build::hints(&setup, &state, &[], places.as_ref(), &pick, None);
            let picture = hints(&setup, &state, &model, &Mask::EMPTY, SeatStyle::Fjord);
            assert_eq!(picture.matches("<path").count(), if model.lit.0.is_empty() { 0 } else { 2 });
            assert_eq!(picture.matches('M').count() as u32, 2 * model.lit.0.count());
        }
    }
}
