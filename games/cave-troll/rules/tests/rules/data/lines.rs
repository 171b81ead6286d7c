//! Edits the shipped files in memory and checks which line is reported.

use moot_data::{Fault, Source};
use moot_testkit::data::Shipped;
use moot_testkit::noticed;

use crate::check;
use crate::check::staircases;
use crate::read::folder::{FILES, Folder};

/// The shipped files.
pub fn shipped() -> Shipped<3> {
    Shipped::read(env!("CARGO_MANIFEST_DIR"), FILES, faults)
}

/// Returns all faults, syntax errors first.
fn faults(sources: &[Source; 3]) -> Vec<Fault> {
    Folder::read(sources).map_or_else(|faults| faults, |folder| check::everything(&folder))
}

noticed! {
    shipped:
    the_notation_of_the_dungeon_is_checked,
    the_notation_of_the_cards_is_checked,
    what_can_be_played_but_is_not_our_design_is_a_warning,
}

#[test]
fn the_shipped_files_break_nothing() {
    shipped().break_nothing();
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
