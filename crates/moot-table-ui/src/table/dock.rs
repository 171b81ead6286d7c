//! The dock: undo, redo, hint, and the progress of the turn.

use leptos::prelude::*;

use super::event_log_panel::barrier;
use super::onward::Onward;
use crate::advice::unfit;
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::Press;

/// Shows the reason why a pressed button is disabled.
pub fn refuse<G: GameView>(session: Session<G>) -> Callback<String> {
    Callback::new(move |why| session.show_note(why))
}

/// Undo: drops the selection first. It has the reason when nothing can be taken back, and before that the number of steps that are left.
#[component]
pub fn Undo<G: GameView>(
    /// The session.
    session: Session<G>,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let texts = words().table;
    let why = Signal::derive(move || {
        if session.holds_selection() {
            return None;
        }
        session.can_undo().err().map(|why| barrier(session, why))
    });
    let tip = move || {
        if session.holds_selection() {
            return Some(texts.undo_drops().to_owned());
        }
        session.steps_until_reveal().filter(|&steps| steps > 0).map(|steps| texts.undo_left(steps))
    };
    view! {
        <Press
            icon=Icon::Undo
            label=texts.undo()
            class
            why
            press=move || session.undo_by_press()
            refuse=refuse(session)
            attr:data-tip=tip
        />
    }
}

/// Redo.
#[component]
pub fn Redo<G: GameView>(
    /// The session.
    session: Session<G>,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let texts = words().table;
    let why = Signal::derive(move || (!session.can_redo()).then(|| texts.nothing_to_redo().to_owned()));
    view! {
        <Press icon=Icon::Redo label=texts.redo() class why press=move || session.redo() refuse=refuse(session)/>
    }
}

/// Hint, with the reason when none can be given.
#[component]
pub fn HintButton<G: GameView>(
    /// The session.
    session: Session<G>,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let why = Signal::derive(move || unfit(session));
    let press = move || session.toggle_hint();
    view! { <Press icon=Icon::Hint label=words().advice.hint() class why press refuse=refuse(session)/> }
}

/// The dock of a wide window.
#[component]
pub fn Dock<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    view! {
        <footer class="dock">
            <div class="grp">
                <Undo session/>
                <Redo session/>
                <HintButton session/>
            </div>
            {G::steps(session)}
            <div class="grp">
                {G::buttons(session, false)}
                <Onward app session/>
            </div>
        </footer>
    }
}
