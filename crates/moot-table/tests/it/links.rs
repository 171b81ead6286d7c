//! Links: short and exact, with a distinct error for each kind of fault.

use std::fs;
use std::path::{Path, PathBuf};

use moot_core::SplitMix64;
use moot_core::laws::random_action;
use moot_core::laws::toy::{Hoard, HoardSetup};
use moot_table::{
    Entry, LINK_FORMAT, LinkDecodeError, LinkOpenError, Purpose, RawLink, SeatInfo, Seed, Table, entry_from,
    link_game,
};
use moot_testkit::hoard::{FIXTURES, link, seats, table};

/// Long enough for purses with coins of both colours.
const LONG: HoardSetup = (3, 6);

/// A link with something changed under a valid checksum.
fn refusal(change: impl FnOnce(&mut RawLink)) -> LinkOpenError {
    let mut link = link(8);
    change(&mut link);
    RawLink::decode(&link.encode().unwrap()).unwrap().open::<Hoard>().unwrap_err()
}

#[test]
fn a_link_opens_as_its_game_and_names_it() {
    for plays in [0, 1, 7, 8, 1000] {
        for purpose in [Purpose::Show, Purpose::Turn] {
            let text = RawLink::of(&table(plays), &seats(), purpose).unwrap().encode().unwrap();
            assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{text}");
            let read = RawLink::decode(&format!("  {text}\n")).unwrap();
            assert_eq!(read.open::<Hoard>().unwrap(), table(plays));
            assert_eq!(
                (read.purpose, &read.seats, read.plies as usize),
                (purpose, &seats(), table(plays).log().len())
            );
            assert_eq!(link_game(&text).as_deref(), Ok("hoard"));
        }
    }
}

#[test]
fn a_link_holds_no_undone_decisions() {
    let mut back = table(8);
    while back.undo().is_ok() {}
    assert!(back.can_redo());
    let opened = RawLink::of(&back, &seats(), Purpose::Turn).unwrap().open::<Hoard>().unwrap();
    assert_eq!(opened.log(), back.log());
    assert!(!opened.can_redo(), "undone decisions stay private");
}

#[test]
fn unlisted_payments_and_foreign_draws_survive() {
    let mut by_hand = 0;
    for seed in 0..200 {
        let mut table =
            Table::<Hoard>::new(LONG, Seed::typed(&seed.to_string()), SeatInfo::humans(&seats())).unwrap();
        let mut dice = SplitMix64::new(seed);
        while let Some((seat, action)) = random_action::<Hoard>(table.setup(), table.state(), &mut dice) {
            let other = (0..3).find_map(|red| {
                let text = format!("{seat} hat {red}+{}", 2 - red);
                let Ok(Entry::Act { action, .. }) = entry_from::<Hoard>(&text) else { panic!("{text}") };
                let listed = table.legal(seat).contains(&action);
                (!listed && table.check(seat, action).is_ok()).then_some(action)
            });
            match other {
                Some(other) => {
                    by_hand += 1;
                    table.play(seat, other).unwrap();
                }
                None => drop(table.play(seat, action).unwrap()),
            }
        }
        let link = RawLink::of(&table, &seats(), Purpose::Show).unwrap();
        assert_eq!(RawLink::decode(&link.encode().unwrap()).unwrap().open::<Hoard>().unwrap(), table);
        // The same log under another seed: no draw is one of that seed.
        let log = table.log().iter().map(|ply| ply.entry);
        let foreign = Table::replay(LONG, Seed::typed("elsewhere"), table.humans(), log).unwrap();
        assert!(foreign.first_foreign_draw().is_some());
        let link = RawLink::of(&foreign, &seats(), Purpose::Show).unwrap();
        assert_eq!(link.open::<Hoard>().unwrap(), foreign);
    }
    assert!(by_hand > 50, "{by_hand} unlisted payments");
}

#[test]
fn every_cut_and_every_flipped_bit_is_detected() {
    let (whole, text) = (link(8), link(8).encode().unwrap());
    for cut in 1..text.len() {
        match RawLink::decode(&text[..cut]) {
            Err(LinkDecodeError::CutOff { found, needed }) => assert!(found < needed, "cut at {cut}"),
            // The first letter alone is not a whole byte.
            Err(LinkDecodeError::NotALink) => assert!(cut < 2, "cut at {cut}"),
            other => panic!("cut at {cut}: {other:?}"),
        }
    }
    for at in 0..text.len() {
        for bit in 0..7 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(flipped) = String::from_utf8(bytes) else { continue };
            assert!(RawLink::decode(&flipped).map_or(true, |read| read == whole), "letter {at}, bit {bit}");
        }
    }
    assert_eq!(RawLink::decode(&format!("{text}AAAA")), Err(LinkDecodeError::Damaged));
}

#[test]
fn other_texts_are_not_links() {
    for text in ["", "=", "goat!", "goat", "hello", "päng", "A", "\u{0}", "AAAA"] {
        assert_eq!(RawLink::decode(text), Err(LinkDecodeError::NotALink), "{text:?}");
    }
    assert_eq!(RawLink::decode("_w"), Err(LinkDecodeError::NotALink), "a number that no format will have");
    assert_eq!(RawLink::decode("AgAAAAA"), Err(LinkDecodeError::Newer { found: 2 }));
    let hollow = [&[LINK_FORMAT, 1], crc32fast::hash(&[9]).to_le_bytes().as_slice(), &[9]].concat();
    use base64::Engine;
    let hollow = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(hollow);
    assert_eq!(RawLink::decode(&hollow), Err(LinkDecodeError::Shape));
}

#[test]
fn each_refused_link_has_its_error() {
    assert_eq!(
        refusal(|link| link.game = "chess".into()),
        LinkOpenError::OtherGame { found: "chess".into() }
    );
    assert_eq!(refusal(|link| link.rules = 9), LinkOpenError::NewerRules { found: 9, known: 2 });
    assert_eq!(refusal(|link| link.setup = "[".repeat(100_000)), LinkOpenError::Setup);
    assert_eq!(refusal(|link| drop(link.seats.pop())), LinkOpenError::Setup);
    let end = table(8).log().len();
    assert_eq!(refusal(|link| link.sum ^= 1), LinkOpenError::Entry { at: end });
    assert!(matches!(refusal(|link| link.plies = u32::MAX), LinkOpenError::Entry { at } if at >= end));
    assert_eq!(
        refusal(|link| (link.rules, link.sum) = (1, link.sum ^ 1)),
        LinkOpenError::OlderRules { found: 1 },
        "older rules with another result are reported as such"
    );
}

fn fixtures(format: u8) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(format!("link-{format}"))
}

#[test]
fn every_link_that_shipped_stays_readable() {
    for format in 1..=LINK_FORMAT {
        for (name, plays) in FIXTURES {
            let path = fixtures(format).join(format!("{name}.txt"));
            let text = fs::read_to_string(&path).unwrap();
            let read = RawLink::decode(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let opened = read.open::<Hoard>().unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            assert_eq!((opened, &read.seats), (table(plays), &seats()), "{}", path.display());
            if format == LINK_FORMAT {
                assert_eq!(link(plays).encode().unwrap(), text.trim_end(), "{}", path.display());
            }
        }
    }
}
