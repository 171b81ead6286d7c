//! The save store on a storage that is full, disabled, or contains invalid data.

mod bundle;

use moot_core::SeatSet;
use moot_table::{SeatInfo, Seed, Table};
use mountain_king::{Action, MountainKing, Setup};

use moot_ui::saves::{
    Found, NotPut, SaveId, SaveLease, SaveStore, Store, StoreError, Trouble, read, save_key, write,
};
use moot_ui::testing::Memory;
use moot_ui::text::saves::Unfit;
use mountain_king_ui::MountainKingUi;

fn seats(count: usize) -> Vec<SeatInfo> {
    let info = |seat: usize| SeatInfo {
        name: format!("P{seat}"),
        colour: "rowan".to_owned(),
        pattern: "stripes".to_owned(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    (0..count).map(info).collect()
}

fn game(rounds: u8) -> Table<MountainKing> {
    let setup = Setup::usual(2).unwrap();
    let mut table: Table<MountainKing> = Table::new(setup, Seed::typed("shelf"), SeatSet::all(2)).unwrap();
    while table.state().round < rounds {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let end = legal.iter().copied().find(|action| *action == Action::EndTurn);
        table.play(seat, end.unwrap_or(legal[0])).unwrap();
    }
    table
}

pub fn text(rounds: u8) -> String {
    write(&game(rounds), &seats(2), None).unwrap()
}

/// Saves a text under a new lease.
fn put(save_store: &SaveStore<Memory>, id: SaveId, text: &str) -> Result<(), NotPut> {
    let stored = save_store.stored(id);
    let mut lease = match save_store.open::<MountainKing>(id) {
        Ok(Found::Game(_, lease)) => lease,
        _ => SaveLease::default(),
    };
    assert!(stored.is_none() || lease.holds(stored.as_deref()));
    save_store.put(id, &mut lease, text, 5000 + id.0)
}

/// Stores a text as it is.
pub fn lay(save_store: &SaveStore<Memory>, id: SaveId, stored: &str) {
    save_store.0.set(&save_key(id), stored).unwrap();
}

#[test]
fn a_saved_game_opens_unchanged_with_its_redo_stack() {
    let mut table = game(2);
    let seat = table.state().active;
    let action =
        table.legal(seat).into_iter().find(|a| matches!(a, Action::Dig { .. } | Action::Recruit { .. }));
    table.play(seat, action.expect("a legal action")).unwrap();
    if table.can_undo().is_ok() {
        table.undo().unwrap();
    }
    let save_store = SaveStore(Memory::default());
    let id = save_store.fresh(1000);
    put(&save_store, id, &write(&table, &seats(2), None).unwrap()).unwrap();
    let Ok(Found::Game(opened, _)) = save_store.open::<MountainKing>(id) else {
        panic!("the save does not open")
    };
    assert!(opened.table == table);
    assert_eq!((opened.seats, opened.drift), (seats(2), None));
    assert_eq!(save_store.last(), Some(id));
    assert!(matches!(save_store.open::<MountainKing>(SaveId(7)), Ok(Found::Nothing)));
}

#[test]
fn a_summary_tells_round_and_turn_without_replay() {
    let save_store = SaveStore(Memory::default());
    for (id, rounds) in [(1, 3), (2, 0), (3, 1), (1, 3)] {
        put(&save_store, SaveId(id), &text(rounds)).unwrap();
    }
    let list = save_store.list::<MountainKingUi>();
    let shown: Vec<(u64, &str)> =
        list.iter().map(|(id, summary)| (id.0, summary.moment.as_deref().unwrap_or_default())).collect();
    let moments = [(1, "Winter side, round 3"), (3, "Winter side, round 1"), (2, "Winter side, setting up")];
    assert_eq!(shown, moments, "the last one played first, then the latest");
    assert_eq!(list[0].1.asked, Some(game(3).state().active));
}

#[test]
fn the_game_to_continue_is_the_last_one_that_is_not_over() {
    let save_store = SaveStore(Memory::default());
    let last = || save_store.last_unfinished::<MountainKingUi>().map(|(id, _)| id);
    let asked = format!("\"asked\":[{}]", game(2).state().active.0);
    let over = text(2).replace(&asked, "\"asked\":[]");
    assert_ne!(over, text(2), "the summary of a save says who is asked");
    put(&save_store, SaveId(1), &over).unwrap();
    assert_eq!(last(), None);
    put(&save_store, SaveId(2), &text(1)).unwrap();
    put(&save_store, SaveId(3), &over).unwrap();
    assert_eq!((save_store.last(), last()), (Some(SaveId(3)), Some(SaveId(2))));
}

#[test]
fn an_unreadable_save_is_quarantined_unchanged() {
    let save_store = SaveStore(Memory::default());
    let sound = text(1);
    for (id, (bad, name)) in
        [(sound.replace("\"seats\"", "\"sets\""), "damaged"), (sound[..sound.len() / 2].to_owned(), "torn")]
            .into_iter()
            .enumerate()
    {
        let id = SaveId(id as u64);
        lay(&save_store, id, &bad);
        save_store.0.set("trollmoot/last", &id.to_string()).unwrap();
        let Ok(Found::Quarantined { key, why }) = save_store.open::<MountainKing>(id) else {
            panic!("{name} opened")
        };
        assert_eq!(key, format!("trollmoot/kept/{id}"));
        assert!(matches!(*why, Trouble::Unreadable(_)) && !why.words().is_empty());
        assert_eq!(save_store.0.get(&key).unwrap().as_deref(), Some(bad.as_str()));
        assert!(!save_store.ids().contains(&id) && save_store.last().is_none());
        assert_ne!(save_store.fresh(id.0), id, "a new game has another id");
    }
    assert_eq!(save_store.kept().len(), 2);
    put(&save_store, SaveId(9), &sound).unwrap();
    assert_eq!(save_store.kept().len(), 2, "a new game does not change them");
    save_store.delete_kept("trollmoot/save/9").unwrap();
    assert_eq!(save_store.ids(), [SaveId(9)], "only quarantined saves can be deleted there");
    save_store.delete_kept("trollmoot/kept/0").unwrap();
    assert_eq!(save_store.kept().len(), 1);
}

#[test]
fn listing_quarantines_unreadable_saves() {
    let save_store = SaveStore(Memory::default());
    lay(&save_store, SaveId(1), "nonsense");
    put(&save_store, SaveId(2), &text(1)).unwrap();
    assert_eq!(save_store.list::<MountainKingUi>().len(), 1);
    assert_eq!(save_store.kept()[0].text, "nonsense");
}

#[test]
fn a_save_that_the_list_has_quarantined_is_still_reported_when_it_is_opened() {
    let save_store = SaveStore(Memory::default());
    let sound = text(1);
    lay(&save_store, SaveId(1), &sound[..sound.len() / 2]);
    assert!(save_store.list::<MountainKingUi>().is_empty());
    let Ok(Found::Quarantined { key, why }) = save_store.open::<MountainKing>(SaveId(1)) else {
        panic!("the quarantined save is not reported")
    };
    assert_eq!(key, "trollmoot/kept/1");
    assert!(matches!(*why, Trouble::Unreadable(_)), "{}", why.words());
    assert_eq!(save_store.kept().len(), 1, "opening changes nothing");
    assert!(matches!(save_store.open::<MountainKing>(SaveId(2)), Ok(Found::Nothing)));
    save_store.delete_kept(&key).unwrap();
    assert!(matches!(save_store.open::<MountainKing>(SaveId(1)), Ok(Found::Nothing)));
}

#[test]
fn a_log_that_breaks_the_rules_is_recovered_up_to_the_fault() {
    let save: serde_json::Value = serde_json::from_str(&text(2)).unwrap();
    let mut raw: moot_table::RawSave = {
        let mut map = save.as_object().unwrap().clone();
        map.remove("checksum");
        serde_json::from_value(map.into()).unwrap()
    };
    let entries = raw.log.len();
    raw.log.push("0 end".to_owned());
    raw.log.push("0 nonsense".to_owned());
    let Err(Trouble::Unfit { why: Unfit::Log { entry }, rescued: Some(rescued) }) =
        read::<MountainKing>(&raw.encode().unwrap())
    else {
        panic!("the broken log was accepted")
    };
    assert!(entry > entries);
    assert!(rescued.table.log().len() >= entries);
    assert_eq!(rescued.seats, seats(2));
}

#[test]
fn a_full_or_disabled_store_keeps_its_saves_and_reports_why() {
    let save_store = SaveStore(Memory::default());
    let (early, late) = (text(1), text(4));
    let mut lease = SaveLease::default();
    let id = SaveId(1);
    save_store.put(id, &mut lease, &early, 1).unwrap();
    let small = save_store.stored(id).unwrap();
    save_store.0.room.set(Some(small.len() + 100));
    assert_eq!(save_store.put(id, &mut lease, &late, 2), Err(NotPut::Store(StoreError::Full)));
    assert_eq!(save_store.text(id).unwrap().as_deref(), Some(early.as_str()));
    // With room for one generation only, the newest one is kept.
    save_store.0.room.set(Some(small.len() * 3 / 2));
    let next = text(2);
    save_store.put(id, &mut lease, &next, 3).unwrap();
    assert_eq!(save_store.text(id).unwrap().as_deref(), Some(next.as_str()));
    // Without room for a copy, an unreadable save stays where it is.
    save_store
        .0
        .texts
        .borrow_mut()
        .insert(save_key(id), small.chars().take(small.chars().count() - 9).collect());
    let Ok(Found::Quarantined { key, .. }) = save_store.open::<MountainKing>(id) else {
        panic!("a torn save opened")
    };
    assert_eq!(key, "trollmoot/save/1");
    save_store.0.disabled.set(true);
    assert_eq!(
        save_store.put(SaveId(2), &mut SaveLease::default(), &early, 4),
        Err(NotPut::Store(StoreError::Disabled))
    );
    assert!(
        save_store.list::<MountainKingUi>().is_empty()
            && save_store.last().is_none()
            && save_store.kept().is_empty()
    );
    assert!(save_store.curtain(), "without storage there is a curtain");
}

#[test]
fn a_damaged_newest_generation_falls_back_to_the_one_before_it_and_is_kept() {
    let id = SaveId(4);
    let (one, two) = (text(1), text(2));
    let stored = |save_store: &SaveStore<Memory>| save_store.stored(id).unwrap();
    for damage in [
        |stored: &str| stored.chars().take(60).collect::<String>(),
        |_: &str| "the goats were here".to_owned(),
        |stored: &str| stored.replacen(' ', "  ", 1),
        |stored: &str| {
            // Replaces one letter of the packed text.
            let mut letters: Vec<char> = stored.chars().collect();
            let at = letters.len() - 40;
            letters[at] = if letters[at] == '䀀' { '䀁' } else { '䀀' };
            letters.into_iter().collect()
        },
    ] {
        let save_store = SaveStore(Memory::default());
        let mut lease = SaveLease::default();
        save_store.put(id, &mut lease, &one, 1).unwrap();
        save_store.put(id, &mut lease, &two, 2).unwrap();
        let bad = damage(&stored(&save_store));
        lay(&save_store, id, &bad);
        assert_eq!(save_store.list::<MountainKingUi>().len(), 1, "the older one is in the list");
        let Ok(Found::Older { opened, mut lease, key }) = save_store.open::<MountainKing>(id) else {
            panic!("no fallback")
        };
        assert!(opened.table == game(1));
        assert_eq!(
            save_store.0.get(&key).unwrap().as_deref(),
            Some(bad.as_str()),
            "the damaged text is kept"
        );
        // The game continues from there.
        save_store.put(id, &mut lease, &two, 3).unwrap();
        assert_eq!(save_store.text(id).unwrap().as_deref(), Some(two.as_str()));
        assert!(matches!(save_store.open::<MountainKing>(id), Ok(Found::Game(..))));
        // If both generations are damaged, both are kept.
        lay(&save_store, id, "first");
        save_store.0.set("trollmoot/older/4", "second").unwrap();
        assert!(matches!(save_store.open::<MountainKing>(id), Ok(Found::Quarantined { .. })));
        let kept: Vec<String> = save_store.kept().into_iter().map(|kept| kept.text).collect();
        assert!(
            kept.contains(&"first".to_owned()) && kept.contains(&"second".to_owned()) && kept.contains(&bad)
        );
    }
}

#[test]
fn two_tabs_never_overwrite_each_other() {
    let save_store = SaveStore(Memory::default());
    let id = SaveId(6);
    let mut here = SaveLease::default();
    save_store.put(id, &mut here, &text(1), 1).unwrap();
    let Ok(Found::Game(_, mut there)) = save_store.open::<MountainKing>(id) else { panic!("not opened") };
    save_store.put(id, &mut there, &text(2), 2).unwrap();
    let stored = save_store.stored(id);
    assert_eq!(save_store.put(id, &mut here, &text(3), 3), Err(NotPut::Taken));
    assert_eq!(
        save_store.put(id, &mut SaveLease::default(), &text(3), 3),
        Err(NotPut::Taken),
        "nor does a stranger"
    );
    assert_eq!(save_store.stored(id), stored);
    // The first tab reads it again and continues; the second tab is then too late.
    let Ok(Found::Game(_, mut here)) = save_store.open::<MountainKing>(id) else { panic!("not opened") };
    save_store.put(id, &mut here, &text(3), 4).unwrap();
    assert_eq!(save_store.put(id, &mut there, &text(4), 5), Err(NotPut::Taken));
    assert_eq!(save_store.text(id).unwrap(), Some(text(3)));
    // A save that another tab has deleted is written again rather than lost.
    save_store.delete(id).unwrap();
    save_store.put(id, &mut here, &text(4), 6).unwrap();
    assert_eq!(save_store.text(id).unwrap(), Some(text(4)));
}

#[test]
fn saving_the_same_again_writes_nothing() {
    let save_store = SaveStore(Memory::default());
    let mut lease = SaveLease::default();
    save_store.put(SaveId(1), &mut lease, &text(1), 1).unwrap();
    save_store.put(SaveId(1), &mut lease, &text(2), 2).unwrap();
    let before = save_store.0.texts.borrow().clone();
    save_store.put(SaveId(1), &mut lease, &text(2), 3).unwrap();
    assert_eq!(*save_store.0.texts.borrow(), before);
}

#[test]
fn plain_text_saves_are_read_and_rewritten_in_the_new_format() {
    let save_store = SaveStore(Memory::default());
    lay(&save_store, SaveId(3), &text(1));
    let Ok(Found::Game(opened, mut lease)) = save_store.open::<MountainKing>(SaveId(3)) else {
        panic!("not read")
    };
    assert!(opened.table == game(1));
    save_store.put(SaveId(3), &mut lease, &text(2), 9).unwrap();
    assert!(save_store.stored(SaveId(3)).unwrap().starts_with("2 1 9 "));
    assert_eq!(save_store.0.get("trollmoot/older/3").unwrap(), Some(text(1)));
}

#[test]
fn an_old_backup_triggers_the_reminder() {
    let (save_store, day) = (SaveStore(Memory::default()), 24 * 60 * 60 * 1000);
    let (id, mut lease) = (SaveId(10 * day), SaveLease::default());
    save_store.put(id, &mut lease, &text(1), id.0 + 5).unwrap();
    assert!(!save_store.lonely(id, id.0 + 2 * day) && save_store.lonely(id, id.0 + 3 * day));
    save_store.back_up(id, id.0 + 3 * day).unwrap();
    assert!(!save_store.lonely(id, id.0 + 90 * day), "no move has been played since");
    save_store.put(id, &mut lease, &text(2), id.0 + 4 * day).unwrap();
    assert!(!save_store.lonely(id, id.0 + 5 * day) && save_store.lonely(id, id.0 + 6 * day));
    save_store.delete(id).unwrap();
    assert_eq!(save_store.backup(id), None);
}

#[test]
fn the_curtain_preference_is_stored() {
    let save_store = SaveStore(Memory::default());
    assert!(save_store.curtain());
    save_store.set_curtain(false).unwrap();
    assert!(!save_store.curtain());
    save_store.set_curtain(true).unwrap();
    assert!(save_store.curtain());
}
