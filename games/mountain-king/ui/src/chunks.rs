//! The chunks of the program that belong to the game: each is fetched when it is needed (see [`moot_ui::code_split`]).

use moot_table_ui::chunks::{ai_chunk, extras_chunk, learn_chunk, lobby_extras, table_chunk};
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::table_chunk::TableChunk;
use moot_ui::part;

use crate::MountainKingUi;
use crate::text::install_french;

const TABLE: &TableChunk<MountainKingUi> = &table_chunk();
const LEARN: &LearnChunk<MountainKingUi> = &learn_chunk();
const AI: &AiChunk<MountainKingUi> = &ai_chunk();
const EXTRAS: &ExtrasChunk<MountainKingUi> = &extras_chunk();
const LOBBY: &LobbyExtras<MountainKingUi> = &lobby_extras();

part!(
    /// Its texts in French, and those that all games share: lays them in place.
    pub french in french_king -> fn() = install_french
);
part!(
    /// The rules and the table.
    pub table in king -> &'static TableChunk<MountainKingUi> = TABLE
);
part!(
    /// The lessons and the rulebook.
    pub learn in king_more -> &'static LearnChunk<MountainKingUi> = LEARN
);
part!(
    /// What the lobby of a first visit does not need.
    pub lobby in king_more -> &'static LobbyExtras<MountainKingUi> = LOBBY
);
part!(
    /// The computer players, and hints.
    pub ai in king_minds -> &'static AiChunk<MountainKingUi> = AI
);
part!(
    /// What is not needed before the first turn is played.
    pub extras in king_more -> &'static ExtrasChunk<MountainKingUi> = EXTRAS
);
