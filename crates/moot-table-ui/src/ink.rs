//! Icons as markup text, for `inner_html`.
//!
//! Cards have a dozen icons each; as text they cost one assignment instead of a dozen created nodes. None of the text is user
//! input, so nothing is escaped.

use moot_art::Icon;

/// Appends a symbol of the sprite with these classes.
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
