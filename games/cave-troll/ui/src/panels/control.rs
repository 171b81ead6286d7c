//! Shared parts of the panels of Cave Troll: action buttons, pictures of figures, and the knowledge of the local player.

use cave_troll::{Action, Figure};
use leptos::prelude::*;
use moot_core::Seat;

use crate::art;
use crate::board::boxed::{Text, text};
use crate::board::skin::{shape, starred};
use crate::marker::Session;
use moot_art::Icon;
use moot_table_ui::controls;
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
    one_button(session, action, class, text(inside), text(label))
}

/// The same with boxed texts, so that the program contains the button once and not once for each place.
fn one_button(session: Session, action: Action, class: &'static str, inside: Text, label: Text) -> AnyView {
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

/// A panel with its title; `extra` is placed to the right of the title.
pub(super) fn panel(
    class: &'static str,
    title: impl Fn() -> String + Send + Sync + 'static,
    extra: impl Fn() -> String + Send + Sync + 'static,
    body: impl IntoView + 'static,
) -> AnyView {
    one_panel(class, text(title), text(extra), body.into_any())
}

/// The same with boxed texts, so that the program contains the frame of a panel once.
fn one_panel(class: &'static str, title: Text, extra: Text, body: AnyView) -> AnyView {
    controls::panel(class, title, extra, body)
}

/// The picture of a figure in the style of a seat.
pub(super) fn standee(session: Session, seat: Seat, figure: Figure, side: u8) -> String {
    art::standee(shape(figure), session.seat_style(seat), starred(figure), side)
}
