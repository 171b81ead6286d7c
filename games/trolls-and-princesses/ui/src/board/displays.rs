//! The displays of five: cave tiles, king's tiles and troll cards as pictures.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use moot_core::Game;
use trolls_and_princesses::{
    Action, Phase, Place, Show, State, Tile, TileKind, TrollCard, TrollsAndPrincesses,
};

use super::{pictures, skin};
use crate::board::act;
use crate::game::pick::Thing;
use crate::marker::Session;
use crate::text::table::princess;
use moot_table_ui::game::refusal;
use moot_table_ui::opponents::InputControl;
use moot_ui::widgets::{pictured, pressed_while};

/// Whether a computer player, or a player at another device, decides. Tracked.
fn watches(session: Session) -> bool {
    matches!(session.input_control().get(), InputControl::Computer(_) | InputControl::Remote(_))
}

/// The display that the pending choice needs; none while another player decides, so that the displays keep their places. Tracked.
fn wanted(session: Session) -> Option<Show> {
    if watches(session) {
        return None;
    }
    let thing = session.selection().shown().thing;
    session.state().with(|state| skin::wanted(state, thing))
}

/// The open display: the one that the player opened, else the one of the pending choice, else the one of the place. Tracked.
fn open(session: Session) -> Show {
    let usual = || {
        let cards = !watches(session)
            && session.state().with(|state| state.phase == Phase::Act && state.at == Place::POWER);
        if cards { Show::Cards } else { Show::Caves }
    };
    session.selection().own().opened().get().or_else(|| wanted(session)).unwrap_or_else(usual)
}

/// Whether the displays have the column to themselves: while the panel of a place is not shown, and while a decision is a choice
/// from a display.
fn vacant(session: Session) -> bool {
    let vacant = |state: &State| {
        state.at == Place::BESIDE && state.phase != Phase::Move
            || skin::wanted(state, Thing::Nothing).is_some()
    };
    watches(session) || session.state().with(vacant)
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
    let shown = move |one: Show| {
        let all: Vec<Shown> = match one {
            Show::Caves => tiles.get().0.into_iter().map(Shown::Tile).collect(),
            Show::Kings => tiles.get().1.into_iter().map(Shown::Tile).collect(),
            Show::Cards => cards.get().into_iter().map(Shown::Card).collect(),
        };
        all.into_iter().map(|it| button(session, it)).collect_view()
    };
    let display = move |one: Show| {
        view! {
            <div
                class="display"
                class:on=move || show.get() == one
                class:asks=move || wanted.get() == Some(one)
                role="group"
                aria-label=princess().display(one)
            >
                <b aria-hidden="true">{princess().display(one)}</b>
                <div class="shown">{move || shown(one)}</div>
            </div>
        }
    };
    // On a desk all three are in view, without the tabs, while the column has nothing else.
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

/// What is chosen from a display.
#[derive(Clone, Copy)]
enum Shown {
    Tile(Tile),
    Card(TrollCard),
}

impl Shown {
    /// The action that takes it. Tracked.
    fn action(self, session: Session) -> Action {
        match self {
            Shown::Tile(tile) => Action::Take(tile),
            Shown::Card(card) if session.state().with(|state| state.phase == Phase::Pick) => {
                Action::Pick(card)
            }
            Shown::Card(card) => Action::Buy(card),
        }
    }

    /// Whether it is selected.
    fn is(self, thing: Thing) -> bool {
        match (self, thing) {
            (Shown::Tile(tile), Thing::Tile(other)) => tile == other,
            (Shown::Card(card), Thing::Act(Action::Buy(other) | Action::Pick(other))) => card == other,
            _ => false,
        }
    }
}

/// A tile or a troll card of a display.
fn button(session: Session, of: Shown) -> AnyView {
    let (class, there, picture) = match of {
        Shown::Tile(tile) => ("shownbtn tile", tile.is_some(), pictures::tile(tile)),
        Shown::Card(card) if card.is_some() => ("shownbtn card", true, pictures::card(card)),
        Shown::Card(_) => ("", false, String::new()),
    };
    if !there {
        return view! { <span class="shownbtn none" inner_html=picture></span> }.into_any();
    }
    let (title, text) = match of {
        Shown::Tile(tile) => (princess().tile(tile), princess().tile_text(tile)),
        Shown::Card(card) => (princess().card(card).to_owned(), princess().card_text(card)),
    };
    let (tile, card) = match of {
        Shown::Tile(tile) => (Some(tile.id()), None),
        Shown::Card(card) => (None, Some(card.face().id)),
    };
    let inside = [picture, label(&title)].concat();
    let name = [title, ". ".to_owned(), text].concat();
    let tip = name.clone();
    let on = move || of.is(session.selection().shown().thing);
    // What it does, and then the reason why it cannot be chosen.
    let explained = name.clone();
    let why = Memo::new(move |_| {
        refusal(session, of.action(session)).map(|reason| [explained.as_str(), &reason].join(" "))
    });
    let of_cave = matches!(of, Shown::Tile(tile) if tile.kind() != TileKind::Kings);
    let press = move |ev: MouseEvent| match (why.get_untracked(), of) {
        (Some(_), _) if of_cave && act::build_first(session) => {}
        (Some(why), _) => session.show_note(why),
        (None, Shown::Tile(tile)) => act::press_tile(session, tile, act::by_key(&ev)),
        (None, Shown::Card(card)) => act::press_card(session, card, act::by_key(&ev)),
    };
    view! {
        <button
            class=class
            type="button"
            {..pressed_while(on)}
            class:open=move || why.with(Option::is_none)
            data-tile=tile
            data-card=card
            data-act=move || TrollsAndPrincesses::action_text(of.action(session))
            data-why=why
            data-tip=tip
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=press
        >
            {pictured(move || why.get().unwrap_or_else(|| name.clone()), move || inside.clone())}
        </button>
    }
    .into_any()
}

/// The label under a picture. Names are static text without markup.
fn label(name: &str) -> String {
    ["<b>", name, "</b>"].concat()
}
