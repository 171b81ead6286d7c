//! End-of-game statistics: counts per player, and the final networks.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{Entry, Table};
use trolls_and_princesses::{Action, Event, Outcome, PlaceAction, TrollsAndPrincesses};

use super::Session;
use crate::board;
use crate::text::table::princess;
use moot_ui::widgets::badge;

/// Counts of one seat over the whole game: trolls moved, tiles placed, troll cards, princesses, bells, castle actions,
/// changelings, humans.
type Counts = [u16; 8];

/// The counts of each seat.
#[must_use]
pub fn counts(table: &Table<TrollsAndPrincesses>) -> Vec<Counts> {
    let mut all = vec![[0; 8]; usize::from(table.state().seats)];
    // Trolls that begin in caverns are placed there, not moved.
    let played =
        |entry: &Entry<Action, Outcome>| !matches!(entry, Entry::Act { action: Action::Settle(_), .. });
    for event in table.log().iter().filter(|ply| played(&ply.entry)).flat_map(|ply| &ply.events) {
        let (seat, what) = match *event {
            Event::Moved { seat, .. } => (seat, 0),
            Event::Laid { seat, .. } => (seat, 1),
            Event::Card { seat, .. } => (seat, 2),
            Event::Did { seat, place_action: PlaceAction::Capture } => (seat, 3),
            Event::Did { seat, place_action: PlaceAction::Bell } => (seat, 4),
            Event::Did { seat, place_action: PlaceAction::Castle } => (seat, 5),
            Event::Did { seat, place_action: PlaceAction::Swap(_) } => (seat, 6),
            Event::Hired { seat, .. } => (seat, 7),
            _ => continue,
        };
        if let Some(mine) = all.get_mut(seat.index()) {
            mine[what] += 1;
        }
    }
    all
}

/// One row of counts and the network of each player.
pub fn view(session: Session) -> AnyView {
    let counts = session.table().with_untracked(counts);
    let row = |(seat, done): (Seat, &Counts)| {
        view! {
            <li>
                {badge(session.seat_style(seat), "mid")}
                <div>
                    <strong>{session.name(seat)}</strong>
                    <p>{princess().did(*done)}</p>
                    {board::network(session, seat)}
                </div>
            </li>
        }
    };
    let rows = Seat::all(counts.len()).zip(&counts).map(row).collect_view();
    view! {
        <div class="traces">
            <ul aria-label=princess().statistics()>{rows}</ul>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::{Item, Setup};

    #[test]
    fn counts_match_the_final_position() {
        let table = played::<TrollsAndPrincesses>(Setup::usual(4).unwrap(), "traces", by_stride(11)).unwrap();
        let state = table.state();
        for (seat, mine) in Seat::all(4).zip(counts(&table)) {
            let player = state.player(seat);
            assert_eq!(usize::from(mine[1]), player.tiles.len());
            assert_eq!(usize::from(mine[2]), player.troll_cards().count());
            assert_eq!(mine[3], u16::from(player.stored(Item::Princess)));
            assert_eq!(mine[4], u16::from(player.stored(Item::Bell)));
            assert!(mine[0] > 10, "{mine:?}");
        }
    }
}
