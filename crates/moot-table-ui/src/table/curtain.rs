//! The curtain between two people at one screen.

use leptos::html::Button;
use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::Table;

use super::tale::{Line, Sieve, lines};
use crate::game::GameView;
use crate::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};

/// How many lines of the saga stand on the curtain, newest first: a turn or two.
const NEWS: usize = 8;

/// Who sits before a table that has just been put there. Where a decision is secret nobody is taken for granted; nor
/// is anybody while a computer player is on turn.
#[must_use]
pub fn present<G: GameView>(table: &Table<G::Rules>) -> Option<Seat> {
    let seat = G::asked(table.state());
    (!G::secret(table.state()) && table.humans().contains(seat)).then_some(seat)
}

/// Who has to take over the screen before anything is shown: the person who is asked, unless that person is `ready`
/// already, sits there alone among machines, or the change is an ordinary one and no curtain is wanted for those. Team
/// mates need none between them: they show each other what they have.
#[must_use]
pub fn falls<G: GameView>(table: &Table<G::Rules>, ready: Option<Seat>, ordinary: bool) -> Option<Seat> {
    let seat = G::asked(table.state());
    let person = table.asked().contains(seat) && table.humans().contains(seat);
    let wanted = G::secret(table.state()) || ordinary;
    let teams = G::Rules::teams(table.setup());
    let there = ready.is_some_and(|ready| teams.allied(ready, seat));
    let all_one_team = table.humans().iter().all(|other| teams.allied(other, seat));
    let due = person && !all_one_team && !there && wanted;
    due.then_some(seat)
}

/// The curtain, while somebody has to take over the screen.
#[component]
pub fn Curtain<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    move || session.curtain.get().map(|seat| view! { <Drawn session seat/> })
}

#[component]
fn Drawn<G: GameView>(session: Session<G>, seat: Seat) -> impl IntoView {
    let texts = words().table;
    let name = session.name(seat);
    let livery = session.livery(seat);
    let secret = session.state.with_untracked(G::secret);
    let why = G::words().curtain(&name, secret);
    let mates = G::Rules::teams(&session.setup())
        .mates(seat)
        .filter(|&mate| secret && session.table.with_untracked(|table| table.humans().contains(mate)));
    let mates = mates.map(|mate| view! { <p>{texts.mate_may_look(&session.name(mate))}</p> }).collect_view();
    let news = session.table.with_untracked(|table| {
        session
            .seats
            .with_untracked(|seats| lines::<G>(table.setup(), seats, table.log(), &Sieve::newest(NEWS)))
    });
    let news = news.into_iter().filter_map(|line| match line {
        Line::Happened { who: Some(who), text, .. } => {
            Some(view! { <li>{badge(session.livery(who), "")} <span>{text}</span></li> })
        }
        _ => None,
    });
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Without the focus the button is still there to be pressed.
            let _ = button.focus();
        }
    });
    view! {
        <div class=["curtain ", livery.class()].concat() role="dialog" aria-modal="true" aria-labelledby="h-curtain">
            {badge(livery, "big")} <h2 id="h-curtain">{texts.curtain_title(&name)}</h2> <p>{why}</p> {mates}
            <button
                type="button"
                class="btn primary big"
                data-curtain="open"
                node_ref=button
                on:click=move |_| session.ready.set(Some(seat))
            >
                {ic(Icon::Eye)}
                <span>{texts.curtain_open(&name)}</span>
            </button>
            <ol class="news" aria-label=texts.saga()>
                {news.collect_view()}
            </ol>
        </div>
    }
}
