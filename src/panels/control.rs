//! Controls that the panels share.

use leptos::prelude::*;
use moot_core::Game;
use moot_table::Refused;
use mountain_king::{Action, Illegal, MountainKing};

use super::ink;
use crate::art::Icon;
use crate::games::mountain_king::Session;
use crate::widgets::pictured;
use crate::words::refusals;

/// The text form of an action, for `data-act`.
pub(crate) fn act_text(action: Action) -> String {
    MountainKing::action_text(action)
}

/// Why the active player may not do this now; `None` when it is allowed. Tracked.
pub(crate) fn refusal(session: Session, action: Action) -> Option<Refused<Illegal>> {
    session.check(action).err()
}

/// The same in words.
pub(crate) fn why_not(session: Session, action: Action) -> Option<String> {
    refusal(session, action).map(|refused| refusals::why(session, &refused))
}

/// Whether a refusal speaks about the thing itself, not only about the moment. Only then the thing looks shut: a whole
/// panel that is greyed out because it is another one's turn would tell nothing.
pub(crate) fn shut(refused: Option<Refused<Illegal>>) -> bool {
    use Illegal::{CastAlready, Drawing, GameOver, NotYourTurn, StepTwoFirst, WrongMoment};
    match refused {
        Some(Refused::Illegal(
            WrongMoment | StepTwoFirst | CastAlready | Drawing | GameOver | NotYourTurn { .. },
        )) => false,
        Some(Refused::Illegal(_)) => true,
        _ => false,
    }
}

/// A button that does one action, or tells why it cannot be done. `inside` is markup.
pub(crate) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: String,
    label: String,
) -> AnyView {
    let why = Memo::new(move |_| why_not(session, action));
    let spoken = label.clone();
    view! {
        <button
            type="button"
            class=class
            data-act=act_text(action)
            data-why=why
            data-tip=label
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| {
                session.play(action);
            }
        >
            {pictured(move || with_reason(&spoken, why.get()), move || inside.clone())}
        </button>
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
    let why = Memo::new(move |_| why_not(session, action));
    let spoken = label.clone();
    view! {
        <button
            type="button"
            class=["btn ", class].concat()
            data-act=act_text(action)
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            aria-label=move || why.get().map(|why| with_reason(&spoken, Some(why)))
            on:click=move |_| {
                session.play(action);
            }
        >
            <span class="glyph" inner_html=ink::ic(icon)></span>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// A label, and the reason against it when there is one.
pub(crate) fn with_reason(label: &str, why: Option<String>) -> String {
    match why {
        Some(why) => [label, ". ", &why].concat(),
        None => label.to_owned(),
    }
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
    let words = crate::words::king::king();
    page_btn(Icon::Close, "quiet", words.trays.cancel(), move |_| {
        session.hand.pick.set(crate::games::mountain_king::Pick::None)
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

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Kind;

    #[test]
    fn only_what_is_wrong_with_the_thing_itself_shuts_it() {
        let short = Illegal::Short { kind: Kind::Coin, need: 2, have: 1 };
        assert!(shut(Some(Refused::Illegal(short))));
        assert!(!shut(Some(Refused::Illegal(Illegal::WrongMoment))));
        assert!(!shut(Some(Refused::Over)) && !shut(None));
    }

    #[test]
    fn a_reason_follows_its_label() {
        assert_eq!(with_reason("Cast", Some("No rune.".to_owned())), "Cast. No rune.");
        assert_eq!(with_reason("Cast", None), "Cast");
    }
}
