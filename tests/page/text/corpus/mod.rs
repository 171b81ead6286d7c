//! Every text of a language, said once with sample arguments, so that tests can read them all.

mod cave;
mod king;
mod offer;
mod page;
mod princess;

use cave_troll_ui::text::cave_troll::CaveTexts;
use cave_troll_ui::text::offer::CaveOffer;
use moot_table_ui::text::{TableSections, Words};
use moot_ui::registry::{EntryTexts, GameEntry};
use mountain_king_ui::text::king::KingTexts;
use mountain_king_ui::text::offer::KingOffer;
use trolls_and_princesses_ui::text::offer::PrincessOffer;
use trolls_and_princesses_ui::text::trolls_and_princesses::PrincessTexts;

/// What the lobby says of each game.
#[derive(Clone, Copy)]
pub(crate) struct Offers {
    pub king: &'static dyn KingOffer,
    pub cave: &'static dyn CaveOffer,
    pub princess: &'static dyn PrincessOffer,
}

/// Every text of the page and of all games.
pub(crate) struct Language {
    pub lobby: &'static moot_ui::text::Words,
    pub table: &'static TableSections,
    pub entry: fn(&GameEntry) -> &EntryTexts,
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
        $($out.push($crate::text::corpus::Said {
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
        $out.push($crate::text::corpus::Said {
            section: $name,
            method: stringify!($method),
            with: format!("{:?}", $with),
            text: $text,
        })
    };
}

use {say, tell};

impl Language {
    /// What all games share.
    fn words(&self) -> Words {
        let (lobby, table) = (self.lobby, self.table);
        Words {
            about: lobby.about,
            advice: table.advice,
            after: table.after,
            fair: lobby.fair,
            learn: lobby.learn,
            links: table.links,
            lobby: lobby.lobby,
            look: lobby.look,
            news: table.news,
            opponents: table.opponents,
            outlook: table.outlook,
            parts: lobby.parts,
            players: lobby.players,
            refusals: table.refusals,
            replay: table.replay,
            saves: lobby.saves,
            sheet: table.sheet,
            table: table.table,
        }
    }

    /// Everything that it can say.
    pub(crate) fn corpus(&self) -> Corpus {
        let mut out = Corpus::new();
        page::say_all(&mut out, &self.words());
        page::entries(&mut out, self.entry);
        offer::say_all(&mut out, self.offers);
        king::say_all(&mut out, self.king);
        cave::say_all(&mut out, self.cave);
        princess::say_all(&mut out, self.princess);
        out
    }
}
