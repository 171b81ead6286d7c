//! The entry in the list of games, in English.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Mountain King",
    players: "2–5 players",
    time: "90 min",
    pitch: "Rally a pyramid of trolls, dig for the heart of the mountain and bring the old statues home.",
    credit: "In the Hall of the Mountain King, designed by Jay Cormier and Graeme Jahns, illustrated by Kwanchai Moriya, published by Burnt Island Games in 2019.",
};
