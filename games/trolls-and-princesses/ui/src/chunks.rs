//! The code chunks of the game, each loaded on demand (see [`moot_ui::code_split`]).

use moot_table_ui::game_chunks;

use crate::TrollsAndPrincessesUi;
use crate::text::install_french;

game_chunks! {
    TrollsAndPrincessesUi: table in princess, ai in princess_ai, extras in princess_extras, french in french_princess = install_french
}
