//! The button of a player whose heroes all stay in the room into which a Cave Troll falls, which removes them. It stands apart from
//! the button that ends a turn, because the question is often asked in the turn of another player.

use cave_troll::Action;
use leptos::prelude::*;

use crate::game::main_action::escapes;
use crate::marker::Session;
use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::game::MainAction;
use moot_table_ui::table::onward::{ask, play_button};

/// The button. While a hero could still step out, a dialog asks for confirmation.
#[component]
pub fn Stay(
    /// The game.
    session: Session,
) -> impl IntoView {
    let question = RwSignal::new(None);
    let stay = Memo::new(move |_| {
        session.state().with(|state| MainAction {
            icon: Icon::Check,
            label: cave().done(state),
            action: Action::Done,
            forgone: session.legal().with(|legal| escapes(state, legal)),
        })
    });
    view! {
        <div class="opts free">{move || play_button(session, stay.get(), "quiet", question)}</div>
        {move || question.get().map(|asked| ask(session, asked, question))}
    }
}
