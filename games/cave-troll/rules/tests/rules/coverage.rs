//! Coverage: every kind of action, draw, event, way and fate occurs in busy random games.

use cave_troll::{Event, Set};
use moot_testkit::coverage::{Seen, assert_all, count};

use crate::kit::{Caves, setup};

#[test]
fn everything_happens_in_busy_games() {
    let mut seen = Seen::default();
    for set in [Set::Classic, Set::Variant] {
        for players in 2..=4 {
            for seed in 0..80 {
                seen.game::<Caves>(&setup(players, set), seed, |event, seen| match event {
                    Event::Moved { way, .. } => count(&mut seen.events, &format!("{way:?}")),
                    Event::Removed { fate, .. } => count(&mut seen.events, &format!("{fate:?}")),
                    _ => {}
                });
            }
        }
    }
    println!("{seen:?}");
    assert_all(
        "actions",
        "draw play at move push strike jump rout banish pull rampage artifact revive remove stack done end",
        &seen.verbs,
    );
    assert_all(
        "phases",
        "Deal Act Draw Play Put Find Escape Push Glide Revive Return Lantern Seal Weigh Mirror Peek Stack Bonus Over",
        &seen.phases,
    );
    assert_all(
        "events",
        "First Began Drew Played Placed Moved Removed Stayed Cleared Rampaged Piled Discarded Scored Board Purse Found \
         Invoked Sealed Unsealed Weighed Looked Stacked Ended Last Kept Over Stepped Pushed Pulled Banished Jumped Fled \
         Struck Slain Crushed Trampled Spent Mirrored",
        &seen.events,
    );
    assert_eq!(seen.draws.len(), 19 + 6 + 4, "every card, every artifact, every first player");
}
