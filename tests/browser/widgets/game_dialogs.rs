//! The dialogs of a table: players, links, the fair shuffle, variations.

use leptos::prelude::*;
use moot_core::{Seat, SeatSet};
use moot_table::{Branch, Purpose, SeatInfo, Seed, ShuffleProof, Table};
use moot_table_ui::fair_dialog::FairDialog;
use moot_table_ui::links::{LinkDialog, arrived, code, code_in};
use moot_table_ui::opponents::SeatsDialog;
use moot_table_ui::replay;
use moot_table_ui::text::words;
use moot_table_ui::variations::{ask, banner, tree};
use moot_ui::players::{Pace, Player};
use moot_ui::saves::{SAVES, SaveId};
use moot_ui::screen::OpenedLink;
use nim_template::{Nim, Setup};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::stage::{AppState, DIGGER, Game, PERSON, Stage, deal, finished, happen, page, seats_of, settle};

/// A callback that counts.
fn counted() -> (StoredValue<usize>, Callback<()>) {
    let times = StoredValue::new(0);
    (times, Callback::new(move |()| times.update_value(|times| *times += 1)))
}

#[wasm_bindgen_test]
async fn a_seat_is_handed_over_during_the_game() {
    let game =
        Game::of([PERSON; 2], |app, session| view! { <SeatsDialog app session close=|| ()/> }.into_any())
            .await;
    let texts = words().players;
    assert_eq!(game.count(".handover"), 2);
    let second = ".handover:nth-child(2)";
    assert_eq!(game.text(&[second, " strong"].concat()), game.session.name(Seat(1)));
    assert_eq!(
        game.texts(&[second, " option"].concat()),
        Player::HEIRS.map(|player| texts.player(player).to_owned())
    );
    game.choose(&[second, " select"].concat(), "digger").await;
    assert_eq!(untrack(|| game.session.player(Seat(1))), DIGGER);
    assert_eq!(game.text(&[second, " small"].concat()), texts.about(DIGGER));
    assert_eq!(game.session.table().with_untracked(Table::humans), SeatSet::one(Seat(0)));
}

#[wasm_bindgen_test]
async fn the_pace_of_computer_players_is_chosen_and_remembered() {
    let game = Game::of([PERSON, DIGGER], |app, session| {
        view! { <SeatsDialog app session close=|| ()/> }.into_any()
    })
    .await;
    assert_eq!(game.buttons(".option"), Pace::ALL.map(|pace| words().players.pace_name(pace)));
    game.press(words().players.pace_name(Pace::Instant)).await;
    assert_eq!(game.app.pace.get_untracked(), Pace::Instant);
    assert_eq!(SAVES.pace(), Pace::Instant);
}

#[wasm_bindgen_test]
async fn a_link_contains_the_game() {
    let (closed, close) = counted();
    let game =
        Game::of([PERSON; 2], move |_, session| view! { <LinkDialog session close/> }.into_any()).await;
    let text = game.find("textarea[readonly][data-link]").unchecked_into::<HtmlTextAreaElement>().value();
    assert_eq!(game.attr("[data-copy]", "data-copy").as_ref(), Some(&text));
    let own = game.session.table().with_untracked(|table| code(table, &seats_of([PERSON; 2]), Purpose::Show));
    assert_eq!(code_in(&text), own.as_deref());
    game.press(words().lobby.close()).await;
    assert_eq!(closed.get_value(), 1);
}

/// The dialog of a link to a game.
async fn link(table: Table<Nim>, purpose: Purpose) -> (Stage, AppState) {
    let code = code(&table, &seats_of([PERSON; 2]), purpose).expect("a link");
    page(move |app| {
        app.arrive(OpenedLink::Game(code.clone()));
        arrived(app, &code)
    })
    .await
}

#[wasm_bindgen_test]
async fn the_turn_of_a_link_is_taken_by_one_player() {
    let (stage, app) = link(deal(), Purpose::Turn).await;
    let texts = words().links;
    assert_eq!(stage.text("dialog h2"), texts.arrived());
    assert_eq!(stage.text(".which strong"), nim_template_ui::ENTRY.texts().name);
    assert_eq!(stage.count(".whos li"), 2);
    let name = moot_ui::text::shown_name(&seats_of([PERSON; 2])[0].name).to_owned();
    assert_eq!(
        stage.text(".choices .primary strong"),
        texts.take_turn(&name),
        "what it was sent for comes first"
    );
    assert!(SAVES.is_bare(), "nothing is stored before a choice");
    stage.find(".choices .primary").click();
    let session = app.session.get_untracked().expect("an open game");
    assert_eq!(untrack(|| session.player(Seat(1))), Player::Afar, "the other one sits elsewhere");
    assert_eq!(app.arriving.get_untracked(), None);
    settle().await;
}

#[wasm_bindgen_test]
async fn a_finished_game_of_a_link_is_watched() {
    let (stage, app) = link(finished(), Purpose::Show).await;
    assert_eq!(stage.texts(".choices strong"), [words().links.watch()]);
    stage.find(".choices button").click();
    let session = app.session.get_untracked().expect("an open game");
    assert!(session.replaying().get_untracked());
    assert_eq!(app.id.get_untracked(), None, "it is not saved");
    settle().await;
}

#[wasm_bindgen_test]
async fn a_broken_link_says_so() {
    let (stage, app) = page(|app| {
        app.arrive(OpenedLink::Game("broken".to_owned()));
        arrived(app, "broken")
    })
    .await;
    assert_eq!(stage.text("dialog h2"), words().links.broken());
    assert!(!stage.text("[role=alert]").is_empty());
    stage.press(words().lobby.close()).await;
    assert_eq!(app.arriving.get_untracked(), None);
}

/// The certificate of a game whose seed two people have mixed.
async fn certificate(over: bool) -> Game {
    let proof = ShuffleProof::new([7; 16], &["heron".to_owned(), "otter".to_owned()]);
    let mut table = Table::<Nim>::new(Setup::usual(2).unwrap(), proof.seed(), SeatSet::all(2)).unwrap();
    while let Some(seat) = table.asked().iter().next().filter(|_| over) {
        let legal = table.legal(seat);
        table.play(seat, legal[0]).unwrap();
    }
    Game::around(table, [PERSON; 2], |_, session| view! { <FairDialog session close=|| ()/> }.into_any())
        .await
}

#[wasm_bindgen_test]
async fn a_certificate_keeps_the_secret_until_the_end() {
    let game = certificate(false).await;
    let proof = ShuffleProof::new([7; 16], &["heron".to_owned(), "otter".to_owned()]);
    assert_eq!(game.text("[data-code]"), proof.code().short());
    assert_eq!(game.texts("li code"), ["heron", "otter"]);
    assert!(!game.has("[data-secret]"));
    assert!(game.text("[data-certificate]").contains(words().fair.later()));
}

#[wasm_bindgen_test]
async fn a_certificate_is_checked_after_the_game() {
    let game = certificate(true).await;
    let proof = ShuffleProof::new([7; 16], &["heron".to_owned(), "otter".to_owned()]);
    assert_eq!(game.text("[data-secret]"), proof.secret());
    assert!(game.has(".verdict[data-sound=yes]:not(.bad)"));
    assert_eq!(game.text("[data-noted]"), "");
    game.write("input", "no such code").await;
    assert_eq!(game.text("[data-noted][role=status]"), words().fair.code_differs());
    game.write("input", &proof.code().short()).await;
    assert_eq!(game.text("[data-noted]"), words().fair.code_matches());
}

#[wasm_bindgen_test]
async fn a_game_with_a_typed_seed_has_no_certificate() {
    let typed = || Table::<Nim>::new(Setup::usual(2).unwrap(), Seed::typed("x"), SeatSet::all(2)).unwrap();
    let game = Game::around(typed(), [PERSON; 2], |_, session| {
        view! { <FairDialog session close=|| ()/> }.into_any()
    })
    .await;
    assert_eq!(game.text("[data-certificate]"), words().fair.no_certificate());
}

#[wasm_bindgen_test]
async fn a_variation_begins_with_other_players_and_a_name() {
    let (closed, close) = counted();
    let game = Game::around(finished(), [PERSON, DIGGER], move |app, session| {
        replay::open(session, Some(deal().log().len()));
        ask(app, session, close)
    })
    .await;
    let texts = words().replay;
    assert_eq!(game.text("dialog h2"), texts.what_if());
    let list = game.find("select").unchecked_into::<HtmlSelectElement>();
    assert_eq!(list.value(), "digger", "the level of the opponent so far is chosen");
    let name = game.find("input[type=text]").unchecked_into::<HtmlInputElement>();
    assert!(!name.value().is_empty(), "a name is proposed");
    game.write("input[type=text]", "another end").await;
    game.choose("select", "human").await;
    game.click("[data-begin]").await;
    assert_eq!(closed.get_value(), 1);
    let branch = game.session.branch().get_untracked().expect("a variation");
    assert_eq!(branch.name, "another end");
    assert_eq!(untrack(|| game.session.player(Seat(1))), PERSON);
    assert_eq!(SAVES.ids().len(), 1, "the original is saved, so that the way back works");
}

/// A saved game with a saved variation; the variation is open.
async fn varied(show: impl FnOnce(AppState, super::stage::Session) -> AnyView + 'static) -> Game {
    let seats: Vec<SeatInfo> = seats_of([PERSON; 2]);
    let branch = Branch { of: "1000".to_owned(), at: deal().log().len(), name: "another end".to_owned() };
    let game = Game::of([PERSON; 2], move |app, session| {
        let text = |branch| moot_ui::saves::write(&deal(), &seats, branch).unwrap();
        SAVES.add(SaveId(1_000), &text(None), 1_000).unwrap();
        SAVES.add(SaveId(2_000), &text(Some(&branch)), 2_000).unwrap();
        session.mark_as_branch(Some(branch));
        app.id.set(Some(SaveId(2_000)));
        show(app, session)
    });
    game.await
}

#[wasm_bindgen_test]
async fn a_variation_is_marked_and_leads_back() {
    let game = varied(banner).await;
    let texts = words().replay;
    assert_eq!(game.text(".forked strong"), texts.marked("another end"));
    game.press(texts.tree()).await;
    assert_eq!(game.text("dialog h2"), texts.tree());
    game.press(words().lobby.close()).await;
    assert!(!game.has("dialog"));
    game.find("[data-back]").click();
    assert_eq!(game.app.id.get_untracked(), Some(SaveId(1_000)));
    assert_eq!(game.session.branch().get_untracked(), None);
    settle().await;
}

#[wasm_bindgen_test]
async fn a_variation_without_its_game_stays_where_it_is() {
    let game = varied(|app, session| {
        SAVES.delete(SaveId(1_000)).unwrap();
        banner(app, session)
    })
    .await;
    let texts = words().replay;
    game.press(&[texts.back(), ". ", texts.orphan()].concat()).await;
    assert_eq!(game.app.id.get_untracked(), Some(SaveId(2_000)));
    assert_eq!(game.session.note().get_untracked().as_deref(), Some(texts.orphan()));
}

#[wasm_bindgen_test]
async fn the_tree_lists_a_game_and_its_variations() {
    let (closed, close) = counted();
    let game = varied(move |app, session| tree(app, session, close)).await;
    let texts = words().replay;
    assert_eq!(game.texts(".twig strong"), [texts.root().to_owned(), texts.marked("another end")]);
    assert!(game.has("[data-twig='2000'].here [aria-current=true]"));
    assert!(!game.has("[data-twig='1000'] .rename"), "only the open variation is renamed here");
    let name = game.find(".rename").unchecked_into::<HtmlInputElement>();
    name.set_value(" a third end ");
    happen(&name, "change");
    assert_eq!(
        game.session.branch().get_untracked().map(|branch| branch.name),
        Some("a third end".to_owned())
    );
    let delete = [words().saves.delete(), ". ", texts.not_here()].concat();
    game.press(&delete).await;
    assert_eq!(SAVES.ids().len(), 2, "the open variation cannot be deleted");
    game.find("[data-twig='1000'] .twig").click();
    assert_eq!((closed.get_value(), game.app.id.get_untracked()), (1, Some(SaveId(1_000))));
    settle().await;
}

#[wasm_bindgen_test]
async fn another_variation_is_deleted_with_a_second_press() {
    let game = varied(|app, session| {
        app.id.set(Some(SaveId(1_000)));
        session.mark_as_branch(None);
        tree(app, session, Callback::new(|()| {}))
    })
    .await;
    game.press(words().saves.delete()).await;
    assert_eq!(SAVES.ids().len(), 2);
    game.press(words().saves.delete_sure()).await;
    assert_eq!(SAVES.ids(), [SaveId(1_000)]);
    assert_eq!(game.text(".handhelp"), words().replay.no_branches());
}
