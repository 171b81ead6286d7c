//! The entry in the list of games, in French.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Cave Troll",
    players: "2 à 4 joueurs",
    time: "45 min",
    pitch: "Remplissez les salles d’un donjon de héros et de monstres avant que l’or ne soit compté.",
    credit: "Cave Troll, de Tom Jolly, publié par Fantasy Flight Games.",
};
