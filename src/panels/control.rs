//! Controls that the panels share.

use leptos::prelude::*;
use moot_core::Game;
use mountain_king::{Action, MountainKing};

use super::ink;
use crate::art::Icon;
use crate::session::Session;
use crate::words::refusals;

/// The text form of an action, for `data-act`.
pub(crate) fn act_text(action: Action) -> String {
    MountainKing::action_text(action)
}

/// Why the active player may not do this now, in words; `None` when it is allowed. Tracked.
pub(crate) fn why_not(session: Session, action: Action) -> Option<String> {
    session.check(action).err().map(|refused| refusals::why(session, &refused))
}

/// Does it, or shows why not.
pub(crate) fn attempt(session: Session, action: Action) {
    // `play` itself shows the refusal.
    session.play(action);
}

/// A button that does one action, which is known to be legal or tells why it is not. `inside` is markup.
pub(crate) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: String,
    label: String,
) -> AnyView {
    let why = why_not(session, action);
    let spoken = match &why {
        Some(why) => [label.as_str(), ". ", why].concat(),
        None => label.clone(),
    };
    view! {
        <button
            type="button"
            class=class
            data-act=act_text(action)
            data-why=why.clone()
            aria-disabled=why.is_some().then_some("true")
            aria-label=spoken
            data-tip=label
            inner_html=inside
            on:click=move |_| attempt(session, action)
        ></button>
    }
    .into_any()
}

/// The same with an icon and a text.
pub(crate) fn act_btn(
    session: Session,
    action: Action,
    icon: Icon,
    class: &'static str,
    label: String,
) -> AnyView {
    let why = why_not(session, action);
    let spoken = why.as_ref().map(|why| [label.as_str(), ". ", why].concat());
    view! {
        <button
            type="button"
            class=["btn ", class].concat()
            data-act=act_text(action)
            data-why=why.clone()
            aria-disabled=why.is_some().then_some("true")
            aria-label=spoken
            on:click=move |_| attempt(session, action)
        >
            <span class="glyph" inner_html=ink::ic(icon)></span>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// A button that does something to the page but not to the game.
pub(crate) fn page_btn(
    icon: Icon,
    class: &'static str,
    label: &'static str,
    press: impl FnMut(leptos::ev::MouseEvent) + 'static,
) -> AnyView {
    view! {
        <button type="button" class=["btn ", class].concat() on:click=press>
            <span class="glyph" inner_html=ink::ic(icon)></span>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// Puts down whatever the player has picked up.
pub(crate) fn cancel_btn(session: Session) -> AnyView {
    let words = crate::words::words();
    page_btn(Icon::Close, "quiet", words.trays.cancel(), move |_| {
        session.pick.set(crate::session::Pick::None)
    })
}

/// A panel with its title. `extra` stands at the right of the title.
pub(crate) fn panel(
    class: &'static str,
    title: impl Fn() -> String + Send + 'static,
    extra: impl Fn() -> String + Send + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    let id = ["h-", class].concat();
    let named = id.clone();
    view! {
        <section class=["panel ", class].concat() aria-labelledby=id>
            <h2 id=named>
                {title}
                <span class="extra">{extra}</span>
            </h2>
            {body.into_any()}
        </section>
    }
    .into_any()
}
