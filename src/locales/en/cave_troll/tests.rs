//! Every text of Cave Troll, read over.

use cave_troll::{
    Action, Artifact, Card, Event, Fate, Feature, Figure, Illegal, Phase, Piece, Set, Space, Way,
};
use moot_core::Seat;
use moot_table::SeatInfo;

use super::super::samples::checked;
use super::Cave;
use crate::board::cave_troll::facts::Facts;
use crate::board::cave_troll::foresee;
use crate::board::cave_troll::hold::{Hold, grip};
use crate::board::cave_troll::tests::{legal, positions};
use crate::words::cave_troll::{CaveWords, Tale};
use crate::words::game::GameWords;
use crate::words::offer::cave_offer;

const SEAT: Seat = Seat(0);
const AT: Space = Space(23);
const STAIRS: Space = Space(33);
const KNIGHT: Piece = Piece::new(Seat(1), Figure::Knight);

fn seats() -> Vec<SeatInfo> {
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    ["Grimhild", "Oddvar", "Tuva", "Ragnvald"].map(info).to_vec()
}

fn tale(test: impl FnOnce(&Tale<'_>)) {
    let (setup, state) = positions().remove(3);
    test(&Tale { setup: &setup, state: &state, seats: &seats() });
}

fn moved(way: Way) -> Event {
    Event::Moved { piece: KNIGHT, from: STAIRS, to: AT, way, by: SEAT }
}

fn removed(fate: Fate) -> Event {
    Event::Removed { piece: KNIGHT, at: AT, fate, by: SEAT }
}

#[test]
fn every_event_worth_a_line_has_a_sentence() {
    let ways = [Way::Stepped, Way::Pushed, Way::Pulled, Way::Banished, Way::Jumped, Way::Fled].map(moved);
    let fates =
        [Fate::Struck, Fate::Slain, Fate::Crushed, Fate::Trampled, Fate::Spent, Fate::Mirrored].map(removed);
    let others = [
        Event::First { seat: SEAT },
        Event::Began { seat: SEAT, turn: 1, actions: 1 },
        Event::Drew { seat: SEAT },
        Event::Played { seat: SEAT, card: Card::FIND },
        Event::Played { seat: SEAT, card: Card::ADVENTURER },
        Event::Placed { piece: KNIGHT, at: STAIRS },
        Event::Stayed { seat: SEAT },
        Event::Cleared { seat: SEAT, at: AT, figure: Figure::CaveTroll },
        Event::Rampaged { seat: SEAT, at: AT },
        Event::Piled { seat: SEAT, card: Card::DUSK, icons: 1 },
        Event::Scored { at: AT, control: Some(SEAT), gold: [5, 2, 0, 0] },
        Event::Scored { at: AT, control: None, gold: [0; 4] },
        Event::Board { gold: [5, 7, 0, 0] },
        Event::Purse { seat: SEAT, at: AT },
        Event::Found { seat: SEAT },
        Event::Invoked { seat: SEAT, artifact: Artifact::Raven },
        Event::Sealed { seat: SEAT, at: AT },
        Event::Unsealed { at: AT },
        Event::Weighed { seat: SEAT, at: AT, gold: 5 },
        Event::Looked { seat: SEAT, cards: 4 },
        Event::Stacked { seat: SEAT },
        Event::Ended { seat: SEAT, unused: 1 },
        Event::Last { seat: SEAT, gold: 3 },
        Event::Kept { seat: SEAT, artifact: Artifact::Scales, gold: 1 },
        Event::Over,
    ];
    tale(|tale| {
        for event in ways.into_iter().chain(fates).chain(others) {
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
    let whose = Seat(1);
    let all = [
        Illegal::NotYourTurn { asked: whose },
        Illegal::Drawing,
        Illegal::GameOver,
        Illegal::WrongMoment,
        Illegal::MustDraw { turns: 5 },
        Illegal::NotInHand,
        Illegal::WrongSpace { at: AT },
        Illegal::WrongSpace { at: STAIRS },
        Illegal::NotThere { figure: Figure::Orc, at: AT },
        Illegal::NotThere { figure: Figure::Orc, at: Space::NONE },
        Illegal::NeverMoves { figure: Figure::CaveTroll },
        Illegal::MovedAlready,
        Illegal::SteppedAlready,
        Illegal::NotAdjacent { from: AT, to: STAIRS },
        Illegal::NoWayBack { to: AT },
        Illegal::HeroInPit { at: Space(38) },
        Illegal::CaveTroll { at: AT, whose },
        Illegal::Knight { at: AT, whose },
        Illegal::Full { at: AT, holds: 5 },
        Illegal::FullForBerserker { at: AT, holds: 6, own: 0 },
        Illegal::FullForBerserker { at: AT, holds: 5, own: 1 },
        Illegal::NobodyToPush { at: AT },
        Illegal::Sealed { at: AT },
        Illegal::NotInRoom { at: STAIRS },
        Illegal::OutOfReach { figure: Figure::Barbarian },
        Illegal::OwnFigure,
        Illegal::Sheltered { at: AT, whose },
        Illegal::NotAlone { whose, characters: 2 },
        Illegal::NoEffect,
        Illegal::NoArtifact,
        Illegal::NotRemoved { figure: Figure::Knight },
        Illegal::NoHero { at: AT },
        Illegal::Outnumbered { at: AT, by: whose },
        Illegal::AtLeastOne,
        Illegal::NotDue,
    ];
    tale(|tale| {
        for why in all {
            checked(&Cave.illegal(tale, why), &format!("{why:?}"));
        }
        assert_eq!(
            Cave.illegal(tale, Illegal::Knight { at: AT, whose }),
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
fn foresee_free(of: &crate::board::cave_troll::model::Outlook) -> crate::board::cave_troll::model::Outlook {
    crate::board::cave_troll::model::Outlook {
        removed: Vec::new(),
        scoring: false,
        over: false,
        ..of.clone()
    }
}

#[test]
fn reasons_read_well_whichever_way_they_go() {
    let characters = Figure::ALL.into_iter().filter(|figure| figure.set().is_some());
    let plain = [
        Feature::Gold,
        Feature::Board,
        Feature::Artifact,
        Feature::Influence,
        Feature::Lead,
        Feature::Tied,
        Feature::Short,
        Feature::Guarded,
        Feature::Danger,
        Feature::Prey,
        Feature::Heroes,
        Feature::Stairs,
        Feature::HeroesToCome,
        Feature::Hand,
        Feature::Trigger,
        Feature::Actions,
        Feature::LastCard,
    ];
    for feature in plain.into_iter().chain(characters.map(Feature::Character)) {
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
