//! Trolls and spells.

use moot_data::rust::{item, list};

use super::text::{clan, kind, pile};
use crate::read::folder::Folder;
use crate::read::notation;
use crate::read::spells::Spell;

/// The statics for all cards.
pub fn cards(folder: &Folder) -> String {
    let horde = folder
        .trolls
        .cards
        .iter()
        .map(|card| troll(&card.name, card.level, &clan(card.clan), &card.icons, [0; 7]));
    let starters = folder.starters.iter().map(|starter| {
        let once = notation::pile(&starter.once).unwrap_or_default();
        troll(&starter.name, 0, "None", &starter.icon.to_string(), once)
    });
    let spells = list(&folder.spells, |spell| {
        format!(
            "\n    SpellCard {{ id: {:?}, name: {:?}, family: {:?}, lasting: {}, card: {:?} }}",
            spell.id,
            spell.name,
            spell.field("kind"),
            spell.lasting(),
            spell.field("card")
        )
    });
    item(
        "The 55 trolls of the horde in the order of their ids, then the six starters.",
        "TROLLS",
        "[Troll; 61]",
        &list(horde.chain(starters), |troll| troll),
    ) + &item("The spells, in the order of the data.", "SPELLS", "[SpellCard; 17]", &spells)
        + &tune(&folder.spells)
}

fn troll(name: &str, level: u8, clan: &str, icons: &str, once: [u8; 7]) -> String {
    let icons = list(icons.chars(), |letter| {
        let kind = kind(notation::kind(letter.to_ascii_lowercase()).unwrap_or_default());
        format!("Icon {{ kind: {kind}, bound: {} }}", letter == 'T')
    });
    let once = pile(once);
    format!("\n    Troll {{ name: {name:?}, level: {level}, clan: {clan}, icons: &{icons}, once: {once} }}")
}

fn tune(spells: &[Spell]) -> String {
    let mut text = "/// The numbers in the texts of the spells.\npub mod tune {\n".to_owned();
    for spell in spells {
        for (name, number) in &spell.tune {
            let id = format!("{}_{name}", spell.id.replace('-', "_")).to_uppercase();
            text += &format!(
                "    /// The number `{name}` of {}.\n    pub const {id}: u8 = {number};\n",
                spell.name
            );
        }
    }
    text + "}\n"
}
