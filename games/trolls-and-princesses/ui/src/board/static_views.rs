//! Still pictures of villages and networks, and lookup of board places by name.

use leptos::prelude::*;
use moot_art::Rect;
use moot_core::Seat;
use trolls_and_princesses::Place;

use super::{build, layout, marks, net, paint, points};
use crate::art::home;
use crate::game::selection::Point;
use crate::marker::Session;

/// The villages and the player's own network as a small still picture, for the rulebook.
pub fn whole_board(session: Session) -> AnyView {
    let picture = move || {
        session.state().with(|state| {
            let colours = marks::seat_styles(session);
            let marks = build::Marks::default();
            let seat = session.shown_seat().get();
            let layout = layout::BoardLayout::new(state.table().villages.into(), false);
            let villages: Vec<_> =
                state.village_places().map(|at| build::hamlet(state, at, &colours, &marks)).collect();
            let net = net::net(state, seat);
            let fit = layout.fit(net.tiles.iter().map(|lain| lain.cell));
            let frame = layout.frame.view_box();
            [
                "<svg class=\"board villages\" viewBox=\"",
                &frame,
                "\" aria-hidden=\"true\">",
                &paint::surroundings(&layout),
                &paint::placed(&paint::village_place(&layout), &paint::hamlets(&layout, &villages)),
                &paint::placed(
                    &paint::board_place(&layout),
                    &home::pieces(&build::home(state, seat, &colours, &marks)),
                ),
                "<g style=\"transform:",
                &fit.style(),
                "\">",
                &paint::tiles(&net).concat(),
                "</g></svg>",
            ]
            .concat()
        })
    };
    view! { <div class="stillboard" inner_html=picture></div> }.into_any()
}

/// A network as a small still picture.
pub fn network(session: Session, seat: Seat) -> AnyView {
    let picture = move || session.state().with(|state| paint::network(&net::net(state, seat)));
    view! { <div class="netbox" inner_html=picture></div> }.into_any()
}

/// The window rectangle of a board place by its name in action texts: `mining`, `I`, or the four numbers of a place in the
/// network.
#[must_use]
pub fn place_at(name: &str) -> Option<Rect> {
    points::in_window(point(name)?)
}

/// The point of the board with this name in action texts.
#[must_use]
pub fn point(name: &str) -> Option<Point> {
    if let Some(place) = Place::from_word(name) {
        return Some(Point::Place(place));
    }
    let numbers: Vec<i8> = name.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Point::Cell(trolls_and_princesses::Cell(numbers.try_into().ok()?)))
}
