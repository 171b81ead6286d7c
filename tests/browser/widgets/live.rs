//! A game between devices: what the session asks of them, and what it shows of them.

use core::any::Any;
use core::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use moot_core::{Game as _, Seat};
use moot_table_ui::game::devices::{Devices, LiveRole, Presence, UndoQuestion, Waits};
use moot_table_ui::game::past_position::PastPosition;
use moot_table_ui::table::Table;
use moot_table_ui::text::words;
use moot_ui::players::Player;
use nim_template::{Action, Heap, Nim};
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{DIGGER, Game, PERSON, deal, settle, spoken, take};

/// Devices that note what they are asked, and do nothing.
#[derive(Default)]
struct Noted {
    asked: RefCell<Vec<String>>,
    refuses: Cell<bool>,
}

impl Noted {
    fn note(&self, what: String) {
        self.asked.borrow_mut().push(what);
    }
}

impl Devices<Action> for Noted {
    fn act(&self, seat: Seat, actions: &[Action]) -> bool {
        let texts: Vec<String> = actions.iter().map(|&action| Nim::action_text(action)).collect();
        self.note(format!("{seat} {}", texts.join("; ")));
        !self.refuses.get()
    }
    fn take_back(&self, seat: Seat) {
        self.note(format!("{seat} takes back"));
    }
    fn give_seat(&self, seat: Seat, player: Player) {
        self.note(format!("{seat} to {player:?}"));
    }
    fn as_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

/// A table of the first player here and the second at another device.
async fn live(players: [Player; 2], role: LiveRole) -> (Game, Rc<Noted>) {
    let game = Game::of(players, |app, session| view! { <Table app session/> }.into_any()).await;
    let devices = Rc::new(Noted::default());
    game.session.join_devices(devices.clone(), role);
    settle().await;
    (game, devices)
}

/// The entries of a log after these actions of the first player.
fn entries(actions: &[Action]) -> Vec<moot_table::EntryOf<Nim>> {
    let mut table = deal();
    let before = table.log().len();
    for &action in actions {
        table.play(Seat(0), action).unwrap();
    }
    table.log()[before..].iter().map(|ply| ply.entry).collect()
}

#[wasm_bindgen_test]
async fn a_move_changes_the_table_when_the_devices_have_entered_it() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    let before = game.plies();
    assert!(game.session.play(take(Heap::A, 1)));
    assert_eq!(*devices.asked.borrow(), [format!("0 {}", Nim::action_text(take(Heap::A, 1)))]);
    assert_eq!(game.plies(), before, "the host has not entered it yet");
    game.session.follow(entries(&[take(Heap::A, 1)])).unwrap();
    settle().await;
    assert!(game.plies() > before);
    assert!(game.has("[data-remote]"), "the other device is on turn, and no end of the turn is asked for");
}

#[wasm_bindgen_test]
async fn the_rules_are_asked_before_the_devices() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    assert!(!game.session.play(take(Heap::A, 99)));
    assert!(devices.asked.borrow().is_empty());
    devices.refuses.set(true);
    assert!(!game.session.play(take(Heap::A, 1)), "the devices do not take it now");
}

#[wasm_bindgen_test]
async fn a_log_that_breaks_the_rules_changes_nothing() {
    let (game, _) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    let before = game.plies();
    let twice = [entries(&[take(Heap::A, 1)]), entries(&[take(Heap::A, 1)])].concat();
    assert!(game.session.follow(twice).is_err());
    assert_eq!(game.plies(), before);
}

#[wasm_bindgen_test]
async fn taking_back_is_asked_of_the_devices_and_nothing_is_redone() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    assert!(untrack(|| game.session.can_undo()).is_err(), "nothing is decided yet");
    game.session.follow(entries(&[take(Heap::A, 1)])).unwrap();
    assert!(untrack(|| game.session.can_undo()).is_ok());
    game.session.undo();
    assert_eq!(*devices.asked.borrow(), ["0 takes back"]);
    let start = deal();
    game.session.replace_table(start.clone());
    settle().await;
    assert_eq!(game.plies(), start.log().len());
    assert!(!untrack(|| game.session.can_redo()));
}

#[wasm_bindgen_test]
async fn the_host_runs_the_computer_players_and_a_guest_waits_for_them() {
    for (role, waits) in [(LiveRole::Host, "[data-waits]"), (LiveRole::Guest, "[data-remote]")] {
        let (game, _) = live([PERSON, DIGGER], role).await;
        game.session.opponents().pause();
        game.session.follow(entries(&[take(Heap::A, 1)])).unwrap();
        settle().await;
        assert!(game.has(waits), "{role:?}: {}", game.text(".stage"));
    }
}

#[wasm_bindgen_test]
async fn a_guest_without_its_host_decides_nothing_and_is_told_how_to_go_on() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    for moved in [false, true] {
        game.session.set_waits(Some(Waits::ForHost { moved }));
        settle().await;
        assert!(!game.session.play(take(Heap::A, 1)));
        game.session.undo();
        assert!(devices.asked.borrow().is_empty());
        let line = if moved { words().live.move_waits() } else { words().live.no_host() };
        assert!(game.text("[data-remote=away]").contains(line));
        assert_eq!(game.buttons("[data-remote=away]"), [words().live.take_over(), words().live.title()]);
    }
    // A past position has its own tray, with the way back.
    game.session.look_back(Some(PastPosition { at: 0, who: Seat(0), marks: Default::default() }));
    settle().await;
    assert!(!game.has("[data-remote]"));
    game.session.look_back(None);
    settle().await;
    assert!(game.has("[data-remote=away]"));
    game.session.set_waits(Some(Waits::ForConnection));
    settle().await;
    assert!(game.buttons("[data-remote=away]").is_empty(), "it comes back by itself");
    game.session.set_waits(None);
    settle().await;
    assert!(game.session.play(take(Heap::A, 1)));
}

#[wasm_bindgen_test]
async fn a_player_who_has_asked_for_an_undo_is_told_so_and_can_play_on() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    game.session.follow(entries(&[take(Heap::A, 1)])).unwrap();
    game.session.set_waits(Some(Waits::ForConsent));
    settle().await;
    assert!(game.text("[data-remote=consent]").contains(words().live.undo_sent()));
    assert!(game.buttons("[data-remote=consent]").is_empty(), "another player is on turn");
    game.session.undo();
    assert!(devices.asked.borrow().is_empty(), "it is asked already");
    game.session.replace_table(deal());
    game.session.set_waits(None);
    settle().await;
    game.session.set_waits(Some(Waits::ForConsent));
    settle().await;
    assert_eq!(game.buttons("[data-remote=consent]"), [words().live.play_on()]);
    assert!(game.session.play(take(Heap::A, 1)));
}

#[wasm_bindgen_test]
async fn seats_are_given_by_the_devices() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Host).await;
    game.session.hand_over(Seat(1), DIGGER);
    assert_eq!(*devices.asked.borrow(), [format!("1 to {DIGGER:?}")]);
    assert_eq!(untrack(|| game.session.player(Seat(1))), Player::Afar, "until the log says so");
}

#[wasm_bindgen_test]
async fn a_chip_says_that_a_device_is_missing() {
    let (game, _) = live([PERSON, Player::Afar], LiveRole::Host).await;
    for (presence, missing) in [(Presence::Connected, false), (Presence::Lost, true), (Presence::Free, true)]
    {
        game.session.set_presence(vec![Presence::Here, presence]);
        settle().await;
        let chip = game.find(".players li:nth-child(2) .pchip");
        assert!(spoken(&chip).contains(words().opponents.presence(presence)), "{}", spoken(&chip));
        assert_eq!(chip.query_selector(".missing").unwrap().is_some(), missing, "{presence:?}");
    }
}

#[wasm_bindgen_test]
async fn a_player_is_asked_whether_a_move_may_be_taken_back() {
    let (game, _) = live([PERSON, Player::Afar], LiveRole::Host).await;
    let moves = [1, 0, 1, 0].map(|seat| (Seat(seat), format!("takes stone {seat}"))).to_vec();
    game.session.ask_about_undo(Some(UndoQuestion { round: 1, seat: Seat(1), moves }));
    settle().await;
    let name = game.session.name(Seat(1));
    assert_eq!(game.text("[data-remote=asked] #h-tray"), words().live.undo_asked(&name));
    let told = game.text("[data-remote=asked]");
    assert!(told.contains("takes stone 0.") && told.contains("(+1)"), "{told}");
    assert_eq!(game.buttons("[data-remote=asked]"), [words().live.refuse(), words().live.agree()]);
    game.session.ask_about_undo(None);
    settle().await;
    assert!(game.has(".tray.asks"), "the decision is shown again");
}

#[wasm_bindgen_test]
async fn another_game_ends_live_play() {
    let (game, devices) = live([PERSON, Player::Afar], LiveRole::Guest).await;
    game.session.load(deal(), super::stage::seats_of([PERSON; 2]), None);
    settle().await;
    assert!(game.session.devices().is_none());
    assert!(game.session.play(take(Heap::A, 1)));
    assert!(devices.asked.borrow().is_empty());
}
