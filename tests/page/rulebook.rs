//! Plays every example of the rulebooks with the real rules, and checks the claims of its text.

use std::collections::BTreeSet;

use cave_troll::CaveTroll;
use moot_core::{Game, Seat, Turn};
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use cave_troll_ui::CaveTrollUi;
use moot_table_ui::game::GameView;
use moot_table_ui::lessons::script::Script;
use moot_table_ui::lessons::texts::{Texts, terms};
use moot_table_ui::rulebook::example::{self, Played};
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use crate::files::{file, glossary};

/// The examples that a rulebook shows.
fn shown<G: GameView>(language: &str) -> Vec<String> {
    let book = file(&format!("games/{}/rulebook/{language}.md", G::ID));
    let ids = book.split("](example:").skip(1).filter_map(|rest| rest.split_once(')'));
    ids.map(|(id, _)| id.to_owned()).collect()
}

fn claim<G: GameView>(played: &Played<G>, script: &Script, step: usize, claim: &str) {
    let me = Seat(script.me);
    let at = played.at[step];
    let (setup, state) = (played.table.setup(), played.table.at(at));
    let legal = || {
        let mut legal = Vec::new();
        G::Rules::legal(setup, state, me, &mut legal);
        legal.into_iter().map(G::Rules::action_text).collect::<BTreeSet<_>>()
    };
    let (what, value) = claim.split_once(' ').unwrap_or((claim, ""));
    let holds = match what {
        "points" => G::Rules::score(setup, state).total(me).to_string() == value,
        "legal" => legal().contains(value),
        "illegal" => G::Rules::action_from(value).is_ok() && !legal().contains(value),
        "over" => G::Rules::turn(setup, state) == Turn::Over,
        _ => panic!("unknown claim: {claim}"),
    };
    let points = G::Rules::score(setup, state).total(me);
    assert!(holds, "{}: {claim} does not hold; points {points}, legal {:?}", script.steps[step].key, legal());
}

fn examples_show_what_they_say<G: GameView>() {
    let ids = shown::<G>("en");
    assert_eq!(shown::<G>("fr"), ids, "both languages show the same examples");
    assert!(ids.len() >= 4, "{ids:?}");
    for id in &ids {
        let script = Script::read(&file(&format!("games/{}/rulebook/examples/{id}.lesson", G::ID)))
            .expect("an example");
        let played = example::play::<G>(&script).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert!(script.steps.len() > 1 && !script.show.is_empty(), "{id} has steps and shows something");
        assert!(script.steps.iter().any(|step| !step.is.is_empty()), "{id} claims something");
        for (step, what) in script.steps.iter().enumerate() {
            for text in &what.is {
                claim(&played, &script, step, text);
            }
        }
        for language in ["en", "fr"] {
            let texts = Texts::read(&file(&format!("games/{}/rulebook/examples/{language}.md", G::ID)));
            let part = texts.of(id).unwrap_or_else(|| panic!("{id} is told in {language}"));
            let said: Vec<_> = part.steps.iter().map(|said| said.key.as_str()).collect();
            let keys: Vec<_> = script.steps.iter().map(|step| step.key.as_str()).collect();
            assert_eq!(said, keys, "{id} in {language}");
            let known = glossary(language);
            for text in part.steps.iter().flat_map(|said| &said.says) {
                assert!(terms(text).into_iter().all(|term| known.term(term).is_some()), "{text}");
            }
        }
    }
}

#[test]
fn the_examples_of_mountain_king_show_what_they_say() {
    examples_show_what_they_say::<MountainKingUi>();
}

#[test]
fn the_examples_of_cave_troll_show_what_they_say() {
    examples_show_what_they_say::<CaveTrollUi>();
}

#[test]
fn the_examples_of_trolls_and_princesses_show_what_they_say() {
    examples_show_what_they_say::<TrollsAndPrincessesUi>();
}

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    for game in [MountainKing::ID, CaveTroll::ID, TrollsAndPrincesses::ID] {
        let rules = file(&format!("games/{game}/ui/src/game/rule.rs"));
        let named: BTreeSet<_> = rules.split('"').skip(1).step_by(2).collect();
        assert!(named.len() > 4, "{named:?}");
        let book = file(&format!("games/{game}/rulebook/en.md"));
        for section in named {
            assert!(book.contains(&format!("{{#{section}}}")), "{game}: {section}");
        }
    }
}
