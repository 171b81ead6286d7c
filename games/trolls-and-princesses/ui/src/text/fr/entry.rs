//! The entry in the list of games, in French.

use moot_ui::registry::EntryTexts;

/// The entry in the list of games.
pub const ENTRY: EntryTexts = EntryTexts {
    name: "Trolls & Princesses",
    players: "2 à 4 joueurs",
    time: "75 min",
    pitch: "Sortez en douce de la montagne, échangez un bébé, renversez une cloche et charmez le roi des trolls.",
    credit: "Trolls & Princesses, de Pim Thunborg, illustré par Edu Valls.",
};
