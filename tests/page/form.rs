//! The form of the lobby.

use cave_troll_ui::CaveTrollUi;
use moot_art::SeatStyle;
use moot_core::Seat;
use moot_players::Level;
use moot_table_ui::game::GameModel;
use moot_ui::game::form::Form;
use moot_ui::game::remembered_form;
use moot_ui::players::Player;
use moot_ui::text::words;
use mountain_king_ui::MountainKingUi;

#[test]
fn the_default_game_has_one_person_and_weak_computer_players() {
    let seats = Form::<MountainKingUi>::default().seats();
    let levels: Vec<_> = seats.iter().filter_map(|info| Player::of(info).level()).collect();
    assert_eq!((seats.len(), levels.len()), (4, 3));
    assert!(levels.contains(&Level::Whelp) && levels.contains(&Level::Digger));
    assert!(levels.iter().all(|&level| level <= Level::Digger), "weak levels decide fast");
    let names: std::collections::BTreeSet<_> = seats.iter().map(|info| &info.name).collect();
    assert_eq!(names.len(), 4);
}

#[test]
fn a_quick_game_begins_with_the_person() {
    let form = Form::<MountainKingUi>::quick();
    let seats = form.seats();
    assert_eq!((seats.len(), form.first()), (2, Some(Seat(0))));
    assert!(Player::of(&seats[0]) == Player::Person && Player::of(&seats[1]).level().is_some());
    assert!(MountainKingUi::setup(&form).is_ok());
}

#[test]
fn a_default_name_follows_the_player_unless_it_was_typed() {
    let mut form = Form::<MountainKingUi>::default();
    form.invite(0, Player::Machine(Level::Elder));
    assert_eq!(form.name(0), words().players.proposed(0));
    form.invite(0, Player::Person);
    assert_eq!(form.name(0), words().lobby.proposed(0));
    form.names[1] = Some("Ylva".to_owned());
    form.invite(1, Player::Person);
    assert_eq!(form.name(1), "Ylva");
    form.invite(9, Player::Person);
    for seat in 0..5 {
        form.invite(seat, Player::Machine(Level::Ancient));
    }
    assert!(form.seats().iter().all(|info| info.player == "ancient"), "all seats, to watch");
}

#[test]
fn liveries_stay_different() {
    let mut form = Form::<MountainKingUi>::default();
    form.paint(0, SeatStyle::Birch);
    assert_eq!(form.seat_styles[..3], [SeatStyle::Birch, SeatStyle::Fjord, SeatStyle::Rowan]);
    let seats = form.seats();
    assert_eq!((seats[0].colour.as_str(), seats[0].pattern.as_str()), ("birch", "dashes"));
}

#[test]
fn a_seat_without_a_name_has_a_number() {
    let mut form = Form::<MountainKingUi>::default();
    form.names[1] = Some("  ".into());
    assert_eq!(form.name(1), words().lobby.player(1));
    form.seat(3);
    form.first = Some(2);
    form.seat(2);
    assert_eq!(form.first, None, "a seat that was removed does not start");
}

#[test]
fn the_choices_of_the_last_game_are_proposed_again() {
    let mut form = Form::<MountainKingUi>::default();
    form.seat(3);
    form.names[0] = Some("Ylva".to_owned());
    form.invite(2, Player::Machine(Level::Ancient));
    form.paint(1, SeatStyle::Heather);
    form.first = Some(2);
    form.seed = "once".to_owned();
    let text = remembered_form::text_of(&form).unwrap();
    let next = remembered_form::form_of::<MountainKingUi>(&text).unwrap();
    assert_eq!(
        (next.players, next.first, &next.who, &next.seat_styles),
        (3, Some(2), &form.who, &form.seat_styles)
    );
    assert_eq!((&next.names, &next.options, next.seed.as_str()), (&form.names, &form.options, ""));
}

#[test]
fn stored_choices_that_cannot_be_made_are_not_proposed() {
    let text = remembered_form::text_of(&Form::<MountainKingUi>::default()).unwrap();
    assert!(remembered_form::form_of::<MountainKingUi>(&text).is_some());
    let wrong = [
        ("\"players\":4", "\"players\":9"),
        ("\"human\"", "\"stranger\""),
        ("\"rowan\"", "\"mauve\""),
        ("\"rowan\"", "\"fjord\""),
        ("{", "["),
    ];
    for (right, wrong) in wrong {
        let damaged = text.replacen(right, wrong, 1);
        assert_ne!(damaged, text, "{right}");
        assert!(remembered_form::form_of::<MountainKingUi>(&damaged).is_none(), "{wrong}");
    }
}

#[test]
fn a_title_that_was_never_played_proposes_the_last_players_of_another() {
    let mut form = Form::<MountainKingUi>::default();
    form.seat(5);
    form.names[0] = Some("Ylva".to_owned());
    form.invite(1, Player::Person);
    form.first = Some(4);
    let text = remembered_form::text_of(&form).unwrap();
    let other = remembered_form::form_of_other::<CaveTrollUi>(&text).unwrap();
    assert_eq!(other.players, 4, "the most that the other title allows");
    assert_eq!((&other.names, &other.who), (&form.names, &form.who));
    let proposed = Form::<CaveTrollUi>::default();
    assert_eq!((&other.options, other.first), (&proposed.options, None));
    assert!(remembered_form::form_of_other::<CaveTrollUi>(&text.replacen("human", "stranger", 1)).is_none());
}
