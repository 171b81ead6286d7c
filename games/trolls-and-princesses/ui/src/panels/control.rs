//! What the panels of Trolls & Princesses share: what the person at the page may know, and rows that are picked up.

use leptos::prelude::*;
use moot_core::Game;
use trolls_and_princesses::{Action, State, TrollsAndPrincesses};

use crate::game::{Session, act};
use moot_table_ui::controls::with_reason;
use moot_ui::widgets::pictured;

/// The table as the person at the page knows it: the round cards of the others are hidden in it. While the screen changes
/// hands, or shows what one of several people did, it hides everybody's.
pub(super) fn known(session: Session) -> Memo<State> {
    Memo::new(move |_| {
        let viewer = session.viewer();
        session.state.with(|state| TrollsAndPrincesses::view(&session.setup(), state, viewer).table)
    })
}

/// A button that does one action at once, or tells why it cannot be done. `inside` is markup.
pub(super) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: String,
    label: String,
) -> AnyView {
    let why = Memo::new(move |_| act::why_not(session, &[action]));
    view! {
        <button
            type="button"
            class=class
            data-act=TrollsAndPrincesses::action_text(action)
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| {
                match why.get_untracked() {
                    Some(why) => session.note.set(Some(why)),
                    None => {
                        session.play(action);
                    }
                }
            }
        >
            {pictured(move || with_reason(&label, why.get()), move || inside.clone())}
        </button>
    }
    .into_any()
}
