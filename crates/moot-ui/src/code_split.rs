//! Parts of the program that are fetched when they are needed.
//!
//! A release build is cut into several files of WebAssembly. What only one part reaches travels with that part, what several
//! reach with them, and what the start reaches with the start. A part is made by [`part!`](crate::part): it names a function
//! that gives the part's *door*, which is plain data such as a function pointer. Whoever has the door calls through it as
//! often as they like, without waiting. [`view()`] shows what a door leads to, with a quiet sign until it is there, and with
//! a way to try again if it cannot be fetched.
//!
//! Debug builds and tests are not cut: there every part is at hand at once.

use core::pin::Pin;
use core::task::{Context, Poll, Waker};
use core::time::Duration;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::text::words;

/// A part that could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

impl From<wasm_split_helpers::SplitLoaderError> for Lost {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Lost {
        // The loader has told the console why.
        Lost
    }
}

/// The door of a part, on its way.
pub type Fetched<D> = Pin<Box<dyn Future<Output = Result<D, Lost>>>>;

/// Cuts off a part: `part!(/// What it is. pub NAME in FILE -> DOOR = EXPRESSION);` makes a function `NAME()` that fetches
/// the part and gives its door. Parts with the same `FILE` are fetched together. The door must be `Copy` and may not be
/// generic; everything that the expression reaches, and nothing else does, is left out of the start.
#[cfg(split)]
#[macro_export]
macro_rules! part {
    ($(#[$meta:meta])* $vis:vis $name:ident in $file:ident -> $door:ty = $there:expr) => {
        $(#[$meta])*
        #[must_use]
        $vis fn $name() -> $crate::code_split::Fetched<$door> {
            #[::wasm_split_helpers::wasm_split($file, fallible)]
            #[allow(clippy::unnecessary_wraps, reason = "the macro wants it to be able to fail")]
            fn $name() -> Result<$door, $crate::code_split::Lost> {
                Ok($there)
            }
            ::std::boxed::Box::pin($name())
        }
    };
}

/// Cuts off a part: `part!(/// What it is. pub NAME in FILE -> DOOR = EXPRESSION);` makes a function `NAME()` that fetches
/// the part and gives its door. Parts with the same `FILE` are fetched together. The door must be `Copy` and may not be
/// generic; everything that the expression reaches, and nothing else does, is left out of the start.
#[cfg(not(split))]
#[macro_export]
macro_rules! part {
    ($(#[$meta:meta])* $vis:vis $name:ident in $file:ident -> $door:ty = $there:expr) => {
        $(#[$meta])*
        #[must_use]
        $vis fn $name() -> $crate::code_split::Fetched<$door> {
            let there: $door = $there;
            ::std::boxed::Box::pin(::core::future::ready(Ok(there)))
        }
    };
}

/// Does something with the door of a part: at once if the part is there, else when it is, or cannot be fetched.
pub fn with<D: 'static>(fetched: Fetched<D>, then: impl FnOnce(Result<D, Lost>) + 'static) {
    then_with(fetched, Box::new(then));
}

/// The same, compiled once for each kind of door.
fn then_with<D: 'static>(mut fetched: Fetched<D>, then: Box<dyn FnOnce(Result<D, Lost>)>) {
    match fetched.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(door) => then(door),
        Poll::Pending => spawn_local(async move { then(fetched.await) }),
    }
}

/// What a door leads to.
type Scene = Box<dyn Fn() -> AnyView>;
/// Whoever waits for it.
type Audience = Box<dyn FnOnce(Result<Scene, Lost>)>;

/// For how long something may be on its way before that is told.
const PATIENCE: Duration = Duration::from_millis(600);

/// Where the fetching of a part has got to.
enum Stage {
    /// It is on its way.
    Waiting,
    /// It could not be fetched.
    Lost,
    /// It is there.
    Here(Scene),
}

/// Shows what is behind the door of a part, as soon as it has been fetched.
pub fn view<D: Copy + 'static>(fetch: fn() -> Fetched<D>, show: impl Fn(D) -> AnyView + 'static) -> AnyView {
    let show: Rc<dyn Fn(D) -> AnyView> = Rc::new(show);
    staged(scene_of(fetch, show))
}

/// Fetches what `show` makes of a door; compiled once for each kind of door.
fn scene_of<D: Copy + 'static>(
    fetch: fn() -> Fetched<D>,
    show: Rc<dyn Fn(D) -> AnyView>,
) -> Box<dyn Fn(Audience)> {
    Box::new(move |audience| {
        let show = show.clone();
        with(fetch(), move |door| audience(door.map(|door| Box::new(move || show(door)) as Scene)));
    })
}

/// The signs of the fetching, and at last the scene. There are many places that wait for a part and one that waits.
fn staged(fetch: Box<dyn Fn(Audience)>) -> AnyView {
    let stage = RwSignal::new_local(Stage::Waiting);
    let fetch = StoredValue::new_local(fetch);
    let load = move || {
        stage.set(Stage::Waiting);
        fetch.with_value(|fetch| {
            fetch(Box::new(move |scene| {
                // Whoever has gone elsewhere by now does not need it.
                let _ = stage.try_set(scene.map_or(Stage::Lost, Stage::Here));
            }));
        });
    };
    load();
    (move || {
        stage.with(|stage| match stage {
            Stage::Waiting => waiting(),
            Stage::Lost => lost(load),
            Stage::Here(scene) => scene(),
        })
    })
    .into_any()
}

/// A quiet sign that something is on its way: it is seen and read aloud only after a while, as most things are there before.
#[must_use]
pub fn waiting() -> AnyView {
    let late = RwSignal::new(false);
    // Whoever is gone waits no more.
    let timer = set_timeout_with_handle(
        move || {
            let _ = late.try_set(true);
        },
        PATIENCE,
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let text = move || late.get().then(|| words().parts.fetching());
    view! { <p class="fetching" role="status">{text}</p> }.into_any()
}

/// Tells that something could not be fetched, with a way to try again.
pub fn lost(again: impl Fn() + 'static) -> AnyView {
    let texts = words().parts;
    view! {
        <div class="lost" role="alert">
            <p>{texts.lost()}</p>
            <button type="button" class="btn primary" on:click=move |_| again()>
                {texts.again()}
            </button>
        </div>
    }
    .into_any()
}
