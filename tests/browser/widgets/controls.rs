//! Panels and buttons that games share, the controls of a selection, and the preview of a move.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Seat;
use moot_table_ui::controls::{act_btn, act_button, page_btn, panel, panel_of};
use moot_table_ui::game::{Forgone, MainAction};
use moot_table_ui::move_preview::{self, Pointed};
use moot_table_ui::selection_controls::{
    amount, cancel_button, chip, confirm_button, explained_button, known,
};
use moot_table_ui::table::onward::{ask, play_button};
use moot_table_ui::text::words;
use nim_template::{Action, Heap};
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Game, PERSON, Stage, frames, happen, settle, take};

/// A legal decision of the first player, and one that is never legal.
const LEGAL: Action = take(Heap::A, 1);
const ILLEGAL: Action = take(Heap::A, 9);

#[wasm_bindgen_test]
async fn an_action_button_plays_its_action() {
    let game = Game::of([PERSON; 2], |_, session| {
        act_button(session, LEGAL, "card", "<b>1</b>".to_owned(), "Take a stone".to_owned())
    })
    .await;
    assert!(game.has("button.card[data-act='take A 1'][data-tip='Take a stone']:not([aria-disabled])"));
    assert_eq!(game.text(".eyes b"), "1");
    let before = game.plies();
    game.press("Take a stone").await;
    assert_eq!(game.plies(), before + 1);
    assert!(game.has("[aria-disabled=true]"), "the turn is over");
}

#[wasm_bindgen_test]
async fn an_action_button_tells_why_its_action_is_illegal() {
    let game = Game::of([PERSON; 2], |_, session| {
        view! {
            {act_button(session, ILLEGAL, "card", String::new(), "Take nine".to_owned())}
            {act_btn(session, ILLEGAL, Icon::Coin, "quiet", "All nine".to_owned())}
        }
        .into_any()
    })
    .await;
    let why = game.attr(".card", "data-why").expect("a reason");
    assert_eq!(game.attr(".btn", "data-why").as_ref(), Some(&why));
    assert_eq!(game.count("[aria-disabled=true]"), 2);
    let before = game.plies();
    for name in ["Take nine", "All nine"] {
        game.session.clear_refusal();
        game.press(&[name, ". ", &why].concat()).await;
        assert!(game.session.refusal().with_untracked(Option::is_some), "the refusal is shown");
    }
    assert_eq!(game.plies(), before);
}

#[wasm_bindgen_test]
async fn an_explained_button_hands_its_reason_over() {
    let game = Game::of([PERSON; 2], |_, session| {
        let refused = |session: super::stage::Session, _: Action, why: String| session.show_note(why);
        view! {
            {explained_button(session, ILLEGAL, "no", refused, || "<i></i>".to_owned(), || "Nine".to_owned())}
            {explained_button(session, LEGAL, "yes", refused, || "<i></i>".to_owned(), || "One".to_owned())}
        }
        .into_any()
    })
    .await;
    game.click(".no").await;
    assert_eq!(game.session.note().get_untracked(), game.attr(".no", "data-why"));
    let before = game.plies();
    game.press("One").await;
    assert_eq!(game.plies(), before + 1);
}

#[wasm_bindgen_test]
async fn a_selection_is_confirmed_once_it_is_complete() {
    let tried = RwSignal::new(None::<Vec<Action>>);
    let pressed = StoredValue::new(0);
    let game = Game::of([PERSON; 2], move |_, session| {
        let label = Signal::derive(|| "Take".to_owned());
        let press = move || pressed.update_value(|times| *times += 1);
        confirm_button(session, Memo::new(move |_| tried.get()), label, press)
    })
    .await;
    assert_eq!(game.attr(".confirm", "data-acts"), None);
    tried.set(Some(vec![LEGAL]));
    settle().await;
    assert_eq!(game.attr(".confirm", "data-acts").as_deref(), Some("take A 1"));
    game.press("Take").await;
    assert_eq!(pressed.get_value(), 1);
    tried.set(Some(vec![ILLEGAL]));
    settle().await;
    let why = game.attr(".go", "data-why").expect("a reason");
    game.click(".go").await;
    assert_eq!(pressed.get_value(), 1);
    assert_eq!(game.session.note().get_untracked(), Some(why));
}

#[wasm_bindgen_test]
async fn a_selection_is_dropped_by_its_button() {
    let dropped = StoredValue::new(0);
    let stage = Stage::of(move || {
        let cancel = move || dropped.update_value(|times| *times += 1);
        view! { {cancel_button("Choose again", cancel)} {page_btn(Icon::Undo, "quiet", "Back", move |_| cancel())} }
            .into_any()
    });
    assert!(stage.has("[data-cancel][title='Choose again']"));
    stage.press("Choose again").await;
    stage.press("Back").await;
    assert_eq!(dropped.get_value(), 2);
}

#[wasm_bindgen_test]
async fn a_chip_counts_what_a_player_has() {
    let now = RwSignal::new(3_u8);
    let spoken = RwSignal::new(String::new());
    let stage = Stage::of(move || {
        let memo = Memo::new(move |_| now.get());
        let chip = chip(memo, |coins| format!("{coins} coins"), [(); 3].map(|()| "part".into_any()));
        Effect::new(move |_| spoken.set(chip.spoken.get()));
        view! { {amount(Icon::Coin, memo, |coins| *coins, |coins| format!("{coins} coins"))} {chip.head} }
            .into_any()
    });
    settle().await;
    assert_eq!(
        (stage.text(".amt b"), stage.attr(".amt", "title")),
        ("3".to_owned(), Some("3 coins".to_owned()))
    );
    assert_eq!(spoken.get_untracked(), "3 coins");
    now.set(0);
    settle().await;
    assert!(stage.has(".amt.zero"), "nothing is shown paler");
    assert_eq!(spoken.get_untracked(), "0 coins");
}

#[wasm_bindgen_test]
async fn the_cards_of_others_are_unknown() {
    let seen = StoredValue::new_local(None);
    let game = Game::of([PERSON; 2], move |_, session| {
        seen.set_value(Some(known(session, |view: nim_template::View| view.table)));
        ().into_any()
    })
    .await;
    let known = seen.get_value().expect("a mounted game");
    let hands =
        known.with_untracked(|state| Seat::all(2).map(|seat| state.hand(seat).card()).collect::<Vec<_>>());
    assert!(hands[0].is_some() && hands[1].is_none(), "{hands:?}");
    assert_eq!(untrack(|| game.session.viewer()), Some(Seat(0)));
}

#[wasm_bindgen_test]
fn a_panel_is_called_by_its_title() {
    let stage = Stage::of(|| {
        view! {
            {panel("cards", || "Cards".to_owned(), || "4".to_owned(), "one")}
            {panel_of(Some("heap"), "heaps", || "Heaps".to_owned(), String::new, "two")}
        }
        .into_any()
    });
    for (class, title) in [("cards", "Cards"), ("heaps", "Heaps")] {
        let id = stage.attr(&[".panel.", class].concat(), "aria-labelledby").expect("a name");
        assert!(stage.text(&["#", &id].concat()).starts_with(title));
    }
    assert_eq!(stage.text(".cards .extra"), "4");
    assert!(stage.has(".heaps .term[data-term=heap][tabindex='0']"), "the title is explained");
    assert!(!stage.has(".cards .term"));
}

/// The button for an action that gives something up, with its question.
async fn costly(question: Option<&'static str>) -> Game {
    Game::of([PERSON; 2], move |_, session| {
        let forgone = Forgone { what: "one card left".to_owned(), question: question.map(str::to_owned) };
        let main = MainAction { icon: Icon::End, label: "End", action: LEGAL, forgone: Some(forgone) };
        let asked = RwSignal::new(None);
        view! {
            {play_button(session, main, "lead", asked)}
            {move || asked.get().map(|question| ask(session, question, asked))}
        }
        .into_any()
    })
    .await
}

#[wasm_bindgen_test]
async fn an_action_that_gives_something_up_for_good_asks_first() {
    let game = costly(Some("Your card is lost. End?")).await;
    let label = words().table.forgoing("End", "one card left");
    let before = game.plies();
    game.press(&label).await;
    assert_eq!(game.text("dialog h2"), "Your card is lost. End?");
    game.press(words().table.go_on_playing()).await;
    assert!(!game.has("dialog"));
    assert_eq!(game.plies(), before);
    game.press(&label).await;
    game.press("End").await;
    assert_eq!(game.plies(), before + 1);
    assert!(!game.has("dialog"));
}

#[wasm_bindgen_test]
async fn an_action_that_gives_little_up_says_so_and_is_played() {
    let game = costly(None).await;
    let before = game.plies();
    game.press(&words().table.forgoing("End", "one card left")).await;
    assert_eq!(game.plies(), before + 1);
}

#[wasm_bindgen_test]
async fn an_action_that_drops_a_selected_move_asks_first() {
    let waits = RwSignal::new(true);
    let game = Game::of([PERSON; 2], move |_, session| {
        session.set_unplayed(waits.into());
        let main = MainAction { icon: Icon::End, label: "End", action: LEGAL, forgone: None };
        let asked = RwSignal::new(None);
        view! {
            {play_button(session, main, "lead", asked)}
            {move || asked.get().map(|question| ask(session, question, asked))}
        }
        .into_any()
    })
    .await;
    let before = game.plies();
    game.press("End").await;
    assert_eq!(game.text("dialog h2"), words().table.drops_move());
    game.press(words().table.go_on_playing()).await;
    assert_eq!(game.plies(), before);
    waits.set(false);
    game.press("End").await;
    assert_eq!(game.plies(), before + 1, "nothing is selected any more");
}

/// Leaves three stones in the first heap, so that the next decision can take the last of them and score.
async fn before_a_score(game: &Game) {
    game.play(take(Heap::A, 1)).await;
    game.session.confirm_turn();
    game.session.screen_taken_by(Seat(1));
    // A stage that was removed may have scrolled the page, which takes a preview away.
    frames().await;
}

#[wasm_bindgen_test]
async fn a_certain_change_of_points_is_shown_before_the_move() {
    let acts = RwSignal::new(None::<String>);
    let game = Game::of([PERSON; 2], move |_, session| move_preview::chip(session, acts.into())).await;
    before_a_score(&game).await;
    acts.set(Some("take A 1".to_owned()));
    settle().await;
    assert!(!game.has("[data-outlook]"), "no point changes");
    acts.set(Some("take A 3".to_owned()));
    settle().await;
    assert!(game.text("[data-outlook] b").starts_with('+'), "{}", game.html());
    assert_eq!(
        game.count("[data-outlook] b + svg"),
        1,
        "beside the number the sign of points: {}",
        game.html()
    );
    assert!(game.text("[data-outlook] .sr").contains(&game.session.name(Seat(1))), "whose points change");
    acts.set(None);
    settle().await;
    assert!(!game.has("[data-outlook]"));
}

#[wasm_bindgen_test]
async fn the_focused_control_shows_what_it_changes() {
    let game = Game::of([PERSON; 2], |_, session| {
        view! {
            <button data-act="take A 3">"Take three"</button>
            <button data-act="take A 1">"Take one"</button>
            <Pointed session/>
        }
        .into_any()
    })
    .await;
    before_a_score(&game).await;
    happen(&game.button("Take three"), "focusin");
    settle().await;
    assert!(game.has(".outlook.pointed[role=status]"), "{}", game.html());
    happen(&game.button("Take three"), "focusout");
    settle().await;
    assert!(!game.has(".pointed"));
    happen(&game.button("Take one"), "focusin");
    settle().await;
    assert!(!game.has(".pointed"), "it changes no points");
}
