//! The SVG symbols of a game.

use leptos::prelude::document;
use moot_art::icon;

/// Adds the sprite of a game to the page, unless it is there already. An empty sprite adds nothing.
pub fn place(sprite: &'static str) {
    let Some(first) = icon::ids(sprite).next() else { return };
    if document().get_element_by_id(first).is_some() {
        return;
    }
    if let Some(body) = document().body()
        && body.insert_adjacent_html("beforeend", sprite).is_err()
    {
        leptos::logging::error!("the symbols of the game were refused by the page");
    }
}
