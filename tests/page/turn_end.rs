//! The end of a turn: a turn that passes with its last action waits until the player confirms it.

use cave_troll::{Action, CaveTroll, Set, Setup, Space};
use cave_troll_ui::CaveTrollUi;
use cave_troll_ui::game::actions_left::turn_state;
use cave_troll_ui::game::pick::Pick;
use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;
use moot_table::{Branch, SeatInfo, Seed, Table};
use moot_table_ui::game::session::Session;
use moot_table_ui::opponents::InputControl;
use moot_ui::players::{Pace, Player};

/// Runs a test on a game between these players.
fn at_table(players: [Player; 2], test: impl FnOnce(Session<CaveTrollUi>)) {
    let info = |player: Player| SeatInfo {
        name: String::new(),
        colour: String::new(),
        pattern: String::new(),
        player: player.word().unwrap().to_owned(),
    };
    let seats: Vec<SeatInfo> = players.map(info).to_vec();
    let setup = Setup::new(2, Set::Classic, Some(Seat(0))).unwrap();
    let table = Table::<CaveTroll>::new(setup, Seed::typed("end"), SeatInfo::humans(&seats)).unwrap();
    Owner::new().with(|| test(Session::new(table, seats, RwSignal::new(Pace::default()))));
}

/// Plays legal actions other than the end of the turn until the turn of the first seat is over.
fn play_turn(session: Session<CaveTrollUi>) {
    for _ in 0..40 {
        let control = session.input_control().get_untracked();
        if control != InputControl::Free {
            return;
        }
        let legal = session.legal().get_untracked();
        let action = legal.into_iter().find(|&action| action != Action::End).expect("an action");
        assert!(session.play(action));
    }
    panic!("the turn does not end");
}

const PERSON: Player = Player::Person;
const DIGGER: Player = Player::Machine(Level::Digger);

#[test]
fn a_turn_that_passes_by_itself_waits_for_its_player() {
    at_table([PERSON, DIGGER], |session| {
        play_turn(session);
        assert_eq!(session.input_control().get_untracked(), InputControl::TurnOver(Seat(0)));
        assert_eq!(session.unconfirmed_turn().get_untracked(), Some(Seat(0)));
        assert_eq!(session.legal().get_untracked(), []);
        assert!(session.can_undo().is_ok());
        session.undo();
        assert_eq!(session.input_control().get_untracked(), InputControl::Free, "the turn goes on");
        session.redo();
        assert_eq!(session.input_control().get_untracked(), InputControl::TurnOver(Seat(0)), "over again");
        session.confirm_turn();
        session.undo();
        play_turn(session);
        assert_eq!(session.input_control().get_untracked(), InputControl::TurnOver(Seat(0)), "another end");
        session.confirm_turn();
        assert_eq!(session.input_control().get_untracked(), InputControl::Computer(Seat(1)));
    });
}

#[test]
fn undo_drops_the_selection_before_it_undoes_a_move() {
    at_table([PERSON, DIGGER], |session| {
        let state = move || session.state().get_untracked();
        let mut begun = state();
        // The first decisions reveal something.
        while untrack(|| session.can_undo()).is_err() {
            begun = state();
            let action = session.legal().get_untracked().into_iter().find(|&action| action != Action::End);
            assert!(session.play(action.expect("an action")));
        }
        let after = state();
        session.selection().select(Pick { to: Space::all().next(), ..Pick::NOTHING });
        assert!(untrack(|| session.holds_selection()));
        session.undo();
        assert!(!untrack(|| session.holds_selection()));
        session.selection().propose(Pick { to: Space::all().next(), ..Pick::NOTHING });
        assert!(!untrack(|| session.holds_selection()), "the page has selected it");
        assert_eq!(state(), after, "the move stands");
        session.undo();
        assert_eq!(state(), begun);
    });
}

#[test]
fn the_turn_is_named_after_its_player_until_it_is_confirmed() {
    at_table([PERSON, DIGGER], |session| {
        let before = session.state().get_untracked();
        play_turn(session);
        assert_eq!(session.state().get_untracked().active, Seat(1), "the rules have begun the next turn");
        let named = untrack(|| session.turn_state());
        assert_eq!((named.active, named.turn), (Seat(0), before.turn));
        assert_eq!(untrack(|| turn_state(session)).get_untracked().actions, 0);
        session.confirm_turn();
        assert_eq!(untrack(|| session.turn_state()).active, Seat(1));
    });
}

#[test]
fn the_next_person_sees_nothing_before_the_turn_is_confirmed() {
    at_table([PERSON, PERSON], |session| {
        session.screen_taken_by(Seat(0));
        play_turn(session);
        assert_eq!(
            (session.shown_seat().get_untracked(), session.curtain().get_untracked()),
            (Seat(0), None)
        );
        session.confirm_turn();
        assert_eq!(session.curtain().get_untracked(), Some(Seat(1)));
        assert_eq!(untrack(|| session.viewer()), None, "the curtain is down");
    });
}

#[test]
fn a_turn_that_its_player_ends_does_not_wait() {
    at_table([PERSON, DIGGER], |session| {
        assert!(session.play(Action::End));
        assert_eq!(session.input_control().get_untracked(), InputControl::Computer(Seat(1)));
        assert_eq!(session.unconfirmed_turn().get_untracked(), None);
    });
}

#[test]
fn nothing_waits_in_a_variation_or_a_lesson() {
    at_table([PERSON, DIGGER], |session| {
        session.end_turns_at_once();
        play_turn(session);
        assert_eq!(session.input_control().get_untracked(), InputControl::Computer(Seat(1)));
    });
    at_table([PERSON, PERSON], |session| {
        session.mark_as_branch(Some(Branch { of: "1".to_owned(), at: 0, name: String::new() }));
        assert_eq!(session.unconfirmed_turn().get_untracked(), None);
        while session.table().with_untracked(|table| table.state().active) == Seat(0) {
            let legal = session.legal().get_untracked();
            let action = legal.into_iter().find(|&action| action != Action::End).expect("an action");
            assert!(session.play(action));
        }
        assert_eq!(session.unconfirmed_turn().get_untracked(), None);
    });
}
