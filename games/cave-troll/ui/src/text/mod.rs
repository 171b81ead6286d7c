//! The texts of the game, by language.

pub mod en;
pub mod fr;
pub mod game;
pub mod offer;
pub mod table;

/// Installs the French texts of the page, of the table and of this game. All French texts are reachable from here only, so that a
/// build can put them into a file of their own.
pub fn install_french() {
    moot_table_ui::text::put_french(&moot_ui::text::fr::FRENCH, &moot_table_ui::text::fr::FRENCH);
    offer::put_french(&fr::French);
    table::put_french(&fr::CAVE);
}
