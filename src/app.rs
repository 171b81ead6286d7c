//! The whole page: which screen is shown.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::about::About;
use crate::art::SPRITE;
use crate::crash;
use crate::desk::Desk;
use crate::language;
use crate::lobby::Lobby;
use crate::look::Look;
use crate::playable::Playable;
use crate::screen::Screen;
use crate::table::Table;
use crate::table::messages::Unsaved;
use crate::table::sheet::Sheet;
use crate::thinker::Thinker;
use crate::words::{Tongue, set_tongue, tag, tongue, words};

/// What the page looks like where no game is shown.
const USUAL_SIDE: &str = "winter";

/// Mounts the page of a game on the body.
pub fn start<G: Playable>() {
    crash::watch();
    match language::first() {
        Tongue::English => mount_to_body(app::<G>),
        other => spawn_local(async move {
            G::learn(other).await;
            set_tongue(other);
            mount_to_body(app::<G>);
        }),
    }
}

/// The whole page of a game.
pub fn app<G: Playable>() -> impl IntoView {
    let desk = Desk::<G>::new();
    provide_context(desk);
    provide_context(Thinker::new());
    theme(desk);
    crate::focus::keep();
    provide_context(Look::start(desk));
    let screen = move || {
        // Texts are not tracked one by one: another language builds the screen anew.
        let _ = tongue();
        match (desk.screen.get(), desk.session.get()) {
            (Screen::Table, Some(session)) => view! { <Table desk session/> }.into_any(),
            (Screen::Sheet, Some(session)) => view! { <Sheet desk session/> }.into_any(),
            (Screen::About, _) => view! { <About desk/> }.into_any(),
            _ => view! { <Lobby desk/> }.into_any(),
        }
    };
    view! {
        <div inner_html=SPRITE></div>
        {screen}
        {move || {
            let _ = tongue();
            view! { <Unsaved desk/> }
        }}
    }
}

/// Chrome and land follow the side of the board, the language tag the language, the title the screen.
fn theme<G: Playable>(desk: Desk<G>) {
    // Written only when they change: setting the language anew restyles the whole page, even if it is the same.
    let side = Memo::new(move |_| match (desk.screen.get(), desk.session.get()) {
        (Screen::Table | Screen::Sheet, Some(session)) => session.table.with(|table| G::side(table.setup())),
        _ => USUAL_SIDE,
    });
    let tag = Memo::new(|_| tag());
    let title = Memo::new(move |_| {
        let _ = tongue();
        title::<G>(desk.screen.get())
    });
    Effect::new(move |_| mark("data-side", side.get()));
    Effect::new(move |_| mark("lang", tag.get()));
    Effect::new(move |_| document().set_title(&title.get()));
}

/// What a screen is called in a list of windows.
fn title<G: Playable>(screen: Screen) -> String {
    let brand = words().lobby.brand();
    match screen {
        Screen::Table | Screen::Sheet => [G::words().game(), " · ", brand].concat(),
        Screen::About => words().about.title().to_owned(),
        Screen::Lobby => brand.to_owned(),
    }
}

fn mark(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // It cannot be refused: the names of both attributes are valid.
        let _ = root.set_attribute(attribute, value);
    }
}
