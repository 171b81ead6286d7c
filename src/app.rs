//! The whole page: which screen is shown.

use std::time::Duration;

use crate::games::cave_troll::CaveTrollUi;
use crate::games::mountain_king::MountainKingUi;
use crate::games::trolls_and_princesses::TrollsAndPrincessesUi;
use leptos::prelude::*;

use crate::about::About;
use crate::art::SPRITE;
use crate::behind::Fetching;
use crate::beyond::{Beyond, beyond};
use crate::crash;
use crate::desk::Desk;
use crate::language;
use crate::lazy;
use crate::lobby::Lobby;
use crate::look::Look;
use crate::playable::Playable;
use crate::roster::GameName;
use crate::screen::Screen;
use crate::table::messages::Unsaved;
use crate::update::Update;
use crate::words::{Tongue, set_tongue, tag, tongue, words};

/// What the page looks like where no game is shown.
const USUAL_SIDE: &str = "winter";

/// Mounts the page of the game that the document belongs to.
pub fn begin() {
    match GameName::here() {
        GameName::CaveTroll => start::<CaveTrollUi>(),
        GameName::MountainKing => start::<MountainKingUi>(),
        GameName::TrollsAndPrincesses => start::<TrollsAndPrincessesUi>(),
    }
}

/// Mounts the page of a game on the body.
pub fn start<G: Playable>() {
    crash::watch();
    match language::first() {
        // The program has only just come to life, which took its time: a frame may come between.
        Tongue::English => set_timeout(|| mount_to_body(app::<G>), Duration::ZERO),
        // Leptos cannot wait for anything yet: it learns how to with the first mount.
        other => wasm_bindgen_futures::spawn_local(async move {
            // Whoever cannot be spoken to in their own language is so in English: the switch tries again.
            if G::learn(other).await.is_ok() {
                set_tongue(other);
            }
            mount_to_body(app::<G>);
        }),
    }
}

/// The whole page of a game.
pub fn app<G: Playable>() -> impl IntoView {
    let desk = Desk::<G>::new();
    provide_context(desk);
    theme(desk);
    crate::focus::keep();
    crate::press::keep();
    provide_context(Look::start(desk));
    let screen = move || {
        // Texts are not tracked one by one: another language builds the screen anew.
        let _ = tongue();
        // A lesson puts its game on the table while its screen is shown: that is no other screen.
        let session = if desk.screen.get().needs_game() { desk.session.get() } else { None };
        match (desk.screen.get(), session) {
            (Screen::Table, Some(session)) => {
                lazy::view(G::behind, move |behind| (behind.table)(desk, session))
            }
            (Screen::Sheet, Some(session)) => beyond(move |beyond: &Beyond<G>| (beyond.sheet)(desk, session)),
            (Screen::About, _) => view! { <About desk/> }.into_any(),
            (Screen::Lessons, _) => lazy::view(G::study, move |study| (study.lessons)(desk)),
            (Screen::Rules, _) => lazy::view(G::study, move |study| (study.rules)(desk)),
            _ => view! { <Lobby desk/> }.into_any(),
        }
    };
    crash::started();
    view! {
        <div inner_html=SPRITE></div>
        {screen}
        <crate::tips::Tips/>
        {move || {
            let _ = tongue();
            view! {
                <Unsaved desk/>
                <Fetching desk/>
                <Update/>
            }
        }}
        {move || {
            let _ = tongue();
            desk.arriving.get().map(|code| beyond(move |beyond: &Beyond<G>| (beyond.arrived)(desk, &code)))
        }}
    }
}

/// Chrome and land follow the side of the board, the language tag the language, the title the screen.
fn theme<G: Playable>(desk: Desk<G>) {
    // Written only when they change: setting the language anew restyles the whole page, even if it is the same.
    let side = Memo::new(move |_| match (desk.screen.get(), desk.session.get()) {
        (Screen::Table | Screen::Sheet | Screen::Lessons, Some(session)) => {
            session.table.with(|table| G::side(table.setup()))
        }
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
        Screen::Table | Screen::Sheet => [words().lobby.game(G::NAME), " · ", brand].concat(),
        Screen::About => words().about.title().to_owned(),
        Screen::Lessons => [words().lobby.game(G::NAME), " · ", words().learn.lessons()].concat(),
        Screen::Rules => [words().lobby.game(G::NAME), " · ", words().learn.rules()].concat(),
        Screen::Lobby => brand.to_owned(),
    }
}

fn mark(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // It cannot be refused: the names of both attributes are valid.
        let _ = root.set_attribute(attribute, value);
    }
}
