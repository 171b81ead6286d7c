//! The chunk with the rules of a game, its table, and all operations on its saves.
//!
//! The page opens with the lobby alone. The first command that needs the game fetches the chunk through [`GameInfo::table_chunk`]
//! and then runs; see [`code_split`]. The lobby issues a [`GameCommand`].

use std::rc::Rc;

use leptos::prelude::*;

use crate::code_split::{self, ChunkError, Fetched};
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::saves::SaveId;
use crate::screen::Screen;
use crate::text::lobby::NotReady;

/// A command that needs the rules of the game.
pub enum GameCommand {
    /// Deals the configured game. The signal receives the reason if the game cannot begin.
    Begin(RwSignal<Option<NotReady>>),
    /// Deals a quick game, without regard to the form except for its sources of a seed.
    BeginQuick(RwSignal<Option<NotReady>>),
    /// Opens a saved game on a screen.
    Resume(SaveId, Screen),
    /// Opens the text of a save from elsewhere.
    Import(String),
    /// Opens the code that a crash has left.
    Mend(String),
    /// Offers the open game as a file.
    Export,
}

/// The functions of the chunk.
pub struct TableChunk<G: GameInfo> {
    /// Runs a command.
    pub run: fn(AppState<G>, &GameCommand),
    /// The table with a game.
    pub table: fn(AppState<G>, G::Session) -> AnyView,
}

/// The state of a chunk that is being fetched.
pub enum Waiting {
    /// The chunk is loading.
    Coming,
    /// The fetch failed; the closure retries.
    Failed(Rc<dyn Fn()>),
}

impl<G: GameInfo> AppState<G> {
    /// Runs a command as soon as the chunk has loaded.
    pub fn ask(self, command: GameCommand) {
        self.ask_again(Rc::new(command));
    }

    fn ask_again(self, command: Rc<GameCommand>) {
        let again = command.clone();
        self.wait(
            G::table_chunk(),
            move || self.ask_again(again.clone()),
            move |chunk| (chunk.run)(self, &command),
        );
    }

    /// Runs a closure with the contents of a chunk as soon as it has loaded. If the fetch fails, the page shows an error and a
    /// button that calls `again`.
    pub fn wait<D: 'static>(
        self,
        fetched: Fetched<D>,
        again: impl Fn() + 'static,
        then: impl FnOnce(D) + 'static,
    ) {
        self.waiting.set(Some(Waiting::Coming));
        code_split::with(fetched, move |contents| match contents {
            Ok(contents) => {
                self.waiting.set(None);
                then(contents);
            }
            Err(ChunkError) => self.waiting.set(Some(Waiting::Failed(Rc::new(again)))),
        });
    }
}

/// Shows that a chunk is loading, or that the fetch failed.
#[component]
pub fn Fetching<G: GameInfo>(
    /// The shared state of the page.
    app: AppState<G>,
) -> impl IntoView {
    let sign = move || {
        app.waiting.with(|waiting| match waiting {
            None => ().into_any(),
            Some(Waiting::Coming) => code_split::waiting(),
            Some(Waiting::Failed(again)) => {
                let again = again.clone();
                code_split::lost(move || again())
            }
        })
    };
    view! { <div class="toasts fetches">{sign}</div> }
}
