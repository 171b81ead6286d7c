//! The window on a board: its size, its viewport, and its measurement on the page.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::gesture::Point;
use super::lit::changed;
use super::view::{Frame, Sizes, View};
use moot_art::{Rect, Size};
use moot_ui::frame::after;

/// The window on a board. A set of signals, which can be copied into every closure.
#[derive(Clone, Copy)]
pub struct Window {
    /// The `viewBox` of the picture.
    pub frame: Frame,
    /// The size of the window; zero until the page has been measured.
    pub room: RwSignal<Size>,
    /// The viewport.
    pub view: RwSignal<View>,
    /// Whether the player has moved or zoomed: then the viewport survives a resize of the window.
    held: RwSignal<bool>,
    /// The size of the window and the viewport before something below the board took height from it, such as an open panel.
    /// No size without such a thing.
    roomy: (RwSignal<Size>, RwSignal<View>),
    /// The number of times that the player has moved or zoomed.
    touches: RwSignal<u32>,
    /// The number of columns and rows of the board.
    size: (u8, u8),
    rest: Rest,
}

/// The past position that the table shows, by the number of plies before it; the viewport follows what led to it.
#[derive(Clone, Copy)]
pub struct ShownPast(pub Memo<Option<usize>>);

/// The resting state of the viewport.
#[derive(Clone, Copy)]
pub struct Rest {
    /// The viewport is reset when this changes: a number for the pending decision, and whether to show the whole board.
    pub turn: Memo<(u16, bool)>,
    /// The sizes of squares.
    pub sizes: Sizes,
    /// The point to centre if the board does not fit.
    pub home: Callback<(), Point>,
}

impl Window {
    /// A window that has not been measured yet.
    #[must_use]
    pub fn new(frame: Frame, size: (u8, u8), rest: Rest) -> Window {
        Window {
            frame,
            room: RwSignal::new(Size::default()),
            view: RwSignal::new(View { scale: 1.0, x: 0.0, y: 0.0 }),
            held: RwSignal::new(false),
            roomy: (RwSignal::new(Size::default()), RwSignal::new(View { scale: 1.0, x: 0.0, y: 0.0 })),
            touches: RwSignal::new(0),
            size,
            rest,
        }
    }

    /// Follows the size of the element on the page, and the turn.
    pub fn follow(self, field: NodeRef<Div>) {
        Effect::new(move |_| {
            let Some(field) = field.get() else { return };
            let measured = field.clone();
            let measure = Closure::<dyn FnMut()>::new(move || {
                self.resize(Size {
                    width: measured.client_width().into(),
                    height: measured.client_height().into(),
                });
            });
            // Without `ResizeObserver`, the board is measured once, when it is mounted.
            let observer = ResizeObserver::new(measure.as_ref().unchecked_ref());
            match &observer {
                Ok(observer) => observer.observe(&field),
                Err(_) => {
                    self.resize(Size {
                        width: field.client_width().into(),
                        height: field.client_height().into(),
                    });
                }
            }
            let kept = StoredValue::new_local((observer, measure));
            on_cleanup(move || {
                kept.with_value(|(observer, _)| {
                    if let Ok(observer) = observer {
                        observer.disconnect();
                    }
                });
            });
        });
        Effect::new(move |before: Option<()>| {
            self.rest.turn.track();
            // The viewport to which the board returns belongs to the turn before.
            let (size, roomy) = self.roomy;
            roomy.set(self.resting(size.get_untracked()));
            let (view, room) = (self.view.get_untracked(), self.room.get_untracked());
            if before.is_some() && (!view.is_fit(self.frame, room) || view.is_small(self.frame, room)) {
                self.rest();
            }
        });
        self.follow_past(field);
    }

    /// Brings what led to a past position into view whenever one is shown, and again when the window changes its size, until the
    /// player moves the board.
    fn follow_past(self, field: NodeRef<Div>) {
        let Some(ShownPast(past)) = use_context() else { return };
        Effect::new(move |before: Option<(Option<usize>, u32)>| {
            let (shown, measured) = (past.get(), self.room.get() != Size::default());
            let touches = self.touches();
            let begun = before.filter(|&(past, _)| past == shown).map_or(touches, |(_, touches)| touches);
            if shown.is_some() && measured && begun == touches {
                // The marks are painted then, and the viewport has been reset for the turn.
                after(move || {
                    // The board may have been unmounted.
                    if let Some(Some(field)) = field.try_get_untracked() {
                        self.reveal(&changed(&field, self.frame));
                    }
                });
            }
            (shown, begun)
        });
    }

    fn resize(self, room: Size) {
        if room == self.room.get_untracked() || room.width < 1.0 || room.height < 1.0 {
            return;
        }
        let (before, view) = (self.room.get_untracked(), self.view.get_untracked());
        self.room.set(room);
        if before.width == room.width {
            // What took the height has returned it.
            let (size, roomy) = (self.roomy.0.get_untracked(), self.roomy.1.get_untracked());
            if size.height > 0.0 && room.height >= size.height {
                self.roomy.0.set(Size::default());
                self.view.set(roomy);
                return;
            }
            // The tray below the board has changed its height: the ground does not move for that. But what the player has zoomed out
            // to the whole board in a part of this room fills the room again.
            let grown = room.height > GROWN * before.height && self.held.get_untracked();
            if !(grown && view.is_fit(self.frame, before)) && stays(view, self.frame, before, room) {
                return;
            }
            if room.height < before.height && size.height <= 0.0 {
                self.roomy.0.set(before);
                self.roomy.1.set(view);
            }
        } else {
            self.roomy.0.set(Size::default());
        }
        if before == Size::default() || !self.held.get_untracked() {
            self.rest();
        } else if view.is_fit(self.frame, before) {
            self.view.set(View::fit(self.frame, room));
        } else {
            self.view.set(view.moved(self.frame, room, (0.0, 0.0)));
        }
    }

    /// Shows the resting state: the whole board if it is large enough, else the surroundings of home. The whole board is also
    /// shown while gates are chosen, because they are all around the foot of the mountain.
    pub fn rest(self) {
        self.held.set(false);
        self.view.set(self.resting(self.room.get_untracked()));
    }

    /// The resting state in a window of a size.
    fn resting(self, room: Size) -> View {
        let (_, everything) = self.rest.turn.get_untracked();
        if everything {
            View::fit(self.frame, room)
        } else {
            View::rest_at(self.frame, room, self.rest.home.run(()), self.rest.sizes)
        }
    }

    /// Toggles between the whole board and the resting state.
    pub fn whole(self) {
        if self.is_fit_untracked() {
            self.rest();
        } else {
            self.hold();
            self.view.set(View::fit(self.frame, self.room.get_untracked()));
        }
    }

    /// From now on the board keeps its viewport, as when the player has moved it.
    pub fn hold(self) {
        self.held.set(true);
        self.roomy.0.set(Size::default());
        self.touches.update(|touches| *touches += 1);
    }

    /// The number of times that the player has moved or zoomed. Untracked.
    #[must_use]
    pub fn touches(self) -> u32 {
        self.touches.get_untracked()
    }

    fn is_fit_untracked(self) -> bool {
        self.view.get_untracked().is_fit(self.frame, self.room.get_untracked())
    }

    /// Zooms around a point; around the centre of the window without one.
    pub fn zoom(self, by: f64, at: Option<Point>) {
        let room = self.room.get_untracked();
        let at = at.unwrap_or((room.width / 2.0, room.height / 2.0));
        self.hold();
        self.view.update(|view| *view = view.zoomed(self.frame, room, by, at));
    }

    /// Brings a point of the picture, in units, close and into the middle, if squares are too small for a finger.
    pub fn approach(self, at: Point) {
        let view = self.view.get_untracked();
        let next = view.close(self.frame, self.room.get_untracked(), at, self.rest.sizes);
        if next != view {
            self.held.set(true);
            self.view.set(next);
        }
    }

    /// Drags the board.
    pub fn drag(self, by: Point) {
        let room = self.room.get_untracked();
        self.hold();
        self.view.update(|view| *view = view.moved(self.frame, room, by));
    }

    /// Centres a point that is given as fractions of the picture.
    pub fn look(self, (x, y): Point) {
        let room = self.room.get_untracked();
        let Rect { x: left, y: top, width, height } = self.frame.to_f64();
        self.hold();
        self.view.update(|view| *view = view.centred(self.frame, room, (left + x * width, top + y * height)));
    }

    /// Scrolls a point of the picture, in units, into view.
    pub fn show_point(self, at: Point) {
        let room = self.room.get_untracked();
        let view = self.view.get_untracked();
        let next = view.showing(self.frame, room, at);
        if next != view {
            self.view.set(next);
        }
    }

    /// Brings squares into view, by their middles in units of the picture: all of them if they fit, else the nearest.
    pub fn reveal(self, squares: &[Point]) {
        let view = self.view.get_untracked();
        let next = view.revealing(self.frame, self.room.get_untracked(), squares);
        if next != view {
            self.held.set(true);
            self.view.set(next);
        }
    }

    /// The column and row of the square under a point of the window; `None` outside the board.
    #[must_use]
    pub fn cell(self, at: Point) -> Option<(u8, u8)> {
        let (x, y) = self.view.get_untracked().square(self.frame, at);
        let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        (x < self.size.0 && y < self.size.1).then_some((x, y))
    }

    /// Converts a point of the window to units of the picture.
    #[must_use]
    pub fn unit(self, at: Point) -> Point {
        self.view.get_untracked().unit(self.frame, at)
    }
}

/// The ratio of heights from which on a whole board fills a window that has grown.
const GROWN: f64 = 1.25;

/// Whether the viewport is as useful in a window of another height: a board that was visible as a whole still is, and of a larger
/// one no edge has come far into the window.
fn stays(view: View, frame: Frame, before: Size, room: Size) -> bool {
    /// The distance in pixels of an edge of a large board from that of the window.
    const FAR: f64 = 64.0;
    let high = frame.to_f64().height * view.scale;
    if view.is_small(frame, room) {
        return false;
    }
    if high <= before.height || high <= room.height {
        view.y >= 0.0 && view.y + high <= room.height
    } else {
        view.y <= FAR && view.y + high >= room.height - FAR
    }
}

/// `--x` and `--y` in whole pixels.
#[must_use]
pub fn pixels(x: f64, y: f64) -> String {
    ["--x:", &(x as i32).to_string(), "px;--y:", &(y as i32).to_string(), "px"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Rect::new(0, 0, 800, 600);

    fn phone(height: f64) -> Size {
        Size { width: 390.0, height }
    }

    #[test]
    fn a_board_that_fits_stays_until_a_part_of_it_would_be_cut_off() {
        let before = phone(500.0);
        let view = View::fit(FRAME, before);
        assert!(stays(view, FRAME, before, phone(500.0)) && stays(view, FRAME, before, phone(600.0)));
        assert!(stays(view, FRAME, before, phone(420.0)));
        assert!(!stays(view, FRAME, before, phone(330.0)));
        let low = View::fit(FRAME, phone(280.0));
        assert!(!stays(low, FRAME, phone(280.0), phone(260.0)), "it filled the height");
    }

    #[test]
    fn a_board_does_not_stay_small_in_a_window_that_has_grown() {
        let before = phone(240.0);
        let view = View::fit(FRAME, before);
        assert!(stays(view, FRAME, before, phone(260.0)), "a tray that has shrunk moves nothing");
        assert!(!stays(view, FRAME, before, phone(500.0)), "a panel has been closed");
        let wide = View::fit(FRAME, phone(500.0));
        assert!(stays(wide, FRAME, phone(500.0), phone(700.0)), "its width is the limit");
    }

    #[test]
    fn a_large_board_stays_until_its_end_comes_far_into_the_window() {
        let view = View { scale: 1.0, x: 0.0, y: -180.0 };
        let before = phone(400.0);
        assert!(stays(view, FRAME, before, phone(300.0)) && stays(view, FRAME, before, phone(480.0)));
        assert!(!stays(view, FRAME, before, phone(560.0)));
    }
}
