//! The recap of other players' actions since the reader's last turn, with their locations.

use core::ops::Range;

use moot_table::Table;
use moot_table_ui::game::deed::Deed;
use nim_template::{Event, Nim};

use super::{Marks, PastPosition};
use crate::text::table::{Feat, nim};

/// Summarizes the events of some plies, oldest first.
#[must_use]
pub fn deeds(table: &Table<Nim>, plies: Range<usize>) -> Vec<Deed<Marks>> {
    let mut deeds = Vec::new();
    for at in plies {
        let Some(ply) = table.log().get(at) else { continue };
        for event in &ply.events {
            let (feat, who, heap) = match *event {
                Event::Played { seat, card } => (Feat::Played(card), seat, None),
                Event::Took { seat, heap, stones } => (Feat::Took(heap, stones), seat, Some(heap)),
                Event::Emptied { seat, heap, points } => (Feat::Emptied(heap, points), seat, Some(heap)),
                // The deal belongs to no turn, and the score sheet reports the end.
                Event::Dealt { .. } | Event::Over => continue,
            };
            let seen = PastPosition { at: at + 1, who, marks: Marks { heap } };
            deeds.push(Deed { text: nim().deed(feat), told: nim().deed_told(feat), seen });
        }
    }
    deeds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::played;

    #[test]
    fn deeds_list_every_take_in_order() {
        let table = played(3, 1);
        let deeds = deeds(&table, 0..table.log().len());
        let took = |event: &&Event| matches!(event, Event::Took { .. });
        let takes = table.log().iter().flat_map(|ply| &ply.events).filter(took).count();
        assert!(deeds.is_sorted_by_key(|deed| deed.seen.at) && deeds.len() > takes);
        assert_eq!(deeds.iter().filter(|deed| deed.text.contains(" from ")).count(), takes);
    }
}
