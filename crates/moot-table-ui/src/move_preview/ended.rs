//! The score sheet as if the game ended at the shown position.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use crate::table::sheet::paper;
use crate::text::words;
use moot_ui::dialog::Dialog;

/// The dialog with the score sheet as if the game ended now.
pub fn ended_now<G: GameView>(session: Session<G>, close: Callback<()>) -> AnyView {
    let texts = words().move_preview;
    let sheet = move || {
        let setup = session.setup();
        let sheet = session.state().with(|state| G::ended(&setup, state));
        paper(session, &sheet, false)
    };
    view! {
        <Dialog title=texts.ended_now() close>
            <p class="handhelp">{texts.about_ended_now()}</p>
            <div class="ended">{sheet}</div>
        </Dialog>
    }
    .into_any()
}
