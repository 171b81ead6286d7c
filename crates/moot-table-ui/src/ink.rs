//! Small pieces of markup as text, for `inner_html`: icons.
//!
//! Cards carry a dozen of them; as text they cost one assignment each instead of a dozen nodes built one by one. No
//! text here comes from people, so that nothing has to be escaped.

use moot_art::Icon;

/// Adds a symbol of the sprite with these classes.
pub fn icon(out: &mut String, icon: Icon, class: &str) {
    for part in ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", icon.id(), "\"/></svg>"] {
        out.push_str(part);
    }
}

/// A symbol of the sprite.
#[must_use]
pub fn ic(symbol: Icon) -> String {
    let mut out = String::with_capacity(72);
    icon(&mut out, symbol, "ic");
    out
}
