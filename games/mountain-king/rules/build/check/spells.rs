//! `spells.txt`.

use moot_data::{Breaches, Fault};

use crate::read::spells::{FAMILIES, Spell};

const NAMES: [&str; 17] = [
    "Earth Ritual",
    "Soft Rock",
    "Deep Breath",
    "Stone's Memory",
    "Dowsing",
    "Silver Tongue",
    "Calling Horn",
    "Second Wind",
    "Changed Places",
    "Hand to Hand",
    "Transmutation",
    "Night Market",
    "Walking Statue",
    "Restless Kin",
    "Late Blessing",
    "Busy Hands",
    "Long Arm",
];

/// The longest text that fits on a card.
const LONGEST: usize = 150;
/// The most spells of one family.
const FAMILY: usize = 5;
/// Words for the numbers on cards.
const WORDS: [&[&str]; 7] =
    [&[], &["one", "once"], &["two", "twice"], &["three"], &["four"], &["five"], &["six"]];

/// Checks the file.
pub fn check(spells: &[Spell]) -> Vec<Fault> {
    let mut found = Breaches::of("spells.txt");
    for (spell, name) in spells.iter().zip(NAMES) {
        found.need(spell.name == name, spell.line, format!("'{}' where {name} is due", spell.name));
        let rating = spell.field("rating");
        let text = format!("{name}: rating {rating}, 1 to 4 wanted (5 would be too strong to print)");
        found.need(["1", "2", "3", "4"].contains(&rating), spell.line_of("rating"), text);
        let length = spell.field("card").chars().count();
        let text = format!("{name}: {length} characters on the card, {LONGEST} are the most");
        found.need(length <= LONGEST, spell.line_of("card"), text);
        for (what, number) in &spell.tune {
            let text = format!("{name}: the card does not say {what} {number}");
            found.need(says(spell.field("card"), *number), spell.line_of("tune"), text);
        }
    }
    for family in FAMILIES {
        let of: Vec<&Spell> = spells.iter().filter(|spell| spell.field("kind") == family).collect();
        let line = of.get(FAMILY).map_or(0, |spell| spell.line_of("kind"));
        let text = format!("{} spells of the kind {family}, 1 to {FAMILY} wanted", of.len());
        found.need((1..=FAMILY).contains(&of.len()), line, text);
    }
    found.found
}

/// Whether the text contains the number as digits or as a word; 0 is not mentioned.
fn says(card: &str, number: u8) -> bool {
    let text = card.to_lowercase().replace("step 2", "");
    let words = WORDS.get(usize::from(number)).copied().unwrap_or_default();
    let figure = number.to_string();
    number == 0
        || text.split(|c: char| !c.is_alphanumeric()).any(|word| word == figure || words.contains(&word))
}
