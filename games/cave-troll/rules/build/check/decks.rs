//! `decks.txt`: the counts of the box and the scoring icons.

use moot_data::{Breaches, Fault};

use crate::read::decks::{Card, IDS};

/// Checks the file.
pub fn check(cards: &[Card]) -> Vec<Fault> {
    let mut found = Breaches::of("decks.txt");
    let copies =
        |cards: &mut dyn Iterator<Item = &Card>| cards.map(|card| u32::from(card.copies)).sum::<u32>();
    let all = copies(&mut cards.iter());
    found.need(all == 26, 0, format!("{all} cards a colour, 26 wanted"));
    for set in ["classic", "variant"] {
        let used = || cards.iter().filter(|card| card.set == "both" || card.set == set);
        let deck = copies(&mut used());
        found.need(deck == 19, 0, format!("the {set} deck has {deck} cards, 19 wanted"));
        let adventurers = copies(&mut used().filter(|card| card.figure == "adventurer"));
        found.need(
            adventurers == 9,
            cards[0].line,
            format!("the {set} deck has {adventurers} Adventurers, 9 wanted"),
        );
        let mut icons: Vec<u8> =
            used().flat_map(|card| (0..card.copies).map(|_| card.icons)).filter(|&icons| icons > 0).collect();
        icons.sort_unstable();
        found.need(
            icons == [1, 1, 1, 2],
            0,
            format!("the {set} deck has icons {icons:?}, one card with two and three with one wanted"),
        );
    }
    for (at, card) in cards.iter().enumerate().filter(|(_, card)| card.set == "classic") {
        let twin = &cards[at + 7];
        found.need(
            card.icons == twin.icons,
            twin.line,
            format!("{} and its twin {} differ in icons", IDS[at + 7], IDS[at]),
        );
    }
    found.found
}
