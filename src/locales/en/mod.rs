//! English.

mod about;
mod advice;
mod board;
mod cards;
mod cave_troll;
mod draft;
mod join;
mod lobby;
mod log;
mod news;
mod opponents;
mod panels;
mod pay;
mod refusals;
#[cfg(test)]
mod samples;
mod saves;
mod sheet;
mod spells;
mod table;
mod trays;

use crate::words::Words;

/// The sections of the page itself.
struct English;

/// Every section in English.
pub static ENGLISH: Words = Words {
    about: &English,
    advice: &English,
    board: &board::Board,
    cards: &cards::Cards,
    cave: &cave_troll::Cave,
    lobby: &English,
    log: &log::Log,
    news: &English,
    opponents: &English,
    refusals: &refusals::Refusals,
    saves: &English,
    sheet: &English,
    table: &English,
    draft: &draft::Draft,
    panels: &panels::Panels,
    pay: &pay::Pay,
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
