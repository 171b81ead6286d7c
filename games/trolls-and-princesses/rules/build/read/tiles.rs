//! `kings-tiles.txt`, `castle-tiles.txt` and `kings-cards.txt`.

use moot_data::{Fault, Line, Source};

use super::effect::{Effect, effect};
use super::words::{id, named, resource};

/// The purpose of a king's tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Use {
    Action(Effect),
    Sites { resource: usize, count: u8 },
    Spots([&'static str; 2]),
    Totems,
}

/// A king's tile.
#[derive(Debug)]
pub struct KingsTile {
    pub id: String,
    pub class: String,
    pub what: Use,
    pub name: String,
    pub text: String,
    pub line: usize,
}

/// A castle tile.
#[derive(Debug)]
pub struct Castle {
    pub id: String,
    pub effect: Effect,
    pub name: String,
    pub text: String,
    pub line: usize,
}

/// A king's card.
#[derive(Debug)]
pub struct KingsCard {
    pub id: String,
    pub colour: &'static str,
    /// As the tables write it.
    pub need: String,
    pub text: String,
    pub line: usize,
}

/// The letters of spots, as the tables name them.
pub const SPOTS: [(&str, &str); 4] =
    [("c", "Changeling"), ("o", "Outpost"), ("b", "Bell"), ("p", "Princess")];

fn full(source: &Source, found: usize, due: usize, what: &str) -> Result<(), Fault> {
    if found == due { Ok(()) } else { Err(source.fault(format!("{found} {what} instead of {due}"))) }
}

/// Reads the king's tiles.
pub fn kings_tiles(source: &Source) -> Result<Vec<KingsTile>, Fault> {
    let (mut tiles, mut ids) = (Vec::new(), Vec::new());
    for line in source.lines() {
        let [name, class, what, title, text] = line.cells()?;
        let name = id(&line, name, &ids)?;
        let what = match (class, what.split_once(' ')) {
            ("action", _) => match effect(&line, what)? {
                Effect::Nothing => return Err(line.fault("an action does something")),
                effect => Use::Action(effect),
            },
            ("ongoing", Some(("sites", letters))) => sites(&line, letters)?,
            ("ongoing", Some(("spots", letters))) => spots(&line, letters)?,
            ("passive", Some(("totems", "bat snake toad"))) => Use::Totems,
            _ => return Err(line.fault(format!("'{what}' is no effect of the class '{class}'"))),
        };
        let (class, text, title) = (class.to_owned(), text.to_owned(), title.to_owned());
        tiles.push(KingsTile { id: name.clone(), class, what, name: title, text, line: line.number });
        ids.push(name);
    }
    full(source, tiles.len(), 20, "king's tiles")?;
    Ok(tiles)
}

fn sites(line: &Line<'_>, letters: &str) -> Result<Use, Fault> {
    let first = letters.chars().next().unwrap_or(' ');
    match resource(first) {
        Some(resource) if letters.len() < 10 && letters.chars().all(|letter| letter == first) => {
            Ok(Use::Sites { resource, count: letters.len() as u8 })
        }
        _ => Err(line.fault(format!("'{letters}' are no sites of one kind"))),
    }
}

fn spots(line: &Line<'_>, letters: &str) -> Result<Use, Fault> {
    let signs: Vec<char> = letters.chars().collect();
    let [one, two] = signs[..] else {
        return Err(line.fault(format!("'{letters}' are not two spots")));
    };
    let spot = |letter: char| named(line, &letter.to_string(), &SPOTS[..3], "spot of a king's tile");
    Ok(Use::Spots([spot(one)?, spot(two)?]))
}

/// Reads the castle tiles.
pub fn castles(source: &Source) -> Result<Vec<Castle>, Fault> {
    let (mut tiles, mut ids) = (Vec::new(), Vec::new());
    for line in source.lines() {
        let [name, what, title, text] = line.cells()?;
        let name = id(&line, name, &ids)?;
        let effect = match effect(&line, what)? {
            Effect::Nothing => return Err(line.fault("a castle action does something")),
            effect => effect,
        };
        let (text, title) = (text.to_owned(), title.to_owned());
        tiles.push(Castle { id: name.clone(), effect, name: title, text, line: line.number });
        ids.push(name);
    }
    full(source, tiles.len(), 10, "castle tiles")?;
    Ok(tiles)
}

/// Reads the king's cards.
pub fn kings_cards(source: &Source) -> Result<Vec<KingsCard>, Fault> {
    let (mut cards, mut ids) = (Vec::new(), Vec::new());
    for line in source.lines() {
        let [name, colour, need, text] = line.cells()?;
        let name = id(&line, name, &ids)?;
        let colours = [("blue", "Blue"), ("yellow", "Yellow"), ("red", "Red")];
        let colour = named(&line, colour, &colours, "colour of a king's card")?;
        let words: Vec<&str> = need.split_whitespace().collect();
        let [what, of, count] = words[..] else {
            return Err(line.fault(format!("'{need}' is not what, of which kind, and how many")));
        };
        let of = match what {
            "tiles" => named(&line, of, &TILES, "kind of tile"),
            "cards" => named(&line, of, &CARDS, "kind of card"),
            "items" => named(&line, of, &ITEMS, "kind of item"),
            _ => Err(line.fault(format!("'{what}' is not tiles, cards or items"))),
        }?;
        let count: u8 = line.number_in(count, 1..=20)?;
        let need = format!("Need {{ what: Wanted::{of}, count: {count} }}");
        cards.push(KingsCard { id: name.clone(), colour, need, text: text.to_owned(), line: line.number });
        ids.push(name);
    }
    full(source, cards.len(), 14, "king's cards")?;
    let order = |card: &KingsCard| place_of(card.colour);
    if cards.windows(2).any(|pair| order(&pair[0]) > order(&pair[1])) {
        return Err(source.fault("blue cards come first, then yellow, then red"));
    }
    Ok(cards)
}

fn place_of(colour: &str) -> usize {
    ["Blue", "Yellow", "Red"].iter().position(|&known| known == colour).unwrap_or(3)
}

const TILES: [(&str, &str); 5] = [
    ("princess", "Tiles(TileKind::Princess)"),
    ("resource", "Tiles(TileKind::Resource)"),
    ("bell", "Tiles(TileKind::Bell)"),
    ("victory", "Tiles(TileKind::Victory)"),
    ("any", "AnyTiles"),
];
const CARDS: [(&str, &str); 5] = [
    ("bat", "Cards(Totem::Bat)"),
    ("snake", "Cards(Totem::Snake)"),
    ("toad", "Cards(Totem::Toad)"),
    ("each", "EachTotem"),
    ("any", "AnyCards"),
];
const ITEMS: [(&str, &str); 4] = [
    ("outpost", "Items(Item::Outpost)"),
    ("changeling", "Items(Item::Changeling)"),
    ("bell", "Items(Item::Bell)"),
    ("human", "Humans"),
];
