//! The languages, and the current one.

use core::cell::Cell;

use leptos::prelude::*;

use super::about::AboutTexts;
use super::chunks::ChunkTexts;
use super::fair::FairTexts;
use super::learn::LearnTexts;
use super::lobby::LobbyTexts;
use super::look::LookTexts;
use super::players::PlayerTexts;
use super::saves::SavesTexts;
use crate::text::en::ENGLISH;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them, as the switch shows them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The name of the language in that language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// The word in the browser's storage, and the first part of every language tag.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of a tag such as `fr-CA`, if it is supported.
    #[must_use]
    pub fn named(tag: &str) -> Option<Language> {
        let first = tag.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.word().eq_ignore_ascii_case(first))
    }

    /// The initial language: the stored choice, else the first of the reader's languages that is supported.
    #[must_use]
    pub fn wanted(chosen: Option<&str>, languages: &[String]) -> Language {
        let liked = || languages.iter().find_map(|tag| Language::named(tag));
        chosen.and_then(Language::named).or_else(liked).unwrap_or_default()
    }
}

/// English spelling.
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
        let english = languages.iter().find(|tag| Language::named(tag) == Some(Language::English));
        match english {
            Some(tag) if tag.eq_ignore_ascii_case("en-US") => Spelling::American,
            _ => Spelling::British,
        }
    }
}

/// The texts of one language that all games share, section by section.
pub struct Texts {
    /// The credits.
    pub about: &'static dyn AboutTexts,
    /// Lessons, rulebook and glossary.
    pub learn: &'static dyn LearnTexts,
    /// The fair shuffle.
    pub fair: &'static dyn FairTexts,
    /// The lobby.
    pub lobby: &'static dyn LobbyTexts,
    /// Looks and sounds.
    pub look: &'static dyn LookTexts,
    /// Loading chunks.
    pub chunks: &'static dyn ChunkTexts,
    /// The players of seats.
    pub players: &'static dyn PlayerTexts,
    /// Saved games.
    pub saves: &'static dyn SavesTexts,
}

thread_local! {
    // Reference counted rather than owned by the first reader, so that it outlives every component.
    static READING: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());
    static SPELLING: Cell<Spelling> = const { Cell::new(Spelling::British) };
    static FRENCH: Cell<Option<&'static Texts>> = const { Cell::new(None) };
}

/// The current language; tracked.
#[must_use]
pub fn language() -> Language {
    READING.with(ArcRwSignal::clone).get()
}

/// The current language; not tracked.
#[must_use]
pub fn language_now() -> Language {
    READING.with(ArcRwSignal::clone).get_untracked()
}

/// Changes the language of the whole page. Its texts must be installed already (see [`GameInfo::learn`]); otherwise the page
/// stays in English.
///
/// [`GameInfo::learn`]: crate::game::GameInfo::learn
pub fn set_language(language: Language) {
    READING.with(ArcRwSignal::clone).set(language);
}

/// The English spelling of this reader.
#[must_use]
pub fn spelling() -> Spelling {
    SPELLING.get()
}

/// Sets the English spelling; call it before anything is shown.
pub fn set_spelling(spelling: Spelling) {
    SPELLING.set(spelling);
}

/// The language tag for the page's `lang`; tracked where signals are.
#[must_use]
pub fn tag() -> &'static str {
    match (language(), spelling()) {
        (Language::English, Spelling::British) => "en-GB",
        (Language::English, Spelling::American) => "en-US",
        (Language::French, _) => "fr",
    }
}

/// Installs the French texts, which are not part of the start.
pub fn put_french(words: &'static Texts) {
    FRENCH.set(Some(words));
}

/// The French texts, if the page is in French and they are installed.
fn french() -> Option<&'static Texts> {
    match language_now() {
        Language::English => None,
        Language::French => FRENCH.get(),
    }
}

/// The texts in the reader's language. Not tracked: a change of language rebuilds the page (see `App`), so that texts need no
/// closures.
///
/// Inlined into every caller, so that each chunk links only the sections that it uses: texts that the lobby does not use are not
/// fetched with it.
#[must_use]
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "the sections that are not read can only be left out where this is called"
)]
pub fn words() -> Texts {
    let french = french();
    Texts {
        about: french.map_or(ENGLISH.about, |words| words.about),
        fair: french.map_or(ENGLISH.fair, |words| words.fair),
        learn: french.map_or(ENGLISH.learn, |words| words.learn),
        lobby: french.map_or(ENGLISH.lobby, |words| words.lobby),
        look: french.map_or(ENGLISH.look, |words| words.look),
        players: french.map_or(ENGLISH.players, |words| words.players),
        chunks: french.map_or(ENGLISH.chunks, |words| words.chunks),
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
    fn the_stored_language_precedes_the_browser_preference() {
        assert_eq!(Language::wanted(Some("en"), &tags(&["fr-FR", "fr"])), Language::English);
        assert_eq!(Language::wanted(None, &tags(&["de", "fr-CA", "en"])), Language::French);
        assert_eq!(Language::wanted(Some("tlh"), &tags(&["FR"])), Language::French);
        assert_eq!(Language::wanted(None, &tags(&["de", "nb"])), Language::English);
        assert_eq!(Language::wanted(None, &[]), Language::English);
        assert_eq!(Language::named("fro"), None, "Old French is another language");
    }

    #[test]
    fn the_first_english_tag_sets_the_spelling() {
        assert_eq!(Spelling::wanted(&tags(&["fr", "en-us", "en-GB"])), Spelling::American);
        assert_eq!(Spelling::wanted(&tags(&["en-GB", "en-US"])), Spelling::British);
        assert_eq!(Spelling::wanted(&tags(&["en", "en-US"])), Spelling::British);
        assert_eq!(Spelling::wanted(&tags(&["fr"])), Spelling::British);
    }
}
