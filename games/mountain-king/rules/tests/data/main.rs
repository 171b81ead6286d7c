//! The content: the shipped files keep every constraint, every constraint is noticed when it is broken, and the tables
//! that the build writes say what the files say.

#[path = "../../build/check/mod.rs"]
mod check;
#[path = "../../build/measure/mod.rs"]
mod measure;
#[path = "../../build/read/mod.rs"]
mod read;

// `cfg(test)` always holds here; it tells Clippy that helpers are test code too.
#[cfg(test)]
mod bench;
#[cfg(test)]
mod cards;
#[cfg(test)]
mod fairness;
#[cfg(test)]
mod lies;
#[cfg(test)]
mod map_rules;
#[cfg(test)]
mod maps;
#[cfg(test)]
mod pieces;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod tiles;
#[cfg(test)]
mod weights;

use bench::{faults, shipped};

#[test]
fn the_shipped_files_break_nothing() {
    let listed: Vec<String> = faults(&shipped()).iter().map(ToString::to_string).collect();
    assert!(listed.is_empty(), "{}", listed.join("\n"));
}

#[test]
fn the_parts_of_the_build_are_listed_with_the_letters_of_the_rules() {
    let letters: String = mountain_king::Kind::ALL.into_iter().map(mountain_king::Kind::letter).collect();
    assert_eq!(letters, read::notation::KINDS);
    let clans = mountain_king::Clan::ALL.map(mountain_king::Clan::word);
    assert_eq!(clans[..], read::notation::CLANS[1..]);
}
