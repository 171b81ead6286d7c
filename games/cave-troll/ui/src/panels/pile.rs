//! The scoring pile as a dial of five: each icon has the style and emblem of the player who placed it.

use cave_troll::State;
use leptos::prelude::*;
use moot_core::Seat;

use crate::art;
use crate::marker::Session;
use crate::text::table::cave;
use moot_art::{Icon, SeatStyle};
use moot_table_ui::controls::panel;
use moot_ui::boxed::text;
use moot_ui::widgets::ic;

/// The number of icons that trigger a scoring.
const ALL: u8 = 5;

/// The player of each icon on the pile.
fn icons(state: &State) -> Vec<Seat> {
    let laid = state.pile.iter().flatten();
    laid.flat_map(|laid| (0..laid.card.icons()).map(|_| laid.seat)).collect()
}

/// The scoring pile.
#[component]
pub fn Pile(
    /// The game.
    session: Session,
) -> impl IntoView {
    let laid = Memo::new(move |_| session.state().with(icons));
    let fewest = Memo::new(move |_| {
        session.state().with(|state| state.all().map(|seat| state.player(seat).deck_len()).min().unwrap_or(0))
    });
    let count = move || laid.with(|laid| u8::try_from(laid.len()).unwrap_or(ALL));
    let picture = move || {
        let seats: Vec<SeatStyle> =
            laid.with(|laid| laid.iter().map(|&seat| session.seat_style(seat)).collect());
        art::dial(&seats, ALL)
    };
    panel(
        "scorepile",
        || cave().pile().to_owned(),
        move || cave().pile_count(count()),
        view! {
            <div class="dialrow">
                <span inner_html=text(picture) aria-hidden="true"></span>
                <p>
                    {text(move || cave().pile_rest(ALL.saturating_sub(count())))}
                    <small class:low=move || { fewest.get() < 4 }>
                        {ic(Icon::Card)} {text(move || cave().decks(fewest.get()))}
                    </small>
                </p>
            </div>
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::Position;

    #[test]
    fn a_card_with_two_icons_fills_two_fifths() {
        let mut position = Position::classic(2);
        position.pile(0, "adventurer-dusk").pile(1, "orc");
        assert_eq!(icons(&position.state), [Seat(0), Seat(0), Seat(1)]);
        assert_eq!(icons(&position.state).len(), usize::from(position.state.icons()));
    }
}
