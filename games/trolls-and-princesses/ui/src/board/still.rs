//! The villages and networks as still pictures, and places of the board by their names.

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::Place;

use super::{build, marks, net, paint, points, scene};
use crate::art::home;
use crate::game::Session;
use crate::game::hand::Point;

/// The symbols that only this game needs.
pub(super) fn sprite() -> AnyView {
    view! { <div inner_html=moot_art::VILLAGE_SPRITE></div> }.into_any()
}

/// The villages and the network of the player at the page, small and still, for the rulebook.
pub fn still(session: Session) -> AnyView {
    let picture = move || {
        session.state.with(|state| {
            let colours = marks::liveries(session);
            let marks = build::Marks::default();
            let seat = session.whose.get();
            let scene = scene::Scene::new(state.table().villages.into(), false);
            let villages: Vec<_> =
                state.village_places().map(|at| build::hamlet(state, at, &colours, &marks)).collect();
            let net = net::net(state, seat);
            let fit = scene.fit(net.tiles.iter().map(|lain| lain.cell));
            let frame = scene.frame.map(|n| n.to_string()).join(" ");
            [
                "<svg class=\"board villages\" viewBox=\"",
                &frame,
                "\" aria-hidden=\"true\">",
                &paint::surroundings(&scene),
                &paint::placed(&paint::village_place(&scene), &paint::hamlets(&scene, &villages)),
                &paint::placed(
                    &paint::board_place(&scene),
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
    view! {
        {sprite()}
        <div class="stillboard" inner_html=picture></div>
    }
    .into_any()
}

/// The network of a seat, still and small.
pub fn network(session: Session, seat: Seat) -> AnyView {
    let picture = move || session.state.with(|state| paint::network(&net::net(state, seat)));
    view! { <div class="netbox" inner_html=picture></div> }.into_any()
}

/// Where a place of the board is in the window, by the name that the texts of actions use: `mining`, `I`, or the four
/// numbers of a place in the network.
#[must_use]
pub fn place_at(name: &str) -> Option<[f64; 4]> {
    points::in_window(point(name)?)
}

/// The point of the board with that name in the texts of actions.
#[must_use]
pub fn point(name: &str) -> Option<Point> {
    if let Some(place) = Place::from_word(name) {
        return Some(Point::Place(place));
    }
    let numbers: Vec<i8> = name.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Point::Cell(trolls_and_princesses::Cell(numbers.try_into().ok()?)))
}
