//! The interface between the lobby and a game. The user interface crate of each game implements it once; the lobby itself is
//! independent of the game.

pub mod app_state;
pub mod extras_chunk;
pub mod form;
pub mod learn_chunk;
pub mod offer;
pub mod remembered_form;
pub mod table_chunk;

use core::fmt::Debug;
use core::ops::RangeInclusive;

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::{RawSave, Saved};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::code_split::Fetched;
use crate::game::extras_chunk::LobbyExtras;
use crate::game::form::Form;
use crate::game::learn_chunk::LearnChunk;
use crate::game::offer::OfferTexts;
use crate::game::table_chunk::TableChunk;
use crate::registry::GameEntry;
use crate::text::Language;

/// The action of a game.
pub type ActionOf<G> = <<G as GameInfo>::Rules as Game>::Action;
/// The setup of a game.
pub type SetupOf<G> = <<G as GameInfo>::Rules as Game>::Setup;
/// The state of a game.
pub type StateOf<G> = <<G as GameInfo>::Rules as Game>::State;
/// The reason why an action of a game is illegal.
pub type IllegalOf<G> = <<G as GameInfo>::Rules as Game>::Illegal;
/// The event of a game.
pub type EventOf<G> = <<G as GameInfo>::Rules as Game>::Event;
/// The view of a game that a seat has.
pub type ViewOf<G> = <<G as GameInfo>::Rules as Game>::View;

/// What the lobby needs of a game. A marker type for the user interface of the game implements it.
pub trait GameInfo: Copy + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The rules. The bounds allow their parts to be stored in signals.
    type Rules: Saved
        + Game<
            Setup: Copy + Send + Sync,
            State: Send + Sync,
            Action: Send + Sync,
            Outcome: Send + Sync,
            Event: Send + Sync,
            Illegal: Send + Sync,
        >;
    /// The options besides players, starting player and seed.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// An open game. The lobby only passes it on.
    type Session: Copy + Send + Sync + 'static;

    /// The name of the game in saves, links and file names.
    const ID: &'static str = <Self::Rules as Game>::ID;
    /// The allowed numbers of players.
    const PLAYERS: RangeInclusive<u8>;

    /// Its entry in the list of games.
    fn entry() -> &'static GameEntry;
    /// Fetches the rules and the table, which are not part of the start.
    fn table_chunk() -> Fetched<&'static TableChunk<Self>>;
    /// Fetches the lessons and the rulebook.
    fn learn_chunk() -> Fetched<&'static LearnChunk<Self>>;
    /// Fetches the parts of the lobby that a first visit does not need.
    fn lobby_extras() -> Fetched<&'static LobbyExtras<Self>>;
    /// Fetches the texts of a language that are not part of the start, for the page and for this game. Afterwards the page can be
    /// set to that language.
    fn learn(language: Language) -> Fetched<()>;

    /// The game's texts in the lobby, in the reader's language.
    fn offer() -> &'static dyn OfferTexts<Self>;
    /// Whether a seat may be chosen as the starting player.
    fn may_begin(_form: &Form<Self>, _seat: Seat) -> bool {
        true
    }
    /// The controls of the game's own options, as rows of the list of options.
    fn options(form: RwSignal<Form<Self>>) -> AnyView;
    /// The progress of a saved game, found without replaying it. For an inconsistent save the text is a plausible guess.
    fn saved_at(raw: &RawSave) -> String;
}
