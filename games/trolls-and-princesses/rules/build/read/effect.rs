//! Effects and points, as every file writes them.

use moot_data::{Fault, Line};

use super::words::{RESOURCES, resource};

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Nothing,
    Gain { resources: [u8; 3], power: u8, cows: u8 },
    Fill,
    Mine { resource: usize, most: u8 },
    Tile,
    Card,
    Walk { trolls: u8, humans: u8 },
}

/// Reads an effect.
pub fn effect(line: &Line<'_>, text: &str) -> Result<Effect, Fault> {
    let odd = || line.fault(format!("'{text}' is no effect"));
    Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["-"] => Effect::Nothing,
        ["fill"] => Effect::Fill,
        ["tile"] => Effect::Tile,
        ["card"] => Effect::Card,
        ["mine", what] => {
            let (resource, most) = counted(what).ok_or_else(odd)?;
            Effect::Mine { resource, most }
        }
        ["move", trolls, "trolls"] => Effect::Walk { trolls: line.number_in(trolls, 1..=2)?, humans: 0 },
        ["move", humans, "humans"] => Effect::Walk { trolls: 0, humans: line.number_in(humans, 1..=3)? },
        ["move", trolls, "troll", "+", humans, "human"] => {
            Effect::Walk { trolls: line.number_in(trolls, 1..=1)?, humans: line.number_in(humans, 1..=1)? }
        }
        ref parts => {
            let (mut resources, mut power, mut cows) = ([0; 3], 0, 0);
            for part in parts {
                let (count, letter) = part.strip_prefix('+').and_then(digit_letter).ok_or_else(odd)?;
                match (letter, resource(letter)) {
                    (_, Some(it)) => resources[it] += count,
                    ('p', _) => power += count,
                    ('k', _) => cows += count,
                    _ => return Err(odd()),
                }
            }
            Effect::Gain { resources, power, cows }
        }
    })
}

/// `3o`: a resource and how many.
fn counted(text: &str) -> Option<(usize, u8)> {
    let (count, letter) = digit_letter(text)?;
    Some((resource(letter)?, count))
}

fn digit_letter(text: &str) -> Option<(u8, char)> {
    let mut signs = text.chars();
    let (digit, letter, rest) = (signs.next()?, signs.next()?, signs.next());
    let count = digit.to_digit(10).filter(|&count| count > 0)? as u8;
    rest.is_none().then_some((count, letter))
}

impl Effect {
    /// The effect as the tables write it.
    pub fn rust(&self) -> String {
        match self {
            Effect::Nothing => "Effect::Nothing".to_owned(),
            Effect::Gain { resources, power, cows } => {
                format!("Effect::Gain({})", goods(*resources, *power, *cows))
            }
            Effect::Fill => "Effect::Fill".to_owned(),
            Effect::Mine { resource, most } => {
                format!("Effect::Mine {{ resource: Resource::{}, most: {most} }}", RESOURCES[*resource].1)
            }
            Effect::Tile => "Effect::Tile".to_owned(),
            Effect::Card => "Effect::Card".to_owned(),
            Effect::Walk { trolls, humans } => {
                format!("Effect::Walk {{ trolls: {trolls}, humans: {humans} }}")
            }
        }
    }
}

/// Goods as the tables write them.
pub fn goods(resources: [u8; 3], power: u8, cows: u8) -> String {
    format!("Goods {{ resources: {resources:?}, power: {power}, cows: {cows} }}")
}

/// What points are given for, by the word of the files and that of the tables.
const COUNTED: [(&str, &str); 18] = [
    ("bat", "Totem(Totem::Bat)"),
    ("snake", "Totem(Totem::Snake)"),
    ("toad", "Totem(Totem::Toad)"),
    ("obsidian", "Resource(Resource::Obsidian)"),
    ("gold", "Resource(Resource::Gold)"),
    ("diamond", "Resource(Resource::Diamond)"),
    ("cow", "Cow"),
    ("human", "Human"),
    ("power", "Power"),
    ("resource-tile", "Tile(TileKind::Resource)"),
    ("bell-tile", "Tile(TileKind::Bell)"),
    ("princess-tile", "Tile(TileKind::Princess)"),
    ("victory-tile", "Tile(TileKind::Victory)"),
    ("kings-tile", "Tile(TileKind::Kings)"),
    ("tile", "AnyTile"),
    ("o-site", "Site(Resource::Obsidian)"),
    ("g-site", "Site(Resource::Gold)"),
    ("d-site", "Site(Resource::Diamond)"),
];

/// `2/gold`: a point for so many of something. As the tables write it; nothing for `-`.
pub fn points(line: &Line<'_>, text: &str) -> Result<Option<String>, Fault> {
    if text == "-" {
        return Ok(None);
    }
    let odd = || line.fault(format!("'{text}' is no points: '2/gold' is a point for every two"));
    let (each, what) = text.split_once('/').ok_or_else(odd)?;
    let each: u8 = line.number_in(each, 1..=9)?;
    let of = COUNTED.iter().find(|(word, _)| *word == what).ok_or_else(odd)?.1;
    Ok(Some(format!("Points {{ each: {each}, of: Counted::{of} }}")))
}

/// `Some(...)` or `None`, as the tables write it.
pub fn option(points: Option<&str>) -> String {
    points.map_or_else(|| "None".to_owned(), |points| format!("Some({points})"))
}
