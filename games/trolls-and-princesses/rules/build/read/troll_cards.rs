//! `troll-cards.txt`: the troll cards.

use moot_data::{Fault, Line, Source};

use super::effect::{Effect, effect, points};
use super::tiles::SPOTS;
use super::words::{TOTEMS, id, named};

/// The number of kinds.
pub const COUNT: usize = 24;

/// A kind of card.
#[derive(Debug)]
pub struct Card {
    pub id: String,
    pub totem: &'static str,
    pub copies: u8,
    pub marked: u8,
    pub gain: Effect,
    /// Item and bonus.
    pub spots: Vec<(&'static str, Effect)>,
    pub points: Option<String>,
    pub name: String,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Card>, Fault> {
    let (mut cards, mut ids) = (Vec::new(), Vec::new());
    for line in source.lines() {
        let [name, totem, copies, marked, gain, spots, ends, title] = line.cells()?;
        let name = id(&line, name, &ids)?;
        // The rules keep two bits for the copies of a kind.
        let copies = line.number_in(copies, 1..=3)?;
        cards.push(Card {
            totem: named(&line, totem, &TOTEMS, "totem")?,
            copies,
            marked: line.number_in(marked, 0..=copies)?,
            gain: effect(&line, gain)?,
            spots: spots_of(&line, spots)?,
            points: points(&line, ends)?,
            name: title.to_owned(),
            id: name.clone(),
            line: line.number,
        });
        ids.push(name);
    }
    if cards.len() != COUNT {
        return Err(source.fault(format!("{} kinds of cards instead of {COUNT}", cards.len())));
    }
    Ok(cards)
}

/// `c(+1g) b(+2p)`: spots with their bonuses.
fn spots_of(line: &Line<'_>, text: &str) -> Result<Vec<(&'static str, Effect)>, Fault> {
    let odd = || line.fault(format!("'{text}' are no spots: letters with their bonuses in brackets"));
    let mut spots = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.get(..1) {
        let item = named(line, letter, &SPOTS, "spot")?;
        rest = &rest[1..];
        let mut bonus = Effect::Nothing;
        if let Some(inner) = rest.strip_prefix('(') {
            let (inside, after) = inner.split_once(')').ok_or_else(odd)?;
            bonus = effect(line, inside)?;
            if item == "Princess" {
                return Err(line.fault("the bonus of a bed is never paid: a princess brings a king's tile"));
            }
            if bonus == Effect::Nothing {
                return Err(line.fault(format!("'({inside})' gives nothing")));
            }
            rest = after;
        }
        spots.push((item, bonus));
        match rest.strip_prefix(' ') {
            Some(more) => rest = more,
            None if rest.is_empty() => break,
            None => return Err(odd()),
        }
    }
    match spots.len() {
        1 | 2 => Ok(spots),
        _ => Err(line.fault("a card has one spot or two")),
    }
}
