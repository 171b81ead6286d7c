//! The tray under the mountain for decisions on the board.

mod carry;
mod choice;
mod dig;
mod finish;
mod hall;
mod parts;
mod price;
mod statue;

pub use parts::picture;

use leptos::prelude::*;
use mountain_king::{Action, Phase, Stage};

use super::build::{late, mode};
use super::model::{Choice, Mode, Mover};
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::pane;

/// The kind of tray.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Gate,
    Dig,
    Hall,
    Statue(Mover),
    Choice(Choice),
    /// No optional step is possible any more.
    Finish,
    Nothing,
}

fn kind(session: Session) -> Kind {
    session.state().with(|state| {
        session.selection().pick().with(|pick| match mode(state, pick) {
            Mode::Gate => Kind::Gate,
            Mode::Dig { .. } => Kind::Dig,
            Mode::Hall { .. } => Kind::Hall,
            Mode::Statue { by, .. } => Kind::Statue(by),
            Mode::Choose(choice) => Kind::Choice(choice),
            Mode::Watch => match (state.phase, state.stage, pick) {
                (Phase::Step, Stage::Carts, _) => statues(session),
                (Phase::Step, stage, Pick::None | Pick::Square { .. }) if late(stage) => {
                    if hall::fitting(state).is_empty() { statues(session) } else { Kind::Hall }
                }
                (Phase::Step, _, Pick::None | Pick::Square { .. }) => Kind::Dig,
                _ => Kind::Nothing,
            },
        })
    })
}

/// The tray of the last step: that of statues, if the active player can move one.
fn statues(session: Session) -> Kind {
    let movable =
        session.legal().with(|legal| legal.iter().any(|action| matches!(action, Action::Cart { .. })));
    if movable { Kind::Statue(Mover::Carts) } else { Kind::Finish }
}

/// The tray of the board; empty while another part of the page decides.
#[component]
pub fn BoardTray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let kind = Memo::new(move |_| kind(session));
    // After a recruit the horde makes room on a phone. Where a pane has no room, the trolls that were opened for the recruit would
    // cover this tray.
    Effect::new(move |_| {
        if matches!(kind.get(), Kind::Hall | Kind::Statue(_) | Kind::Finish) {
            pane::leave_horde();
            pane::uncover_tray();
        }
    });
    move || match kind.get() {
        Kind::Gate => choice::gate(session).into_any(),
        Kind::Dig => dig::tray(session).into_any(),
        Kind::Hall => hall::tray(session).into_any(),
        Kind::Statue(by) => statue::tray(session, by).into_any(),
        Kind::Choice(choice) => choice::tray(session, choice).into_any(),
        Kind::Finish => finish::tray().into_any(),
        Kind::Nothing => ().into_any(),
    }
}
