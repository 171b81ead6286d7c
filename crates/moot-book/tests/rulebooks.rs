//! The rulebooks of the repository: equal sections in both languages, and no broken link, term or example.
#![allow(clippy::panic, reason = "a test that cannot go on has to fail")]

use std::fs;
use std::path::{Path, PathBuf};

use moot_book::{Glossary, Section, html, sections};

const GAMES: [&str; 3] = ["mountain-king", "cave-troll", "trolls-and-princesses"];
const TONGUES: [&str; 2] = ["en", "fr"];

fn rulebook(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("rulebook")
}

fn read(game: &str, file: &str) -> String {
    let path = rulebook(game).join(file);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn book(game: &str, tongue: &str) -> Vec<Section> {
    sections(&read(game, &format!("{tongue}.md")), game)
}

#[test]
fn both_languages_have_the_same_sections_with_the_same_examples() {
    for game in GAMES {
        let shape = |tongue| {
            let all = book(game, tongue).into_iter();
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
    for (game, tongue) in GAMES.into_iter().flat_map(|game| TONGUES.map(|tongue| (game, tongue))) {
        let all = book(game, tongue);
        let glossary =
            Glossary::read(&Glossary::chapter(game, &read(game, &format!("glossary.{tongue}.md"))));
        for section in &all {
            let at = format!("{game} in {tongue}, {}", section.id);
            for link in &section.links {
                assert!(all.iter().any(|other| other.id == *link), "{at}: no section {link}");
            }
            for term in &section.terms {
                let known = glossary.0.iter().find(|known| known.id == *term);
                assert_eq!(known.map(|known| known.game.as_str()), Some(game), "{at}: {term}");
            }
            for example in &section.examples {
                let file = rulebook(game).join(format!("examples/{example}.lesson"));
                assert!(file.exists(), "{at}: no example {example}");
            }
            assert!(!section.html.contains("](") && !section.html.contains("{#"), "{at}: {}", section.html);
        }
        let page = html(&read(game, &format!("{tongue}.md")), game, &glossary);
        assert!(page.contains("<dl class=\"glossary\">") && !page.contains("{{"), "{game} in {tongue}");
    }
}

#[test]
fn every_rulebook_is_complete_enough_to_play_from() {
    for (game, tongue) in GAMES.into_iter().flat_map(|game| TONGUES.map(|tongue| (game, tongue))) {
        let words: usize =
            book(game, tongue).iter().map(|section| section.html.split_whitespace().count()).sum();
        assert!(words > 900, "{game} in {tongue}: {words} words");
    }
}
