//! The panel with the costliest turns.

use leptos::prelude::*;
use moot_core::{Game, Seat};

use super::analysis::{Analysis, Progress};
use super::blunders::{Blunder, played};
use crate::ai_client::ai_client;
use crate::game::GameView;
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::replay;
use crate::table::event_log::heading;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::ActionOf;
use moot_ui::game::app_state::AppState;
use moot_ui::players::Player;
use moot_ui::screen::Screen;
use moot_ui::widgets::{badge, ic};

/// The costliest turns of a player, computed on request.
pub fn turns<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let texts = words().after;
    let analysis = Analysis::new(session, ai_client(app));
    let seats = Seat::all(G::Rules::seats(&session.setup()));
    // The first person is preselected: the reader is likely to be that person.
    let person = untrack(|| seats.clone().find(|&seat| session.player(seat) == Player::Person));
    let who = RwSignal::new(person.unwrap_or(Seat(0)));
    let option = move |seat: Seat| {
        let chosen = seat == who.get_untracked();
        view! { <option value=seat.to_string() selected=chosen>{session.name(seat)}</option> }
    };
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            analysis.cancel();
            who.set(Seat(seat));
        }
    };
    let body = move || {
        match analysis.progress.get() {
        Progress::Idle => view! {
            <button type="button" class="btn primary" data-look="" on:click=move |_| analysis.begin(who.get_untracked())>
                {ic(Icon::Hint)}
                <span>{texts.look()}</span>
            </button>
        }
        .into_any(),
        Progress::Looking { done, of } => {
            let share = done * 100 / of.max(1);
            view! {
                <div class="looking">
                    <span role="status">{texts.looking(done, of)}</span>
                    <progress max="100" value=share.to_string() aria-label=texts.title()></progress>
                    <button type="button" class="btn" data-cancel="" on:click=move |_| analysis.cancel()>
                        {ic(Icon::Close)}
                        <span>{texts.cancel()}</span>
                    </button>
                </div>
            }
            .into_any()
        }
        Progress::Found(blunders) if blunders.is_empty() => {
            view! { <p role="status" data-found="0">{texts.nothing_found()}</p> }.into_any()
        }
        Progress::Found(blunders) => {
            let count = blunders.len();
            let rows = blunders.iter().map(|blunder| row(app, session, who.get_untracked(), blunder)).collect_view();
            view! {
                <ol class="slips" data-found=count>
                    {rows}
                </ol>
            }
            .into_any()
        }
    }
    };
    view! {
        <section class="panel costly" aria-labelledby="h-costly">
            <h2 id="h-costly">
                {texts.title()}
                <span class="extra">
                    <select aria-label=texts.whose() on:change=choose>
                        {seats.clone().map(option).collect_view()}
                    </select>
                </span>
            </h2>
            <p>{texts.about()}</p>
            {body}
        </section>
    }
    .into_any()
}

/// One row: the turn, the move that was played, the better move, and the loss.
fn row<G: GameView>(
    app: AppState<G>,
    session: Session<G>,
    seat: Seat,
    blunder: &Blunder<ActionOf<G>>,
) -> AnyView {
    let texts = words().after;
    let at = blunder.point.at;
    let (when, did, better) = session.table().with_untracked(|table| {
        session.seats().with_untracked(|seats| {
            let context = TextContext::<G> { setup: table.setup(), state: table.at(at), seats };
            let title = |line: &[ActionOf<G>]| G::words().title(&context, line);
            (heading::<G>(G::chapter(table.at(at))), title(&played::<G>(table, at)), title(&blunder.better))
        })
    });
    let cost = texts.cost(blunder.loss, blunder.spread, blunder.untried, G::words().points());
    let show = move || {
        replay::open(session, Some(at));
        app.go(Screen::Table);
    };
    let asking = RwSignal::new(false);
    let ask = move |_| {
        replay::open(session, Some(at));
        asking.set(true);
    };
    let close = Callback::new(move |()| {
        asking.set(false);
        if app.screen.get_untracked() == Screen::Sheet {
            replay::close(session);
        }
    });
    view! {
        <li data-blunder=at>
            {badge(session.seat_style(seat), "mid")}
            <div>
                <strong>{when}</strong>
                <p>{texts.played(&did)}</p>
                <p class="better">{texts.better(&better)}</p>
                <p class="cost">{cost}</p>
            </div>
            <span class="grp">
                <button type="button" class="btn" data-show="" on:click=move |_| show()>
                    {ic(Icon::Play)}
                    <span>{texts.show()}</span>
                </button>
                <button type="button" class="btn" data-try="" on:click=ask>
                    {ic(Icon::Branch)}
                    <span>{words().replay.what_if()}</span>
                </button>
            </span>
            {move || asking.get().then(|| crate::variations::ask(app, session, close))}
        </li>
    }
    .into_any()
}
