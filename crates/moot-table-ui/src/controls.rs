//! Controls that the panels of all games share.

use leptos::attr::Attribute;
use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Game;
use moot_table::Refused;
use moot_ui::boxed::{Text, text};
use moot_ui::game::{ActionOf, GameInfo, IllegalOf};
use moot_ui::widgets::pictured;

use crate::game::GameView;
use crate::game::refusal;
use crate::game::session::Session;
use crate::ink;

/// The text form of an action, for `data-act`.
pub fn act_text<G: GameInfo>(action: ActionOf<G>) -> String {
    <G::Rules as Game>::action_text(action)
}

/// The reason why the active player cannot play this now; `None` when it is legal. Tracked.
pub fn refusal<G: GameView>(session: Session<G>, action: ActionOf<G>) -> Option<Refused<IllegalOf<G>>> {
    session.check(action).err()
}

/// The same reason as a sentence.
pub fn why_not<G: GameView>(session: Session<G>, action: ActionOf<G>) -> Option<String> {
    refusal(session, action).map(|refused| refusal::why(session, &refused))
}

/// The frame of the buttons that play one action: it is announced as disabled while `why` has a reason. `press` is called in
/// either case.
pub(crate) fn action_button<G: GameView>(
    action: ActionOf<G>,
    class: String,
    why: Memo<Option<String>>,
    press: impl Fn() + 'static,
    more: impl Attribute,
    inside: AnyView,
) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            data-act={act_text::<G>(action)}
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| press()
            {..more}
        >
            {inside}
        </button>
    }
    .into_any()
}

/// A button that plays one action, or explains why the action is illegal. `inside` is markup.
pub fn act_button<G: GameView>(
    session: Session<G>,
    action: ActionOf<G>,
    class: &'static str,
    inside: String,
    label: String,
) -> AnyView {
    let why = Memo::new(move |_| why_not(session, action));
    let tip = view! { <{..} data-tip=label.clone()/> };
    let picture = pictured(move || with_reason(&label, why.get()), move || inside.clone());
    action_button::<G>(action, class.to_owned(), why, playing(session, action), tip, picture)
}

/// The same button with an icon and a text.
pub fn act_btn<G: GameView>(
    session: Session<G>,
    action: ActionOf<G>,
    icon: Icon,
    class: &'static str,
    label: String,
) -> AnyView {
    let why = Memo::new(move |_| why_not(session, action));
    let inside = glyph_text(icon, label.clone());
    let name = view! { <{..} aria-label=move || why.get().map(|why| with_reason(&label, Some(why)))/> };
    action_button::<G>(action, ["btn ", class].concat(), why, playing(session, action), name, inside)
}

/// The press handler that plays an action, or shows why it is illegal.
fn playing<G: GameView>(session: Session<G>, action: ActionOf<G>) -> impl Fn() + 'static {
    move || {
        session.play(action);
    }
}

/// The content of a button with an icon and a text.
fn glyph_text(icon: Icon, label: impl IntoView + 'static) -> AnyView {
    view! {
        <span class="glyph" inner_html=ink::ic(icon)></span>
        <span>{label}</span>
    }
    .into_any()
}

/// A label, followed by the reason if there is one.
pub fn with_reason(label: &str, why: Option<String>) -> String {
    match why {
        Some(why) => [label, ". ", &why].concat(),
        None => label.to_owned(),
    }
}

/// A button that changes the page but not the game.
pub fn page_btn(
    icon: Icon,
    class: &'static str,
    label: &'static str,
    press: impl FnMut(leptos::ev::MouseEvent) + 'static,
) -> AnyView {
    plain_button(icon, class, label, Box::new(press))
}

/// The same with a closure of one type, so that it is compiled once.
fn plain_button(
    icon: Icon,
    class: &'static str,
    label: &'static str,
    press: Box<dyn FnMut(leptos::ev::MouseEvent)>,
) -> AnyView {
    view! {
        <button type="button" class=["btn ", class].concat() on:click=press>
            {glyph_text(icon, label)}
        </button>
    }
    .into_any()
}

/// A panel with its title. `extra` is placed to the right of the title. `term` is the id of the glossary term that explains the
/// title.
pub fn panel_of(
    term: Option<&'static str>,
    class: &'static str,
    title: impl Fn() -> String + Send + Sync + 'static,
    extra: impl Fn() -> String + Send + Sync + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    boxed_panel(term, class, text(title), text(extra), body.into_any())
}

/// The same with boxed texts, so that the program contains the frame of a panel once.
fn boxed_panel(
    term: Option<&'static str>,
    class: &'static str,
    title: Text,
    extra: Text,
    body: AnyView,
) -> AnyView {
    let id = ["h-", class].concat();
    let named = id.clone();
    view! {
        <section class=["panel ", class].concat() aria-labelledby=id>
            <h2 id=named>
                <span class=term.map(|_| "term") data-term=term tabindex=term.map(|_| "0")>
                    {title}
                </span>
                <span class="extra">{extra}</span>
            </h2>
            {body}
        </section>
    }
    .into_any()
}

/// A panel without a glossary term.
pub fn panel(
    class: &'static str,
    title: impl Fn() -> String + Send + Sync + 'static,
    extra: impl Fn() -> String + Send + Sync + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    panel_of(None, class, title, extra, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_follows_its_label() {
        assert_eq!(with_reason("Cast", Some("No rune.".to_owned())), "Cast. No rune.");
        assert_eq!(with_reason("Cast", None), "Cast");
    }
}
