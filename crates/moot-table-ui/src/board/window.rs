//! The window on a board: its size, what is seen through it, and the measuring of the page.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::gesture::Point;
use super::view::{Frame, Room, Sizes, View};

/// The window on a board. A handful of signals, to be copied into every closure.
#[derive(Clone, Copy)]
pub struct Window {
    /// What the picture measures.
    pub frame: Frame,
    /// The size of the window; zero until the page has been measured.
    pub room: RwSignal<Room>,
    /// What is seen.
    pub view: RwSignal<View>,
    /// Whether the player has moved or zoomed: then a new size of the window keeps what is seen.
    held: RwSignal<bool>,
    /// How many squares the board has, across and down.
    size: (u8, u8),
    rest: Rest,
}

/// What is shown at rest.
#[derive(Clone, Copy)]
pub struct Rest {
    /// When this changes the board goes back to its rest: a number for who is asked what, and whether everything is to be
    /// shown.
    pub turn: Memo<(u16, bool)>,
    /// How large squares are.
    pub sizes: Sizes,
    /// What should be in the middle, where not everything is shown.
    pub home: Callback<(), Point>,
}

impl Window {
    /// A window that has not been measured yet.
    #[must_use]
    pub fn new(frame: Frame, size: (u8, u8), rest: Rest) -> Window {
        Window {
            frame,
            room: RwSignal::new(Room::default()),
            view: RwSignal::new(View { scale: 1.0, x: 0.0, y: 0.0 }),
            held: RwSignal::new(false),
            size,
            rest,
        }
    }

    /// Follows the size of the element on the page, and whose turn it is.
    pub fn follow(self, field: NodeRef<Div>) {
        Effect::new(move |_| {
            let Some(field) = field.get() else { return };
            let measured = field.clone();
            let measure = Closure::<dyn FnMut()>::new(move || {
                self.resize(Room {
                    width: measured.client_width().into(),
                    height: measured.client_height().into(),
                });
            });
            // A browser without the observer still measures once, when the board appears.
            let observer = ResizeObserver::new(measure.as_ref().unchecked_ref());
            match &observer {
                Ok(observer) => observer.observe(&field),
                Err(_) => {
                    self.resize(Room {
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
            if before.is_some() && !self.is_fit_untracked() {
                self.rest();
            }
        });
    }

    fn resize(self, room: Room) {
        if room == self.room.get_untracked() || room.width < 1.0 || room.height < 1.0 {
            return;
        }
        let first = self.room.get_untracked() == Room::default();
        self.room.set(room);
        if first || !self.held.get_untracked() {
            self.rest();
        } else {
            self.view.update(|view| *view = view.moved(self.frame, room, (0.0, 0.0)));
        }
    }

    /// What is shown at rest: everything where it is large enough, else the surroundings of home. Gates are chosen all
    /// around the foot of the mountain, so that then everything is shown.
    pub fn rest(self) {
        let room = self.room.get_untracked();
        let (_, everything) = self.rest.turn.get_untracked();
        let view = if everything {
            View::fit(self.frame, room)
        } else {
            View::rest_at(self.frame, room, self.rest.home.run(()), self.rest.sizes)
        };
        self.held.set(false);
        self.view.set(view);
    }

    /// The whole board; from there back to the rest.
    pub fn whole(self) {
        if self.is_fit_untracked() {
            self.rest();
        } else {
            self.held.set(true);
            self.view.set(View::fit(self.frame, self.room.get_untracked()));
        }
    }

    fn is_fit_untracked(self) -> bool {
        self.view.get_untracked().is_fit(self.frame, self.room.get_untracked())
    }

    /// Larger or smaller about a point; about the middle of the window without one.
    pub fn zoom(self, by: f64, at: Option<Point>) {
        let room = self.room.get_untracked();
        let at = at.unwrap_or((room.width / 2.0, room.height / 2.0));
        self.held.set(true);
        self.view.update(|view| *view = view.zoomed(self.frame, room, by, at));
    }

    /// Drags the board.
    pub fn drag(self, by: Point) {
        let room = self.room.get_untracked();
        self.held.set(true);
        self.view.update(|view| *view = view.moved(self.frame, room, by));
    }

    /// Looks at a place that is given as shares of the picture.
    pub fn look(self, (x, y): Point) {
        let room = self.room.get_untracked();
        let [left, top, width, height] = self.frame.map(f64::from);
        self.held.set(true);
        self.view.update(|view| *view = view.centred(self.frame, room, (left + x * width, top + y * height)));
    }

    /// Brings a point of the picture, in units, into sight.
    pub fn show_point(self, at: Point) {
        let room = self.room.get_untracked();
        let view = self.view.get_untracked();
        let next = view.showing(self.frame, room, at);
        if next != view {
            self.view.set(next);
        }
    }

    /// The square under a point of the window, by column and row; none beside the board.
    #[must_use]
    pub fn cell(self, at: Point) -> Option<(u8, u8)> {
        let (x, y) = self.view.get_untracked().square(self.frame, at);
        let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        (x < self.size.0 && y < self.size.1).then_some((x, y))
    }

    /// A point of the window in units of the picture.
    #[must_use]
    pub fn unit(self, at: Point) -> Point {
        self.view.get_untracked().unit(self.frame, at)
    }
}

/// `--x` and `--y` in whole pixels.
#[must_use]
pub fn pixels(x: f64, y: f64) -> String {
    ["--x:", &(x as i32).to_string(), "px;--y:", &(y as i32).to_string(), "px"].concat()
}
