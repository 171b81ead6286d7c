//! Shared parts of the panels of Cave Troll: action buttons, pictures of figures, and the knowledge of the local player.

use cave_troll::{Action, Figure};
use leptos::prelude::*;
use moot_core::Seat;

use crate::art;
use crate::board::skin::{shape, starred};
use crate::marker::Session;
use moot_art::Icon;
use moot_table_ui::ink;
use moot_table_ui::selection_controls::explained_button;

/// A button that plays one action, or shows why it is illegal. `inside` is markup.
pub(super) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: impl Fn() -> String + Send + Sync + 'static,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    explained_button(
        session,
        action,
        class,
        |session, action, why| session.explain_refusal(action, why),
        inside,
        label,
    )
}

/// The same as a tray button, with an icon and a text.
pub(super) fn act_btn(
    session: Session,
    action: Action,
    icon: Icon,
    class: &'static str,
    label: String,
) -> AnyView {
    let inside = [ink::ic(icon), ["<span>", &label, "</span>"].concat()].concat();
    act_button(session, action, class, move || inside.clone(), move || label.clone())
}

/// The picture of a figure in the style of a seat.
pub(super) fn standee(session: Session, seat: Seat, figure: Figure, side: u8) -> String {
    art::standee(shape(figure), session.seat_style(seat), starred(figure), side)
}
