//! The chunk with the parts of the lobby that a first visit does not need.

use leptos::prelude::*;

use crate::code_split;
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::game::form::Form;
use crate::screen::OpenedLink;

/// The parts of the lobby that a first visit does not need, as functions of a chunk.
pub struct LobbyExtras<G: GameInfo> {
    /// The form with the choices of the last game.
    pub recall: fn() -> Form<G>,
    /// The button in the first row of the lobby that continues the last saved game.
    pub last_saved: fn(AppState<G>) -> AnyView,
    /// The list of saved games.
    pub saved: fn(AppState<G>) -> AnyView,
    /// The dialog for appearance and sound.
    pub looks: fn(AppState<G>, Callback<()>) -> AnyView,
    /// The dialog of an opened link.
    pub arrived: fn(AppState<G>, &OpenedLink) -> AnyView,
    /// Opens the text of a save, or a link, from elsewhere.
    pub import: fn(AppState<G>, &str),
    /// The score sheet of the open game.
    pub sheet: fn(AppState<G>, G::Session) -> AnyView,
}

/// Shows one of the extras as soon as the chunk has loaded.
pub fn lobby_extra<G: GameInfo>(
    show: impl Fn(&'static LobbyExtras<G>) -> AnyView + Send + 'static,
) -> AnyView {
    code_split::view(G::lobby_extras, show)
}
