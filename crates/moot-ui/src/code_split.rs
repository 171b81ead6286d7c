//! Chunks: parts of the program that are fetched on demand.
//!
//! A release build is split into several WebAssembly files. Code that one chunk alone reaches belongs to that chunk, code that
//! several chunks reach is shared by them, and code that the start reaches belongs to the start. A chunk is defined by
//! [`chunk!`](crate::chunk). It names a function that returns the contents of the chunk: plain data such as function pointers,
//! which can be called at any time once the chunk has loaded. [`view()`] builds a view from the contents; until then it shows a
//! loading message, or an error message with a retry button.
//!
//! Debug builds and tests are not split: every chunk is available at once.

use core::pin::Pin;
use core::task::{Context, Poll, Waker};
use core::time::Duration;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::text::words;

/// A chunk that could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChunkError;

impl From<wasm_split_helpers::SplitLoaderError> for ChunkError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> ChunkError {
        // The loader has logged the cause to the console.
        ChunkError
    }
}

/// The future that resolves to the contents of a chunk.
pub type Fetched<D> = Pin<Box<dyn Future<Output = Result<D, ChunkError>>>>;

/// Defines a chunk: `chunk!(/// Docs. pub NAME in FILE -> CONTENTS = EXPRESSION);` makes a function `NAME()` that fetches the
/// chunk and returns its contents. Chunks with the same `FILE` are fetched together. The contents must be `Copy` and not generic.
/// Code that only the expression reaches is left out of the start.
#[macro_export]
macro_rules! chunk {
    ($(#[$meta:meta])* $vis:vis $name:ident in $file:ident -> $contents:ty = $there:expr) => {
        $(#[$meta])*
        #[must_use]
        $vis fn $name() -> $crate::code_split::Fetched<$contents> {
            ::std::boxed::Box::pin($crate::fetched!($name in $file -> $contents = $there))
        }
    };
}

/// The future of [`chunk!`](crate::chunk) in a program that is split into files.
#[cfg(split)]
#[doc(hidden)]
#[macro_export]
macro_rules! fetched {
    ($name:ident in $file:ident -> $contents:ty = $there:expr) => {{
        #[::wasm_split_helpers::wasm_split($file, fallible)]
        #[allow(clippy::unnecessary_wraps, reason = "the macro wants it to be able to fail")]
        fn $name() -> Result<$contents, $crate::code_split::ChunkError> {
            Ok($there)
        }
        $name()
    }};
}

/// The future of [`chunk!`](crate::chunk) in a program of one file: it is ready.
#[cfg(not(split))]
#[doc(hidden)]
#[macro_export]
macro_rules! fetched {
    ($name:ident in $file:ident -> $contents:ty = $there:expr) => {{
        let there: $contents = $there;
        ::core::future::ready(Ok(there))
    }};
}

/// Calls `then` with the contents of a chunk: at once if it is loaded, else when it has loaded or failed.
pub fn with<D: 'static>(fetched: Fetched<D>, then: impl FnOnce(Result<D, ChunkError>) + 'static) {
    then_with(fetched, Box::new(then));
}

/// Non-generic over the callback, so that it is compiled once for each type of contents.
fn then_with<D: 'static>(mut fetched: Fetched<D>, then: Box<dyn FnOnce(Result<D, ChunkError>)>) {
    match fetched.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(contents) => then(contents),
        Poll::Pending => spawn_local(async move { then(fetched.await) }),
    }
}

/// Builds the view once the chunk has loaded.
type ViewFn = Box<dyn Fn() -> AnyView>;
/// Callback for when the chunk has loaded or failed.
type OnLoaded = Box<dyn FnOnce(Result<ViewFn, ChunkError>)>;

/// The delay before the loading message appears.
const LOADING_DELAY: Duration = Duration::from_millis(600);

/// The loading state of a chunk.
enum Stage {
    /// The chunk is loading.
    Waiting,
    /// The fetch failed.
    Failed,
    /// The chunk has loaded.
    Here(ViewFn),
}

/// Shows the view of a chunk as soon as it has loaded.
pub fn view<D: Copy + 'static>(fetch: fn() -> Fetched<D>, show: impl Fn(D) -> AnyView + 'static) -> AnyView {
    let show: Rc<dyn Fn(D) -> AnyView> = Rc::new(show);
    staged(scene_of(fetch, show))
}

/// Fetches a chunk and builds its view with `show`; compiled once for each type of contents.
fn scene_of<D: Copy + 'static>(
    fetch: fn() -> Fetched<D>,
    show: Rc<dyn Fn(D) -> AnyView>,
) -> Box<dyn Fn(OnLoaded)> {
    Box::new(move |on_loaded| {
        let show = show.clone();
        with(fetch(), move |contents| {
            on_loaded(contents.map(|contents| Box::new(move || show(contents)) as ViewFn))
        });
    })
}

/// Shows the loading state, then the view. Not generic, so that all callers share one copy.
fn staged(fetch: Box<dyn Fn(OnLoaded)>) -> AnyView {
    let stage = RwSignal::new_local(Stage::Waiting);
    let fetch = StoredValue::new_local(fetch);
    let load = move || {
        stage.set(Stage::Waiting);
        fetch.with_value(|fetch| {
            fetch(Box::new(move |view| {
                // The view may have been unmounted; then nothing is shown.
                let _ = stage.try_set(view.map_or(Stage::Failed, Stage::Here));
            }));
        });
    };
    load();
    (move || {
        stage.with(|stage| match stage {
            Stage::Waiting => waiting(),
            Stage::Failed => lost(load),
            Stage::Here(view) => view(),
        })
    })
    .into_any()
}

/// The loading message. It appears, and is announced, only after a delay, because most chunks load sooner.
#[must_use]
pub fn waiting() -> AnyView {
    let late = RwSignal::new(false);
    // The timer is cleared when the view is unmounted.
    let timer = set_timeout_with_handle(
        move || {
            let _ = late.try_set(true);
        },
        LOADING_DELAY,
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let text = move || late.get().then(|| words().chunks.fetching());
    view! { <p class="fetching" role="status">{text}</p> }.into_any()
}

/// The error message for a failed fetch, with a retry button.
pub fn lost(again: impl Fn() + 'static) -> AnyView {
    let texts = words().chunks;
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
