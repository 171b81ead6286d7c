//! The code chunks of the game, each loaded on demand (see [`moot_ui::code_split`]).

use moot_table_ui::game_chunks;

use crate::TrollsAndPrincessesUi;
use crate::text::install_french;

game_chunks! {
    TrollsAndPrincessesUi: table in princess, minds in princess_minds, more in princess_more, french in french_princess = install_french
}
