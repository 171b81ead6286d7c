//! Edits the shipped files in memory and looks at who is blamed.

use moot_data::{Fault, Source};
use moot_testkit::data::{At, Shipped};

use crate::check;
use crate::check::staircases;
use crate::read::folder::{FILES, Folder};

/// The files as they are.
pub fn shipped() -> Shipped<3> {
    Shipped::read(env!("CARGO_MANIFEST_DIR"), FILES, faults)
}

/// Everything that is wrong, notation first.
fn faults(sources: &[Source; 3]) -> Vec<Fault> {
    Folder::read(sources).map_or_else(|faults| faults, |folder| check::everything(&folder))
}

/// Makes an edit and asserts that the line that was changed, or the file as a whole for `whole`, is reported.
fn blamed(file: usize, from: &str, to: &str, whole: bool, reason: &str) {
    let at = if whole { At::File } else { At::Here };
    shipped().replaced(FILES[file], from, to, at, reason);
}

#[test]
fn the_shipped_files_break_nothing() {
    shipped().break_nothing();
}

#[test]
fn the_notation_of_the_dungeon_is_checked() {
    let map = |from, to, reason| blamed(0, from, to, false, reason);
    map("FF1AAAABBBBCCCCIIIDDDEEEE222", "FF1AAAABBBBCCCCIIIDDDEEEE22", "27 squares, the first has 28");
    map("FF1AAAABBBBCCCCIIIDDDEEEE222", "FF1AAAABBBBCCCC!IIDDDEEEE222", "'!' is the sign of no space");
    map("1A 1F", "1A 1A 1F", "listed twice");
    map("1A 1F", "1A 1g", "no straight wall");
    map("1A 1F", "1A F", "not a pair");
    map("A 1 Bone Pantry", "A 0 Bone Pantry", "not a number from 1 to 9");
    map("A 1 Bone Pantry", "h 1 Bone Pantry", "sign of no room");
    map("B 4 Gatehouse", "B 4 Bone Pantry", "name of its own");
    map("B 4 Gatehouse", "A 4 Gatehouse", "listed twice");
    map("[floor]\n", "floor\n", "stands before this line");
    blamed(0, "B 4 Gatehouse\n", "", true, "room B is not listed");
}

#[test]
fn the_notation_of_the_cards_is_checked() {
    let cards = |from, to, reason| blamed(1, from, to, false, reason);
    cards("orc             | classic", "ork             | classic", "where 'orc' is due");
    cards("orc             | classic", "orc             | variant", "belongs to the set 'classic'");
    cards(
        "| 1 | orc        | 1 | Monster. Action: remove one",
        "| 2 | orc | 1 | Monster. Action: remove one",
        "number",
    );
    cards("score-room      | both    | 1 | - ", "score-room      | both    | 1 | orc ", "figure '-'");
    blamed(2, "mirror    | 2", "mirror    | two", false, "not a number");
    blamed(2, "| Basalt Mirror   |", "|", false, "4 columns");
    blamed(2, "raven     | 4", "ravn      | 4", false, "where 'raven' is due");
}

#[test]
fn what_can_be_played_but_is_not_our_design_is_a_warning() {
    blamed(0, "T 5 Rune Library", "T 6 Rune Library", true, "more than 5 gold");
    blamed(0, "A 1 Bone Pantry", "A 4 Bone Pantry", false, "1 steps from a staircase");
    blamed(0, " ag cd", " cd", true, "staircases differ");
    blamed(1, "adventurer      | both    | 8", "adventurer      | both    | 9", true, "27 cards a colour");
    blamed(1, "barbarian  | 1 | Hero. Counts", "barbarian  | 0 | Hero. Counts", true, "icons [1, 1, 2]");
    blamed(2, "Chalice of Life |", "Chalice of Live |", false, "the one name that is known");
    blamed(2, "raven     | 4", "raven     | 5", false, "1 to 4 wanted");
}

#[test]
fn the_four_staircases_are_alike() {
    let folder = Folder::read(shipped().sources()).unwrap();
    for figure in staircases::figures(&folder.dungeon) {
        println!("{:24}{:?}", figure.name, figure.values);
        assert!(figure.range() <= figure.slack + 1e-9, "{}", figure.name);
    }
    println!("pits {:?}", staircases::pits(&folder.dungeon));
}
