//! Trollmoot: three troll board games in the browser. The library holds the page, so that tests can reach it.

pub mod art;
