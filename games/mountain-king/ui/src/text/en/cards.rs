//! Names and texts of the components.

use super::English;
use crate::text::cards::CardTexts;
use moot_ui::text::en::join::{and, capital, or};
use mountain_king::Kind;
use mountain_king::card::{NONE, troll};
use mountain_king::tables::Swap;

/// Singular and plural; minerals are uncountable.
pub(crate) const NAMES: [[&str; 2]; 7] = [
    ["stone", "stone"],
    ["iron", "iron"],
    ["heartstone", "heartstone"],
    ["coin", "coins"],
    ["cart", "carts"],
    ["hammer", "hammers"],
    ["rune", "runes"],
];

/// Capitalizes a name at the beginning of a sentence, which may be "a troll".
pub(crate) fn begin(name: &str) -> String {
    capital(name)
}

/// The sort of a troll card: "level 2 Ice troll", "starter".
pub(crate) fn sort(card: u8) -> String {
    if card == NONE {
        return "troll".to_owned();
    }
    let card = troll(card);
    match card.level {
        0 => "starter".to_owned(),
        level => ["level ", &level.to_string(), " ", English.clan(card.clan), " troll"].concat(),
    }
}

/// The accessible name of a card: name, sort and symbols.
pub(crate) fn troll_card(card: u8) -> String {
    if card == NONE {
        return "no troll".to_owned();
    }
    let face = troll(card);
    let symbols: Vec<String> = face
        .icons
        .iter()
        .map(|icon| match (icon.kind, icon.bound) {
            (Kind::Cart, true) => English.cart(face.clan).to_owned(),
            (Kind::Cart, false) => English.cart(None).to_owned(),
            (kind, _) => NAMES[kind as usize][0].to_owned(),
        })
        .collect();
    [face.name, ", ", &English.sort(card), ": ", &and(&symbols)].concat()
}

/// One exchange of a workshop: "1 heartstone for 2 stone".
pub(crate) fn swap(swap: &Swap) -> String {
    let gives = Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1);
    let given = if swap.gives == 0b111_1111 {
        [&swap.count.to_string(), " of any kind"].concat()
    } else if swap.wild_only {
        [&swap.count.to_string(), " wild cart"].concat()
    } else {
        or(&gives.map(|kind| English.count(kind, swap.count)).collect::<Vec<_>>())
    };
    [English.count(swap.gets, swap.gain).as_str(), " for ", &given].concat()
}

#[cfg(test)]
mod tests {
    use super::super::spells::MORE;
    use super::*;
    use mountain_king::tables::SPELLS;
    use mountain_king::{Clan, Pile};

    #[test]
    fn piles_count_in_the_right_number() {
        assert_eq!(
            English.pile(Pile([1, 0, 2, 1, 2, 0, 1])),
            "1 stone, 2 heartstone, 1 coin, 2 carts and 1 rune"
        );
        assert_eq!(English.pile(Pile::EMPTY), "nothing");
        assert_eq!(English.count(Kind::Hammer, 1), "1 hammer");
    }

    #[test]
    fn everything_on_the_table_has_a_name_and_a_text() {
        for card in 0..61 {
            let text = English.troll_card(card);
            assert!(text.contains(": ") && !text.contains("  ") && text.len() > 15, "{text}");
        }
        for spell in 0..17 {
            assert!(English.spell_text(spell).ends_with('.'), "{}", English.spell(spell));
            let more = English.spell_more(spell);
            assert!(more.len() > 60 && more.ends_with('.'), "{}: {more}", English.spell(spell));
        }
        for shop in 0..11 {
            let rule = English.workshop_rule(shop);
            assert!(rule.starts_with("Each use ") && rule.ends_with('.'), "{rule}");
        }
        for i in 0..15 {
            assert_ne!(English.tunnel(i), "tunnel");
        }
        for i in 0..6 {
            assert_ne!(English.hall(i), "great hall");
        }
        assert_eq!(MORE.len(), SPELLS.len());
    }

    #[test]
    fn a_starter_and_a_clan_troll_are_told_apart() {
        let level_two_ice =
            (0..55).find(|&card| troll(card).level == 2 && troll(card).clan == Some(Clan::Ice)).unwrap();
        assert_eq!(English.sort(level_two_ice), "level 2 Ice troll");
        assert_eq!(English.sort(55), "starter");
        assert_eq!(English.sort(NONE), "troll");
    }

    #[test]
    fn exchanges_say_what_is_gained_for_what() {
        let rules: Vec<String> = (0..11).map(|shop| English.workshop_rule(shop)).collect();
        assert_eq!(rules[0], "Each use gives 1 cart for 1 heartstone; or 1 heartstone for 1 wild cart.");
        assert_eq!(rules[8], "Each use gives 1 hammer for 2 of any kind.");
        assert!(rules[10].contains("storage"));
    }
}
