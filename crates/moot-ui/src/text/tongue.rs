//! The languages, and which one is being read.

use core::cell::Cell;

use leptos::prelude::*;

use super::about::AboutWords;
use super::fair::FairWords;
use super::learn::LearnWords;
use super::lobby::LobbyWords;
use super::look::LookWords;
use super::parts::PartWords;
use super::players::PlayerWords;
use super::saves::SavesWords;
use crate::text::en::ENGLISH;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Tongue {
    /// All of them, as the switch shows them.
    pub const ALL: [Tongue; 2] = [Tongue::English, Tongue::French];

    /// What it is called in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tongue::English => "English",
            Tongue::French => "Français",
        }
    }

    /// The word in the browser's storage, and the first part of every language tag.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::French => "fr",
        }
    }

    /// The language that a tag such as `fr-CA` names, if the page speaks it.
    #[must_use]
    pub fn named(tag: &str) -> Option<Tongue> {
        let first = tag.split('-').next().unwrap_or_default();
        Tongue::ALL.into_iter().find(|tongue| tongue.word().eq_ignore_ascii_case(first))
    }

    /// What to speak: what was chosen before, else the first of the reader's languages that the page speaks.
    #[must_use]
    pub fn wanted(chosen: Option<&str>, languages: &[String]) -> Tongue {
        let liked = || languages.iter().find_map(|tag| Tongue::named(tag));
        chosen.and_then(Tongue::named).or_else(liked).unwrap_or_default()
    }
}

/// How English is spelt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// Honour.
    #[default]
    British,
    /// Honor.
    American,
}

impl Spelling {
    /// The spelling of the first English among the reader's languages.
    #[must_use]
    pub fn wanted(languages: &[String]) -> Spelling {
        let english = languages.iter().find(|tag| Tongue::named(tag) == Some(Tongue::English));
        match english {
            Some(tag) if tag.eq_ignore_ascii_case("en-US") => Spelling::American,
            _ => Spelling::British,
        }
    }
}

/// The texts of one language that all games share, section by section.
pub struct Words {
    /// The credits.
    pub about: &'static dyn AboutWords,
    /// Lessons, rulebook and glossary.
    pub learn: &'static dyn LearnWords,
    /// The fair shuffle.
    pub fair: &'static dyn FairWords,
    /// The lobby.
    pub lobby: &'static dyn LobbyWords,
    /// Looks and sounds.
    pub look: &'static dyn LookWords,
    /// Parts of the page that are fetched when they are needed.
    pub parts: &'static dyn PartWords,
    /// Who plays a seat.
    pub players: &'static dyn PlayerWords,
    /// Saved games.
    pub saves: &'static dyn SavesWords,
}

thread_local! {
    // Counted, not owned by whichever part of the page reads it first: it outlives every one of them.
    static READING: ArcRwSignal<Tongue> = ArcRwSignal::new(Tongue::default());
    static SPELLING: Cell<Spelling> = const { Cell::new(Spelling::British) };
    static FRENCH: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// The language that is being read; tracked where signals are.
#[must_use]
pub fn tongue() -> Tongue {
    READING.with(ArcRwSignal::clone).get()
}

/// The language that is being read; not tracked.
#[must_use]
pub fn tongue_now() -> Tongue {
    READING.with(ArcRwSignal::clone).get_untracked()
}

/// Changes the language of the whole page. Its texts have to be there already (see [`GameInfo::learn`]); without them the
/// page goes on in English.
///
/// [`GameInfo::learn`]: crate::game::GameInfo::learn
pub fn set_tongue(tongue: Tongue) {
    READING.with(ArcRwSignal::clone).set(tongue);
}

/// How English is spelt for this reader.
#[must_use]
pub fn spelling() -> Spelling {
    SPELLING.get()
}

/// Changes how English is spelt, before anything is shown.
pub fn set_spelling(spelling: Spelling) {
    SPELLING.set(spelling);
}

/// The language tag for the page's `lang`; tracked where signals are.
#[must_use]
pub fn tag() -> &'static str {
    match (tongue(), spelling()) {
        (Tongue::English, Spelling::British) => "en-GB",
        (Tongue::English, Spelling::American) => "en-US",
        (Tongue::French, _) => "fr",
    }
}

/// Lays the French texts in place: they are no part of the program from the start.
pub fn put_french(words: &'static Words) {
    FRENCH.set(Some(words));
}

/// French, if that is what is being read and if it is in place.
fn french() -> Option<&'static Words> {
    match tongue_now() {
        Tongue::English => None,
        Tongue::French => FRENCH.get(),
    }
}

/// The texts in the reader's language. Not tracked: a change of language builds the page anew (see `App`), so that no
/// text needs a closure of its own.
///
/// Put together wherever it is called, so that each part of the program refers to those sections alone that it reads: what
/// nobody in the lobby says is not fetched with the lobby.
#[must_use]
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "the sections that are not read can only be left out where this is called"
)]
pub fn words() -> Words {
    let french = french();
    Words {
        about: french.map_or(ENGLISH.about, |words| words.about),
        fair: french.map_or(ENGLISH.fair, |words| words.fair),
        learn: french.map_or(ENGLISH.learn, |words| words.learn),
        lobby: french.map_or(ENGLISH.lobby, |words| words.lobby),
        look: french.map_or(ENGLISH.look, |words| words.look),
        players: french.map_or(ENGLISH.players, |words| words.players),
        parts: french.map_or(ENGLISH.parts, |words| words.parts),
        saves: french.map_or(ENGLISH.saves, |words| words.saves),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(of: &[&str]) -> Vec<String> {
        of.iter().map(|&tag| tag.to_owned()).collect()
    }

    #[test]
    fn what_was_chosen_comes_before_what_the_browser_prefers() {
        assert_eq!(Tongue::wanted(Some("en"), &tags(&["fr-FR", "fr"])), Tongue::English);
        assert_eq!(Tongue::wanted(None, &tags(&["de", "fr-CA", "en"])), Tongue::French);
        assert_eq!(Tongue::wanted(Some("tlh"), &tags(&["FR"])), Tongue::French);
        assert_eq!(Tongue::wanted(None, &tags(&["de", "nb"])), Tongue::English);
        assert_eq!(Tongue::wanted(None, &[]), Tongue::English);
        assert_eq!(Tongue::named("fro"), None, "Old French is another language");
    }

    #[test]
    fn english_is_spelt_as_the_first_english_reads() {
        assert_eq!(Spelling::wanted(&tags(&["fr", "en-us", "en-GB"])), Spelling::American);
        assert_eq!(Spelling::wanted(&tags(&["en-GB", "en-US"])), Spelling::British);
        assert_eq!(Spelling::wanted(&tags(&["en", "en-US"])), Spelling::British);
        assert_eq!(Spelling::wanted(&tags(&["fr"])), Spelling::British);
    }
}
