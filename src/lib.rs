//! Trollmoot: three troll board games in the browser. The application: its start, its screens, and the registry of games.
//! It is a library so that tests can mount it.

pub mod app;
pub mod begin;
pub mod registry;

#[cfg(test)]
mod corpus;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod text_tests;

pub use app::start;
pub use begin::begin;
