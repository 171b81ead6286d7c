//! The tray under the villages: what is being decided, what it would bring, and the buttons for it.

use leptos::prelude::*;
use moot_core::Game;
use trolls_and_princesses::{Action, Deed, Phase, TrollsAndPrincesses};

use crate::board::skin;
use crate::game::hold::{Due, Grip, Hold, Thing, attempt};
use crate::game::{Session, act};
use crate::text::trolls_and_princesses::princess;
use moot_art::Icon;
use moot_table_ui::text::Scene;
use moot_ui::widgets::{Press, ic};

/// The tray.
#[component]
pub fn Tray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let grip = Memo::new(move |_| act::grip(session));
    let title = move || session.state.with(|state| princess().question(state));
    let line = Memo::new(move |_| line(session, &grip.get()));
    let tried = Memo::new(move |_| session.state.with(|state| grip.with(|grip| attempt(state, grip))));
    // The buttons stay the same while what they are for is refined: nothing is replaced under a pointer.
    let ready = Memo::new(move |_| tried.with(Option::is_some));
    let holding = Memo::new(move |_| session.hand.hold.get() != Hold::NOTHING);
    view! {
        <div class="tray asks princess" role="group" aria-labelledby="h-tray">
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span class:bad=move || line.get().0>{move || line.get().1}</span>
            </span>
            {move || options(session, &grip.get())}
            {move || holding.get().then(|| cancel(session))}
            {move || ready.get().then(|| confirm(session, tried))}
        </div>
    }
}

/// The second line: why not (then it is bad news), or what to do.
fn line(session: Session, grip: &Grip) -> (bool, String) {
    let tried = session.state.with(|state| attempt(state, grip));
    if let Some(why) = tried.and_then(|actions| act::why_not(session, &actions)) {
        return (true, why);
    }
    (false, Scene::now(session, |tale| princess().advice(tale, grip)))
}

/// A choice of the tray as a button that is pressed in.
fn choice(icon: Icon, label: String, on: bool, text: Option<String>, press: impl Fn() + 'static) -> AnyView {
    view! {
        <button
            type="button"
            class="pickone"
            class:on=on
            data-act=text
            aria-pressed=if on { "true" } else { "false" }
            on:click=move |_| press()
        >
            {ic(icon)}
            <b>{label}</b>
        </button>
    }
    .into_any()
}

/// The choices that need no place: who goes, who is pushed, which of several things.
fn options(session: Session, grip: &Grip) -> AnyView {
    let phase = session.state.with(|state| state.phase);
    let held = grip.hold;
    let mut all: Vec<AnyView> = Vec::new();
    match phase {
        Phase::Move if grip.due == Due::Push || held.push.is_some() => {
            for &seat in &grip.rivals {
                let label = princess().pushed(&session.name(seat));
                let press = move || act::press_rival(session, seat);
                all.push(choice(Icon::Troll, label, held.push == Some(seat), None, press));
            }
        }
        Phase::Move | Phase::Walk(_) => {
            for &(from, same) in &grip.trolls {
                let on = held.thing == Thing::Troll { from, same };
                let label = princess().mover(from, same);
                all.push(choice(Icon::Troll, label, on, None, move || act::press_troll(session, from, same)));
            }
            for &from in &grip.humans {
                let on = held.thing == Thing::Human { from };
                let label = princess().walker(from);
                all.push(choice(Icon::Person, label, on, None, move || act::press_human(session, from)));
            }
        }
        Phase::Lay { .. } | Phase::Build { .. } | Phase::Reward if held.lie.is_some() => {
            let press = move || act::rotate(session, false);
            all.push(choice(Icon::Rotate, princess().rotate().to_owned(), false, None, press));
        }
        Phase::Fill | Phase::Uncover { .. } | Phase::Store(_) => each(session, grip, |_| true, &mut all),
        Phase::Act => match held.thing {
            Thing::Deed(Deed::Activate) | Thing::Act(Action::Activate(_)) => {
                each(session, grip, |action| matches!(action, Action::Activate(_)), &mut all);
            }
            _ => {}
        },
        _ => {}
    }
    if all.is_empty() {
        return ().into_any();
    }
    view! { <div class="opts">{all}</div> }.into_any()
}

/// A choice for each legal action that is wanted.
fn each(session: Session, grip: &Grip, wanted: fn(Action) -> bool, all: &mut Vec<AnyView>) {
    let legal = session.legal.get();
    for action in legal.into_iter().filter(|&action| wanted(action)) {
        let label = Scene::now(session, |tale| princess().choice(tale, action));
        let icon = match action {
            Action::Fill(of) => skin::resource(of),
            Action::Activate(_) => skin::KING,
            _ => Icon::Check,
        };
        let on = grip.hold.thing == Thing::Act(action);
        let text = Some(TrollsAndPrincesses::action_text(action));
        all.push(choice(icon, label, on, text, move || act::press_act(session, action)));
    }
}

fn cancel(session: Session) -> AnyView {
    let name = princess().cancel();
    view! {
        <button
            type="button"
            class="btn quiet icon"
            aria-label=name
            title=name
            on:click=move |_| {
                act::cancel(session);
            }
        >
            {ic(Icon::Close)}
        </button>
    }
    .into_any()
}

/// The green button: carries out what is in hand.
fn confirm(session: Session, tried: Memo<Option<Vec<Action>>>) -> AnyView {
    let why = Signal::derive(move || act::why_not(session, &tried.get()?));
    let label = Signal::derive(move || {
        let actions = tried.get().unwrap_or_default();
        Scene::now(session, |tale| princess().confirm(tale, &actions))
    });
    let acts = move || {
        let actions = tried.get()?;
        Some(actions.into_iter().map(TrollsAndPrincesses::action_text).collect::<Vec<_>>().join("; "))
    };
    let press = move || {
        act::confirm(session);
    };
    let refuse = move |why: String| session.note.set(Some(why));
    view! {
        <div class="confirm" data-acts=acts>
            {moot_table_ui::move_preview::chip(session, Signal::derive(acts))}
            <Press icon=Icon::Check label class="go" why press refuse/>
        </div>
    }
    .into_any()
}
