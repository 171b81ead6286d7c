//! The recap of other players' actions: one entry per group of related events, with its location.

use core::ops::Range;

use moot_core::Seat;
use moot_table::{Entry, Table};
use trolls_and_princesses::{Event, TrollsAndPrincesses};

use super::{Marks, PastPosition};
use crate::text::table::{Feat, princess};

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn deeds(
    table: &Table<TrollsAndPrincesses>,
    plies: Range<usize>,
) -> Vec<moot_table_ui::game::deed::Deed<Marks>> {
    let mut told: Vec<(Feat, PastPosition)> = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        let before = table.at(at);
        let doer = match ply.entry {
            Entry::Act { seat, .. } => seat,
            _ => before.asked(),
        };
        for event in &ply.events {
            let place = Some(before.at);
            hear(&mut told, at, doer, place, event);
        }
    }
    let deed = |(feat, seen): (Feat, PastPosition)| moot_table_ui::game::deed::Deed {
        text: princess().feat(&feat),
        told: princess().feat_told(&feat),
        seen,
    };
    told.into_iter().map(deed).collect()
}

fn hear(
    told: &mut Vec<(Feat, PastPosition)>,
    at: usize,
    doer: Seat,
    place: Option<trolls_and_princesses::Place>,
    event: &Event,
) {
    let there = |place| Marks { place: Some(place), cell: None };
    let (feat, marks) = match *event {
        Event::Played { card, .. } => {
            let village = trolls_and_princesses::Place::village(card.face().village);
            (Feat::Played(card), there(village))
        }
        Event::Pushed { seat, from, .. } => (Feat::Pushed(seat, from), there(from)),
        Event::Moved { to, .. } => (Feat::Moved(to), there(to)),
        Event::Did { deed, .. } => {
            let Some(place) = place else { return };
            (Feat::Did(deed, place), there(place))
        }
        Event::Laid { tile, cell, .. } => (Feat::Laid(tile), Marks { place: None, cell: Some(cell) }),
        Event::Card { card, .. } => (Feat::Card(card), Marks::default()),
        Event::Claimed { card, .. } => (Feat::Claimed(card), Marks::default()),
        _ => return,
    };
    // A purchase is reported by the card that was bought.
    if let Feat::Card(_) = feat
        && let Some((Feat::Did(trolls_and_princesses::Deed::Buy, _), seen)) = told.last()
        && seen.at == at + 1
    {
        told.pop();
    }
    told.push((feat, PastPosition { at: at + 1, who: doer, marks }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::Setup;

    #[test]
    fn deeds_are_in_order_and_report_every_card_and_tile() {
        let table = played::<TrollsAndPrincesses>(Setup::usual(3).unwrap(), "deeds", by_stride(5)).unwrap();
        let told = deeds(&table, 0..table.log().len());
        assert!(told.is_sorted_by_key(|deed| deed.seen.at));
        assert!(told.iter().all(|deed| !deed.text.is_empty() && !deed.told.is_empty()));
        let events = || table.log().iter().flat_map(|ply| &ply.events);
        let laid = events().filter(|event| matches!(event, Event::Laid { .. })).count();
        assert_eq!(told.iter().filter(|deed| deed.seen.marks.cell.is_some()).count(), laid);
        let buy = princess()
            .feat(&Feat::Did(trolls_and_princesses::Deed::Buy, trolls_and_princesses::Place::POWER));
        assert!(told.iter().all(|deed| deed.text != buy), "reported by the card");
    }
}
