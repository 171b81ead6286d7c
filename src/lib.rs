//! Trollmoot: three troll board games in the browser. The library holds the page, so that tests can mount it.

pub mod app;
pub mod art;
pub mod board;
pub mod locales;
pub mod session;
pub mod words;

pub use app::start;
