//! Samples of everything that is put into words in Cave Troll, for tests (feature `testing`).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::LazyLock;

use cave_troll::{
    Action, Artifact, Card, CaveTroll, Event, Fate, Feature, Figure, Illegal, Phase, Piece, Set, Setup,
    Space, State, Wanted, Way,
};
use moot_core::{Dice, Game, Seat, SplitMix64, Turn};

use moot_ui::testing::seats;

use crate::text::table::TextContext;

/// The acting seat.
pub const SEAT: Seat = Seat(0);
/// A room: the Hoard.
pub const AT: Space = Space(23);
/// A staircase.
pub const STAIRS: Space = Space(33);
/// The Knight of another player.
pub const KNIGHT: Piece = Piece::new(Seat(1), Figure::Knight);

/// Runs a test with a table of Grimhild and Oddvar.
pub fn context(test: impl FnOnce(&TextContext<'_>)) {
    let (setup, state) = positions().remove(3);
    test(&TextContext { setup: &setup, state: &state, seats: &seats() });
}

/// An event of a moving Knight.
pub fn moved(way: Way) -> Event {
    Event::Moved { piece: KNIGHT, from: STAIRS, to: AT, way, by: SEAT }
}

fn removed(fate: Fate) -> Event {
    Event::Removed { piece: KNIGHT, at: AT, fate, by: SEAT }
}

/// One event of every kind, including variants with different sentences.
pub fn events() -> Vec<Event> {
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
        Event::NoEffect { artifact: Artifact::Mirror },
        Event::Sealed { seat: SEAT, at: AT },
        Event::Unsealed { at: AT },
        Event::Weighed { seat: SEAT, at: AT, gold: 5 },
        Event::Looked { seat: SEAT, cards: 4 },
        Event::Stacked { seat: SEAT },
        Event::Ended { seat: SEAT, unused: 1 },
        Event::Last { seat: SEAT, gold: 3 },
        Event::Stalled { rounds: 10 },
        Event::Kept { seat: SEAT, artifact: Artifact::Scales, gold: 1 },
        Event::Over,
    ];
    ways.into_iter().chain(fates).chain(others).collect()
}

/// One refusal of every kind, including variants with different sentences.
pub fn illegals() -> Vec<Illegal> {
    let whose = Seat(1);
    vec![
        Illegal::NotYourTurn { asked: whose },
        Illegal::Drawing,
        Illegal::GameOver,
        Illegal::WrongMoment,
        Illegal::NotInHand,
        Illegal::WrongSpace { at: STAIRS, wanted: Wanted::Room },
        Illegal::WrongSpace { at: AT, wanted: Wanted::Staircase },
        Illegal::WrongSpace { at: AT, wanted: Wanted::Pit },
        Illegal::WrongSpace { at: AT, wanted: Wanted::Banishment },
        Illegal::WrongSpace { at: AT, wanted: Wanted::Elsewhere },
        Illegal::NotThere { figure: Figure::Orc, at: AT },
        Illegal::NotThere { figure: Figure::Orc, at: Space::NONE },
        Illegal::NeverMoves { figure: Figure::CaveTroll },
        Illegal::MovedAlready,
        Illegal::SteppedAlready,
        Illegal::NotAdjacent { from: AT, to: STAIRS },
        Illegal::HeroInPit { at: Space(38) },
        Illegal::CaveTroll { at: AT, whose },
        Illegal::Knight { at: AT, whose },
        Illegal::Full { at: AT, holds: 5 },
        Illegal::Full { at: STAIRS, holds: 6 },
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
        Illegal::NotDue,
    ]
}

/// Every reason for a move.
pub fn features() -> Vec<Feature> {
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
    plain.into_iter().chain(characters.map(Feature::Character)).collect()
}

/// Decision positions from random games with two to four players and both sets. The players leave their last actions unused
/// less often than a uniform choice would.
pub fn positions() -> Vec<(Setup, State)> {
    static PLAYED: LazyLock<Vec<(Setup, State)>> = LazyLock::new(play);
    PLAYED.clone()
}

fn play() -> Vec<(Setup, State)> {
    let mut found = Vec::new();
    for (players, set, seed) in [
        (2, Set::Classic, 1),
        (3, Set::Variant, 2),
        (4, Set::Classic, 3),
        (4, Set::Variant, 4),
        (2, Set::Variant, 5),
        (3, Set::Classic, 6),
        (2, Set::Classic, 7),
        (4, Set::Variant, 9),
        (3, Set::Classic, 10),
        (4, Set::Classic, 11),
    ] {
        let setup = Setup::new(players, set, None).expect("playable options");
        let mut dice = SplitMix64::new(seed);
        let mut state = CaveTroll::deal(&setup);
        for ply in 0..600 {
            match CaveTroll::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = CaveTroll::sample_chance(&setup, &state, &mut dice);
                    let _ = CaveTroll::apply_chance(&setup, &mut state, outcome, &mut ())
                        .expect("a possible outcome");
                }
                Turn::Seats(_) => {
                    let rare = !matches!(state.phase, Phase::Act | Phase::Play | Phase::Put(_));
                    if rare || ply % 5 == 0 {
                        found.push((setup, state));
                    }
                    act(&setup, &mut state, &mut dice);
                }
            }
        }
    }
    assert!(found.len() > 400, "{} positions", found.len());
    found
}

fn act(setup: &Setup, state: &mut State, dice: &mut SplitMix64) {
    let all = legal(setup, state);
    let useful: Vec<Action> = all.iter().copied().filter(|&action| action != Action::End).collect();
    let draw = useful.contains(&Action::Draw) && dice.below(6) == 0;
    let pick = useful[dice.below(useful.len() as u32) as usize];
    let seat = state.asked();
    let _ = CaveTroll::act(setup, state, seat, if draw { Action::Draw } else { pick }, &mut ());
}

/// The legal actions of a position.
pub fn legal(setup: &Setup, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    CaveTroll::legal(setup, state, state.asked(), &mut legal);
    legal
}
