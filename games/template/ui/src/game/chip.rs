//! The contents of a player chip: points, and the card.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Seat;
use moot_table_ui::game::Chip;
use moot_ui::widgets::{ic, ic_class};

use super::Session;
use crate::panels::known;
use crate::text::table::nim;

/// The contents of a player chip besides name and badge.
pub fn chip(session: Session, seat: Seat) -> Chip {
    // All viewers of the screen see the chip, so it is limited to the knowledge of the local player.
    let known = known(session);
    let now = Memo::new(move |_| known.with(|state| (state.player(seat).points, state.hand(seat))));
    let points = move || now.get().0;
    let head = view! { <span class="hon">{ic_class(Icon::Coin, "ic gold")} <b>{points}</b></span> };
    let body = view! {
        <span class="sum words">
            <span class="amt">{ic(Icon::Card)} <b>{move || nim().hand(now.get().1)}</b></span>
        </span>
    };
    Chip {
        spoken: Signal::derive(move || nim().chip(now.get().0, now.get().1)),
        head: head.into_any(),
        body: body.into_any(),
        short: view! { <b>{points}</b> }.into_any(),
    }
}
