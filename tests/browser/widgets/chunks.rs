//! What is shown while a chunk of the program or a file of the site is fetched.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use moot_ui::code_split::{self, ChunkError, Fetched};
use moot_ui::frame;
use moot_ui::game::table_chunk::{Fetching, Waiting};
use moot_ui::remote_text;
use moot_ui::text::words;
use moot_ui::update::Update;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Stage, files, happen, page, settle, until};

thread_local! {
    static FAILS: Cell<bool> = const { Cell::new(false) };
}

/// A chunk that can be fetched unless `FAILS` is set.
fn fetch() -> Fetched<&'static str> {
    let contents = if FAILS.get() { Err(ChunkError) } else { Ok("the table") };
    Box::pin(core::future::ready(contents))
}

#[wasm_bindgen_test]
async fn a_chunk_that_cannot_be_fetched_is_tried_again() {
    FAILS.set(true);
    let stage = Stage::of(|| code_split::view(fetch, |text| view! { <p class="here">{text}</p> }.into_any()));
    assert_eq!(stage.text("[role=alert] p"), words().chunks.lost());
    stage.press(words().chunks.again()).await;
    assert!(stage.has("[role=alert]"), "it has failed again");
    FAILS.set(false);
    stage.press(words().chunks.again()).await;
    assert_eq!(stage.text(".here"), "the table");
    assert!(!stage.has("[role=alert]"));
}

#[wasm_bindgen_test]
async fn a_slow_chunk_is_announced_after_a_while() {
    let stage = Stage::of(code_split::waiting);
    assert_eq!(stage.text("[role=status]"), "", "most chunks arrive before it can be read");
    until("the message", || stage.text("[role=status]") == words().chunks.fetching()).await;
}

#[wasm_bindgen_test]
async fn a_command_that_waits_for_its_chunk_says_so() {
    let again = Rc::new(Cell::new(0));
    let (stage, app) = page(|app| view! { <Fetching app/> }.into_any()).await;
    assert_eq!(stage.text(".fetches"), "");
    app.waiting.set(Some(Waiting::Coming));
    settle().await;
    assert!(stage.has(".fetches [role=status]"));
    let tried = again.clone();
    app.waiting.set(Some(Waiting::Failed(Rc::new(move || tried.set(tried.get() + 1)))));
    settle().await;
    stage.press(words().chunks.again()).await;
    assert_eq!(again.get(), 1);
    app.waiting.set(None);
    settle().await;
    assert_eq!(stage.text(".fetches"), "");
}

#[wasm_bindgen_test]
async fn files_are_fetched_all_or_none() {
    let _site = files(|path| (path != "missing").then(|| ["text of ", path].concat()));
    let files = RwSignal::new(remote_text::Fetched::Coming);
    let fetch = move |paths: [&str; 2]| remote_text::all(paths.map(str::to_owned).to_vec(), files);
    let stage = Stage::of(move || {
        let again = Callback::new(move |()| fetch(["one", "two"]));
        (move || files.with(|state| remote_text::waiting(state, again))).into_any()
    });
    fetch(["one", "missing"]);
    settle().await;
    until("the failure", || stage.has("[role=alert]")).await;
    assert_eq!(files.get_untracked(), remote_text::Fetched::Failed);
    assert_eq!(stage.text("[role=alert] > span"), words().learn.not_fetched());
    stage.press(words().learn.try_again()).await;
    let both = vec!["text of one".to_owned(), "text of two".to_owned()];
    until("the files", || files.get_untracked() == remote_text::Fetched::Here(both.clone())).await;
    settle().await;
    assert!(!stage.has("[role=alert], [role=status]"), "their place is free for what they tell");
}

#[wasm_bindgen_test]
async fn a_newer_build_is_offered_and_can_wait() {
    let stage = Stage::of(|| view! { <Update/> }.into_any());
    let window = web_sys::window().unwrap();
    assert!(!stage.has(".toast"));
    let announced = "trollmoot-update";
    happen(&window, announced);
    settle().await;
    assert_eq!(stage.text("[role=status] > span"), words().chunks.update());
    stage.press(words().chunks.update_later()).await;
    assert!(!stage.has(".toast"));

    let applied = Rc::new(Cell::new(0));
    let counts = applied.clone();
    let listener = window_event_listener_untyped("trollmoot-apply", move |_| counts.set(counts.get() + 1));
    happen(&window, announced);
    settle().await;
    stage.press(words().chunks.update_now()).await;
    listener.remove();
    assert_eq!(applied.get(), 1);
}

#[wasm_bindgen_test]
async fn work_after_a_frame_is_done_once() {
    let done = Rc::new(Cell::new(0));
    let counts = done.clone();
    frame::after(move || counts.set(counts.get() + 1));
    assert_eq!(done.get(), 0, "a frame is painted before");
    until("the work", || done.get() > 0).await;
    // The timer for pages that are not painted.
    gloo_timers::future::TimeoutFuture::new(200).await;
    assert_eq!(done.get(), 1);
}
