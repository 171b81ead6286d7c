//! An opened answer to an invitation. The connection that waits for it lives in the tab with the table, so a new tab passes it on.

use core::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

use super::LiveDevices;
use super::code_card::code_card;
use super::lines::{status, trouble};
use crate::game::GameView;
use crate::text::words;

/// The channel between the tabs of this browser.
const CHANNEL: &str = "trollmoot-live";
/// What a tab says that has taken an answer.
const TAKEN: &str = "taken";
/// A tab that waits for an answer takes it within this time.
const WITHIN: Duration = Duration::from_millis(1500);

/// The channel to the other tabs of this browser, with what is heard on it. Closed when it is dropped.
pub struct Tabs {
    channel: BroadcastChannel,
    _hears: Closure<dyn Fn(MessageEvent)>,
}

impl Tabs {
    /// Opens the channel; `None` if the browser has none.
    pub fn open(hear: impl Fn(&str) + 'static) -> Option<Tabs> {
        let channel = BroadcastChannel::new(CHANNEL).ok()?;
        let hears = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(&text);
            }
        });
        channel.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        Some(Tabs { channel, _hears: hears })
    }

    /// Tells the other tabs that this one has taken an answer.
    pub fn taken(&self) {
        self.say(TAKEN);
    }

    fn say(&self, text: &str) {
        if let Err(why) = self.channel.post_message(&text.into()) {
            leptos::logging::error!("the other tabs are not told: {why:?}");
        }
    }
}

impl Drop for Tabs {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}

/// What has become of an opened answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Looking,
    Passed,
    Orphan,
}

/// The dialog of an opened answer. If this tab has the table, the answer is entered here.
pub fn dialog<G: GameView>(app: AppState<G>, code: String) -> AnyView {
    let close = Callback::new(move |()| app.arriving.set(None));
    if let Some(devices) = app.session.get_untracked().and_then(LiveDevices::of) {
        spawn_local(async move {
            if let Err(why) = devices.enter(&code).await {
                devices.note(words().live.trouble(&why).to_owned());
            }
            app.arriving.set(None);
        });
        return ().into_any();
    }
    passed_on(code, close)
}

/// Passes the answer on to the tab that waits for it, and shows what has become of it.
fn passed_on(code: String, close: Callback<()>) -> AnyView {
    let texts = words().live;
    let stage = RwSignal::new(Stage::Looking);
    let tabs = Tabs::open(move |text| {
        if text == TAKEN {
            let _ = stage.try_set(Stage::Passed);
        }
    });
    if let Some(tabs) = &tabs {
        tabs.say(&code);
    }
    set_timeout(
        move || {
            // The dialog may be closed by now.
            let _ = stage.try_update(|stage| {
                if *stage == Stage::Looking {
                    *stage = Stage::Orphan;
                }
            });
        },
        WITHIN,
    );
    // Kept open while the dialog is shown.
    StoredValue::new_local(tabs);
    let body = move || match stage.get() {
        Stage::Looking => status(texts.answer_looking()),
        Stage::Passed => view! { <p role="status" data-passed="">{texts.answer_passed()}</p> }.into_any(),
        Stage::Orphan => view! {
            {trouble(texts.answer_orphan())}
            {code_card(code.clone(), texts.copy_answer())}
        }
        .into_any(),
    };
    view! {
        <Dialog title=texts.answer_title() close>
            <div class="live">{body}</div>
        </Dialog>
    }
    .into_any()
}
