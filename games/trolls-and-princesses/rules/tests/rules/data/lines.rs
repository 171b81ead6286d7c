//! Edits the shipped files in memory and checks which line is reported.

use moot_data::{Fault, Source};
use moot_testkit::data::Shipped;
use moot_testkit::noticed;

use crate::check;
use crate::read::folder::{FILES, Folder};

/// The shipped files.
pub fn shipped() -> Shipped<8> {
    Shipped::read(env!("CARGO_MANIFEST_DIR"), FILES, faults)
}

/// Returns all faults, syntax errors first.
fn faults(sources: &[Source; 8]) -> Vec<Fault> {
    Folder::read(sources).map_or_else(|faults| faults, |folder| check::everything(&folder))
}

noticed!(shipped: the_notation_is_checked, what_can_be_played_but_is_not_our_design_is_a_warning);

#[test]
fn the_shipped_files_break_nothing() {
    shipped().break_nothing();
}
