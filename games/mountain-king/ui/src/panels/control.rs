//! Controls of the panels of Mountain King.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Game;
use moot_table::Refused;
use moot_table_ui::controls::page_btn;
pub(crate) use moot_table_ui::controls::{act_btn, act_button, refusal, why_not, with_reason};
use moot_ui::boxed::{Text, text};
use mountain_king::{Action, Illegal, MountainKing};

use crate::marker::Session;

/// The text form of an action, for `data-act`.
pub(crate) fn act_text(action: Action) -> String {
    MountainKing::action_text(action)
}

/// Whether a refusal is about the thing itself and not only about the moment. Only then the thing is greyed out: a panel that
/// is entirely grey outside the player's turn would carry no information.
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

/// The button that clears the selection.
pub(crate) fn cancel_btn(session: Session) -> AnyView {
    let words = crate::text::table::king();
    page_btn(Icon::Close, "quiet cancel", words.trays.cancel(), move |_| {
        session.selection().select(crate::game::Pick::None)
    })
}

/// The confirm button of a tray. `glyph` is markup.
pub(crate) fn go_button(
    action: impl Fn() -> Action + Send + Sync + 'static,
    why: Memo<Option<String>>,
    label: fn() -> &'static str,
    glyph: String,
    press: impl Fn() + 'static,
) -> AnyView {
    go(text(move || act_text(action())), why, label, glyph, Box::new(press))
}

/// The same with closures of one type, so that it is compiled once.
fn go(
    action: Text,
    why: Memo<Option<String>>,
    label: fn() -> &'static str,
    glyph: String,
    press: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="btn go"
            data-act=action
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            aria-label=move || why.get().map(|why| with_reason(label(), Some(why)))
            on:click=move |_| press()
        >
            <span class="glyph" inner_html=glyph></span>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// The glossary term of a panel's title.
const fn term(class: &str) -> Option<&'static str> {
    Some(match class.as_bytes() {
        b"horde" => "horde",
        b"smoot" => "trollsmoot",
        b"spells" => "spellbook",
        b"shops" => "workshop",
        b"track" => "pedestal",
        b"storage" => "storage",
        _ => return None,
    })
}

/// A panel with its title, which links to the glossary where it is a term. `extra` is placed at the right of the title.
pub(crate) fn panel(
    class: &'static str,
    title: impl Fn() -> String + Send + Sync + 'static,
    extra: impl Fn() -> String + Send + Sync + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    moot_table_ui::controls::panel_of(term(class), class, title, extra, body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Kind;

    #[test]
    fn only_refusals_about_the_thing_grey_it_out() {
        let short = Illegal::Short { kind: Kind::Coin, need: 2, have: 1 };
        assert!(shut(Some(Refused::Illegal(short))));
        assert!(!shut(Some(Refused::Illegal(Illegal::WrongMoment))));
        assert!(!shut(Some(Refused::Over)) && !shut(None));
    }

    #[test]
    fn titles_have_glossary_terms() {
        let terms = include_str!("../../../rulebook/glossary.en.md");
        let glossary = moot_ui::glossary::Glossary::read(&["# mountain-king\n\n", terms].concat());
        for class in ["horde", "smoot", "spells", "shops", "track", "storage"] {
            assert!(term(class).is_some_and(|term| glossary.term(term).is_some()), "{class}");
        }
        assert_eq!(term("verbs"), None);
    }
}
