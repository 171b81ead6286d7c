//! English.

mod about;
mod advice;
mod after;
mod board;
mod cards;
mod cave_troll;
mod draft;
mod fair;
mod join;
mod king;
mod king_hints;
mod king_log;
mod king_refusals;
mod learn;
mod links;
mod lobby;
mod look;
mod news;
mod offer;
mod opponents;
mod outlook;
mod panels;
mod parts;
mod pay;
mod players;
mod refusals;
mod replay;
mod saves;
mod sheet;
mod spelling;
mod spells;
mod table;
mod trays;
mod trolls_and_princesses;

pub use cave_troll::CAVE;
pub use trolls_and_princesses::PRINCESS;

use crate::words::Words;
use crate::words::king::KingTexts;
use crate::words::offer::Offers;

/// The sections of the page itself.
struct English;

/// Every section that all games share, in English.
pub const ENGLISH: Words = Words {
    about: &English,
    advice: &English,
    after: &English,
    learn: &English,
    fair: &English,
    links: &English,
    lobby: &English,
    look: &English,
    news: &English,
    opponents: &English,
    outlook: &English,
    parts: &English,
    players: &English,
    refusals: &English,
    replay: &English,
    saves: &English,
    sheet: &English,
    table: &English,
};

/// What the lobby says of every game, in English.
pub const OFFERS: Offers = Offers { king: &English, cave: &English, princess: &English };

/// Mountain King in English.
pub static KING: KingTexts = KingTexts {
    board: &board::Board,
    cards: &cards::Cards,
    draft: &draft::Draft,
    game: &king::King,
    panels: &panels::Panels,
    pay: &pay::Pay,
    table: &king::King,
    trays: &trays::Trays,
};

/// `one` for 1, else `many`, after the number.
fn counted(n: usize, one: &str, many: &str) -> String {
    [n.to_string().as_str(), " ", if n == 1 { one } else { many }].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!(counted(1, "troll", "trolls"), "1 troll");
        assert_eq!(counted(0, "troll", "trolls"), "0 trolls");
    }
}
