//! The panel of a turn's four kinds of action, with the number of actions left.

use crate::art::icons;
use cave_troll::Action;
use leptos::prelude::*;

use super::control::{artifact_button, draw_button};
use crate::board::act;
use crate::game::actions_left::{actions, is_aside, pips, turn_state};
use crate::marker::Session;
use crate::text::table::{Verb, cave};
use moot_art::Icon;
use moot_table_ui::controls::panel_of;
use moot_table_ui::controls::with_reason;
use moot_table_ui::ink;
use moot_table_ui::selection_controls::known;
use moot_ui::boxed::text;
use moot_ui::widgets::{pictured, pressed_while};

/// The glossary term that says how many actions a turn has.
const NUMBER_OF_ACTIONS: &str = "opening";

fn inside(icon: Icon, verb: Verb, number: u8) -> String {
    inside_with(icon, verb, &cave().verb_note(verb, number))
}

fn inside_with(icon: Icon, verb: Verb, note: &str) -> String {
    [&ink::ic(icon), "<span><b>", cave().verb(verb), "</b><small>", note, "</small></span>"].concat()
}

/// The four kinds of action.
#[component]
pub fn ActionsPanel(
    /// The game.
    session: Session,
) -> impl IntoView {
    let turn = turn_state(session);
    let left = Memo::new(move |_| turn.with(actions));
    let aside = is_aside(session);
    let deck = Memo::new(move |_| session.state().with(|state| state.player(session.on_turn()).deck_len()));
    let known = known(session, |view| view.table);
    let relic = Memo::new(move |_| {
        let seat = session.shown_seat().get();
        known.with(|state| {
            let relic = state.relics.get(seat.index()).copied().flatten();
            let relic = relic.filter(|_| session.owns(seat));
            relic.map(|relic| (relic, seat != state.active || state.artifact_works()))
        })
    });
    // The button names the artifact.
    let note = move || match relic.get() {
        Some((relic, works)) => {
            let gold = cave().verb_note(Verb::Artifact, relic.gold());
            let then = if works { gold.as_str() } else { cave().no_effect() };
            [cave().artifact(relic), ", ", then].concat()
        }
        None => cave().verb_note(Verb::Artifact, 0),
    };
    let effect = move || relic.get().map_or("", |(relic, _)| cave().artifact_text(relic));
    let draw = draw_button(
        session,
        "verb",
        text(move || inside(Icon::Card, Verb::Draw, deck.get())),
        text(move || [cave().verb(Verb::Draw), ". ", &cave().verb_note(Verb::Draw, deck.get())].concat()),
    );
    let artifact = artifact_button(
        session,
        "verb",
        text(move || inside_with(icons::ARTIFACT, Verb::Artifact, &note())),
        text(move || [cave().verb(Verb::Artifact), ". ", &note(), ". ", effect()].concat()),
    );
    let pick = move |verb: Verb, icon: Icon| {
        let ability = verb == Verb::Ability;
        let able = Memo::new(move |_| act::able(session, ability));
        let count = move || {
            let mut figures: Vec<_> = able.with(|able| able.iter().map(|(who, _)| *who).collect());
            figures.dedup();
            u8::try_from(figures.len()).unwrap_or(u8::MAX)
        };
        // While something else is decided, whether a figure can act is not known.
        let other = move || act::why_not(session, &[Action::End]);
        let why = move || (count() == 0).then(|| other().unwrap_or_else(|| cave().verb_note(verb, 0)));
        let note = move || match other() {
            Some(_) => cave().not_now().to_owned(),
            None => cave().verb_note(verb, count()),
        };
        let on = move || {
            let held = session.selection().pick().get();
            let held = held.who.zip(held.figure_action);
            held.is_some_and(|held| able.with(|able| able.contains(&held)))
        };
        view! {
            <button
                type="button"
                class="verb"
                {..pressed_while(on)}
                data-why=why
                aria-disabled=move || why().map(|_| "true")
                on:click=move |_| act::take_next(session, ability)
            >
                {pictured(
                    text(move || with_reason(cave().verb(verb), Some(why().unwrap_or_else(note)))),
                    text(move || inside_with(icon, verb, &note())),
                )}
            </button>
        }
    };
    panel_of(
        Some(NUMBER_OF_ACTIONS),
        "verbs",
        move || {
            let seat = turn.with(|state| state.active);
            let own = session.owns(seat);
            cave().turn(&session.name(seat), own)
        },
        move || {
            let (left, of) = left.get();
            if aside.get() { String::new() } else { cave().left(left, of) }
        },
        view! {
            <span
                class="pips"
                aria-hidden="true"
                inner_html=text(move || if aside.get() { String::new() } else { turn.with(pips) })
            ></span>
            <div class="verbs4">
                {draw} {pick(Verb::Move, Icon::Steps)} {pick(Verb::Ability, Icon::Power)} {artifact}
            </div>
        },
    )
}

#[cfg(test)]
mod tests {
    use super::NUMBER_OF_ACTIONS;

    #[test]
    fn the_number_of_actions_of_a_turn_is_explained() {
        for terms in [
            include_str!("../../../rulebook/glossary.en.md"),
            include_str!("../../../rulebook/glossary.fr.md"),
        ] {
            let glossary = moot_ui::glossary::Glossary::read(&["# cave-troll\n\n", terms].concat());
            assert!(glossary.term(NUMBER_OF_ACTIONS).is_some());
        }
    }
}
