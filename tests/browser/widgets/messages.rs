//! Toasts, the banner about saving, and the live region.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table_ui::table::messages::{Announcer, Toasts, Unsaved};
use moot_table_ui::text::words;
use moot_ui::saves::StoreError;
use nim_template::Heap;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Game, PERSON, page, settle, take, until};

#[wasm_bindgen_test]
async fn the_later_message_replaces_the_earlier_one() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Toasts session/> }.into_any()).await;
    assert!(!game.has(".toast"));
    game.session.show_note("A troll sneezes.".to_owned());
    settle().await;
    assert_eq!(game.text(".toast[role=status]:not(.bad) > span"), "A troll sneezes.");
    assert!(!game.session.play(take(Heap::A, 9)));
    settle().await;
    assert_eq!(game.count(".toast"), 1);
    assert!(game.has(".toast.bad"));
    assert_ne!(game.text(".toast > span"), "A troll sneezes.");
    game.session.show_note("Another troll sneezes.".to_owned());
    settle().await;
    assert_eq!(game.texts(".toast > span"), ["Another troll sneezes."]);
}

#[wasm_bindgen_test]
async fn a_message_fades_when_it_is_dismissed() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Toasts session/> }.into_any()).await;
    game.session.show_note("A troll sneezes.".to_owned());
    settle().await;
    game.press(words().lobby.close()).await;
    assert!(game.has(".toast.fading"), "it still catches presses while it fades");
    until("the end of the message", || !game.has(".toast")).await;
    assert_eq!(game.session.note().get_untracked(), None);
}

#[wasm_bindgen_test]
async fn a_game_that_is_not_saved_is_announced_once_per_trouble() {
    let (stage, app) = page(|app| view! { <Unsaved app/> }.into_any()).await;
    assert!(!stage.has("[role=alert]"));
    app.unsaved.set(Some(StoreError::Full));
    settle().await;
    assert_eq!(stage.text("[role=alert] > span"), words().saves.not_saved(StoreError::Full));
    stage.press(words().lobby.close()).await;
    assert!(!stage.has("[role=alert]"));
    app.unsaved.set(Some(StoreError::Full));
    settle().await;
    assert!(!stage.has("[role=alert]"), "the player knows");
    app.unsaved.set(None);
    settle().await;
    app.unsaved.set(Some(StoreError::Disabled));
    settle().await;
    assert_eq!(stage.text("[role=alert] > span"), words().saves.not_saved(StoreError::Disabled));
}

#[wasm_bindgen_test]
async fn each_action_is_announced_in_one_message() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Announcer session/> }.into_any()).await;
    assert!(game.has("[role=log][aria-live=polite][aria-atomic=true]"));
    assert_eq!(game.text("[role=log]"), "");
    game.play(take(Heap::A, 1)).await;
    let said = game.text("[role=log]");
    assert!(said.contains(&game.session.name(Seat(0))), "{said:?}");
    game.session.undo();
    settle().await;
    assert_eq!(game.text("[role=log]"), words().table.taken_back());
    game.session.redo();
    settle().await;
    assert_eq!(game.text("[role=log]"), words().table.done_again());
}
