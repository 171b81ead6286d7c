//! Plays every lesson with the real rules, in every way that it allows, and checks that all its texts exist.

use std::collections::BTreeSet;

use moot_core::{Game, Seat, Turn};
use moot_table::{Entry, Table, entry_from};
use mountain_king::MountainKing;

use cave_troll_ui::CaveTrollUi;
use moot_table_ui::game::GameView;
use moot_table_ui::lessons::script::{Script, fits};
use moot_table_ui::lessons::texts::{Texts, terms};
use moot_table_ui::lessons::{minutes, run};
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use crate::files::{file, glossary};

/// The languages, by their tags.
const LANGUAGES: [&str; 2] = ["en", "fr"];
/// The reading speed of a careful reader, in words per minute, and the seconds per action.
const WORDS: f64 = 180.0;
const ACTION: f64 = 7.0;

fn script<G: GameView>(id: &str) -> Script {
    let text = file(&format!("games/{}/lessons/{id}.lesson", G::ID));
    Script::read(&text).unwrap_or_else(|why| panic!("{id}: {why}"))
}

/// Plays the moves of other seats after a step.
fn others<G: GameView>(table: &mut Table<G::Rules>, then: &[String], at: &str) {
    for text in then {
        let Ok(Entry::Act { seat, action }) = entry_from::<G::Rules>(text) else {
            panic!("{at}: {text} is no decision")
        };
        table.play(seat, action).unwrap_or_else(|why| panic!("{at}: {text}: {why}"));
    }
}

fn act<G: GameView>(table: &mut Table<G::Rules>, seat: Seat, text: &str, at: &str) {
    let action = G::Rules::action_from(text).unwrap_or_else(|why| panic!("{at}: {text}: {why}"));
    assert_eq!(
        G::Rules::action_text(action),
        text,
        "{at}: the text form of an action is written in one way only"
    );
    table.play(seat, action).unwrap_or_else(|why| panic!("{at}: {text}: {why}"));
}

/// Returns the ways through a step: all sequences of legal actions that it accepts.
fn ways<G: GameView>(table: &Table<G::Rules>, seat: Seat, go: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for way in go {
        let mut begun: Vec<(Table<G::Rules>, Vec<String>)> = vec![(table.clone(), Vec::new())];
        for kind in way {
            let mut next = Vec::new();
            for (table, done) in begun {
                for action in table.legal(seat) {
                    let text = G::Rules::action_text(action);
                    if fits(kind, &text) {
                        let mut after = table.clone();
                        after.play(seat, action).expect("a legal action");
                        next.push((after, [done.as_slice(), &[text]].concat()));
                    }
                }
            }
            begun = next;
        }
        found.extend(begun.into_iter().map(|(_, done)| done));
    }
    found
}

/// Plays a lesson; `other` replaces the way through one step. If a shown action is then no longer legal, plays any way that
/// the step accepts.
fn play<G: GameView>(id: &str, script: &Script, other: Option<(usize, &[String])>) -> Table<G::Rules> {
    let mut table = run::open::<G::Rules>(script, &[]).unwrap_or_else(|why| panic!("{id}: {why}")).table;
    let (start, me) = (table.log().len(), Seat(script.me));
    for (step, what) in script.steps.iter().enumerate() {
        let at = format!("{id}, step {}", what.key);
        let stand = run::progress(script, &table, start, step);
        assert_eq!((stand.step, stand.off, stand.due), (step, false, None), "{at}");
        assert!(what.go.is_empty() || table.asked().contains(me), "{at}: it is not the learner's turn");
        let plays = match other {
            Some((which, way)) if which == step => way.to_vec(),
            Some((which, _)) if which < step && !what.go.is_empty() => {
                let ways = ways::<G>(&table, me, &what.go);
                let shown = ways.iter().find(|way| **way == what.plays).or(ways.first());
                shown.unwrap_or_else(|| panic!("{at}: no way is left after {other:?}")).clone()
            }
            _ => what.plays.clone(),
        };
        assert_eq!(plays.is_empty(), what.go.is_empty(), "{at}: what has to be done is also shown");
        for text in &plays {
            act::<G>(&mut table, me, text, &at);
        }
        others::<G>(&mut table, &what.then, &at);
    }
    let end = run::progress(script, &table, start, script.steps.len());
    assert_eq!((end.step, end.off), (script.steps.len(), false), "{id} comes to its end");
    table
}

fn ends<G: GameView>(id: &str, script: &Script, table: &Table<G::Rules>) {
    assert!(!script.ends.is_empty(), "{id} says how it ends");
    let me = Seat(script.me);
    for end in &script.ends {
        match end.split_once(' ') {
            None if end == "over" => assert_eq!(table.turn(), Turn::Over, "{id}"),
            Some(("points" | "honour", points)) => {
                assert_eq!(table.score().total(me).to_string(), points, "{id}");
            }
            _ => panic!("{id}: unknown end: {end}"),
        }
    }
}

fn lessons_can_be_played<G: GameView>() {
    for id in G::LESSONS {
        let script = script::<G>(id);
        assert_eq!(
            script.seats.len(),
            G::Rules::seats(run::open::<G::Rules>(&script, &[]).expect("a position").table.setup())
        );
        ends::<G>(id, &script, &play::<G>(id, &script, None));
    }
}

fn every_accepted_way_leads_to_the_end<G: GameView>() {
    let mut tried = 0;
    for id in G::LESSONS {
        let script = script::<G>(id);
        let mut table = run::open::<G::Rules>(&script, &[]).expect("a position").table;
        for (step, what) in script.steps.iter().enumerate() {
            let all = ways::<G>(&table, Seat(script.me), &what.go);
            assert!(
                what.go.is_empty() || all.contains(&what.plays),
                "{id}: {} shows what it accepts",
                what.key
            );
            for way in all {
                play::<G>(id, &script, Some((step, &way)));
                tried += 1;
            }
            for text in &what.plays {
                act::<G>(&mut table, Seat(script.me), text, id);
            }
            others::<G>(&mut table, &what.then, id);
        }
    }
    assert!(tried > 12, "{tried} ways");
}

/// Checks the texts of all lessons. At most steps a legal action off the path is possible, so the coach needs a text for it.
fn check_texts<G: GameView>() {
    for language in LANGUAGES {
        let path = format!("games/{}/lessons/{language}.md", G::ID);
        let texts = Texts::read(&file(&path));
        let ids: Vec<_> = texts.parts().iter().map(|part| part.id.as_str()).collect();
        assert_eq!(ids, G::LESSONS, "{path}");
        let known = glossary(language);
        for part in texts.parts() {
            let script = script::<G>(&part.id);
            assert!(!part.title.is_empty() && !part.about.is_empty(), "{path}: {}", part.id);
            let keys: Vec<_> = script.steps.iter().map(|step| step.key.as_str()).collect();
            let said: Vec<_> = part.steps.iter().map(|said| said.key.as_str()).collect();
            assert_eq!(said, keys, "{path}: {}", part.id);
            assert_eq!(
                keys.iter().collect::<BTreeSet<_>>().len(),
                keys.len(),
                "{}: names of steps differ",
                part.id
            );
            for (said, step) in part.steps.iter().zip(&script.steps) {
                let at = format!("{path}: {}, {}", part.id, said.key);
                assert!(!said.says.is_empty(), "{at}");
                let words: usize = said.says.iter().map(|text| text.split_whitespace().count()).sum();
                assert!(words <= 60, "{at}: {words} words do not fit on a phone");
                assert!(
                    step.go.is_empty() || !step.at.is_empty(),
                    "{at}: whoever has to do something is shown where"
                );
                for text in said.says.iter().chain(&said.other) {
                    for term in terms(text) {
                        assert!(known.term(term).is_some(), "{at}: no term {term}");
                    }
                }
            }
        }
    }
}

fn lessons_are_short<G: GameView>() {
    for language in LANGUAGES {
        let texts = Texts::read(&file(&format!("games/{}/lessons/{language}.md", G::ID)));
        for part in texts.parts() {
            let actions: usize = script::<G>(&part.id).steps.iter().map(|step| step.plays.len().max(1)).sum();
            let time = part.words() as f64 / WORDS + actions as f64 * ACTION / 60.0;
            assert!(time <= 4.0, "{} in {language} takes {time:.1} minutes", part.id);
            assert!(minutes(part) <= 4, "{}: more minutes are announced than it may take", part.id);
        }
    }
}

#[test]
fn the_lessons_of_mountain_king_can_be_played() {
    lessons_can_be_played::<MountainKingUi>();
}

#[test]
fn the_lessons_of_cave_troll_can_be_played() {
    lessons_can_be_played::<CaveTrollUi>();
}

#[test]
fn the_lessons_of_trolls_and_princesses_can_be_played() {
    lessons_can_be_played::<TrollsAndPrincessesUi>();
}

#[test]
fn every_way_that_a_lesson_of_mountain_king_accepts_leads_to_its_end() {
    every_accepted_way_leads_to_the_end::<MountainKingUi>();
}

#[test]
fn every_way_that_a_lesson_of_cave_troll_accepts_leads_to_its_end() {
    every_accepted_way_leads_to_the_end::<CaveTrollUi>();
}

#[test]
fn every_way_that_a_lesson_of_trolls_and_princesses_accepts_leads_to_its_end() {
    every_accepted_way_leads_to_the_end::<TrollsAndPrincessesUi>();
}

#[test]
fn every_lesson_has_its_texts_in_both_languages() {
    check_texts::<MountainKingUi>();
    check_texts::<CaveTrollUi>();
    check_texts::<TrollsAndPrincessesUi>();
}

#[test]
fn no_lesson_takes_more_than_four_minutes() {
    lessons_are_short::<MountainKingUi>();
    lessons_are_short::<CaveTrollUi>();
    lessons_are_short::<TrollsAndPrincessesUi>();
}

#[test]
fn a_lesson_that_the_rules_no_longer_allow_is_noticed() {
    let mut script = script::<MountainKingUi>("1-recruit");
    script.log.push("0 bless fire".to_owned());
    assert!(run::open::<MountainKing>(&script, &[]).is_err());
}
