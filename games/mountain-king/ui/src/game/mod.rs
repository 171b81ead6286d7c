//! The In the Hall of the Mountain King page: implements the traits of the table UI.

mod change;
mod chip;
mod event_log;
mod history;
mod main_action;
mod marks;
mod options;
mod pick_for;
pub mod recap_entries;
mod rule;
mod rulebook_picture;
mod saved;
mod selection;
mod statistics;
pub mod step_name;
pub mod steps;
pub mod turn;
pub mod what;

use crate::art::icons;
use core::future::ready;
use core::ops::{Range, RangeInclusive};
use moot_art::Rect;

use leptos::prelude::*;
use moot_core::{Game, ScoreSheet, Seat};
use moot_table::{RawSave, Table};
use mountain_king::{
    Action, BadSetup, Event, Illegal, MountainKing, Phase, Setup, Side, Square, State, score,
};

use crate::MountainKingUi;
use crate::board::{Mountain, skin};
use crate::chunks;
use crate::entry::ENTRY;
use crate::marker::Session;
use crate::panels::{DraftScreen, Horde, Smoot, Spellbook, Storage, Track, TradeButton, Workshops, idle};
use crate::text::offer::king_offer;
use crate::text::table::{Tab, king};
use moot_art::{Icon, Season};
use moot_table_ui::board::field;
use moot_table_ui::game::ai_chunk::AiChunk;
use moot_table_ui::game::change::Change;
use moot_table_ui::game::extras_chunk::ExtrasChunk;
use moot_table_ui::game::recap_entry::{OwnPieces, RecapEntry};
use moot_table_ui::game::words::GameTexts;
use moot_table_ui::game::{Chip, GameModel, GameView, MainAction, Pane};
use moot_ui::code_split::{self, Fetched};
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
pub use selection::{ChosenSlot, Pick, Selection};
const PANES: [Pane<MountainKingUi>; 3] = [
    Pane { id: "trolls", icon: Icon::Troll, label: || king().table.tab(Tab::Trolls), body: trolls },
    Pane { id: "horde", icon: Icon::Horde, label: || king().table.tab(Tab::Horde), body: horde },
    Pane {
        id: "spells",
        icon: icons::SPELL,
        label: || king().table.tab(Tab::Spells),
        body: MountainKingUi::left,
    },
];

impl GameInfo for MountainKingUi {
    type Session = Session;
    type Rules = MountainKing;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Options = Options;
    fn offer() -> &'static dyn OfferTexts<MountainKingUi> {
        king_offer()
    }
    fn may_begin(form: &Form<MountainKingUi>, seat: Seat) -> bool {
        form.options.may_begin(form.players, seat)
    }
    fn options(form: RwSignal<Form<MountainKingUi>>) -> AnyView {
        options::rows(form)
    }
    fn saved_at(raw: &RawSave) -> String {
        saved::saved_at(raw)
    }

    fn entry() -> &'static GameEntry {
        &ENTRY
    }
    fn table_chunk() -> Fetched<&'static TableChunk<MountainKingUi>> {
        chunks::table()
    }
    fn learn_chunk() -> Fetched<&'static LearnChunk<MountainKingUi>> {
        chunks::learn()
    }
    fn lobby_extras() -> Fetched<&'static LobbyExtras<MountainKingUi>> {
        chunks::lobby()
    }
    fn learn(language: Language) -> Fetched<()> {
        match language {
            Language::English => Box::pin(ready(Ok(()))),
            Language::French => Box::pin(async { chunks::french().await.map(|install| install()) }),
        }
    }
}

impl GameModel for MountainKingUi {
    const POINTS: Icon = Icon::Honour;
    type Selection = Selection;
    type BadSetup = BadSetup;
    type Marks = Marks;
    fn asked(state: &State) -> Seat {
        state.active
    }
    fn turn_of(state: &State) -> Option<Seat> {
        (state.round > 0 && state.phase != Phase::Over).then_some(state.active)
    }
    fn secret(state: &State) -> bool {
        state.phase == Phase::Draft
    }
    fn advised(state: &State) -> bool {
        state.phase != Phase::Draft
    }
    fn halfway(state: &State) -> bool {
        matches!(state.phase, Phase::Lay { .. })
    }
    fn chapter(state: &State) -> u16 {
        state.round.into()
    }
    fn doer(event: &Event) -> Option<Seat> {
        event_log::doer(event)
    }
    fn worth_a_line(event: &Event, after: &State) -> bool {
        event_log::worth_a_line(event, after)
    }
    fn recap_entries(table: &Table<MountainKing>, plies: Range<usize>) -> Vec<RecapEntry<Marks>> {
        let texts = king().table;
        let spoken = |recap_entry: recap_entries::RecapEntry| RecapEntry {
            text: texts.recap_entry(&recap_entry.what),
            spoken: texts.recap_entry_spoken(&recap_entry.what),
            gains: Vec::new(),
            own: OwnPieces::Untouched,
            seen: recap_entry.seen,
        };
        recap_entries::recap_entries(table, plies).into_iter().map(spoken).collect()
    }
    fn seen(setup: &Setup, state: &State, viewer: Option<Seat>) -> State {
        MountainKing::view(setup, state, viewer).table
    }
    fn history(table: &Table<MountainKing>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        history::history(table, viewer)
    }
    fn change(setup: &Setup, before: &State, after: &State, whose: Seat) -> Change {
        change::between(setup, before, after, whose)
    }
    fn ended(setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(setup, state, true)
    }
    fn main_action(state: &State, legal: &[Action]) -> Option<MainAction<Action>> {
        Some(main_action::main_action(state, legal))
    }
    fn pick_for(setup: &Setup, state: &State, line: &[Action]) -> Option<Pick> {
        pick_for::pick_for(setup, state, line)
    }
    fn setup(form: &Form<MountainKingUi>) -> Result<Setup, BadSetup> {
        options::setup(form)
    }
    const LESSONS: &'static [&'static str] = &["1-recruit", "2-dig", "3-statues"];
    fn rule(why: &Illegal) -> Option<&'static str> {
        rule::rule(why)
    }
    fn category_icon(category: &str) -> Icon {
        match category {
            "tunnels" => Icon::Dig,
            "coronation" => Icon::Crown,
            "pedestals" => icons::PEDESTAL,
            "leftovers" => icons::TRADE,
            "halls" => icons::HALL,
            "statues" => icons::STATUE,
            _ => Icon::Honour,
        }
    }
}

impl GameView for MountainKingUi {
    const SYMBOLS: &'static str = icons::SPRITE;
    const POINTED_PREVIEW: bool = false;
    fn ai_chunk() -> Fetched<&'static AiChunk<MountainKingUi>> {
        chunks::ai()
    }
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<MountainKingUi>> {
        chunks::extras()
    }
    fn words() -> &'static dyn GameTexts<MountainKingUi> {
        king().game
    }
    fn bad_setup(form: &Form<MountainKingUi>, why: &BadSetup) -> String {
        options::bad_setup(form, why)
    }
    fn side(setup: &Setup) -> &'static str {
        match setup.side() {
            Side::Winter => Season::Winter,
            Side::Autumn => Season::Autumn,
        }
        .side()
    }
    fn board(session: Session) -> AnyView {
        view! { <Mountain session/> }.into_any()
    }
    fn tray(session: Session) -> AnyView {
        turn::foresee();
        let drafting = Memo::new(move |_| session.state().with(|state| state.phase == Phase::Draft));
        let shown = move || {
            if drafting.get() {
                idle(session)
            } else {
                code_split::view(turn::turn, move |turn| (turn.tray)(session))
            }
        };
        shown.into_any()
    }
    fn overlay(session: Session) -> AnyView {
        let drafting = Memo::new(move |_| {
            let free = session.input_control().get().free() && session.curtain().get().is_none();
            free && session.state().with(|state| state.phase == Phase::Draft)
        });
        view! { {move || drafting.get().then(|| view! { <DraftScreen session/> })} }.into_any()
    }
    fn dialogs(session: Session) -> AnyView {
        // No player can trade before the first turn, so the chunk is not needed until then.
        let trading = Memo::new(move |_| session.selection().own().is_open().get());
        let shown =
            move || trading.get().then(|| code_split::view(turn::turn, move |turn| (turn.trade)(session)));
        shown.into_any()
    }
    fn left(session: Session) -> AnyView {
        view! {
            <Spellbook session/>
            <Workshops session/>
            <Track session/>
        }
        .into_any()
    }
    fn right(session: Session) -> AnyView {
        view! {
            <Horde session/>
            <Smoot session/>
            <Storage session/>
        }
        .into_any()
    }
    fn panes() -> &'static [Pane<MountainKingUi>] {
        &PANES
    }
    fn pane(state: &State) -> Option<usize> {
        match state.phase {
            Phase::Place | Phase::Wake | Phase::Swap(_) | Phase::Carry(_) => Some(0),
            Phase::Horn(_) => Some(1),
            _ => None,
        }
    }
    fn steps(session: Session) -> AnyView {
        view! { <steps::Stepper session/> }.into_any()
    }
    fn buttons(session: Session, short: bool) -> AnyView {
        view! { <TradeButton session short/> }.into_any()
    }
    fn chip(session: Session, seat: Seat) -> Chip {
        chip::chip(session, seat)
    }
    fn belongings(session: Session, seat: Seat) -> AnyView {
        view! {
            <Smoot session seat/>
            <Storage session seat/>
        }
        .into_any()
    }
    fn statistics(session: Session) -> AnyView {
        statistics::view(session)
    }
    fn place_at(name: &str) -> Option<Rect> {
        let (x, y) = moot_art::middle(skin::square(square(name)?));
        let half = moot_art::CELL as f64 / 2.0;
        field::in_window(Rect::new(f64::from(x) - half, f64::from(y) - half, 2.0 * half, 2.0 * half))
    }
    fn rulebook_picture(session: Session, show: &str) -> AnyView {
        rulebook_picture::rulebook_picture(session, show)
    }
    fn show_place(session: Session, name: &str) {
        session.selection().scroll_to(None);
        session.selection().scroll_to(square(name));
    }
}

/// The square with this name in action texts.
fn square(name: &str) -> Option<Square> {
    let (column, row) = name.split_once(',')?;
    Some(Square::at(column.parse().ok()?, row.parse().ok()?))
}

fn trolls(session: Session) -> AnyView {
    view! {
        <Smoot session/>
        <Storage session/>
    }
    .into_any()
}

fn horde(session: Session) -> AnyView {
    view! { <Horde session/> }.into_any()
}
