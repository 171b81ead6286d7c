//! `villages.txt`: villages, the values for each number of players, the supply and the displays.

use moot_data::{Fault, Line, Source};

use super::words::{VILLAGES, place};

/// The items of the supply.
pub const ITEMS: [&str; 6] = ["princess", "changeling", "human", "outpost", "bell", "cow"];
/// The displays.
pub const SHOWS: [&str; 3] = ["cave tiles", "king's tiles", "troll cards"];

/// A village.
#[derive(Debug)]
pub struct Village {
    pub name: String,
    /// Towers, cauldrons, castle tiles, bells, outposts, changelings, humans.
    pub numbers: [u8; 7],
    pub line: usize,
}

/// The values for a number of players.
#[derive(Debug)]
pub struct Players {
    pub villages: Vec<usize>,
    pub rounds: u8,
    pub deck: [u8; 3],
    pub marked: bool,
    pub line: usize,
}

/// The file.
#[derive(Debug)]
pub struct Villages {
    pub villages: Vec<Village>,
    /// For 2, 3 and 4.
    pub players: Vec<Players>,
    /// In the order of [`ITEMS`].
    pub supply: [u8; 6],
    /// In the order of [`SHOWS`].
    pub shows: [u8; 3],
}

impl Villages {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Villages, Fault> {
        let mut all = Villages { villages: Vec::new(), players: Vec::new(), supply: [0; 6], shows: [0; 3] };
        for line in source.lines() {
            let head = line.text.split('|').next().unwrap_or("").trim();
            match head.split_once(' ') {
                Some(("village", number)) => all.village(&line, number)?,
                Some(("players", count)) => all.players(&line, count)?,
                Some(("supply", item)) => {
                    let [_, count] = line.cells()?;
                    all.supply[place(&line, item, &ITEMS, "item")?] = line.number_in(count, 1..=99)?;
                }
                Some(("show", kind)) => {
                    let [_, count] = line.cells()?;
                    // The rules keep five places for each display.
                    all.shows[place(&line, kind, &SHOWS, "display")?] = line.number_in(count, 1..=5)?;
                }
                _ => return Err(line.fault("a line begins with village, players, supply or show")),
            }
        }
        if all.villages.len() != VILLAGES.len() || all.players.len() != 3 {
            return Err(source.fault("four villages and lines for 2, 3 and 4 players are needed"));
        }
        if all.supply.contains(&0) || all.shows.contains(&0) {
            return Err(source.fault("a line of the supply or of the displays is missing"));
        }
        Ok(all)
    }

    fn village(&mut self, line: &Line<'_>, number: &str) -> Result<(), Fault> {
        let due = VILLAGES.get(self.villages.len()).copied().unwrap_or("nothing more");
        if number != due {
            return Err(line.fault(format!("village '{number}' where '{due}' is due")));
        }
        let cells: [&str; 9] = line.cells()?;
        let mut numbers = [0; 7];
        for (number, cell) in numbers.iter_mut().zip(&cells[2..]) {
            *number = line.number_in(cell, 0..=20)?;
        }
        if numbers[0] == 0 || numbers[1] == 0 || numbers[2] != 1 {
            return Err(line.fault("a village has a tower, a cauldron and one castle tile"));
        }
        self.villages.push(Village { name: cells[1].to_owned(), numbers, line: line.number });
        Ok(())
    }

    fn players(&mut self, line: &Line<'_>, count: &str) -> Result<(), Fault> {
        let due = self.players.len() + 2;
        if count.parse() != Ok(due) {
            return Err(line.fault(format!("players '{count}' where '{due}' is due")));
        }
        let [_, villages, rounds, day, twilight, night, marked] = line.cells()?;
        let villages = villages.split_whitespace().map(|word| place(line, word, &VILLAGES, "village"));
        let villages = villages.collect::<Result<Vec<_>, _>>()?;
        if villages.iter().enumerate().any(|(at, &village)| at != village) {
            return Err(line.fault("villages are used in ascending order from I"));
        }
        let deck =
            [line.number_in(day, 0..=9)?, line.number_in(twilight, 0..=9)?, line.number_in(night, 0..=9)?];
        let rounds = line.number_in(rounds, 3..=27)?;
        if deck.iter().sum::<u8>() != rounds {
            return Err(line.fault(format!("{rounds} rounds need as many cards in a deck")));
        }
        let marked = place(line, marked, &["out", "in"], "word for marked tiles")? == 1;
        self.players.push(Players { villages, rounds, deck, marked, line: line.number });
        Ok(())
    }
}
