//! Texts that are fetched on demand, as files of the site.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::code_split;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The state of a fetch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched<T> {
    /// It is loading.
    Coming,
    /// It failed: the page is offline, or the file is missing.
    Failed,
    /// It has loaded.
    Here(T),
}

/// Fetches a file of the site as text; `None` on failure.
pub async fn text(path: &str) -> Option<String> {
    let response = JsFuture::from(web_sys::window()?.fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Fetches several files, all or none, into a signal.
pub fn all(paths: Vec<String>, into: RwSignal<Fetched<Vec<String>>>) {
    into.set(Fetched::Coming);
    spawn_local(async move {
        let mut texts = Vec::with_capacity(paths.len());
        for path in &paths {
            match text(path).await {
                Some(text) => texts.push(text),
                None => break,
            }
        }
        let here = texts.len() == paths.len();
        // The view that requested the files may have been unmounted.
        let _ = into.try_set(if here { Fetched::Here(texts) } else { Fetched::Failed });
    });
}

/// The message while the files are loading, or the error with a retry button.
pub fn waiting<T: Send + Sync + 'static>(state: &Fetched<T>, retry: Callback<()>) -> AnyView {
    let texts = words().learn;
    match state {
        Fetched::Coming => code_split::waiting(),
        Fetched::Failed => view! {
            <div class="savebad" role="alert">
                <span>{texts.not_fetched()}</span>
                <button type="button" class="btn" on:click=move |_| retry.run(())>
                    {ic(Icon::Redo)}
                    <span>{texts.try_again()}</span>
                </button>
            </div>
        }
        .into_any(),
        Fetched::Here(_) => ().into_any(),
    }
}
