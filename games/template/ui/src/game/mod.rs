//! The implementation of the page's three traits for this game.
//!
//! [`GameInfo`] is used by the lobby, [`GameModel`] describes positions without drawing, [`GameView`] provides the views.
//! Anything longer than a line is in a separate file beside this one.

mod change;
mod chip;
mod recap_entries;

mod history;
mod marks;
mod options;
mod saved;
mod selection;
mod statistics;
mod steps;

use core::future::ready;
use core::ops::{Range, RangeInclusive};

use crate::marker::Session;
use leptos::prelude::*;
use moot_art::Icon;
use moot_core::{Game, ScoreSheet, Seat};
use moot_table::{RawSave, Table};
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::change::Change;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_table_ui::game::recap_entry::RecapEntry;
use moot_table_ui::game::words::GameTexts;
use moot_table_ui::game::{Chip, GameModel, GameView, Pane};
use moot_ui::code_split::Fetched;
use moot_ui::game::GameInfo;
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::form::Form;
use moot_ui::game::learn_chunk::LearnChunk;
use moot_ui::game::offer::OfferTexts;
use moot_ui::game::table_chunk::TableChunk;
use moot_ui::registry::GameEntry;
use moot_ui::text::Language;
use nim_template::{Action, BadSetup, Event, Nim, Phase, Setup, State};

use crate::NimUi;
use crate::board::Heaps;
use crate::board::pick::Pick;
use crate::chunks;
use crate::entry::ENTRY;
use crate::panels::{Belongings, Cards, Points, Tray};
use crate::text::offer::nim_offer;
use crate::text::table::{nim, texts};

pub use marks::{Marks, PastPosition};
pub use options::Options;
pub use selection::{Picked, Selection};
/// On a phone the panels are panes of one sheet. The log is always the last of them.
const PANES: [Pane<NimUi>; 2] = [
    Pane { id: "cards", icon: Icon::Card, label: || nim().tab_cards(), body: NimUi::right },
    Pane { id: "points", icon: Icon::Coin, label: || nim().tab_points(), body: NimUi::left },
];

/// Used by the lobby. It is part of the initial program; everything else is loaded with one of the chunks.
impl GameInfo for NimUi {
    type Session = Session;
    type Rules = Nim;
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    type Options = Options;
    fn offer() -> &'static dyn OfferTexts<NimUi> {
        nim_offer()
    }
    fn may_begin(_form: &Form<NimUi>, seat: Seat) -> bool {
        // In these rules the first seat begins. Most games take the starting player from the form into their setup.
        seat == Seat(0)
    }
    fn options(form: RwSignal<Form<NimUi>>) -> AnyView {
        options::rows(form)
    }
    fn saved_at(raw: &RawSave) -> String {
        saved::saved_at(raw)
    }

    fn entry() -> &'static GameEntry {
        &ENTRY
    }
    fn table_chunk() -> Fetched<&'static TableChunk<NimUi>> {
        chunks::table()
    }
    fn learn_chunk() -> Fetched<&'static LearnChunk<NimUi>> {
        chunks::learn()
    }
    fn lobby_extras() -> Fetched<&'static LobbyExtras<NimUi>> {
        chunks::lobby()
    }
    fn learn(language: Language) -> Fetched<()> {
        match language {
            Language::English => Box::pin(ready(Ok(()))),
            Language::French => Box::pin(async { chunks::french().await.map(|install| install()) }),
        }
    }
}

/// Descriptions of a position. These functions are pure, so tests call them without a page.
impl GameModel for NimUi {
    const POINTS: Icon = Icon::Coin;
    type Selection = Selection;
    type BadSetup = BadSetup;
    type Marks = Marks;
    fn asked(state: &State) -> Seat {
        state.active
    }
    fn turn_of(state: &State) -> Option<Seat> {
        state.asked()
    }
    fn secret(state: &State) -> bool {
        // The deciding player has a hidden card.
        state.phase != Phase::Over && state.hand(state.active).is_kept()
    }
    fn advised(_state: &State) -> bool {
        true
    }
    fn chapter(state: &State) -> u16 {
        // The log is divided by turns; the deal precedes the first.
        if matches!(state.phase, Phase::Deal(_)) { 0 } else { state.turn.into() }
    }
    fn doer(event: &Event) -> Option<Seat> {
        match *event {
            Event::Played { seat, .. } | Event::Took { seat, .. } | Event::Emptied { seat, .. } => Some(seat),
            Event::Dealt { .. } | Event::Over => None,
        }
    }
    fn worth_a_line(event: &Event, _after: &State) -> bool {
        !matches!(event, Event::Dealt { .. } | Event::Over)
    }
    fn recap_entries(table: &Table<Nim>, plies: Range<usize>) -> Vec<RecapEntry<Marks>> {
        recap_entries::recap_entries(table, plies)
    }
    fn history(table: &Table<Nim>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        history::history(table, viewer)
    }
    fn change(setup: &Setup, before: &State, after: &State, _whose: Seat) -> Change {
        change::between(setup, before, after)
    }
    fn ended(setup: &Setup, state: &State) -> ScoreSheet {
        Nim::score(setup, &State { phase: Phase::Over, ..*state })
    }
    fn pick_for(_setup: &Setup, _state: &State, line: &[Action]) -> Option<Picked> {
        line.first().copied().and_then(Pick::of).map(|at| Picked(Some(at)))
    }
    fn setup(form: &Form<NimUi>) -> Result<Setup, BadSetup> {
        options::setup(form)
    }
    fn category_icon(category: &str) -> Icon {
        if category == "card" { Icon::Card } else { Icon::Coin }
    }
}

/// The views inside the shared table page.
impl GameView for NimUi {
    fn ai_chunk() -> Fetched<&'static AiChunk<NimUi>> {
        chunks::ai()
    }
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<NimUi>> {
        chunks::extras()
    }
    fn words() -> &'static dyn GameTexts<NimUi> {
        texts().game
    }
    fn bad_setup(form: &Form<NimUi>, why: &BadSetup) -> String {
        options::bad_setup(form, why)
    }
    fn side(_setup: &Setup) -> &'static str {
        "nim"
    }
    fn board(session: Session) -> AnyView {
        view! { <Heaps session/> }.into_any()
    }
    fn tray(session: Session) -> AnyView {
        view! { <Tray session/> }.into_any()
    }
    fn left(session: Session) -> AnyView {
        view! { <Points session/> }.into_any()
    }
    fn right(session: Session) -> AnyView {
        view! { <Cards session/> }.into_any()
    }
    fn panes() -> &'static [Pane<NimUi>] {
        &PANES
    }
    fn steps(session: Session) -> AnyView {
        steps::steps(session)
    }
    fn chip(session: Session, seat: Seat) -> Chip {
        chip::chip(session, seat)
    }
    fn belongings(session: Session, seat: Seat) -> AnyView {
        view! { <Belongings session seat/> }.into_any()
    }
    fn statistics(session: Session) -> AnyView {
        statistics::view(session)
    }
}
