//! The names of players in the reader's language.

use super::{Language, language_now};

/// The names proposed for computer players by seat, in the order of [`Language::ALL`].
pub(crate) const COMPUTERS: [[&str; Language::ALL.len()]; 5] = [
    ["Mossback", "Moussu"],
    ["Gnarl", "Noueux"],
    ["Skarn", "Skarn"],
    ["Old Grout", "Mortier"],
    ["Thistlejaw", "Chardon"],
];

/// The name of a player as the page shows it. Every name that the page gives, to a computer player as to a troll or a card, is shown
/// in the reader's language, also when that changes in the middle of a game. A name that a person has typed stays as it is, and so
/// does every name in a save or a link.
#[must_use]
pub fn shown_name(name: &str) -> &str {
    name_in(name, language_now())
}

fn name_in(name: &str, language: Language) -> &str {
    let given = COMPUTERS.iter().find(|names| names.contains(&name));
    given.map_or(name, |names| names[language as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_the_page_gave_follow_the_language() {
        for (seat, names) in COMPUTERS.iter().enumerate() {
            for name in names {
                let shown = Language::ALL.map(|language| name_in(name, language));
                assert_eq!(&shown, names, "the name of seat {seat}");
            }
        }
        assert!(
            Language::ALL.into_iter().all(|language| name_in("Tuva", language) == "Tuva"),
            "a typed name stays"
        );
        assert!(Language::ALL.into_iter().enumerate().all(|(at, language)| language as usize == at));
    }
}
