//! Saved games: the list, imports, backups, and saves that cannot be read.

use leptos::prelude::*;
use moot_core::SeatSet;
use moot_table::{Seed, Table};
use moot_table_ui::saved_games::{Saved, last_saved};
use moot_ui::game::app_state;
use moot_ui::lobby::Lobby;
use moot_ui::saves::{SAVES, SaveId};
use moot_ui::screen::Screen;
use moot_ui::text::words;
use mountain_king::MountainKing;
use mountain_king_ui::MountainKingUi;
use nim_template::Heap;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{AppState, DIGGER, PERSON, Stage, deal, page, page_of, seats_of, settle, take};

/// The text of a saved game after some stones of its first heap.
fn save(stones: u8) -> String {
    let mut table = deal();
    if stones > 0 {
        let seat = table.asked().iter().next().unwrap();
        table.play(seat, take(Heap::A, stones)).unwrap();
    }
    moot_ui::saves::write(&table, &seats_of([PERSON, DIGGER]), None).unwrap()
}

/// Stores games, and shows the list.
async fn list(texts: Vec<String>) -> (Stage, AppState) {
    let shown = page(move |app| {
        for (at, text) in texts.iter().enumerate() {
            SAVES.add(SaveId(1_000 + at as u64), text, 1_000).unwrap();
        }
        view! { <Saved app/> }.into_any()
    });
    shown.await
}

#[wasm_bindgen_test]
async fn a_first_visit_has_nothing_to_continue() {
    let (stage, _) = list(Vec::new()).await;
    assert_eq!(stage.text("h2"), words().saves.continue_title());
    assert_eq!(stage.text(".empty"), words().saves.none());
    assert!(!stage.has(".saverow, [data-all]"));
}

#[wasm_bindgen_test]
async fn a_saved_game_is_continued_where_it_was_left() {
    let (stage, app) = list(vec![save(2)]).await;
    assert_eq!(stage.count(".saverow"), 1);
    assert_eq!(stage.text("h2 .extra"), words().saves.count(1));
    assert!(!stage.has(".empty"));
    stage.find(".save").click();
    assert_eq!(app.screen.get_untracked(), Screen::Table);
    let session = app.session.get_untracked().expect("an open game");
    assert_eq!(
        session.table().with_untracked(|table| table.state().stones(Heap::A)),
        deal().state().stones(Heap::A) - 2
    );
    assert_eq!(app.id.get_untracked(), Some(SaveId(1_000)));
    settle().await;
}

#[wasm_bindgen_test]
async fn the_last_game_is_continued_from_the_first_row() {
    // A game of the list: the lobby does not know the name of the template.
    let (stage, app) = page_of(|app: app_state::AppState<MountainKingUi>| {
        trollmoot::registry::install_games();
        let setup = mountain_king::Setup::usual(2).unwrap();
        let table = Table::<MountainKing>::new(setup, Seed::typed("widgets"), SeatSet::all(2)).unwrap();
        let text = moot_ui::saves::write(&table, &seats_of([PERSON; 2]), None).unwrap();
        SAVES.add(SaveId(1_000), &text, 1_000).unwrap();
        last_saved(app)
    })
    .await;
    let name = stage.text("[data-continue]");
    assert!(name.contains(mountain_king_ui::ENTRY.texts().name), "{name:?} names the game");
    stage.find("[data-continue]").click();
    assert!(app.session.with_untracked(Option::is_some));
    assert_eq!(app.id.get_untracked(), Some(SaveId(1_000)));
    settle().await;
}

#[wasm_bindgen_test]
async fn a_game_is_deleted_with_a_second_press_and_can_be_put_back() {
    let (stage, _) = list(vec![save(0), save(1)]).await;
    let texts = words().saves;
    assert_eq!(stage.count(".saverow"), 2);
    stage.press(texts.delete()).await;
    assert_eq!(stage.count(".saverow"), 2, "the first press asks");
    stage.press(texts.delete_sure()).await;
    assert_eq!(SAVES.ids().len(), 1);
    assert_eq!(stage.text(".deleted [role=status]"), moot_table_ui::text::words().table.deleted());
    stage.press(moot_table_ui::text::words().table.put_back()).await;
    assert_eq!(SAVES.ids().len(), 2);
    assert!(!stage.has(".deleted"));
    assert_eq!(stage.count(".saverow"), 2);
}

#[wasm_bindgen_test]
async fn a_question_about_deletion_ends_when_the_focus_leaves() {
    let (stage, _) = list(vec![save(0)]).await;
    let texts = words().saves;
    stage.press(texts.delete()).await;
    super::stage::happen(&stage.button(texts.delete_sure()), "blur");
    settle().await;
    stage.press(texts.delete()).await;
    assert_eq!(SAVES.ids().len(), 1);
}

#[wasm_bindgen_test]
async fn games_without_a_copy_elsewhere_are_mentioned() {
    let (stage, _) = list(vec![save(0)]).await;
    let texts = words().saves;
    assert_eq!(stage.text(".lonely"), texts.lonely());
    assert_eq!(stage.text("[data-lonely]"), texts.lonely_all(1));
    assert_eq!(stage.text("[data-all]"), texts.export_all());
    assert!(stage.has("[data-lasting]"), "the browser's policy is told");
}

#[wasm_bindgen_test]
async fn a_save_that_cannot_be_read_is_kept_with_its_reason() {
    let (stage, app) = page(|app| {
        SAVES.add(SaveId(1_000), "{\"game\": \"nim\", torn", 1_000).unwrap();
        view! { <Saved app/> }.into_any()
    })
    .await;
    app.ask(moot_ui::game::table_chunk::GameCommand::Resume(SaveId(1_000), Screen::Table));
    app.saves_changed.set(());
    settle().await;
    assert!(app.session.with_untracked(Option::is_none), "no game is open");
    assert!(stage.has("[role=alert]"), "{}", stage.html());
    assert_eq!(stage.text(".kept h3"), words().saves.kept_title());
    assert!(!stage.text(".kept textarea").is_empty(), "its text can be copied");
    stage.click("[role=alert] button:last-child").await;
    assert!(!stage.has("[role=alert]"), "the message is dismissed");

    let delete = ".kept .actions button:last-child";
    stage.click(delete).await;
    assert_eq!(stage.text(delete), words().saves.delete_sure());
    stage.click(delete).await;
    assert!(!stage.has(".kept li"));
    assert!(SAVES.kept().is_empty());
}

#[wasm_bindgen_test]
async fn a_pasted_save_is_opened() {
    let (stage, app) = page(|app| view! { <Lobby app/> }.into_any()).await;
    assert_eq!(stage.text(".saves .empty"), words().saves.none());
    stage.click(".paste button").await;
    assert!(app.session.with_untracked(Option::is_none), "an empty field opens nothing");
    stage.write(".paste textarea", "no save at all").await;
    stage.click(".paste button").await;
    assert!(stage.has(".saves [role=alert]"));
    assert!(app.session.with_untracked(Option::is_none));
    stage.write(".paste textarea", &save(3)).await;
    stage.click(".paste button").await;
    let session = app.session.get_untracked().expect("an open game");
    assert_eq!(
        session.table().with_untracked(|table| table.state().stones(Heap::A)),
        deal().state().stones(Heap::A) - 3
    );
}
