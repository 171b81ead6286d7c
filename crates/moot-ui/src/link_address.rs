//! Link addresses: the page of the game, and after the `#` the part that is never sent to a server.

use crate::registry::GameEntry;
use crate::screen::LINK;

/// The address that opens a game, from the code of its link.
#[must_use]
pub fn address(game: &GameEntry, code: &str) -> Option<String> {
    address_with(game, LINK, code)
}

/// The address of the page of a game with a code under a key of [`screen`](crate::screen).
#[must_use]
pub fn address_with(game: &GameEntry, key: &str, code: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    let folder = path.rfind('/').map_or("/", |end| &path[..=end]);
    let page = game.page.trim_start_matches("./");
    Some([&origin, folder, page, "#", key, "=", code].concat())
}

/// Extracts the code of a link from a text: a copied address with surrounding text, or the code alone.
#[must_use]
pub fn code_in(text: &str) -> Option<&str> {
    let marked = [LINK, "="].concat();
    let start = text.rfind(&marked).map(|at| at + marked.len());
    let rest = match start {
        Some(start) => &text[start..],
        None => text.trim(),
    };
    let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'));
    let code = &rest[..end.unwrap_or(rest.len())];
    let whole = start.is_some() || (end.is_none() && moot_table::link_game(code).is_ok());
    (whole && !code.is_empty()).then_some(code)
}
