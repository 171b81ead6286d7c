//! Themes: other chrome and other land; pieces never change colour.

use leptos::prelude::*;

use crate::frame;
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::saves::{SHELF, StoreError};

/// Where the choice is kept.
const KEY: &str = "trollmoot/theme";
/// How a browser says that its reader wants more contrast.
const MORE: &str = "(prefers-contrast: more)";

/// How the page looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the game on the table: each has colours of its own.
    #[default]
    Game,
    /// A blue winter night.
    Winter,
    /// Autumn in the woods.
    Autumn,
    /// Dark and quiet, with dimmed paper.
    Dark,
    /// Daylight.
    Light,
    /// Black and white with thick lines.
    Contrast,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 6] =
        [Theme::Game, Theme::Winter, Theme::Autumn, Theme::Dark, Theme::Light, Theme::Contrast];

    /// The name in the browser's storage and in the style sheets; never changed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["game", "winter", "autumn", "dark", "light", "contrast"][self as usize]
    }

    /// The theme of that name; the usual one for anything else.
    #[must_use]
    pub fn named(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }

    /// What is shown: whoever asks the browser for more contrast and chose nothing has it.
    #[must_use]
    pub const fn shown(self, more: bool) -> Theme {
        match self {
            Theme::Game if more => Theme::Contrast,
            theme => theme,
        }
    }
}

/// What was chosen before.
pub(super) fn chosen() -> Theme {
    // Storage that cannot be read remembers no wish.
    SHELF.wish(KEY).map_or(Theme::default(), |word| Theme::named(&word))
}

/// Remembers the choice.
pub(super) fn remember(theme: Theme) -> Result<(), StoreError> {
    SHELF.set_wish(KEY, theme.word())
}

/// The page shows the theme for as long as it lives.
pub(super) fn follow<G: GameInfo>(theme: RwSignal<Theme>, app: AppState<G>) {
    let wanted = || window().match_media(MORE).ok().flatten();
    let more = RwSignal::new(wanted().is_some_and(|query| query.matches()));
    if let Some(query) = wanted() {
        let changed = query.clone();
        let heard = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || more.set(changed.matches()));
        // A browser that does not tell of changes shows them after a reload.
        let _ = query
            .add_event_listener_with_callback("change", wasm_bindgen::JsCast::unchecked_ref(heard.as_ref()));
        heard.forget();
    }
    let shown = Memo::new(move |_| theme.get().shown(more.get()).word());
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            // It cannot be refused: the name is valid.
            let _ = root.set_attribute("data-theme", shown.get());
            app.screen.track();
            // The style is worked out for painting; asked for before, it would be worked out twice.
            frame::after(colour_the_bar);
        }
    });
}

/// The bar of a phone's browser has the colour of the page's own bar, whatever gives it.
fn colour_the_bar() {
    let bar = document().query_selector("meta[name=theme-color]").ok().flatten();
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let colour = style.and_then(|style| style.get_property_value("--chrome").ok());
    if let (Some(bar), Some(colour)) = (bar, colour) {
        // It cannot be refused: the name is valid.
        let _ = bar.set_attribute("content", colour.trim());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_theme() {
        for theme in Theme::ALL {
            assert_eq!(Theme::named(theme.word()), theme);
        }
        assert_eq!(Theme::named("tartan"), Theme::Game);
    }

    #[test]
    fn whoever_asks_for_contrast_has_it_unless_a_theme_was_chosen() {
        assert_eq!(Theme::Game.shown(true), Theme::Contrast);
        assert_eq!(Theme::Light.shown(true), Theme::Light);
        assert_eq!(Theme::Game.shown(false), Theme::Game);
    }
}
