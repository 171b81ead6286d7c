//! What boards share: cells, zoom buttons, arrows, the small map, pieces, pointers.

use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::cells::{self, Cell};
use moot_table_ui::board::view::{SQUARES, View};
use moot_table_ui::board::window::{Rest, Window};
use moot_table_ui::board::{cursor_keys, field, lit, pieces};
use moot_table_ui::text::words;
use nim_template::Heap;
use nim_template_ui::board::Heaps;
use wasm_bindgen_test::wasm_bindgen_test;

use super::stage::{Game, PERSON, Stage, key_on, point, settle, take, until};

/// A board of ten by ten squares in a window of 400 by 400 pixels, fully visible.
fn window() -> Window {
    let rest = Rest { turn: Memo::new(|_| (0, true)), sizes: SQUARES, home: Callback::new(|()| (0.0, 0.0)) };
    let window = Window::new(Rect::new(0, 0, 800, 800), (10, 10), rest);
    window.room.set(Size { width: 400.0, height: 400.0 });
    window.whole();
    window
}

/// Mounts what `show` returns around that board.
fn board(show: impl FnOnce(Window) -> AnyView + 'static) -> (Stage, Window) {
    let kept = StoredValue::new(None);
    let stage = Stage::of(move || {
        let window = window();
        kept.set_value(Some(window));
        show(window)
    });
    (stage, kept.get_value().expect("a mounted board"))
}

#[wasm_bindgen_test]
async fn the_cells_of_a_board_are_read_row_by_row() {
    let owner = RwSignal::new("the board's".to_owned());
    let (stage, _) = board(move |window| {
        let at = |x: f64, y: f64| Rect::new(x, y, 40.0, 40.0);
        let cells = vec![
            Cell { id: 3, column: 1, at: at(0.0, 40.0) },
            Cell { id: 2, column: 2, at: at(40.0, 0.0) },
            Cell { id: 1, column: 1, at: at(0.0, 0.0) },
        ];
        let rows = Memo::new(move |_| cells::rows(cells.clone()));
        let name = move |id: u32| owner.with(|owner| format!("square {id}, {owner}"));
        cells::cells(window, rows, move || owner.track(), name)
    });
    let ids = |row: u32| {
        let cells = stage.all(&format!("[role=row][aria-rowindex='{row}'] [role=gridcell]"));
        cells.iter().map(|cell| cell.id()).collect::<Vec<_>>()
    };
    assert_eq!((ids(1), ids(2)), (vec![cells::id(1), cells::id(2)], vec![cells::id(3)]));
    assert_eq!(stage.attr("#cell-2", "aria-label").as_deref(), Some("square 2, the board's"));
    assert_eq!(stage.attr("#cell-2", "aria-colindex").as_deref(), Some("2"));
    settle().await;
    owner.set("Ylva's".to_owned());
    until("the new labels", || stage.attr("#cell-2", "aria-label").as_deref() == Some("square 2, Ylva's"))
        .await;
}

#[wasm_bindgen_test]
async fn a_board_is_zoomed_with_its_buttons() {
    let (stage, window) = board(|window| field::controls(window, "Whole board").into_any());
    let texts = words().table;
    assert_eq!(stage.buttons(".zoom"), [texts.nearer(), texts.farther(), "Whole board"]);
    let fit = window.view.get_untracked();
    stage.press(texts.nearer()).await;
    assert!(window.view.get_untracked().scale > fit.scale);
    stage.press(texts.nearer()).await;
    let near = window.view.get_untracked().scale;
    stage.press(texts.farther()).await;
    assert!(window.view.get_untracked().scale < near);
    stage.press("Whole board").await;
    assert_eq!(window.view.get_untracked(), fit);
}

#[wasm_bindgen_test]
async fn an_arrow_leads_to_a_place_out_of_view() {
    let target = (780.0, 400.0);
    let (stage, window) =
        board(move |window| field::arrows(window, Signal::derive(move || vec![target])).into_any());
    assert!(!stage.has(".edge"), "everything is in view");
    window.view.set(View { scale: 1.5, x: 0.0, y: -400.0 });
    settle().await;
    assert!(stage.has(".edge.right[tabindex='-1']"), "{}", stage.html());
    assert_eq!(stage.attr(".edge", "aria-label"), stage.attr(".edge", "title"));
    stage.click(".edge").await;
    assert!(!stage.has(".edge"), "it is in view now");
    assert!(window.view.get_untracked().shows(window.frame, window.room.get_untracked(), target));
}

#[wasm_bindgen_test]
async fn the_small_map_is_shown_while_the_board_is_partly_hidden() {
    let (stage, window) = board(|window| {
        field::small_map(window, "<rect id=\"ground\"/>".to_owned(), Signal::derive(String::new)).into_any()
    });
    assert!(!stage.has(".minimap"));
    window.zoom(3.0, None);
    settle().await;
    assert!(stage.has(&format!(".minimap[aria-label=\"{}\"] #ground", words().table.small_map())));
    let before = window.view.get_untracked();
    stage.click(".minimap").await;
    assert_ne!(window.view.get_untracked(), before, "a press shows another part");
}

#[wasm_bindgen_test]
async fn unchanged_pieces_of_a_picture_stay() {
    let all = RwSignal::new(vec!["<circle/>".to_owned(), "<rect/>".to_owned()]);
    let stage = Stage::of(move || {
        let all = Memo::new(move |_| all.get());
        view! { <svg class="keyed">{pieces::gathered(all)}</svg> <svg class="listed">{pieces::pieces(all)}</svg> }
            .into_any()
    });
    assert_eq!(stage.count("circle"), 2);
    let rect = stage.find(".keyed rect");
    all.set(vec!["<path/>".to_owned(), "<rect/>".to_owned(), "<line/>".to_owned()]);
    settle().await;
    assert_eq!((stage.count(".keyed g"), stage.count(".listed g")), (3, 3));
    assert_eq!(stage.count("circle"), 0);
    assert!(rect.is_connected(), "the piece was not painted again");
}

/// A board on which a piece at the left can be dragged, and what happened to it: presses, places of the piece, hovers.
fn pointed() -> (Stage, Window, StoredValue<[usize; 3]>) {
    let seen = StoredValue::new([0; 3]);
    let count = move |which: usize| seen.update_value(|seen| seen[which] += 1);
    let (stage, window) = board(move |window| {
        let pointers = field::carrying_pointers(
            window,
            move |at| {
                if at.is_some() {
                    count(2);
                }
            },
            move |_, _| count(0),
            |(x, _)| x < 50.0,
            move |_| count(1),
        );
        let active = || Some("cell-7".to_owned());
        view! {
            <div class="field" style="position:fixed;left:0;top:0;width:400px;height:400px"  {..field::grid(active)} {..pointers}></div>
        }
        .into_any()
    });
    (stage, window, seen)
}

#[wasm_bindgen_test]
async fn a_board_is_a_grid_that_is_pressed_dragged_and_hovered() {
    let (stage, window, seen) = pointed();
    assert!(stage.has(".field[role=grid][tabindex='0'][aria-activedescendant=cell-7]"));
    let field = stage.find(".field");
    let gesture = |from: (i32, i32), to: (i32, i32)| {
        point(&field, "pointerdown", "mouse", from);
        for part in 1..=4 {
            let on = |from: i32, to: i32| from + (to - from) * part / 4;
            point(&field, "pointermove", "mouse", (on(from.0, to.0), on(from.1, to.1)));
        }
        point(&field, "pointerup", "mouse", to);
    };
    gesture((200, 200), (200, 200));
    until("the press", || seen.get_value()[0] == 1).await;

    window.zoom(3.0, None);
    let before = window.view.get_untracked();
    gesture((200, 200), (140, 220));
    let after = window.view.get_untracked();
    assert!(after.x < before.x && after.y > before.y, "the board follows the pointer");
    assert_eq!(seen.get_value()[..2], [1, 0], "a drag is no press");

    gesture((20, 200), (200, 200));
    assert!(seen.get_value()[1] > 0, "a piece is carried");
    assert_eq!(window.view.get_untracked(), after, "and the board stays");
}

#[wasm_bindgen_test]
async fn a_resting_mouse_hovers() {
    let (stage, _, seen) = pointed();
    point(&stage.find(".field"), "pointermove", "mouse", (90, 90));
    assert_eq!(seen.get_value()[2], 1);
    point(&stage.find(".field"), "pointermove", "touch", (95, 95));
    assert_eq!(seen.get_value()[2], 1, "a finger does not hover");
}

#[wasm_bindgen_test]
async fn keys_near_the_board_are_handed_on() {
    let (cancelled, heard) = (StoredValue::new(0), StoredValue::new(String::new()));
    let stage = Stage::of(move || {
        let cancel = move || {
            cancelled.update_value(|times| *times += 1);
            cancelled.get_value() == 1
        };
        cursor_keys::listen(cancel, move |key| heard.update_value(|heard| heard.push_str(key)));
        view! { <main class="stage"><button>"Board"</button><input/></main> <p>"Page"</p> }.into_any()
    });
    assert!(key_on(&stage.find("button"), "Escape", false), "something was cancelled");
    assert!(!key_on(&stage.find("p"), "Escape", false), "there was nothing more to cancel");
    key_on(&stage.find("button"), "r", false);
    key_on(&stage.find("p"), "s", false);
    key_on(&stage.find("input"), "t", false);
    assert_eq!(heard.get_value(), "r", "single letters work near the board alone");
}

#[wasm_bindgen_test]
async fn the_board_of_a_game_is_played_with_keys_and_cells() {
    let game = Game::of([PERSON; 2], |_, session| view! { <Heaps session/> }.into_any()).await;
    let cells = game.session.state().with_untracked(|state| {
        [Heap::A, Heap::B, Heap::C].iter().map(|&heap| usize::from(state.stones(heap))).sum::<usize>()
    });
    assert_eq!(game.count("[role=grid] [role=row] [role=gridcell]"), cells);
    assert!(game.key(".field", "ArrowRight").await);
    let active = game.attr(".field", "aria-activedescendant").expect("a cursor");
    assert!(game.has(&["#", &active].concat()), "the cursor is on a cell");
    game.key(".field", "Enter").await;
    let picked = || game.session.selection().pick().get_untracked().0.map(|pick| pick.action());
    assert_eq!(picked(), Some(take(Heap::A, 1)));
    key_on(&game.find(".field"), "Escape", false);
    assert_eq!(picked(), None);
    game.click("#cell-17").await;
    assert_eq!(picked(), Some(take(Heap::B, 1)), "a screen reader presses a cell");
}

#[wasm_bindgen_test]
fn lit_places_are_found_on_the_page() {
    let stage = Stage::of(|| {
        view! {
            <div class="field">
                <svg width="100" height="100"><path class="legal" d="M10 10h20v20z"></path><path d="M0 0h9"></path></svg>
            </div>
        }
        .into_any()
    });
    assert_eq!(lit::outlines(), "M10 10h20v20z");
    assert_eq!(lit::bounds().len(), 1);
    assert!((lit::bounds()[0].width - 20.0).abs() < 1.0);
    drop(stage);
    assert_eq!(lit::outlines(), "");
}
