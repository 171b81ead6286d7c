//! Every text of the page, by language.
//!
//! A section of the page has a trait whose methods are its texts; a language implements every one of them, with typed
//! arguments. A missing text, or one with other arguments, does not compile, plural forms are plain code, and nothing
//! has to be parsed on the page. `words().lobby.start()` gives the text in the reader's language.

pub mod about;
pub mod en;
pub mod fair;
pub mod fr;
pub mod learn;
pub mod lobby;
pub mod look;
pub mod parts;
pub mod players;
pub mod saves;
mod tongue;

pub use tongue::{
    Spelling, Tongue, Words, put_french, set_spelling, set_tongue, spelling, tag, tongue, tongue_now, words,
};
