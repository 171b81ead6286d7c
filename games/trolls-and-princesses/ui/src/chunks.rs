//! The chunks of the program that belong to the game: each is fetched when it is needed (see [`moot_ui::code_split`]).

use moot_table_ui::chunks::{ai_chunk, extras_chunk, learn_chunk, lobby_extras, table_chunk};
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::table_chunk::TableChunk;
use moot_ui::part;

use crate::TrollsAndPrincessesUi;
use crate::text::install_french;

const TABLE: &TableChunk<TrollsAndPrincessesUi> = &table_chunk();
const LEARN: &LearnChunk<TrollsAndPrincessesUi> = &learn_chunk();
const AI: &AiChunk<TrollsAndPrincessesUi> = &ai_chunk();
const EXTRAS: &ExtrasChunk<TrollsAndPrincessesUi> = &extras_chunk();
const LOBBY: &LobbyExtras<TrollsAndPrincessesUi> = &lobby_extras();

part!(
    /// Its texts in French, and those that all games share: lays them in place.
    pub french in french_princess -> fn() = install_french
);
part!(
    /// The rules and the table.
    pub table in princess -> &'static TableChunk<TrollsAndPrincessesUi> = TABLE
);
part!(
    /// The lessons and the rulebook.
    pub learn in princess_more -> &'static LearnChunk<TrollsAndPrincessesUi> = LEARN
);
part!(
    /// What the lobby of a first visit does not need.
    pub lobby in princess_more -> &'static LobbyExtras<TrollsAndPrincessesUi> = LOBBY
);
part!(
    /// The computer players, and hints.
    pub ai in princess_minds -> &'static AiChunk<TrollsAndPrincessesUi> = AI
);
part!(
    /// What is not needed before the first turn is played.
    pub extras in princess_more -> &'static ExtrasChunk<TrollsAndPrincessesUi> = EXTRAS
);
