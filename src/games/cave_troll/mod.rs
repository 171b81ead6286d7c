//! Cave Troll, on the page.

mod change;
mod chip;
pub mod deeds;
mod diorama;
mod grasp;
mod hand;
mod history;
mod lead;
mod options;
mod rule;
mod saga;
mod saved;
mod steps;
mod traces;

use core::future::ready;
use core::ops::{Range, RangeInclusive};

use cave_troll::{Action, CaveTroll, Event, Illegal, Phase, Setup, Space, Spaces, State};
use leptos::prelude::*;
use moot_core::{Game, ScoreSheet, Seat};
use moot_table::{RawSave, Table};

use crate::art::Icon;
use crate::behind::Behind;
use crate::beyond::Beyond;
use crate::board::cave_troll::Dungeon;
use crate::board::cave_troll::hold::Hold;
use crate::board::cave_troll::skin::with_plan;
use crate::board::field;
use crate::lazy::Fetched;
use crate::lobby::form::Form;
use crate::locales::fr;
use crate::look::motion::Change;
use crate::minds::Minds;
use crate::news::Deed;
use crate::panels::cave_troll::{Belongings, Cards, Characters, Forecast, Pile, Tray, Verbs};
use crate::part;
use crate::playable::{Chip, Lead, Pane, Playable};
use crate::roster::GameName;
use crate::session;
use crate::study::Study;
use crate::words::Tongue;
use crate::words::cave_troll::{Tab, cave, texts};
use crate::words::game::GameWords;
use crate::words::offer::{OfferWords, cave_offer};

pub use hand::Hand;
pub use options::Options;

/// A game of Cave Troll on the page.
pub type Session = session::Session<CaveTrollUi>;
/// A moment of it that is past.
pub type Glimpse = session::Glimpse<Marks>;

/// What is marked in the dungeon when the page looks back.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// Where something changed.
    pub spaces: Spaces,
}

const PANES: [Pane<CaveTrollUi>; 3] = [
    Pane { id: "cards", icon: Icon::Card, label: || cave().tab(Tab::Cards), body: cards },
    Pane { id: "gold", icon: Icon::Coin, label: || cave().tab(Tab::Gold), body: CaveTrollUi::left },
    Pane { id: "figures", icon: Icon::Knight, label: || cave().tab(Tab::Figures), body: figures },
];

part!(
    /// Its texts in French, and those that all games share: lays them in place.
    french in french_cave -> fn() = fr::install_cave
);
part!(
    /// Its lessons and its rulebook.
    study in cave_more -> &'static Study<CaveTrollUi> = Study::DOOR
);
part!(
    /// The rules and the table.
    behind in cave -> &'static Behind<CaveTrollUi> = Behind::DOOR
);
part!(
    /// The computer players, and whoever gives hints.
    minds in cave_minds -> &'static Minds<CaveTrollUi> = Minds::DOOR
);
part!(
    /// What nobody needs before the first turn is played.
    beyond in cave_more -> &'static Beyond<CaveTrollUi> = Beyond::DOOR
);

/// The user interface of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaveTrollUi;

impl Playable for CaveTrollUi {
    type Rules = CaveTroll;

    const NAME: GameName = GameName::CaveTroll;
    const POINTS: Icon = Icon::Coin;
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    type Hand = Hand;
    type Marks = Marks;
    type Options = Options;

    fn behind() -> Fetched<&'static Behind<CaveTrollUi>> {
        behind()
    }
    fn minds() -> Fetched<&'static Minds<CaveTrollUi>> {
        minds()
    }
    fn beyond() -> Fetched<&'static Beyond<CaveTrollUi>> {
        beyond()
    }

    fn offer() -> &'static dyn OfferWords<CaveTrollUi> {
        cave_offer()
    }
    fn words() -> &'static dyn GameWords<CaveTrollUi> {
        texts().game
    }
    fn learn(tongue: Tongue) -> Fetched<()> {
        match tongue {
            Tongue::English => Box::pin(ready(Ok(()))),
            Tongue::French => Box::pin(async { french().await.map(|install| install()) }),
        }
    }

    fn asked(state: &State) -> Seat {
        state.asked()
    }
    fn secret(state: &State) -> bool {
        // Whoever is asked sees a hand and perhaps an artifact that are nobody else's business.
        state.phase != Phase::Over
    }
    fn advised(_state: &State) -> bool {
        true
    }
    fn chapter(state: &State) -> u16 {
        state.turn.div_ceil(state.seats.max(1).into())
    }
    fn doer(event: &Event) -> Option<Seat> {
        saga::doer(event)
    }
    fn worth_a_line(event: &Event, after: &State) -> bool {
        saga::worth_a_line(event, after)
    }
    fn deeds(table: &Table<CaveTroll>, plies: Range<usize>) -> Vec<Deed<Marks>> {
        deeds::deeds(table, plies)
    }
    fn history(table: &Table<CaveTroll>) -> Vec<Vec<u16>> {
        history::history(table)
    }
    fn change(setup: &Setup, before: &State, after: &State, _: Seat) -> Change {
        change::between(setup, before, after)
    }

    fn ended(setup: &Setup, state: &State) -> ScoreSheet {
        CaveTroll::score(setup, state)
    }
    fn lead(state: &State, legal: &[Action]) -> Lead<Action> {
        lead::lead(state, legal)
    }
    fn grasp(_setup: &Setup, state: &State, line: &[Action]) -> Option<Hold> {
        grasp::grasp(state, line)
    }

    fn setup(form: &Form<CaveTrollUi>) -> Result<Setup, String> {
        options::setup(form)
    }
    fn options(form: RwSignal<Form<CaveTrollUi>>) -> AnyView {
        options::rows(form)
    }
    fn saved_at(raw: &RawSave) -> String {
        saved::saved_at(raw)
    }

    fn side(_setup: &Setup) -> &'static str {
        "cave"
    }
    fn board(session: Session) -> AnyView {
        view! { <Dungeon session/> }.into_any()
    }
    fn tray(session: Session) -> AnyView {
        view! { <Tray session/> }.into_any()
    }
    fn veil(_session: Session) -> AnyView {
        ().into_any()
    }
    fn dialogs(_session: Session) -> AnyView {
        ().into_any()
    }
    fn left(session: Session) -> AnyView {
        view! {
            <Forecast session/>
            <Pile session/>
        }
        .into_any()
    }
    fn right(session: Session) -> AnyView {
        view! {
            <Verbs session/>
            <Cards session/>
            <Characters session/>
        }
        .into_any()
    }
    fn panes() -> &'static [Pane<CaveTrollUi>] {
        &PANES
    }
    fn pane(state: &State) -> Option<usize> {
        (state.phase == Phase::Play).then_some(0)
    }
    fn steps(session: Session) -> AnyView {
        steps::steps(session)
    }
    fn buttons(_session: Session, _short: bool) -> AnyView {
        ().into_any()
    }
    fn chip(session: Session, seat: Seat) -> Chip {
        chip::chip(session, seat)
    }
    fn belongings(session: Session, seat: Seat) -> AnyView {
        view! { <Belongings session seat/> }.into_any()
    }
    fn traces(session: Session) -> AnyView {
        traces::view(session)
    }
    fn study() -> Fetched<&'static Study<CaveTrollUi>> {
        study()
    }
    const LESSONS: &'static [&'static str] = &["1-crowd", "2-score"];
    fn place_at(name: &str) -> Option<[f64; 4]> {
        let at = space(name)?;
        let found = with_plan(|plan| plan.boxes.get(at.index()).copied())?;
        field::in_window(found)
    }
    fn diorama(session: Session, show: &str) -> AnyView {
        diorama::diorama(session, show)
    }
    fn rule(why: &Illegal) -> Option<&'static str> {
        rule::rule(why)
    }
    fn show_place(session: Session, name: &str) {
        session.hand.seek.set(None);
        session.hand.seek.set(space(name));
    }
    fn category_icon(category: &str) -> Icon {
        match category {
            "board" => Icon::CaveTroll,
            "rooms" => Icon::Castle,
            "purse" => Icon::Dwarf,
            "last" => Icon::Card,
            "artifacts" => Icon::Artifact,
            _ => Icon::Coin,
        }
    }
}

fn cards(session: Session) -> AnyView {
    view! {
        <Cards session/>
        <Verbs session/>
    }
    .into_any()
}

fn figures(session: Session) -> AnyView {
    view! { <Characters session/> }.into_any()
}

/// The space with that sign in the texts of actions.
fn space(name: &str) -> Option<Space> {
    Space::all().find(|space| name == space.sign().to_string())
}
