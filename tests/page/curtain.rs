//! The curtain between two people who share a screen.

use moot_core::Seat;
use moot_core::SeatSet;
use moot_table::Seed;
use moot_table::Table;
use moot_table_ui::game::handover::{falls, present};
use mountain_king::{MountainKing, Phase, Setup};
use mountain_king_ui::MountainKingUi;

fn table(humans: SeatSet) -> Table<MountainKing> {
    Table::new(Setup::usual(2).unwrap(), Seed::typed("curtain"), humans).unwrap()
}

fn play_until(table: &mut Table<MountainKing>, done: impl Fn(&Table<MountainKing>) -> bool) {
    while !done(table) {
        let seat = table.state().active;
        let action = table.legal(seat)[0];
        table.play(seat, action).unwrap();
    }
}

#[test]
fn the_secret_draft_always_has_a_curtain_and_other_turns_on_request() {
    let mut table = table(SeatSet::all(2));
    let first = present::<MountainKingUi>(&table);
    assert_eq!(
        falls::<MountainKingUi>(&table, first, true),
        None,
        "the person who starts the game is present"
    );
    play_until(&mut table, |table| table.state().phase == Phase::Draft);
    let drafter = table.state().active;
    let other = Seat(1 - drafter.0);
    assert_eq!(present::<MountainKingUi>(&table), None, "after a reload no person counts as present");
    assert_eq!(falls::<MountainKingUi>(&table, None, false), Some(drafter));
    assert_eq!(falls::<MountainKingUi>(&table, Some(other), false), Some(drafter));
    assert_eq!(falls::<MountainKingUi>(&table, Some(drafter), true), None);
    play_until(&mut table, |table| table.state().round == 1 && table.state().phase == Phase::Step);
    let active = table.state().active;
    let other = Seat(1 - active.0);
    assert_eq!(falls::<MountainKingUi>(&table, Some(other), true), Some(active));
    assert_eq!(falls::<MountainKingUi>(&table, Some(other), false), None);
}

#[test]
fn the_curtain_falls_between_people_only() {
    let people = SeatSet::one(Seat(0)).with(Seat(2));
    let setup = Setup::usual(3).unwrap();
    let mut table: Table<MountainKing> = Table::new(setup, Seed::typed("curtain"), people).unwrap();
    let mut ready = present::<MountainKingUi>(&table);
    let (mut between, mut machines, mut drafts) = (0, 0, 0);
    while table.state().round < 4 {
        let state = *table.state();
        let seat = state.active;
        if let Some(taker) = falls::<MountainKingUi>(&table, ready, true) {
            assert!(people.contains(taker) && taker == seat && ready != Some(taker));
            between += 1;
            drafts += usize::from(state.phase == Phase::Draft);
            ready = Some(taker);
        }
        machines += usize::from(!people.contains(seat));
        assert!(present::<MountainKingUi>(&table).is_none_or(|seat| people.contains(seat)));
        let legal = table.legal(seat);
        let end = legal.iter().copied().find(|action| *action == mountain_king::Action::EndTurn);
        table.play(seat, end.unwrap_or(legal[0])).unwrap();
    }
    assert!(between >= 6 && drafts >= 1 && machines > 12, "{between} {drafts} {machines}");
}

#[test]
fn there_is_no_curtain_between_team_mates() {
    let setup = Setup::usual(4).unwrap().in_teams(moot_core::Teams::marked(&[0, 1, 1, 0])).unwrap();
    let table = |people: SeatSet| -> Table<MountainKing> {
        let mut table = Table::new(setup, Seed::typed("mates"), people).unwrap();
        play_until(&mut table, |table| table.state().phase == Phase::Draft);
        table
    };
    let all = table(SeatSet::all(4));
    let drafter = all.state().active;
    let mate = all.state().mate(drafter);
    assert_eq!(falls::<MountainKingUi>(&all, None, false), Some(drafter), "the other team must not see");
    assert_eq!(
        (falls::<MountainKingUi>(&all, Some(drafter), true), falls::<MountainKingUi>(&all, mate, true)),
        (None, None)
    );
    let other = Seat::all(4).find(|&seat| !all.state().team(drafter).contains(seat));
    assert_eq!(falls::<MountainKingUi>(&all, other, false), Some(drafter));
    let one_team = table(all.state().team(drafter));
    assert_eq!(falls::<MountainKingUi>(&one_team, None, true), None, "both of one team among machines");
}

#[test]
fn a_single_person_needs_no_curtain() {
    let mut table = table(SeatSet::one(Seat(0)));
    play_until(&mut table, |table| table.state().phase == Phase::Draft);
    assert_eq!(falls::<MountainKingUi>(&table, None, true), None);
}
