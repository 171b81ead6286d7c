//! One of everything that has a sentence in Cave Troll, for tests.

use cave_troll::{Artifact, Card, Event, Fate, Feature, Figure, Illegal, Piece, Space, Way};
use moot_core::Seat;

use super::seats;
use cave_troll_ui::board::tests::positions;
use cave_troll_ui::text::cave_troll::Tale;

/// Who acts.
pub(crate) const SEAT: Seat = Seat(0);
/// A room: the Hoard.
pub(crate) const AT: Space = Space(23);
/// A staircase.
pub(crate) const STAIRS: Space = Space(33);
/// Somebody else’s Knight.
pub(crate) const KNIGHT: Piece = Piece::new(Seat(1), Figure::Knight);

/// Lets a test speak about a table of Grimhild and Oddvar.
pub(crate) fn tale(test: impl FnOnce(&Tale<'_>)) {
    let (setup, state) = positions().remove(3);
    test(&Tale { setup: &setup, state: &state, seats: &seats() });
}

/// A Knight on the way.
pub(crate) fn moved(way: Way) -> Event {
    Event::Moved { piece: KNIGHT, from: STAIRS, to: AT, way, by: SEAT }
}

fn removed(fate: Fate) -> Event {
    Event::Removed { piece: KNIGHT, at: AT, fate, by: SEAT }
}

/// One event of every kind, and those forms that read differently.
pub(crate) fn events() -> Vec<Event> {
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
    ways.into_iter().chain(fates).chain(others).collect()
}

/// One refusal of every kind, and those forms that read differently.
pub(crate) fn illegals() -> Vec<Illegal> {
    let whose = Seat(1);
    vec![
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
    ]
}

/// Every reason for a move.
pub(crate) fn features() -> Vec<Feature> {
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
