//! `decks.txt`: the player cards.

use moot_data::{Fault, Source};

/// The cards that the rules know, in their order; the first five are in both sets.
pub const IDS: [&str; 19] = [
    "adventurer",
    "adventurer-dusk",
    "treasure-chest",
    "find-artifact",
    "score-room",
    "orc",
    "knight",
    "wraith",
    "cave-troll",
    "dwarf",
    "barbarian",
    "thief",
    "grunt",
    "paladin",
    "banshee",
    "rampaging-troll",
    "giant-slayer",
    "berserker",
    "assassin",
];
/// The figures of a colour; the ninth stands for no figure.
pub const FIGURES: [&str; 10] =
    ["adventurer", "orc", "knight", "wraith", "troll", "dwarf", "barbarian", "thief", "chest", "-"];
/// The sets.
pub const SETS: [&str; 3] = ["both", "classic", "variant"];

/// A card.
#[derive(Debug)]
pub struct Card {
    pub set: &'static str,
    pub copies: u8,
    pub figure: &'static str,
    pub icons: u8,
    pub text: String,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Card>, Fault> {
    let mut cards = Vec::new();
    for line in source.lines() {
        let [id, set, copies, figure, icons, text] = line.cells()?;
        let due = IDS.get(cards.len()).copied().unwrap_or("nothing more");
        if id != due {
            return Err(line.fault(format!("card '{id}' where '{due}' is due")));
        }
        let word = |word: &str, known: &[&'static str], what| {
            let found = known.iter().copied().find(|&known| known == word);
            found.ok_or_else(|| line.fault(format!("'{word}' is no {what}")))
        };
        // The rules keep one count and eighteen yes-or-no's of a deck.
        let most = if cards.is_empty() { 15 } else { 1 };
        cards.push(Card {
            set: word(set, &SETS, "set")?,
            copies: line.number_in(copies, 1..=most)?,
            figure: word(figure, &FIGURES, "figure")?,
            icons: line.number_in(icons, 0..=4)?,
            text: text.to_owned(),
            line: line.number,
        });
        let (at, card) = (cards.len() - 1, &cards[cards.len() - 1]);
        let due = match at {
            0..=4 => "both",
            5..=11 => "classic",
            _ => "variant",
        };
        if card.set != due {
            return Err(line.fault(format!("{id} belongs to the set '{due}'")));
        }
        let due = match at {
            0 | 1 => FIGURES[0],
            2 => FIGURES[8],
            3 | 4 => FIGURES[9],
            _ => FIGURES[(at - 5) % 7 + 1],
        };
        if card.figure != due {
            return Err(line.fault(format!("{id} is played with the figure '{due}'")));
        }
    }
    if cards.len() != IDS.len() {
        return Err(source.fault(format!("{} cards instead of {}", cards.len(), IDS.len())));
    }
    Ok(cards)
}
