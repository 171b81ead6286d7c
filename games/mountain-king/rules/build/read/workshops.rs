//! `workshops.txt`: the workshop tiles and the trade with the supply.

use moot_data::{Fault, Line, Source};

use super::notation::{KINDS, kind};

/// The number of workshops.
pub const WORKSHOPS: usize = 11;

/// A workshop tile.
#[derive(Debug)]
pub struct Workshop {
    pub id: String,
    pub name: String,
    pub tiles: u8,
    /// Its exchanges, each in one direction.
    pub swaps: Vec<Swap>,
    /// Whether a token moves from a troll to storage.
    pub moves: bool,
    /// Its rules as written, for comparison.
    pub written: Vec<String>,
    pub line: usize,
}

/// An exchange in one direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swap {
    /// The kinds that may be given, as places in [`KINDS`].
    pub gives: Vec<usize>,
    pub count: u8,
    pub wild_only: bool,
    pub gets: usize,
    pub gain: u8,
}

/// The whole file.
#[derive(Debug)]
pub struct Workshops {
    pub workshops: Vec<Workshop>,
    /// How many resources buy one from the supply, and the line that says so.
    pub trade: (u8, usize),
}

impl Workshops {
    /// Reads the file.
    pub fn read(source: &Source) -> Result<Workshops, Fault> {
        let mut workshops: Vec<Workshop> = Vec::new();
        let mut trade = None;
        for line in source.lines() {
            let words = line.words();
            match (&words[..], workshops.last_mut()) {
                (["workshop", ..], _) => workshops.push(heading(line)?),
                (["swap", rule @ ..], Some(workshop)) => {
                    workshop.swaps.extend(swaps(line, rule)?);
                    workshop.written.push(rule.join(" "));
                }
                (["move", rule @ ..], Some(workshop)) => {
                    if rule != ["1", "troll", "->", "storage"] {
                        return Err(line.fault("the one move there is: move 1 troll -> storage"));
                    }
                    workshop.moves = true;
                    workshop.written.push(rule.join(" "));
                }
                (["swap" | "move", ..], None) => return Err(line.fault("a rule before the first workshop")),
                (["trade", given @ .., "->", "any"], _) if given.iter().all(|&word| word == "?") => {
                    if trade.replace((line.count(given)?, line.number)).is_some() || given.is_empty() {
                        return Err(line.fault("one line 'trade ? ? ? ? -> any' is due"));
                    }
                }
                (["trade", ..], _) => return Err(line.fault("'trade ? ? ? ? -> any' is due")),
                _ => return Err(line.unknown()),
            }
        }
        for workshop in &workshops {
            if workshop.written.is_empty() {
                let text = format!("{} does nothing", workshop.name);
                return Err(Fault { file: source.name, line: workshop.line, text });
            }
        }
        if workshops.len() != WORKSHOPS {
            return Err(source.fault(format!("{} workshops instead of {WORKSHOPS}", workshops.len())));
        }
        let trade = trade.ok_or_else(|| source.fault("the line 'trade ? ? ? ? -> any' is missing"))?;
        Ok(Workshops { workshops, trade })
    }
}

fn heading(line: Line<'_>) -> Result<Workshop, Fault> {
    let due = || line.fault("'workshop <id>  <name>  tiles <n>' with two spaces between the parts is due");
    let [first, name, tiles] = line.parts()[..] else { return Err(due()) };
    let [_, id] = first.split_whitespace().collect::<Vec<_>>()[..] else { return Err(due()) };
    let ["tiles", tiles] = tiles.split_whitespace().collect::<Vec<_>>()[..] else { return Err(due()) };
    Ok(Workshop {
        id: id.to_owned(),
        name: name.to_owned(),
        tiles: line.number(tiles)?,
        swaps: Vec::new(),
        moves: false,
        written: Vec::new(),
        line: line.number,
    })
}

/// One side of an exchange: so many tokens out of these kinds.
struct Side {
    kinds: Vec<usize>,
    count: u8,
    wild: bool,
}

fn swaps(line: Line<'_>, rule: &[&str]) -> Result<Vec<Swap>, Fault> {
    let arrow = rule.iter().position(|&word| word == "->" || word == "<->");
    let Some(arrow) = arrow else { return Err(line.fault("an exchange wants '->' or '<->'")) };
    let (left, right) = (side(line, &rule[..arrow])?, side(line, &rule[arrow + 1..])?);
    let mut swaps = one_way(line, &left, &right)?;
    if rule[arrow] == "<->" {
        swaps.extend(one_way(line, &right, &left)?);
    }
    Ok(swaps)
}

fn side(line: Line<'_>, words: &[&str]) -> Result<Side, Fault> {
    if words == ["wild", "t"] {
        return Ok(Side { kinds: vec![4], count: 1, wild: true });
    }
    let Some((first, others)) = words.split_first() else {
        return Err(line.fault("an exchange wants something on either side"));
    };
    if let Some(other) = others.iter().find(|other| *other != first) {
        let text = format!("'{first} {other}': all tokens of one side come from the same kinds");
        return Err(line.fault(text));
    }
    let mut kinds = Vec::new();
    for word in if *first == "?" { Vec::new() } else { first.split('/').collect() } {
        match word.chars().collect::<Vec<_>>()[..] {
            [letter] if kind(letter).is_some() => kinds.extend(kind(letter)),
            _ => return Err(line.fault(format!("'{word}' is no resource"))),
        }
    }
    if kinds.is_empty() {
        kinds = (0..KINDS.len()).collect();
    }
    Ok(Side { kinds, count: line.count(words)?, wild: false })
}

fn one_way(line: Line<'_>, give: &Side, get: &Side) -> Result<Vec<Swap>, Fault> {
    if get.kinds.len() > 1 && get.count > 1 || get.kinds.len() == KINDS.len() {
        return Err(line.fault("what is gained is some of one kind, or one of two kinds"));
    }
    let swap = |&gets: &usize| Swap {
        gives: give.kinds.clone(),
        count: give.count,
        wild_only: give.wild,
        gets,
        gain: get.count,
    };
    Ok(get.kinds.iter().map(swap).collect())
}
