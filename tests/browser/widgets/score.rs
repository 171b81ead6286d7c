//! The score sheet, and what can be looked at after a game.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table_ui::after;
use moot_table_ui::move_preview::ended_now;
use moot_table_ui::table::sheet::{Sheet, ranking};
use moot_table_ui::text::words;
use moot_ui::screen::Screen;
use nim_template::Heap;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Game, PERSON, finished, settle, take};

/// The score sheet of a finished game.
async fn sheet() -> Game {
    Game::around(finished(), [PERSON; 2], |app, session| {
        app.screen.set(Screen::Sheet);
        view! { <Sheet app session/> }.into_any()
    })
    .await
}

#[wasm_bindgen_test]
async fn the_sheet_has_every_category_of_every_player() {
    let game = sheet().await;
    let score = finished().score();
    assert!(game.has(".sheet-final[data-over=true]"));
    let totals: Vec<String> = Seat::all(2).map(|seat| score.total(seat).to_string()).collect();
    assert_eq!(game.texts("tfoot td"), totals);
    assert_eq!(
        game.texts("thead th strong"),
        Seat::all(2).map(|seat| game.session.name(seat)).collect::<Vec<_>>()
    );
    for (at, category) in score.categories.iter().enumerate() {
        let cells = game.texts(&format!("tr[data-category='{category}'] td"));
        for seat in Seat::all(2) {
            let points = score.points[at][seat.index()];
            assert_eq!(cells[seat.index()], if points == 0 { "–".to_owned() } else { points.to_string() });
        }
    }
}

#[wasm_bindgen_test]
async fn the_winner_is_crowned_and_ranked_first() {
    let game = sheet().await;
    let score = finished().score();
    let order = ranking(&score);
    assert!(game.text(".champ").contains(&game.session.name(order[0])));
    assert_eq!(game.count("thead th.win"), Seat::all(2).filter(|seat| score.rank[seat.index()] == 0).count());
    let rows: Vec<String> = order.iter().map(|&seat| game.session.name(seat)).collect();
    assert_eq!(game.texts(".order .nm"), rows);
    assert_eq!(game.text("h1"), words().sheet.title());
}

#[wasm_bindgen_test]
async fn the_sheet_leads_to_board_lobby_and_replay() {
    let game = sheet().await;
    game.button(words().sheet.board()).click();
    assert_eq!(game.app.screen.get_untracked(), Screen::Table);
    game.button(words().sheet.new_game()).click();
    assert_eq!(game.app.screen.get_untracked(), Screen::Lobby);
    game.button(words().replay.replay()).click();
    assert_eq!(game.app.screen.get_untracked(), Screen::Table);
    assert!(game.session.replaying().get_untracked());
    settle().await;
}

#[wasm_bindgen_test]
async fn the_sheet_of_a_running_game_names_no_winner() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Sheet app session/> }.into_any()).await;
    assert!(!game.has("[data-over], .win, .bigcrown, .costly"));
    assert!(game.text(".champ").contains(words().sheet.so_far()));
    assert_eq!(game.texts(".order .place"), ["", ""]);
}

#[wasm_bindgen_test]
async fn a_running_game_is_counted_as_if_it_ended_now() {
    let game = Game::of([PERSON; 2], |_, session| ended_now(session, Callback::new(|()| {}))).await;
    assert_eq!(game.text("dialog h2"), words().move_preview.ended_now());
    let before = game.texts("tfoot td");
    game.play(take(Heap::A, 3)).await;
    game.session.confirm_turn();
    game.session.screen_taken_by(Seat(1));
    game.play(take(Heap::A, 1)).await;
    assert_ne!(game.texts("tfoot td"), before, "an emptied heap is worth points at once");
    assert!(!game.has("[data-over]"));
}

#[wasm_bindgen_test]
async fn the_points_over_the_game_are_drawn_by_category() {
    let game = Game::around(finished(), [PERSON; 2], |_, session| {
        let sheet = session.table().with_untracked(|table| table.score());
        after::over_time(session, &sheet)
    })
    .await;
    assert_eq!(game.attr("select", "aria-label").as_deref(), Some(words().after.category()));
    assert!(game.has(".chartbox svg"));
    let chart = || game.find(".chartbox svg").outer_html();
    let before = chart();
    game.choose("select", "0").await;
    assert_ne!(chart(), before);
    game.choose("select", "").await;
    assert_eq!(chart(), before);
}

#[wasm_bindgen_test]
async fn the_costliest_turns_are_looked_for_on_request() {
    let game = Game::around(finished(), [PERSON; 2], after::turns).await;
    let texts = words().after;
    assert!(game.text("h2").starts_with(texts.title()));
    assert_eq!(game.attr("select", "aria-label").as_deref(), Some(texts.whose()));
    game.button(texts.look()).click();
    settle().await;
    assert!(game.has(".looking [role=status]") && game.has("progress"), "{}", game.html());
    game.press(texts.cancel()).await;
    assert!(game.has("[data-look]"));
    game.choose("select", "1").await;
    assert!(game.has("[data-look]"));
}

#[wasm_bindgen_test]
async fn what_each_player_did_is_told_beside_the_sheet() {
    let game = Game::around(finished(), [PERSON; 2], |_, session| after::statistics(session)).await;
    assert_eq!(game.text("h2"), words().after.statistics());
    assert_eq!(game.count(".traces li"), 2);
}
