//! The button with which nobody steps out of the room of a Cave Troll. It is not where turns are ended: the question is often asked
//! in the turn of another player.

use cave_troll::Action;
use leptos::prelude::*;

use crate::game::main_action::escapes;
use crate::marker::Session;
use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::text::words;
use moot_ui::dialog::Dialog;
use moot_ui::widgets::{Press, ic};

/// The button. If somebody could step out, a dialog asks first, as before the end of a turn.
#[component]
pub fn Stay(
    /// The game.
    session: Session,
) -> impl IntoView {
    let forgone =
        Memo::new(move |_| session.state().with(|state| session.legal().with(|legal| escapes(state, legal))));
    let name = move || session.state().with(|state| cave().done(state));
    let label = Signal::derive(move || match forgone.get() {
        Some(forgone) => words().table.forgoing(name(), &forgone.what),
        None => name().to_owned(),
    });
    let asks = RwSignal::new(None::<String>);
    let play = move || {
        session.play(Action::Done);
    };
    let press = move || {
        let question = forgone.get_untracked().and_then(|forgone| forgone.question);
        match question.filter(|_| untrack(|| session.confirms_turns())) {
            Some(question) => asks.set(Some(question)),
            None => play(),
        }
    };
    let close = Callback::new(move |()| asks.set(None));
    let ask = move |title: String| {
        view! {
            <Dialog title close>
                <div class="choices">
                    <button type="button" class="btn primary" data-confirm="no" on:click=move |_| close.run(())>
                        {ic(Icon::Undo)}
                        <span>{words().table.go_on_playing()}</span>
                    </button>
                    <button
                        type="button"
                        class="btn"
                        data-confirm="yes"
                        on:click=move |_| {
                            close.run(());
                            play();
                        }
                    >
                        {ic(Icon::Check)}
                        <span>{untrack(name)}</span>
                    </button>
                </div>
            </Dialog>
        }
    };
    let act = Action::Done.to_string();
    let refuse = move |why| session.show_note(why);
    view! {
        <div class="opts free">
            <Press icon=Icon::Check label class="quiet" act press refuse/>
        </div>
        {move || asks.get().map(ask)}
    }
}
