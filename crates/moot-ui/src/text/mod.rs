//! All texts of the page, by language.
//!
//! A section of the page is a table ([`texts!`](crate::texts)): one row for each text, one column for each language, typed
//! arguments. A missing text does not compile, plural forms are plain code, and nothing has to be parsed on the page.
//! `words().lobby.seats()` gives the text in the reader's language.

pub mod about;
pub mod chunks;
pub mod en;
pub mod fair;
pub mod fr;
mod join;
mod language;
pub mod learn;
pub mod lobby;
pub mod look;
mod names;
pub mod players;
pub mod saves;
mod section;
mod translated;

pub use language::{
    Language, Spelling, Texts, language, language_now, put_french, set_language, set_spelling, spelling, tag,
    words,
};
pub use names::shown_name;
pub use translated::Translated;
