//! `trolls.txt`: the cards of the horde and the model of their worth.

use moot_data::{Fault, Line, Source};

use super::notation::{CLANS, kind};

/// The number of cards.
pub const CARDS: usize = 55;
/// The most icons on a card.
pub const MAX_ICONS: usize = 6;

/// A troll card.
#[derive(Debug)]
pub struct Card {
    pub id: String,
    pub level: u8,
    /// The place of its clan in [`CLANS`].
    pub clan: usize,
    /// Letters of the icons; `T` a cart of the clan.
    pub icons: String,
    pub name: String,
    pub line: usize,
}

/// The budget of a level.
#[derive(Debug)]
pub struct Budget {
    pub level: u8,
    pub icons: (usize, usize),
    pub worth: (u32, u32),
    pub line: usize,
}

/// The specialty of a clan: the share of some kinds among its icons, in percent.
#[derive(Debug)]
pub struct Lean {
    pub clan: usize,
    pub kinds: String,
    pub share: u32,
    pub line: usize,
}

/// The whole file.
#[derive(Debug, Default)]
pub struct Trolls {
    pub cards: Vec<Card>,
    /// Worth of each icon letter, in tenths of a stone.
    pub worth: Vec<(char, u32)>,
    pub budgets: Vec<Budget>,
    pub leans: Vec<Lean>,
}

impl Trolls {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Trolls, Fault> {
        let mut trolls = Trolls::default();
        for line in source.lines() {
            match line.words()[..] {
                ["worth", letter, tenths] => trolls.worth.push((icon(line, letter)?, line.number(tenths)?)),
                ["budget", level, icons, least, most] => {
                    let Some((low, high)) = icons.split_once('-') else {
                        return Err(line.fault("budget <level> <icons>-<icons> <least> <most> is due"));
                    };
                    trolls.budgets.push(Budget {
                        level: level_of(line, level)?,
                        icons: (line.number(low)?, line.number(high)?),
                        worth: (line.number(least)?, line.number(most)?),
                        line: line.number,
                    });
                }
                ["lean", clan, kinds, share] => {
                    let share = line.number(share)?;
                    for letter in kinds.chars() {
                        icon(line, &letter.to_string())?;
                    }
                    let clan = clan_of(line, clan)?;
                    trolls.leans.push(Lean { clan, kinds: kinds.into(), share, line: line.number });
                }
                [id, ..] if id.bytes().all(|b| b.is_ascii_digit()) => trolls.card(line)?,
                _ => return Err(line.unknown()),
            }
        }
        if trolls.cards.len() != CARDS {
            return Err(source.fault(format!("{} cards instead of {CARDS}", trolls.cards.len())));
        }
        Ok(trolls)
    }

    fn card(&mut self, line: Line<'_>) -> Result<(), Fault> {
        let words = line.columns(5)?;
        let due = format!("{:02}", self.cards.len() + 1);
        if words[0] != due {
            return Err(line.fault(format!("card {} where {due} is due: ids run from 01 in order", words[0])));
        }
        let card = Card {
            id: due,
            level: level_of(line, words[1])?,
            clan: clan_of(line, words[2])?,
            icons: words[3].to_owned(),
            name: words[4].to_owned(),
            line: line.number,
        };
        for letter in card.icons.chars() {
            icon(line, &letter.to_string())?;
        }
        if card.icons.len() > MAX_ICONS {
            return Err(line.fault(format!("{}: more than {MAX_ICONS} icons", card.name)));
        }
        if card.clan == 0 && card.icons.contains('T') {
            return Err(line.fault(format!("{}: Mud has no clan cart", card.name)));
        }
        if self.cards.last().is_some_and(|before| before.level > card.level) {
            return Err(line.fault(format!("{}: cards are in the order of their levels", card.name)));
        }
        self.cards.push(card);
        Ok(())
    }

    /// The worth of icons, in tenths of a stone; a letter without a `worth` line counts nothing.
    pub fn value(&self, icons: &str) -> u32 {
        icons
            .chars()
            .map(|icon| self.worth.iter().find(|(letter, _)| *letter == icon).map_or(0, |w| w.1))
            .sum()
    }
}

fn icon(line: Line<'_>, word: &str) -> Result<char, Fault> {
    match word.chars().collect::<Vec<_>>()[..] {
        [letter] if letter == 'T' || kind(letter).is_some() => Ok(letter),
        _ => Err(line.fault(format!("'{word}' is no icon"))),
    }
}

fn level_of(line: Line<'_>, word: &str) -> Result<u8, Fault> {
    let level = line.number(word)?;
    if (1..=3).contains(&level) {
        Ok(level)
    } else {
        Err(line.fault(format!("level {level} is not 1, 2 or 3")))
    }
}

fn clan_of(line: Line<'_>, word: &str) -> Result<usize, Fault> {
    CLANS.iter().position(|&clan| clan == word).ok_or_else(|| line.fault(format!("'{word}' is no clan")))
}
