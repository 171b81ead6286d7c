//! `dungeon.map`: the floor, its doorways and its rooms.

use std::collections::BTreeMap;

use moot_data::{Fault, Line, Source};

use super::walls::{self, Wall};

/// The signs of all spaces in the order in which the rules number them: rooms, staircases, pits.
pub const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg1234xyz";
/// The sign of solid rock.
pub const ROCK: char = '.';

/// The kind of space of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Room,
    Staircase,
    Pit,
}

/// The kind of space that a sign stands for.
pub fn kind(sign: char) -> Kind {
    match sign {
        '1'..='4' => Kind::Staircase,
        'x'..='z' => Kind::Pit,
        _ => Kind::Room,
    }
}

/// A doorway between two spaces, in the longest straight wall between them.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    pub a: char,
    pub b: char,
    pub wall: Wall,
    pub line: usize,
}

/// A room.
#[derive(Debug)]
pub struct Room {
    pub sign: char,
    pub gold: u8,
    pub name: String,
    pub line: usize,
}

/// The dungeon.
#[derive(Debug)]
pub struct Dungeon {
    /// The rows of the floor.
    pub floor: Vec<String>,
    /// The line of the first row.
    pub floor_line: usize,
    pub doors: Vec<Door>,
    /// In the order of [`SIGNS`].
    pub rooms: Vec<Room>,
}

impl Dungeon {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Dungeon, Fault> {
        let (mut part, mut floor, mut pairs, mut rooms) = ("", Vec::new(), Vec::new(), Vec::new());
        for line in source.lines() {
            match (line.text, part) {
                ("[floor]" | "[doors]" | "[rooms]", _) => part = line.text,
                (_, "[floor]") => floor.push(line),
                (_, "[doors]") => pairs.extend(line.text.split_whitespace().map(|pair| (pair, line))),
                (_, "[rooms]") => rooms.push(room(line, &rooms)?),
                _ => return Err(line.fault("no [floor], [doors] or [rooms] stands before this line")),
            }
        }
        rows(source, &floor)?;
        let rows: Vec<&str> = floor.iter().map(|line| line.text).collect();
        let mut dungeon = Dungeon {
            doors: doors(&pairs, &rows)?,
            floor: rows.iter().map(ToString::to_string).collect(),
            floor_line: floor.first().map_or(0, |line| line.number),
            rooms,
        };
        for sign in SIGNS.chars().filter(|&sign| kind(sign) == Kind::Room) {
            if !dungeon.rooms.iter().any(|room| room.sign == sign) {
                return Err(source.fault(format!("room {sign} is not listed")));
            }
        }
        dungeon.rooms.sort_by_key(|room| SIGNS.find(room.sign));
        Ok(dungeon)
    }

    /// The squares of every space, by column and row.
    pub fn squares(&self) -> BTreeMap<char, Vec<(usize, usize)>> {
        let mut found: BTreeMap<char, Vec<(usize, usize)>> = BTreeMap::new();
        for (y, row) in self.floor.iter().enumerate() {
            for (x, sign) in row.chars().enumerate().filter(|&(_, sign)| sign != ROCK) {
                found.entry(sign).or_default().push((x, y));
            }
        }
        found
    }

    /// The spaces that are connected to `sign` by doorways.
    pub fn near(&self, sign: char) -> impl Iterator<Item = char> + '_ {
        self.doors.iter().filter_map(move |door| match sign {
            _ if sign == door.a => Some(door.b),
            _ if sign == door.b => Some(door.a),
            _ => None,
        })
    }

    /// The printed gold of a space: 0 for staircases and pits.
    pub fn gold(&self, sign: char) -> u8 {
        self.rooms.iter().find(|room| room.sign == sign).map_or(0, |room| room.gold)
    }
}

fn room(line: Line<'_>, known: &[Room]) -> Result<Room, Fault> {
    let mut words = line.text.splitn(3, char::is_whitespace);
    let (sign, gold, name) = (words.next(), words.next(), words.next().map(str::trim));
    let (Some(sign), Some(gold), Some(name)) = (sign, gold, name) else {
        return Err(line.fault("a room is a sign, its gold and its name"));
    };
    let mut letters = sign.chars();
    let sign = match (letters.next(), letters.next()) {
        (Some(sign), None) if SIGNS.contains(sign) && kind(sign) == Kind::Room => sign,
        _ => return Err(line.fault(format!("'{sign}' is the sign of no room"))),
    };
    if known.iter().any(|room| room.sign == sign) {
        return Err(line.fault(format!("room {sign} is listed twice")));
    }
    if name.is_empty() || known.iter().any(|room| room.name == name) {
        return Err(line.fault(format!("room {sign} needs a name of its own")));
    }
    Ok(Room { sign, gold: line.number_in(gold, 1..=9)?, name: name.to_owned(), line: line.number })
}

/// Checks that the rows have equal length and that every space occurs.
fn rows(source: &Source, floor: &[Line<'_>]) -> Result<(), Fault> {
    let width = floor.first().map_or(0, |line| line.text.len());
    for line in floor {
        if let Some(odd) = line.text.chars().find(|&sign| sign != ROCK && !SIGNS.contains(sign)) {
            return Err(line.fault(format!("'{odd}' is the sign of no space")));
        }
        if line.text.len() != width {
            return Err(line.fault(format!("the row has {} squares, the first has {width}", line.text.len())));
        }
    }
    if let Some(lost) = SIGNS.chars().find(|&sign| !floor.iter().any(|line| line.text.contains(sign))) {
        return Err(source.fault(format!("space {lost} is not on the floor")));
    }
    Ok(())
}

fn doors(pairs: &[(&str, Line<'_>)], floor: &[&str]) -> Result<Vec<Door>, Fault> {
    let walls = walls::longest(floor);
    let mut doors: Vec<Door> = Vec::new();
    for &(pair, line) in pairs {
        let signs: Vec<char> = pair.chars().collect();
        let [a, b] = signs[..] else {
            return Err(line.fault(format!("'{pair}' is not a pair of spaces")));
        };
        if let Some(&odd) = signs.iter().find(|&&sign| !SIGNS.contains(sign)) {
            return Err(line.fault(format!("'{odd}' is the sign of no space")));
        }
        if doors.iter().any(|door| (door.a, door.b) == (a, b) || (door.b, door.a) == (a, b)) {
            return Err(line.fault(format!("the doorway {pair} is listed twice")));
        }
        match walls.get(&(a.min(b), a.max(b))) {
            Some(&wall) if wall.length >= 2 => doors.push(Door { a, b, wall, line: line.number }),
            _ => return Err(line.fault(format!("{pair}: no straight wall of two squares between them"))),
        }
    }
    Ok(doors)
}
