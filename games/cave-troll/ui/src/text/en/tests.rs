//! Every text of Cave Troll, read over.

use cave_troll::{Action, Artifact, Card, Event, Feature, Figure, Illegal, Phase, Set, Space, Way};
use moot_core::Seat;

use super::Cave;
use crate::board::facts::Facts;
use crate::board::foresee;
use crate::board::hold::{Hold, grip};
use crate::samples::legal;
use crate::samples::positions;
use crate::samples::{AT, SEAT, events, features, illegals, moved, tale};
use crate::text::cave_troll::{CaveWords, Tale};
use crate::text::offer::cave_offer;
use moot_table_ui::game::words::GameWords;
use moot_ui::testing::{checked, seats};

#[test]
fn every_event_worth_a_line_has_a_sentence() {
    tale(|tale| {
        for event in events() {
            let text = Cave.sentence(tale, &event).expect("a line");
            checked(&text, &format!("{event:?}"));
        }
        assert_eq!(Cave.sentence(tale, &Event::Discarded { seat: SEAT, card: Card::FIND }), None);
        assert_eq!(Cave.sentence(tale, &Event::Ended { seat: SEAT, unused: 0 }), None);
        assert_eq!(
            Cave.sentence(tale, &moved(Way::Pushed)).as_deref(),
            Some("Grimhild pushed Oddvar’s Knight from the north-west staircase into the Hoard.")
        );
    });
}

#[test]
fn every_refusal_has_a_sentence() {
    tale(|tale| {
        for why in illegals() {
            checked(&Cave.illegal(tale, why), &format!("{why:?}"));
        }
        assert_eq!(
            Cave.illegal(tale, Illegal::Knight { at: AT, whose: Seat(1) }),
            "Oddvar’s Knight keeps rivals out of the Hoard."
        );
    });
}

#[test]
fn every_phase_asks_a_question_and_every_action_has_a_title() {
    let seats = seats();
    let mut asked = Vec::new();
    for (setup, state) in positions() {
        let tale = Tale { setup: &setup, state: &state, seats: &seats };
        let legal = legal(&setup, &state);
        let now = grip(&setup, &state, &legal, &Hold::NOTHING);
        let question = Cave.question(&tale, &now);
        assert!(question.starts_with(char::is_uppercase), "{question}");
        let phase = core::mem::discriminant(&state.phase);
        if !asked.contains(&phase) {
            asked.push(phase);
        }
        assert_ne!(Cave.advice(&tale, &now), "", "{:?}", state.phase);
        for &action in &legal {
            let title = Cave.title(&tale, &[action]);
            checked(&format!("{title}."), &format!("{action:?}"));
            let outlook = foresee::outlook(&setup, &state, &[action]);
            let told = Cave.outlook(&tale, &outlook);
            assert_eq!(told.is_empty(), outlook == foresee_free(&outlook), "{told}");
        }
        for at in Space::all() {
            let facts = Facts::of(&state, at);
            checked(&Cave.facts(&tale, &facts, false), &format!("{at}"));
        }
    }
    assert!(asked.len() >= 12, "{} phases asked", asked.len());
}

/// The same without anything that there is to say.
fn foresee_free(of: &crate::board::model::Outlook) -> crate::board::model::Outlook {
    crate::board::model::Outlook { removed: Vec::new(), scoring: false, over: false, ..of.clone() }
}

#[test]
fn reasons_read_well_whichever_way_they_go() {
    for feature in features() {
        let (up, down) = (Cave.reason(feature, 1.0), Cave.reason(feature, -1.0));
        assert!(up != down && !up.is_empty(), "{feature:?}: {up} / {down}");
        assert!(up.len() < 48 && down.len() < 48, "{up} / {down}");
    }
    assert_eq!(Cave.reason(Feature::Board, -3.2), "−3 gold if the dungeon is scored");
    assert_eq!(Cave.reason(Feature::Character(Figure::Orc), 1.0), "the Orc joins in");
}

#[test]
fn cards_artifacts_and_spaces_have_names() {
    for card in Card::all() {
        assert!(!Cave.card(card).is_empty() && !Cave.card_text(card).is_empty(), "{card:?}");
    }
    for artifact in Artifact::ALL {
        assert!(!Cave.artifact(artifact).is_empty() && Cave.artifact_text(artifact).ends_with('.'));
    }
    let mut names: Vec<String> = Space::all().map(|at| Cave.place(at)).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 40);
    for set in [Set::Classic, Set::Variant] {
        assert!(cave_offer().set_note(set).ends_with('.') && !Cave.set_name(set).is_empty());
    }
    assert_eq!(super::names::space(Space(38)), "the west pit");
}

#[test]
fn declining_is_worded_by_the_moment() {
    tale(|tale| {
        let mut state = *tale.state;
        state.phase = Phase::Glide { from: AT };
        assert_eq!(Cave.done(&state), "Stay here");
        state.phase = Phase::Lantern;
        assert_eq!(Cave.done(&state), "Enough");
        let tale = Tale { setup: tale.setup, state: &state, seats: tale.seats };
        assert_eq!(Cave.title(&tale, &[]), "");
        assert_eq!(Cave.confirm(&tale, &[Action::Rampage]), "Run wild");
    });
}
