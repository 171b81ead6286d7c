//! The chunk of the program that holds the rules of a game, its table, and all that is done with its saves.
//!
//! The page opens with the lobby alone. The first command that needs the game fetches the chunk through
//! [`GameInfo::table_chunk`] and is then carried out; see [`code_split`]. The lobby states what it wants as a [`GameCommand`].

use std::rc::Rc;

use leptos::prelude::*;

use crate::code_split::{self, Fetched, Lost};
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::saves::SaveId;
use crate::screen::Screen;
use crate::text::lobby::NotReady;

/// Something that cannot be done without the rules of the game.
pub enum GameCommand {
    /// Deal the game that was chosen in the lobby, and tell here what is missing before it can be played.
    Begin(RwSignal<Option<NotReady>>),
    /// Open a saved game on a screen.
    Resume(SaveId, Screen),
    /// Open the text of a save that came from elsewhere.
    Import(String),
    /// Open the code that a crash has left.
    Mend(String),
    /// Offer the game on the table as a file.
    Export,
}

/// The functions of the chunk.
pub struct TableChunk<G: GameInfo> {
    /// Carries out a command.
    pub run: fn(AppState<G>, &GameCommand),
    /// The table with a game on it.
    pub table: fn(AppState<G>, G::Session) -> AnyView,
}

/// Something that waits for a part of the program.
pub enum Waiting {
    /// It is being fetched.
    Coming,
    /// It could not be fetched; this tries again.
    Lost(Rc<dyn Fn()>),
}

impl<G: GameInfo> AppState<G> {
    /// Carries out an command as soon as the game is there.
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

    /// Does something with a part of the program as soon as it is there. Where it cannot be fetched the page says so, and
    /// offers to try `again`.
    pub fn wait<D: 'static>(
        self,
        fetched: Fetched<D>,
        again: impl Fn() + 'static,
        then: impl FnOnce(D) + 'static,
    ) {
        self.waiting.set(Some(Waiting::Coming));
        code_split::with(fetched, move |door| match door {
            Ok(door) => {
                self.waiting.set(None);
                then(door);
            }
            Err(Lost) => self.waiting.set(Some(Waiting::Lost(Rc::new(again)))),
        });
    }
}

/// Says that something is being fetched, or that it could not be.
#[component]
pub fn Fetching<G: GameInfo>(
    /// The page's shared state.
    app: AppState<G>,
) -> impl IntoView {
    let sign = move || {
        app.waiting.with(|waiting| match waiting {
            None => ().into_any(),
            Some(Waiting::Coming) => code_split::waiting(),
            Some(Waiting::Lost(again)) => {
                let again = again.clone();
                code_split::lost(move || again())
            }
        })
    };
    view! { <div class="toasts fetches">{sign}</div> }
}
