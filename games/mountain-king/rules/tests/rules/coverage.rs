//! Coverage: every kind of action, draw and event occurs in busy random games.

use std::collections::BTreeMap;

use moot_core::laws::{Tally, Thoroughness, check_position};
use moot_core::{Dice, Game, Seat, SplitMix64};
use moot_testkit::coverage::{Seen, assert_all};
use moot_testkit::play;
use mountain_king::tables::HALLS;
use mountain_king::testing::check_invariants;
use mountain_king::{Action, Event, Mask, MountainKing, Phase, Setup, Side, State, Supply, Tile, cover};

use crate::kit::{King, teams};
use crate::seeking;

/// How an action uses the network of the team mate; `None` if it needs the own one only.
fn crosses(setup: &Setup, state: &State, seat: Seat, action: Action) -> Option<&'static str> {
    let own = state.nets[seat.index()];
    let theirs = state.network(seat).minus(&own);
    let crosses = match action {
        Action::Lay { lie, at, .. } => {
            let Phase::Lay { shape, .. } = state.phase else { panic!("a lay without a dig") };
            !(Tile { shape, lie, at }).squares().sides().meets(&own)
        }
        Action::Dedicate { hall, lie, at } => {
            cover(&HALLS[usize::from(hall)].lies[usize::from(lie)], at).meets(&theirs)
        }
        Action::Cart { from, .. } | Action::Walk { from, .. } => theirs.has(from),
        Action::Reclaim(at) | Action::Consecrate { at, .. } => theirs.has(at),
        Action::Activate(site) => {
            let square = setup.board().sites[usize::from(site)];
            !Mask::one(square).sides().meets(&own)
        }
        _ => false,
    };
    let verb = MountainKing::action_text(action);
    let known = ["lay", "dedicate", "cart", "reclaim", "activate"];
    crosses.then(|| known.into_iter().find(|known| verb.starts_with(known)).unwrap_or("another"))
}

/// Games of teams with connected networks: everything that they allow occurs, and every law of a play holds in their
/// positions.
#[test]
fn the_networks_of_teams_are_connected_in_busy_games() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut tally = Tally::default();
    for (seed, marks) in (0..80).zip([[0, 1, 1, 0], [0, 0, 1, 1]].into_iter().cycle()) {
        let setup = teams(marks);
        let mut events: Vec<Event> = Vec::new();
        let choose = |state: &State, seat, legal: &[Action], dice: &mut SplitMix64| {
            let linked = state.linked(seat).is_some();
            if linked && dice.below(8) == 0 {
                let plan = Thoroughness::default();
                tally +=
                    check_position::<MountainKing>(plan, &setup, state, dice.next_u64(), check_invariants)
                        .unwrap();
            }
            let action = seeking::choose(state, legal, dice);
            if linked && let Some(what) = crosses(&setup, state, seat, action) {
                *counts.entry(what).or_default() += 1;
            }
            action
        };
        play::<MountainKing>(&setup, &mut SplitMix64::new(seed), &mut events, choose, |_, _, after| {
            check_invariants(&setup, after).unwrap();
        });
        for event in events {
            match event {
                Event::Linked { .. } => *counts.entry("linked").or_default() += 1,
                Event::Parted { .. } => *counts.entry("parted").or_default() += 1,
                _ => {}
            }
        }
    }
    println!("{counts:?} {tally:?}");
    for wanted in ["linked", "parted", "lay", "dedicate", "cart", "reclaim", "activate"] {
        assert!(counts.contains_key(wanted), "never {wanted}: {counts:?}");
    }
    assert!(tally.listed > 3_000 && tally.compared > 1_000, "{tally:?}");
}

#[test]
fn everything_happens_in_busy_games() {
    let mut seen = Seen::default();
    for (players, side) in
        [(2, Side::Winter), (2, Side::Autumn), (3, Side::Autumn), (4, Side::Winter), (5, Side::Winter)]
    {
        let setup = Setup::new(players, side, Supply::Random, None).unwrap();
        for seed in 0..24 {
            let end = seen.game::<King>(&setup, seed, |_, _| ());
            assert_eq!(end.phase, Phase::Over);
        }
    }
    println!("{seen:?}");
    assert_all(
        "actions",
        "gate keep cast activate use carry recruit bribe pick place dig lay bless found skip dedicate \
         cart trade market give reclaim dowse replace wake swap transmute walk stir consecrate done end",
        &seen.verbs,
    );
    assert_all("draws", "troll pedestal workshop spell statues honour first starter", &seen.draw_verbs);
    assert_all(
        "events",
        "First Came Pedestal Supplied Turned Statues Token Gate Drew Kept Bonus Began Cast Disintegrated \
         Activated Exchanged Carried Gained Bribed Recruited Picked Retired Replaced Placed Woke Swapped \
         Capped LastRounds Dug Unearthed Joined Blessed Founded Skipped Dedicated Covered Moved Reclaimed \
         Ended Over",
        &seen.events,
    );
}
