//! Samples of everything that is put into words in Trolls & Princesses, for tests (feature `testing`).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use moot_core::{Game, Seat, SplitMix64, Turn};
use trolls_and_princesses::{
    Action, Board, Carrier, Castle, Cell, Event, Feature, Goods, Illegal, Item, KingsCard, Misfit, Phase,
    Place, PlaceAction, Reckoning, Resource, RoundCard, Setup, Show, Spot, State, Tile, TrollCard,
    TrollsAndPrincesses, Uncovered,
};

use moot_ui::testing::seats;

use crate::text::table::TextContext;

const SEAT: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const I: Place = Place::village(0);
const MINE: Place = Place::MINING;

/// Calls `each` with every decision of two games.
pub fn decisions(mut each: impl FnMut(&TextContext<'_>, &[Action])) {
    for seed in 1..3 {
        let setup = Setup::usual(2).expect("a valid number of players");
        let mut dice = SplitMix64::new(seed);
        let mut state = TrollsAndPrincesses::deal(&setup);
        let mut legal = Vec::new();
        loop {
            match TrollsAndPrincesses::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
                    let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ());
                }
                Turn::Seats(_) => {
                    let seat = state.asked();
                    legal.clear();
                    TrollsAndPrincesses::legal(&setup, &state, seat, &mut legal);
                    each(&TextContext { setup: &setup, state: &state, seats: &seats() }, &legal);
                    let at = moot_core::Dice::below(&mut dice, legal.len() as u32) as usize;
                    let _ = TrollsAndPrincesses::act(&setup, &mut state, seat, legal[at], &mut ());
                }
            }
        }
    }
}

/// Runs a test with a table of Grimhild and Oddvar.
pub fn context(test: impl FnOnce(&TextContext<'_>)) {
    let setup = Setup::usual(2).expect("a valid number of players");
    let state: State = TrollsAndPrincesses::deal(&setup);
    test(&TextContext { setup: &setup, state: &state, seats: &seats() });
}

/// Calls `each` with every piece that covers something on a board, and with what it covers, in a position where it may be sent.
pub fn uncovered(mut each: impl FnMut(&TextContext<'_>, u8, Uncovered)) {
    context(|context| {
        for board in (0..4).map(Board) {
            for item in [Item::Outpost, Item::Changeling] {
                let mut state = *context.state;
                state.players[state.active.index()].board = board;
                state.phase = Phase::Uncover { item, to: I };
                let face = state.me().face();
                let gains = if item == Item::Outpost { &face.outposts } else { &face.changelings };
                for (at, &gain) in (0..).zip(gains) {
                    each(
                        &TextContext { setup: context.setup, state: &state, seats: context.seats },
                        at,
                        gain,
                    );
                }
            }
        }
    });
}

/// One event of every kind, including variants with different sentences.
pub fn events() -> Vec<Event> {
    let points = Reckoning { trolls: 2, outposts: 1, humans: 0, king: 1, rivals: 2 };
    let seat = SEAT;
    let mut all = vec![
        Event::Castle { at: I, tile: Castle(0) },
        Event::Board { seat, board: Board(0) },
        Event::Challenge { card: KingsCard(0) },
        Event::First { seat },
        Event::Settled { seat, at: MINE },
        Event::Began { seat, round: 1 },
        Event::Played { seat, card: RoundCard(0) },
        Event::Moved { seat, from: Place::BESIDE, to: I },
        Event::Moved { seat, from: I, to: MINE },
        Event::Stuck { seat },
        Event::Pushed { seat: OTHER, from: I, by: seat },
        Event::Fled { seat: OTHER, to: MINE },
        Event::Reckoned { seat, at: I, points },
        Event::Gained { seat, goods: Goods { resources: [1, 2, 3], power: 1, cows: 2 } },
        Event::Activated { seat, tile: None },
        Event::Activated { seat, tile: Some(Tile(67)) },
        Event::Stormed { seat, at: I, tile: Castle(3) },
        Event::Hired { seat, from: I, to: MINE },
        Event::Claimed { seat, card: KingsCard(9) },
        Event::Laid { seat, tile: Tile(0), cell: Cell::START, turn: 0, sites: [0; 3] },
        Event::Laid { seat, tile: Tile(70), cell: Cell::START, turn: 0, sites: [1, 0, 1] },
        Event::Barn { seat },
        Event::Card { seat, card: TrollCard(15) },
        Event::Walked { seat, from: I, to: MINE },
        Event::Strolled { seat, from: Place::POWER, to: MINE },
        Event::Home { seat, from: I, to: Place::BUILDING },
        Event::Declined { seat },
        Event::Rested { seat, unused: 2 },
        Event::Drew { seat },
        Event::Over,
    ];
    for item in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
        all.push(Event::Put { item, at: I, put: false });
        all.push(Event::Stored { seat, item, spot: Spot { on: Carrier::Tile(Tile(0)), at: 0 } });
    }
    for item in [Item::Changeling, Item::Outpost] {
        all.push(Event::Uncovered { seat, item, piece: 0, to: I });
    }
    for resource in Resource::ALL {
        all.push(Event::Mined { seat, resource, count: 2 });
        all.push(Event::Filled { seat, resource, count: 1 });
    }
    for show in [Show::Caves, Show::Kings, Show::Cards] {
        all.push(Event::Refreshed { seat, show });
        all.push(Event::Reshuffled { show });
    }
    // A refresh is reported by the events of its display.
    let told = |place_action: &PlaceAction| {
        !matches!(place_action, PlaceAction::RefreshCaves | PlaceAction::RefreshCards)
    };
    all.extend(place_actions().filter(told).map(|place_action| Event::Did { seat, place_action }));
    all
}

/// Every action of every place.
pub fn place_actions() -> impl Iterator<Item = PlaceAction> {
    [Place::MINING, Place::BUILDING, Place::POWER, I]
        .into_iter()
        .flat_map(|at| PlaceAction::of(at).iter().copied())
}

/// One refusal of every kind.
pub fn illegals() -> Vec<Illegal> {
    let mut all = vec![
        Illegal::NotYourTurn { asked: OTHER },
        Illegal::Drawing,
        Illegal::GameOver,
        Illegal::WrongMoment,
        Illegal::WrongPlace { at: MINE },
        Illegal::NotInHand,
        Illegal::NoSuchPlace,
        Illegal::NobodyThere { at: I },
        Illegal::MovedAlready { at: MINE },
        Illegal::WalkedAlready,
        Illegal::SamePlace,
        Illegal::Full { at: I },
        Illegal::NotFull { at: I, free: 1 },
        Illegal::NotFull { at: I, free: 3 },
        Illegal::NobodyToPush { seat: OTHER },
        Illegal::NowhereToFlee { seat: OTHER },
        Illegal::MustMove,
        Illegal::Points { need: 5, have: 3, idle: 0 },
        Illegal::Points { need: 2, have: 1, idle: 2 },
        Illegal::Power { need: 2, have: 1 },
        Illegal::NoCow,
        Illegal::WrongSpot,
        Illegal::NoBarn,
        Illegal::NoSupply,
        Illegal::NoCowHere,
        Illegal::NoEffect,
        Illegal::Activated,
        Illegal::NoAction,
        Illegal::NotShown,
        Illegal::Twice,
        Illegal::Twin,
        Illegal::FitsNowhere,
        Illegal::AtLeastOne,
        Illegal::MustTake,
        Illegal::NothingLeft,
        Illegal::NotInGame,
        Illegal::Unmet { card: KingsCard(0), need: 3, have: 1 },
        Illegal::Claimed,
        Illegal::NotDue,
    ];
    for item in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
        all.extend([Illegal::NotHere { item, at: I }, Illegal::NoSpot { item }]);
    }
    for item in [Item::Changeling, Item::Outpost] {
        all.push(Illegal::NoPiece { item });
    }
    for resource in Resource::ALL {
        all.push(Illegal::Short { resource, need: 2, have: 0 });
        all.extend([Illegal::NothingToMine { resource }, Illegal::NothingToFill { resource }]);
    }
    let misfits =
        [Misfit::NotAdjacent, Misfit::OverBoard, Misfit::Overlaps(Tile(0)), Misfit::Wall(2), Misfit::Turned];
    all.extend(misfits.map(Illegal::Misfit));
    all
}

/// Every feature that a hint can mention.
pub fn features() -> Vec<Feature> {
    let mut all = vec![
        Feature::Power,
        Feature::Cows,
        Feature::Halves,
        Feature::Places,
        Feature::Upgrades,
        Feature::Barns,
        Feature::Humans,
        Feature::Outposts,
        Feature::Actions,
        Feature::Cards,
        Feature::Scorers,
        Feature::Challenges,
        Feature::Crowd,
        Feature::Beside,
        Feature::King,
        Feature::PointsLeft,
        Feature::Moves,
    ];
    all.extend((0..6).map(Feature::Points));
    all.extend(Resource::ALL.into_iter().flat_map(|it| [Feature::Field(it), Feature::Sites(it)]));
    all.extend(Item::STORED.into_iter().flat_map(|it| [Feature::Spots(it), Feature::Ready(it)]));
    all
}
