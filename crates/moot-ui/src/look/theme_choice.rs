//! The chosen theme: stored, and applied to the page.

use leptos::prelude::*;

use super::theme::Theme;
use crate::frame;
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::saves::{SAVES, StoreError};

/// The storage key.
const KEY: &str = "trollmoot/theme";
/// The media query for a preference for more contrast.
const MORE: &str = "(prefers-contrast: more)";

/// The stored theme.
pub(super) fn chosen() -> Theme {
    // Unreadable storage counts as no preference.
    SAVES.wish(KEY).map_or(Theme::default(), |word| Theme::named(&word))
}

/// Stores the theme.
pub(super) fn remember(theme: Theme) -> Result<(), StoreError> {
    SAVES.set_wish(KEY, theme.word())
}

/// Applies the theme to the page for the lifetime of the page.
pub(super) fn follow<G: GameInfo>(theme: RwSignal<Theme>, app: AppState<G>) {
    let wanted = || window().match_media(MORE).ok().flatten();
    let more = RwSignal::new(wanted().is_some_and(|query| query.matches()));
    if let Some(query) = wanted() {
        let changed = query.clone();
        let on_change =
            wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || more.set(changed.matches()));
        // A browser that does not report changes applies them after a reload.
        let _ = query.add_event_listener_with_callback(
            "change",
            wasm_bindgen::JsCast::unchecked_ref(on_change.as_ref()),
        );
        on_change.forget();
    }
    let shown = Memo::new(move |_| theme.get().shown(more.get()).word());
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            // Cannot fail: the name is valid.
            let _ = root.set_attribute("data-theme", shown.get());
            app.screen.track();
            // Runs after painting, when the style is computed anyway; reading it earlier would compute it twice.
            frame::after(colour_the_bar);
        }
    });
}

/// Sets the colour of the browser's bar on a phone to that of the page's own bar.
fn colour_the_bar() {
    let bar = document().query_selector("meta[name=theme-color]").ok().flatten();
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let colour = style.and_then(|style| style.get_property_value("--chrome").ok());
    if let (Some(bar), Some(colour)) = (bar, colour) {
        // Cannot fail: the name is valid.
        let _ = bar.set_attribute("content", colour.trim());
    }
}
