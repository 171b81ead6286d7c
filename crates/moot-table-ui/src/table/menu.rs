//! The menu.

use leptos::ev;
use leptos::prelude::*;
use moot_core::Turn;
use moot_table::ShuffleProof;

use crate::fair_dialog::FairDialog;
use crate::game::GameView;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use crate::links::LinkDialog;
use crate::move_preview;
use crate::open_game::OpenGame;
use crate::opponents::SeatsDialog;
use crate::replay;
use crate::text::words;
use crate::variations;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::language;
use moot_ui::look;
use moot_ui::saves::{SAVES, copy_text};
use moot_ui::screen::Screen;
use moot_ui::widgets::ic;

/// The menu button and its popup.
#[component]
pub fn Menu<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    // The popup and its dialogs stay mounted after the first opening.
    let wanted = Memo::new(move |before: Option<&bool>| open.get() || before.copied().unwrap_or(false));
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            open.set(false);
        }
    });
    on_cleanup(move || escape.remove());
    // The menu closes when the Tab key moves the focus out of it, so that it does not cover what has the focus.
    let left = move |event: ev::FocusEvent| {
        let outside = |to: web_sys::EventTarget| {
            let to = wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(to).ok();
            to.is_some_and(|to| to.closest(".menubox").is_ok_and(|found| found.is_none()))
        };
        if event.related_target().is_some_and(outside) {
            open.set(false);
        }
    };
    view! {
        <div class="menubox" on:focusout=left>
            <button
                type="button"
                class="btn icon ghosted"
                aria-label=words().table.menu()
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {ic(Icon::Menu)}
            </button>
            {move || wanted.get().then(|| extra(move |extras: &ExtrasChunk<G>| (extras.menu)(app, session, open)))}
        </div>
    }
}

/// The open popup, and its dialogs.
#[component]
pub fn List<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
    /// Whether the menu is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let texts = words().table;
    let text = RwSignal::new(None::<String>);
    let seats = RwSignal::new(false);
    let link = RwSignal::new(false);
    let certificate = RwSignal::new(false);
    let tree_open = RwSignal::new(false);
    let looks = RwSignal::new(false);
    let ended = RwSignal::new(false);
    let item = move |icon: Icon, label: &'static str, press: Callback<()>| {
        view! {
            <button
                type="button"
                on:click=move |_| {
                    open.set(false);
                    press.run(());
                }
            >
                {ic(icon)}
                {label}
            </button>
        }
    };
    let curtain = move |event: ev::Event| {
        let on = event_target_checked(&event);
        // The curtain must not fall at once for the person who has just enabled it.
        session.screen_taken_by(session.active());
        app.curtain.set(on);
        if let Err(why) = SAVES.set_curtain(on) {
            app.unsaved.set(Some(why));
        }
    };
    let seed = move || {
        session.table().with(|table| match ShuffleProof::of(table.seed()) {
            // The secret is shown when the game is over.
            Some(fair) if table.turn() != Turn::Over => {
                [words().fair.title(), ": ", &fair.code().short()].concat()
            }
            _ => texts.seed(table.seed().text()),
        })
    };
    let secret = Memo::new(move |_| session.state().with(G::secret));
    let list = move || {
        open.get().then(|| {
            view! {
                <div class="shade" on:click=move |_| open.set(false)></div>
                <div class="menu">
                    {item(Icon::Home, texts.menu_lobby(), Callback::new(move |()| app.go(Screen::Lobby)))}
                    {item(Icon::Book, words().learn.rules(), Callback::new(move |()| app.go_to(Screen::Rules, G::ID)))}
                    {item(Icon::Crown, texts.show_score(), Callback::new(move |()| app.go(Screen::Sheet)))}
                    {(!session.over())
                        .then(|| item(Icon::Honour, words().move_preview.ended_now(), Callback::new(move |()| ended.set(true))))}
                    {item(Icon::Play, words().replay.replay(), Callback::new(move |()| replay::open(session, None)))}
                    {item(Icon::Branch, words().replay.tree(), Callback::new(move |()| tree_open.set(true)))}
                    <hr/>
                    {item(Icon::Export, texts.menu_export(), Callback::new(move |()| OpenGame(app).export()))}
                    {item(Icon::Link, words().links.make(), Callback::new(move |()| link.set(true)))}
                    {session.branch().with(Option::is_none)
                        .then(|| item(Icon::Person, words().live.title(), Callback::new(move |()| session.invite(true))))}
                    {item(Icon::Copy, words().saves.as_text(), Callback::new(move |()| text.set(OpenGame(app).text())))}
                    <hr/>
                    {item(Icon::Eye, words().look.title(), Callback::new(move |()| looks.set(true)))}
                    {item(Icon::Computer, words().opponents.seats(), Callback::new(move |()| seats.set(true)))}
                    {item(Icon::Die, words().fair.title(), Callback::new(move |()| certificate.set(true)))}
                    <label class="check">
                        <input type="checkbox" prop:checked=move || app.curtain.get() on:change=curtain/>
                        <span>{texts.menu_curtain()}</span>
                    </label>
                    {secret.get().then(|| view! { <p class="seedline">{texts.menu_curtain_always()}</p> })}
                    <hr/>
                    {language::switch(app, false)}
                    <hr/>
                    {item(Icon::Info, texts.menu_about(), Callback::new(move |()| app.go(Screen::About)))}
                    <p class="seedline">{seed}</p>
                </div>
            }
        })
    };
    view! {
        {list}
        {move || looks.get().then(|| look::dialog(app, Callback::new(move |()| looks.set(false))))}
        {move || ended.get().then(|| move_preview::ended_now(session, Callback::new(move |()| ended.set(false))))}
        {move || tree_open.get().then(|| variations::tree(app, session, Callback::new(move |()| tree_open.set(false))))}
        {move || seats.get().then(|| view! { <SeatsDialog app session close=move || seats.set(false)/> })}
        {move || link.get().then(|| view! { <LinkDialog session close=move || link.set(false)/> })}
        {move || certificate.get().then(|| view! { <FairDialog session close=move || certificate.set(false)/> })}
        {move || text.get().map(|save| view! { <AsText save close=move || text.set(None)/> })}
    }
}

/// A save as text, to select and copy if files are unavailable.
#[component]
fn AsText(save: String, #[prop(into)] close: Callback<()>) -> impl IntoView {
    let texts = words().saves;
    let copied = save.clone();
    view! {
        <Dialog title=texts.as_text() close>
            <textarea readonly rows="10" aria-label=texts.as_text()>
                {save}
            </textarea>
            <button type="button" class="btn primary" on:click=move |_| copy_text(&copied)>
                {ic(Icon::Copy)}
                <span>{texts.copy()}</span>
            </button>
        </Dialog>
    }
}
