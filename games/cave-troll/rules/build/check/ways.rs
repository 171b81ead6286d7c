//! The distances between spaces.

use std::collections::{BTreeMap, VecDeque};

use crate::read::dungeon::{Dungeon, Kind, kind};

/// Returns the steps from `start` to every space that can be reached without entering the `shut` ones.
pub fn steps(dungeon: &Dungeon, start: char, shut: &[char]) -> BTreeMap<char, usize> {
    let mut found = BTreeMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        let next = found[&here] + 1;
        for there in dungeon.near(here).filter(|there| !shut.contains(there)) {
            found.entry(there).or_insert_with(|| {
                queue.push_back(there);
                next
            });
        }
    }
    found
}

/// The signs of a kind that occur on the floor.
pub fn of_kind(wanted: Kind) -> Vec<char> {
    crate::read::dungeon::SIGNS.chars().filter(|&sign| kind(sign) == wanted).collect()
}
