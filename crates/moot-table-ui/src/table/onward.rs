//! The button that leads on: the end of a turn, the action of the game that continues it, or the score sheet.
//!
//! If the player gives something up with it, its label says so, and the button is not highlighted. If the loss is final, or a
//! move is selected and not yet played, a dialog asks first.

use leptos::prelude::*;
use moot_core::{Game, Turn};

use super::dock::refuse;
use crate::game::session::Session;
use crate::game::{GameView, MainAction, refusal};
use crate::text::words;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::ActionOf;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::widgets::{Press, ic};

/// What the button does.
#[derive(Clone, Debug, PartialEq)]
enum Step<A> {
    /// Shows the score sheet of a finished game.
    Sheet,
    /// Confirms the end of a turn.
    Confirm,
    /// Plays an action.
    Play(MainAction<A>),
}

/// The button that leads on; nothing during a game whose turns end by themselves.
#[component]
pub fn Onward<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let step = Memo::new(move |_| {
        let state = session.state().get();
        if session.table().with(|table| G::Rules::turn(table.setup(), &state) == Turn::Over) {
            return Some(Step::Sheet);
        }
        let present = session.past_position().with(Option::is_none);
        if present && session.unconfirmed_turn().with(Option::is_some) {
            return Some(Step::Confirm);
        }
        // Only the one who can press it gives something up: what others have left is told elsewhere.
        let forgoes = present && session.input_control().get().free();
        let main = session.legal().with(|legal| G::main_action(&state, legal))?;
        Some(Step::Play(MainAction { forgone: main.forgone.filter(|_| forgoes), ..main }))
    });
    let question = RwSignal::new(None::<Question<ActionOf<G>>>);
    let button = move || {
        let texts = words().table;
        Some(match step.get()? {
            Step::Sheet => {
                let press = move || app.go(Screen::Sheet);
                view! { <Press icon=Icon::Crown label=texts.show_score() class="primary lead" press refuse=refuse(session)/> }
                    .into_any()
            }
            Step::Confirm => {
                let press = move || session.confirm_turn();
                view! {
                    <Press
                        icon=Icon::End
                        label=texts.end_turn()
                        class="primary lead"
                        press
                        refuse=refuse(session)
                        attr:data-confirm="turn"
                    />
                }
                .into_any()
            }
            Step::Play(main) => {
                let class = if main.forgone.is_some() { "lead" } else { "primary lead" };
                play_button(session, main, class, question)
            }
        })
    };
    view! {
        {button}
        {move || question.get().map(|asked| ask(session, asked, question))}
    }
}

/// A question that is asked before an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<A> {
    text: String,
    icon: Icon,
    /// The button that plays the action.
    label: &'static str,
    action: A,
}

impl<A> Question<A> {
    /// A question before an action, whose button has this icon and label.
    #[must_use]
    pub fn new(text: String, icon: Icon, label: &'static str, action: A) -> Question<A> {
        Question { text, icon, label, action }
    }
}

/// The button that plays an action. If the action gives something up for good, or drops a selected move, it sets `question`
/// instead; see [`ask`].
pub fn play_button<G: GameView>(
    session: Session<G>,
    main: MainAction<ActionOf<G>>,
    class: &'static str,
    question: RwSignal<Option<Question<ActionOf<G>>>>,
) -> AnyView {
    let MainAction { icon, label, action, forgone } = main;
    let shown = forgone
        .as_ref()
        .map_or_else(|| label.to_owned(), |forgone| words().table.forgoing(label, &forgone.what));
    let why = Signal::derive(move || session.check(action).err().map(|why| refusal::why(session, &why)));
    let asks = forgone.and_then(|forgone| forgone.question).filter(|_| session.confirms_turns());
    let press = move || {
        let drops = || {
            session.has_unplayed() && untrack(|| session.confirms_turns() && session.check(action).is_ok())
        };
        match asks.clone().or_else(|| drops().then(|| words().table.drops_move().to_owned())) {
            Some(text) => question.set(Some(Question { text, icon, label, action })),
            None => {
                session.play(action);
            }
        }
    };
    let refuse = Callback::new(move |why| session.explain_refusal(action, why));
    view! { <Press icon label=shown class act=G::Rules::action_text(action) why press refuse/> }.into_any()
}

/// The dialog that asks before an action.
pub fn ask<G: GameView>(
    session: Session<G>,
    asked: Question<ActionOf<G>>,
    question: RwSignal<Option<Question<ActionOf<G>>>>,
) -> AnyView {
    let close = Callback::new(move |()| question.set(None));
    let Question { text, icon, label, action } = asked;
    let play = move |_| {
        question.set(None);
        session.play(action);
    };
    view! {
        <Dialog title=text close>
            <div class="choices">
                <button type="button" class="btn primary" data-confirm="no" on:click=move |_| close.run(())>
                    {ic(Icon::Undo)}
                    <span>{words().table.go_on_playing()}</span>
                </button>
                <button type="button" class="btn" data-confirm="yes" on:click=play>
                    {ic(icon)}
                    <span>{label}</span>
                </button>
            </div>
        </Dialog>
    }
    .into_any()
}
