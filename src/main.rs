//! Trollmoot: three troll board games in the browser.

fn main() {}
