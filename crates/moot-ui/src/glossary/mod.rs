//! The words of the games in one sentence each: a file for each language, fetched when a word is first pointed at.
//!
//! ```text
//! # mountain-king        the game, by its name in saves
//!
//! ## horde               the term, by the name that texts refer to
//! name: horde            what it is called
//! The trolls that can be recruited: a pyramid of twelve.
//! ```

use std::cell::RefCell;

use crate::remote_text;
use crate::text::{Tongue, tongue_now};

/// A term.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Term {
    /// The game that it belongs to, by its name in saves.
    pub game: String,
    /// The name that texts refer to.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is, in one sentence.
    pub says: String,
}

/// The terms of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary(Vec<Term>);

impl Glossary {
    /// Reads a file.
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

    /// A term by the name that texts refer to.
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

/// A word that the glossary explains, as markup: in reach of pointers and keys.
#[must_use]
pub fn mark(id: &str, word: &str) -> String {
    ["<button type=\"button\" class=\"term\" data-term=\"", id, "\">", word, "</button>"].concat()
}

/// Where the glossary of a language lies.
#[must_use]
pub fn path(tongue: Tongue) -> String {
    ["book/", tongue.word(), "/glossary.md"].concat()
}

thread_local! {
    static READ: RefCell<Option<(Tongue, Glossary)>> = const { RefCell::new(None) };
}

/// What a term means, in the language that is being read; fetched at the first time.
pub async fn says(id: &str) -> Option<String> {
    let tongue = tongue_now();
    let known = READ.with_borrow(|read| read.as_ref().is_some_and(|(of, _)| *of == tongue));
    if !known {
        let glossary = Glossary::read(&remote_text::text(&path(tongue)).await?);
        READ.set(Some((tongue, glossary)));
    }
    READ.with_borrow(|read| Some(read.as_ref()?.1.term(id)?.says.clone()))
}

/// Headings, named lines and paragraphs, each in one line.
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
    fn terms_stand_under_their_game() {
        let glossary = Glossary::read(
            "# mountain-king\n\n## horde\nname: horde\nTwelve trolls,\nin rows.\n\n# cave-troll\n\n## pit\nname: pit\nA hole.\n",
        );
        let horde = glossary.term("horde").expect("a term");
        assert_eq!(
            (horde.game.as_str(), horde.name.as_str(), horde.says.as_str()),
            ("mountain-king", "horde", "Twelve trolls, in rows.")
        );
        assert_eq!(glossary.terms().len(), 2);
        assert_eq!(glossary.term("pit").map(|term| term.game.as_str()), Some("cave-troll"));
        assert_eq!(glossary.term("sea"), None);
    }
}
