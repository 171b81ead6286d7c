//! A picture in pieces: what has not changed stays in the page as it is.

use leptos::prelude::*;

/// Pieces of a picture, drawn over each other in their order, each put into the page again only when its text has changed.
pub fn pieces(all: Memo<Vec<String>>) -> impl IntoView {
    let count = Memo::new(move |_| all.with(Vec::len));
    let piece = move |at: usize| {
        let text = Memo::new(move |_| all.with(|all| all.get(at).cloned().unwrap_or_default()));
        view! { <g inner_html=move || text.get()></g> }
    };
    view! { <For each=move || 0..count.get() key=|&at| at children=piece/> }
}

/// Pieces of a picture, drawn over each other in their order, none like another: whatever is still among them is left in the page as it is.
pub fn gathered(all: Memo<Vec<String>>) -> impl IntoView {
    view! { <For each=move || all.get() key=String::clone children=|text| view! { <g inner_html=text></g> }/> }
}
