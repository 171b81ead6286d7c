//! The table on a phone: the mountain on top, one sheet with four tabs, the actions under the thumb.

use leptos::ev;
use leptos::prelude::*;
use mountain_king::Phase;

use super::dock::{HintButton, Lead, Redo, Trade, Undo};
use super::menu::Menu;
use super::players::SmallPlayers;
use super::saga::Saga;
use super::stepper::Stepper;
use super::{Banner, seams};
use crate::art::Icon;
use crate::desk::Desk;
use crate::news::Since;
use crate::session::Session;
use crate::widgets::ic;
use crate::words::table::Tab;
use crate::words::words;

const TABS: [(Tab, &str, Icon); 4] = [
    (Tab::Trolls, "trolls", Icon::Troll),
    (Tab::Horde, "horde", Icon::Horde),
    (Tab::Spells, "spells", Icon::Spell),
    (Tab::Log, "log", Icon::Log),
];

/// The table on a phone.
#[component]
pub fn Phone(
    /// The page's shared state.
    desk: Desk,
    /// The game.
    session: Session,
) -> impl IntoView {
    view! {
        <header class="pbar">
            <SmallPlayers session/>
            <Menu desk session/>
        </header>
        <Stepper session/>
        <main class="stage">
            <Since session/>
            {seams::mountain(session)}
            {seams::draft(session)}
            <Banner session/>
        </main>
        <div class="trayrow">{seams::tray(session)}</div>
        <BottomSheet session/>
        <footer class="acts">
            <Undo session class="icon"/>
            <Redo session class="icon"/>
            <HintButton session class="icon"/>
            <Trade session short=true/>
            <Lead desk session/>
        </footer>
    }
}

/// The sheet with four tabs.
#[component]
fn BottomSheet(session: Session) -> impl IntoView {
    let open = RwSignal::new(0usize);
    // Folded, the sheet leaves its room to the mountain.
    let folded = RwSignal::new(false);
    let choose = move |at: usize| {
        let again = open.get_untracked() == at;
        folded.update(|folded| *folded = again && !*folded);
        open.set(at);
    };
    // A decision that is made on cards brings those cards up.
    let wanted = Memo::new(move |_| {
        if !session.hands.get().free() {
            return None;
        }
        session.state.with(|state| match state.phase {
            Phase::Place | Phase::Wake | Phase::Swap(_) | Phase::Carry(_) => Some(0),
            Phase::Horn(_) => Some(1),
            _ => None,
        })
    });
    Effect::new(move |_| {
        if let Some(tab) = wanted.get() {
            open.set(tab);
        }
    });
    let keys = move |event: ev::KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => TABS.len() - 1,
            _ => return,
        };
        event.prevent_default();
        open.update(|open| *open = (*open + step) % TABS.len());
        let id = ["tab-", TABS[open.get_untracked()].1].concat();
        if let Some(tab) = document().get_element_by_id(&id)
            && let Ok(tab) = wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(tab)
        {
            // A tab that cannot take the focus is still open.
            let _ = tab.focus();
        }
    };
    let tab = move |(at, (tab, id, icon)): (usize, (Tab, &'static str, Icon))| {
        view! {
            <button
                type="button"
                role="tab"
                id=["tab-", id].concat()
                aria-controls=["pane-", id].concat()
                aria-selected=move || if open.get() == at { "true" } else { "false" }
                tabindex=move || if open.get() == at { "0" } else { "-1" }
                on:click=move |_| choose(at)
                on:keydown=keys
            >
                {ic(icon)}
                {words().table.tab(tab)}
            </button>
        }
    };
    let pane = move |(at, (tab, id, _)): (usize, (Tab, &'static str, Icon))| {
        let body = match tab {
            Tab::Trolls => seams::trolls(session),
            Tab::Horde => seams::horde(session),
            Tab::Spells => seams::left(session),
            Tab::Log => view! { <Saga session/> }.into_any(),
        };
        view! {
            <div
                role="tabpanel"
                id=["pane-", id].concat()
                aria-labelledby=["tab-", id].concat()
                class="pane"
                hidden=move || open.get() != at
            >
                {body}
            </div>
        }
    };
    view! {
        <section class="sheet" class:folded=folded>
            <button
                type="button"
                class="grab"
                aria-label=words().table.sheet()
                aria-expanded=move || if folded.get() { "false" } else { "true" }
                on:click=move |_| folded.update(|folded| *folded = !*folded)
            ></button>
            <div class="tabs" role="tablist" aria-label=words().table.tabs()>
                {TABS.into_iter().enumerate().map(tab).collect_view()}
            </div>
            {TABS.into_iter().enumerate().map(pane).collect_view()}
        </section>
    }
}
