//! The entry of the game in the game registry. The application lists the entries of all games in `src/registry.rs`; the
//! template is not among them, because it does not ship.

use moot_core::Game;
use moot_ui::registry::GameEntry;
use nim_template::Nim;

use crate::text::{en, fr};

/// The entry of the game in the game registry. It is part of the initial program, so it refers to nothing of this crate but
/// its texts.
pub static ENTRY: GameEntry = GameEntry {
    id: Nim::ID,
    page: "template.html",
    picture: "art/template.svg",
    english: en::entry::ENTRY,
    french: fr::entry::ENTRY,
};
