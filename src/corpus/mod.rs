//! Every text of a language, said once with sample arguments, so that tests can read them all.

mod cave;
mod king;
mod offer;
mod page;
mod princess;

use cave_troll_ui::text::cave_troll::CaveTexts;
use moot_ui::text::Words;
use moot_ui::text::offer::Offers;
use mountain_king_ui::text::king::KingTexts;
use trolls_and_princesses_ui::text::trolls_and_princesses::PrincessTexts;

/// Every text of the page and of all games.
pub(crate) struct Language {
    pub words: &'static Words,
    pub offers: Offers,
    pub king: &'static KingTexts,
    pub cave: &'static CaveTexts,
    pub princess: &'static PrincessTexts,
}

/// A text with the section and the method that gave it, and the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub section: &'static str,
    pub method: &'static str,
    pub with: String,
    pub text: String,
}

impl Said {
    /// What a failing test shows.
    pub(crate) fn told(&self) -> String {
        format!("{}.{}{}: {}", self.section, self.method, self.with, self.text)
    }
}

/// What has been said so far.
pub(crate) type Corpus = Vec<Said>;

/// Says methods of a section; `(a, b)` are the arguments of each.
macro_rules! say {
    ($out:ident, $name:literal, $section:expr => $($method:ident($($arg:expr),*)),* $(,)?) => {
        $($out.push($crate::locales::corpus::Said {
            section: $name,
            method: stringify!($method),
            with: stringify!(($($arg),*)).to_owned(),
            text: ::std::string::ToString::to_string(&$section.$method($($arg),*)),
        });)*
    };
}

/// Says a method whose answer is no single text, or that takes what cannot be shown.
macro_rules! tell {
    ($out:ident, $name:literal, $method:ident, $with:expr, $text:expr) => {
        $out.push($crate::locales::corpus::Said {
            section: $name,
            method: stringify!($method),
            with: format!("{:?}", $with),
            text: $text,
        })
    };
}

use {say, tell};

impl Language {
    /// Everything that it can say.
    pub(crate) fn corpus(&self) -> Corpus {
        let mut out = Corpus::new();
        page::say_all(&mut out, self.words);
        offer::say_all(&mut out, self.offers);
        king::say_all(&mut out, self.king);
        cave::say_all(&mut out, self.cave);
        princess::say_all(&mut out, self.princess);
        out
    }
}
