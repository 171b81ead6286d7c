//! Controls of the panels of Mountain King.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Game;
use moot_table::Refused;
use moot_table_ui::controls::page_btn;
pub(crate) use moot_table_ui::controls::{act_btn, act_button, refusal, why_not, with_reason};
use mountain_king::{Action, Illegal, MountainKing};

use crate::game::Session;

/// The text form of an action, for `data-act`.
pub(crate) fn act_text(action: Action) -> String {
    MountainKing::action_text(action)
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

/// Puts down whatever the player has picked up.
pub(crate) fn cancel_btn(session: Session) -> AnyView {
    let words = crate::text::king::king();
    page_btn(Icon::Close, "quiet", words.trays.cancel(), move |_| {
        session.hand.pick.set(crate::game::Pick::None)
    })
}

/// The term of the glossary that the title of a panel is.
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

/// A panel with its title, which the glossary explains where it is a term. `extra` stands at the right of the title.
pub(crate) fn panel(
    class: &'static str,
    title: impl Fn() -> String + Send + 'static,
    extra: impl Fn() -> String + Send + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    moot_table_ui::controls::panel_of(term(class), class, title, extra, body)
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
    fn titles_are_explained_by_the_glossary() {
        let terms = include_str!("../../../rulebook/glossary.en.md");
        let glossary = moot_ui::glossary::Glossary::read(&["# mountain-king\n\n", terms].concat());
        for class in ["horde", "smoot", "spells", "shops", "track", "storage"] {
            assert!(term(class).is_some_and(|term| glossary.term(term).is_some()), "{class}");
        }
        assert_eq!(term("verbs"), None);
    }
}
