//! The languages, and which one is being read.

use leptos::prelude::*;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
}

impl Tongue {
    /// The language tag for the page's `lang`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Tongue::English => "en",
        }
    }
}

/// The texts of one language, section by section. Sections are added as `pub lobby: &'static dyn super::lobby::LobbyWords`.
pub struct Words {}

static ENGLISH: Words = Words {};

thread_local! {
    static READING: RwSignal<Tongue> = RwSignal::new(Tongue::default());
}

/// The language that is being read; tracked where signals are.
#[must_use]
pub fn tongue() -> Tongue {
    READING.with(|reading| reading.get())
}

/// Changes the language of the whole page.
pub fn set_tongue(tongue: Tongue) {
    READING.with(|reading| reading.set(tongue));
}

/// The texts in the reader's language; tracked where signals are.
#[must_use]
pub fn words() -> &'static Words {
    match tongue() {
        Tongue::English => &ENGLISH,
    }
}
