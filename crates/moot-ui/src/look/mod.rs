//! Appearance and sound: themes, motion, sounds, and their dialog.

mod animations_off;
#[cfg(test)]
mod colour_vision;
pub mod sound;
mod theme;
mod theme_choice;

use leptos::ev;
use leptos::prelude::*;

use crate::dialog::Dialog;
use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::radio_group::choice;
use crate::text::words;
pub use animations_off::animations_off;
pub use theme::Theme;

/// The preferences for appearance and sound: a set of signals, in context.
#[derive(Clone, Copy)]
pub struct Look {
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// The volume, from 1 to 10; `None` if sounds are off.
    pub volume: RwSignal<Option<u8>>,
}

impl Look {
    /// Loads the stored preferences and applies them for the lifetime of the page.
    #[must_use]
    pub fn start<G: GameInfo>(app: AppState<G>) -> Look {
        let look =
            Look { theme: RwSignal::new(theme_choice::chosen()), volume: RwSignal::new(sound::chosen()) };
        theme_choice::follow(look.theme, app);
        sound::follow(look.volume);
        animations_off::follow(app);
        look
    }
}

/// The dialog for appearance and sound.
pub fn dialog<G: GameInfo>(app: AppState<G>, close: Callback<()>) -> AnyView {
    let Some(look) = use_context::<Look>() else { return ().into_any() };
    let texts = words().look;
    let themes = choice(
        texts.theme().to_owned(),
        Theme::ALL.to_vec(),
        look.theme.into(),
        move |theme| {
            look.theme.set(theme);
            if let Err(why) = theme_choice::remember(theme) {
                app.unsaved.set(Some(why));
            }
        },
        |_| None,
        move |theme| texts.theme_name(theme).into_any(),
    );
    let turn = move |volume: Option<u8>| {
        look.volume.set(volume);
        if let Err(why) = sound::remember(volume) {
            app.unsaved.set(Some(why));
        }
    };
    let on = move |event: ev::Event| turn(event_target_checked(&event).then_some(sound::USUAL));
    let louder = move |event: ev::Event| turn(event_target_value(&event).parse().ok());
    let silent = move || look.volume.get().is_none();
    view! {
        <Dialog title=texts.title() close>
            <div class="looks">
                <h3>{texts.theme()}</h3>
                <div class="themes">{themes}</div>
                <p class="note">{texts.theme_note()}</p>
                <h3>{texts.sound()}</h3>
                <label class="check">
                    <input type="checkbox" prop:checked=move || !silent() on:change=on/>
                    <span>{texts.sounds_on()}</span>
                </label>
                <label class="volume">
                    <span>{texts.volume()}</span>
                    <input
                        type="range"
                        min="1"
                        max="10"
                        prop:value=move || look.volume.get().unwrap_or(sound::USUAL)
                        prop:disabled=silent
                        on:change=louder
                    />
                </label>
                <p class="note">{texts.motion_note()}</p>
            </div>
        </Dialog>
    }
    .into_any()
}
