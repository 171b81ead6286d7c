//! The shelf on a store that can be full, disabled, or hold nonsense.

use moot_core::SeatSet;
use moot_table::{SeatInfo, Seed, Table};
use mountain_king::{Action, MountainKing, Setup};

use super::store::memory::Memory;
use super::{Found, SaveId, Shelf, Store, StoreError, Trouble, read, write};
use crate::words::saves::Unfit;

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

fn text(rounds: u8) -> String {
    write(&game(rounds), &seats(2), None).unwrap()
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
    shelf.put(id, &write(&table, &seats(2), None).unwrap()).unwrap();
    let Ok(Found::Game(opened)) = shelf.open::<MountainKing>(id) else { panic!("the save does not open") };
    assert!(opened.table == table);
    assert_eq!((opened.seats, opened.drift), (seats(2), None));
    assert_eq!(shelf.last(), Some(id));
    assert!(matches!(shelf.open::<MountainKing>(SaveId(7)), Ok(Found::Nothing)));
}

#[test]
fn a_summary_tells_round_and_turn_without_replay() {
    let shelf = Shelf(Memory::default());
    shelf.put(SaveId(1), &text(3)).unwrap();
    shelf.put(SaveId(2), &text(0)).unwrap();
    shelf.put(SaveId(3), &text(1)).unwrap();
    shelf.put(SaveId(1), &text(3)).unwrap();
    let list = shelf.list::<MountainKing>();
    let shown: Vec<(u64, &str)> =
        list.iter().map(|(id, summary)| (id.0, summary.moment.as_deref().unwrap_or_default())).collect();
    let moments = [(1, "Winter side, round 3"), (3, "Winter side, round 1"), (2, "Winter side, setting up")];
    assert_eq!(shown, moments, "the last one played first, then the latest begun");
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
        shelf.put(id, &bad).unwrap();
        let Ok(Found::Kept { key, why }) = shelf.open::<MountainKing>(id) else { panic!("{name} opened") };
        assert_eq!(key, format!("trollmoot/kept/{id}"));
        assert!(matches!(*why, Trouble::Unreadable(_)) && !why.words().is_empty());
        assert_eq!(shelf.0.get(&key).unwrap().as_deref(), Some(bad.as_str()));
        assert!(!shelf.ids().contains(&id) && shelf.last().is_none());
        assert_ne!(shelf.fresh(id.0), id, "a new game takes another name");
    }
    assert_eq!(shelf.kept().len(), 2);
    shelf.put(SaveId(9), &sound).unwrap();
    assert_eq!(shelf.kept().len(), 2, "a new game leaves them alone");
    shelf.delete_kept("trollmoot/save/9").unwrap();
    assert_eq!(shelf.ids(), [SaveId(9)], "only what is kept aside can be deleted as such");
    shelf.delete_kept("trollmoot/kept/0").unwrap();
    assert_eq!(shelf.kept().len(), 1);
}

#[test]
fn a_list_puts_aside_what_it_cannot_read() {
    let shelf = Shelf(Memory::default());
    shelf.put(SaveId(1), "nonsense").unwrap();
    shelf.put(SaveId(2), &text(1)).unwrap();
    assert_eq!(shelf.list::<MountainKing>().len(), 1);
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
    assert!(late.len() > early.len());
    shelf.0.room.set(Some(early.len() + 10));
    shelf.put(SaveId(1), &early).unwrap();
    assert_eq!(shelf.put(SaveId(1), &late), Err(StoreError::Full));
    assert_eq!(shelf.text(SaveId(1)).unwrap().as_deref(), Some(early.as_str()));
    // No room for a copy: what cannot be read stays where it is.
    shelf.0.texts.borrow_mut().insert("trollmoot/save/1".to_owned(), early[..early.len() - 9].to_owned());
    let Ok(Found::Kept { key, .. }) = shelf.open::<MountainKing>(SaveId(1)) else {
        panic!("a torn save opened")
    };
    assert_eq!(key, "trollmoot/save/1");
    shelf.0.disabled.set(true);
    assert_eq!(shelf.put(SaveId(2), &early), Err(StoreError::Disabled));
    assert!(shelf.list::<MountainKing>().is_empty() && shelf.last().is_none() && shelf.kept().is_empty());
    assert!(shelf.curtain(), "without storage there is a curtain");
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
