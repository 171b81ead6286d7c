//! Trollmoot: three troll board games in the browser. The library holds the page, so that tests can mount it.

pub mod about;
pub mod advice;
pub mod app;
pub mod art;
pub mod behind;
pub mod beyond;
pub mod board;
pub mod choice;
pub mod crash;
pub mod desk;
pub mod fair;
pub mod games;
pub mod language;
pub mod lazy;
pub mod links;
pub mod livery;
pub mod lobby;
pub mod locales;
pub mod news;
pub mod opponents;
pub mod panels;
pub mod playable;
pub mod replay;
pub mod roster;
pub mod saves;
pub mod screen;
pub mod session;
pub mod table;
pub mod thinker;
pub mod tips;
pub mod update;
pub mod whatif;
pub mod widgets;
pub mod words;

pub use app::{begin, start};
