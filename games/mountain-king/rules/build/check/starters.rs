//! `starters.txt`.

use moot_data::{Breaches, Fault};

use super::trolls::proper;
use crate::read::starters::Starter;
use crate::read::trolls::Trolls;

/// Checks the file; names are unique among all trolls.
pub fn check(starters: &[Starter], trolls: &Trolls) -> Vec<Fault> {
    let mut found = Breaches::of("starters.txt");
    for (index, starter) in starters.iter().enumerate() {
        let (name, line, before) = (&starter.name, starter.line, &starters[..index]);
        let many = starter.once.len();
        found.need(
            (2..=4).contains(&many),
            line,
            format!("{name}: {many} one-time resources, 2 to 4 wanted"),
        );
        // A starter wakes three to five times a game and still holds its token on some of them.
        let value = 3 * trolls.value(&starter.icon.to_string()) + trolls.value(&starter.once);
        found.need((69..=75).contains(&value), line, format!("{name}: worth {value}, 69 to 75 wanted"));
        found.need(starter.icon != 't', line, format!("{name}: carts belong to the clans"));
        let again = before.iter().any(|other| other.icon == starter.icon);
        found.need(!again, line, format!("{name}: another starter repeats '{}'", starter.icon));
        let taken = before.iter().any(|other| other.name == *name)
            || trolls.cards.iter().any(|card| card.name == *name);
        found.need(!taken && proper(name), line, format!("'{name}' is taken or no troll's name"));
    }
    for known in "shc".chars() {
        let there = starters.iter().any(|starter| starter.icon == known);
        found.need(there, 0, format!("a starter that repeats '{known}' is known to exist"));
    }
    found.found
}
