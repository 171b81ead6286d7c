//! The contents of a player chip: honour, trolls, and resources.

use leptos::prelude::*;
use moot_core::{Game, Seat};
use mountain_king::{Kind, MountainKing, Phase, Pile};

use super::Session;
use crate::board::build::gain::standing;
use crate::board::model::Honour;
use crate::panels::sym;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::game::Chip;
use moot_ui::widgets::{ic, ic_class};

/// The values on a player chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Glance {
    honour: Honour,
    /// Whether the game is over, and the honour that of the score sheet.
    over: bool,
    trolls: usize,
    owned: Pile,
    stored: Pile,
    starts: bool,
}

fn glance(session: Session, seat: Seat) -> Memo<Glance> {
    Memo::new(move |_| {
        // What the viewer may know: the honour of a token that lies face down is hidden.
        let (setup, viewer) = (session.setup(), session.viewer());
        session.state().with(|state| {
            let player = state.player(seat);
            Glance {
                honour: standing(&setup, &MountainKing::view(&setup, state, viewer).table, seat),
                over: state.phase == Phase::Over,
                trolls: player.size(),
                owned: player.owned(),
                stored: player.storage,
                starts: state.first == seat,
            }
        })
    })
}

/// The contents of a player chip.
pub fn chip(session: Session, seat: Seat) -> Chip {
    let texts = king().table;
    let now = glance(session, seat);
    let crown = move || now.get().starts.then(|| ic_class(Icon::Crown, "ic crown"));
    let amount = move |kind: Kind| {
        let count = move || now.get().owned[kind];
        view! {
            <span class="amt" class:zero=move || { count() == 0 } data-tip=move || texts.owns(count(), now.get().stored[kind], kind)>
                {sym(kind)}
                <b>{count}</b>
            </span>
        }
    };
    let spoken = Signal::derive(move || {
        let now = now.get();
        texts.chip(now.honour, now.trolls, now.starts, now.over)
    });
    let later = move || {
        let now = now.get();
        if now.over { String::new() } else { texts.honour_end(now.honour.end) }
    };
    let end = move || view! { <i class="later">{later}</i> };
    let head = view! {
        {crown}
        <span class="tr">{ic(Icon::Troll)} {move || texts.trolls(now.get().trolls)}</span>
        <span class="hon" data-tip=move || Some(now.get()).filter(|now| !now.over).map(|now| texts.honour_so_far(now.honour))>
            {ic_class(Icon::Honour, "ic gold")} <b>{move || now.get().honour.now}</b> {end}
        </span>
    };
    let body = view! { <span class="sum">{Kind::ALL.map(amount)}</span> };
    let short = view! {
        <b>{move || now.get().honour.now}</b>
        {end}
        {crown}
    };
    Chip { spoken, head: head.into_any(), body: body.into_any(), short: short.into_any() }
}
