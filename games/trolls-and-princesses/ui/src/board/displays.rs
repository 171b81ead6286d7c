//! The displays of five: cave tiles, king's tiles and troll cards as pictures.

use leptos::prelude::*;
use moot_core::Game;
use trolls_and_princesses::{Action, Phase, Place, Show, State, Tile, TrollCard, TrollsAndPrincesses};

use super::{pictures, skin};
use crate::board::act;
use crate::game::pick::Thing;
use crate::marker::Session;
use crate::text::table::princess;
use moot_table_ui::game::refusal;
use moot_table_ui::opponents::InputControl;
use moot_ui::widgets::{pictured, pressed_while};

/// The display that the pending choice needs. Tracked.
fn wanted(session: Session) -> Option<Show> {
    let thing = session.selection().shown().thing;
    session.state().with(|state| skin::wanted(state, thing))
}

/// The open display: the one that the player opened, else the one of the pending choice, else the one of the place. Tracked.
fn open(session: Session) -> Show {
    let usual = || {
        let cards = session.state().with(|state| state.phase == Phase::Act && state.at == Place::POWER);
        if cards { Show::Cards } else { Show::Caves }
    };
    session.selection().own().opened().get().or_else(|| wanted(session)).unwrap_or_else(usual)
}

/// Whether the displays have the column to themselves: while the panel of a place is not shown, and while a decision is a choice
/// from a display.
fn vacant(session: Session) -> bool {
    let watches =
        matches!(session.input_control().get(), InputControl::Computer(_) | InputControl::Remote(_));
    let vacant = |state: &State| {
        state.at == Place::BESIDE && state.phase != Phase::Move
            || skin::wanted(state, Thing::Nothing).is_some()
    };
    watches || session.state().with(vacant)
}

/// The three displays, one of them open.
pub fn view(session: Session) -> AnyView {
    let show = Memo::new(move |_| open(session));
    let wanted = Memo::new(move |_| wanted(session));
    // A choice from another display opens that one, whichever the player had opened before.
    Effect::new(move |before: Option<Option<Show>>| {
        let now = wanted.get();
        if now.is_some() && before.is_some_and(|before| before != now) {
            session.selection().own().follow();
        }
        now
    });
    let tab = move |one: Show| {
        view! {
            <button
                type="button"
                class:asks=move || wanted.get() == Some(one)
                aria-pressed=move || if show.get() == one { "true" } else { "false" }
                on:click=move |_| session.selection().own().show(one)
            >
                {princess().display(one)}
            </button>
        }
    };
    let tabs = [Show::Caves, Show::Kings, Show::Cards].map(tab);
    let tiles = Memo::new(move |_| session.state().with(|state| (state.caves, state.kings)));
    let cards = Memo::new(move |_| session.state().with(|state| state.shown));
    let shown = move |one: Show| match one {
        Show::Caves => tiles.get().0.into_iter().map(|it| tile_button(session, it)).collect_view().into_any(),
        Show::Kings => tiles.get().1.into_iter().map(|it| tile_button(session, it)).collect_view().into_any(),
        Show::Cards => cards.get().into_iter().map(|it| card_button(session, it)).collect_view().into_any(),
    };
    let display = move |one: Show| {
        view! {
            <div class="display" class:on=move || show.get() == one role="group" aria-label=princess().display(one)>
                <b aria-hidden="true">{princess().display(one)}</b>
                <div class="shown">{move || shown(one)}</div>
            </div>
        }
    };
    // On a desk all three are in view while the column has nothing else.
    view! {
        <div class="every" class:stacked=move || vacant(session)>
            <div class="seg dtabs" role="group" aria-label=princess().displays()>
                {tabs}
            </div>
            {[Show::Caves, Show::Kings, Show::Cards].map(display)}
        </div>
    }
    .into_any()
}

/// Why an action on a display is not possible now; `None` when it is. Tracked.
fn refusal(session: Session, action: Action) -> Option<String> {
    session.check(action).err().map(|refused| refusal::why(session, &refused))
}

/// A tile of a display.
fn tile_button(session: Session, tile: Tile) -> AnyView {
    if !tile.is_some() {
        return view! { <span class="shownbtn none" inner_html=pictures::tile(tile)></span> }.into_any();
    }
    let on = move || session.selection().shown().thing == Thing::Tile(tile);
    let refused = Memo::new(move |_| refusal(session, Action::Take(tile)));
    let name = move || [princess().tile(tile), ". ".to_owned(), princess().tile_text(tile)].concat();
    let why = explained(refused, name);
    view! {
        <button
            type="button"
            class="shownbtn tile"
            {..pressed_while(on)}
            class:open=move || why.with(Option::is_none)
            data-tile=tile.id()
            data-act=TrollsAndPrincesses::action_text(Action::Take(tile))
            data-why=why
            data-tip=name()
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| press(session, why, move || act::press_tile(session, tile))
        >
            {pictured(move || why.get().unwrap_or_else(name), move || [pictures::tile(tile), label(&princess().tile(tile))].concat())}
        </button>
    }
    .into_any()
}

/// A troll card of the display.
fn card_button(session: Session, card: TrollCard) -> AnyView {
    if !card.is_some() {
        return view! { <span class="shownbtn none"></span> }.into_any();
    }
    let action = move || {
        let picks = session.state().with(|state| state.phase == Phase::Pick);
        if picks { Action::Pick(card) } else { Action::Buy(card) }
    };
    let on = move || {
        let thing = session.selection().shown().thing;
        thing == Thing::Act(Action::Buy(card)) || thing == Thing::Act(Action::Pick(card))
    };
    let refused = Memo::new(move |_| refusal(session, action()));
    let name = move || [princess().card(card), ". ", &princess().card_text(card)].concat();
    let why = explained(refused, name);
    view! {
        <button
            type="button"
            class="shownbtn card"
            {..pressed_while(on)}
            class:open=move || why.with(Option::is_none)
            data-card=card.face().id
            data-act=move || TrollsAndPrincesses::action_text(action())
            data-why=why
            data-tip=name()
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| press(session, why, move || act::press_card(session, card))
        >
            {pictured(move || why.get().unwrap_or_else(name), move || [pictures::card(card), label(princess().card(card))].concat())}
        </button>
    }
    .into_any()
}

/// What an item that cannot be chosen does, and then the reason why not.
fn explained(
    refused: Memo<Option<String>>,
    name: impl Fn() -> String + Send + Sync + 'static,
) -> Memo<Option<String>> {
    Memo::new(move |_| refused.get().map(|reason| [name().as_str(), &reason].join(" ")))
}

/// The label under a picture. Names are static text without markup.
fn label(name: &str) -> String {
    ["<b>", name, "</b>"].concat()
}

/// Selects the item if it can be chosen, else shows what it does and the reason why not.
fn press(session: Session, why: Memo<Option<String>>, pick: impl Fn()) {
    match why.get_untracked() {
        None => pick(),
        Some(reason) => session.show_note(reason),
    }
}
