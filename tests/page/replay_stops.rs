//! The stops of a replay.

use cave_troll_ui::CaveTrollUi;
use moot_core::{Game, SeatSet, Turn};
use moot_table::{SeatInfo, Table};
use moot_table_ui::game::GameView;
use moot_table_ui::replay::{Stops, Stride, events_until};
use moot_table_ui::table::event_log::message;
use moot_ui::game::SetupOf;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use moot_table::Seed;

fn played<G: GameView>(setup: SetupOf<G>, plies: usize) -> Table<G::Rules> {
    let mut table = Table::<G::Rules>::new(setup, Seed::typed("stops"), SeatSet::all(2)).unwrap();
    while table.log().len() < plies && table.turn() != Turn::Over {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        // Of two actions the first: ending every turn at once would end a game of Cave Troll before it has begun.
        table.play(seat, legal[(legal.len() - 1) / 2]).unwrap();
    }
    table
}

fn fits<G: GameView>(table: &Table<G::Rules>) {
    let stops = Stops::of::<G>(table);
    let decisions = table.log().iter().filter(|ply| ply.entry.seat().is_some()).count();
    assert_eq!(stops.end(), decisions, "a stop before each decision and one at the end");
    assert_eq!(stops.at(stops.end()), table.log().len());
    for place in 0..=stops.end() {
        assert_eq!(stops.place(stops.at(place)), place);
        assert_ne!(G::Rules::turn(table.setup(), table.at(stops.at(place))), Turn::Chance);
    }
    let (mut place, mut turns) = (0, 1);
    while place != stops.end() {
        let next = stops.step(place, Stride::Turn, true);
        assert!(next > place);
        assert_eq!(stops.step(next, Stride::Turn, false), place);
        (place, turns) = (next, turns + 1);
    }
    assert!(turns > 4 && turns < decisions, "{turns} turns in {decisions} decisions");
    assert_eq!(stops.step(5, Stride::Decision, true), 6);
    assert_eq!(stops.step(0, Stride::Decision, false), 0);
    assert_eq!(stops.step(place, Stride::Decision, true), place);
    assert_eq!(stops.step(place, Stride::All, false), 0);
    let spans: Vec<_> = stops.turns().collect();
    assert!(spans.windows(2).all(|pair| pair[0].1 == pair[1].0), "turn follows turn");
    assert_eq!(spans.last().map(|span| span.1), Some(stops.end() + 1));
}

#[test]
fn a_replay_stops_at_every_decision_and_turn() {
    fits::<MountainKingUi>(&played::<MountainKingUi>(mountain_king::Setup::usual(2).unwrap(), usize::MAX));
    fits::<MountainKingUi>(&played::<MountainKingUi>(mountain_king::Setup::usual(3).unwrap(), 90));
    fits::<CaveTrollUi>(&played::<CaveTrollUi>(cave_troll::Setup::usual(2).unwrap(), usize::MAX));
    let setup = trolls_and_princesses::Setup::usual(2).unwrap();
    fits::<TrollsAndPrincessesUi>(&played::<TrollsAndPrincessesUi>(setup, usize::MAX));
}

#[test]
fn a_moment_between_two_stops_leads_to_the_later_one() {
    let table = played::<MountainKingUi>(mountain_king::Setup::usual(2).unwrap(), 200);
    let stops = Stops::of::<MountainKingUi>(&table);
    let gap = (0..stops.end()).find(|&place| stops.at(place + 1) > stops.at(place) + 1);
    let place = gap.expect("some decision draws a card");
    assert_eq!(stops.place(stops.at(place) + 1), place + 1);
    assert_eq!(stops.place(usize::MAX), stops.end());
    assert_eq!(Stops::default().at(7), 0);
}

#[test]
fn a_stop_without_events_tells_those_before() {
    let table = played::<MountainKingUi>(mountain_king::Setup::usual(2).unwrap(), 300);
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    let (seats, stops) = ([info("Ann"), info("Bo")], Stops::of::<MountainKingUi>(&table));
    let told = |place| events_until::<MountainKingUi>(&table, &seats, &stops, place);
    assert_eq!(told(0), "", "the game begins");
    let mut silent = 0;
    for place in 1..=stops.end() {
        let plies = &table.log()[stops.at(place - 1)..stops.at(place)];
        let own = message::<MountainKingUi>(table.setup(), &seats, plies);
        silent += usize::from(own.is_empty());
        assert_eq!(told(place), if own.is_empty() { told(place - 1) } else { own }, "stop {place}");
    }
    assert!(silent > 10 && !told(stops.end()).is_empty(), "{silent} decisions without events");
}
