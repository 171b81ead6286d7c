//! The contents of a troll card's face, as plain data.

use crate::art::icons;
use mountain_king::card::{NONE, troll};
use mountain_king::{Clan, Kind, Pile, Place};

use crate::panels::ink;
use crate::panels::ink::Sticker;
use moot_art::Portrait;

/// A pedestal that comes with a troll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gift {
    /// A pedestal of this clan.
    Of(Clan),
    /// A pedestal of choice from the bag.
    Choice,
}

/// The contents of a troll card's face. Sets of symbols are bit masks by their index on the card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Face {
    /// The card; [`NONE`] for an empty face.
    pub card: u8,
    /// Symbols that hold a token; the others are hollow.
    pub held: u8,
    /// Symbols that would gain a token in the previewed cascade.
    pub gains: u8,
    /// Symbols that would gain nothing because they are covered.
    pub lost: u8,
    /// Symbols that were filled just now.
    pub landed: u8,
    /// Bribes on the troll.
    pub bribes: Pile,
    /// Whether a bribe is about to be placed on it.
    pub pay: bool,
    /// The pedestal that comes with it.
    pub gift: Option<Gift>,
}

impl Face {
    /// A card with all symbols filled and nothing on its portrait.
    pub(crate) const fn full(card: u8) -> Face {
        Face {
            card,
            held: u8::MAX,
            gains: 0,
            lost: 0,
            landed: 0,
            bribes: Pile::EMPTY,
            pay: false,
            gift: None,
        }
    }

    /// An empty face.
    pub(crate) const EMPTY: Face = Face::full(NONE);

    /// A troll of the horde. `choice`: whether the bag has a pedestal for a troll of level 3.
    pub(crate) fn in_horde(stand: &Place, choice: bool, pay: bool) -> Face {
        let gift = match stand.pedestal {
            Some(clan) => Some(Gift::Of(clan)),
            None if stand.card != NONE && choice && troll(stand.card).level == 3 => Some(Gift::Choice),
            None => None,
        };
        Face { bribes: stand.bribes, pay, gift, ..Face::full(stand.card) }
    }

    /// Whether there is no card.
    pub(crate) const fn is_empty(&self) -> bool {
        self.card == NONE
    }

    /// The CSS classes of the card: clan, level, number of symbols.
    pub(crate) fn class(&self) -> String {
        if self.is_empty() {
            return "slot".to_owned();
        }
        let card = troll(self.card);
        let (level, symbols) = (card.level.max(1).to_string(), card.icons.len().to_string());
        ["tcard ", ink::clan(card.clan).class(), " lv", &level, " n", &symbols].concat()
    }

    /// The portrait alone.
    pub(crate) fn portrait(card: u8) -> String {
        if card == NONE {
            return String::new();
        }
        let face = troll(card);
        Portrait::of(u32::from(card) + 1, ink::clan(face.clan), face.level.max(1)).image()
    }

    /// The inner markup of the card.
    pub(crate) fn html(&self) -> String {
        if self.is_empty() {
            return String::new();
        }
        let card = troll(self.card);
        let mut out = String::with_capacity(8 * 1024);
        out.push_str("<span class=\"face\">");
        out.push_str(&Face::portrait(self.card));
        out.push_str("</span><span class=\"stripes\">");
        (0..card.level).for_each(|_| out.push_str("<i></i>"));
        out.push_str("</span><span class=\"clan\">");
        ink::icon(&mut out, ink::clan(card.clan).icon(), "ic");
        out.push_str("</span>");
        self.lying(&mut out);
        out.push_str("<span class=\"syms\">");
        for (i, icon) in card.icons.iter().enumerate() {
            let mark = (icon.kind == Kind::Cart).then_some(if icon.bound { card.clan } else { None });
            ink::sticker(&mut out, icon.kind, Sticker { mark, class: self.symbol_class(i) });
        }
        out.push_str("</span>");
        out
    }

    /// Appends bribes and pedestals; they are placed on the portrait and never cover a symbol.
    fn lying(&self, out: &mut String) {
        match self.gift {
            Some(Gift::Of(clan)) => {
                out.push_str(["<span class=\"onped ", clan.word(), "\">"].concat().as_str());
                ink::icon(out, ink::clan(Some(clan)).icon(), "ic");
                out.push_str("</span>");
            }
            Some(Gift::Choice) => {
                out.push_str("<span class=\"onped any\">");
                ink::icon(out, icons::PEDESTAL, "ic");
                out.push_str("</span>");
            }
            None => {}
        }
        if !self.bribes.is_empty() || self.pay {
            out.push_str("<span class=\"bribes\">");
            out.push_str(&ink::stickers(self.bribes));
            if self.pay {
                out.push_str("<span class=\"topay\">");
                out.push_str(&ink::sym(Kind::Coin));
                out.push_str("</span>");
            }
            out.push_str("</span>");
        }
    }

    fn symbol_class(&self, i: usize) -> &'static str {
        let has = |bits: u8| bits >> i & 1 == 1;
        match (has(self.held), has(self.gains), has(self.lost), has(self.landed)) {
            (_, true, ..) => " hollow gains",
            (_, _, true, _) => " unpaid",
            (true, _, _, true) => " landed",
            (true, ..) => "",
            (false, ..) => " hollow",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card_of(level: u8, clan: Option<Clan>) -> u8 {
        (0..55).find(|&card| troll(card).level == level && troll(card).clan == clan).unwrap()
    }

    #[test]
    fn held_symbols_are_filled_and_others_hollow() {
        let card = card_of(1, Some(Clan::Fire));
        let hollow = |held| Face { held, ..Face::full(card) }.html().matches(" hollow").count();
        assert_eq!((hollow(0), hollow(1), hollow(3)), (2, 1, 0));
    }

    #[test]
    fn a_clan_cart_shows_its_clan_and_a_starter_none() {
        let clan_cart = (0..55).find(|&card| troll(card).icons.iter().any(|icon| icon.bound)).unwrap();
        let word = troll(clan_cart).clan.unwrap().word();
        assert!(Face::full(clan_cart).html().contains(&format!("sym cart of-{word}")));
        assert!(Face::full(55).html().contains("<span class=\"stripes\"></span>"));
        assert_eq!(Face::full(55).class(), "tcard mud lv1 n1");
    }

    #[test]
    fn bribes_and_pedestals_are_drawn_on_the_portrait() {
        let stand =
            Place { card: card_of(2, None), pedestal: Some(Clan::Moon), bribes: Pile::of(Kind::Coin, 2) };
        let html = Face::in_horde(&stand, true, true).html();
        let (lying, symbols) = html.split_once("<span class=\"syms\">").unwrap();
        assert!(lying.contains("onped moon") && lying.contains("topay"));
        assert_eq!(lying.matches("sym coin").count(), 3);
        assert!(!symbols.contains("topay"));
        let boss = Place { card: card_of(3, None), pedestal: None, bribes: Pile::EMPTY };
        assert_eq!(Face::in_horde(&boss, true, false).gift, Some(Gift::Choice));
        assert_eq!(Face::in_horde(&boss, false, false).gift, None);
    }

    #[test]
    fn a_gain_overrides_hollow_and_a_loss_overrides_held() {
        let face = Face { held: 0b01, gains: 0b10, lost: 0b01, ..Face::full(card_of(1, None)) };
        let html = face.html();
        assert_eq!((html.matches(" gains").count(), html.matches(" unpaid").count()), (1, 1));
    }
}
