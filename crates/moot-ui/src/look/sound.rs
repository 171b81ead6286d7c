//! Sounds, off by default. A small script of the site plays them. It is fetched when sounds are switched on, and listens for an
//! event with the name of the sound.

use leptos::prelude::*;
use web_sys::{CustomEvent, CustomEventInit};

use crate::saves::{SAVES, StoreError};

/// The storage key: a volume, or `off`.
const KEY: &str = "trollmoot/sound";
/// The default volume.
pub const USUAL: u8 = 5;
/// The address of the script.
const MODULE: &str = "sounds.js";
/// The event that the script listens for.
const EVENT: &str = "trollmoot-sound";

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A tunnel is dug.
    Dig,
    /// A piece is put down.
    Place,
    /// A token lands.
    Token,
    /// A statue is carted, or a figure walks.
    Statue,
    /// A cascade wakes trolls.
    Cascade,
    /// The turn passes.
    Turn,
    /// The game is over.
    End,
}

impl Sound {
    /// The name of the sound in the script.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["dig", "place", "token", "statue", "cascade", "turn", "end"][self as usize]
    }
}

/// Parses a volume.
fn read(text: &str) -> Option<u8> {
    text.parse().ok().filter(|volume| (1..=10).contains(volume))
}

/// The stored volume.
pub(super) fn chosen() -> Option<u8> {
    SAVES.wish(KEY).as_deref().and_then(read)
}

/// Stores the volume.
pub(super) fn remember(volume: Option<u8>) -> Result<(), StoreError> {
    SAVES.set_wish(KEY, &volume.map_or_else(|| "off".to_owned(), |volume| volume.to_string()))
}

thread_local! {
    static VOLUME: core::cell::Cell<u8> = const { core::cell::Cell::new(0) };
}

/// Fetches the script once sounds are switched on, for the lifetime of the page.
pub(super) fn follow(volume: RwSignal<Option<u8>>) {
    Effect::new(move |fetched: Option<bool>| {
        let fetched = fetched.unwrap_or(false);
        let wanted = volume.get();
        VOLUME.set(wanted.unwrap_or(0));
        if wanted.is_none() || fetched {
            return fetched;
        }
        let Ok(script) = document().create_element("script") else { return false };
        // Cannot fail: names and values are valid, and the page has a head.
        let _ = script.set_attribute("type", "module");
        let _ = script.set_attribute("src", MODULE);
        document().head().is_some_and(|head| head.append_child(&script).is_ok())
    });
}

/// Plays a sound if sounds are on.
pub fn play(sound: Sound) {
    let volume = VOLUME.get();
    if volume == 0 {
        return;
    }
    let init = CustomEventInit::new();
    let detail = js_sys::Array::of2(&sound.word().into(), &(f64::from(volume) / 10.0).into());
    init.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &init) {
        // The event cannot be cancelled.
        let _ = window().dispatch_event(&event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_volumes_in_range_are_parsed() {
        assert_eq!(read("7"), Some(7));
        assert_eq!(read("off"), None);
        assert_eq!(read("0"), None);
        assert_eq!(read("200"), None);
    }

    #[test]
    fn the_script_defines_every_sound() {
        let module = include_str!("../../../../public/sounds.js");
        for sound in
            [Sound::Dig, Sound::Place, Sound::Token, Sound::Statue, Sound::Cascade, Sound::Turn, Sound::End]
        {
            assert!(module.contains(&["  ", sound.word(), "("].concat()), "{sound:?}");
        }
        assert!(module.contains(EVENT));
    }
}
