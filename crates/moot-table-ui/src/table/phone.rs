//! The table on a phone: the board on top, a sheet with tabs, and the actions at the bottom.

use leptos::ev;
use leptos::prelude::*;

use super::dock::{HintButton, Redo, Undo};
use super::event_log_panel::EventLogPanel;
use super::menu::Menu;
use super::onward::Onward;
use super::players::SmallPlayers;
use super::{Banner, follow, matches, tray};
use crate::board::lit;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::game::{GameView, Pane};
use crate::opponents::InputControl;
use crate::recap::RecapStrip;
use crate::text::words;
use moot_art::Icon;
use moot_ui::frame;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::ic;
use wasm_bindgen::JsCast;

/// In such windows the sheet lies under the board; in others it lies beside it. Must match style/landscape.css.
const BELOW: &str = "(min-height: 501px), (max-width: 500px)";

/// A tab of the sheet, with its content.
struct Tab<G: GameView> {
    id: &'static str,
    icon: Icon,
    label: &'static str,
    body: fn(Session<G>) -> AnyView,
}

/// The panes of the game, and the log.
fn tabs<G: GameView>() -> Vec<Tab<G>> {
    let of_game =
        |pane: &Pane<G>| Tab { id: pane.id, icon: pane.icon, label: (pane.label)(), body: pane.body };
    let log: fn(Session<G>) -> AnyView = |session| view! { <EventLogPanel session/> }.into_any();
    let log = Tab { id: "log", icon: Icon::Log, label: words().table.tab_log(), body: log };
    G::panes().iter().map(of_game).chain([log]).collect()
}

/// The table on a phone.
#[component]
pub fn Phone<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    view! {
        <header class="pbar">
            <SmallPlayers session/>
            <Menu app session/>
        </header>
        {G::steps(session)}
        <main class="stage">
            {super::banner(app, session)}
            <RecapStrip session brief=true/>
            {G::board(session)}
            {G::overlay(session)}
            <Banner session/>
        </main>
        <div class="trayrow">{tray::tray(session)}</div>
        <BottomSheet session/>
        {move || {
            if session.replaying().get() {
                return extra(move |extras: &ExtrasChunk<G>| (extras.replay_bar)(app, session));
            }
            view! {
                <footer class="acts">
                    <Undo session class="icon"/>
                    <Redo session class="icon"/>
                    <HintButton session class="icon"/>
                    {G::buttons(session, true)}
                    <Onward app session/>
                </footer>
            }
            .into_any()
        }}
    }
}

/// Whether the sheet takes height from the board.
fn below() -> bool {
    matches(BELOW)
}

/// The buttons of a tray that remove a part of the selection.
const CANCEL: &str = ".trayrow [data-cancel]";
/// The buttons of a tray that select something.
const CHOICE: &str = ".trayrow button[aria-pressed]";
/// The height in pixels that a pane needs beside a phone's board; must fit the column of `style/landscape.css`.
const PANE: f64 = 170.0;
/// The height in pixels of all rows of that column but the tray and the sheet.
const ROWS: f64 = 138.0;

/// Whether the tray leaves too little room for a pane in the column beside the board.
fn cramped() -> bool {
    let Some(tray) = document().query_selector(".trayrow").ok().flatten() else { return false };
    let high = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    !below() && high - ROWS - tray.get_bounding_client_rect().height() < PANE
}

/// Whether a press on a pane has led to a choice on the board: other places are lit than before.
fn board_choice(lit_before: &str, lit: &str) -> bool {
    !lit.is_empty() && lit != lit_before
}

/// Whether the sheet opens for a decision on the pane `wanted`: it has given way to the board, or the decision before it was made
/// elsewhere.
fn comes_back(earlier: Option<usize>, wanted: usize, gave_way: bool) -> bool {
    gave_way || earlier != Some(wanted)
}

/// The sheet with its tabs.
#[component]
fn BottomSheet<G: GameView>(session: Session<G>) -> impl IntoView {
    let tabs = tabs::<G>();
    let ids: Vec<&'static str> = tabs.iter().map(|tab| tab.id).collect();
    let titles = tabs.iter().map(|tab| tab.label).collect::<Vec<_>>().join(", ");
    let open = RwSignal::new(0usize);
    // When a sheet below the board is folded, the board takes its space.
    let folded = RwSignal::new(below());
    // Beside the board, a pane without room covers the tray until something on it has been pressed.
    let over = RwSignal::new(false);
    // A press on that pane shows the tray. If it is cancelled there, the pane comes back: what is pressed next stands in it.
    let returns = RwSignal::new(false);
    // A decision has opened the sheet, and no tab has been pressed since.
    let by_itself = StoredValue::new(false);
    // Shows a tab. If that is shown already and `folds` is set, the sheet is folded instead.
    let choose = move |at: usize, folds: bool| {
        let shown = !folded.get_untracked() && (over.get_untracked() || !cramped());
        folded.set(folds && open.get_untracked() == at && shown);
        over.set(!folded.get_untracked() && cramped());
        returns.set(false);
        by_itself.set_value(false);
        open.set(at);
    };
    // A phone that is turned folds or unfolds its sheet as for a new decision.
    let is_below = follow(BELOW);
    // A decision on a pane selects that pane; any other decision folds a sheet below the board, so that the board is large.
    let wanted = Memo::new(move |_| {
        if !session.input_control().get().free() {
            return None;
        }
        session.state().with(G::pane)
    });
    Effect::new(move |_| {
        over.set(false);
        returns.set(false);
        match wanted.get() {
            Some(tab) => {
                open.set(tab);
                folded.set(false);
                by_itself.set_value(true);
            }
            None => {
                folded.set(is_below.get());
                by_itself.set_value(false);
            }
        }
    });
    // When the own turn begins, a pane that covers the tray gives it back. When others begin to act, a sheet below the board gives way
    // to the board.
    let acts = Memo::new(move |_| match session.input_control().get() {
        control if control.free() => Some(true),
        InputControl::Computer(_) | InputControl::Remote(_) => Some(false),
        _ => None,
    });
    Effect::new(move |before: Option<Option<bool>>| {
        let now = acts.get();
        match now {
            Some(true) if before.is_some_and(|before| before != now) => over.set(false),
            Some(false) if before == Some(Some(true)) && below() => folded.set(true),
            _ => {}
        }
        now
    });
    // The sheet comes back for the next decision on the same pane: if it has given way, and if another decision came between, such as
    // where a tile goes before the next tile is chosen, whatever has been folded since.
    let plies = Memo::new(move |_| session.table().with(|table| table.log().len()));
    Effect::new(move |before: Option<usize>| {
        let now = plies.get();
        let Some(tab) = wanted.get_untracked() else { return now };
        // An undo leads back to a decision of the same pane.
        let earlier = match before {
            Some(before) if before < now => {
                session.table().with_untracked(|table| G::pane(table.at(now - 1)))
            }
            _ => Some(tab),
        };
        if comes_back(earlier, tab, returns.get_untracked() && below()) {
            returns.set(false);
            folded.set(false);
            by_itself.set_value(true);
        }
        if earlier != Some(tab) {
            open.set(tab);
        }
        now
    });
    // A press on a pane or on a choice of the tray folds a sheet below the board if what it leads to is chosen on the board.
    let give_way = move || {
        let (decision, lit_before) = (wanted.get_untracked(), lit::outlines());
        frame::after(move || {
            // The sheet may have been unmounted, and another decision has chosen its own pane.
            let same = wanted.try_get_untracked() == Some(decision);
            if same && below() && !folded.get_untracked() && board_choice(&lit_before, &lit::outlines()) {
                folded.set(true);
                returns.set(true);
            }
        });
    };
    let in_tray = window_event_listener(ev::click, move |event| {
        let control = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is = |kind| control.as_ref().is_some_and(|control| matches!(control.closest(kind), Ok(Some(_))));
        if is(CHOICE) {
            give_way();
        } else if is(CANCEL) && returns.get_untracked() {
            // Once the tray of the next selection is there.
            request_animation_frame(move || if below() { folded.set(false) } else { over.set(cramped()) });
        }
    });
    on_cleanup(move || in_tray.remove());
    let ids = StoredValue::new(ids);
    let keys = move |event: ev::KeyboardEvent| {
        let count = ids.with_value(Vec::len);
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => count - 1,
            _ => return,
        };
        event.prevent_default();
        open.update(|open| *open = (*open + step) % count);
        let id = ids.with_value(|ids| ids.get(open.get_untracked()).copied().unwrap_or_default());
        if let Some(tab) = document().get_element_by_id(&["tab-", id].concat())
            && let Ok(tab) = tab.dyn_into::<web_sys::HtmlElement>()
        {
            // An element that refuses the focus is still open.
            let _ = tab.focus();
        }
    };
    let button = move |at: usize, tab: &Tab<G>| {
        view! {
            <button
                type="button"
                role="tab"
                id=["tab-", tab.id].concat()
                aria-controls=["pane-", tab.id].concat()
                aria-selected=move || if open.get() == at { "true" } else { "false" }
                tabindex=move || if open.get() == at { "0" } else { "-1" }
                // The first press on a tab that a decision has opened shows it, as a press on any other tab does.
                on:click=move |_| choose(at, !by_itself.get_value())
                on:keydown=keys
            >
                {ic(tab.icon)}
                {tab.label}
            </button>
        }
    };
    let pane = move |at: usize, tab: &Tab<G>| {
        let opened = move || !folded.get() && open.get() == at;
        view! {
            <div
                role="tabpanel"
                tabindex="0"
                id=["pane-", tab.id].concat()
                aria-labelledby=["tab-", tab.id].concat()
                class="pane"
                class:opened=opened
                on:click=move |_| {
                    returns.set(over.get_untracked());
                    over.set(false);
                    give_way();
                }
                hidden=move || !opened()
            >
                {(tab.body)(session)}
            </div>
        }
    };
    let buttons = tabs.iter().enumerate().map(|(at, tab)| button(at, tab)).collect_view();
    let panes = tabs.iter().enumerate().map(|(at, tab)| pane(at, tab)).collect_view();
    view! {
        <section class="sheet" class:folded=folded class:over=over>
            <button
                type="button"
                class="grab"
                aria-label=words().table.sheet()
                aria-expanded=move || if folded.get() { "false" } else { "true" }
                on:click=move |_| choose(open.get_untracked(), true)
            >
                {ic(Icon::Next)}
            </button>
            <div class="tabs" role="tablist" aria-label=titles>
                {buttons}
            </div>
            {panes}
            {move || over.get().then(|| view! {
                <button type="button" class="btn uncover" on:click=move |_| {
                    returns.set(false);
                    over.set(false);
                }>
                    {ic(Icon::Back)}
                    <span>{words().table.back_to_decision()}</span>
                </button>
            })}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_gives_way_to_new_places_on_the_board() {
        assert!(board_choice("", "M1 1h2"), "a troll is chosen, and its slots are lit");
        assert!(board_choice("M1 1h2", "M5 5h2"), "another troll goes to other slots");
        assert!(!board_choice("M1 1h2", "M1 1h2"), "a price is chosen: the places stay the same");
        assert!(!board_choice("M1 1h2", ""), "the choice is made in the tray");
        assert!(!board_choice("", ""));
    }

    #[test]
    fn the_sheet_opens_again_for_the_second_of_two_tiles() {
        assert!(
            comes_back(None, 2, false),
            "a tile was laid on the board, and the next one is chosen from the pane"
        );
        assert!(comes_back(Some(1), 2, false), "the decision before was on another pane");
        assert!(
            !comes_back(Some(1), 1, false),
            "a sheet that was folded for another action of the same pane stays folded"
        );
        assert!(comes_back(Some(1), 1, true), "it has given way to the board");
    }
}
