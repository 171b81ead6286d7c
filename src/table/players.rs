//! The strip of players: who, how far, with what. A chip shows that player's trollsmoot.

use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::{Kind, Pile};

use crate::art::Icon;
use crate::session::Session;
use crate::widgets::{badge, ic, ic_class, sym};
use crate::words::words;

/// What a chip shows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Glance {
    honour: u16,
    trolls: usize,
    owned: Pile,
    active: bool,
    starts: bool,
}

fn glance(session: Session, seat: Seat) -> Memo<Glance> {
    Memo::new(move |_| {
        session.state.with(|state| {
            let player = state.player(seat);
            Glance {
                honour: player.honour,
                trolls: player.size(),
                owned: player.owned(),
                active: state.active == seat,
                starts: state.first == seat,
            }
        })
    })
}

fn seats(session: Session) -> impl Iterator<Item = Seat> {
    Seat::all(session.setup().players().into())
}

fn label(session: Session, seat: Seat, glance: Glance) -> String {
    let name = session.name(seat);
    let level = Some(session.player(seat)).filter(|player| player.level().is_some());
    let name = match level {
        Some(player) => [name.as_str(), " (", words().opponents.player(player), ")"].concat(),
        None => name,
    };
    words().table.chip(&name, glance.honour, glance.trolls, glance.starts, glance.active)
}

/// Whether a person or a computer plays, and at which level.
fn kind(session: Session, seat: Seat) -> AnyView {
    let player = session.player(seat);
    let icon = if player.level().is_some() { Icon::Computer } else { Icon::Person };
    let title = words().opponents.player(player);
    view! { <span class="kind" title=title>{ic(icon)}</span> }.into_any()
}

/// The strip of a desk.
#[component]
pub fn Players(
    /// The game.
    session: Session,
) -> impl IntoView {
    let count = session.setup().players();
    view! {
        <ul
            class=format!("players n{count}")
            style=format!("--n:{count}")
            aria-label=words().table.players()
        >
            {seats(session).map(|seat| view! { <Chip session seat/> }).collect_view()}
        </ul>
    }
}

#[component]
fn Chip(session: Session, seat: Seat) -> impl IntoView {
    let texts = words().table;
    let now = glance(session, seat);
    let livery = session.livery(seat);
    let amount = move |kind: Kind| {
        let count = move || now.get().owned[kind];
        view! {
            <span class="amt" class:zero=move || { count() == 0 } title=move || texts.owns(count(), kind)>
                {sym(kind)}
                <b>{count}</b>
            </span>
        }
    };
    view! {
        <li>
            <button
                type="button"
                class=["pchip ", livery.class()].concat()
                class:turn=move || now.get().active
                class:thinks=move || session.opponents.at_it(seat)
                aria-label=move || label(session, seat, now.get())
                on:click=move |_| session.peek.set(Some(seat))
            >
                {badge(livery, "big")}
                <div class="who">
                    <span class="nm">
                        <strong>{session.name(seat)}</strong>
                        {move || kind(session, seat)}
                        {move || now.get().starts.then(|| ic_class(Icon::Crown, "ic crown"))}
                        <span class="tr">{ic(Icon::Troll)} {move || texts.trolls(now.get().trolls)}</span>
                        <span class="hon">
                            {ic_class(Icon::Honour, "ic gold")} <b>{move || now.get().honour}</b>
                        </span>
                    </span>
                    <span class="sum">{Kind::ALL.map(amount)}</span>
                </div>
            </button>
        </li>
    }
}

/// The strip of a phone.
#[component]
pub fn SmallPlayers(
    /// The game.
    session: Session,
) -> impl IntoView {
    let chip = move |seat: Seat| {
        let now = glance(session, seat);
        view! {
            <li class:turn=move || now.get().active class:thinks=move || session.opponents.at_it(seat)>
                <button
                    type="button"
                    aria-label=move || label(session, seat, now.get())
                    on:click=move |_| session.peek.set(Some(seat))
                >
                    {badge(session.livery(seat), "mid")}
                    <b>{move || now.get().honour}</b>
                    {move || now.get().starts.then(|| ic_class(Icon::Crown, "ic crown"))}
                </button>
            </li>
        }
    };
    view! { <ul aria-label=words().table.players()>{seats(session).map(chip).collect_view()}</ul> }
}
