//! The Trolls & Princesses page: implements the traits of the table UI.

pub mod challenges;
mod change;
mod chip;
mod event_log;
mod history;
mod main_action;
mod marks;
mod options;
pub mod pick;
mod pick_for;
pub mod recap_entries;
mod rule;
mod rulebook_picture;
mod saved;
pub mod selection;
mod statistics;
mod steps;

use core::future::ready;
use core::ops::{Range, RangeInclusive};
use moot_art::Rect;

use leptos::prelude::*;
use moot_core::{Game, ScoreSheet, Seat};
use moot_table::{RawSave, Table};
use trolls_and_princesses::{Action, BadSetup, Event, Illegal, Phase, Setup, State, TrollsAndPrincesses};

use crate::TrollsAndPrincessesUi;
use crate::art::icons;
use crate::board;
use crate::board::skin;
use crate::chunks;
use crate::entry::ENTRY;
use crate::marker::Session;
use crate::panels::{Belongings, Challenges, Displays, Place as PlacePanel, Rounds, Tray};
use crate::text::offer::princess_offer;
use crate::text::table::{Tab, princess, texts};
use moot_art::Icon;
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
use pick::Pick;
pub use selection::Selection;
const PANES: [Pane<TrollsAndPrincessesUi>; 3] = [
    Pane {
        id: "cards",
        icon: Icon::Card,
        label: || princess().tab(Tab::Cards),
        body: TrollsAndPrincessesUi::left,
    },
    Pane { id: "actions", icon: Icon::Power, label: || princess().tab(Tab::Actions), body: place },
    Pane { id: "displays", icon: Icon::Dig, label: || princess().tab(Tab::Displays), body: displays },
];

impl GameInfo for TrollsAndPrincessesUi {
    type Session = Session;
    type Rules = TrollsAndPrincesses;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    type Options = Options;
    fn offer() -> &'static dyn OfferTexts<TrollsAndPrincessesUi> {
        princess_offer()
    }
    fn options(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
        options::rows(form)
    }
    fn saved_at(raw: &RawSave) -> String {
        saved::saved_at(raw)
    }

    fn entry() -> &'static GameEntry {
        &ENTRY
    }
    fn table_chunk() -> Fetched<&'static TableChunk<TrollsAndPrincessesUi>> {
        chunks::table()
    }
    fn learn_chunk() -> Fetched<&'static LearnChunk<TrollsAndPrincessesUi>> {
        chunks::learn()
    }
    fn lobby_extras() -> Fetched<&'static LobbyExtras<TrollsAndPrincessesUi>> {
        chunks::lobby()
    }
    fn learn(language: Language) -> Fetched<()> {
        match language {
            Language::English => Box::pin(ready(Ok(()))),
            Language::French => Box::pin(async { chunks::french().await.map(|install| install()) }),
        }
    }
}

impl GameModel for TrollsAndPrincessesUi {
    const POINTS: Icon = Icon::Honour;
    type Selection = Selection;
    type BadSetup = BadSetup;
    type Marks = Marks;
    fn asked(state: &State) -> Seat {
        state.asked()
    }
    fn turn_of(state: &State) -> Option<Seat> {
        (state.round > 0 && state.phase != Phase::Over).then_some(state.active)
    }
    fn secret(state: &State) -> bool {
        // The deciding player has a hidden hand of round cards.
        state.phase != Phase::Over && state.player(state.asked()).hand_len() > 0
    }
    fn advised(_state: &State) -> bool {
        true
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
    fn recap_entries(table: &Table<TrollsAndPrincesses>, plies: Range<usize>) -> Vec<RecapEntry<Marks>> {
        recap_entries::recap_entries(table, plies)
    }
    fn history(table: &Table<TrollsAndPrincesses>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        history::history(table, viewer)
    }
    fn change(setup: &Setup, before: &State, after: &State, whose: Seat) -> Change {
        change::between(setup, before, after, whose)
    }
    fn ended(setup: &Setup, state: &State) -> ScoreSheet {
        TrollsAndPrincesses::score(setup, state)
    }
    fn main_action(state: &State, legal: &[Action]) -> Option<MainAction<Action>> {
        Some(main_action::main_action(state, legal))
    }
    fn pick_for(_setup: &Setup, state: &State, line: &[Action]) -> Option<Pick> {
        pick_for::pick_for(state, line)
    }
    fn setup(form: &Form<TrollsAndPrincessesUi>) -> Result<Setup, BadSetup> {
        options::setup(form)
    }
    const LESSONS: &'static [&'static str] = &["1-trolls", "2-villages", "3-caves"];
    fn rule(why: &Illegal) -> Option<&'static str> {
        rule::rule(why)
    }
    fn category_icon(category: &str) -> Icon {
        use trolls_and_princesses::Item;
        match category {
            "sets" => skin::item(Item::Bell),
            "princesses" => skin::item(Item::Princess),
            "kings-tiles" => skin::KING,
            "humans" => skin::item(Item::Human),
            "victory-tiles" => Icon::Honour,
            _ => Icon::Card,
        }
    }
}

impl GameView for TrollsAndPrincessesUi {
    const SYMBOLS: &'static str = icons::SPRITE;
    fn ai_chunk() -> Fetched<&'static AiChunk<TrollsAndPrincessesUi>> {
        chunks::ai()
    }
    fn extras_chunk() -> Fetched<&'static ExtrasChunk<TrollsAndPrincessesUi>> {
        chunks::extras()
    }
    fn words() -> &'static dyn GameTexts<TrollsAndPrincessesUi> {
        texts().game
    }
    fn bad_setup(form: &Form<TrollsAndPrincessesUi>, why: &BadSetup) -> String {
        options::bad_setup(form, why)
    }
    fn side(_setup: &Setup) -> &'static str {
        "village"
    }
    fn board(session: Session) -> AnyView {
        board::view(session)
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
            <Rounds session/>
            <Challenges session/>
        }
        .into_any()
    }
    fn right(session: Session) -> AnyView {
        view! {
            <PlacePanel session/>
            <Displays session/>
        }
        .into_any()
    }
    fn panes() -> &'static [Pane<TrollsAndPrincessesUi>] {
        &PANES
    }
    fn pane(state: &State) -> Option<usize> {
        match state.phase {
            Phase::Act => Some(1),
            Phase::Build { .. } | Phase::Reward | Phase::Pick => Some(2),
            _ => None,
        }
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
    fn statistics(session: Session) -> AnyView {
        statistics::view(session)
    }
    fn place_at(name: &str) -> Option<Rect> {
        board::place_at(name)
    }
    fn rulebook_picture(session: Session, show: &str) -> AnyView {
        rulebook_picture::rulebook_picture(session, show)
    }
    fn show_place(session: Session, name: &str) {
        session.selection().scroll_to(None);
        session.selection().scroll_to(board::point(name));
    }
}

fn place(session: Session) -> AnyView {
    view! { <PlacePanel session/> }.into_any()
}

fn displays(session: Session) -> AnyView {
    view! { <Displays session/> }.into_any()
}
