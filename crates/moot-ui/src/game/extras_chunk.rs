//! What the lobby of a first visit does not need. It is fetched when it is asked for.

use leptos::prelude::*;

use crate::code_split;
use crate::game::GameInfo;
use crate::game::app_state::AppState;

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

/// Shows something of it as soon as it has been fetched.
pub fn lobby_extra<G: GameInfo>(
    show: impl Fn(&'static LobbyExtras<G>) -> AnyView + Send + 'static,
) -> AnyView {
    code_split::view(G::lobby_extras, show)
}
