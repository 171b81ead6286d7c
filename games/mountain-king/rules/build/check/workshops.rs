//! `workshops.txt`: the rulebook's eleven kinds.

use moot_data::{Breaches, Fault};

use crate::read::workshops::Workshops;

const SHOPS: [(&str, &str); 11] = [
    ("Cartwright", "h <-> wild t"),
    ("Runesmithy", "s/i <-> r"),
    ("Charmcrafter", "c <-> r"),
    ("Stonegrinder", "h <-> s s"),
    ("Coinpress", "i/h <-> c"),
    ("Stonemill", "s <-> i"),
    ("Metalworks", "h <-> i"),
    ("Toolforge", "h <-> m"),
    ("Pickforge", "? ? -> m"),
    ("Wheeljack", "? ? -> wild t"),
    ("Quartermaster", "1 troll -> storage"),
];

/// Checks the file.
pub fn check(workshops: &Workshops) -> Vec<Fault> {
    let mut found = Breaches::of("workshops.txt");
    let shops = &workshops.workshops;
    for (index, shop) in shops.iter().enumerate() {
        let (name, line) = (&shop.name, shop.line);
        found.need(shop.tiles == 2, line, format!("{name}: two tiles of each kind, not {}", shop.tiles));
        let again = shops[..index].iter().any(|other| other.name == *name);
        found.need(!again, line, format!("{name} is there twice"));
        match SHOPS.iter().find(|(known, _)| known == name) {
            None => {
                found.need(false, line, format!("{name} is none of the rulebook's eleven"));
            }
            Some((_, rule)) => {
                let text = format!("{name} is '{rule}' in the rulebook, not '{}'", shop.written.join("', '"));
                found.need(shop.written == [*rule], line, text);
            }
        }
    }
    let (price, line) = workshops.trade;
    found.need(price == 4, line, format!("the supply trades 4 for 1, not {price}"));
    found.found
}
