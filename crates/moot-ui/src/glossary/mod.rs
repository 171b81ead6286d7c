//! The terms of the games in one sentence each: one file for each language, fetched when a term is first pointed at.
//!
//! ```text
//! # some-game            the game, by its name in saves
//!
//! ## horde               the term, by the name that texts refer to
//! name: horde            what it is called
//! The trolls that can be recruited: a pyramid of twelve.
//! ```

use std::cell::RefCell;

use crate::remote_text;
use crate::text::{Language, language_now};

/// A term.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Term {
    /// The game of the term, by its id in saves.
    pub game: String,
    /// The id that texts refer to.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The definition, in one sentence.
    pub says: String,
}

/// The terms of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary(Vec<Term>);

impl Glossary {
    /// Parses a file.
    #[must_use]
    pub fn read(text: &str) -> Glossary {
        let mut terms: Vec<Term> = Vec::new();
        let mut game = String::new();
        for block in blocks(text) {
            if let Some(name) = block.strip_prefix("# ") {
                name.clone_into(&mut game);
            } else if let Some(id) = block.strip_prefix("## ") {
                terms.push(Term { game: game.clone(), id: id.to_owned(), ..Term::default() });
            } else if let Some(term) = terms.last_mut() {
                match block.strip_prefix("name: ") {
                    Some(name) => name.clone_into(&mut term.name),
                    None => term.says = block,
                }
            }
        }
        Glossary(terms)
    }

    /// Finds a term by the id that texts refer to.
    #[must_use]
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.0.iter().find(|term| term.id == id)
    }

    /// All terms.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.0
    }
}

/// A word that the glossary explains, as markup that responds to pointers and keys.
#[must_use]
pub fn mark(id: &str, word: &str) -> String {
    ["<button type=\"button\" class=\"term\" data-term=\"", id, "\">", word, "</button>"].concat()
}

/// The address of the glossary of a language.
#[must_use]
pub fn path(language: Language) -> String {
    ["book/", language.word(), "/glossary.md"].concat()
}

thread_local! {
    static READ: RefCell<Option<(Language, Glossary)>> = const { RefCell::new(None) };
}

/// The definition of a term in the reader's language; the glossary is fetched on first use.
pub async fn says(id: &str) -> Option<String> {
    let language = language_now();
    let known = READ.with_borrow(|read| read.as_ref().is_some_and(|(of, _)| *of == language));
    if !known {
        let glossary = Glossary::read(&remote_text::text(&path(language)).await?);
        READ.set(Some((language, glossary)));
    }
    READ.with_borrow(|read| Some(read.as_ref()?.1.term(id)?.says.clone()))
}

/// Splits a text into headings, named lines and paragraphs, each on one line.
#[must_use]
pub fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        let heading = line.starts_with('#');
        let named = ["title: ", "about: ", "else: ", "name: "].iter().any(|name| line.starts_with(name));
        match blocks.last_mut() {
            Some(last) if open && !heading && !named && !line.is_empty() => {
                last.push(' ');
                last.push_str(line);
            }
            _ if line.is_empty() => {}
            _ => blocks.push(line.to_owned()),
        }
        let whole = line.starts_with("title: ") || line.starts_with("name: ");
        open = !line.is_empty() && !heading && !whole;
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_belong_to_the_game_above_them() {
        let glossary = Glossary::read(
            "# one-game\n\n## horde\nname: horde\nTwelve trolls,\nin rows.\n\n# another-game\n\n## pit\nname: pit\nA hole.\n",
        );
        let horde = glossary.term("horde").expect("a term");
        assert_eq!(
            (horde.game.as_str(), horde.name.as_str(), horde.says.as_str()),
            ("one-game", "horde", "Twelve trolls, in rows.")
        );
        assert_eq!(glossary.terms().len(), 2);
        assert_eq!(glossary.term("pit").map(|term| term.game.as_str()), Some("another-game"));
        assert_eq!(glossary.term("sea"), None);
    }
}
