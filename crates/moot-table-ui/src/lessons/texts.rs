//! The texts of lessons and examples in one language: a file of headings and paragraphs.
//!
//! ```text
//! # 1-recruit              a lesson, by the name of its file
//! title: Recruit
//! about: A short description.
//!
//! ## look                  a step
//! A paragraph. [Trolls](term:troll) is a term of the glossary, **this** is emphasized.
//!
//! else: The text for a deviation from the script.
//! ```

use moot_ui::glossary::{self, blocks};

/// The texts of the lessons of a game, or of the examples of a rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(Vec<Part>);

/// The texts of one lesson or example.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The name of its script file.
    pub id: String,
    /// The title.
    pub title: String,
    /// A short description.
    pub about: String,
    /// The steps.
    pub steps: Vec<StepTexts>,
}

/// The texts of one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepTexts {
    /// The key of the step.
    pub key: String,
    /// The paragraphs.
    pub says: Vec<String>,
    /// The text for a deviation from the script.
    pub other: Option<String>,
}

impl Texts {
    /// Parses a file. Text outside of lessons and steps is ignored; tests check that there is none.
    #[must_use]
    pub fn read(text: &str) -> Texts {
        let mut texts = Texts::default();
        for block in blocks(text) {
            texts.take(&block);
        }
        texts
    }

    fn take(&mut self, block: &str) {
        if let Some(id) = block.strip_prefix("# ") {
            return self.0.push(Part { id: id.to_owned(), ..Part::default() });
        }
        let Some(part) = self.0.last_mut() else { return };
        if let Some(key) = block.strip_prefix("## ") {
            part.steps.push(StepTexts { key: key.to_owned(), ..StepTexts::default() });
        } else if let Some(said) = part.steps.last_mut() {
            match block.strip_prefix("else: ") {
                Some(other) => said.other = Some(other.to_owned()),
                None => said.says.push(block.to_owned()),
            }
        } else if let Some(title) = block.strip_prefix("title: ") {
            title.clone_into(&mut part.title);
        } else if let Some(about) = block.strip_prefix("about: ") {
            about.clone_into(&mut part.about);
        }
    }

    /// The texts of a lesson.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&Part> {
        self.0.iter().find(|part| part.id == id)
    }

    /// All lessons.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.0
    }
}

impl Part {
    /// The texts of a step.
    #[must_use]
    pub fn said(&self, key: &str) -> Option<&StepTexts> {
        self.steps.iter().find(|said| said.key == key)
    }

    /// The words of all texts except those for deviations.
    #[must_use]
    pub fn words(&self) -> usize {
        self.steps.iter().flat_map(|said| &said.says).map(|text| text.split_whitespace().count()).sum()
    }
}

/// The markup of a paragraph: emphasized words, and terms of the glossary.
#[must_use]
pub fn markup(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let mut stressed = false;
    let mut rest = text;
    while let Some(at) = rest.find(['*', '[', '<', '&']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("**") {
            out.push_str(if stressed { "</b>" } else { "<b>" });
            stressed = !stressed;
            rest = after;
        } else if let Some((word, term, after)) = link(rest) {
            out.push_str(&glossary::mark(term, word));
            rest = after;
        } else {
            let mut chars = rest.chars();
            match chars.next() {
                Some('<') => out.push_str("&lt;"),
                Some('&') => out.push_str("&amp;"),
                Some(plain) => out.push(plain),
                None => {}
            }
            rest = chars.as_str();
        }
    }
    out.push_str(rest);
    if stressed {
        out.push_str("</b>");
    }
    out
}

/// Parses `[word](term:id)` at the beginning of a text: word, id and the rest.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (word, rest) = text.strip_prefix('[')?.split_once("](term:")?;
    let (term, rest) = rest.split_once(')')?;
    Some((word, term, rest))
}

/// The terms that a paragraph refers to.
#[must_use]
pub fn terms(text: &str) -> Vec<&str> {
    text.split("](term:").skip(1).filter_map(|rest| rest.split_once(')')).map(|(term, _)| term).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# 1-first
title: First
about: A start.

## look
One
paragraph.

Another **one** about the [horde](term:horde).

else: Not so.

## take
Take it.

# 2-second
title: Second
";

    #[test]
    fn texts_belong_to_the_heading_above_them() {
        let texts = Texts::read(TEXT);
        let first = texts.of("1-first").expect("a lesson");
        assert_eq!((first.title.as_str(), first.about.as_str()), ("First", "A start."));
        let look = first.said("look").expect("a step");
        assert_eq!(look.says.len(), 2);
        assert_eq!(look.other.as_deref(), Some("Not so."));
        assert_eq!(first.said("take").map(|said| said.says.len()), Some(1));
        assert_eq!(texts.parts().len(), 2);
        assert_eq!(first.words(), 2 + 5 + 2);
        assert_eq!(terms(&look.says[1]), ["horde"]);
    }

    #[test]
    fn markup_contains_emphasis_and_terms_only() {
        assert_eq!(markup("a **b** c"), "a <b>b</b> c");
        assert_eq!(markup("1 < 2 & [x]"), "1 &lt; 2 &amp; [x]");
        let horde = markup("the [horde](term:horde).");
        assert!(horde.contains("data-term=\"horde\"") && horde.contains(">horde<") && horde.ends_with('.'));
    }
}
