//! The shelf on a store that can be full, disabled, or hold nonsense.

mod bundle;

use moot_core::SeatSet;
use moot_table::{SeatInfo, Seed, Table};
use mountain_king::{Action, MountainKing, Setup};

use moot_ui::saves::{
    Found, NotPut, SaveId, SaveLease, Shelf, Store, StoreError, Trouble, read, save_key, write,
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

/// Saves as somebody does who has just sat down.
fn put(shelf: &Shelf<Memory>, id: SaveId, text: &str) -> Result<(), NotPut> {
    let stored = shelf.stored(id);
    let mut grip = match shelf.open::<MountainKing>(id) {
        Ok(Found::Game(_, grip)) => grip,
        _ => SaveLease::default(),
    };
    assert!(stored.is_none() || grip.holds(stored.as_deref()));
    shelf.put(id, &mut grip, text, 5000 + id.0)
}

/// Stores something as it is.
pub fn lay(shelf: &Shelf<Memory>, id: SaveId, stored: &str) {
    shelf.0.set(&save_key(id), stored).unwrap();
}

#[test]
fn a_game_comes_back_as_it_was_with_what_can_be_redone() {
    let mut table = game(2);
    let seat = table.state().active;
    let action =
        table.legal(seat).into_iter().find(|a| matches!(a, Action::Dig { .. } | Action::Recruit { .. }));
    table.play(seat, action.expect("something can be done")).unwrap();
    if table.can_undo().is_ok() {
        table.undo().unwrap();
    }
    let shelf = Shelf(Memory::default());
    let id = shelf.fresh(1000);
    put(&shelf, id, &write(&table, &seats(2), None).unwrap()).unwrap();
    let Ok(Found::Game(opened, _)) = shelf.open::<MountainKing>(id) else { panic!("the save does not open") };
    assert!(opened.table == table);
    assert_eq!((opened.seats, opened.drift), (seats(2), None));
    assert_eq!(shelf.last(), Some(id));
    assert!(matches!(shelf.open::<MountainKing>(SaveId(7)), Ok(Found::Nothing)));
}

#[test]
fn a_summary_tells_round_and_turn_without_replay() {
    let shelf = Shelf(Memory::default());
    for (id, rounds) in [(1, 3), (2, 0), (3, 1), (1, 3)] {
        put(&shelf, SaveId(id), &text(rounds)).unwrap();
    }
    let list = shelf.list::<MountainKingUi>();
    let shown: Vec<(u64, &str)> =
        list.iter().map(|(id, summary)| (id.0, summary.moment.as_deref().unwrap_or_default())).collect();
    let moments = [(1, "Winter side, round 3"), (3, "Winter side, round 1"), (2, "Winter side, setting up")];
    assert_eq!(shown, moments, "the last one played first, then the latest");
    assert_eq!(list[0].1.asked, Some(game(3).state().active));
}

#[test]
fn what_cannot_be_read_is_kept_exactly_as_it_is_and_never_overwritten() {
    let shelf = Shelf(Memory::default());
    let sound = text(1);
    for (id, (bad, name)) in
        [(sound.replace("\"seats\"", "\"sets\""), "damaged"), (sound[..sound.len() / 2].to_owned(), "torn")]
            .into_iter()
            .enumerate()
    {
        let id = SaveId(id as u64);
        lay(&shelf, id, &bad);
        shelf.0.set("trollmoot/last", &id.to_string()).unwrap();
        let Ok(Found::Kept { key, why }) = shelf.open::<MountainKing>(id) else { panic!("{name} opened") };
        assert_eq!(key, format!("trollmoot/kept/{id}"));
        assert!(matches!(*why, Trouble::Unreadable(_)) && !why.words().is_empty());
        assert_eq!(shelf.0.get(&key).unwrap().as_deref(), Some(bad.as_str()));
        assert!(!shelf.ids().contains(&id) && shelf.last().is_none());
        assert_ne!(shelf.fresh(id.0), id, "a new game takes another name");
    }
    assert_eq!(shelf.kept().len(), 2);
    put(&shelf, SaveId(9), &sound).unwrap();
    assert_eq!(shelf.kept().len(), 2, "a new game leaves them alone");
    shelf.delete_kept("trollmoot/save/9").unwrap();
    assert_eq!(shelf.ids(), [SaveId(9)], "only what is kept aside can be deleted as such");
    shelf.delete_kept("trollmoot/kept/0").unwrap();
    assert_eq!(shelf.kept().len(), 1);
}

#[test]
fn a_list_puts_aside_what_it_cannot_read() {
    let shelf = Shelf(Memory::default());
    lay(&shelf, SaveId(1), "nonsense");
    put(&shelf, SaveId(2), &text(1)).unwrap();
    assert_eq!(shelf.list::<MountainKingUi>().len(), 1);
    assert_eq!(shelf.kept()[0].text, "nonsense");
}

#[test]
fn a_log_that_breaks_the_rules_can_be_rescued_up_to_there() {
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
fn a_full_or_disabled_store_keeps_what_it_has_and_says_why() {
    let shelf = Shelf(Memory::default());
    let (early, late) = (text(1), text(4));
    let mut grip = SaveLease::default();
    let id = SaveId(1);
    shelf.put(id, &mut grip, &early, 1).unwrap();
    let small = shelf.stored(id).unwrap();
    shelf.0.room.set(Some(small.len() + 100));
    assert_eq!(shelf.put(id, &mut grip, &late, 2), Err(NotPut::Store(StoreError::Full)));
    assert_eq!(shelf.text(id).unwrap().as_deref(), Some(early.as_str()));
    // With room for one generation only, that is the newest one.
    shelf.0.room.set(Some(small.len() * 3 / 2));
    let next = text(2);
    shelf.put(id, &mut grip, &next, 3).unwrap();
    assert_eq!(shelf.text(id).unwrap().as_deref(), Some(next.as_str()));
    // No room for a copy: what cannot be read stays where it is.
    shelf.0.texts.borrow_mut().insert(save_key(id), small.chars().take(small.chars().count() - 9).collect());
    let Ok(Found::Kept { key, .. }) = shelf.open::<MountainKing>(id) else { panic!("a torn save opened") };
    assert_eq!(key, "trollmoot/save/1");
    shelf.0.disabled.set(true);
    assert_eq!(
        shelf.put(SaveId(2), &mut SaveLease::default(), &early, 4),
        Err(NotPut::Store(StoreError::Disabled))
    );
    assert!(shelf.list::<MountainKingUi>().is_empty() && shelf.last().is_none() && shelf.kept().is_empty());
    assert!(shelf.curtain(), "without storage there is a curtain");
}

#[test]
fn a_damaged_newest_generation_falls_back_to_the_one_before_it_and_is_kept() {
    let id = SaveId(4);
    let (one, two) = (text(1), text(2));
    let stored = |shelf: &Shelf<Memory>| shelf.stored(id).unwrap();
    for damage in [
        |stored: &str| stored.chars().take(60).collect::<String>(),
        |_: &str| "the goats were here".to_owned(),
        |stored: &str| stored.replacen(' ', "  ", 1),
        |stored: &str| {
            // One letter of the packed text is another one.
            let mut letters: Vec<char> = stored.chars().collect();
            let at = letters.len() - 40;
            letters[at] = if letters[at] == '䀀' { '䀁' } else { '䀀' };
            letters.into_iter().collect()
        },
    ] {
        let shelf = Shelf(Memory::default());
        let mut grip = SaveLease::default();
        shelf.put(id, &mut grip, &one, 1).unwrap();
        shelf.put(id, &mut grip, &two, 2).unwrap();
        let bad = damage(&stored(&shelf));
        lay(&shelf, id, &bad);
        assert_eq!(shelf.list::<MountainKingUi>().len(), 1, "the older one is in the list");
        let Ok(Found::Older { opened, mut grip, key }) = shelf.open::<MountainKing>(id) else {
            panic!("no fallback")
        };
        assert!(opened.table == game(1));
        assert_eq!(shelf.0.get(&key).unwrap().as_deref(), Some(bad.as_str()), "nothing is lost");
        // It goes on from there.
        shelf.put(id, &mut grip, &two, 3).unwrap();
        assert_eq!(shelf.text(id).unwrap().as_deref(), Some(two.as_str()));
        assert!(matches!(shelf.open::<MountainKing>(id), Ok(Found::Game(..))));
        // Both damaged: both are kept.
        lay(&shelf, id, "first");
        shelf.0.set("trollmoot/older/4", "second").unwrap();
        assert!(matches!(shelf.open::<MountainKing>(id), Ok(Found::Kept { .. })));
        let kept: Vec<String> = shelf.kept().into_iter().map(|kept| kept.text).collect();
        assert!(
            kept.contains(&"first".to_owned()) && kept.contains(&"second".to_owned()) && kept.contains(&bad)
        );
    }
}

#[test]
fn two_tabs_never_overwrite_each_other() {
    let shelf = Shelf(Memory::default());
    let id = SaveId(6);
    let mut here = SaveLease::default();
    shelf.put(id, &mut here, &text(1), 1).unwrap();
    let Ok(Found::Game(_, mut there)) = shelf.open::<MountainKing>(id) else { panic!("not opened") };
    shelf.put(id, &mut there, &text(2), 2).unwrap();
    let stored = shelf.stored(id);
    assert_eq!(shelf.put(id, &mut here, &text(3), 3), Err(NotPut::Taken));
    assert_eq!(
        shelf.put(id, &mut SaveLease::default(), &text(3), 3),
        Err(NotPut::Taken),
        "nor does a stranger"
    );
    assert_eq!(shelf.stored(id), stored);
    // The first one reads it anew and goes on; then the second one is too late.
    let Ok(Found::Game(_, mut here)) = shelf.open::<MountainKing>(id) else { panic!("not opened") };
    shelf.put(id, &mut here, &text(3), 4).unwrap();
    assert_eq!(shelf.put(id, &mut there, &text(4), 5), Err(NotPut::Taken));
    assert_eq!(shelf.text(id).unwrap(), Some(text(3)));
    // What somebody has deleted meanwhile is there again rather than lost.
    shelf.delete(id).unwrap();
    shelf.put(id, &mut here, &text(4), 6).unwrap();
    assert_eq!(shelf.text(id).unwrap(), Some(text(4)));
}

#[test]
fn saving_the_same_again_writes_nothing() {
    let shelf = Shelf(Memory::default());
    let mut grip = SaveLease::default();
    shelf.put(SaveId(1), &mut grip, &text(1), 1).unwrap();
    shelf.put(SaveId(1), &mut grip, &text(2), 2).unwrap();
    let before = shelf.0.texts.borrow().clone();
    shelf.put(SaveId(1), &mut grip, &text(2), 3).unwrap();
    assert_eq!(*shelf.0.texts.borrow(), before);
}

#[test]
fn what_shipped_as_plain_text_is_read_and_goes_on_in_the_new_form() {
    let shelf = Shelf(Memory::default());
    lay(&shelf, SaveId(3), &text(1));
    let Ok(Found::Game(opened, mut grip)) = shelf.open::<MountainKing>(SaveId(3)) else { panic!("not read") };
    assert!(opened.table == game(1));
    shelf.put(SaveId(3), &mut grip, &text(2), 9).unwrap();
    assert!(shelf.stored(SaveId(3)).unwrap().starts_with("2 1 9 "));
    assert_eq!(shelf.0.get("trollmoot/older/3").unwrap(), Some(text(1)));
}

#[test]
fn a_copy_that_is_days_old_is_missed() {
    let (shelf, day) = (Shelf(Memory::default()), 24 * 60 * 60 * 1000);
    let (id, mut grip) = (SaveId(10 * day), SaveLease::default());
    shelf.put(id, &mut grip, &text(1), id.0 + 5).unwrap();
    assert!(!shelf.lonely(id, id.0 + 2 * day) && shelf.lonely(id, id.0 + 3 * day));
    shelf.back_up(id, id.0 + 3 * day).unwrap();
    assert!(!shelf.lonely(id, id.0 + 90 * day), "nothing has been played since");
    shelf.put(id, &mut grip, &text(2), id.0 + 4 * day).unwrap();
    assert!(!shelf.lonely(id, id.0 + 5 * day) && shelf.lonely(id, id.0 + 6 * day));
    shelf.delete(id).unwrap();
    assert_eq!(shelf.backup(id), None);
}

#[test]
fn the_wish_for_a_curtain_is_remembered() {
    let shelf = Shelf(Memory::default());
    assert!(shelf.curtain());
    shelf.set_curtain(false).unwrap();
    assert!(!shelf.curtain());
    shelf.set_curtain(true).unwrap();
    assert!(shelf.curtain());
}
