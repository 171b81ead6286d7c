//! The code chunks of the game, each loaded on demand (see [`moot_ui::code_split`]).

use moot_table_ui::game_chunks;

use crate::MountainKingUi;
use crate::text::install_french;

game_chunks! {
    MountainKingUi: table in king, ai in king_ai, extras in king_extras, french in french_king = install_french
}
