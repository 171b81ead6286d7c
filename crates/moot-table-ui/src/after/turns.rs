//! The panel with the turns that cost most.

use leptos::prelude::*;
use moot_core::{Game, Seat};

use super::analysis::{Analysis, Progress};
use super::blunders::{Blunder, played};
use crate::ai_client::ai_client;
use crate::game::GameView;
use crate::game::session::Session;
use crate::replay;
use crate::table::event_log::heading;
use crate::text::Scene;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::ActionOf;
use moot_ui::game::app_state::AppState;
use moot_ui::players::Player;
use moot_ui::screen::Screen;
use moot_ui::widgets::{badge, ic};

/// The turns that cost somebody most, once they are asked for.
pub fn turns<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let texts = words().after;
    let inquest = Analysis::new(session, ai_client(app));
    let seats = Seat::all(G::Rules::seats(&session.setup()));
    // Whoever asks is likelier to be a person.
    let person = untrack(|| seats.clone().find(|&seat| session.player(seat) == Player::Person));
    let who = RwSignal::new(person.unwrap_or(Seat(0)));
    let option = move |seat: Seat| {
        let chosen = seat == who.get_untracked();
        view! { <option value=seat.to_string() selected=chosen>{session.name(seat)}</option> }
    };
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            inquest.cancel();
            who.set(Seat(seat));
        }
    };
    let body = move || {
        match inquest.progress.get() {
        Progress::Idle => view! {
            <button type="button" class="btn primary" data-look="" on:click=move |_| inquest.begin(who.get_untracked())>
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
                    <button type="button" class="btn" data-cancel="" on:click=move |_| inquest.cancel()>
                        {ic(Icon::Close)}
                        <span>{texts.cancel()}</span>
                    </button>
                </div>
            }
            .into_any()
        }
        Progress::Found(slips) if slips.is_empty() => {
            view! { <p role="status" data-found="0">{texts.nothing_found()}</p> }.into_any()
        }
        Progress::Found(slips) => {
            let count = slips.len();
            let rows = slips.iter().map(|slip| row(app, session, who.get_untracked(), slip)).collect_view();
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

/// One turn: when, what was played, what would have been better, and by how much.
fn row<G: GameView>(
    app: AppState<G>,
    session: Session<G>,
    seat: Seat,
    slip: &Blunder<ActionOf<G>>,
) -> AnyView {
    let texts = words().after;
    let at = slip.case.at;
    let (when, did, better) = session.table.with_untracked(|table| {
        session.seats.with_untracked(|seats| {
            let scene = Scene::<G> { setup: table.setup(), state: table.at(at), seats };
            let title = |line: &[ActionOf<G>]| G::words().title(&scene, line);
            (heading::<G>(G::chapter(table.at(at))), title(&played::<G>(table, at)), title(&slip.better))
        })
    });
    let cost = texts.cost(slip.loss, slip.spread, slip.untried, G::words().points());
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
        <li data-slip=at>
            {badge(session.livery(seat), "mid")}
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
