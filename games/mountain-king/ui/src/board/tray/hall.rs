//! The tray for great halls: the supply with values and numbers of places.

use crate::art::icons;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use mountain_king::tables::HALLS;
use mountain_king::{Square, State};

use super::carry::Carry;
use super::parts::{cancel, gain, go, picture, to_board, turns};
use crate::board::act;
use crate::board::model::{Gain, Mode};
use crate::board::places::Places;
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::{Press, pressed_while};

/// The statues of the active player: index and square.
#[must_use]
pub fn own_statues(state: &State) -> Vec<(usize, Square)> {
    let net = state.network(state.active);
    state.statues().filter(|(_, at)| net.has(*at)).collect()
}

/// The halls of the supply that fit somewhere.
pub fn fitting(state: &State) -> Vec<u8> {
    (0..HALLS.len() as u8).filter(|&hall| Places::of_hall(state, hall).count() > 0).collect()
}

/// The tray: the halls that fit somewhere.
pub fn tray(session: Session) -> impl IntoView {
    let hand = Memo::new(move |_| match act::mode(session) {
        Mode::Hall { hall } => Some(hall),
        _ => None,
    });
    let halls = Memo::new(move |_| session.state().with(fitting));
    let carry = Carry::new();
    let tiles = move || halls.get().into_iter().map(|hall| tile(session, hall, hand, carry)).collect_view();
    let size = move || if halls.with(Vec::len) > 3 { "tray six " } else { "tray six few " };
    let gain = gain(session);
    let label = move || king().board.dedicate(gain.get().map(|gain| gain.certain.end));
    let chosen = Memo::new(move |_| hand.get().is_some());
    let ask = move || match gain.get() {
        Some(Gain { certain, hoped: Some((hoped, hope)) }) => king().board.outlook(certain, hoped, hope),
        _ => king().board.ask_hall(chosen.get()).to_owned(),
    };
    let statue =
        Memo::new(move |_| session.state().with(|state| own_statues(state).first().map(|&(_, at)| at)));
    let why = Signal::derive(move || {
        statue
            .get()
            .is_none()
            .then(|| king().board.pick_statue(crate::board::model::Mover::Carts, false).to_owned())
    });
    let to_statues = Callback::new(move |()| {
        if let Some(at) = statue.get_untracked() {
            act::take_statue(session, at);
        }
    });
    view! {
        <div
            class=move || {
                let state = if chosen.get() { "chosen " } else { "" };
                [size(), state, session.seat_style(session.active()).class()].concat()
            }
            role="toolbar"
            data-tips-above=""
            aria-label=move || king().board.hall_tray()
            {..carry.handlers(session)}
        >
            <strong class="ask">{ask}</strong>
            <div class="halls">{tiles}</div>
            {move || chosen.get().then(|| turns(session))}
            <div class="stack">
                {go(session, Icon::Check, label, || king().board.hall_tray())}
                <div class="pair">
                    {cancel(session)}
                    <Press
                        icon=icons::STATUE
                        label=Signal::derive(|| king().board.to_statues().to_owned())
                        class="quiet"
                        why
                        press=to_statues
                        refuse=super::parts::tell(session)
                    />
                </div>
            </div>
        </div>
    }
}

/// One hall of the supply.
fn tile(session: Session, hall: u8, hand: Memo<Option<u8>>, carry: Carry) -> impl IntoView {
    let card = &HALLS[usize::from(hall)];
    let count = Memo::new(move |_| session.state().with(|state| Places::of_hall(state, hall).count()));
    let on = Memo::new(move |_| hand.get() == Some(hall));
    let name = move || king().board.hall(hall, card.low, card.high, count.get());
    let status = move || king().board.fits(count.get());
    // The honour of the hall, and that with a statue on its altar.
    let values = [(Icon::Honour, card.low), (icons::STATUE, card.high)]
        .map(|(icon, honour)| [ink::ic(icon).as_str(), &honour.to_string()].concat())
        .join(" ");
    let press = move |ev: MouseEvent| {
        if on.get_untracked() {
            act::drop_all(session);
        } else if count.get_untracked() > 0 {
            act::take_hall(session, hall);
            to_board(&ev);
        } else {
            session.show_note([king().cards.hall(hall), " ", &untrack(status)].concat());
        }
    };
    let down = move |ev: PointerEvent| {
        if count.get_untracked() > 0 {
            carry.down(&ev, Pick::Hall { hall, lie: 0, at: None }, None);
        }
    };
    let picture = card.lies.first().map(|lie| picture(lie, 11)).unwrap_or_default();
    view! {
        <button
            type="button"
            class="halltile"
            {..pressed_while(move || on.get())}
            data-hall=card.id
            data-why=move || (count.get() == 0).then(status)
            aria-disabled=move || (count.get() == 0).then_some("true")
            // While it is carried, nothing may float over the mountain.
            data-tip=move || (!on.get()).then(name)
            on:click=press
            on:pointerdown=down
        >
            <span class="sr">{name}</span>
            <span class="glyph" aria-hidden="true" inner_html=picture></span>
            <span aria-hidden="true">
                <strong>{move || king().cards.hall(hall)}</strong>
                <b inner_html=values></b>
                <em>{status}</em>
            </span>
        </button>
    }
}
