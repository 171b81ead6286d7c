//! Saves: a distinct error for each kind of fault, and every layout that shipped stays readable.

use std::fs;
use std::path::{Path, PathBuf};

use moot_core::laws::toy::{Hoard, HoardAction, HoardIllegal};
use moot_core::{Seat, TextError};
use moot_table::{
    Branch, EntryError, FORMAT, RawSave, Refused, SaveDecodeError, SaveOpenError, StepError, save_game_id,
};
use moot_testkit::hoard::{marked_table as table, save as raw, seats};

/// A save with something changed under a valid checksum.
fn changed(change: impl FnOnce(&mut RawSave)) -> RawSave {
    let mut save = raw(8);
    change(&mut save);
    RawSave::decode(&save.encode().unwrap()).unwrap()
}

fn refusal(change: impl FnOnce(&mut RawSave)) -> SaveOpenError<Hoard> {
    changed(change).open::<Hoard>().unwrap_err()
}

#[test]
fn save_load_save_gives_the_same_bytes() {
    for plays in [0, 1, 7, 8, 1000] {
        let save = raw(plays);
        let text = save.encode().unwrap();
        let opened = RawSave::decode(&text).unwrap().open::<Hoard>().unwrap();
        assert_eq!((&opened.table, &opened.seats, &opened.drift), (&table(plays), &seats(), &None));
        assert_eq!(RawSave::of(&opened.table, &opened.seats, "1.2.3").unwrap().encode().unwrap(), text);
        assert_eq!(save_game_id(&text).as_deref(), Ok("hoard"));
    }
}

#[test]
fn a_what_if_stores_its_origin() {
    let branch = Branch { of: "1700000000000".to_owned(), at: 4, name: "with the swap".to_owned() };
    let mut save = raw(8);
    assert!(!save.encode().unwrap().contains("branch"), "an ordinary game has no such key");
    save.branch = Some(branch.clone());
    let opened = RawSave::decode(&save.encode().unwrap()).unwrap().open::<Hoard>().unwrap();
    assert_eq!(opened.branch, Some(branch));
    assert_eq!(raw(8).open::<Hoard>().unwrap().branch, None);
}

#[test]
fn re_indenting_is_tolerated_but_changes_are_not() {
    let text = raw(8).encode().unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(RawSave::decode(&serde_json::to_string_pretty(&value).unwrap()).unwrap(), raw(8));
    let forged = text.replacen("Una", "Uma", 1);
    assert!(
        matches!(RawSave::decode(&forged), Err(SaveDecodeError::Damaged { stored, computed }) if stored != computed)
    );
}

#[test]
fn every_cut_and_every_flipped_bit_is_detected() {
    let text = raw(8).encode().unwrap();
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        assert!(
            matches!(RawSave::decode(&text[..cut]), Err(SaveDecodeError::NotJson { .. })),
            "cut at {cut}"
        );
    }
    let whole = RawSave::decode(&text).unwrap();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(flipped) = String::from_utf8(bytes) {
            assert!(RawSave::decode(&flipped).map_or(true, |save| save == whole), "byte {at}");
        }
    }
}

#[test]
fn other_texts_are_not_saves() {
    assert_eq!(RawSave::decode("{\n!"), Err(SaveDecodeError::NotJson { line: 2, column: 1 }));
    assert_eq!(RawSave::decode("[1]"), Err(SaveDecodeError::NotASave { key: "format" }));
    assert_eq!(RawSave::decode(r#"{"format":"1"}"#), Err(SaveDecodeError::NotASave { key: "format" }));
    assert_eq!(RawSave::decode(r#"{"format":0}"#), Err(SaveDecodeError::NotASave { key: "format" }));
    assert_eq!(RawSave::decode(r#"{"format":1}"#), Err(SaveDecodeError::NotASave { key: "checksum" }));
    assert_eq!(
        RawSave::decode(r#"{"format":70000}"#),
        Err(SaveDecodeError::NewerFormat { found: 70_000, known: FORMAT })
    );
    assert_eq!(save_game_id(r#"{"format":1}"#), Err(SaveDecodeError::NotASave { key: "game" }));
    let sum = crc32fast::hash(br#"{"format":1,"game":"hoard"}"#);
    let sealed = format!(r#"{{"format":1,"game":"hoard","checksum":{sum}}}"#);
    let Err(SaveDecodeError::Shape { detail }) = RawSave::decode(&sealed) else {
        panic!("a save without a log")
    };
    assert!(detail.contains("missing field"), "{detail}");
    let why = SaveDecodeError::Step(StepError { format: 1, key: "log".into() });
    assert_eq!(why.to_string(), r#"format 1 has no usable "log""#);
}

#[test]
fn other_games_and_later_rules_have_their_errors() {
    let why = refusal(|save| save.game = "croquet".into());
    assert!(matches!(why, SaveOpenError::OtherGame { found } if found == "croquet"));
    assert!(matches!(refusal(|save| save.rules = 9), SaveOpenError::NewerRules { found: 9, known: 2 }));
    assert!(matches!(refusal(|save| save.setup = "three".into()), SaveOpenError::Setup { .. }));
    let why = refusal(|save| save.seats.truncate(2));
    assert!(matches!(why, SaveOpenError::Seats { found: 2, needed: 3 }));
}

#[test]
fn a_failing_log_names_the_entry_and_keeps_the_part_before() {
    let why = refusal(|save| save.log[4] = "1 hop".into());
    let expected = EntryError::What(TextError { expected: "keep, swap, pass or hat", at: 0 });
    assert!(matches!(&why, SaveOpenError::LogText { at: 4, why, .. } if *why == expected), "{why}");
    assert_eq!(why.salvage().unwrap().log(), &table(8).log()[..4]);

    let why = refusal(|save| save.log[4] = "9 keep".into());
    assert!(matches!(&why, SaveOpenError::LogText { at: 4, why: EntryError::Who, .. }), "{why}");

    let why = refusal(|save| save.log[4] = "2 pass".into());
    let illegal = Refused::Illegal(HoardIllegal::NotNow);
    assert!(matches!(&why, SaveOpenError::LogPlay { at: 4, why, .. } if *why == illegal), "{why}");
    assert_eq!(why.salvage().unwrap().log(), &table(8).log()[..4]);

    let why = refusal(|save| save.log[0] = "* card 77".into());
    let impossible = Refused::Impossible(HoardIllegal::NoSuchCard);
    assert!(matches!(&why, SaveOpenError::LogPlay { at: 0, why, .. } if *why == impossible), "{why}");
    assert_eq!(why.salvage().unwrap().log().len(), 3, "the deal is drawn again");

    let why = refusal(|save| save.log[1] = "0 keep".into());
    assert!(matches!(why, SaveOpenError::LogPlay { at: 1, why: Refused::ChanceIsDue, .. }), "{why}");
    let why = refusal(|save| save.log[3] = "* card 1".into());
    assert!(matches!(why, SaveOpenError::LogPlay { at: 3, why: Refused::NoChanceIsDue, .. }), "{why}");
}

#[test]
fn a_faulty_redo_stack_or_mark_leaves_the_game_itself() {
    let whole = table(8);
    assert!(whole.can_redo());
    for (why, place) in [
        (refusal(|save| save.redo[0] = "0 hop".into()), 0),
        (refusal(|save| save.redo[0] = "* card 1".into()), 0),
        (refusal(|save| save.redo.push("0 pass".into())), whole.undone().count()),
    ] {
        let at = match &why {
            SaveOpenError::UndoneText { at, .. } | SaveOpenError::UndonePlay { at, .. } => *at,
            other => panic!("{other}"),
        };
        assert_eq!(at, place, "{why}");
        let left = why.salvage().unwrap();
        assert_eq!(left.log(), whole.log());
        assert!(!left.can_redo());
    }
    let why = refusal(|save| save.marks[0].at = 999);
    assert!(matches!(why, SaveOpenError::Mark { index: 0, .. }), "{why}");
    assert_eq!(why.salvage().unwrap().log(), whole.log());
}

#[test]
fn a_log_with_another_result_opens_and_reports_the_drift() {
    let opened = changed(|save| {
        save.rules = 1;
        save.snapshot.points = vec![50, 0, 0];
    })
    .open::<Hoard>()
    .unwrap();
    let drift = opened.drift.unwrap();
    assert_eq!((drift.rules, drift.saved.points, drift.now.points.len()), (1, vec![50, 0, 0], 3));
    assert_eq!(opened.table, table(8));
    let older = changed(|save| save.rules = 1).open::<Hoard>().unwrap();
    assert_eq!(older.drift, None, "an older revision with the same result has no drift");
}

#[test]
fn the_seats_of_a_save_tell_people_from_computer_players() {
    let opened = changed(|save| save.seats[0].player = "crafty".into()).open::<Hoard>().unwrap();
    assert_eq!(opened.table.humans().iter().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn a_due_draw_at_the_end_of_a_cut_log_comes_from_the_seed() {
    let opened = changed(|save| {
        save.log.truncate(2);
        save.redo.clear();
        save.marks.clear();
    })
    .open::<Hoard>()
    .unwrap();
    assert_eq!(opened.table.log(), &table(8).log()[..3]);
    assert_eq!(opened.table.check(Seat(0), HoardAction::Pass), Err(Refused::Illegal(HoardIllegal::NotNow)));
}

fn fixtures(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(folder)
}

#[test]
fn every_format_that_shipped_stays_readable() {
    for format in 1..=FORMAT {
        let mut files: Vec<_> = fs::read_dir(fixtures(&format!("format-{format}")))
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        files.sort();
        assert_eq!(files.len(), 3, "format {format}");
        for (path, plays) in files.iter().zip([0, 1000, 8]) {
            let text = fs::read_to_string(path).unwrap();
            let save = RawSave::decode(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let opened = save.open::<Hoard>().unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            assert_eq!(opened.table, table(plays), "{}", path.display());
            assert_eq!((opened.seats, opened.drift), (seats(), None));
            assert_eq!(save.format, FORMAT);
            if format == FORMAT {
                assert_eq!(save.encode().unwrap(), text.trim_end(), "{}", path.display());
            }
        }
    }
}
