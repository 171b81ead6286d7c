//! Lessons: short games on the real table, with a coach who explains each step and marks its target.
//!
//! The steps of a lesson are a readable text ([`script`]), its texts a file for each language ([`texts`]); both are fetched when
//! a lesson begins. [`progress`] computes the player's progress from the log, so that undo and redo move back and forth in a lesson;
//! [`run`] opens its game, [`aim`] finds the targets on the page, [`coach`] shows the steps. Tests play every lesson with the
//! real rules.

pub mod aim;
pub mod coach;
pub mod keep;
mod list;
pub mod progress;
pub mod run;
pub mod script;
pub mod texts;

pub use list::minutes;

use leptos::prelude::*;

use self::run::Run;
use self::script::Script;
use self::texts::Texts;
use crate::ai_client::ai_client;
use crate::game::GameView;
use crate::open_game::OpenGame;
use crate::table::Table;
use crate::table::sheet::Sheet;
use moot_ui::game::app_state::AppState;
use moot_ui::remote_text;
use moot_ui::remote_text::Fetched;
use moot_ui::screen;
use moot_ui::screen::Screen;
use moot_ui::text::language;

/// The path of the lesson texts of a game.
fn texts_path<G: GameView>() -> String {
    ["lessons/", G::ID, "/", language().word(), ".md"].concat()
}

/// The lessons of a game: their list, or the one that the address names.
pub fn screen<G: GameView>(app: AppState<G>) -> AnyView {
    let chosen = RwSignal::new(named::<G>());
    let files = RwSignal::new(Fetched::Coming);
    let fetch = Callback::new(move |()| {
        let script = chosen.get_untracked().map(|id| ["lessons/", G::ID, "/", id, ".lesson"].concat());
        remote_text::all(core::iter::once(texts_path::<G>()).chain(script).collect(), files);
    });
    Effect::new(move |_| {
        app.lesson.set(chosen.get().unwrap_or_default().to_owned());
        fetch.run(());
    });
    let follow = window_event_listener(leptos::ev::hashchange, move |_| {
        if app.screen.get_untracked() == Screen::Lessons && chosen.get_untracked() != named::<G>() {
            chosen.set(named::<G>());
        }
    });
    on_cleanup(move || follow.remove());
    let lead_on =
        Callback::new(move |id: Option<&'static str>| app.go_to(Screen::Lessons, id.unwrap_or_default()));
    let body = move || {
        let state = files.get();
        match (&state, chosen.get_untracked()) {
            (Fetched::Here(texts), None) => list::list::<G>(app, &Texts::read(&texts[0])),
            (Fetched::Here(texts), Some(id)) if texts.len() == 2 => lesson(app, id, texts, lead_on),
            (Fetched::Here(_), Some(_)) => ().into_any(),
            _ => list::frame::<G>(app, remote_text::waiting(&state, fetch)),
        }
    };
    view! { {body} }.into_any()
}

/// The lesson that the address names.
fn named<G: GameView>() -> Option<&'static str> {
    let rest = screen::rest();
    G::LESSONS.iter().copied().find(|lesson| *lesson == rest)
}

/// A lesson on the table.
fn lesson<G: GameView>(
    app: AppState<G>,
    id: &'static str,
    texts: &[String],
    lead_on: Callback<Option<&'static str>>,
) -> AnyView {
    let part = Texts::read(&texts[0]).of(id).cloned().unwrap_or_default();
    let begun = Script::read(&texts[1]).map_err(|why| why.to_string()).and_then(|script| {
        let opened = run::open::<G::Rules>(&script, &[]).map_err(|why| why.to_string())?;
        Ok((script, opened))
    });
    let (script, opened) = match begun {
        Ok(begun) => begun,
        Err(why) => {
            leptos::logging::error!("the lesson {id} cannot be played: {why}");
            let retry = Callback::new(move |()| lead_on.run(None));
            return list::frame::<G>(app, remote_text::waiting(&Fetched::<()>::Failed, retry));
        }
    };
    let start = opened.table.log().len();
    let session = OpenGame(app).teach(opened.table, opened.seats);
    // The script of the lesson goes on by itself.
    session.end_turns_at_once();
    let run = Run::new(id, script, part, session, start);
    run.hold();
    run.resume();
    on_cleanup(move || OpenGame(app).taught());
    provide_context(ai_client(app));
    let shown = move || {
        if app.lesson_sheet.get() {
            view! { <Sheet app session/> }.into_any()
        } else {
            view! { <Table app session/> }.into_any()
        }
    };
    view! {
        {coach::coach(app, run, lead_on)}
        {shown}
    }
    .into_any()
}
