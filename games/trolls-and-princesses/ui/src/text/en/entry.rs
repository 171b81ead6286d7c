//! The entry in the list of games, in English.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Trolls & Princesses",
    players: "2–4 players",
    time: "75 min",
    pitch: "Sneak out of the mountain, swap a changeling, topple a bell and charm the troll king.",
    credit: "Trolls & Princesses, designed by Pim Thunborg, illustrated by Edu Valls.",
};
