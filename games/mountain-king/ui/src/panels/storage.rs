//! The storage: what a player can spend, and how much of it lies on trolls.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Seat;
use moot_ui::widgets::ic;
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
        // The same number as on the chip of the player and in the trays.
        let all = Memo::new(move |_| owned.get().0[kind] + owned.get().1[kind]);
        let on_trolls = move || Some(owned.get().1[kind]).filter(|&n| n > 0);
        let label = move || king().panels.pile(kind, owned.get().0[kind], owned.get().1[kind]);
        view! {
            <li class="pile" class:none=move || all.get() == 0 aria-label=label data-tip=label>
                <span class="glyph" inner_html=ink::sym(kind)></span>
                <b aria-hidden="true">{all}</b>
                {move || on_trolls().map(|n| view! { <small aria-hidden="true">{n} {ic(Icon::Troll)}</small> })}
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
    let note = || king().panels.with_trolls().to_owned();
    panel("storage", title, note, view! { <ul class="piles">{piles.into_iter().collect_view()}</ul> })
}
