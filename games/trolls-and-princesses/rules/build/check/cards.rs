//! `troll-cards.txt`, `round-cards.txt`, `kings-cards.txt`: the counts of the box and the strength of cards.

use moot_data::{Breaches, Fault};

use super::value;
use crate::read::effect::Effect;
use crate::read::round_cards::{self, TIMES};
use crate::read::tiles::KingsCard;
use crate::read::troll_cards::Card;
use crate::read::villages::Villages;
use crate::read::words::{TOTEMS, VILLAGES};

/// The points of troll cards (rulebook: appendix): one for so many of what is counted; and how many points a card is
/// expected to give.
const EXPECTED: [(u8, &str, f32); 9] = [
    (1, "Power", 2.0),
    (1, "Tile(TileKind::Princess)", 2.2),
    (4, "AnyTile", 2.3),
    (1, "Tile(TileKind::Victory)", 1.8),
    (3, "Site(Resource::Obsidian)", 2.3),
    (1, "Tile(TileKind::Kings)", 2.4),
    (1, "Tile(TileKind::Bell)", 2.3),
    (2, "Site(Resource::Gold)", 1.5),
    (2, "Site(Resource::Diamond)", 1.2),
];

/// Checks the troll cards.
pub fn trolls(cards: &[Card]) -> Vec<Fault> {
    let mut found = Breaches::of("troll-cards.txt");
    for (word, name) in TOTEMS {
        let of = || cards.iter().filter(|card| card.totem == name);
        let sum = |count: fn(&Card) -> u8| of().map(|card| u32::from(count(card))).sum::<u32>();
        let (copies, marked) = (sum(|card| card.copies), sum(|card| card.marked));
        let text = format!("{copies} {word} cards with {marked} marked, 16 with 4 wanted");
        found.need((copies, marked) == (16, 4), 0, text);
    }
    for (at, card) in cards.iter().enumerate() {
        let again = cards[..at].iter().any(|other| other.name == card.name);
        found.need(!again, card.line, format!("{} is named twice", card.name));
        let cradle = card.spots.iter().any(|(item, _)| *item == "Changeling");
        found.need(cradle, card.line, "every card has a changeling spot");
        let stores = card.spots.iter().any(|(item, _)| *item != "Changeling");
        let at_once = card.gain != Effect::Nothing || card.points.is_some() || stores;
        let text = "a card without points and without a spot for outposts, bells or princesses gives something at once";
        found.need(at_once, card.line, text);
        let known = card.points.is_none() || expected(card).is_some();
        found.need(known, card.line, "these points are not those of the book");
        let either = card.gain == Effect::Nothing || card.points.is_none();
        found.need(either, card.line, "a card gives something at once or points, not both");
        let worth = worth(card);
        let text = format!("{} is worth {worth}, 37 to 47 wanted", card.id);
        found.need((37.0..=47.0).contains(&worth), card.line, text);
    }
    for (each, what, _) in EXPECTED {
        let copies: u8 = cards.iter().filter(|card| gives(card, each, what)).map(|card| card.copies).sum();
        found.need(copies == 2, 0, format!("{copies} cards give a point for {each} of {what}, two wanted"));
    }
    for item in ["Changeling", "Outpost", "Bell", "Princess"] {
        let some = cards.iter().any(|card| card.spots.iter().any(|(it, _)| *it == item));
        found.need(some, 0, format!("no card has a spot for {item}"));
    }
    found.found
}

/// Whether a card gives a point for so many of something.
fn gives(card: &Card, each: u8, what: &str) -> bool {
    card.points
        .as_ref()
        .is_some_and(|points| *points == format!("Points {{ each: {each}, of: Counted::{what} }}"))
}

/// The points that a card is expected to give.
fn expected(card: &Card) -> Option<f32> {
    EXPECTED.iter().find(|(each, what, _)| gives(card, *each, what)).map(|(.., points)| *points)
}

fn worth(card: &Card) -> f32 {
    let spot = |item: &str| match item {
        "Changeling" => 6,
        "Princess" => 10,
        _ => 8,
    };
    let spots: f32 =
        card.spots.iter().map(|(item, bonus)| spot(item) as f32 + value::effect(bonus) as f32 / 2.0).sum();
    let ends = expected(card).map_or(0.0, |points| points * value::POINT);
    8.0 + value::effect(&card.gain) as f32 + spots + ends
}

/// Checks the round cards.
pub fn rounds(cards: &[round_cards::Card], villages: &Villages) -> Vec<Fault> {
    let mut found = Breaches::of("round-cards.txt");
    let count = |keep: &dyn Fn(&round_cards::Card) -> bool| cards.iter().filter(|card| keep(card)).count();
    for (village, name) in VILLAGES.iter().enumerate() {
        for ((word, time), due) in TIMES.iter().zip([6, 6, 3]) {
            let some = count(&|card| card.village == village && card.time == *time);
            found.need(some == due, 0, format!("{some} {word} cards of village {name}, {due} wanted"));
        }
        for (item, due) in [("Princess", 6), ("Changeling", 6), ("Human", 3)] {
            let some = count(&|card| card.village == village && card.item == item);
            found.need(some == due, 0, format!("{some} cards bring {item} to village {name}, {due} wanted"));
        }
        let kings = |way: &str| count(&|card| card.village == village && card.king.contains(way));
        let ways = ["MINING", "BUILDING", "POWER", "None"].map(kings);
        found.need(ways == [4, 4, 4, 3], 0, format!("the king's ways in village {name}: {ways:?}"));
    }
    for (at, card) in cards.iter().enumerate() {
        let same = |other: &&round_cards::Card| {
            (other.time, other.village, other.item, other.king)
                == (card.time, card.village, card.item, card.king)
        };
        let again = cards[..at].iter().filter(same).count();
        found.need(again < 2, card.line, format!("{} is there three times", card.id));
    }
    for (players, number) in villages.players.iter().zip(2..) {
        for ((word, time), &each) in TIMES.iter().zip(&players.deck) {
            let some = count(&|card| players.villages.contains(&card.village) && card.time == *time);
            let need = usize::from(each) * number;
            found.need(
                some >= need,
                0,
                format!("{number} players need {need} {word} cards, there are {some}"),
            );
        }
    }
    found.found
}

/// What the challenges ask for (rulebook: appendix): so many of something.
const CHALLENGES: [(&str, &str, u8); 14] = [
    ("Blue", "Tiles(TileKind::Princess)", 3),
    ("Blue", "Tiles(TileKind::Resource)", 3),
    ("Blue", "Tiles(TileKind::Bell)", 3),
    ("Blue", "Tiles(TileKind::Victory)", 3),
    ("Blue", "AnyTiles", 7),
    ("Yellow", "Cards(Totem::Bat)", 3),
    ("Yellow", "Cards(Totem::Snake)", 3),
    ("Yellow", "Cards(Totem::Toad)", 3),
    ("Yellow", "EachTotem", 1),
    ("Yellow", "AnyCards", 5),
    ("Red", "Items(Item::Outpost)", 3),
    ("Red", "Items(Item::Changeling)", 3),
    ("Red", "Items(Item::Bell)", 3),
    ("Red", "Humans", 5),
];

/// Checks the king's cards.
pub fn kings(cards: &[KingsCard]) -> Vec<Fault> {
    let mut found = Breaches::of("kings-cards.txt");
    for (colour, what, due) in CHALLENGES {
        let need = format!("Need {{ what: Wanted::{what}, count: {due} }}");
        let count = cards.iter().filter(|card| card.colour == colour && card.need == need).count();
        found.need(count == 1, 0, format!("{count} {colour} cards that ask for {due} of {what}, one wanted"));
    }
    for (at, card) in cards.iter().enumerate() {
        let again = cards[..at].iter().any(|other| other.need == card.need);
        found.need(
            !again && !card.text.is_empty(),
            card.line,
            format!("{} is there twice, or has no text", card.id),
        );
    }
    found.found
}
