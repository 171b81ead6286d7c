//! The cards of all players, as far as the local player knows them.

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table_ui::controls::panel;
use moot_ui::widgets::badge;
use nim_template::{Hand, Nim};

use super::control::known;
use crate::marker::Session;
use crate::text::table::nim;

/// A card with its name and effect, if it is known.
fn card(hand: Hand) -> AnyView {
    let text = hand.card().filter(|_| hand.is_kept()).map(|card| nim().card_text(card));
    view! {
        <div class="ncard" class:kept=hand.is_kept()>
            <strong>{nim().hand(hand)}</strong>
            {text.map(|text| view! { <span>{text}</span> })}
        </div>
    }
    .into_any()
}

/// The cards of all players.
#[component]
pub fn Cards(
    /// The game.
    session: Session,
) -> impl IntoView {
    let known = known(session);
    let row = move |seat: Seat| {
        let hand = Memo::new(move |_| known.with(|state| state.hand(seat)));
        view! {
            <li>
                {badge(session.seat_style(seat), "mid")}
                <div>
                    <span>{session.name(seat)}</span>
                    {move || card(hand.get())}
                </div>
            </li>
        }
    };
    let rows = Seat::all(Nim::seats(&session.setup())).map(row).collect_view();
    // The class names the panel: style/panels.css and the style sheet of the game lay it out.
    panel("ncards", || nim().cards().to_owned(), String::new, view! { <ul>{rows}</ul> })
}

/// The cards of one player, for the dialog that a click on the player's chip opens.
#[component]
pub fn Belongings(
    /// The game.
    session: Session,
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let known = known(session);
    view! { <div class="belongings">{move || card(known.with(|state| state.hand(seat)))}</div> }
}
