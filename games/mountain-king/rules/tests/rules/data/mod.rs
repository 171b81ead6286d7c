//! The content: the shipped files satisfy every constraint, every breach is detected, and the generated tables match the
//! files.

mod cards;
mod edits;
mod fairness;
mod lies;
mod map_rules;
mod maps;
mod pieces;
mod tables;
mod tiles;

use crate::read;

#[test]
fn the_shipped_files_break_nothing() {
    edits::shipped().break_nothing();
}

#[test]
fn the_parts_of_the_build_are_listed_with_the_letters_of_the_rules() {
    let letters: String = mountain_king::Kind::ALL.into_iter().map(mountain_king::Kind::letter).collect();
    assert_eq!(letters, read::notation::KINDS);
    let clans = mountain_king::Clan::ALL.map(mountain_king::Clan::word);
    assert_eq!(clans[..], read::notation::CLANS[1..]);
}
