//! A look at somebody's trollsmoot and storage: everything in it lies open in this game.

use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::card::{NONE, troll};
use mountain_king::{Clan, Kind, Player};

use super::dialog::Dialog;
use crate::art;
use crate::session::Session;
use crate::widgets::{ic, resource, sym};
use crate::words::words;

/// The slots row by row, from the top.
const ROWS: [core::ops::Range<u8>; 4] = [9..10, 7..9, 4..7, 0..4];

/// The dialog, while somebody's trollsmoot is being looked at.
#[component]
pub fn Peek(
    /// The game.
    session: Session,
) -> impl IntoView {
    move || {
        session.peek.get().map(|seat| {
            let title = words().table.peek_title(&session.name(seat));
            let close = move || session.peek.set(None);
            view! {
                <Dialog title close>
                    <Smoot session seat/>
                </Dialog>
            }
        })
    }
}

#[component]
fn Smoot(session: Session, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| session.state.with(|state| *state.player(seat)));
    let pyramid = move || {
        let player = player.get();
        ROWS.map(|row| view! { <div class="prow">{row.map(|slot| card(&player, slot)).collect_view()}</div> })
    };
    let stored = move |kind: Kind| {
        let count = move || player.with(|player| player.storage[kind]);
        view! {
            <span class="pile" class:none=move || { count() == 0 } title=words().cards.kind(kind)>
                {sym(kind)}
                <b>{count}</b>
                <span class="sr">{words().cards.kind(kind)}</span>
            </span>
        }
    };
    let pedestals = move || {
        let player = player.get();
        let held = Clan::ALL
            .into_iter()
            .flat_map(|clan| (0..player.pedestals[clan as usize]).map(move |_| clan))
            .map(|clan| {
                let picture = clan_of(Some(clan));
                view! {
                    <span class=["pedtok ", picture.class()].concat() title=words().cards.clan(Some(clan))>
                        {ic(picture.icon())}
                    </span>
                }
            })
            .collect::<Vec<_>>();
        (!held.is_empty()).then(|| view! { <p class="peekrow">{words().table.pedestals_held()} {held}</p> })
    };
    view! {
        <div class="panel smoot peeked">
            <div class="pyramid">{pyramid}</div>
        </div>
        {pedestals}
        <div class="panel storage">
            <h3>{words().table.storage()}</h3>
            <div class="piles">{Kind::ALL.map(stored)}</div>
        </div>
    }
}

/// The clan as the pictures know it; `None` is Mud.
fn clan_of(clan: Option<Clan>) -> art::Clan {
    clan.map_or(art::Clan::Mud, |clan| art::Clan::ALL[clan as usize])
}

fn card(player: &Player, slot: u8) -> AnyView {
    let card = player.trolls[usize::from(slot)];
    if card == NONE {
        return view! { <span class="slot" role="img" aria-label=words().table.empty_slot()></span> }
            .into_any();
    }
    let printed = troll(card);
    let clan = clan_of(printed.clan);
    let held = player.held[usize::from(slot)];
    let symbols = printed
        .icons
        .iter()
        .enumerate()
        .map(|(i, icon)| {
            let picture = resource(icon.kind);
            let bound = match (icon.kind, icon.bound) {
                (Kind::Cart, true) => ["of-", clan.class()].concat(),
                (Kind::Cart, false) => "of-wild".to_owned(),
                _ => String::new(),
            };
            let mark = match (icon.kind, icon.bound) {
                (Kind::Cart, true) => Some(clan.icon()),
                (Kind::Cart, false) => Some(art::Icon::Wild),
                _ => None,
            };
            let hollow = if held >> i & 1 == 1 { "" } else { "hollow" };
            view! {
                <span class=["sym", picture.class(), &bound, hollow].join(" ")>
                    {ic(picture.icon())} {mark.map(|mark| crate::widgets::ic_class(mark, "ic mark"))}
                </span>
            }
        })
        .collect_view();
    let face = art::Portrait::of(u32::from(card) + 1, clan, printed.level.max(1)).svg();
    let stripes = (0..printed.level).map(|_| view! { <i></i> }).collect_view();
    view! {
        <span
            class=format!("tcard {} lv{} n{}", clan.class(), printed.level, printed.icons.len())
            role="img"
            aria-label=words().cards.troll_card(card)
            title=words().cards.troll_card(card)
        >
            <span class="face" inner_html=face></span>
            <span class="stripes">{stripes}</span>
            <span class="clan">{ic(clan.icon())}</span>
            <span class="syms">{symbols}</span>
        </span>
    }
    .into_any()
}
