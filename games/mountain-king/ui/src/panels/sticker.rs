//! The sticker of a kind of resource, as a view.

use leptos::prelude::*;
use mountain_king::Kind;

use crate::panels::ink::resource;
use moot_ui::widgets::ic;

/// The sticker of a kind of resource.
#[must_use]
pub fn sym(kind: Kind) -> AnyView {
    let picture = resource(kind);
    let classes = ["sym ", picture.class()].concat();
    view! { <span class=classes>{ic(picture.icon())}</span> }.into_any()
}
