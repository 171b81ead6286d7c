//! The tray under the villages: the pending decision, its preview, and its buttons.

use leptos::prelude::*;
use moot_core::Game;
use trolls_and_princesses::{
    Action, Phase, Place, PlaceAction, Resource, RoundCard, TrollCard, TrollsAndPrincesses,
};

use crate::board::{self, act, pictures, skin};
use crate::game::pick::{self, Choices, NextPart, Pick, Thing, activations, attempt, is_futile};
use crate::marker::Session;
use crate::text::table::princess;
use moot_art::Icon;
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::selection_controls::{cancel_button, confirm_button};
use moot_ui::widgets::{ic, pictured};

/// The tray.
#[component]
pub fn Tray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let choices = Memo::new(move |_| act::choices(session));
    let title = move || {
        let held = choices.with(|choices| choices.pick.thing);
        session.state().with(|state| match (state.phase, held) {
            (Phase::Build { .. } | Phase::Reward, Thing::Tile(tile)) => princess().held(tile),
            _ => princess().question(state),
        })
    };
    let line = Memo::new(move |_| line(session, &choices.get()));
    let tried =
        Memo::new(move |_| session.state().with(|state| choices.with(|choices| attempt(state, choices))));
    // The buttons stay mounted while the decision is refined, so that none is replaced under a pointer.
    let ready = Memo::new(move |_| tried.with(Option::is_some));
    let futile = Memo::new(move |_| {
        session
            .state()
            .with(|state| tried.with(|tried| is_futile(state, tried.as_deref().unwrap_or_default())))
    });
    let holding = Memo::new(move |_| session.selection().pick().get() != Pick::NOTHING);
    view! {
        <div class="tray asks princess" class:futile=futile role="group" aria-labelledby="h-tray">
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span class:bad=move || line.get().0>{move || line.get().1}</span>
            </span>
            {move || options(session, &choices.get())}
            {move || holding.get().then(|| cancel(session))}
            {move || ready.get().then(|| confirm(session, tried))}
        </div>
    }
}

/// The second line: a reason against the selection (`true`), or an instruction.
fn line(session: Session, choices: &Choices) -> (bool, String) {
    let tried = session.state().with(|state| attempt(state, choices));
    if let Some(why) = tried.as_ref().and_then(|actions| act::why_not(session, actions)) {
        return (true, why);
    }
    let futile = session.state().with(|state| is_futile(state, &tried.unwrap_or_default()));
    (futile, TextContext::now(session, |context| princess().advice(context, choices)))
}

/// What a toggle button does: it receives whether a key has pressed it. Boxed, so that the button is compiled once.
type Press = Box<dyn Fn(bool)>;

/// A toggle button for an option of the tray; `text` is the action that it stands for.
fn choice(icon: Icon, label: String, on: bool, text: Option<String>, press: Press) -> AnyView {
    option(worded(icon, label), on, [text, None], None, press)
}

/// The content of an option: an icon and words.
fn worded(icon: Icon, label: String) -> AnyView {
    view! {
        {ic(icon)}
        <b>{label}</b>
    }
    .into_any()
}

/// A toggle button, which is greyed if there is a reason why it does nothing yet. It stands for an action in its text form, or for a
/// round card.
fn option(
    inside: AnyView,
    on: bool,
    [action, round]: [Option<String>; 2],
    why: Option<String>,
    press: Press,
) -> AnyView {
    view! {
        <button
            type="button"
            class="pickone"
            class:on=on
            data-act=action
            data-round=round
            aria-disabled=why.is_some().then_some("true")
            data-why=why
            aria-pressed=if on { "true" } else { "false" }
            on:click=move |ev| press(act::by_key(&ev))
        >
            {inside}
        </button>
    }
    .into_any()
}

/// A round card of the hand, as it is drawn and in words.
fn round(session: Session, card: RoundCard, on: bool) -> AnyView {
    let words = princess().round(card);
    let inside = [&pictures::round(card), "<b>", &princess().round_short(card), "</b>"].concat();
    let inside = pictured(move || words.clone(), move || inside.clone());
    let press = Box::new(move |sure| act::press_round(session, card, sure));
    option(inside, on, [None, Some(card.face().id.to_owned())], None, press)
}

/// A troll card of the display, as it is drawn and by its name.
fn offered(session: Session, card: TrollCard, on: bool) -> AnyView {
    let name = princess().card(card);
    let inside = [&pictures::card(card), "<b>", name, "</b>"].concat();
    let inside = pictured(move || name.to_owned(), move || inside.clone());
    let press = Box::new(move |sure| act::press_card(session, card, sure));
    option(inside, on, [None, None], None, press)
}

/// An action that is typical of a cavern.
const fn use_of(at: Place) -> PlaceAction {
    match at {
        Place::MINING => PlaceAction::Mine(Resource::Obsidian),
        Place::BUILDING => PlaceAction::Build,
        _ => PlaceAction::Receive,
    }
}

/// Options without a place: which troll moves, who is pushed out, which of several things.
fn options(session: Session, choices: &Choices) -> AnyView {
    let phase = session.state().with(|state| state.phase);
    let held = choices.pick;
    let mut all: Vec<AnyView> = Vec::new();
    match phase {
        Phase::Settle => {
            for &at in &choices.places {
                let label = [princess().cavern(at), "\n", princess().cavern_use(at)].concat();
                all.push(choice(
                    skin::place_action(use_of(at)),
                    label,
                    held.to == Some(at),
                    None,
                    Box::new(move |sure| act::press_place(session, at, sure)),
                ));
            }
        }
        Phase::Play => {
            // Behind the curtain, the page holds nothing of the hand.
            if session.curtain().get().is_some() {
                return ().into_any();
            }
            let hand = session.state().with(|state| state.me().hand);
            for card in hand.iter() {
                let on = held.thing == Thing::Card(card);
                all.push(round(session, card, on));
            }
        }
        Phase::Move if choices.next_part == NextPart::Push || held.push.is_some() => {
            for &seat in &choices.rivals {
                let label = princess().pushed(&session.name(seat));
                let press = Box::new(move |_| act::press_rival(session, seat));
                all.push(choice(Icon::Troll, label, held.push == Some(seat), None, press));
            }
        }
        Phase::Move | Phase::Walk(_) => {
            // All trolls that can move stay in view, whichever place is chosen, so that no button moves.
            let open = session
                .state()
                .with(|state| session.legal().with(|legal| pick::choices(state, legal, &Pick::NOTHING)));
            for (from, same) in open.trolls {
                let on = held.thing == Thing::Troll { from, same };
                let label = princess().mover(from, same);
                let press = Box::new(move |_| act::press_troll(session, from, same));
                all.push(choice(Icon::Troll, label, on, None, press));
            }
            for &from in &choices.humans {
                let on = held.thing == Thing::Human { from };
                let label = princess().walker(from);
                let press = Box::new(move |_| act::press_human(session, from));
                all.push(choice(Icon::Person, label, on, None, press));
            }
        }
        Phase::Lay { .. } | Phase::Build { .. } | Phase::Reward => {
            if let Thing::Tile(tile) = held.thing {
                // A phone shows the tile here, as its display is out of view by now.
                let picture = pictures::tile(tile);
                all.push(
                    view! { <span class="inhand" aria-hidden="true" inner_html=picture></span> }.into_any(),
                );
                // The button keeps its room until the tile has a place. Beside it stands what the tile joins.
                let label = princess().rotate().to_owned();
                let why = held.lie.is_none().then(|| princess().turn_later().to_owned());
                let told = why.clone();
                let press = Box::new(move |_| match &told {
                    Some(why) => session.show_note(why.clone()),
                    None => act::rotate(session, false),
                });
                all.push(option(worded(Icon::Rotate, label), false, [None, None], why, press));
                all.push(view! { <p class="joins">{joins(choices)}</p> }.into_any());
            }
        }
        Phase::Fill | Phase::Uncover { .. } | Phase::Store(_) => each(session, choices, |_| true, &mut all),
        Phase::Act => match held.thing {
            // The only one is chosen with the row of the list.
            Thing::PlaceAction(PlaceAction::Activate) | Thing::Act(Action::Activate(_))
                if session.legal().with(|legal| activations(legal).len() > 1) =>
            {
                each(session, choices, |action| matches!(action, Action::Activate(_)), &mut all);
            }
            Thing::PlaceAction(PlaceAction::Buy) | Thing::Act(Action::Buy(_)) if board::hides_displays() => {
                for &card in &choices.cards {
                    all.push(offered(session, card, held.thing == Thing::Act(Action::Buy(card))));
                }
            }
            // What costs no action point is left when all are spent.
            _ if session.state().with(|state| state.own + state.lent == 0) => {
                each(session, choices, |action| matches!(action, Action::Claim(_)), &mut all);
            }
            _ => {}
        },
        Phase::End => each(session, choices, |action| matches!(action, Action::Claim(_)), &mut all),
        _ => {}
    }
    if all.is_empty() {
        return ().into_any();
    }
    let class = match phase {
        Phase::Play => "opts rounds",
        Phase::Settle => "opts answers caverns",
        Phase::Act if choices.tiles.is_empty() && !choices.cards.is_empty() => "opts answers bought",
        Phase::Act => "opts answers steady told",
        Phase::Fill | Phase::Uncover { .. } | Phase::Store(_) => "opts answers steady",
        Phase::Lay { .. } | Phase::Build { .. } | Phase::Reward => "opts answers turns",
        _ => "opts answers",
    };
    let many = [all.len() >= 3, all.len() >= 4];
    view! { <div class=class class:three=many[0] class:four=many[1]>{all}</div> }.into_any()
}

/// What the tile in hand joins at its place, and the halves of sites that are lost: those that the preview crosses out in red.
fn joins(choices: &Choices) -> String {
    let Some(way) = choices.way() else { return String::new() };
    board::with_lost(princess().placement(choices), way)
}

/// Appends an option for each legal action that `wanted` accepts.
fn each(session: Session, choices: &Choices, wanted: fn(Action) -> bool, all: &mut Vec<AnyView>) {
    let legal = session.legal().get();
    for action in legal.into_iter().filter(|&action| wanted(action)) {
        let title = TextContext::now(session, |context| princess().choice(context, action));
        let label = match action {
            Action::Activate(tile) => {
                [title, session.state().with(|state| princess().activation(state, tile))].join("\n")
            }
            _ => title,
        };
        let icon = match action {
            Action::Fill(of) => skin::resource(of),
            Action::Activate(_) => skin::KING,
            _ => Icon::Check,
        };
        let on = choices.pick.thing == Thing::Act(action);
        let text = Some(TrollsAndPrincesses::action_text(action));
        let press = Box::new(move |sure| act::press_act(session, action, sure));
        all.push(choice(icon, label, on, text, press));
    }
}

fn cancel(session: Session) -> AnyView {
    cancel_button(princess().cancel(), move || {
        act::cancel(session);
    })
}

/// The green button that carries out the selection.
fn confirm(session: Session, tried: Memo<Option<Vec<Action>>>) -> AnyView {
    let label = Signal::derive(move || {
        let actions = tried.get().unwrap_or_default();
        TextContext::now(session, |context| princess().confirm(context, &actions))
    });
    confirm_button(session, tried, label, move || {
        act::confirm(session);
    })
}
