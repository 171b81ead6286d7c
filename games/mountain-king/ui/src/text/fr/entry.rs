//! The entry in the list of games, in French.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Roi de la Montagne",
    players: "2 à 5 joueurs",
    time: "90 min",
    pitch: "Ralliez une pyramide de trolls, creusez vers le cœur de la montagne et ramenez chez elles les vieilles statues.",
    credit: "L’Antre du Roi de la Montagne (In the Hall of the Mountain King), de Jay Cormier et Graeme Jahns, illustré par Kwanchai Moriya, publié par Burnt Island Games en 2019 et en français par Iello.",
};
