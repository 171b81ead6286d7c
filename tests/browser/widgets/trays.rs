//! The trays that all games share: computer players, hints, links.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::{Hint, Level, Reason};
use moot_table_ui::advice::{Advice, HintTray};
use moot_table_ui::links::send_on;
use moot_table_ui::opponents::{Opponents, WaitTray};
use moot_table_ui::text::words;
use moot_ui::players::{Pace, Player};
use nim_template::{Action, Feature, Heap};
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{DIGGER, Game, PERSON, Stage, happen, settle, take};

/// The tray of a computer player, with what it shows.
fn waiting() -> (Stage, Opponents, RwSignal<Player>, RwSignal<String>) {
    let opponents = Opponents::new(RwSignal::new(Pace::Instant));
    let (player, last_action) = (RwSignal::new(DIGGER), RwSignal::new(String::new()));
    let stage = Stage::of(move || {
        view! {
            <WaitTray
                opponents
                seat=Signal::derive(|| Seat(1))
                player
                name="Gnarl".to_owned()
                seat_style=Signal::derive(|| moot_art::SeatStyle::Birch)
                last_action
            />
        }
        .into_any()
    });
    (stage, opponents, player, last_action)
}

#[wasm_bindgen_test]
async fn a_computer_player_can_be_paused_and_hurried() {
    let (stage, opponents, _, _) = waiting();
    let texts = words().opponents;
    assert_eq!(stage.text("#h-tray"), texts.thinks("Gnarl"));
    assert!(
        stage.has(&format!(
            ".waits[role=group][aria-labelledby=h-tray][data-waits='{}']",
            Level::Digger.word()
        ))
    );
    assert!(stage.has("[data-pause][aria-pressed=false]"));
    stage.press(texts.pause()).await;
    assert!(opponents.paused().get_untracked());
    assert_eq!(stage.text("#h-tray"), texts.waits("Gnarl"));
    assert!(stage.has(".paused[data-paused=true] [data-pause][aria-pressed=true]"));
    stage.press(texts.go_on()).await;
    assert!(!opponents.paused().get_untracked());
    opponents.pause();
    stage.press(texts.move_now()).await;
    assert!(!opponents.paused().get_untracked(), "a hurried player does not wait");
}

#[wasm_bindgen_test]
async fn a_player_whose_moves_a_lesson_plays_cannot_be_paused_or_hurried() {
    let (stage, opponents, _, _) = waiting();
    opponents.follow_script();
    settle().await;
    assert_eq!(stage.text("#h-tray"), words().opponents.thinks("Gnarl"));
    assert!(!stage.has("[data-pause]") && !stage.has("[data-hurry]"));
    opponents.start_over();
    settle().await;
    assert!(stage.has("[data-pause][aria-pressed=false]"));
}

#[wasm_bindgen_test]
async fn the_tray_tells_the_last_action_and_the_search() {
    let (stage, _, player, last_action) = waiting();
    let texts = words().opponents;
    assert_eq!(stage.text(".news"), texts.tries(Level::Digger, 0, 0));
    assert!(!stage.has(".tries"), "a Digger does not search");
    last_action.set("Gnarl took a stone.".to_owned());
    player.set(Player::Machine(Level::Elder));
    settle().await;
    assert_eq!(stage.text(".news"), "Gnarl took a stone.");
    assert!(stage.has(".tries .bar[aria-hidden=true]"));
}

/// A move that a hint recommends.
fn hint(action: Action, points: f32) -> Hint<Action, Feature> {
    let reasons = vec![Reason { feature: Feature::Grab, count: 1.0, points }];
    Hint { action, line: vec![action], points, spread: 0.5, share: 0.6, reasons }
}

/// The hint tray with the progress of a search.
async fn hints() -> Game {
    let game = Game::of([PERSON; 2], |_, session| view! { <HintTray session/> }.into_any()).await;
    game.session.toggle_hint();
    game.session.show_advice(Advice::Thinking { done: 3, of: 12 });
    settle().await;
    game
}

#[wasm_bindgen_test]
async fn a_hint_shows_its_search_and_can_be_closed() {
    let game = hints().await;
    assert_eq!(game.text("[role=status]"), words().advice.thinking(3, 12));
    assert!(game.attr(".bar i", "style").unwrap().contains("25%"));
    assert!(!game.has("[data-hints]"));
    game.press(words().advice.close()).await;
    assert!(!game.session.hint_wanted().get_untracked());
    game.session.show_advice(Advice::Ready(Vec::new()));
    settle().await;
    assert_eq!(game.text("p.line"), words().advice.nothing());
}

#[wasm_bindgen_test]
async fn a_hinted_move_is_previewed_and_picked_up() {
    let game = hints().await;
    let (best, other) = (hint(take(Heap::B, 2), 1.5), hint(take(Heap::A, 1), 0.5));
    game.session.show_advice(Advice::Ready(vec![best, other]));
    settle().await;
    assert!(game.has("[data-hints=ready]"));
    assert_eq!(game.count("[data-hint]"), 2);
    assert_eq!(game.texts(".no"), ["1", "2"]);
    let shown = || game.session.selection().shown().0.map(|pick| pick.action());
    assert_eq!(untrack(shown), Some(take(Heap::B, 2)), "the board shows the best move");
    happen(&game.find("[data-hint='1']"), "focus");
    assert_eq!(untrack(shown), Some(take(Heap::A, 1)));
    happen(&game.find("[data-hint='1']"), "blur");
    assert_eq!(untrack(shown), Some(take(Heap::B, 2)));

    let name = game.attr("[data-hint='1']", "aria-label").unwrap();
    assert!(name.ends_with(words().advice.pick_up()), "{name:?} tells what a press does");
    let before = game.plies();
    game.click("[data-hint='1']").await;
    assert_eq!(game.plies(), before, "the move is not played yet");
    assert_eq!(
        game.session.selection().pick().get_untracked().0.map(|pick| pick.action()),
        Some(take(Heap::A, 1))
    );
    assert!(!game.session.hint_wanted().get_untracked());
}

#[wasm_bindgen_test]
async fn a_hint_without_a_selection_is_played_and_tells_more_on_request() {
    let game = hints().await;
    let card =
        game.session.state().with_untracked(|state| state.hand(Seat(0)).card()).expect("a card in the hand");
    game.session.show_advice(Advice::Ready(vec![hint(Action::Play(card), 1.0)]));
    settle().await;
    assert!(game.has("small[hidden]"));
    let brief = game.attr("[data-hint]", "aria-label").unwrap();
    game.press(words().advice.details()).await;
    assert!(!game.has("small[hidden]"));
    assert!(game.attr("[data-hint]", "aria-label").unwrap().len() > brief.len(), "what is seen is also told");
    let before = game.plies();
    game.click("[data-hint]").await;
    assert_eq!(game.plies(), before + 1);
}

#[wasm_bindgen_test]
async fn a_game_is_sent_on_to_another_screen() {
    let game = Game::of([PERSON, Player::Afar], |_, session| send_on(session, Seat(1))).await;
    let name = game.session.name(Seat(1));
    assert_eq!(game.text("[data-send] #h-tray"), words().links.turn_of(&name));
    assert!(game.text("[data-send] .line").contains(&words().links.send_on(&name)));
    let link = game.attr("[data-copy]", "data-copy").unwrap();
    assert!(moot_table_ui::links::code_in(&link).is_some(), "{link:?} is a link to a game");
}
