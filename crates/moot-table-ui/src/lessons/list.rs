//! The list of lessons.

use leptos::prelude::*;

use super::keep;
use super::texts::{Part, Texts};
use crate::game::GameView;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::widgets::ic;

/// The reading speed in words a minute, and the minutes that the rest of a lesson takes.
const PACE: usize = 160;

/// The estimated duration of a lesson, in minutes.
#[must_use]
pub fn minutes(part: &Part) -> usize {
    (part.words().div_ceil(PACE) + 1).max(2)
}

/// The screen with the heading of the lessons.
pub fn frame<G: GameView>(app: AppState<G>, body: AnyView) -> AnyView {
    let texts = words().learn;
    view! {
        <div class="lobby about study">
            <header class="topbar">
                <div class="brand">
                    <span class="mark">{ic(Icon::Troll)}</span>
                    <span class="titles">
                        <strong>{G::words().game()}</strong>
                        <small>{texts.lessons()}</small>
                    </span>
                </div>
                <span class="spring"></span>
                <button type="button" class="btn" on:click=move |_| app.go_to(Screen::Rules, G::ID)>
                    {ic(Icon::Book)}
                    <span>{texts.rules()}</span>
                </button>
                <button type="button" class="btn" on:click=move |_| app.go(Screen::Lobby)>
                    {ic(Icon::Home)}
                    <span>{words().table.menu_lobby()}</span>
                </button>
            </header>
            <main>
                <section class="panel credits">
                    <h1>{texts.lessons()}</h1>
                    {body}
                </section>
            </main>
        </div>
    }
    .into_any()
}

/// The lessons with their progress.
pub fn list<G: GameView>(app: AppState<G>, texts: &Texts) -> AnyView {
    let rows = G::LESSONS.iter().filter_map(|&id| Some(row(app, id, texts.of(id)?))).collect_view();
    let body = view! {
        <p>{words().learn.lessons_about()}</p>
        <ol class="lessons">{rows}</ol>
    };
    frame(app, body.into_any())
}

fn row<G: GameView>(app: AppState<G>, id: &'static str, part: &Part) -> AnyView {
    let texts = words().learn;
    let kept = keep::kept(G::ID, id);
    let label = match (kept.begun(), kept.done) {
        (true, _) => texts.resume(),
        (false, true) => texts.again(),
        (false, false) => texts.begin(),
    };
    let done = kept.done.then(|| view! { <span class="finished">{ic(Icon::Check)} {texts.done()}</span> });
    let name = [label, ": ", &part.title].concat();
    view! {
        <li>
            <div>
                <h2>{part.title.clone()}</h2>
                <p>{part.about.clone()}</p>
                <small>{texts.minutes(minutes(part))} {done}</small>
            </div>
            <button
                type="button"
                class="btn primary"
                data-lesson=id
                aria-label=name
                on:click=move |_| app.go_to(Screen::Lessons, id)
            >
                {ic(Icon::Play)}
                <span>{label}</span>
            </button>
        </li>
    }
    .into_any()
}
