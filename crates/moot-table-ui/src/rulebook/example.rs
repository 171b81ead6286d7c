//! An example of the rulebook: a real position on the game's own board, and its steps.

use core::fmt;
use leptos::prelude::*;

use moot_core::{Game, Seat};
use moot_table::{EntryError, Refused, SeatInfo, Table, entry_from};

use crate::game::GameView;
use crate::game::past_position::PastPosition;
use crate::game::session::Session;
use crate::lessons::run;
use crate::lessons::run::BadLesson;
use crate::lessons::script::Script;
use crate::lessons::texts::{Texts, markup};
use crate::text::words;
use moot_art::Icon;
use moot_ui::players::Pace;
use moot_ui::remote_text;
use moot_ui::remote_text::Fetched;
use moot_ui::symbols;
use moot_ui::text::language_now;
use moot_ui::widgets::ic;

/// A replayed example, with the number of plies before each step.
pub struct Played<G: GameView> {
    /// The game up to the last step.
    pub table: Table<G::Rules>,
    /// The players by seat.
    pub seats: Vec<SeatInfo>,
    /// The number of plies before each step.
    pub at: Vec<usize>,
}

/// Why an example does not fit the rules.
pub enum BadExample<G: Game> {
    /// Its position cannot be replayed.
    Position(BadLesson<G>),
    /// A line of a step is not a log entry.
    Line {
        /// The name of the step.
        step: String,
        /// The error of the line.
        why: EntryError,
    },
    /// The rules refuse an action of a step.
    Action {
        /// The name of the step.
        step: String,
        /// The line with the action.
        text: String,
        /// The refusal.
        why: Refused<G::Illegal>,
    },
}

impl<G: Game> fmt::Display for BadExample<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadExample::Position(why) => why.fmt(f),
            BadExample::Line { step, why } => write!(f, "{step}: {why}"),
            BadExample::Action { step, text, why } => write!(f, "{step}: {text}: {why}"),
        }
    }
}

/// Replays an example.
///
/// # Errors
/// The first illegal step; tests check that no shipped example fails.
pub fn play<G: GameView>(script: &Script) -> Result<Played<G>, BadExample<G::Rules>> {
    let opened = run::open::<G::Rules>(script, &[]).map_err(BadExample::Position)?;
    let mut table = opened.table;
    let mut at = Vec::with_capacity(script.steps.len());
    for step in &script.steps {
        let own = step.plays.iter().map(|text| [&script.me.to_string(), " ", text].concat());
        for text in own.chain(step.then.iter().cloned()) {
            let entry = entry_from::<G::Rules>(&text)
                .map_err(|why| BadExample::Line { step: step.key.clone(), why })?;
            if let moot_table::Entry::Act { seat, action } = entry {
                let refused = |why| BadExample::Action { step: step.key.clone(), text, why };
                table.play(seat, action).map_err(refused)?;
            }
        }
        at.push(table.log().len());
    }
    Ok(Played { table, seats: opened.seats, at })
}

/// The position of a step, with its changes marked.
fn moment<G: GameView>(played: &Played<G>, step: usize, me: Seat) -> PastPosition<G::Marks> {
    let at = played.at.get(step).copied().unwrap_or_default();
    let from = step.checked_sub(1).and_then(|before| played.at.get(before)).copied().unwrap_or(at);
    let seen = G::recap_entries(&played.table, from..at).pop().map(|recap_entry| recap_entry.seen.marks);
    PastPosition { at, who: me, marks: seen.unwrap_or_default() }
}

/// An example, collapsed at first to keep the page of rules short.
pub fn example<G: GameView>(id: String, caption: String) -> AnyView {
    let open = RwSignal::new(false);
    let files = RwSignal::new(Fetched::Coming);
    let folder = ["book/examples/", G::ID, "/"].concat();
    let paths = [[&folder, &id, ".lesson"].concat(), [&folder, language_now().word(), ".md"].concat()];
    let fetch = Callback::new(move |()| remote_text::all(paths.to_vec(), files));
    let press = move |_| {
        open.set(true);
        fetch.run(());
    };
    let name = id.clone();
    let body = move || {
        if !open.get() {
            return view! {
                <div class="tell">
                    <p inner_html=caption.clone()></p>
                    <button type="button" class="btn" on:click=press>
                        {ic(Icon::Play)}
                        <span>{words().learn.show_example()}</span>
                    </button>
                </div>
            }
            .into_any();
        }
        files.with(|state| match state {
            Fetched::Here(texts) => stage::<G>(&name, texts),
            other => remote_text::waiting(other, fetch),
        })
    };
    view! { <div class="example" data-example=id>{body}</div> }.into_any()
}

fn stage<G: GameView>(id: &str, texts: &[String]) -> AnyView {
    let part = texts.get(1).and_then(|text| Texts::read(text).of(id).cloned()).unwrap_or_default();
    let script = texts.first().and_then(|text| Script::read(text).ok()).unwrap_or_default();
    let played = match play::<G>(&script) {
        Ok(played) => played,
        Err(why) => {
            leptos::logging::error!("the example {id} does not fit the rules: {why}");
            return ().into_any();
        }
    };
    symbols::place(G::SYMBOLS);
    let me = Seat(script.me);
    // The session is read-only: all seats are computer players, and no driver runs.
    let session = Session::new(played.table.clone(), played.seats.clone(), RwSignal::new(Pace::default()));
    let count = script.steps.len();
    let step = RwSignal::new(0_usize);
    let played = StoredValue::new(played);
    Effect::new(move |_| {
        let step = step.get();
        session.look_back(Some(played.with_value(|played| moment(played, step, me))));
    });
    session.look_back(Some(played.with_value(|played| moment(played, 0, me))));
    let scene = G::rulebook_picture(session, &script.show);
    let says = move || {
        let said = part.steps.get(step.get());
        said.map(|said| said.says.iter().map(|text| markup(text)).collect::<Vec<_>>().join(" "))
            .unwrap_or_default()
    };
    let button = move |icon: Icon, name: &'static str, by: isize| {
        let to = move || step.get().checked_add_signed(by).filter(|&to| to < count);
        view! {
            <button
                type="button"
                class="btn icon"
                aria-label=name
                aria-disabled=move || to().is_none().then_some("true")
                on:click=move |_| {
                    if let Some(to) = untrack(to) {
                        step.set(to);
                    }
                }
            >
                {ic(icon)}
            </button>
        }
    };
    let texts = words().learn;
    view! {
        <div class="scene" inert=true>{scene}</div>
        <div class="tell" data-step=move || step.get()>
            {button(Icon::Prev, texts.earlier(), -1)}
            <p role="status">
                <small>{move || texts.step(step.get() + 1, count)}</small>
                <span inner_html=says></span>
            </p>
            {button(Icon::Next, texts.later(), 1)}
        </div>
    }
    .into_any()
}
