//! The rulebooks of the repository: equal sections in both languages, and no broken link, term or example.
#![allow(clippy::panic, reason = "a test that cannot go on has to fail")]

use std::fs;
use std::path::{Path, PathBuf};

use moot_book::{Glossary, Section, html, sections};

const LANGUAGES: [&str; 2] = ["en", "fr"];

fn games_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// Every game that has a rulebook.
fn games() -> Vec<String> {
    let folders = fs::read_dir(games_folder()).unwrap_or_else(|why| panic!("games: {why}"));
    let names = folders.flatten().map(|folder| folder.file_name().to_string_lossy().into_owned());
    let games: Vec<String> = names.filter(|game| rulebook(game).is_dir()).collect();
    assert!(games.len() >= 3, "{games:?}");
    games
}

fn rulebook(game: &str) -> PathBuf {
    games_folder().join(game).join("rulebook")
}

fn read(game: &str, file: &str) -> String {
    let path = rulebook(game).join(file);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn book(game: &str, language: &str) -> Vec<Section> {
    sections(&read(game, &format!("{language}.md")), game)
}

#[test]
fn both_languages_have_the_same_sections_with_the_same_examples() {
    for game in &games() {
        let shape = |language| {
            let all = book(game, language).into_iter();
            all.map(|one| (one.id, one.level, one.examples, one.html.matches("<tr>").count()))
                .collect::<Vec<_>>()
        };
        let english = shape("en");
        assert!(english.len() > 12, "{game}: {} sections", english.len());
        assert_eq!(english, shape("fr"), "{game}");
        let mut names: Vec<_> = english.iter().map(|one| &one.0).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), english.len(), "{game}: section ids are unique");
    }
}

#[test]
fn all_references_resolve() {
    for (game, language) in games().iter().flat_map(|game| LANGUAGES.map(|language| (game, language))) {
        let all = book(game, language);
        let glossary =
            Glossary::read(&Glossary::chapter(game, &read(game, &format!("glossary.{language}.md"))));
        for section in &all {
            let at = format!("{game} in {language}, {}", section.id);
            for link in &section.links {
                assert!(all.iter().any(|other| other.id == *link), "{at}: no section {link}");
            }
            for term in &section.terms {
                let known = glossary.0.iter().find(|known| known.id == *term);
                assert_eq!(known.map(|known| known.game.as_str()), Some(game.as_str()), "{at}: {term}");
            }
            for example in &section.examples {
                let file = rulebook(game).join(format!("examples/{example}.lesson"));
                assert!(file.exists(), "{at}: no example {example}");
            }
            assert!(!section.html.contains("](") && !section.html.contains("{#"), "{at}: {}", section.html);
        }
        let page = html(&read(game, &format!("{language}.md")), game, &glossary);
        assert!(page.contains("<dl class=\"glossary\">") && !page.contains("{{"), "{game} in {language}");
    }
}

#[test]
fn every_rulebook_is_complete_enough_to_play_from() {
    for (game, language) in games().iter().flat_map(|game| LANGUAGES.map(|language| (game, language))) {
        let words: usize =
            book(game, language).iter().map(|section| section.html.split_whitespace().count()).sum();
        assert!(words > 900, "{game} in {language}: {words} words");
    }
}
