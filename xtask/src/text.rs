//! Every text of the page and of all games, in both languages.

#[path = "../../tests/page/text/corpus/mod.rs"]
#[allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "written for tests")]
pub(crate) mod corpus;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use self::corpus::{ENGLISH_TEXTS, FRENCH_TEXTS};

/// Every text once: its section and name, then a line in English and a line in French.
pub fn listed() -> String {
    let (english, french) = (ENGLISH_TEXTS.corpus(), FRENCH_TEXTS.corpus());
    let mut seen = BTreeSet::new();
    let mut out = String::new();
    for (en, fr) in english.iter().zip(&french) {
        if seen.insert((&en.text, &fr.text)) {
            // Writing into a string cannot fail.
            let _ = writeln!(out, "{}.{}\n  {}\n  {}", en.section, en.method, en.text, fr.text);
        }
    }
    out
}
