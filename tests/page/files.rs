//! Files of the repository that the page fetches.

use std::fs;
use std::path::PathBuf;

use moot_ui::glossary::Glossary;

/// Returns the text of a file, by its path from the root of the repository.
pub(crate) fn file(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Returns the glossary of all games in a language, as the page fetches it.
pub(crate) fn glossary(language: &str) -> Glossary {
    let games = ["mountain-king", "cave-troll", "trolls-and-princesses"];
    let texts = games.map(|game| {
        format!("# {game}\n\n{}\n", file(&format!("games/{game}/rulebook/glossary.{language}.md")))
    });
    Glossary::read(&texts.concat())
}
