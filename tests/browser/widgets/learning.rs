//! Lessons and the rulebook. They are those of a game that ships: the template has none.

use leptos::prelude::*;
use moot_table_ui::lessons;
use moot_table_ui::rulebook::{self, example};
use moot_table_ui::text::words;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use mountain_king_ui::MountainKingUi;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Replaced, Stage, files, page_of, until};

const LESSONS: &str = include_str!("../../../games/mountain-king/lessons/en.md");
const FIRST: &str = include_str!("../../../games/mountain-king/lessons/1-recruit.lesson");
const EXAMPLES: &str = include_str!("../../../games/mountain-king/rulebook/examples/en.md");
const EXAMPLE: &str = include_str!("../../../games/mountain-king/rulebook/examples/recruit.lesson");

/// A rulebook of two sections.
const BOOK: &str = "<section id=\"recruit\" data-level=\"2\"><h2 tabindex=\"-1\">Recruiting</h2>\n<p>Trolls come from \
    the horde.</p></section>\n<section id=\"dig\" data-level=\"2\"><h2 tabindex=\"-1\">Digging</h2>\n<p>Tunnels lead \
    inwards.</p></section>\n";

/// The files of the site that lessons and rulebook fetch.
fn site() -> Replaced {
    files(|path| {
        let text = match path {
            "lessons/mountain-king/en.md" => LESSONS,
            "lessons/mountain-king/1-recruit.lesson" => FIRST,
            "book/en/mountain-king.html" => BOOK,
            "book/examples/mountain-king/en.md" => EXAMPLES,
            "book/examples/mountain-king/recruit.lesson" => EXAMPLE,
            _ => return None,
        };
        Some(text.to_owned())
    })
}

async fn screen(
    address: &'static str,
    show: fn(AppState<MountainKingUi>) -> AnyView,
) -> (Stage, AppState<MountainKingUi>) {
    page_of(move |app: AppState<MountainKingUi>| {
        let history = web_sys::window().unwrap().history().unwrap();
        // The fragment is read once, when the screen is mounted.
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address)).unwrap();
        show(app)
    })
    .await
}

#[wasm_bindgen_test]
async fn the_lessons_are_listed_with_their_duration() {
    let _site = site();
    let (stage, app) = screen("#lessons", lessons::screen).await;
    until("the list", || stage.count("[data-lesson]") == 3).await;
    assert_eq!(stage.text("h1"), words().learn.lessons());
    let name = stage.attr("[data-lesson='1-recruit']", "aria-label").unwrap();
    assert!(
        name.starts_with(words().learn.begin()) && name.ends_with(&stage.texts(".lessons h2")[0]),
        "{name:?}"
    );
    assert!(stage.texts(".lessons small")[0].contains(char::is_numeric));
    app.screen.set(Screen::Lessons);
    stage.button(words().learn.rules()).click();
    assert_eq!(app.screen.get_untracked(), Screen::Rules);
}

#[wasm_bindgen_test]
async fn lessons_that_cannot_be_fetched_are_tried_again() {
    let missing = files(|_| None);
    let (stage, _) = screen("#lessons", lessons::screen).await;
    until("the failure", || stage.has("[role=alert]")).await;
    drop(missing);
    let _site = site();
    stage.press(words().learn.try_again()).await;
    until("the list", || stage.has("[data-lesson]")).await;
    assert!(!stage.has("[role=alert]"));
}

#[wasm_bindgen_test]
async fn a_coach_leads_through_a_lesson_on_the_real_table() {
    let _site = site();
    let (stage, app) = screen("#lessons/1-recruit", lessons::screen).await;
    until("the coach", || stage.has(".coach")).await;
    let texts = words().learn;
    let title = stage.text(".coach strong");
    assert_eq!(stage.attr(".coach", "aria-label"), Some(texts.coach(&title)));
    assert!(stage.has(".table, .phone"), "the game is on the table");
    assert!(app.session.with_untracked(Option::is_some) && app.id.with_untracked(Option::is_none));
    let first = stage.attr(".coach", "data-step");
    assert!(
        stage.has(".coach[data-kind=reads] .says[role=status]"),
        "{:?}",
        stage.attr(".coach", "data-kind")
    );
    stage.press(texts.next()).await;
    until("the next step", || stage.attr(".coach", "data-step") != first).await;
    stage.press(texts.asks_anew()).await;
    assert!(stage.attr(".coach", "data-step") != first, "it asks first");
    stage.press(texts.restart()).await;
    until("the first step", || stage.attr(".coach", "data-step") == first).await;

    stage.press(texts.fold()).await;
    assert!(stage.has(".coach.folded"));
    stage.press(texts.unfold()).await;
    assert!(!stage.has(".coach.folded"));
}

#[wasm_bindgen_test]
async fn the_rulebook_is_searched() {
    let _site = site();
    let (stage, app) = screen("#rules/mountain-king", rulebook::screen).await;
    until("the book", || stage.count(".book section") == 2).await;
    let texts = words().learn;
    assert_eq!(stage.attr("nav", "aria-label").as_deref(), Some(texts.contents()));
    assert_eq!(stage.texts("nav a"), ["Recruiting", "Digging"]);
    assert_eq!(stage.attr("nav a", "href").as_deref(), Some("#rules/mountain-king/recruit"));
    stage.write("input[type=search]", "HORDE").await;
    assert_eq!(stage.texts("mark"), ["horde"]);
    assert_eq!(stage.texts("nav a"), ["Recruiting"]);
    assert_eq!(stage.text("output[aria-live=polite]"), texts.found(1));
    stage.write("input[type=search]", "").await;
    assert_eq!((stage.count("nav a"), stage.text("output")), (2, String::new()));
    app.screen.set(Screen::Rules);
    stage.button(texts.lessons()).click();
    assert_eq!(app.screen.get_untracked(), Screen::Lessons);
}

#[wasm_bindgen_test]
async fn an_example_of_the_rulebook_runs_on_the_real_rules() {
    let _site = site();
    let (stage, _) = screen("#rules/mountain-king", |_| {
        example::example::<MountainKingUi>("recruit".to_owned(), "Two <b>recruits</b>".to_owned())
    })
    .await;
    assert_eq!(stage.text(".tell p"), "Two recruits");
    let texts = words().learn;
    stage.press(texts.show_example()).await;
    until("the example", || stage.has(".scene")).await;
    assert!(stage.has(".scene[inert]"), "its picture is not played");
    assert_eq!(stage.attr(".tell", "data-step").as_deref(), Some("0"));
    assert_eq!(stage.button(texts.earlier()).get_attribute("aria-disabled").as_deref(), Some("true"));
    let told = stage.text("[role=status] span");
    stage.press(texts.later()).await;
    assert_eq!(stage.attr(".tell", "data-step").as_deref(), Some("1"));
    assert_ne!(stage.text("[role=status] span"), told);
    stage.press(texts.earlier()).await;
    assert_eq!(stage.text("[role=status] span"), told);
}
