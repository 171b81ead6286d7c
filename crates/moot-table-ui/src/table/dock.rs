//! The dock: undo, redo, hint, the progress of the turn, and the button that leads on.

use leptos::prelude::*;
use moot_core::{Game, Turn};

use super::event_log_panel::barrier;
use crate::advice::unfit;
use crate::game::GameView;
use crate::game::refusal;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::widgets::Press;

/// Shows the reason why a pressed button is disabled.
pub fn refuse<G: GameView>(session: Session<G>) -> Callback<String> {
    Callback::new(move |why| session.show_note(why))
}

/// Undo, with the reason when nothing can be taken back.
#[component]
pub fn Undo<G: GameView>(
    /// The session.
    session: Session<G>,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let texts = words().table;
    let why = Signal::derive(move || session.can_undo().err().map(|why| barrier(session, why)));
    view! {
        <Press icon=Icon::Undo label=texts.undo() class why press=move || session.undo() refuse=refuse(session)/>
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

/// The button that leads on: the action of the game, and at the end the score sheet.
#[component]
pub fn Onward<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    // `None` if no action leads on: during a game whose turns end by themselves.
    let onward = Memo::new(move |_| {
        let over =
            session.table().with(|table| G::Rules::turn(table.setup(), &session.state().get()) == Turn::Over);
        let main_action =
            || session.state().with(|state| session.legal().with(|legal| G::main_action(state, legal)));
        if over { Some(None) } else { main_action().map(Some) }
    });
    move || {
        let Some(main_action) = onward.get() else { return ().into_any() };
        let (icon, label) = main_action.map_or_else(
            || (Icon::Crown, words().table.show_score()),
            |main_action| (main_action.icon, main_action.label),
        );
        let why = Signal::derive(move || {
            session.check(main_action?.action).err().map(|why| refusal::why(session, &why))
        });
        let press = move || match main_action {
            Some(main_action) => {
                session.play(main_action.action);
            }
            None => app.go(Screen::Sheet),
        };
        let refuse = Callback::new(move |why| match main_action {
            Some(main_action) => session.explain_refusal(main_action.action, why),
            None => session.show_note(why),
        });
        let act =
            main_action.map(|main_action| G::Rules::action_text(main_action.action)).unwrap_or_default();
        view! { <Press icon label=label class="primary lead" act why press refuse/> }.into_any()
    }
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
