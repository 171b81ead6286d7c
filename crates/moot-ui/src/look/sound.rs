//! Sounds: off until they are wanted. What makes them is a small module of the site, fetched when they are switched on, which
//! listens for the names of what happens.

use leptos::prelude::*;
use web_sys::{CustomEvent, CustomEventInit};

use crate::saves::{SHELF, StoreError};

/// Where the choice is kept: a loudness, or `off`.
const KEY: &str = "trollmoot/sound";
/// The loudness at first.
pub const USUAL: u8 = 5;
/// The module.
const MODULE: &str = "sounds.js";
/// What it listens for.
const EVENT: &str = "trollmoot-sound";

/// Something that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A tunnel is dug.
    Dig,
    /// Something is put down.
    Place,
    /// A token lands.
    Token,
    /// A statue is carted, or a figure walks.
    Statue,
    /// Trolls wake one another.
    Cascade,
    /// The turn passes on.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// Its name in the module.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["dig", "place", "token", "statue", "cascade", "turn", "end"][self as usize]
    }
}

/// The loudness that a text names.
fn read(text: &str) -> Option<u8> {
    text.parse().ok().filter(|volume| (1..=10).contains(volume))
}

/// What was chosen before.
pub(super) fn chosen() -> Option<u8> {
    SHELF.wish(KEY).as_deref().and_then(read)
}

/// Remembers the choice.
pub(super) fn remember(volume: Option<u8>) -> Result<(), StoreError> {
    SHELF.set_wish(KEY, &volume.map_or_else(|| "off".to_owned(), |volume| volume.to_string()))
}

thread_local! {
    static VOLUME: core::cell::Cell<u8> = const { core::cell::Cell::new(0) };
}

/// Fetches the module once sounds are wanted, for as long as the page lives.
pub(super) fn follow(volume: RwSignal<Option<u8>>) {
    Effect::new(move |fetched: Option<bool>| {
        let fetched = fetched.unwrap_or(false);
        let wanted = volume.get();
        VOLUME.set(wanted.unwrap_or(0));
        if wanted.is_none() || fetched {
            return fetched;
        }
        let Ok(script) = document().create_element("script") else { return false };
        // Names and values are valid, and the page always has a head.
        let _ = script.set_attribute("type", "module");
        let _ = script.set_attribute("src", MODULE);
        document().head().is_some_and(|head| head.append_child(&script).is_ok())
    });
}

/// Makes a sound, if sounds are wanted.
pub fn play(sound: Sound) {
    let volume = VOLUME.get();
    if volume == 0 {
        return;
    }
    let init = CustomEventInit::new();
    let detail = js_sys::Array::of2(&sound.word().into(), &(f64::from(volume) / 10.0).into());
    init.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &init) {
        // Nobody can cancel it.
        let _ = window().dispatch_event(&event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_loudness_is_a_loudness() {
        assert_eq!(read("7"), Some(7));
        assert_eq!(read("off"), None);
        assert_eq!(read("0"), None);
        assert_eq!(read("200"), None);
    }

    #[test]
    fn the_module_knows_every_sound() {
        let module = include_str!("../../../../public/sounds.js");
        for sound in
            [Sound::Dig, Sound::Place, Sound::Token, Sound::Statue, Sound::Cascade, Sound::Turn, Sound::End]
        {
            assert!(module.contains(&["  ", sound.word(), "("].concat()), "{sound:?}");
        }
        assert!(module.contains(EVENT));
    }
}
