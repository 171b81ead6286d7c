//! Controls for the selection, and the view of the player at the screen.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Game;
use moot_ui::boxed::{Text, text};
use moot_ui::game::{ActionOf, StateOf, ViewOf};
use moot_ui::widgets::{Press, ic, pictured};

use crate::controls::{act_text, action_button, with_reason};
use crate::game::refusal;
use crate::game::session::Session;
use crate::game::{Chip, GameView};
use crate::move_preview;

/// The position as the player at the screen knows it; `table_of` derives it from the view of that seat. While a curtain is down,
/// or a past move of one of several players is shown, the secrets of all players are hidden.
pub fn known<G: GameView>(session: Session<G>, table_of: fn(ViewOf<G>) -> StateOf<G>) -> Memo<StateOf<G>> {
    Memo::new(move |_| {
        let viewer = session.viewer();
        session.state().with(|state| table_of(G::Rules::view(&session.setup(), state, viewer)))
    })
}

/// A button that plays one action, or calls `refused` with the reason why it is illegal. `inside` is markup.
pub fn explained_button<G: GameView>(
    session: Session<G>,
    action: ActionOf<G>,
    class: &'static str,
    refused: fn(Session<G>, ActionOf<G>, String),
    inside: impl Fn() -> String + Send + Sync + 'static,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    boxed_button(session, action, class, refused, text(inside), text(label))
}

/// The same with boxed texts, so that the program contains the button once.
fn boxed_button<G: GameView>(
    session: Session<G>,
    action: ActionOf<G>,
    class: &'static str,
    refused: fn(Session<G>, ActionOf<G>, String),
    inside: Text,
    label: Text,
) -> AnyView {
    let why = Memo::new(move |_| why_not(session, &[action]));
    let press = move || match why.get_untracked() {
        Some(why) => refused(session, action, why),
        None => {
            session.play(action);
        }
    };
    let picture = pictured(move || with_reason(&label(), why.get()), inside);
    action_button::<G>(action, class.to_owned(), why, press, (), picture)
}

/// The button of a tray that removes the last part of the selection.
pub fn cancel_button(name: &'static str, cancel: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class="btn quiet icon" data-cancel="" aria-label=name title=name on:click=move |_| cancel()>
            {ic(Icon::Close)}
        </button>
    }
    .into_any()
}

/// An amount on a player's chip: an icon and a number, with a title.
pub fn amount<N: Into<u16> + 'static, T: Send + Sync + 'static>(
    icon: Icon,
    now: Memo<T>,
    count: fn(&T) -> N,
    title: fn(&T) -> String,
) -> AnyView {
    let number = move || now.with(count).into();
    view! {
        <span class="amt" class:zero=move || { number() == 0 } title=move || now.with(title)>
            {ic(icon)}
            <b>{number}</b>
        </span>
    }
    .into_any()
}

/// Why decisions cannot be played in sequence; `None` if they can. Tracked.
pub fn why_not<G: GameView>(session: Session<G>, actions: &[ActionOf<G>]) -> Option<String> {
    let refused = session.check_all(actions).err()?;
    Some(refusal::why(session, &refused))
}

/// The button of a tray that plays the selection: `tried`, once the selection is complete.
pub fn confirm_button<G: GameView>(
    session: Session<G>,
    tried: Memo<Option<Vec<ActionOf<G>>>>,
    label: Signal<String>,
    press: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let why = Signal::derive(move || why_not(session, &tried.get()?));
    session.set_unplayed(Signal::derive(move || tried.with(Option::is_some) && why.with(Option::is_none)));
    let acts = move || {
        let actions = tried.get()?;
        Some(actions.into_iter().map(act_text::<G>).collect::<Vec<_>>().join("; "))
    };
    let refuse = move |why: String| session.show_note(why);
    view! {
        <div class="confirm" data-acts=acts>
            {move_preview::chip(session, Signal::derive(acts))}
            <Press icon=Icon::Check label class="go" why press refuse/>
        </div>
    }
    .into_any()
}

/// The content of a player's chip, derived from `now`; `spoken` is its text.
pub fn chip<T: Send + Sync + 'static>(
    now: Memo<T>,
    spoken: fn(&T) -> String,
    [head, body, short]: [AnyView; 3],
) -> Chip {
    Chip { spoken: Signal::derive(move || now.with(spoken)), head, body, short }
}
