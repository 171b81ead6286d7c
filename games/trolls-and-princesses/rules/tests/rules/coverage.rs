//! Coverage: every kind of action, draw and event, every tile and card occurs in busy random games.

use moot_testkit::coverage::{Counts, Seen, assert_all, count};
use trolls_and_princesses::{Castle, Event, Tile, Tiles, TrollCard};

use crate::kit::{Princesses, usual};

/// Counts tiles, cards and castles as they are built, taken and performed.
fn note(event: &Event, tiles: &mut Counts) {
    match event {
        Event::Activated { tile, .. } => count(tiles, tile.map_or("board", Tile::id)),
        Event::Stormed { tile, .. } => count(tiles, tile.face().id),
        Event::Laid { tile, .. } => count(tiles, tile.id()),
        Event::Card { card, .. } => count(tiles, card.face().id),
        Event::Claimed { card, .. } => count(tiles, card.face().id),
        _ => {}
    }
}

#[test]
fn everything_happens_in_busy_games() {
    let (mut seen, mut tiles) = (Seen::default(), Counts::new());
    for players in 2..=4 {
        let setup = usual(players);
        for seed in 0..150 {
            seen.game::<Princesses>(&setup, seed, |event, _| note(event, &mut tiles));
        }
    }
    println!(
        "{seen:?}
{tiles:?}"
    );
    assert_all(
        "actions",
        "settle play move flee mine activate outpost build refresh replenish receive buy capture bell castle swap hire cow \
         claim take lay pick fill uncover store troll human home done",
        &seen.verbs,
    );
    assert_all(
        "phases",
        "Castles Boards Challenges First Open Settle Hands Play Move Flee Act Build Lay Reward Pick Fill Walk Uncover Store \
         Home End Refresh Refill Draw Over",
        &seen.phases,
    );
    assert_all(
        "events",
        "Castle Board Challenge First Settled Began Played Put King Moved Pushed Fled Reckoned Did Gained Mined Filled \
         Activated Stormed Uncovered Stored Hired Claimed Laid Barn Card Refreshed Walked Strolled Home Declined Rested Shown \
         ShownCard Drew Over",
        &seen.events,
    );
    // Castles, boards, king's cards, first players, tiles, troll cards, and all round cards except the night cards of
    // village IV: only four players use that village, and they use no night cards.
    assert_eq!(seen.draws.len(), 10 + 4 + 14 + 4 + 84 + 24 + 57, "everything is drawn");
    let missing: Vec<&str> = Tiles::caves(true)
        .plus(Tiles::KINGS)
        .iter()
        .map(Tile::id)
        .chain(TrollCard::all().map(|card| card.face().id))
        .chain(Castle::all().map(|castle| castle.face().id))
        .chain(["board"])
        .filter(|id| !tiles.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "never built, taken or performed: {missing:?}");
}
