//! A picture in pieces: unchanged pieces are not rendered again.

use leptos::prelude::*;

/// Pieces of a picture, painted in order. A piece is rendered again only when its markup has changed.
pub fn pieces(all: Memo<Vec<String>>) -> impl IntoView {
    let count = Memo::new(move |_| all.with(Vec::len));
    let piece = move |at: usize| {
        let text = Memo::new(move |_| all.with(|all| all.get(at).cloned().unwrap_or_default()));
        view! { <g inner_html=move || text.get()></g> }
    };
    view! { <For each=move || 0..count.get() key=|&at| at children=piece/> }
}

/// Distinct pieces of a picture, painted in order and keyed by their markup: pieces that remain are not rendered again.
pub fn gathered(all: Memo<Vec<String>>) -> impl IntoView {
    view! { <For each=move || all.get() key=String::clone children=|text| view! { <g inner_html=text></g> }/> }
}
