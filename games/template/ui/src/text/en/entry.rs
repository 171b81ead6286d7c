//! The entry in the list of games, in English.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Nim with cards",
    players: "2–3 players",
    time: "5 min",
    pitch: "Take the last stone of a heap, and keep a card for the right moment.",
    credit: "Nim, a game as old as the hills, with two cards added.",
};
