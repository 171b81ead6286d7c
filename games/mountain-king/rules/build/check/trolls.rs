//! `trolls.txt`: counts, budgets and the cards that are known to exist.

use moot_data::{Breaches, Fault};

use super::clans;
use crate::read::notation::{CLANS, KINDS};
use crate::read::trolls::{Budget, Card, Trolls};

/// Cards of each level.
const LEVELS: [usize; 3] = [21, 17, 17];
/// The mean number of icons at each level.
const ICONS: [f64; 3] = [2.0, 3.0, 5.0];
/// The most cards with a wild cart.
const WILD: usize = 4;
/// Cards of the rulebook's pictures: clan (if it can be seen), icons, what they are.
const KNOWN: [(Option<&str>, &str, &str); 3] = [
    (Some("fire"), "Tss", "the Fire troll with 2 stone and 1 cart"),
    (Some("mud"), "hi", "the Mud troll with 1 iron and 1 heartstone"),
    (None, "iiirt", "the troll with 3 iron, 1 rune and 1 cart"),
];

/// Checks the file.
pub fn check(trolls: &Trolls) -> Vec<Fault> {
    let mut found = Breaches::of("trolls.txt");
    if !complete(trolls, &mut found) {
        return found.found;
    }
    for (index, card) in trolls.cards.iter().enumerate() {
        one(trolls, index, card, &mut found);
    }
    let wild: Vec<&Card> = trolls.cards.iter().filter(|card| card.icons.contains('t')).collect();
    let text = format!("{} cards with a wild cart, at most {WILD}", wild.len());
    found.need(wild.len() <= WILD, wild.get(WILD).map_or(0, |card| card.line), text);
    for budget in &trolls.budgets {
        level(trolls, budget, &mut found);
    }
    for (clan, icons, what) in KNOWN {
        let there = trolls.cards.iter().any(|card| match clan {
            Some(clan) => CLANS[card.clan] == clan && sorted(&card.icons) == icons,
            None => sorted(&card.icons.to_lowercase()) == icons,
        });
        found.need(there, 0, format!("{what} is missing"));
    }
    clans::check(trolls, &mut found);
    found.found
}

fn complete(trolls: &Trolls, found: &mut Breaches) -> bool {
    let worths = KINDS.chars().chain(['T']).all(|c| trolls.worth.iter().filter(|w| w.0 == c).count() == 1);
    let budgets = (1..=3).all(|level| trolls.budgets.iter().filter(|b| b.level == level).count() == 1);
    let leans = (0..CLANS.len()).all(|clan| trolls.leans.iter().filter(|l| l.clan == clan).count() == 1);
    let worths = found.need(worths, 0, "one worth line for each icon is due");
    let budgets = found.need(budgets, 0, "one budget line for each level is due");
    found.need(leans, 0, "one lean line for each clan is due") && worths && budgets
}

fn sorted(icons: &str) -> String {
    let mut letters: Vec<char> = icons.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn one(trolls: &Trolls, index: usize, card: &Card, found: &mut Breaches) {
    let (name, line) = (&card.name, card.line);
    let due = if index < LEVELS[0] {
        1
    } else if index < LEVELS[0] + LEVELS[1] {
        2
    } else {
        3
    };
    found.need(
        card.level == due,
        line,
        format!("{name}: card {} is of level {due}: there are 21, 17 and 17 of levels 1, 2 and 3", card.id),
    );
    for other in &trolls.cards[..index] {
        // A clan cart makes a card another one in each clan.
        let alike = sorted(&other.icons) == sorted(&card.icons)
            && (other.clan == card.clan || other.level == card.level && !card.icons.contains('T'));
        found.need(!alike, line, format!("{name} has the same icons as {}", other.name));
        found.need(other.name != *name, line, format!("the name {name} is given twice"));
    }
    for budget in trolls.budgets.iter().filter(|budget| budget.level == card.level) {
        let ((fewest, most), count) = (budget.icons, card.icons.len());
        let text = format!("{name}: {count} icons at level {}, {fewest} to {most} wanted", card.level);
        found.need((fewest..=most).contains(&count), line, text);
        let ((least, most), value) = (budget.worth, trolls.value(&card.icons));
        let text = format!("{name}: worth {value}, budget {least} to {most}");
        found.need((least..=most).contains(&value), line, text);
    }
    found.need(
        proper(name),
        line,
        format!("'{name}': a name is one word of 3 to 12 letters, the first one large"),
    );
}

/// Whether a text has the form of a troll's name.
pub fn proper(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|c| c.is_ascii_uppercase())
        && letters.all(|c| c.is_ascii_lowercase())
        && (3..=12).contains(&name.len())
}

/// Checks a level as a whole; faults are reported for its budget line.
fn level(trolls: &Trolls, budget: &Budget, found: &mut Breaches) {
    let level = budget.level;
    let cards: Vec<&Card> = trolls.cards.iter().filter(|card| card.level == level).collect();
    for kind in KINDS.chars() {
        let offered = cards.iter().any(|card| card.icons.to_lowercase().contains(kind));
        found.need(offered, budget.line, format!("level {level} does not offer '{kind}'"));
    }
    for (clan, word) in CLANS.iter().enumerate().skip(1) {
        let cart = cards.iter().any(|card| card.clan == clan && card.icons.contains('T'));
        found.need(cart, budget.line, format!("level {level} has no clan cart of {word}"));
    }
    let mean = cards.iter().map(|card| card.icons.len()).sum::<usize>() as f64 / cards.len().max(1) as f64;
    let due = ICONS[usize::from(level) - 1];
    let text = format!("level {level}: {mean:.2} icons a card, about {due} wanted");
    found.need((mean - due).abs() <= 0.25, budget.line, text);
}
