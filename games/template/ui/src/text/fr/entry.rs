//! The entry in the list of games, in French.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Nim à cartes",
    players: "2 ou 3 joueurs",
    time: "5 min",
    pitch: "Prenez la dernière pierre d’un tas, et gardez une carte pour le bon moment.",
    credit: "Le jeu de Nim, vieux comme le monde, avec deux cartes de plus.",
};
