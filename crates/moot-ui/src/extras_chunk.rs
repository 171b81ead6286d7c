//! What the lobby of a first visit does not need. It is fetched when it is asked for.

use leptos::prelude::*;

use crate::app_state::AppState;
use crate::code_split;
use crate::game::GameInfo;
use crate::look;

/// What the lobby of a first visit does not need, as functions of a chunk of the program.
pub struct LobbyExtras<G: GameInfo> {
    /// The saved games.
    pub saved: fn(AppState<G>) -> AnyView,
    /// The dialog of looks and sounds.
    pub looks: fn(AppState<G>, Callback<()>) -> AnyView,
    /// The game of a link, by its code.
    pub arrived: fn(AppState<G>, &str) -> AnyView,
    /// The score sheet of the game on the table.
    pub sheet: fn(AppState<G>, G::Session) -> AnyView,
}

impl<G: GameInfo> LobbyExtras<G> {
    /// The chunk's content. All but the looks belong to the table.
    #[must_use]
    pub const fn new(
        saved: fn(AppState<G>) -> AnyView,
        arrived: fn(AppState<G>, &str) -> AnyView,
        sheet: fn(AppState<G>, G::Session) -> AnyView,
    ) -> LobbyExtras<G> {
        LobbyExtras { saved, looks: look::dialog, arrived, sheet }
    }
}

/// Shows something of it as soon as it has been fetched.
pub fn lobby_extra<G: GameInfo>(
    show: impl Fn(&'static LobbyExtras<G>) -> AnyView + Send + 'static,
) -> AnyView {
    code_split::view(G::lobby_extras, show)
}
