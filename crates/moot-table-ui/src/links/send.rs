//! Creates links: from the menu, and while a person at another screen is on turn.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_core::Seat;
use moot_table::Purpose;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::address;
use super::code;
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::{badge, ic};

/// The link to the open game.
fn link<G: GameView>(session: Session<G>, purpose: Purpose) -> Option<String> {
    let code = session.table().with(|table| session.seats().with(|seats| code(table, seats, purpose)));
    address(G::entry(), &code?)
}

/// The tray that sends the game while a person at another screen is on turn.
pub fn send_on<G: GameView>(session: Session<G>, seat: Seat) -> AnyView {
    let texts = words().links;
    let name = session.name(seat);
    let link = link(session, Purpose::Turn).unwrap_or_default();
    view! {
        <div class=["tray backs ", session.seat_style(seat).class()].concat() role="group" aria-labelledby="h-tray" data-send="">
            {badge(session.seat_style(seat), "big")}
            <span class="line">
                <strong id="h-tray">{texts.turn_of(&name)}</strong>
                <span>{texts.send_on(&name)}</span>
            </span>
            <span class="pair">{buttons::<G>(link)}</span>
        </div>
    }
    .into_any()
}

/// The dialog with the link to the open game.
#[component]
pub fn LinkDialog<G: GameView>(
    /// The session.
    session: Session<G>,
    /// Closes the dialog.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let texts = words().links;
    let link = untrack(|| link(session, Purpose::Show)).unwrap_or_default();
    view! {
        <Dialog title=texts.make() close>
            <p>{texts.make_help()}</p>
            <textarea readonly rows="5" aria-label=texts.address() data-link="">
                {link.clone()}
            </textarea>
            <div class="pair">{buttons::<G>(link)}</div>
            <p>{texts.by_link()}</p>
            <p class="fine">{texts.open_book()}</p>
        </Dialog>
    }
}

/// The buttons for the link to the open game.
fn buttons<G: GameView>(link: String) -> AnyView {
    let app = use_context::<AppState<G>>();
    // A link is a backup of the game outside of this browser.
    let left = move || {
        if let Some(app) = app
            && let Some(id) = app.id.get_untracked()
        {
            app.backed_up(id);
        }
    };
    link_buttons(link, words().links.copy(), left)
}

/// The buttons that copy a link, and share it if the browser can. `label` is that of the first; `left` is called when the
/// link leaves the page.
pub fn link_buttons(link: String, label: &'static str, left: impl Fn() + Copy + 'static) -> AnyView {
    let texts = words().links;
    // Whether the last press has copied it.
    let copied = RwSignal::new(None::<bool>);
    let share = share_of().map(|(navigator, share)| {
        let link = link.clone();
        let press = move |_| {
            left();
            let data = Object::new();
            if Reflect::set(&data, &"url".into(), &link.as_str().into()).is_ok() {
                // The result is irrelevant: the user knows whether the link was shared.
                let _ = share.call1(&navigator, &data);
            }
        };
        view! {
            <button type="button" class="btn" on:click=press>
                {ic(Icon::Share)}
                <span>{texts.share()}</span>
            </button>
        }
    });
    let text = link.clone();
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move {
            let clipboard = window().navigator().clipboard();
            // A page without a secure connection has none.
            let there = !JsValue::from(clipboard.clone()).is_undefined();
            copied.set(Some(there && JsFuture::from(clipboard.write_text(&text)).await.is_ok()));
        });
        left();
    };
    view! {
        {share}
        <button type="button" class="btn go" data-copy=link on:click=copy>
            {ic(Icon::Copy)}
            <span aria-live="polite">{move || copied.get().map_or(label, |copied| if copied { texts.copied() } else { texts.not_copied() })}</span>
        </button>
    }
    .into_any()
}

/// `navigator.share`, if the browser has it.
fn share_of() -> Option<(JsValue, Function)> {
    let navigator: JsValue = window().navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
    Some((navigator, share))
}
