//! The event log, the recap of others' moves, and replays.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_table_ui::recap::{RecapStrip, RecapTray};
use moot_table_ui::replay::{self, Stride};
use moot_table_ui::table::event_log_panel::EventLogPanel;
use moot_table_ui::text::words;
use nim_template::Heap;
use nim_template_ui::NimUi;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::stage::{DIGGER, Game, PERSON, finished, happen, settle, take, until};

/// A log with a decision of each player.
async fn log() -> Game {
    let game = Game::of([PERSON; 2], |_, session| view! { <EventLogPanel session/> }.into_any()).await;
    game.play(take(Heap::A, 1)).await;
    game.session.confirm_turn();
    game.session.screen_taken_by(Seat(1));
    game.play(take(Heap::B, 2)).await;
    game
}

#[wasm_bindgen_test]
async fn the_log_tells_the_newest_event_first() {
    let game = log().await;
    let lines = game.texts("ol .at");
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains(&game.session.name(Seat(1))) && lines[1].contains(&game.session.name(Seat(0))));
    assert_eq!(game.count("ol .badge"), 2);
    assert!(game.text("h2").starts_with(words().table.saga()));
    assert!(game.has("ol .round"), "parts of the game have headings");
    game.session.undo();
    settle().await;
    assert_eq!(game.texts("ol .at"), lines[1..]);
}

#[wasm_bindgen_test]
async fn the_whole_log_is_filtered_by_player_and_text() {
    let game = log().await;
    assert!(!game.has(".sift"));
    game.press(words().table.whole_saga()).await;
    assert_eq!(game.attr(".mini", "aria-expanded").as_deref(), Some("true"));
    assert_eq!(game.attr(".sift select", "aria-label").as_deref(), Some(words().replay.filter()));
    game.choose(".sift select", "1").await;
    assert_eq!(game.count("ol .at"), 1);
    game.choose(".sift select", "").await;
    assert_eq!(game.count("ol .at"), 2);
    game.write(".sift input", "nothing like it").await;
    assert_eq!(game.count("ol .at"), 0);
    assert_eq!(game.text(".empty[role=status]"), words().replay.nothing_found());
    let name = game.session.name(Seat(0)).to_uppercase();
    game.write(".sift input", &name).await;
    assert_eq!(game.count("ol .at"), 1, "case does not matter");
    game.press(words().table.close()).await;
    assert!(!game.has(".sift"));
}

#[wasm_bindgen_test]
async fn the_arrow_keys_walk_along_the_log_and_a_line_opens_its_position() {
    let game = log().await;
    assert!(game.has("ol[tabindex='0']") && !game.has(".at:not([tabindex='-1'])"), "one tab stop");
    assert!(game.key("ol", "ArrowDown").await);
    assert!(game.focused("ol .at"));
    game.key("ol", "ArrowDown").await;
    let second = game.all("ol .at").remove(1);
    assert_eq!(document().active_element().as_ref(), Some(second.unchecked_ref()));
    game.key("ol", "ArrowUp").await;
    assert!(game.focused("ol .at"));
    assert!(!game.key("ol", "x").await, "other keys are left to the page");
    second.click();
    settle().await;
    assert!(game.session.replaying().get_untracked());
    assert!(game.has("ol li.now"), "the line of the position is marked");
}

/// A game in which the computer player has moved since the person's last turn.
async fn recap() -> Game {
    let game = Game::of([PERSON, DIGGER], |_, session| {
        view! {
            <RecapStrip session/>
            {move || session.past_position().with(Option::is_some).then(|| view! { <RecapTray session/> })}
        }
        .into_any()
    })
    .await;
    assert!(!game.has(".since"), "nothing has happened yet");
    game.play(take(Heap::A, 1)).await;
    game.session.confirm_turn();
    game.session.play_for(Seat(1), take(Heap::B, 2)).expect("a legal move");
    settle().await;
    game
}

#[wasm_bindgen_test]
async fn the_moves_of_others_are_shown_until_they_are_dismissed() {
    let game = recap().await;
    assert_eq!(game.text("#h-since"), words().recap.since());
    assert_eq!(game.count(".deed"), 1);
    assert!(!game.has(".since .rest"), "no further move to count");
    assert!(game.text(".deed .sr").contains(&game.session.name(Seat(1))), "who moved is told in words");
    game.click(".deed").await;
    assert!(game.has(".deed[aria-pressed=true]"));
    assert_eq!(game.session.past_position().get_untracked().map(|past| past.who), Some(Seat(1)));
    game.click(".deed").await;
    assert_eq!(game.session.past_position().get_untracked(), None);
    game.press(words().recap.dismiss()).await;
    assert!(!game.has(".since"));
}

#[wasm_bindgen_test]
async fn a_past_move_is_explained_in_the_tray() {
    let game = recap().await;
    game.press(words().recap.later()).await;
    assert_eq!(game.text(".backs #h-tray"), game.text(".deed .sr"));
    assert!(game.text(".backs .line").contains(&words().recap.place(1, 1)));
    let why = [words().recap.earlier(), ". ", words().recap.nothing_earlier()].concat();
    game.press(&why).await;
    assert_eq!(game.session.note().get_untracked().as_deref(), Some(words().recap.nothing_earlier()));
    game.click("[data-now]").await;
    assert!(!game.has(".backs"));
    game.press(words().recap.later()).await;
    super::stage::key_on(&document().body().unwrap(), "Escape", false);
    settle().await;
    assert!(!game.has(".backs"), "Escape returns to the present");
}

/// The replay of a finished game, at its beginning.
async fn reel() -> Game {
    Game::around(finished(), [PERSON; 2], |app, session| {
        replay::open(session, None);
        let ExtrasChunk { replay_bar, replay_tray, .. } = moot_table_ui::chunks::extras_chunk::<NimUi>();
        view! { {replay_bar(app, session)} {replay_tray(session)} }.into_any()
    })
    .await
}

impl Game {
    /// The number of plies before the shown position.
    fn at(&self) -> usize {
        self.session.past_position().with_untracked(|past| past.expect("a past position").at)
    }
}

#[wasm_bindgen_test]
async fn a_replay_is_stepped_by_buttons_and_keys() {
    let game = reel().await;
    let texts = words().replay;
    assert_eq!(game.text("#h-tray"), texts.begins());
    let start = game.at();
    let back = texts.step(Stride::Decision, false);
    game.press(&[back, ". ", texts.no_step(false)].concat()).await;
    assert_eq!(game.at(), start, "there is nothing before");
    game.press(texts.step(Stride::Decision, true)).await;
    let first = game.at();
    assert!(first > start);
    assert_ne!(game.text("#h-tray"), texts.begins());
    game.press(back).await;
    assert_eq!(game.at(), start);
    let body = document().body().unwrap();
    let key = |name: &str| assert!(super::stage::key_on(&body, name, false), "{name} is used");
    key("ArrowRight");
    assert_eq!(game.at(), first);
    key("End");
    assert_eq!(game.at(), game.plies());
    key("Home");
    assert_eq!(game.at(), start);
    key("PageDown");
    assert!(game.at() > start);
    key("Escape");
    assert!(!game.session.replaying().get_untracked());
}

#[wasm_bindgen_test]
async fn the_slider_reaches_every_position() {
    let game = reel().await;
    let slider = game.find("input[type=range]").unchecked_into::<HtmlInputElement>();
    assert_eq!(slider.get_attribute("aria-label").as_deref(), Some(words().replay.slider()));
    assert!(game.count(".turns rect") > 2, "turns are shown in the colours of their players");
    let end = slider.max();
    slider.set_value(&end);
    happen(&slider, "input");
    settle().await;
    assert_eq!(game.at(), game.plies());
    assert!(slider.get_attribute("aria-valuetext").unwrap().contains(&end), "the position is told");
}

#[wasm_bindgen_test]
async fn a_replay_runs_and_stops_at_the_end() {
    let game = reel().await;
    let texts = words().replay;
    let list = game.find("select").unchecked_into::<HtmlSelectElement>();
    assert_eq!(list.get_attribute("aria-label").as_deref(), Some(texts.speed()));
    game.choose("select", "40").await;
    let start = game.at();
    game.press(texts.play()).await;
    until("the next position", || game.at() > start).await;
    game.press(texts.pause()).await;
    let paused = game.at();
    gloo_timers::future::TimeoutFuture::new(250).await;
    assert_eq!(game.at(), paused);
    super::stage::key_on(&document().body().unwrap(), "End", false);
    game.button(texts.play()).click();
    assert_eq!(game.at(), start, "from the end it begins anew");
    settle().await;
}

#[wasm_bindgen_test]
async fn a_replay_is_left_for_the_present() {
    let game = reel().await;
    game.find("[data-now]").click();
    assert!(!game.session.replaying().get_untracked());
    assert_eq!(game.session.past_position().get_untracked(), None);
    settle().await;
}
