//! Trollmoot: three troll board games in the browser. The library holds the page, so that tests can mount it.

pub mod about;
pub mod advice;
pub mod app;
pub mod art;
pub mod board;
pub mod choice;
pub mod crash;
pub mod desk;
pub mod focus;
pub mod games;
pub mod language;
pub mod livery;
pub mod lobby;
pub mod locales;
pub mod look;
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
pub mod whatif;
pub mod widgets;
pub mod words;

pub use app::start;
