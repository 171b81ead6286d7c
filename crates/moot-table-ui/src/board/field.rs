//! The input of every board: dragging, pinching and pressing, zoom buttons, and an overview map.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::fling;
use super::gesture::{Gesture, Point, Pointers};
use super::view::Arrow;
use super::window::{Window, pixels};
use crate::text::words;
use moot_art::{Icon, Rect};
use moot_ui::press::later;
use moot_ui::widgets::ic;

/// The bounds of a rectangle of the picture in the window, in pixels; `None` while its centre is not visible.
#[must_use]
pub fn in_window(of: Rect) -> Option<Rect> {
    let field = document().query_selector(".mountain > .field").ok().flatten()?;
    let board = field.query_selector("svg.board").ok().flatten()?;
    let to = board.dyn_into::<web_sys::SvgGraphicsElement>().ok()?.get_screen_ctm()?;
    let (scale, left, top) = (f64::from(to.a()), f64::from(to.e()), f64::from(to.f()));
    let place = Rect::new(of.x * scale + left, of.y * scale + top, of.width * scale, of.height * scale);
    let (middle_x, middle_y) = place.middle();
    let seen = field.get_bounding_client_rect();
    let within = middle_x > seen.left()
        && middle_x < seen.right()
        && middle_y > seen.top()
        && middle_y < seen.bottom();
    within.then_some(place)
}

/// What the field of a board is to keyboards and screen readers: a grid that explains its keys, with the cursor on the cell of
/// the id `active`.
pub fn grid(active: impl Fn() -> Option<String> + Send + 'static) -> impl leptos::attr::Attribute {
    view! { <{..} tabindex="0" role="grid" aria-describedby="board-keys" aria-activedescendant=active/> }
}

/// The pointer handlers of a board. `hover` receives the position of a resting mouse, `press` the pressed position and whether
/// the pointer is a mouse.
pub fn pointers(
    window: Window,
    hover: impl Fn(Option<Point>) + Copy + 'static,
    press: impl Fn(Point, bool) + Copy + 'static,
) -> impl leptos::attr::Attribute {
    carrying_pointers(window, hover, press, |_| false, |_| {})
}

/// The same handlers for a board on which a piece can be dragged: `grab` receives the position at which a finger or button goes
/// down and returns whether it takes hold of the piece. A drag then calls `carry` with every position, and leaves the board where
/// it is.
pub fn carrying_pointers(
    window: Window,
    hover: impl Fn(Option<Point>) + Copy + 'static,
    press: impl Fn(Point, bool) + Copy + 'static,
    grab: impl Fn(Point) -> bool + Copy + 'static,
    carry: impl Fn(Point) + Copy + 'static,
) -> impl leptos::attr::Attribute {
    let pointers = StoredValue::new_local(Pointers::default());
    let carried = StoredValue::new_local(false);
    let feel = move |gesture: Gesture, at: Point| match gesture {
        Gesture::Nothing | Gesture::Press { .. } => {}
        Gesture::Drag { .. } if carried.get_value() => carry(at),
        Gesture::Drag { by } => window.drag(by),
        Gesture::Pinch { scale, at, by } => {
            // A second finger moves the board, and the piece stays in its place.
            carried.set_value(false);
            window.drag(by);
            window.zoom(scale, Some(at));
        }
    };
    let down = move |ev: PointerEvent| {
        if ev.button() == 0 {
            fling::watch(&ev);
            let at = here(&ev);
            pointers.update_value(|pointers| pointers.down(ev.pointer_id(), at));
            if !pointers.with_value(Pointers::moving) {
                carried.set_value(grab(at));
            }
        }
    };
    let moved = move |ev: PointerEvent| {
        let at = here(&ev);
        let was = pointers.with_value(Pointers::moving);
        let gesture = pointers
            .try_update_value(|pointers| pointers.to(ev.pointer_id(), at))
            .unwrap_or(Gesture::Nothing);
        if !was && pointers.with_value(Pointers::moving) {
            fling::prevent();
            hold(&ev);
        }
        feel(gesture, at);
        if ev.pointer_type() == "mouse" && ev.buttons() == 0 {
            hover(Some(at));
        }
    };
    let up = move |ev: PointerEvent| {
        let at = here(&ev);
        let gesture = pointers
            .try_update_value(|pointers| pointers.up(ev.pointer_id(), at))
            .unwrap_or(Gesture::Nothing);
        if let Gesture::Press { at } = gesture {
            let mouse = ev.pointer_type() == "mouse";
            let field = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            if let Some(field) = field {
                later(field, move || press(at, mouse));
            }
        }
    };
    let lost = move |ev: PointerEvent| pointers.update_value(|pointers| pointers.lose(ev.pointer_id()));
    let gone = move |ev: PointerEvent| {
        if ev.pointer_type() == "mouse" {
            hover(None);
        }
    };
    let wheel = move |ev: WheelEvent| {
        if ev.ctrl_key() || ev.meta_key() {
            ev.prevent_default();
            window.zoom((-ev.delta_y() * 0.003).exp(), Some(here(&ev)));
        }
    };
    view! {
        <{..}
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=lost
            on:pointerleave=gone
            on:wheel=wheel
        />
    }
}

/// The position of a pointer, in pixels from the corner of the field.
fn here(ev: &web_sys::MouseEvent) -> Point {
    let Some(field) = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return (ev.offset_x().into(), ev.offset_y().into());
    };
    let corner = field.get_bounding_client_rect();
    (f64::from(ev.client_x()) - corner.left(), f64::from(ev.client_y()) - corner.top())
}

/// Captures a dragging pointer, so that it keeps dragging outside the field.
fn hold(ev: &PointerEvent) {
    if let Some(field) = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // A pointer that no longer exists cannot be captured.
        let _ = field.set_pointer_capture(ev.pointer_id());
    }
}

/// The size and the offset of the picture on the page, as a style for the layers.
#[must_use]
pub fn shift(window: Window) -> String {
    let view = window.view.get();
    ["translate(", &view.x.round().to_string(), "px,", &view.y.round().to_string(), "px)"].concat()
}

/// The buttons to zoom in, zoom out and show the whole board.
pub fn controls(window: Window, whole: &'static str) -> impl IntoView {
    let texts = words().table;
    let button = move |icon: Icon, name: &'static str, press: fn(Window)| {
        view! {
            <button type="button" class="btn icon" aria-label=name title=name on:click=move |_| press(window)>
                {ic(icon)}
            </button>
        }
    };
    view! {
        <div class="zoom">
            {button(Icon::Plus, texts.nearer(), |window| window.zoom(1.3, None))}
            {button(Icon::Minus, texts.farther(), |window| window.zoom(1.0 / 1.3, None))}
            {button(Icon::Fit, whole, Window::whole)}
        </div>
    }
}

/// Brings the targets of a choice into view once, when the choice is selected: `choice` identifies it, and is `None` while nothing
/// is to be chosen on the board. As long as the player does not move the board, it follows a window whose height changes with the
/// choice.
pub fn reveal(window: Window, choice: Memo<Option<u32>>, targets: Signal<Vec<Point>>) {
    let touches = StoredValue::new(None::<u32>);
    Effect::new(move |before: Option<Option<u32>>| {
        window.room.track();
        let now = choice.get();
        let untouched = touches.get_value() == Some(window.touches());
        if now.is_some() && (before != Some(now) || untouched) {
            window.reveal(&targets.get_untracked());
            touches.set_value(Some(window.touches()));
        }
        now
    });
}

/// Arrows at the rim of the window towards targets that are out of view; a press brings the nearest one into view.
pub fn arrows(window: Window, targets: Signal<Vec<Point>>) -> impl IntoView {
    let arrows = Memo::new(move |_| {
        let room = window.room.get();
        targets.with(|targets| window.view.get().arrows(window.frame, room, targets))
    });
    let button = move |arrow: Arrow| {
        let (x, y) = arrow.at;
        let turn = ["up", "right", "down", "left"][arrow.towards as usize];
        let name = words().table.more_places(arrow.towards);
        view! {
            <button
                type="button"
                class=["btn icon edge ", turn].concat()
                tabindex="-1"
                style=pixels(x, y)
                aria-label=name
                title=name
                on:click=move |_| window.reveal(&[arrow.to])
            >
                {ic(Icon::Next)}
            </button>
        }
    };
    move || arrows.get().into_iter().map(button).collect_view()
}

/// The overview map with a frame round the visible part; shown only while the board is partly hidden.
pub fn small_map(window: Window, picture: String, painted: Signal<String>) -> impl IntoView {
    let part = Memo::new(move |_| !window.view.get().is_fit(window.frame, window.room.get()));
    let seen = move || {
        let Rect { x, y, width, height } = window.view.get().window(window.frame, window.room.get());
        let [left, top, width, height] =
            [x, y, width, height].map(|share| (share * 100.0).round().to_string());
        ["left:", &left, "%;top:", &top, "%;width:", &width, "%;height:", &height, "%"].concat()
    };
    let look = move |ev: web_sys::MouseEvent| {
        let map = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if let Some(corner) = map.map(|map| map.get_bounding_client_rect()) {
            let share = |at: i32, from: f64, size: f64| (f64::from(at) - from) / size.max(1.0);
            window.look((
                share(ev.client_x(), corner.left(), corner.width()),
                share(ev.client_y(), corner.top(), corner.height()),
            ));
        }
    };
    let frame = window.frame.view_box();
    move || {
        part.get().then(|| {
            view! {
                <button
                    type="button"
                    class="minimap"
                    tabindex="-1"
                    aria-label=words().table.small_map()
                    on:click=look
                >
                    <svg class="board" viewBox=frame.clone() aria-hidden="true">
                        <g inner_html=picture.clone()></g>
                        <g inner_html=painted></g>
                    </svg>
                    <i style=seen></i>
                </button>
            }
        })
    }
}
