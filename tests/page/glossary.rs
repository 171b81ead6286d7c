//! The glossary of all games.

use moot_ui::glossary::Glossary;

use crate::files::glossary;

#[test]
fn every_term_is_explained_in_both_languages() {
    let [english, french] = ["en", "fr"].map(glossary);
    assert!(english.terms().len() > 40, "{}", english.terms().len());
    let names = |of: &Glossary| {
        of.terms().iter().map(|term| (term.game.clone(), term.id.clone())).collect::<Vec<_>>()
    };
    assert_eq!(names(&english), names(&french));
    for term in english.terms().iter().chain(french.terms()) {
        assert!(!term.name.is_empty() && term.says.ends_with('.'), "{term:?}");
        assert_eq!(term.says.matches(". ").count(), 0, "one sentence: {term:?}");
        assert!(term.says.len() < 200, "short enough for a tip: {term:?}");
    }
}
