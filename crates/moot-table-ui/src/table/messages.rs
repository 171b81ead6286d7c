//! What the page says: toasts, the banner about saving, and one spoken message for each action.

use core::cmp::Ordering;
use core::time::Duration;

use leptos::prelude::*;
use moot_table::Refused;

use super::event_log::announced;
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::{refusals, words};
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::game::table_chunk::GameCommand;
use moot_ui::widgets::ic;

/// How long a toast stays, in milliseconds: long enough to read two sentences.
const STAYS: u64 = 7000;

/// Why the last intent was refused, and other short messages.
#[component]
pub fn Toasts<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let refused = session.refused.get().map(|refused| {
            let rule = match &refused {
                Refused::Illegal(why) => G::rule(why),
                _ => None,
            };
            (true, refusals::why(session, &refused), rule)
        });
        refused.or_else(|| session.note.get().map(|text| (false, text, None)))
    });
    let dismiss = move || {
        session.refused.set(None);
        session.note.set(None);
    };
    // The later message takes the place of the earlier one, whichever of the two it is.
    Effect::new(move |_| {
        if session.note.with(Option::is_some) {
            session.refused.set(None);
        }
    });
    Effect::new(move |_| {
        if session.refused.with(Option::is_some) {
            session.note.set(None);
        }
    });
    // A later message starts the clock anew.
    Effect::new(move |clock: Option<Option<TimeoutHandle>>| {
        if let Some(Some(running)) = clock {
            running.clear();
        }
        shown
            .with(Option::is_some)
            .then(|| set_timeout_with_handle(dismiss, Duration::from_millis(STAYS)).ok())
            .flatten()
    });
    let toast = move || {
        shown.get().map(|(bad, text, rule)| {
            let rule = rule.map(|section| {
                let to = ["#rules/", G::ID, "/", section].concat();
                view! {
                    <a class="btn" href=to>
                        {ic(Icon::Book)}
                        <span>{words().learn.rule()}</span>
                    </a>
                }
            });
            view! {
                <div class="toast" class:bad=bad role="status">
                    {ic(if bad { Icon::Warning } else { Icon::Info })}
                    <span>{text}</span>
                    {rule}
                    <button
                        type="button"
                        class="btn icon ghosted"
                        aria-label=words().lobby.close()
                        on:click=move |_| dismiss()
                    >
                        {ic(Icon::Close)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts">{toast}</div> }
}

/// The game is not being saved: why, and the way out. It can be put away; it comes back when the trouble does.
#[component]
pub fn Unsaved<G: GameView>(
    /// The page's shared state.
    app: AppState<G>,
) -> impl IntoView {
    let trouble = Memo::new(move |_| app.unsaved.get());
    Effect::new(move |_| {
        if trouble.get().is_none() {
            app.warned.set(false);
        }
    });
    let banner = move || {
        trouble.get().filter(|_| !app.warned.get()).map(|why| {
            view! {
                <div class="toast bad" role="alert">
                    {ic(Icon::Warning)}
                    <span>{words().saves.not_saved(why)}</span>
                    <button type="button" class="btn" on:click=move |_| app.ask(GameCommand::Export)>
                        {words().saves.export()}
                    </button>
                    <button
                        type="button"
                        class="btn icon ghosted"
                        aria-label=words().lobby.close()
                        on:click=move |_| app.warned.set(true)
                    >
                        {ic(Icon::Close)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts saving">{banner}</div> }
}

/// What is said, and how long the log was then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Said {
    length: usize,
    text: String,
}

impl Said {
    /// What is said next. The same words twice in a row would change nothing on the page, and nobody would hear them again:
    /// the second time a space that is not heard follows them.
    fn then(before: Option<&Said>, length: usize, text: String) -> Said {
        match before {
            Some(before) if before.length == length && before.text.trim_end_matches(UNHEARD) == text => {
                before.clone()
            }
            Some(before) if !text.is_empty() && before.text == text => {
                Said { length, text: [text.as_str(), UNHEARD].concat() }
            }
            _ => Said { length, text },
        }
    }
}

/// A space that changes a text without being heard.
const UNHEARD: &str = "\u{a0}";

/// Says what happened, one message an action, for those who do not see it.
#[component]
pub fn Announcer<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let said = Memo::new(move |before: Option<&Said>| {
        let length = session.table.with(|table| table.log().len());
        let text = match session.played.get() {
            Some(played) => session
                .table
                .with(|table| session.seats.with(|seats| announced::<G>(table, seats, played.plies.clone()))),
            None => match before.map(|before| before.length.cmp(&length)) {
                Some(Ordering::Greater) => words().table.taken_back().to_owned(),
                Some(Ordering::Less) => words().table.done_again().to_owned(),
                _ => String::new(),
            },
        };
        Said::then(before, length, text)
    });
    view! {
        <div class="sr" role="log" aria-live="polite" aria-atomic="true">
            {move || said.get().text}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_are_heard_as_often_as_they_are_said() {
        let mut said = None;
        let mut heard = Vec::new();
        for (length, text) in [(4, "a cart"), (5, "a cart"), (5, "a cart"), (6, "a cart"), (7, ""), (8, "")] {
            let next = Said::then(said.as_ref(), length, text.to_owned());
            if said.as_ref().is_none_or(|said: &Said| said.text != next.text) {
                heard.push(next.text.clone());
            }
            assert_eq!(next.text.trim(), text);
            said = Some(next);
        }
        assert_eq!(
            heard,
            ["a cart", "a cart\u{a0}", "a cart", ""],
            "a change of the page for each action that tells anything"
        );
    }
}
