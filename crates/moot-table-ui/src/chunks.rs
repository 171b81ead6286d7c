//! The contents of the chunks of the program that every game has. To be named only where a chunk is cut off.

use leptos::prelude::*;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::look;

use crate::advice::HintTray;
use crate::game::GameView;
use crate::game::ai_chunk::AiChunk;
use crate::game::extras_chunk::ExtrasChunk;
use crate::saved_games::Saved;
use crate::table::menu::List;
use crate::table::opponents;
use crate::table::sheet::Sheet;
use crate::{lessons, links, move_preview, replay, rulebook, variations};

pub use crate::open_game::table_chunk;

/// The computer players.
#[must_use]
pub const fn ai_chunk<G: GameView>() -> AiChunk<G> {
    AiChunk { play: opponents::play, waiting: opponents::waiting }
}

/// What is not needed before the first turn is played.
#[must_use]
pub const fn extras_chunk<G: GameView>() -> ExtrasChunk<G> {
    ExtrasChunk {
        send_on: |session, seat| links::send_on(session, seat).into_any(),
        menu: |app, session, open| view! { <List app session open/> }.into_any(),
        hints: |session| view! { <HintTray session/> }.into_any(),
        replay_bar: replay::bar,
        replay_tray: replay::tray,
        outlook: move_preview::shown,
        pointed: move_preview::above,
        banner: variations::banner,
    }
}

/// What the lobby of a first visit does not need.
#[must_use]
pub const fn lobby_extras<G: GameView>() -> LobbyExtras<G> {
    LobbyExtras {
        saved: |app| view! { <Saved app=app/> }.into_any(),
        looks: look::dialog,
        arrived: |app, code| links::arrived(app, code).into_any(),
        sheet: |app, session| view! { <Sheet app=app session/> }.into_any(),
    }
}

/// Lessons and rulebook.
#[must_use]
pub const fn learn_chunk<G: GameView>() -> LearnChunk<G> {
    LearnChunk { lessons: lessons::screen, rules: rulebook::screen }
}
