//! Saved games in French.

use super::join::count;
use crate::saves::Merged;

/// The result of an import.
pub(crate) fn merged(merged: &Merged) -> String {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let mut told = vec![count(number(merged.added), "partie ajoutée", "parties ajoutées")];
    if merged.known > 0 {
        told.push(count(number(merged.known), "déjà présente", "déjà présentes"));
    }
    if merged.quarantined > 0 {
        told.push(count(
            number(merged.quarantined),
            "texte illisible mis de côté",
            "textes illisibles mis de côté",
        ));
    }
    let told = told.join(", ");
    match merged.stopped {
        None => format!("{told}. Rien de ce qui était ici n’a changé."),
        Some(_) => {
            format!("{told}, puis le navigateur n’en a plus accepté. Rien de ce qui était ici n’a changé.")
        }
    }
}
