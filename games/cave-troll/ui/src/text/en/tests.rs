//! Tests every text of Cave Troll.

use cave_troll::{Action, Artifact, Card, Event, Feature, Figure, Illegal, Phase, Set, Space, Wanted, Way};
use moot_core::Seat;

use super::English;
use crate::board::facts::Facts;
use crate::board::preview;
use crate::game::pick::{Pick, choices};
use crate::samples::{AT, SEAT, context, events, features, illegals, legal, moved, positions};
use crate::text::offer::cave_offer;
use crate::text::table::{CaveTexts, TextContext};
use moot_table_ui::game::words::GameTexts;
use moot_ui::testing::{checked, seats};

#[test]
fn every_event_worth_a_line_has_a_sentence() {
    context(|context| {
        for event in events() {
            let text = English.sentence(context, &event).expect("a line");
            checked(&text, &format!("{event:?}"));
        }
        assert_eq!(English.sentence(context, &Event::Discarded { seat: SEAT, card: Card::FIND }), None);
        assert_eq!(English.sentence(context, &Event::Ended { seat: SEAT, unused: 0 }), None);
        assert_eq!(
            English.sentence(context, &moved(Way::Pushed)).as_deref(),
            Some("Grimhild pushed Oddvar’s Knight from the north-west staircase into the Hoard.")
        );
    });
}

#[test]
fn every_refusal_has_a_sentence() {
    context(|context| {
        for why in illegals() {
            checked(&English.illegal(context, why), &format!("{why:?}"));
        }
        assert_eq!(
            English.illegal(context, Illegal::Knight { at: AT, whose: Seat(1) }),
            "Oddvar’s Knight keeps rivals out of the Hoard."
        );
        assert_eq!(
            English.illegal(context, Illegal::WrongSpace { at: AT, wanted: Wanted::Staircase }),
            "Heroes come in by the staircases."
        );
    });
}

#[test]
fn every_phase_asks_a_question_and_every_action_has_a_title() {
    let seats = seats();
    let mut asked = Vec::new();
    for (setup, state) in positions() {
        let context = TextContext { setup: &setup, state: &state, seats: &seats };
        let legal = legal(&setup, &state);
        let now = choices(&setup, &state, &legal, &Pick::NOTHING);
        let question = English.question(&context, &now);
        assert!(question.starts_with(char::is_uppercase), "{question}");
        let phase = core::mem::discriminant(&state.phase);
        if !asked.contains(&phase) {
            asked.push(phase);
        }
        assert_ne!(English.advice(&context, &now), "", "{:?}", state.phase);
        for &action in &legal {
            let title = English.title(&context, &[action]);
            checked(&format!("{title}."), &format!("{action:?}"));
            let preview = preview::preview_of(&setup, &state, &[action]);
            let told = English.preview(&context, &preview);
            assert_eq!(told.is_empty(), preview == foresee_free(&preview), "{told}");
        }
        for at in Space::all() {
            let facts = Facts::of(&state, at);
            checked(&English.facts(&context, &facts, false), &format!("{at}"));
        }
    }
    assert!(asked.len() >= 12, "{} phases asked", asked.len());
}

/// The same preview without any effects.
fn foresee_free(of: &crate::board::model::Preview) -> crate::board::model::Preview {
    crate::board::model::Preview {
        removed: Vec::new(),
        may_flee: false,
        scoring: false,
        over: false,
        ..of.clone()
    }
}

#[test]
fn reasons_read_well_whichever_way_they_go() {
    for feature in features() {
        let (up, down) = (English.reason(feature, 1.0), English.reason(feature, -1.0));
        assert!(up != down && !up.is_empty(), "{feature:?}: {up} / {down}");
        assert!(up.len() < 48 && down.len() < 48, "{up} / {down}");
    }
    assert_eq!(English.reason(Feature::Board, -3.2), "−3 gold if the dungeon is scored");
    assert_eq!(English.reason(Feature::Character(Figure::Orc), 1.0), "the Orc joins in");
    assert_eq!(English.reason(Feature::HeroesToCome, -1.0), "1 hero fewer left in your cards");
}

#[test]
fn cards_artifacts_and_spaces_have_names() {
    for card in Card::all() {
        assert!(!English.card(card).is_empty() && !English.card_text(card).is_empty(), "{card:?}");
    }
    for artifact in Artifact::ALL {
        assert!(!English.artifact(artifact).is_empty() && English.artifact_text(artifact).ends_with('.'));
    }
    let mut names: Vec<String> = Space::all().map(|at| English.place(at)).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 40);
    for set in [Set::Classic, Set::Variant] {
        assert!(cave_offer().set_note(set).ends_with('.') && !English.set_name(set).is_empty());
    }
    assert_eq!(super::names::space(Space(38)), "the west pit");
}

#[test]
fn declining_is_worded_by_the_moment() {
    context(|context| {
        let mut state = *context.state;
        state.phase = Phase::Glide;
        assert_eq!(English.done(&state), "Stay here");
        state.phase = Phase::Lantern;
        assert_eq!(English.done(&state), "Enough");
        let context = TextContext { setup: context.setup, state: &state, seats: context.seats };
        assert_eq!(English.title(&context, &[]), "");
        let back = [Action::Revive(Figure::Knight), Action::At(cave_troll::testing::space('1'))];
        let told = English.title(&context, &back);
        assert_eq!(told, "Bring the Knight back onto the north-west staircase");
        assert_eq!(English.confirm(&context, &[Action::Rampage]), "Run wild");
    });
}
