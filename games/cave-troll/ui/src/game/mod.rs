//! The Cave Troll page: implements the traits of the table UI.

pub mod actions_left;
mod change;
mod chip;
mod event_log;
mod history;
pub mod main_action;
mod marks;
mod options;
pub mod pick;
mod pick_for;
pub mod recap_entries;
mod rule;
mod rulebook_picture;
mod saved;
mod scoring;
mod selection;
mod statistics;
pub mod steps;

use crate::art::icons;
use core::future::ready;
use core::ops::{Range, RangeInclusive};
use moot_art::Rect;

use cave_troll::{Action, BadSetup, CaveTroll, Event, Illegal, Phase, Setup, Space, State, score};
use leptos::prelude::*;
use moot_core::{Game, ScoreSheet, Seat};
use moot_table::{RawSave, Table};

use crate::CaveTrollUi;
use crate::board::Dungeon;
use crate::board::skin::with_plan;
use crate::chunks;
use crate::entry::ENTRY;
use crate::marker::Session;
use crate::panels::{ActionsPanel, Cards, Characters, Forecast, Pile, Tray, belongings};
use crate::text::offer::cave_offer;
use crate::text::table::{Tab, cave, texts};
use moot_art::Icon;
use moot_table_ui::board::field;
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::change::Change;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_table_ui::game::recap_entry::RecapEntry;
use moot_table_ui::game::words::GameTexts;
use moot_table_ui::game::{Chip, GameModel, GameView, MainAction, Pane};
use moot_ui::code_split::Fetched;
use moot_ui::game::GameInfo;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::form::Form;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::offer::OfferTexts;
use moot_ui::game::table_chunk::TableChunk;
use moot_ui::registry::GameEntry;
use moot_ui::text::Language;

pub use marks::{Marks, PastPosition};
pub use options::Options;
pub use pick::Pick;
pub use selection::Selection;
const PANES: [Pane<CaveTrollUi>; 3] = [
    Pane { id: "cards", icon: Icon::Card, label: || cave().tab(Tab::Cards), body: cards },
    Pane { id: "gold", icon: Icon::Coin, label: || cave().tab(Tab::Gold), body: CaveTrollUi::left },
    Pane { id: "figures", icon: icons::KNIGHT, label: || cave().tab(Tab::Figures), body: figures },
];

impl GameInfo for CaveTrollUi {
    type Session = Session;
    type Rules = CaveTroll;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    type Options = Options;
    fn offer() -> &'static dyn OfferTexts<CaveTrollUi> {
        cave_offer()
    }
    fn options(form: RwSignal<Form<CaveTrollUi>>) -> AnyView {
        options::rows(form)
    }
    fn saved_at(raw: &RawSave) -> String {
        saved::saved_at(raw)
    }

    fn entry() -> &'static GameEntry {
        &ENTRY
    }
    fn table_chunk() -> Fetched<&'static TableChunk<CaveTrollUi>> {
        chunks::table()
    }
    fn learn_chunk() -> Fetched<&'static LearnChunk<CaveTrollUi>> {
        chunks::learn()
    }
    fn lobby_extras() -> Fetched<&'static LobbyExtras<CaveTrollUi>> {
        chunks::lobby()
    }
    fn learn(language: Language) -> Fetched<()> {
        match language {
            Language::English => Box::pin(ready(Ok(()))),
            Language::French => Box::pin(async { chunks::french().await.map(|install| install()) }),
        }
    }
}

impl GameModel for CaveTrollUi {
    const POINTS: Icon = Icon::Coin;
    type Selection = Selection;
    type BadSetup = BadSetup;
    type Marks = Marks;
    fn asked(state: &State) -> Seat {
        state.asked()
    }
    fn turn_of(state: &State) -> Option<Seat> {
        (!matches!(state.phase, Phase::Deal(_) | Phase::Over)).then_some(state.active)
    }
    fn secret(state: &State) -> bool {
        // The deciding player has a hidden hand and perhaps a hidden artifact.
        state.phase != Phase::Over
    }
    fn advised(_state: &State) -> bool {
        true
    }
    fn halfway(state: &State) -> bool {
        matches!(state.phase, Phase::Put(_))
    }
    fn chapter(state: &State) -> u16 {
        state.turn.div_ceil(state.seats.max(1).into())
    }
    fn doer(event: &Event) -> Option<Seat> {
        event_log::doer(event)
    }
    fn worth_a_line(event: &Event, after: &State) -> bool {
        event_log::worth_a_line(event, after)
    }
    fn recap_entries(table: &Table<CaveTroll>, plies: Range<usize>) -> Vec<RecapEntry<Marks>> {
        recap_entries::recap_entries(table, plies)
    }
    fn history(table: &Table<CaveTroll>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        history::history(table, viewer)
    }
    fn change(setup: &Setup, before: &State, after: &State, _: Seat) -> Change {
        change::between(setup, before, after)
    }
    fn ended(setup: &Setup, state: &State) -> ScoreSheet {
        CaveTroll::score(setup, state)
    }
    fn last_sheet(_setup: &Setup, state: &State) -> ScoreSheet {
        score::last_sheet(state)
    }
    fn seen(_setup: &Setup, state: &State, viewer: Option<Seat>) -> State {
        let mut seen = *state;
        for seat in state.all().filter(|&seat| Some(seat) != viewer) {
            seen.relics[seat.index()] = None;
        }
        seen
    }
    fn main_action(state: &State, legal: &[Action]) -> Option<MainAction<Action>> {
        main_action::main_action(state, legal)
    }
    fn pick_for(_setup: &Setup, state: &State, line: &[Action]) -> Option<Pick> {
        pick_for::pick_for(state, line)
    }
    fn setup(form: &Form<CaveTrollUi>) -> Result<Setup, BadSetup> {
        options::setup(form)
    }
    const LESSONS: &'static [&'static str] = &["1-crowd", "2-score"];
    fn rule(why: &Illegal) -> Option<&'static str> {
        rule::rule(why)
    }
    fn category_icon(category: &str) -> Icon {
        match category {
            "board" => Icon::GreatTroll,
            "rooms" => Icon::Castle,
            "purse" => icons::DWARF,
            "last" => Icon::Card,
            "artifacts" => icons::ARTIFACT,
            _ => Icon::Coin,
        }
    }
}

impl GameView for CaveTrollUi {
    const SYMBOLS: &'static str = icons::SPRITE;
    fn ai_chunk() -> Fetched<&'static AiChunk<CaveTrollUi>> {
        chunks::ai()
    }
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<CaveTrollUi>> {
        chunks::extras()
    }
    fn words() -> &'static dyn GameTexts<CaveTrollUi> {
        texts().game
    }
    fn bad_setup(form: &Form<CaveTrollUi>, why: &BadSetup) -> String {
        options::bad_setup(form, why)
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
    fn overlay(_session: Session) -> AnyView {
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
            <ActionsPanel session/>
            <Cards session/>
            <Characters session/>
        }
        .into_any()
    }
    fn panes() -> &'static [Pane<CaveTrollUi>] {
        &PANES
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
        belongings(session, seat)
    }
    fn statistics(session: Session) -> AnyView {
        statistics::view(session)
    }
    fn place_at(name: &str) -> Option<Rect> {
        let at = space(name)?;
        let found = with_plan(|plan| plan.boxes.get(at.index()).copied())?;
        field::in_window(found)
    }
    fn rulebook_picture(session: Session, show: &str) -> AnyView {
        rulebook_picture::rulebook_picture(session, show)
    }
    fn show_place(session: Session, name: &str) {
        session.selection().scroll_to(None);
        session.selection().scroll_to(space(name));
    }
}

fn cards(session: Session) -> AnyView {
    view! {
        <Cards session/>
        <ActionsPanel session/>
    }
    .into_any()
}

fn figures(session: Session) -> AnyView {
    view! { <Characters session/> }.into_any()
}

/// The space with this sign in action texts.
fn space(name: &str) -> Option<Space> {
    Space::all().find(|space| name == space.sign().to_string())
}
