//! The curtain between two people at one screen.

use leptos::html::Button;
use leptos::prelude::*;
use moot_core::{Game, Seat};

use super::event_log::{Line, LineFilter, lines};
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};

/// The number of event log lines on the curtain, newest first: about two turns.
const RECENT_LINES: usize = 8;

/// The curtain, while another person has to take over the screen.
#[component]
pub fn Curtain<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    move || session.curtain().get().map(|seat| view! { <Drawn session seat/> })
}

#[component]
fn Drawn<G: GameView>(session: Session<G>, seat: Seat) -> impl IntoView {
    let texts = words().table;
    let name = session.name(seat);
    let seat_style = session.seat_style(seat);
    let secret = session.state().with_untracked(G::secret);
    let why = G::words().curtain(&name, secret);
    let mates = G::Rules::teams(&session.setup())
        .mates(seat)
        .filter(|&mate| secret && session.table().with_untracked(|table| table.humans().contains(mate)));
    let mates = mates.map(|mate| view! { <p>{texts.mate_may_look(&session.name(mate))}</p> }).collect_view();
    let recent = session.table().with_untracked(|table| {
        session.seats().with_untracked(|seats| {
            lines::<G>(table.setup(), seats, table.log(), &LineFilter::newest(RECENT_LINES))
        })
    });
    let recent = recent.into_iter().filter_map(|line| match line {
        Line::Happened { who: Some(who), text, .. } => {
            Some(view! { <li>{badge(session.seat_style(who), "")} <span>{text}</span></li> })
        }
        _ => None,
    });
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // An element that refuses the focus can still be pressed.
            let _ = button.focus();
        }
    });
    view! {
        <div class=["curtain ", seat_style.class()].concat() role="dialog" aria-modal="true" aria-labelledby="h-curtain">
            {badge(seat_style, "big")} <h2 id="h-curtain">{texts.curtain_title(&name)}</h2> <p>{why}</p> {mates}
            <button
                type="button"
                class="btn primary big"
                data-curtain="open"
                node_ref=button
                on:click=move |_| session.screen_taken_by(seat)
            >
                {ic(Icon::Eye)}
                <span>{texts.curtain_open(&name)}</span>
            </button>
            <ol class="news" aria-label=texts.saga()>
                {recent.collect_view()}
            </ol>
        </div>
    }
}
