//! The chunks of the program that belong to the game: each is fetched when it is needed (see [`moot_ui::code_split`]).

use moot_table_ui::chunks::{ai_chunk, extras_chunk, learn_chunk, lobby_extras, table_chunk};
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::table_chunk::TableChunk;
use moot_ui::part;

use crate::CaveTrollUi;
use crate::text::install_french;

const TABLE: &TableChunk<CaveTrollUi> = &table_chunk();
const LEARN: &LearnChunk<CaveTrollUi> = &learn_chunk();
const AI: &AiChunk<CaveTrollUi> = &ai_chunk();
const EXTRAS: &ExtrasChunk<CaveTrollUi> = &extras_chunk();
const LOBBY: &LobbyExtras<CaveTrollUi> = &lobby_extras();

part!(
    /// Its texts in French, and those that all games share: lays them in place.
    pub french in french_cave -> fn() = install_french
);
part!(
    /// The rules and the table.
    pub table in cave -> &'static TableChunk<CaveTrollUi> = TABLE
);
part!(
    /// The lessons and the rulebook.
    pub learn in cave_more -> &'static LearnChunk<CaveTrollUi> = LEARN
);
part!(
    /// What the lobby of a first visit does not need.
    pub lobby in cave_more -> &'static LobbyExtras<CaveTrollUi> = LOBBY
);
part!(
    /// The computer players, and hints.
    pub ai in cave_minds -> &'static AiChunk<CaveTrollUi> = AI
);
part!(
    /// What is not needed before the first turn is played.
    pub extras in cave_more -> &'static ExtrasChunk<CaveTrollUi> = EXTRAS
);
