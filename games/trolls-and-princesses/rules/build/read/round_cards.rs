//! `round-cards.txt`: the round cards.

use moot_data::{Fault, Source};

use super::words::{VILLAGES, id, named, place};

/// The number of cards.
pub const COUNT: usize = 60;
/// The times of day, as the tables name them.
pub const TIMES: [(&str, &str); 3] = [("day", "Day"), ("twilight", "Twilight"), ("night", "Night")];

/// A card.
#[derive(Debug)]
pub struct Card {
    pub id: String,
    pub time: &'static str,
    pub village: usize,
    pub item: &'static str,
    /// As the tables write it.
    pub king: &'static str,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Card>, Fault> {
    let (mut cards, mut ids): (Vec<Card>, Vec<String>) = (Vec::new(), Vec::new());
    let items = [("princess", "Princess"), ("changeling", "Changeling"), ("human", "Human")];
    let ways = [
        ("mining", "Some(Place::MINING)"),
        ("building", "Some(Place::BUILDING)"),
        ("power", "Some(Place::POWER)"),
        ("village", "None"),
    ];
    for line in source.lines() {
        let [name, time, village, item, king] = line.cells()?;
        let name = id(&line, name, &ids)?;
        cards.push(Card {
            time: named(&line, time, &TIMES, "time of day")?,
            village: place(&line, village, &VILLAGES, "village")?,
            item: named(&line, item, &items, "item of a round card")?,
            king: named(&line, king, &ways, "way of the troll king")?,
            id: name.clone(),
            line: line.number,
        });
        ids.push(name);
    }
    if cards.len() != COUNT {
        return Err(source.fault(format!("{} cards instead of {COUNT}", cards.len())));
    }
    Ok(cards)
}
