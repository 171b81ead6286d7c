//! Villages, caverns, networks and displays on the page: pure functions of the position and of what the player has in hand.
//!
//! What is in hand and what may be chosen for it comes from [`hold`](crate::games::trolls_and_princesses::hold); a press goes
//! to [`act`](crate::games::trolls_and_princesses::act).

pub mod skin;

use leptos::prelude::*;
use moot_core::Seat;
use trolls_and_princesses::{Network, Place, Show};

use crate::games::trolls_and_princesses::hand::Point;
use crate::games::trolls_and_princesses::hold::Way;
use crate::games::trolls_and_princesses::{Session, act};
use crate::words::trolls_and_princesses::{princess, texts};

/// The board: the villages, and the network of the player at the page with the places where the tile in hand fits.
pub fn view(session: Session) -> AnyView {
    let villages = move || {
        let places: Vec<Place> = session.state.with(|state| state.village_places().collect());
        places.into_iter().map(|at| place(session, session.whose.get(), at)).collect_view()
    };
    view! {
        <div
            class="mountain princess"
            role="application"
            aria-roledescription=texts().board.role()
            aria-label=texts().board.board()
        >
            <div class="field">
                <div class="places">{villages}</div>
                {move || caverns(session, session.whose.get())}
                {move || network(session, session.whose.get())}
                {move || ways(session)}
            </div>
        </div>
    }
    .into_any()
}

/// The villages, small and still, for the rulebook.
pub fn still(session: Session) -> AnyView {
    (move || network(session, session.whose.get())).into_any()
}

/// A cavern or village as a button, with everybody in it.
fn place(session: Session, seat: Seat, at: Place) -> AnyView {
    let facts = move || {
        let lit = act::grip(session).places.contains(&at);
        crate::words::Scene::now(session, |tale| texts().board.place_facts(tale, seat, at, lit))
    };
    let on = move || session.hand.in_hand().to == Some(at);
    view! {
        <button
            type="button"
            class="placebtn"
            data-place=at.word()
            class:on=on
            aria-pressed=move || if on() { "true" } else { "false" }
            on:click=move |_| act::press_place(session, at)
        >
            {facts}
        </button>
    }
    .into_any()
}

/// The places where the tile in hand fits.
fn ways(session: Session) -> AnyView {
    let grip = act::grip(session);
    let button = |way: Way| {
        let Way { lie, joint } = way;
        let on = grip.hold.lie == Some(lie);
        view! {
            <button
                type="button"
                class="placebtn"
                data-cell=lie.cell.to_string()
                aria-pressed=if on { "true" } else { "false" }
                on:click=move |_| act::press_cell(session, lie.cell)
            >
                {princess().joint(joint)}
            </button>
        }
    };
    let mut seen = Vec::new();
    let first = grip.ways.iter().copied().filter(|way| {
        let new = !seen.contains(&way.lie.cell);
        seen.push(way.lie.cell);
        new
    });
    first.map(button).collect_view().into_any()
}

/// The network of a seat, still and small.
pub fn network(session: Session, seat: Seat) -> AnyView {
    let tiles = session.state.with(|state| {
        Network::of(state, seat).tiles().map(|(tile, ..)| princess().tile(tile)).collect::<Vec<_>>()
    });
    view! { <p class="net">{tiles.join(", ")}</p> }.into_any()
}

/// The three caverns of a seat with cauldrons, trolls and humans, and what lies in its stores.
pub fn caverns(session: Session, seat: Seat) -> AnyView {
    let caverns = Place::CAVERNS.map(|at| place(session, seat, at));
    view! { <div class="caverns">{caverns}</div> }.into_any()
}

/// The three displays, of which one is open.
pub fn displays(session: Session) -> AnyView {
    let body = move || {
        let open = session.state.with(|state| skin::wanted(state.phase));
        let show = session.hand.display.get().or(open).unwrap_or(Show::Caves);
        let tabs = [Show::Caves, Show::Kings, Show::Cards].map(|one| {
            view! {
                <button
                    type="button"
                    aria-pressed=if one == show { "true" } else { "false" }
                    on:click=move |_| session.hand.display.set(Some(one))
                >
                    {princess().display(one)}
                </button>
            }
        });
        view! {
            <div class="seg" role="group" aria-label=princess().displays()>
                {tabs}
            </div>
            <div class="shown">{shown(session, show)}</div>
        }
    };
    view! { {body} }.into_any()
}

/// What lies in a display.
fn shown(session: Session, show: Show) -> AnyView {
    let tile = |tile: trolls_and_princesses::Tile| {
        view! {
            <button type="button" class="shownbtn" data-tile=tile.id() on:click=move |_| act::press_tile(session, tile)>
                <b>{princess().tile(tile)}</b>
                <small>{princess().tile_text(tile)}</small>
            </button>
        }
        .into_any()
    };
    let card = |card: trolls_and_princesses::TrollCard| {
        view! {
            <button type="button" class="shownbtn" data-card=card.face().id on:click=move |_| act::press_card(session, card)>
                <b>{princess().card(card)}</b>
                <small>{princess().card_text(card)}</small>
            </button>
        }
        .into_any()
    };
    let (caves, kings, cards) = session.state.with(|state| (state.caves, state.kings, state.shown));
    match show {
        Show::Caves => caves.into_iter().filter(|it| it.is_some()).map(tile).collect_view().into_any(),
        Show::Kings => kings.into_iter().filter(|it| it.is_some()).map(tile).collect_view().into_any(),
        Show::Cards => cards.into_iter().filter(|it| it.is_some()).map(card).collect_view().into_any(),
    }
}

/// Where a place of the board is in the window, by the name that the texts of actions use: `mining`, `I`, or the four
/// numbers of a place in the network.
#[must_use]
pub fn place_at(_name: &str) -> Option<[f64; 4]> {
    None
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
