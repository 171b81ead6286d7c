//! Trollmoot: three troll board games in the browser. The application: its start, its screens, and the registry of games.
//! It is a library so that tests can mount it.

pub mod app;
pub mod registry;

pub use app::start;
pub use registry::begin;
