//! Backups of saved games: the browser's storage policy, and copies of all games in one file.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::{AppState, now};
use crate::saves::{Persistence, SAVES, export};
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The controls for backups; `changed` is notified of every game that is added.
pub fn keeping<G: GameInfo>(app: AppState<G>, changed: RwSignal<()>) -> AnyView {
    let texts = words().saves;
    app.save_writer.find_out();
    // The list is updated after an import.
    Effect::new(move |_| {
        if app.notice.with(Option::is_some) {
            changed.set(());
        }
    });
    let lonely = Memo::new(move |_| {
        changed.track();
        let now = now();
        SAVES.ids().into_iter().filter(|&id| SAVES.lonely(id, now)).count()
    });
    let any = Memo::new(move |_| {
        changed.track();
        !SAVES.ids().is_empty() || !SAVES.kept().is_empty()
    });
    let export_all = move |_| {
        let day = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
        export(&["games-", day.get(..10).unwrap_or_default()].concat(), &SAVES.bundle());
        SAVES.ids().into_iter().for_each(|id| app.backed_up(id));
        changed.set(());
    };
    let reminder = move || {
        let games = lonely.get();
        (games > 0).then(|| view! { <p class="savenote" data-lonely="">{texts.lonely_all(games)}</p> })
    };
    let lasting = move || {
        let persistence = app.save_writer.persistence.get();
        let again = (persistence == Persistence::Best).then(|| {
            view! {
                <button type="button" class="btn" on:click=move |_| app.save_writer.ask_again()>
                    {texts.ask_to_last()}
                </button>
            }
        });
        view! {
            <p class="lasting" data-lasting=format!("{persistence:?}")>{texts.persistence(persistence)}</p>
            {again}
        }
    };
    let all = move || {
        any.get().then(|| {
            view! {
                {reminder}
                <button type="button" class="btn" data-all="" on:click=export_all>
                    {ic(Icon::Export)}
                    <span>{texts.export_all()}</span>
                </button>
                {lasting}
            }
        })
    };
    view! {
        <div class="keeping">
            {all}
        </div>
    }
    .into_any()
}
