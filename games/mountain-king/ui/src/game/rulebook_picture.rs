//! A small picture of Mountain King for the rulebook: a part of the mountain, or a panel.

use leptos::prelude::*;
use moot_art::Rect;
use moot_core::{MAX_SEATS, Seat};
use mountain_king::{Mask, Square};

use super::{Session, square};
use crate::art::{hints, pieces, tunnel};
use crate::board::layers::{Ground, Network, Standing, put_at, statues};
use crate::board::{paint, skin};
use crate::panels::{Horde, Smoot};
use moot_art::SeatStyle;

/// The picture that a text requests: `horde`, `smoot`, or `board` with the squares at two corners.
pub fn rulebook_picture(session: Session, show: &str) -> AnyView {
    match show.split_once(' ').unwrap_or((show, "")) {
        ("horde", _) => view! { <Horde session/> }.into_any(),
        ("board", corners) => board(session, corners),
        _ => {
            let seat = session.shown_seat().get_untracked();
            view! { <Smoot session seat/> }.into_any()
        }
    }
}

/// The corners of a part of the mountain: left, top, right and bottom.
pub(super) fn corners(text: &str) -> Option<[Square; 2]> {
    let (from, to) = text.split_once(' ')?;
    Some([square(from)?, square(to)?])
}

fn board(session: Session, text: &str) -> AnyView {
    let setup = session.setup();
    let background = paint::background(&setup);
    let cell = moot_art::CELL;
    let frame = corners(text).map_or(background.mountain.frame(), |[from, to]| {
        let [left, top] = [from.column(), from.row()].map(|n| i32::from(n) * cell);
        let [right, bottom] = [to.column(), to.row()].map(|n| (i32::from(n) + 1) * cell);
        Rect::new(left, top, right - left, bottom - top)
    });
    let picture = move || {
        let marks = session.past_position().get().map_or(Mask::EMPTY, |past| past.marks.squares);
        session.state().with(|state| {
            let mut seat_styles = [SeatStyle::Rowan; MAX_SEATS];
            let mut out = Ground::of(&setup, state).pieces().concat();
            for (seat_style, seat) in seat_styles.iter_mut().zip(Seat::all(setup.players().into())) {
                *seat_style = session.seat_style(seat);
            }
            out.push_str(&tunnel::ruins(&skin::squares(&state.loose)));
            for seat in Seat::all(setup.players().into()) {
                let id = ["shown-net-", &seat.to_string()].concat();
                out.push_str(&Network::of(state, seat).paint(&id, seat_styles[seat.index()]));
            }
            out.push_str(&Standing::of(&setup, state).pieces(&seat_styles).concat());
            for (_, clan, at) in statues(state) {
                put_at(&mut out, at, &pieces::statue(skin::clan(clan), false));
            }
            if !marks.is_empty() {
                out.push_str(&hints::changed(&skin::squares(&marks)));
            }
            out
        })
    };
    view! {
        <svg class="board" viewBox=frame.view_box() aria-hidden="true">
            <g inner_html=background.under></g>
            <g inner_html=picture></g>
            <g inner_html=background.over></g>
        </svg>
    }
    .into_any()
}
