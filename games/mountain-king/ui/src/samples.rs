//! Samples of everything that is put into words, for tests (feature `testing`).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use moot_core::{Seat, SeatSet};
use moot_table::{Seed, Table};
use moot_ui::testing::seats;
use mountain_king::{Clan, Event, Illegal, Kind, MountainKing, Pile, Setup, Square};

use crate::text::table::TextContext;

const SEAT: Seat = Seat(0);
const AT: Square = Square::at(4, 5);
const ONE: Pile = Pile([1, 0, 0, 0, 0, 0, 1]);

/// Runs a test with a table of Grimhild and Oddvar.
pub fn context(test: impl FnOnce(&TextContext<'_>)) {
    let setup = Setup::usual(2).unwrap();
    let table = Table::<MountainKing>::new(setup, Seed::typed("saga"), SeatSet::all(2)).unwrap();
    test(&TextContext { setup: &setup, state: table.state(), seats: &seats()[..2] });
}

/// One event of every kind, including variants with different sentences.
pub const EVENTS: [Event; 43] = [
    Event::First { seat: SEAT },
    Event::Came { place: 3, card: 8 },
    Event::Pedestal { place: 6, clan: Clan::Ice },
    Event::Supplied { workshop: 3 },
    Event::Turned { page: 1, spell: 5 },
    Event::Statues,
    Event::Token { clan: Clan::Ice, tier: 2, honour: 4 },
    Event::Gate { seat: SEAT, start: 0, at: AT },
    Event::Drew { seat: SEAT },
    Event::Kept { seat: SEAT, starter: 5, slot: 1, gained: ONE },
    Event::Bonus { seat: SEAT, gained: ONE },
    Event::Began { seat: SEAT, round: 3 },
    Event::Cast { seat: SEAT, spell: 16 },
    Event::Disintegrated { spell: 0 },
    Event::Activated { seat: SEAT, workshop: 7, site: 2, uses: 1 },
    Event::Exchanged { seat: SEAT, gave: ONE, got: Pile::EMPTY },
    Event::Exchanged { seat: SEAT, gave: ONE, got: ONE },
    Event::Carried { seat: SEAT, slot: 0, kind: Kind::Coin },
    Event::Gained { seat: SEAT, gained: ONE },
    Event::Bribed { seat: SEAT, place: 0, kind: Kind::Coin },
    Event::Recruited { seat: SEAT, place: 9, card: 40, bribes: ONE, pedestal: Some(Clan::Moon) },
    Event::Recruited { seat: SEAT, place: 0, card: 4, bribes: Pile::EMPTY, pedestal: None },
    Event::Picked { seat: SEAT, clan: Clan::Fire },
    Event::Retired { place: 1, card: 2 },
    Event::Replaced { seat: SEAT, place: 1, card: 2 },
    Event::Placed { seat: SEAT, slot: 4, card: 2, woke: [1; 10] },
    Event::Woke { seat: SEAT, slot: 0, gained: 1 },
    Event::Swapped { seat: SEAT, a: 0, b: 1 },
    Event::Capped { seat: SEAT, honour: 5 },
    Event::Capped { seat: SEAT, honour: 0 },
    Event::LastRounds,
    Event::Dug { seat: SEAT, shape: 0, lie: 0, at: AT, paid: Pile([2, 0, 0, 0, 0, 1, 0]), honour: 0 },
    Event::Unearthed { seat: SEAT, clan: Clan::Ice, at: AT },
    Event::Joined { seat: SEAT, squares: 1 },
    Event::Blessed { seat: SEAT, clan: Clan::Ice, tier: 4, at: AT, honour: 5 },
    Event::Founded { seat: SEAT, workshop: 0, site: 0 },
    Event::Skipped { seat: SEAT },
    Event::Dedicated { seat: SEAT, hall: 3, lie: 0, at: AT },
    Event::Covered { clan: Clan::Ice, at: AT },
    Event::Moved { seat: SEAT, clan: Clan::Moon, from: AT, to: AT },
    Event::Reclaimed { seat: SEAT, shape: 4, at: AT, isolated: 1 },
    Event::Ended { seat: SEAT },
    Event::Over,
];

/// One refusal of every kind, including variants with different sentences.
pub const ILLEGALS: [Illegal; 59] = [
    Illegal::NotYourTurn { active: Seat(1) },
    Illegal::Drawing,
    Illegal::GameOver,
    Illegal::WrongMoment,
    Illegal::NoSuchThing,
    Illegal::StartCount { serves: 0b1000 },
    Illegal::StartTaken,
    Illegal::NotInHand,
    Illegal::SlotTaken,
    Illegal::Unsupported,
    Illegal::CastAlready,
    Illegal::NoEffect,
    Illegal::NoActivation,
    Illegal::EmptySite,
    Illegal::OutOfReach,
    Illegal::NoUse,
    Illegal::NotOwned,
    Illegal::WrongPayment { due: 1, given: 0 },
    Illegal::WrongPayment { due: 0, given: 2 },
    Illegal::Short { kind: Kind::Coin, need: 1, have: 0 },
    Illegal::Short { kind: Kind::Stone, need: 5, have: 4 },
    Illegal::ShortOfAll { need: 4, have: 1 },
    Illegal::BoundCart { clan: Clan::Fire },
    Illegal::NotACart,
    Illegal::Complete,
    Illegal::EmptyPlace,
    Illegal::Bribed,
    Illegal::NotInBag { clan: Clan::Ice },
    Illegal::NoStock,
    Illegal::TooLarge { most: 3 },
    Illegal::BadPrice { size: 4 },
    Illegal::NoPlace,
    Illegal::OffBoard { at: AT },
    Illegal::OverHeart { at: AT },
    Illegal::OverSite { at: AT },
    Illegal::OverTile { at: AT },
    Illegal::BesideRival { at: AT, rival: Seat(1) },
    Illegal::NotAdjacent,
    Illegal::NoPedestal { clan: Clan::Moon },
    Illegal::TierTaken { clan: Clan::Moon, tier: 0 },
    Illegal::NotInSupply,
    Illegal::MustRecruitOrDig,
    Illegal::StepTwoFirst,
    Illegal::HallsOver,
    Illegal::HallTaken,
    Illegal::NotTunnel { at: AT },
    Illegal::NoStatue { at: AT },
    Illegal::Occupied { at: AT },
    Illegal::TooFar { at: AT },
    Illegal::MarketClosed,
    Illegal::NoSuchTile { at: AT },
    Illegal::NothingThere { at: AT },
    Illegal::NoAnchor { at: AT },
    Illegal::AtLeastOne,
    Illegal::NotDue,
    Illegal::Short { kind: Kind::Rune, need: 1, have: 0 },
    Illegal::Short { kind: Kind::Hammer, need: 1, have: 0 },
    Illegal::BoundCart { clan: Clan::Ice },
    Illegal::TierTaken { clan: Clan::Ice, tier: 4 },
];
