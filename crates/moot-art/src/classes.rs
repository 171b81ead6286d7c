//! Class names in markup and in style sheets, for tests that every class that is drawn has a rule.

use std::collections::BTreeSet;

/// The classes in the `class` attributes of `markup`.
///
/// ```
/// assert!(moot_art::classes::drawn(r#"<g class="piece troll"/>"#).iter().eq(["piece", "troll"].iter()));
/// ```
#[must_use]
pub fn drawn(markup: &str) -> BTreeSet<&str> {
    let attributes = markup.split(" class=\"").skip(1);
    attributes.filter_map(|rest| rest.split('"').next()).flat_map(str::split_whitespace).collect()
}

/// The names after a dot in `style`, a style sheet: every class that a selector names, and fractions of numbers.
///
/// ```
/// assert!(moot_art::classes::named(".piece.troll > path { fill: red; }").iter().eq(["piece", "troll"].iter()));
/// ```
#[must_use]
pub fn named(style: &str) -> BTreeSet<&str> {
    let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    style.split('.').skip(1).map(|rest| rest.split(ends).next().unwrap_or("")).collect()
}
