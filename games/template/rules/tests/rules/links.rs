//! A shipped link opens as the same game.
//!
//! A link names a decision by its place in `legal`, so a change of that list or of its order fails here first: keep the
//! order, or raise `Nim::RULES` and write a new link beside the old one.
//! `UPDATE_EXPECT=1 cargo test -p nim-template links` writes the link of these rules if it is missing.

use std::path::PathBuf;

use moot_core::{Game, Seat, SeatSet, Turn};
use moot_table::{Purpose, RawLink, Seed, Table, entry_text};
use moot_testkit::saves;
use nim_template::{Nim, Setup};

/// The log that the link leads to. Both players were dealt `rest`.
const LOG: &str = "\
* rest
* rest
0 take C 2
1 play rest
0 take B 1
1 take A 3
0 play rest
1 take A 1";

fn table() -> Table<Nim> {
    // The first seed by which both players are dealt `rest`.
    let mut tables = (0..).map(|seed| {
        let seed = Seed::typed(&format!("link {seed}"));
        Table::<Nim>::new(Setup::usual(2).unwrap(), seed, SeatSet::all(2)).unwrap()
    });
    let both = |table: &Table<Nim>| table.log().iter().all(|ply| entry_text::<Nim>(&ply.entry) == "* rest");
    let mut table = tables.find(both).unwrap();
    for line in LOG.lines().skip(2) {
        let (seat, text) = line.split_once(' ').unwrap();
        table.play(Seat(seat.parse().unwrap()), Nim::action_from(text).unwrap()).unwrap();
    }
    table
}

#[test]
fn links_that_shipped_open_for_ever() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/links");
    for rules in 1..=Nim::RULES {
        let path = folder.join(format!("rules-{rules}.txt"));
        if !path.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            let seats = saves::people([("Una", "moss", "dots"), ("Dua", "moss", "dots")]);
            let link = RawLink::of(&table(), &seats, Purpose::Turn).unwrap();
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, link.encode().unwrap()).unwrap();
        }
        let link = RawLink::decode(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!((link.rules, link.game.as_str()), (rules, "template"));
        let table = link.open::<Nim>().unwrap();
        let log: Vec<String> = table.log().iter().map(|ply| entry_text::<Nim>(&ply.entry)).collect();
        assert_eq!(log.join("\n"), LOG);
        assert!(matches!(table.turn(), Turn::Seats(_)));
    }
}
