//! The lobby: games, seats, options, language, credits.

use leptos::prelude::*;
use moot_art::SeatStyle;
use moot_core::Seat;
use moot_players::Level;
use moot_ui::about::About;
use moot_ui::game::GameInfo;
use moot_ui::language;
use moot_ui::lobby::Lobby;
use moot_ui::look::{Look, Theme};
use moot_ui::players::Player;
use moot_ui::screen::Screen;
use moot_ui::text::{Language, set_language, words};
use nim_template::Size;
use nim_template_ui::NimUi;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{AppState, Stage, page, settle};

async fn lobby() -> (Stage, AppState) {
    page(|app| {
        trollmoot::registry::install_games();
        provide_context(Look { theme: RwSignal::new(Theme::Game), volume: RwSignal::new(None) });
        view! { <Lobby app/> }.into_any()
    })
    .await
}

#[wasm_bindgen_test]
async fn the_lobby_names_itself_and_leads_to_other_screens() {
    let (stage, app) = lobby().await;
    assert_eq!(stage.text("h1"), words().lobby.brand());
    stage.button(words().learn.lessons()).click();
    assert_eq!(app.screen.get_untracked(), Screen::Lessons);
    stage.button(words().learn.rules()).click();
    assert_eq!(app.screen.get_untracked(), Screen::Rules);
    stage.button(words().lobby.about()).click();
    assert_eq!(app.screen.get_untracked(), Screen::About);
    stage.press(words().look.title()).await;
    assert_eq!(stage.text("dialog h2"), words().look.title());
    stage.press(words().lobby.close()).await;
    assert!(!stage.has("dialog"));
}

#[wasm_bindgen_test]
async fn the_other_games_are_links() {
    let (stage, _) = lobby().await;
    assert_eq!(stage.attr(".games", "aria-label").as_deref(), Some(words().lobby.choose_game()));
    let links: Vec<_> = stage.all(".games a").iter().filter_map(|game| game.get_attribute("href")).collect();
    assert_eq!(links, moot_ui::registry::games().iter().map(|game| game.page).collect::<Vec<_>>());
    for (name, game) in stage.texts(".games a strong").iter().zip(moot_ui::registry::games()) {
        assert_eq!(name, game.texts().name);
    }
    assert!(!stage.has(".games [aria-current]"), "the template is not among the games");
}

#[wasm_bindgen_test]
async fn a_game_begins_with_the_seats_of_the_form() {
    let (stage, app) = lobby().await;
    stage.write(".seat input", "Ylva").await;
    stage.find("[data-start]").click();
    let session = app.session.get_untracked().expect("an open game");
    assert_eq!(app.screen.get_untracked(), Screen::Table);
    let names = session
        .seats()
        .with_untracked(|seats| seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
    assert_eq!(names.len(), usize::from(*NimUi::PLAYERS.end()));
    assert_eq!(names[0], "Ylva");
    settle().await;
}

#[wasm_bindgen_test]
async fn a_quick_game_has_as_few_players_as_possible() {
    let (stage, app) = lobby().await;
    stage.press(words().learn.quick()).await;
    let session = app.session.get_untracked().expect("an open game");
    assert_eq!(session.seats().with_untracked(Vec::len), usize::from(*NimUi::PLAYERS.start()));
    assert_eq!(untrack(|| session.player(Seat(0))), Player::Person);
}

#[wasm_bindgen_test]
async fn the_form_follows_the_number_of_players() {
    let (stage, app) = lobby().await;
    assert_eq!(stage.buttons(".howmany"), ["2", "3"]);
    stage.press("2").await;
    assert_eq!(stage.count(".seat"), 2);
    assert_eq!(app.form.with_untracked(|form| form.players), 2);
    stage.press("3").await;
    assert_eq!(stage.count(".seat"), 3);
}

#[wasm_bindgen_test]
async fn a_seat_has_a_name_a_player_and_a_style() {
    let (stage, app) = lobby().await;
    let first = ".seat:first-child";
    let players = words().players;
    let elder = Player::Machine(Level::Elder);
    let place = Level::ALL.into_iter().position(|level| level == Level::Elder).expect("an Elder");
    let described = format!(".levels li.on:nth-child({})", place + 1);
    assert!(!stage.has(&described), "no Elder plays yet");
    stage.choose(&format!("{first} .who select"), "elder").await;
    assert_eq!(app.form.with_untracked(|form| form.who[0]), elder);
    assert_eq!(stage.attr(".who select", "title").as_deref(), Some(players.about(elder)));
    assert_eq!(
        stage.texts(&[described.as_str(), " b"].concat()),
        [players.player(elder)],
        "its description is marked"
    );

    stage.write(&format!("{first} input"), "Gunnhild").await;
    assert_eq!(app.form.with_untracked(|form| form.name(0)), "Gunnhild");

    let colours = players.change_colour(0);
    assert!(stage.has(&format!("{first} .colours[hidden]")));
    stage.press(&colours).await;
    assert_eq!(stage.button(&colours).get_attribute("aria-expanded").as_deref(), Some("true"));
    assert!(!stage.has(&format!("{first} .colours[hidden]")));
    let (own, other) = app.form.with_untracked(|form| (form.seat_styles[0], form.seat_styles[1]));
    let swap = words()
        .lobby
        .seat_style_swap(words().lobby.seat_style(other), &app.form.with_untracked(|form| form.name(1)));
    stage.press(&swap).await;
    assert_eq!(app.form.with_untracked(|form| (form.seat_styles[0], form.seat_styles[1])), (other, own));
    assert_eq!(stage.count(&format!("{first} .colours button")), SeatStyle::ALL.len());
}

#[wasm_bindgen_test]
async fn the_options_reach_the_form() {
    let (stage, app) = lobby().await;
    stage.write(".option.seed input", " winter ").await;
    assert_eq!(app.form.with_untracked(|form| form.seed.clone()), " winter ");
    stage.choose(".options select", "0").await;
    assert_eq!(app.form.with_untracked(|form| form.first), Some(0));
    stage.choose(".options select", "").await;
    assert_eq!(app.form.with_untracked(|form| form.first), None);
    assert_eq!(app.form.with_untracked(|form| form.options.size), Size::Small);
    stage.click(".options .seg button:last-child").await;
    assert_eq!(app.form.with_untracked(|form| form.options.size), Size::Large);
}

#[wasm_bindgen_test]
async fn people_put_words_into_the_fair_shuffle() {
    let (stage, app) = lobby().await;
    assert_eq!(stage.count("[data-word]"), 1, "one person plays");
    stage.choose(".seat:nth-child(2) .who select", "human").await;
    assert_eq!(stage.count("[data-word]"), 2);
    let code = stage.text("[data-code]");
    assert!(code.len() > 4, "the code of the secret is shown: {code:?}");
    stage.write("[data-word='1']", "heron").await;
    assert_eq!(app.form.with_untracked(|form| form.mixing.words[1].clone()), "heron");
    stage.write(".option.seed input", "typed").await;
    assert!(!stage.has("[data-code], [data-word]"), "a typed seed needs no shuffle");
    assert_eq!(stage.text(".fairmix em"), words().fair.none());
}

#[wasm_bindgen_test]
async fn a_language_is_chosen_and_remembered() {
    let (stage, app) = page(|app| {
        view! { <div>{move || { let _ = moot_ui::text::language(); language::switch(app, true) }}</div> }
            .into_any()
    })
    .await;
    assert_eq!(stage.attr("[role=group]", "aria-label").as_deref(), Some("Language"));
    assert_eq!(stage.texts("[aria-pressed=true]"), ["en"]);
    stage.click("button:last-child").await;
    let (told, pressed) = (stage.attr("[role=group]", "aria-label"), stage.texts("[aria-pressed=true]"));
    let stored = moot_ui::saves::SAVES.language();
    set_language(Language::English);
    settle().await;
    assert_eq!(told.as_deref(), Some("Langue"));
    assert_eq!(pressed, ["fr"]);
    assert_eq!(stored.as_deref(), Some("fr"));
    assert!(app.waiting.with_untracked(Option::is_none));
    assert!(stage.has("[lang=fr]"), "each name is read in its own language");
}

#[wasm_bindgen_test]
async fn the_credits_name_every_game_and_lead_back() {
    let (stage, app) = page(|app| {
        trollmoot::registry::install_games();
        view! { <About app/> }.into_any()
    })
    .await;
    assert_eq!(stage.text("h1"), words().about.title());
    let credits: Vec<_> = moot_ui::registry::games().iter().map(|game| game.texts().credit).collect();
    assert_eq!(stage.texts(".credits ul li"), credits);
    assert_eq!(stage.text(".version"), words().about.version(moot_ui::saves::APP));
    app.screen.set(Screen::About);
    app.back_to.set(Screen::Lobby);
    stage.button(words().about.back()).click();
    assert_eq!(app.screen.get_untracked(), Screen::Lobby);
}
