//! Every text of the page, by language.
//!
//! A section of the page has a trait whose methods are its texts; a language implements every one of them, with typed
//! arguments. A missing text, or one with other arguments, does not compile, plural forms are plain code, and nothing
//! has to be parsed on the page. `words().lobby.start()` gives the text in the reader's language.

pub mod about;
pub mod advice;
pub mod after;
pub mod board;
pub mod cards;
pub mod cave_troll;
pub mod draft;
pub mod fair;
pub mod game;
pub mod king;
pub mod learn;
pub mod links;
pub mod lobby;
pub mod look;
pub mod news;
pub mod offer;
pub mod opponents;
pub mod outlook;
pub mod panels;
pub mod parts;
pub mod pay;
pub mod players;
pub mod refusals;
pub mod replay;
pub mod saves;
mod scene;
pub mod sheet;
pub mod table;
mod tongue;
pub mod trays;
pub mod trolls_and_princesses;
pub mod villages;

pub use scene::Scene;
pub(crate) use tongue::tongue_untracked as tongue_now;
use tongue::tongue_untracked;
pub use tongue::{
    Spelling, Tongue, Words, put_french, set_spelling, set_tongue, spelling, tag, tongue, words,
};
