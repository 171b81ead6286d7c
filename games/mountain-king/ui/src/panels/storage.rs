//! The storage: resources that are not on a troll.

use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::Kind;

use crate::marker::Session;
use crate::panels::control::panel;
use crate::panels::ink;
use crate::text::table::king;

/// The storage of a player; in team play that of the team.
#[component]
pub fn Storage(
    /// The game.
    session: Session,
    /// The owner; the active player by default.
    #[prop(optional, into)]
    seat: MaybeProp<Seat>,
) -> impl IntoView {
    let whose = Memo::new(move |_| seat.get().unwrap_or_else(|| session.shown_seat().get()));
    let owned = Memo::new(move |_| {
        let player = session.state().with(|state| *state.player(whose.get()));
        (player.storage, player.on_trolls())
    });
    let piles = Kind::ALL.map(|kind| {
        let stored = Memo::new(move |_| owned.get().0[kind]);
        // The chip of a player counts these as well.
        let on_trolls = move || Some(owned.get().1[kind]).filter(|&n| n > 0);
        let label = move || king().panels.pile(kind, stored.get(), owned.get().1[kind]);
        view! {
            <li class="pile" class:none=move || stored.get() == 0 aria-label=label data-tip=label>
                <span class="glyph" inner_html=ink::sym(kind)></span>
                <b aria-hidden="true">{move || stored.get()}</b>
                {move || on_trolls().map(|n| view! { <small aria-hidden="true">"+" {n}</small> })}
            </li>
        }
    });
    let title = move || {
        let seat = whose.get();
        let teams = session.setup().teams();
        match (session.owns(seat), teams.any()) {
            (true, false) => king().panels.storage().to_owned(),
            (true, true) => king().panels.team_storage().to_owned(),
            (false, _) => king().panels.storage_of(&session.team_name(seat)),
        }
    };
    let note = || king().panels.and_on_trolls().to_owned();
    panel("storage", title, note, view! { <ul class="piles">{piles.into_iter().collect_view()}</ul> })
}
