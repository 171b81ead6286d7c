//! Icons, badges and buttons.

use leptos::prelude::*;
use moot_art::{Icon, SeatStyle};
use moot_players::Level;
use moot_ui::players::{self, Player};
use moot_ui::radio_group::choice;
use moot_ui::symbols;
use moot_ui::text::words;
use moot_ui::widgets::{Press, badge, ic, ic_class, named, pictured, pressed_while};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlSelectElement;

use super::stage::{Stage, settle};

#[wasm_bindgen_test]
fn an_icon_is_a_symbol_of_the_sprite_that_screen_readers_skip() {
    let stage = Stage::of(|| view! { {ic(Icon::Crown)} {ic_class(Icon::Coin, "ic gold")} }.into_any());
    assert_eq!(stage.count("svg.ic[aria-hidden=true]"), 2);
    assert_eq!(stage.attr("svg.ic use", "href"), Some(Icon::Crown.href().to_owned()));
    assert_eq!(stage.attr("svg.ic.gold use", "href"), Some(Icon::Coin.href().to_owned()));
}

#[wasm_bindgen_test]
fn a_badge_has_colour_pattern_and_emblem() {
    let stage = Stage::of(|| badge(SeatStyle::Fjord, "big"));
    let class = stage.attr("span", "class").unwrap();
    assert_eq!(class, ["badge ", SeatStyle::Fjord.class(), " big"].concat());
    let fills: Vec<_> = stage.all("rect").iter().filter_map(|part| part.get_attribute("fill")).collect();
    assert_eq!(fills, [SeatStyle::Fjord.colour(), SeatStyle::Fjord.pattern()]);
    assert_eq!(stage.attr("use", "href"), Some(SeatStyle::Fjord.emblem().href().to_owned()));
    assert_eq!(stage.count("svg:not([aria-hidden=true])"), 0, "its owner is named in words beside it");
}

#[wasm_bindgen_test]
async fn a_pictured_button_is_called_by_its_name_alone() {
    let name = RwSignal::new("Recruit a troll".to_owned());
    let stage = Stage::of(move || {
        view! {
            <button>{pictured(move || name.get(), || "<b>12</b>".to_owned())}</button>
            <button>{named(|| "Sell".to_owned(), view! { <i aria-hidden="true">"3"</i> }.into_any())}</button>
        }
        .into_any()
    });
    assert_eq!(stage.buttons("[data-stage]"), ["Recruit a troll", "Sell"]);
    assert_eq!(stage.text(".eyes b"), "12", "the picture is markup");
    name.set("Recruit two trolls".to_owned());
    settle().await;
    assert_eq!(stage.text(".sr"), "Recruit two trolls");
}

#[wasm_bindgen_test]
async fn a_toggle_is_pressed_to_the_eye_and_for_screen_readers() {
    let on = RwSignal::new(false);
    let stage =
        Stage::of(move || view! { <button {..pressed_while(move || on.get())}>"Sounds"</button> }.into_any());
    assert!(stage.has("button:not(.on)[aria-pressed=false]"));
    on.set(true);
    settle().await;
    assert!(stage.has("button.on[aria-pressed=true]"));
}

#[wasm_bindgen_test]
async fn a_disabled_press_keeps_the_focus_and_tells_why() {
    let why = RwSignal::new(None::<String>);
    let (pressed, refused) = (StoredValue::new(0), StoredValue::new(Vec::new()));
    let stage = Stage::of(move || {
        let press = move || pressed.update_value(|times| *times += 1);
        let refuse = move |why: String| refused.update_value(|all| all.push(why));
        view! { <Press icon=Icon::Die label="Dig" class="primary" act="dig A".to_owned() why press refuse/> }
            .into_any()
    });
    assert!(stage.has("button.btn.primary[type=button][data-act='dig A']:not([aria-disabled])"));
    stage.press("Dig").await;
    assert_eq!((pressed.get_value(), refused.with_value(Vec::len)), (1, 0));

    why.set(Some("No hammer is left.".to_owned()));
    settle().await;
    let button = stage.button("Dig. No hammer is left.");
    assert_eq!(button.get_attribute("aria-disabled").as_deref(), Some("true"));
    assert_eq!(button.get_attribute("data-why").as_deref(), Some("No hammer is left."));
    button.focus().unwrap();
    assert!(stage.focused("button"), "a disabled button can be found with the keyboard");
    stage.press("Dig. No hammer is left.").await;
    assert_eq!(pressed.get_value(), 1, "it does nothing");
    assert_eq!(refused.get_value(), ["No hammer is left."]);

    why.set(None);
    settle().await;
    stage.press("Dig").await;
    assert_eq!(pressed.get_value(), 2);
}

#[wasm_bindgen_test]
async fn one_button_of_a_choice_is_pressed() {
    let chosen = RwSignal::new(2);
    let stage = Stage::of(move || {
        choice(
            "Players".to_owned(),
            vec![2, 3, 4],
            chosen.into(),
            move |count| chosen.set(count),
            |count| (count == 4).then(|| "four".to_owned()),
            |count: i32| count.into_any(),
        )
    });
    assert_eq!(stage.attr("[role=group]", "aria-label").as_deref(), Some("Players"));
    assert_eq!(stage.buttons(".seg"), ["2", "3", "four"], "a label replaces the text");
    assert_eq!(stage.texts("[aria-pressed=true]"), ["2"]);
    stage.press("four").await;
    assert_eq!(chosen.get_untracked(), 4);
    assert_eq!(stage.texts("[aria-pressed=true]"), ["4"]);
    assert_eq!(stage.count(".on"), 1);
}

#[wasm_bindgen_test]
async fn a_player_is_chosen_from_a_list() {
    let chosen = RwSignal::new(Player::Stranger);
    let stage = Stage::of(move || {
        let name = |player| words().players.player(player);
        players::list(
            "Seat 1".to_owned(),
            &Player::CHOICES,
            chosen.into(),
            move |player| chosen.set(player),
            name,
        )
    });
    let texts = words().players;
    assert_eq!(stage.attr("select", "aria-label").as_deref(), Some("Seat 1"));
    let shown = || stage.find("select").unchecked_into::<HtmlSelectElement>().value();
    assert_eq!(shown(), texts.player(Player::Stranger), "an unknown player is listed while it is chosen");
    stage.choose("select", "elder").await;
    assert_eq!((chosen.get_untracked(), shown().as_str()), (Player::Machine(Level::Elder), "elder"));
    assert_eq!(stage.texts("option"), Player::CHOICES.map(|player| texts.player(player).to_owned()));
    chosen.set(Player::Machine(Level::Whelp));
    settle().await;
    assert_eq!(shown(), "whelp", "a change from outside is shown after a choice");
}

#[wasm_bindgen_test]
fn the_symbols_of_a_game_are_added_to_the_page_once() {
    const SPRITE: &str = "<svg hidden><symbol id=\"i-of-a-test\"></symbol></svg>";
    for _ in 0..2 {
        symbols::place(SPRITE);
    }
    symbols::place("");
    let found = document().query_selector_all("#i-of-a-test").unwrap();
    assert_eq!(found.length(), 1);
}
