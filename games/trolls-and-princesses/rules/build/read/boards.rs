//! `boards.txt`: the four player boards.

use std::ops::RangeInclusive;

use moot_data::{Fault, Line, Source};

use super::effect::{Effect, effect};
use super::words::{place, resource};

/// The colours, in the order in which the rules number the boards.
pub const COLOURS: [&str; 4] = ["yellow", "red", "purple", "teal"];
/// The caverns.
pub const CAVERNS: [&str; 3] = ["mining", "building", "power"];
/// Goods that a board can start with.
pub const START: [&str; 6] = ["human", "cow", "o", "g", "d", "power"];

/// How many resources an upgraded mining action moves: without an upgrade it moves one.
const UPGRADE: RangeInclusive<u8> = 2..=9;

/// The gain of removing a piece from a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncovered {
    Mine { resource: usize, count: u8 },
    Receive(u8),
    Space(u8),
    Gain { resources: [u8; 3], power: u8, cows: u8 },
}

/// A board.
#[derive(Debug, Default)]
pub struct Board {
    pub colour: String,
    pub clan: String,
    pub caverns: [u8; 3],
    pub sites: [u8; 3],
    /// In the order of [`START`].
    pub start: [u8; 6],
    /// Open and covered.
    pub barns: [u8; 2],
    pub cap: u8,
    pub extra: u8,
    /// With the place where the piece lies.
    pub outposts: Vec<(String, Uncovered)>,
    pub changelings: Vec<(String, Uncovered)>,
    pub kings_tile: Option<Effect>,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Board>, Fault> {
    let mut boards: Vec<Board> = Vec::new();
    for line in source.lines() {
        let (word, rest) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
        let rest = rest.trim();
        if word == "board" {
            let (colour, clan) = rest.split_once(' ').unwrap_or((rest, ""));
            let due = COLOURS.get(boards.len()).copied().unwrap_or("nothing more");
            if colour != due || clan.is_empty() {
                return Err(line.fault(format!("board '{rest}' where '{due}' and its clan are due")));
            }
            let (colour, clan, line) = (colour.to_owned(), clan.trim().to_owned(), line.number);
            boards.push(Board { colour, clan, line, ..Board::default() });
        } else {
            let Some(board) = boards.last_mut() else {
                return Err(line.fault("no board stands before this line"));
            };
            part(board, &line, word, rest)?;
        }
    }
    if boards.len() != COLOURS.len() {
        return Err(source.fault(format!("{} boards instead of {}", boards.len(), COLOURS.len())));
    }
    boards.iter().try_for_each(|board| complete(source, board))?;
    Ok(boards)
}

/// Reads a line of a board.
fn part(board: &mut Board, line: &Line<'_>, word: &str, rest: &str) -> Result<(), Fault> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (word, &words[..]) {
        ("cavern", [name, size]) => {
            board.caverns[place(line, name, &CAVERNS, "cavern")?] = line.number_in(size, 1..=9)?;
        }
        ("sites", sites) => {
            for site in sites {
                let mut letters = site.chars();
                let it = letters.next().and_then(resource).filter(|_| letters.next().is_none());
                board.sites[it.ok_or_else(|| line.fault(format!("'{site}' is no site")))?] += 1;
            }
        }
        ("start", _) => {
            for part in rest.split(',') {
                let Some((what, count)) = part.trim().split_once(' ') else {
                    return Err(line.fault(format!("'{part}' is no starting goods")));
                };
                board.start[place(line, what, &START, "starting goods")?] =
                    line.number_in(count.trim(), 0..=9)?;
            }
        }
        ("barns", [open, covered]) => {
            board.barns = [line.number_in(open, 0..=9)?, line.number_in(covered, 0..=9)?];
        }
        ("track", [cap, extra]) => {
            (board.cap, board.extra) = (line.number_in(cap, 1..=20)?, line.number_in(extra, 0..=9)?);
        }
        ("outpost", [at, what @ ..]) => {
            let what = piece(board, line, what)?;
            board.outposts.push(((*at).to_owned(), what));
        }
        ("changeling", [at, what @ ..]) => {
            let what = piece(board, line, what)?;
            board.changelings.push(((*at).to_owned(), what));
        }
        ("kings-tile", _) => match effect(line, rest)? {
            Effect::Nothing => return Err(line.fault("a printed king's tile does something")),
            effect => board.kings_tile = Some(effect),
        },
        _ => return Err(line.fault(format!("'{word}' is no part of a board, or not in this form"))),
    }
    Ok(())
}

/// What a piece of a board uncovers. Of two pieces that upgrade one mining action only the better would ever be paid.
fn piece(board: &Board, line: &Line<'_>, words: &[&str]) -> Result<Uncovered, Fault> {
    let what = uncovered(line, words)?;
    let mines = |it: &Uncovered| match it {
        Uncovered::Mine { resource, .. } => Some(*resource),
        Uncovered::Receive(_) | Uncovered::Space(_) | Uncovered::Gain { .. } => None,
    };
    let mut others = board.outposts.iter().chain(&board.changelings).filter_map(|(_, it)| mines(it));
    if mines(&what).is_some_and(|of| others.any(|other| other == of)) {
        return Err(line.fault("a second upgrade of one mining action is never paid"));
    }
    Ok(what)
}

fn uncovered(line: &Line<'_>, words: &[&str]) -> Result<Uncovered, Fault> {
    Ok(match words {
        ["mine-o", count] => Uncovered::Mine { resource: 0, count: line.number_in(count, UPGRADE)? },
        ["mine-g", count] => Uncovered::Mine { resource: 1, count: line.number_in(count, UPGRADE)? },
        ["mine-d", count] => Uncovered::Mine { resource: 2, count: line.number_in(count, UPGRADE)? },
        ["receive", more] => Uncovered::Receive(line.number_in(more, 1..=9)?),
        ["space", more] => Uncovered::Space(line.number_in(more, 1..=9)?),
        _ => match effect(line, &words.join(" "))? {
            Effect::Gain { resources, power, cows } => Uncovered::Gain { resources, power, cows },
            _ => return Err(line.fault("a piece uncovers an upgrade or gives goods")),
        },
    })
}

/// Whether a board has all parts that the rules need.
fn complete(source: &Source, board: &Board) -> Result<(), Fault> {
    let lacks = |what: &str| {
        let text = format!("the {} board {what}", board.colour);
        Err(Fault { file: source.name, line: board.line, text })
    };
    if board.caverns.contains(&0) || board.cap == 0 || board.kings_tile.is_none() {
        return lacks("lacks a cavern, its track or its king's tile");
    }
    if board.outposts.len() != 4 || board.changelings.len() != 4 {
        return lacks("needs four outposts and four changelings");
    }
    if board.start[0] != 1 {
        return lacks("starts with one human, whose cauldron is chosen");
    }
    if board.start[1] > board.barns[0] || board.start[5] > board.cap {
        return lacks("has no room for its cow or its power");
    }
    Ok(())
}
