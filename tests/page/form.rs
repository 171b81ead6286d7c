//! The form of the lobby.

use moot_art::SeatStyle;
use moot_core::Seat;
use moot_players::Level;
use moot_table_ui::game::GameModel;
use moot_ui::game::form::Form;
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
