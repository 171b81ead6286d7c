//! The score sheet as if the game ended at the shown position.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::history::seen;
use crate::game::session::Session;
use crate::table::sheet::paper;
use crate::text::words;
use moot_ui::dialog::Dialog;

/// The dialog with the score sheet as if the game ended now.
pub fn ended_now<G: GameView>(session: Session<G>, close: Callback<()>) -> AnyView {
    let texts = words().move_preview;
    let sheet = move || {
        let setup = session.setup();
        let viewer = session.viewer();
        let seen =
            session.state().with(|state| session.table().with(|table| seen::<G>(table, state, viewer)));
        let sheet = G::last_sheet(&setup, &seen);
        paper(session, &sheet, false)
    };
    view! {
        <Dialog title=texts.ended_now() close>
            <p class="handhelp">{texts.about_ended_now()} {G::words().unseen().map(|text| [" ", text].concat())}</p>
            <div class="ended">{sheet}</div>
        </Dialog>
    }
    .into_any()
}
