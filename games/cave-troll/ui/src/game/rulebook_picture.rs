//! A small picture of Cave Troll for the rulebook: a part of the dungeon, or the panel with the gold.

use leptos::prelude::*;
use moot_art::Rect;

use super::{Session, space};
use crate::board::skin::with_plan;
use crate::board::{build, paint, seat_styles};
use crate::panels::{Forecast, Pile};
use crate::text::table::cave;

/// The picture that a text requests: `gold`, `pile`, or `board` with the spaces to show.
pub fn rulebook_picture(session: Session, show: &str) -> AnyView {
    match show.split_once(' ').unwrap_or((show, "")) {
        ("board", spaces) => board(session, spaces),
        ("pile", _) => view! { <Pile session/> }.into_any(),
        _ => view! { <Forecast session/> }.into_any(),
    }
}

/// The bounding frame of some spaces.
fn frame(spaces: &str) -> Rect<i32> {
    with_plan(|plan| {
        let boxes = spaces.split(' ').filter_map(space).filter_map(|at| plan.boxes.get(at.index()).copied());
        boxes.reduce(|one, other| one.union(&other)).map_or(plan.frame(), |all| {
            let Rect { x, y, width, height } = all.grown(8.0);
            Rect::new(x as i32, y as i32, width as i32, height as i32)
        })
    })
}

fn board(session: Session, spaces: &str) -> AnyView {
    let background = paint::background();
    let doors = background.doors.to_string();
    let picture = move || {
        let seat_styles = seat_styles(session);
        session.state().with(|state| {
            let rooms = build::rooms(state);
            let figures = build::figures(state, &[]);
            let marks = session.past_position().get().map(|past| past.marks.spaces).unwrap_or_default();
            let hints = crate::board::model::Hints { marked: marks, ..Default::default() };
            let mut out = paint::edges(&rooms, &seat_styles);
            out.push_str(&paint::lights(&hints));
            out.push_str(&doors);
            out.push_str(&paint::plaques(&rooms, &seat_styles, cave().tie()));
            for figure in &figures {
                let (x, y) = figure.spot;
                let size = if paint::low(figure.at) { "<g class=\"low\" " } else { "<g " };
                for part in [
                    size,
                    "transform=\"translate(",
                    &(x.round() as i32).to_string(),
                    " ",
                    &(y.round() as i32).to_string(),
                    ")\">",
                    &paint::figurine(figure, &seat_styles),
                    "</g>",
                ] {
                    out.push_str(part);
                }
            }
            out.push_str(&paint::bars(&rooms, &seat_styles));
            out
        })
    };
    view! {
        <svg class="board dungeon" viewBox=frame(spaces).view_box() aria-hidden="true">
            <g inner_html=background.under.to_string()></g>
            <g inner_html=picture></g>
        </svg>
    }
    .into_any()
}
