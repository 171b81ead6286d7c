//! What the panels of Cave Troll share: buttons for actions, pictures of figures, and what the person at the page may know.

use cave_troll::{Action, CaveTroll, Figure, State};
use leptos::prelude::*;
use moot_core::{Game, Seat};

use crate::art;
use crate::board::act;
use crate::board::skin::{shape, starred};
use crate::game::Session;
use moot_art::Icon;
use moot_table_ui::controls::with_reason;
use moot_table_ui::ink;
use moot_ui::widgets::pictured;

/// The table as the person at the page knows it: hands and artifacts of the others are hidden in it. While the screen
/// changes hands, or shows what one of several people did, it hides everybody's.
pub(super) fn known(session: Session) -> Memo<State> {
    Memo::new(move |_| {
        let viewer = session.viewer();
        session.state.with(|state| CaveTroll::view(&session.setup(), state, viewer).table)
    })
}

/// A button that does one action, or tells why it cannot be done. `inside` is markup.
pub(super) fn act_button(
    session: Session,
    action: Action,
    class: &'static str,
    inside: impl Fn() -> String + Send + Sync + 'static,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    let why = Memo::new(move |_| act::why_not(session, &[action]));
    view! {
        <button
            type="button"
            class=class
            data-act=CaveTroll::action_text(action)
            data-why=why
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| {
                match why.get_untracked() {
                    Some(why) => session.tell(action, why),
                    None => {
                        session.play(action);
                    }
                }
            }
        >
            {pictured(move || with_reason(&label(), why.get()), inside)}
        </button>
    }
    .into_any()
}

/// The same as a button of the tray, with an icon and a text.
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

/// The picture of a figure in the colours of a seat.
pub(super) fn standee(session: Session, seat: Seat, figure: Figure, side: u8) -> String {
    art::standee(shape(figure), session.livery(seat), starred(figure), side)
}
