//! Edits the shipped files in memory and looks at which line is reported.

use moot_data::{Fault, Source};
use moot_testkit::data::{At, Shipped};

use crate::check;
use crate::read::folder::{FILES, Folder};

const VILLAGES: usize = 0;
const BOARDS: usize = 1;
const CAVES: usize = 2;
const KINGS: usize = 3;
const CASTLES: usize = 4;
const TROLLS: usize = 5;
const ROUNDS: usize = 6;
const CARDS: usize = 7;

/// The files as they are.
pub fn shipped() -> Shipped<8> {
    Shipped::read(env!("CARGO_MANIFEST_DIR"), FILES, faults)
}

/// Everything that is wrong, notation first.
fn faults(sources: &[Source; 8]) -> Vec<Fault> {
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
fn the_notation_is_checked() {
    let line = |file, from, to, reason| blamed(file, from, to, false, reason);
    line(VILLAGES, "village II  | Bellhollow", "village V  | Bellhollow", "where 'II' is due");
    line(VILLAGES, "supply cow         | 16", "supply ox | 16", "'ox' is no item");
    line(VILLAGES, "players 3 | I II III    | 11", "players 3 | I II III | 12", "need as many cards");
    line(VILLAGES, "| 5 | 5 | 2 | out", "| 5 | 5 | 2 | away", "no word for marked tiles");
    line(BOARDS, "board red Emberbeard", "board pink Emberbeard", "where 'red' and its clan are due");
    line(BOARDS, "sites d g o\n", "sites d g x\n", "'x' is no site");
    line(BOARDS, "start human 1, cow 1, o 3, power 1", "start human 1, pig 1", "no starting goods");
    line(CAVES, "resource-01 | T | ..g.g", "resource-01 | T | ..g.", "are no edges");
    line(CAVES, "resource-02 | -", "resource-01 | -", "listed twice");
    line(CAVES, "bell-02 | - | ..ogo | barn", "bell-02 | - | ..ogo | shed", "a bell tile has 'barn'");
    line(CAVES, "1/bat | - | -\nvictory-bats-b", "0/bat | - | -\nvictory-bats-b", "not a number from 1 to 9");
    line(KINGS, "old-chant       | action  | +2p", "old-chant | action | +2x", "no effect");
    line(KINGS, "sites ggg", "sites ggo", "no sites of one kind");
    line(KINGS, "spots bb", "spots bbb", "not two spots");
    line(CASTLES, "| +1d            |", "|", "4 columns");
    line(TROLLS, "hostess     | toad  | 2", "hostess | newt | 2", "'newt' is no totem");
    line(TROLLS, "c(+1d) p", "c(+1d p", "are no spots");
    line(ROUNDS, "day-I-1 | day | I | princess", "day-I-1 | noon | I | princess", "no time of day");
    line(CARDS, "tiles any 7", "tiles any", "which kind, and how many");
    blamed(CAVES, "princess-16 | - | ggooo | - | bed | -\n", "", true, "63 tiles instead of 64");
    blamed(
        KINGS,
        "two-ropes       | ongoing | spots bb                | Two Ropes       | Two bell spots.\n",
        "",
        true,
        "19 king's tiles",
    );
}

#[test]
fn what_can_be_played_but_is_not_our_design_is_a_warning() {
    let line = |file, from, to, reason| blamed(file, from, to, false, reason);
    line(
        VILLAGES,
        "village I   | Alder Ford   | 2 | 4",
        "village I | Alder Ford | 2 | 7",
        "3 to 6 cauldrons",
    );
    blamed(VILLAGES, "supply princess    | 12", "supply princess | 11", true, "is not the box");
    // A board is blamed where it begins.
    line(
        BOARDS,
        "board teal Tarnfoot\ncavern mining   5\ncavern building 5\ncavern power    5",
        "board teal Tarnfeet\ncavern mining   5\ncavern building 4\ncavern power    5",
        "five cauldrons wanted",
    );
    line(CAVES, "resource-01 | T | ..g.g", "resource-01 | T | ddddd", "54 to 59 wanted");
    line(CAVES, "princess-02 | - | ..gdg", "princess-02 | - | ..gd#", "five entrances");
    blamed(CAVES, "resource-02 | -", "resource-02 | T", true, "16 with 4 wanted");
    blamed(CASTLES, "| +1d ", "| +2d ", true, "one wanted");
    line(TROLLS, "+2o           | c           | -", "+9o | c | -", "37 to 47 wanted");
    line(CARDS, "cards toad 3", "cards bat 3", "is there twice");
    blamed(
        ROUNDS,
        "day-I-1 | day | I | princess",
        "day-I-1 | day | I | human",
        true,
        "cards bring Princess to village I",
    );
}
