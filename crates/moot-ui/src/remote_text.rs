//! Texts that are fetched when they are needed: they lie beside the program, not in it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::code_split;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// Something that is being fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched<T> {
    /// It is on its way.
    Coming,
    /// It did not come: the page is offline, or the file is gone.
    Failed,
    /// It is here.
    Here(T),
}

/// Fetches a file of the site as text; `None` when it does not come.
pub async fn text(path: &str) -> Option<String> {
    let response = JsFuture::from(web_sys::window()?.fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Fetches some files, all or none, into a signal.
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
        // Whoever waited may be gone.
        let _ = into.try_set(if here { Fetched::Here(texts) } else { Fetched::Failed });
    });
}

/// What is shown until the files are here, with a way to try again when they do not come.
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
