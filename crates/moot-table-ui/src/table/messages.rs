//! Messages: toasts, the banner about saving, and one live region message for each action.

use core::cmp::Ordering;
use core::time::Duration;

use leptos::prelude::*;
use moot_table::Refused;

use super::event_log::announced;
use crate::game::GameView;
use crate::game::refusal;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::game::table_chunk::GameCommand;
use moot_ui::widgets::ic;

/// The duration of a toast, in milliseconds: long enough to read two sentences.
const STAYS: u64 = 7000;
/// How long a toast that fades out still catches presses, in milliseconds, so that a press on it does not reach the board behind it.
const FADES: u64 = 500;

/// The toast with the last refusal, or another short message.
#[component]
pub fn Toasts<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let refused = session.refusal().get().map(|refused| {
            let rule = match &refused {
                Refused::Illegal(why) => G::rule(why),
                _ => None,
            };
            (true, refusal::why(session, &refused), rule)
        });
        refused.or_else(|| session.note().get().map(|text| (false, text, None)))
    });
    let dismiss = move || {
        session.dismiss_messages();
    };
    // The later of the two messages replaces the earlier one.
    Effect::new(move |_| {
        if session.note().with(Option::is_some) {
            session.clear_refusal();
        }
    });
    Effect::new(move |_| {
        if session.refusal().with(Option::is_some) {
            session.clear_note();
        }
    });
    let fading = RwSignal::new(false);
    let fade = move || fading.set(true);
    // Every message restarts the timer, also one that repeats the text of the last.
    Effect::new(move |clock: Option<Option<TimeoutHandle>>| {
        if let Some(Some(running)) = clock {
            running.clear();
        }
        session.refusal().track();
        session.note().track();
        fading.set(false);
        let waits = shown.with(Option::is_some);
        waits.then(|| set_timeout_with_handle(fade, Duration::from_millis(STAYS)).ok()).flatten()
    });
    Effect::new(move |clock: Option<Option<TimeoutHandle>>| {
        if let Some(Some(running)) = clock {
            running.clear();
        }
        fading.get().then(|| set_timeout_with_handle(dismiss, Duration::from_millis(FADES)).ok()).flatten()
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
                <div class="toast" class:bad=bad class:fading=move || fading.get() role="status">
                    {ic(if bad { Icon::Warning } else { Icon::Info })}
                    <span>{text}</span>
                    {rule}
                    <button
                        type="button"
                        class="btn icon ghosted"
                        aria-label=words().lobby.close()
                        on:click=move |_| fade()
                    >
                        {ic(Icon::Close)}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts">{toast}</div> }
}

/// The banner of a game that is not being saved: the reason, and a remedy. It can be dismissed; it returns with the next error.
#[component]
pub fn Unsaved<G: GameView>(
    /// The shared state of the page.
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

/// The current message, and the length of the log at that time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Announcement {
    length: usize,
    text: String,
}

impl Announcement {
    /// The next message. A repeated text would not change the live region and would not be announced, so a silent space is
    /// appended every second time.
    fn then(before: Option<&Announcement>, length: usize, text: String) -> Announcement {
        match before {
            Some(before) if before.length == length && before.text.trim_end_matches(UNHEARD) == text => {
                before.clone()
            }
            Some(before) if !text.is_empty() && before.text == text => {
                Announcement { length, text: [text.as_str(), UNHEARD].concat() }
            }
            _ => Announcement { length, text },
        }
    }
}

/// A space that changes a text without being announced.
const UNHEARD: &str = "\u{a0}";

/// The live region that announces events, one message an action.
#[component]
pub fn Announcer<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let said = Memo::new(move |before: Option<&Announcement>| {
        let length = session.table().with(|table| table.log().len());
        let text = match session.last_played().get() {
            Some(played) => session.table().with(|table| {
                session.seats().with(|seats| announced::<G>(table, seats, played.plies.clone()))
            }),
            None => match before.map(|before| before.length.cmp(&length)) {
                Some(Ordering::Greater) => words().table.taken_back().to_owned(),
                Some(Ordering::Less) => words().table.done_again().to_owned(),
                _ => String::new(),
            },
        };
        Announcement::then(before, length, text)
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
    fn repeated_messages_are_announced_again() {
        let mut said = None;
        let mut announced = Vec::new();
        for (length, text) in [(4, "a cart"), (5, "a cart"), (5, "a cart"), (6, "a cart"), (7, ""), (8, "")] {
            let next = Announcement::then(said.as_ref(), length, text.to_owned());
            if said.as_ref().is_none_or(|said: &Announcement| said.text != next.text) {
                announced.push(next.text.clone());
            }
            assert_eq!(next.text.trim(), text);
            said = Some(next);
        }
        assert_eq!(
            announced,
            ["a cart", "a cart\u{a0}", "a cart", ""],
            "one change of the live region for each announced action"
        );
    }
}
