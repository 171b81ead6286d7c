//! Shared files that name a game.

use std::collections::BTreeSet;

/// The folder of the games. The template is an example and is not shipped, so it may be named anywhere.
const GAMES: &str = "games/";
const TEMPLATE: &str = "template";

/// The tracked files outside the folders of the games that name one, apart from registries, tests, documentation and manifests.
/// `read` returns the contents of a file.
pub fn shared_files(files: &[String], read: &dyn Fn(&str) -> Option<Vec<u8>>) -> Vec<String> {
    let names = names(files);
    let named = |path: &str| {
        let text = read(path).and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
        let text = plain(without_tests(path, &text));
        names.iter().any(|name| text.contains(name))
    };
    files.iter().filter(|path| is_shared(path) && named(path)).cloned().collect()
}

/// The names of the games, from their folders.
fn names(files: &[String]) -> BTreeSet<String> {
    let folders = files.iter().filter_map(|path| path.strip_prefix(GAMES)?.split_once('/'));
    folders.map(|(game, _)| game).filter(|game| *game != TEMPLATE).map(plain).collect()
}

/// A text as names are compared: without case, spaces and separators.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('&', "and").chars().filter(|c| c.is_alphanumeric() || *c == '\n').collect()
}

/// The text of a Rust file without the tests at its end.
fn without_tests<'a>(path: &str, text: &'a str) -> &'a str {
    match text.find("#[cfg(test)]\nmod ") {
        Some(end) if path.ends_with(".rs") => &text[..end],
        _ => text,
    }
}

/// Whether a file may not name a game.
fn is_shared(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let folders: Vec<&str> = path.split('/').collect();
    let registry = matches!(path, "src/registry.rs" | "crates/moot-worker/src/games.rs")
        || path.starts_with("crates/moot-arena/src/games/")
        || path.starts_with("crates/moot-worker/src/bin/");
    let manifest = matches!(name, "Cargo.toml" | "Cargo.lock" | "package.json" | "package-lock.json");
    let documentation = name.ends_with(".md") || path.starts_with("docs/");
    let test = folders.contains(&"tests")
        || matches!(name, "tests.rs")
        || name.ends_with("_tests.rs")
        || name.ends_with(".test.mjs");
    !(path.starts_with(GAMES) || registry || manifest || documentation || test)
}
