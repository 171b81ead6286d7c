//! French, with the terms of the French rulebook of Mountain King. It is no part of the programs from the start:
//! everything here is reached from [`install_king`] and [`install_cave`] alone, so that a build can put it into a file of
//! its own.
//!
//! Write texts with plain spaces and apostrophes, then run `node tools/typeset.mjs`: it sets the spaces that cannot break
//! and the apostrophes that French is printed with. A test holds everybody to it.

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
mod names;
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
mod spells;
mod table;
mod trays;
mod trolls_and_princesses;

use crate::words::king::KingTexts;
use crate::words::offer::{self as offer_words, Offers};
use crate::words::{
    Words, cave_troll as cave_words, king as king_words, put_french, trolls_and_princesses as princess_words,
};

/// The sections of the page itself.
struct French;

/// Every section that all games share, in French.
static FRENCH: Words = Words {
    about: &French,
    advice: &French,
    after: &French,
    learn: &French,
    fair: &French,
    links: &French,
    lobby: &French,
    look: &French,
    news: &French,
    opponents: &French,
    outlook: &French,
    parts: &French,
    players: &French,
    refusals: &French,
    replay: &French,
    saves: &French,
    sheet: &French,
    table: &French,
};

/// What the lobby says of every game, in French.
const OFFERS: Offers = Offers { king: &French, cave: &French, princess: &French };

/// Mountain King in French.
static KING: KingTexts = KingTexts {
    board: &board::Board,
    cards: &cards::Cards,
    draft: &draft::Draft,
    game: &king::King,
    panels: &panels::Panels,
    pay: &pay::Pay,
    table: &king::King,
    trays: &trays::Trays,
};

/// All of it, for tests.
#[cfg(test)]
pub(super) static LANGUAGE: super::corpus::Language = super::corpus::Language {
    words: &FRENCH,
    offers: OFFERS,
    king: &KING,
    cave: &cave_troll::CAVE,
    princess: &trolls_and_princesses::PRINCESS,
};

/// Lays the French of the page of Mountain King in place.
pub fn install_king() {
    put_french(&FRENCH);
    offer_words::put_french(OFFERS);
    king_words::put_french(&KING);
}

/// Lays the French of the page of Cave Troll in place.
pub fn install_cave() {
    put_french(&FRENCH);
    offer_words::put_french(OFFERS);
    cave_words::put_french(&cave_troll::CAVE);
}

/// Lays the French of Trolls & Princesses in place.
pub fn install_princess() {
    put_french(&FRENCH);
    offer_words::put_french(OFFERS);
    princess_words::put_french(&trolls_and_princesses::PRINCESS);
}
