//! What the lobby needs of a game: one implementation a game, in its crate of user interface. The lobby works for any game
//! and names none.

pub mod app_state;
pub mod extras_chunk;
pub mod form;
pub mod learn_chunk;
pub mod offer;
pub mod table_chunk;

use core::fmt::Debug;
use core::ops::RangeInclusive;

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::{RawSave, Saved};

use crate::code_split::Fetched;
use crate::game::extras_chunk::LobbyExtras;
use crate::game::form::Form;
use crate::game::learn_chunk::LearnChunk;
use crate::game::offer::OfferWords;
use crate::game::table_chunk::TableChunk;
use crate::registry::GameEntry;
use crate::text::Tongue;

/// The action of a game.
pub type ActionOf<G> = <<G as GameInfo>::Rules as Game>::Action;
/// The setup of a game.
pub type SetupOf<G> = <<G as GameInfo>::Rules as Game>::Setup;
/// The state of a game.
pub type StateOf<G> = <<G as GameInfo>::Rules as Game>::State;
/// The refusal of a game.
pub type IllegalOf<G> = <<G as GameInfo>::Rules as Game>::Illegal;
/// The event of a game.
pub type EventOf<G> = <<G as GameInfo>::Rules as Game>::Event;
/// The view of a game.
pub type ViewOf<G> = <<G as GameInfo>::Rules as Game>::View;

/// What the lobby needs of a game. It is implemented by a marker type that stands for the user interface of the game.
pub trait GameInfo: Copy + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The rules. The bounds let their parts live in signals.
    type Rules: Saved
        + Game<
            Setup: Copy + Send + Sync,
            State: Send + Sync,
            Action: Send + Sync,
            Outcome: Send + Sync,
            Event: Send + Sync,
            Illegal: Send + Sync,
        >;
    /// What can be chosen in the lobby besides players, starting player and seed.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync;
    /// A game on the table. The lobby only hands it on.
    type Session: Copy + Send + Sync + 'static;

    /// The name of the game in saves, links and file names.
    const ID: &'static str = <Self::Rules as Game>::ID;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;

    /// Its entry in the list of games.
    fn entry() -> &'static GameEntry;
    /// Fetches its rules and its table, which are no part of the program from the start.
    fn table_chunk() -> Fetched<&'static TableChunk<Self>>;
    /// Fetches its lessons and its rulebook.
    fn learn_chunk() -> Fetched<&'static LearnChunk<Self>>;
    /// Fetches what the lobby of a first visit does not need.
    fn lobby_extras() -> Fetched<&'static LobbyExtras<Self>>;
    /// Fetches the texts of a language that are no part of the program from the start, for the page and for this game.
    /// Afterwards the page can be set to that language.
    fn learn(tongue: Tongue) -> Fetched<()>;

    /// What the lobby says of it in the reader's language.
    fn offer() -> &'static dyn OfferWords<Self>;
    /// Whether a seat may be chosen to begin.
    fn may_begin(_form: &Form<Self>, _seat: Seat) -> bool {
        true
    }
    /// Where the options are chosen, as rows of the list of options.
    fn options(form: RwSignal<Form<Self>>) -> AnyView;
    /// How far a saved game is, found without replaying it. Where the save is odd, something plausible.
    fn saved_at(raw: &RawSave) -> String;
}
