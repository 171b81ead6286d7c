//! Converts a rulebook in Markdown to the HTML sections that the page shows.
//!
//! Every heading of the second and third level starts a section. Its id is the same in all languages: `##
//! Digging {#dig}`. There are four extensions of Markdown:
//!
//! ```text
//! [horde](term:horde)               a word that the glossary explains
//! [Digging](#dig)                   a link to another section
//! ![Two of three](example:cascade)  an example position that can be stepped through
//! {{glossary}}                      the terms of the game, as a list
//! ```
#![forbid(unsafe_code)]

mod glossary;
mod sections;

pub use glossary::{Glossary, Term};
pub use sections::{Section, sections};

/// Returns the rulebook of a game as HTML: one `section` element per heading, in order.
#[must_use]
pub fn html(markdown: &str, game: &str, glossary: &Glossary) -> String {
    let mut out = String::with_capacity(markdown.len() * 2);
    for section in sections(markdown, game) {
        let Section { id, level, html, .. } = section;
        let html = html.replace("<p>{{glossary}}</p>", &glossary.list(game));
        out.push_str(&format!("<section id=\"{id}\" data-level=\"{level}\">{}</section>\n", html.trim_end()));
    }
    out
}
