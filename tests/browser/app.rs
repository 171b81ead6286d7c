//! The app in a real browser: `cargo test --target wasm32-unknown-unknown --test browser -- app`.

use gloo_timers::future::TimeoutFuture;
use leptos::html::Ol;
use leptos::prelude::*;
use leptos::task::tick;
use moot_table_ui::table::keyed_list::keyed_list;
use moot_ui::press;
use mountain_king_ui::MountainKingUi;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

/// What lies directly in the body of the page.
fn top_nodes() -> Vec<web_sys::Node> {
    let nodes = document().body().unwrap().child_nodes();
    (0..nodes.length()).map(|at| nodes.item(at).unwrap()).collect()
}

#[wasm_bindgen_test]
async fn the_app_replaces_the_static_lobby_by_one_main_landmark() {
    let before = top_nodes();
    let lobby = document().create_element("div").unwrap();
    lobby.set_class_name("static-lobby");
    document().body().unwrap().append_child(&lobby).unwrap();
    trollmoot::start::<MountainKingUi>();
    assert!(lobby.is_connected(), "the static lobby is shown until the page is built");
    // The page is built in a separate task.
    TimeoutFuture::new(0).await;
    assert!(!lobby.is_connected());
    let landmarks = document().query_selector_all("main").unwrap();
    assert_eq!(landmarks.length(), 1);
    let text = landmarks.item(0).unwrap().text_content().unwrap();
    assert!(text.contains("Trollmoot"), "the page reads {text:?}");
    // The app runs until the page is closed. Off the page, its boards are not found by the tests that follow, whatever address they open.
    let away = document().create_element("div").unwrap();
    for node in top_nodes().into_iter().filter(|node| !before.contains(node)) {
        away.append_child(&node).unwrap();
    }
    assert_eq!(document().query_selector_all("main").unwrap().length(), 0);
}

/// Returns the list items under the element with this id, in document order.
fn lines_of(id: &str) -> Vec<web_sys::Element> {
    let list = document().get_element_by_id(id).unwrap();
    (0..list.children().length()).map(|at| list.children().item(at).unwrap()).collect()
}

#[wasm_bindgen_test]
async fn a_keyed_list_keeps_unchanged_elements() {
    let lines = RwSignal::new(vec!["c", "b", "a"]);
    mount_to_body(move || {
        let list = NodeRef::<Ol>::new();
        keyed_list(list, Memo::new(move |_| lines.get()), |line| view! { <li>{line}</li> }.into_any());
        view! { <ol id="roll" node_ref=list></ol> }
    });
    let mut before: Vec<web_sys::Element> = Vec::new();
    // The items of each step, and how many of the previous elements are kept.
    let steps: [(&[&str], usize); 7] = [
        (&["c", "b", "a"], 0),
        (&["f", "e", "d", "c", "b"], 2),
        (&["f", "e", "d", "c", "b"], 5),
        (&["g", "f", "x", "c", "b", "a"], 3),
        // Reordered items are rendered anew, and all of them are present.
        (&["b", "c", "g"], 1),
        (&[], 0),
        (&["z"], 0),
    ];
    for (wanted, kept) in steps {
        lines.set(wanted.to_vec());
        tick().await;
        let now = lines_of("roll");
        let texts: Vec<String> = now.iter().map(|line| line.text_content().unwrap()).collect();
        assert_eq!(texts, wanted);
        assert_eq!(now.iter().filter(|line| before.contains(line)).count(), kept, "{wanted:?}");
        before = now;
    }
}

/// Adds a button to the page.
fn button() -> web_sys::HtmlElement {
    let button = document().create_element("button").unwrap();
    document().body().unwrap().append_child(&button).unwrap();
    button.unchecked_into()
}

#[wasm_bindgen_test]
async fn a_press_is_painted_before_its_handler_runs_once_if_still_mounted() {
    let (kept, gone) = (button(), button());
    let done = StoredValue::new(Vec::new());
    for name in ["first", "second"] {
        press::later(kept.clone().into(), move || done.update_value(|done| done.push(name)));
    }
    press::later(gone.clone().into(), move || done.update_value(|done| done.push("gone")));
    gone.remove();
    assert!(kept.has_attribute("data-pressed"));
    assert!(done.with_value(Vec::is_empty), "the handler does not run before the press is painted");
    TimeoutFuture::new(300).await;
    assert_eq!(done.get_value(), ["first"]);
    assert!(!kept.has_attribute("data-pressed"));
    press::later(kept.into(), move || done.update_value(|done| done.push("third")));
    TimeoutFuture::new(300).await;
    assert_eq!(done.get_value(), ["first", "third"]);
}
