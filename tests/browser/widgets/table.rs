//! The table in a wide window and on a phone: players, curtain, dock, menu, trays.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table_ui::table::Table;
use moot_table_ui::table::curtain::Curtain;
use moot_table_ui::table::dock::{Dock, HintButton, Redo, Undo};
use moot_table_ui::table::menu::Menu;
use moot_table_ui::table::onward::Onward;
use moot_table_ui::text::words;
use moot_ui::screen::Screen;
use nim_template::Heap;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{DIGGER, Game, PERSON, finished, key_on, phone, settle, take};

#[wasm_bindgen_test]
async fn a_curtain_falls_between_two_people() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Curtain session/> }.into_any()).await;
    assert!(!game.has(".curtain"), "the first player sits at the screen");
    game.play(take(Heap::A, 1)).await;
    assert!(!game.has(".curtain"), "the turn is not confirmed yet");
    game.session.confirm_turn();
    settle().await;
    let name = game.session.name(Seat(1));
    assert!(game.has(".curtain[role=dialog][aria-modal=true][aria-labelledby=h-curtain]"));
    assert_eq!(game.text("#h-curtain"), words().table.curtain_title(&name));
    assert!(game.focused("[data-curtain]"));
    assert_eq!(game.count(".news li"), 1, "what has happened meanwhile is told");
    assert_eq!(untrack(|| game.session.viewer()), None, "it hides the cards of both");
    game.press(&words().table.curtain_open(&name)).await;
    assert!(!game.has(".curtain"));
    assert_eq!(untrack(|| game.session.viewer()), Some(Seat(1)));
}

#[wasm_bindgen_test]
async fn a_decision_is_undone_and_redone() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Undo session/> <Redo session/> }.into_any()).await;
    let texts = words().table;
    let why = game.attr("button", "data-why").expect("a reason at the beginning");
    game.press(&[texts.undo(), ". ", &why].concat()).await;
    assert_eq!(game.session.note().get_untracked(), Some(why));
    let nothing = [texts.redo(), ". ", texts.nothing_to_redo()].concat();
    game.press(&nothing).await;
    assert_eq!(game.session.note().get_untracked().as_deref(), Some(texts.nothing_to_redo()));
    let before = game.plies();
    game.play(take(Heap::A, 1)).await;
    game.press(texts.undo()).await;
    assert_eq!(game.plies(), before);
    game.press(texts.redo()).await;
    assert_eq!(game.plies(), before + 1);
    assert!(game.button(&nothing).has_attribute("aria-disabled"));
}

#[wasm_bindgen_test]
async fn what_another_person_has_done_is_undone_by_a_second_press() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Undo session/> }.into_any()).await;
    let texts = words().table;
    game.play(take(Heap::A, 1)).await;
    game.session.confirm_turn();
    settle().await;
    let plies = game.plies();
    game.press(texts.undo()).await;
    assert_eq!(game.plies(), plies, "the first press only asks");
    let other = game.session.name(Seat(0));
    assert_eq!(game.session.note().get_untracked(), Some(texts.undoes_other(&other)));
    game.press(texts.undo()).await;
    assert_eq!(game.plies(), plies - 1);
    // A decision of the same person is undone at once.
    game.play(take(Heap::A, 1)).await;
    game.press(texts.undo()).await;
    assert_eq!(game.plies(), plies - 1);
}

#[wasm_bindgen_test]
async fn a_hint_is_asked_for_while_one_can_be_given() {
    let game = Game::of([PERSON; 2], |_, session| view! { <HintButton session/> }.into_any()).await;
    let texts = words().advice;
    game.press(texts.hint()).await;
    assert!(game.session.hint_wanted().get_untracked());
    game.press(texts.hint()).await;
    assert!(!game.session.hint_wanted().get_untracked());
    game.play(take(Heap::A, 1)).await;
    let why = words().table.turn_over();
    game.press(&[texts.hint(), ". ", why].concat()).await;
    assert!(!game.session.hint_wanted().get_untracked());
    assert_eq!(game.session.note().get_untracked().as_deref(), Some(why));
}

#[wasm_bindgen_test]
async fn the_dock_has_the_steps_of_the_turn_and_the_button_that_leads_on() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Dock app session/> }.into_any()).await;
    assert_eq!(game.count("footer.dock .grp"), 2);
    assert!(game.has(".steps [aria-current=step]"));
    assert!(!game.has(".lead"), "the turn is not over");
    game.play(take(Heap::A, 1)).await;
    assert_eq!(game.text(".lead[data-confirm=turn]"), words().table.end_turn());
    game.press(words().table.end_turn()).await;
    assert_eq!(game.session.unconfirmed_turn().get_untracked(), None);
    assert!(!game.has(".lead"));
}

#[wasm_bindgen_test]
async fn a_finished_game_leads_on_to_the_score_sheet() {
    let game =
        Game::around(finished(), [PERSON; 2], |app, session| view! { <Onward app session/> }.into_any())
            .await;
    game.app.screen.set(Screen::Table);
    game.button(words().table.show_score()).click();
    assert_eq!(game.app.screen.get_untracked(), Screen::Sheet);
    settle().await;
}

#[wasm_bindgen_test]
async fn the_menu_opens_and_closes() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Menu app session/> }.into_any()).await;
    let button = ".menubox > button";
    assert_eq!(game.attr(button, "aria-label").as_deref(), Some(words().table.menu()));
    game.click(button).await;
    assert_eq!(game.attr(button, "aria-expanded").as_deref(), Some("true"));
    assert!(game.has(".menu"));
    key_on(&document().body().unwrap(), "Escape", false);
    settle().await;
    assert!(!game.has(".menu"));
    game.click(button).await;
    game.click(".shade").await;
    assert!(!game.has(".menu"), "a press beside it closes it");
    assert_eq!(game.attr(button, "aria-expanded").as_deref(), Some("false"));
}

/// Opens the menu and presses an item.
async fn choose(game: &Game, item: &str) {
    game.click(".menubox > button").await;
    game.press(item).await;
    assert!(!game.has(".menu"), "{item} closes the menu");
}

#[wasm_bindgen_test]
async fn the_menu_opens_every_dialog() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Menu app session/> }.into_any()).await;
    for dialog in [
        words().move_preview.ended_now(),
        words().replay.tree(),
        words().links.make(),
        words().saves.as_text(),
        words().opponents.seats(),
        words().fair.title(),
    ] {
        choose(&game, dialog).await;
        assert_eq!(game.texts("dialog h2"), [dialog]);
        game.press(words().lobby.close()).await;
        assert!(!game.has("dialog"), "{dialog}");
    }
}

#[wasm_bindgen_test]
async fn the_menu_leads_to_other_screens_and_to_a_replay() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Menu app session/> }.into_any()).await;
    let (table, learn) = (words().table, words().learn);
    for (item, screen) in [
        (table.menu_lobby(), Screen::Lobby),
        (learn.rules(), Screen::Rules),
        (table.show_score(), Screen::Sheet),
        (table.menu_about(), Screen::About),
    ] {
        game.app.screen.set(Screen::Table);
        game.click(".menubox > button").await;
        game.button(item).click();
        assert_eq!(game.app.screen.get_untracked(), screen, "{item}");
        settle().await;
    }
    choose(&game, words().replay.replay()).await;
    assert!(game.session.replaying().get_untracked());
}

#[wasm_bindgen_test]
async fn the_curtain_is_switched_in_the_menu() {
    let game = Game::of([PERSON; 2], |app, session| view! { <Menu app session/> }.into_any()).await;
    let before = game.app.curtain.get_untracked();
    game.click(".menubox > button").await;
    game.click(".menu input[type=checkbox]").await;
    assert_eq!(game.app.curtain.get_untracked(), !before);
    assert_eq!(moot_ui::saves::SAVES.curtain(), !before, "it is remembered");
}

/// The table, in the layout of the window.
async fn table(players: [moot_ui::players::Player; 2]) -> Game {
    Game::of(players, |app, session| view! { <Table app session/> }.into_any()).await
}

#[wasm_bindgen_test]
async fn a_wide_window_shows_players_board_tray_and_dock() {
    let game = table([PERSON; 2]).await;
    assert_eq!(game.attr(".players", "aria-label").as_deref(), Some(words().table.players()));
    assert_eq!(game.count(".players li"), 2);
    assert_eq!(game.count(".pchip.turn"), 1);
    for part in
        [".topbar .menubox", ".left .log", "main .field[role=grid]", "main .tray.asks", ".right", ".dock"]
    {
        assert!(game.has(part), "{part}");
    }
    let name = super::stage::spoken(&game.find(".pchip"));
    assert!(name.contains(&game.session.name(Seat(0))), "{name:?}");
    game.click(".pchip").await;
    assert!(game.has("dialog .belongings"), "a chip shows the belongings of its player");
    assert!(game.text("dialog h2").contains(&game.session.name(Seat(0))));
    game.press(words().lobby.close()).await;
    assert_eq!(game.session.player_dialog().get_untracked(), None);
}

#[wasm_bindgen_test]
async fn the_tray_follows_who_decides() {
    let game = table([PERSON; 2]).await;
    assert!(game.has(".tray.asks"));
    game.play(take(Heap::A, 1)).await;
    assert_eq!(game.text("[data-turn-over] #h-tray"), words().table.turn_over());
    assert!(game.text("[data-turn-over]").contains(words().table.turn_over_note()));
    game.session.confirm_turn();
    game.session.screen_taken_by(Seat(1));
    settle().await;
    assert!(game.has(".tray.asks"));
    game.session.watch_only(true);
    settle().await;
    assert_eq!(game.text("[data-away] #h-tray"), words().saves.away_title());
    assert!(game.has("[data-away] button.go"));
    game.session.watch_only(false);
    game.session.hand_over(Seat(1), moot_ui::players::Player::Afar);
    settle().await;
    assert!(game.has("[data-send]"));
}

#[wasm_bindgen_test]
async fn a_computer_player_is_shown_as_one() {
    let game = table([PERSON, DIGGER]).await;
    game.session.opponents().pause();
    game.play(take(Heap::A, 1)).await;
    game.press(words().table.end_turn()).await;
    assert!(game.has(".tray.waits[data-waits]"), "{}", game.text(".stage"));
    let chip = super::stage::spoken(&game.find(".players li:nth-child(2) .pchip"));
    assert!(chip.contains(words().players.player(DIGGER)), "{chip:?}");
}

#[wasm_bindgen_test]
async fn keys_undo_and_redo_from_anywhere() {
    let game = table([PERSON; 2]).await;
    let before = game.plies();
    game.play(take(Heap::A, 1)).await;
    let key = |name: &str, shift: bool| {
        let init = web_sys::KeyboardEventInit::new();
        init.set_key(name);
        init.set_ctrl_key(true);
        init.set_shift_key(shift);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        document().body().unwrap().dispatch_event(&event).unwrap();
    };
    key("z", false);
    settle().await;
    assert_eq!(game.plies(), before);
    key("Z", true);
    settle().await;
    assert_eq!(game.plies(), before + 1);
}

#[wasm_bindgen_test]
async fn a_curtain_makes_the_table_behind_it_inert() {
    let game = table([PERSON; 2]).await;
    assert!(!game.has("[inert]"));
    game.play(take(Heap::A, 1)).await;
    game.press(words().table.end_turn()).await;
    assert!(game.has(".table[inert]") && game.has(".curtain"));
}

#[wasm_bindgen_test]
async fn a_phone_shows_panels_as_tabs_of_a_sheet() {
    let _phone = phone();
    let game = table([PERSON; 2]).await;
    assert!(game.has(".phone") && !game.has(".table"));
    assert_eq!(game.count(".pbar li button"), 2);
    let tabs = game.count("[role=tablist] [role=tab]");
    assert_eq!(game.count("[role=tabpanel]"), tabs);
    assert!(game.has(".sheet.folded"), "the board is large at first");
    assert_eq!(game.count("[role=tabpanel]:not([hidden])"), 0);

    game.click("[role=tab]:last-child").await;
    assert!(!game.has(".sheet.folded"));
    assert_eq!(game.attr("[aria-selected=true]", "aria-controls").as_deref(), Some("pane-log"));
    assert_eq!(game.count("[role=tabpanel]:not([hidden])"), 1);
    assert!(game.has("#pane-log:not([hidden]) .log"));

    assert!(game.key("[role=tab]:last-child", "ArrowRight").await);
    assert!(game.has("[role=tab]:first-child[aria-selected=true][tabindex='0']"), "the keys go round");
    assert!(game.focused("[role=tab]:first-child"));
    game.key("[role=tab]:first-child", "ArrowLeft").await;
    assert!(game.focused("[role=tab]:last-child"));

    assert_eq!(game.attr(".grab", "aria-expanded").as_deref(), Some("true"));
    game.press(words().table.sheet()).await;
    assert!(game.has(".sheet.folded"));
    assert_eq!(game.count(".acts > button"), 3, "undo, redo and hint");
    game.click(".pbar li:nth-child(2) button").await;
    assert!(game.text("dialog h2").contains(&game.session.name(Seat(1))));
}
