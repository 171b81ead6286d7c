//! Saved games in English.

use super::counted;
use crate::saves::Merged;

/// The result of an import.
pub(crate) fn merged(merged: &Merged) -> String {
    let mut told = vec![format!("{} added", counted(merged.added, "game", "games"))];
    if merged.known > 0 {
        told.push(format!("{} already here", merged.known));
    }
    if merged.quarantined > 0 {
        told.push(format!(
            "{} kept aside",
            counted(merged.quarantined, "unreadable text", "unreadable texts")
        ));
    }
    let told = told.join(", ");
    match merged.stopped {
        None => format!("{told}. Nothing that was here has been changed."),
        Some(_) => {
            format!("{told}, then the browser stored no more. Nothing that was here has been changed.")
        }
    }
}
