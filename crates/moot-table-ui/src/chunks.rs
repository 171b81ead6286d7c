//! The contents of the chunks that every game has. Referenced only where a chunk is defined, so that nothing else links them.

use leptos::prelude::*;
use moot_ui::game::remembered_form;
use moot_ui::look;
use moot_ui::screen::OpenedLink;

use crate::advice::HintTray;
use crate::game::GameView;
use crate::open_game::OpenGame;
use crate::recap::RecapTray;
use crate::saved_games::Saved;
use crate::table::menu::List;
use crate::table::opponents;
use crate::table::sheet::Sheet;
use crate::table::watching_tray;
use crate::{lessons, links, live, move_preview, replay, rulebook, saved_games, variations};

pub use crate::game::ai_chunk::AiChunk;
pub use crate::game::extras_chunk::ExtrasChunk;
pub use crate::open_game::table_chunk;
pub use moot_ui::game::extras_chunk::LobbyExtras;
pub use moot_ui::game::learn_chunk::LearnChunk;
pub use moot_ui::game::table_chunk::TableChunk;

/// The computer players.
#[must_use]
pub const fn ai_chunk<G: GameView>() -> AiChunk<G> {
    AiChunk { play: opponents::play, waiting: opponents::waiting }
}

/// The parts that are not needed before the first turn is played.
#[must_use]
pub const fn extras_chunk<G: GameView>() -> ExtrasChunk<G> {
    ExtrasChunk {
        send_on: |session, seat| links::send_on(session, seat).into_any(),
        watching: watching_tray::tray::<G>,
        devices: live::dialog,
        device_tray: live::tray,
        menu: |app, session, open| view! { <List app session open/> }.into_any(),
        hints: |session| view! { <HintTray session/> }.into_any(),
        replay_bar: replay::bar,
        recap_tray: |session| view! { <RecapTray session/> }.into_any(),
        replay_tray: replay::tray,
        move_preview: move_preview::shown,
        pointed: move_preview::above,
        banner: variations::banner,
        belongings: G::belongings,
    }
}

/// The parts of the lobby that a first visit does not need.
#[must_use]
pub const fn lobby_extras<G: GameView>() -> LobbyExtras<G> {
    LobbyExtras {
        recall: remembered_form::recall,
        last_saved: saved_games::last_saved,
        saved: |app| view! { <Saved app=app/> }.into_any(),
        looks: look::dialog,
        arrived: |app, link| match link {
            OpenedLink::Game(code) => links::arrived(app, code),
            OpenedLink::Invitation(code) => live::join(app, code.clone()),
            OpenedLink::Answer(code) => live::answer(app, code.clone()),
        },
        sheet: |app, session| view! { <Sheet app=app session/> }.into_any(),
        import: |app, text| OpenGame(app).import(text),
    }
}

/// Lessons and rulebook.
#[must_use]
pub const fn learn_chunk<G: GameView>() -> LearnChunk<G> {
    LearnChunk { lessons: lessons::screen, rules: rulebook::screen }
}

/// Defines the chunks of a game: for each a function that fetches it, see [`moot_ui::code_split`]. Arguments are the marker type
/// of the game, the files of the chunks, and the function that installs the French texts.
///
/// ```text
/// moot_table_ui::game_chunks! {
///     MyGameUi: table in my, ai in my_ai, extras in my_extras, french in french_my = install_french
/// }
/// ```
#[macro_export]
macro_rules! game_chunks {
    ($game:ty: table in $table:ident, ai in $ai:ident, extras in $extras:ident, french in $french:ident = $install:expr) => {
        const TABLE: &$crate::chunks::TableChunk<$game> = &$crate::chunks::table_chunk();
        const LEARN: &$crate::chunks::LearnChunk<$game> = &$crate::chunks::learn_chunk();
        const AI: &$crate::chunks::AiChunk<$game> = &$crate::chunks::ai_chunk();
        const EXTRAS: &$crate::chunks::ExtrasChunk<$game> = &$crate::chunks::extras_chunk();
        const LOBBY: &$crate::chunks::LobbyExtras<$game> = &$crate::chunks::lobby_extras();

        ::moot_ui::chunk!(
            /// Installs the French texts of the game, and those that all games share.
            pub french in $french -> fn() = $install
        );
        ::moot_ui::chunk!(
            /// The rules and the table.
            pub table in $table -> &'static $crate::chunks::TableChunk<$game> = TABLE
        );
        ::moot_ui::chunk!(
            /// The lessons and the rulebook.
            pub learn in $extras -> &'static $crate::chunks::LearnChunk<$game> = LEARN
        );
        ::moot_ui::chunk!(
            /// The parts of the lobby that a first visit does not need.
            pub lobby in $extras -> &'static $crate::chunks::LobbyExtras<$game> = LOBBY
        );
        ::moot_ui::chunk!(
            /// The computer players, and hints.
            pub ai in $ai -> &'static $crate::chunks::AiChunk<$game> = AI
        );
        ::moot_ui::chunk!(
            /// The parts that are not needed before the first turn is played.
            pub extras in $extras -> &'static $crate::chunks::ExtrasChunk<$game> = EXTRAS
        );
    };
}
