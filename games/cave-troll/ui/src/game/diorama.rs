//! A small picture of Cave Troll for the rulebook: a part of the dungeon, or the panel with the gold.

use leptos::prelude::*;

use super::{Session, space};
use crate::board::skin::with_plan;
use crate::board::{build, liveries, paint};
use crate::panels::{Forecast, Pile};
use crate::text::cave_troll::cave;

/// What a text asks for: `gold`, `pile`, or `board` with the spaces that are to be seen.
pub fn diorama(session: Session, show: &str) -> AnyView {
    match show.split_once(' ').unwrap_or((show, "")) {
        ("board", spaces) => board(session, spaces),
        ("pile", _) => view! { <Pile session/> }.into_any(),
        _ => view! { <Forecast session/> }.into_any(),
    }
}

/// The smallest frame around some spaces.
fn frame(spaces: &str) -> [i32; 4] {
    with_plan(|plan| {
        let boxes = spaces.split(' ').filter_map(space).filter_map(|at| plan.boxes.get(at.index()).copied());
        let all = boxes
            .map(|[x, y, wide, high]| [x, y, x + wide, y + high])
            .reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]);
        all.map_or(plan.frame(), |[left, top, right, bottom]| {
            [left - 8.0, top - 8.0, right - left + 16.0, bottom - top + 16.0].map(|n| n as i32)
        })
    })
}

fn board(session: Session, spaces: &str) -> AnyView {
    let still = paint::still();
    let doors = still.doors.to_string();
    let picture = move || {
        let liveries = liveries(session);
        session.state.with(|state| {
            let rooms = build::rooms(state);
            let figures = build::figures(state, &[]);
            let marks = session.past.get().map(|past| past.marks.spaces).unwrap_or_default();
            let hints = crate::board::model::Hints { marked: marks, ..Default::default() };
            let mut out = paint::edges(&rooms, &liveries);
            out.push_str(&paint::lights(&hints));
            out.push_str(&doors);
            out.push_str(&paint::plaques(&rooms, &liveries, cave().tie()));
            for figure in &figures {
                let (x, y) = figure.spot;
                for part in [
                    "<g transform=\"translate(",
                    &(x.round() as i32).to_string(),
                    " ",
                    &(y.round() as i32).to_string(),
                    ")\">",
                    &paint::figurine(figure, &liveries),
                    "</g>",
                ] {
                    out.push_str(part);
                }
            }
            out.push_str(&paint::bars(&rooms, &liveries));
            out
        })
    };
    view! {
        <svg class="board dungeon" viewBox=frame(spaces).map(|n| n.to_string()).join(" ") aria-hidden="true">
            <g inner_html=still.under.to_string()></g>
            <g inner_html=picture></g>
        </svg>
    }
    .into_any()
}
