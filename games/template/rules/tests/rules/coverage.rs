//! Everything that the rules provide for happens in random games.

use moot_testkit::Kit;
use moot_testkit::coverage::{Seen, assert_all};

use crate::kit::Heaps;

#[test]
fn every_action_phase_event_and_card_happens() {
    let mut seen = Seen::default();
    for (seed, setup) in (0..40).flat_map(|seed| Heaps::setups().into_iter().map(move |setup| (seed, setup)))
    {
        seen.game::<Heaps>(&setup, seed, |_, _| ());
    }
    assert_all("actions", "take play", &seen.verbs);
    assert_all("phases", "Deal Turn First Second Over", &seen.phases);
    assert_all("events", "Dealt Played Took Emptied Over", &seen.events);
    assert_all("cards", "two-hands rest", &seen.draws);
}
