//! The code chunks of the game, each loaded on demand (see [`moot_ui::code_split`]).
//!
//! Every game has these six. Their contents are generic functions of `moot-table-ui`, instantiated here because the value of a
//! chunk may not be generic. The word after `in` names the file: chunks with the same file are loaded together.

use moot_table_ui::chunks::{ai_chunk, extras_chunk, learn_chunk, lobby_extras, table_chunk};
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_ui::chunk;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::table_chunk::TableChunk;

use crate::NimUi;
use crate::text::install_french;

const TABLE: &TableChunk<NimUi> = &table_chunk();
const LEARN: &LearnChunk<NimUi> = &learn_chunk();
const AI: &AiChunk<NimUi> = &ai_chunk();
const EXTRAS: &ExtrasChunk<NimUi> = &extras_chunk();
const LOBBY: &LobbyExtras<NimUi> = &lobby_extras();

chunk!(
    /// Installs the French texts of the game and those shared by all games.
    pub french in french_template -> fn() = install_french
);
chunk!(
    /// The rules and the table.
    pub table in template -> &'static TableChunk<NimUi> = TABLE
);
chunk!(
    /// The lessons and the rulebook.
    pub learn in template_extras -> &'static LearnChunk<NimUi> = LEARN
);
chunk!(
    /// The parts of the lobby that a first visit does not need.
    pub lobby in template_extras -> &'static LobbyExtras<NimUi> = LOBBY
);
chunk!(
    /// The computer players, and hints.
    pub ai in template_ai -> &'static AiChunk<NimUi> = AI
);
chunk!(
    /// Everything that is not needed before the first turn is played.
    pub extras in template_extras -> &'static ExtrasChunk<NimUi> = EXTRAS
);
