//! End-of-game statistics for the score sheet.

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::Table;
use moot_ui::widgets::badge;
use nim_template::{Event, Nim};

use super::Session;
use crate::text::table::nim;

/// Per seat, the number of stones taken and the number of heaps emptied.
#[must_use]
pub fn counts(table: &Table<Nim>) -> Vec<(u8, u8)> {
    let mut counts = vec![(0, 0); Nim::seats(table.setup())];
    for event in table.log().iter().flat_map(|ply| &ply.events) {
        match *event {
            Event::Took { seat, stones, .. } => counts[seat.index()].0 += stones,
            Event::Emptied { seat, .. } => counts[seat.index()].1 += 1,
            Event::Dealt { .. } | Event::Played { .. } | Event::Over => {}
        }
    }
    counts
}

/// A row for each player.
pub fn view(session: Session) -> AnyView {
    let counts = session.table().with_untracked(counts);
    let row = |(seat, (stones, heaps)): (Seat, (u8, u8))| {
        view! {
            <li>
                {badge(session.seat_style(seat), "mid")}
                <div>
                    <strong>{session.name(seat)}</strong>
                    <p>{nim().did(stones, heaps)}</p>
                </div>
            </li>
        }
    };
    let rows = Seat::all(counts.len()).zip(counts).map(row).collect_view();
    view! { <div class="traces"><ul>{rows}</ul></div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::played;
    use nim_template::{Heap, Size};

    #[test]
    fn stones_are_counted_per_seat() {
        let counts = counts(&played(3, 5));
        let all: u8 = Heap::start(Size::Small).into_iter().sum();
        assert_eq!(counts.iter().map(|one| one.0).sum::<u8>(), all);
        assert_eq!(counts.iter().map(|one| one.1).sum::<u8>(), 3);
    }
}
