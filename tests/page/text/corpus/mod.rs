//! Every text of a language, rendered once with sample arguments, so that tests can check them all.

mod cave;
mod king;
mod offer;
mod page;
mod princess;

use cave_troll_ui::text::offer::CaveOffer;
use cave_troll_ui::text::table::CaveSections;
use moot_table_ui::text::{TableSections, Texts};
use moot_ui::registry::{EntryTexts, GameEntry};
use mountain_king_ui::text::offer::KingOffer;
use mountain_king_ui::text::table::KingSections;
use trolls_and_princesses_ui::text::offer::PrincessOffer;
use trolls_and_princesses_ui::text::table::PrincessSections;

/// The lobby's texts of each game.
#[derive(Clone, Copy)]
pub(crate) struct Offers {
    pub king: &'static dyn KingOffer,
    pub cave: &'static dyn CaveOffer,
    pub princess: &'static dyn PrincessOffer,
}

/// Every text of the page and of all games.
pub(crate) struct Language {
    pub lobby: &'static moot_ui::text::Texts,
    pub table: &'static TableSections,
    pub entry: fn(&GameEntry) -> &EntryTexts,
    pub offers: Offers,
    pub king: &'static KingSections,
    pub cave: &'static CaveSections,
    pub princess: &'static PrincessSections,
}

/// A text with its section and method, and the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub section: &'static str,
    pub method: &'static str,
    pub with: String,
    pub text: String,
}

/// The texts collected so far.
pub(crate) type Corpus = Vec<Said>;

/// Calls methods of a section and collects the texts; `(a, b)` are the arguments of each.
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

/// Calls a method that returns several texts, or whose arguments cannot be printed.
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

/// All English texts.
pub(crate) const ENGLISH_TEXTS: Language = Language {
    lobby: &moot_ui::text::en::ENGLISH,
    table: &moot_table_ui::text::en::ENGLISH,
    entry: |game| &game.english,
    offers: Offers {
        king: &mountain_king_ui::text::en::English,
        cave: &cave_troll_ui::text::en::English,
        princess: &trolls_and_princesses_ui::text::en::English,
    },
    king: &mountain_king_ui::text::en::KING,
    cave: &cave_troll_ui::text::en::CAVE,
    princess: &trolls_and_princesses_ui::text::en::PRINCESS,
};
/// All French texts.
pub(crate) const FRENCH_TEXTS: Language = Language {
    lobby: &moot_ui::text::fr::FRENCH,
    table: &moot_table_ui::text::fr::FRENCH,
    entry: |game| &game.french,
    offers: Offers {
        king: &mountain_king_ui::text::fr::French,
        cave: &cave_troll_ui::text::fr::French,
        princess: &trolls_and_princesses_ui::text::fr::French,
    },
    king: &mountain_king_ui::text::fr::KING,
    cave: &cave_troll_ui::text::fr::CAVE,
    princess: &trolls_and_princesses_ui::text::fr::PRINCESS,
};

impl Language {
    /// The texts that all games share.
    fn words(&self) -> Texts {
        let (lobby, table) = (self.lobby, self.table);
        Texts {
            about: lobby.about,
            advice: table.advice,
            after: table.after,
            fair: lobby.fair,
            learn: lobby.learn,
            links: table.links,
            live: table.live,
            lobby: lobby.lobby,
            look: lobby.look,
            recap: table.recap,
            opponents: table.opponents,
            move_preview: table.move_preview,
            chunks: lobby.chunks,
            players: lobby.players,
            refusals: table.refusals,
            replay: table.replay,
            saves: lobby.saves,
            sheet: table.sheet,
            table: table.table,
        }
    }

    /// Collects every text of the language.
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
