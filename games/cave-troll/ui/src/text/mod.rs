//! The texts of the game, by language.

pub mod cave_troll;
pub mod en;
pub mod fr;
pub mod offer;

/// Lays the French texts of the page, of the table and of this game in place. All French is reached from here alone, so
/// that a build can put it into a file of its own.
pub fn install_french() {
    moot_table_ui::text::put_french(&moot_ui::text::fr::FRENCH, &moot_table_ui::text::fr::FRENCH);
    offer::put_french(&fr::offer::Offer);
    cave_troll::put_french(&fr::CAVE);
}
