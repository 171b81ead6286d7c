//! The code chunks of the game, each loaded on demand (see [`moot_ui::code_split`]).

use moot_table_ui::game_chunks;

use crate::CaveTrollUi;
use crate::text::install_french;

game_chunks! {
    CaveTrollUi: table in cave, ai in cave_ai, extras in cave_extras, french in french_cave = install_french
}
