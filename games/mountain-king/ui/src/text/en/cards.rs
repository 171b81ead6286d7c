//! Names and texts of what lies on the table.

use mountain_king::card::{NONE, troll};
use mountain_king::tables::{HALLS, SPELLS, Start, Swap, TUNNELS, WORKSHOPS};
use mountain_king::{Clan, Kind, Pile};

use super::spells::MORE;
use crate::text::cards::CardWords;
use moot_ui::text::en::join::{and, capital, or};

/// Names and texts of what lies on the table.
pub(super) struct Cards;

/// Minerals are stuff, the rest are things.
const NAMES: [[&str; 2]; 7] = [
    ["stone", "stone"],
    ["iron", "iron"],
    ["heartstone", "heartstone"],
    ["coin", "coins"],
    ["cart", "carts"],
    ["hammer", "hammers"],
    ["rune", "runes"],
];

impl CardWords for Cards {
    fn kind(&self, kind: Kind) -> &'static str {
        NAMES[kind as usize][1]
    }

    fn count(&self, kind: Kind, count: u8) -> String {
        let [one, many] = NAMES[kind as usize];
        [count.to_string().as_str(), " ", if count == 1 { one } else { many }].concat()
    }

    fn pile(&self, pile: Pile) -> String {
        let parts: Vec<String> = pile.iter().map(|(kind, n)| self.count(kind, n)).collect();
        if parts.is_empty() { "nothing".to_owned() } else { and(&parts) }
    }

    fn clan(&self, clan: Option<Clan>) -> &'static str {
        clan.map_or("Mud", |clan| ["Fire", "Ice", "Moon"][clan as usize])
    }

    fn cart(&self, clan: Option<Clan>) -> &'static str {
        clan.map_or("wild cart", |clan| ["Fire cart", "Ice cart", "Moon cart"][clan as usize])
    }

    fn troll(&self, card: u8) -> &'static str {
        if card == NONE { "a troll" } else { troll(card).name }
    }

    fn sort(&self, card: u8) -> String {
        if card == NONE {
            return "troll".to_owned();
        }
        let card = troll(card);
        match card.level {
            0 => "starter".to_owned(),
            level => ["level ", &level.to_string(), " ", self.clan(card.clan), " troll"].concat(),
        }
    }

    fn troll_card(&self, card: u8) -> String {
        if card == NONE {
            return "no troll".to_owned();
        }
        let face = troll(card);
        let symbols: Vec<String> = face
            .icons
            .iter()
            .map(|icon| match (icon.kind, icon.bound) {
                (Kind::Cart, true) => self.cart(face.clan).to_owned(),
                (Kind::Cart, false) => self.cart(None).to_owned(),
                (kind, _) => NAMES[kind as usize][0].to_owned(),
            })
            .collect();
        [face.name, ", ", &self.sort(card), ": ", &and(&symbols)].concat()
    }

    fn tunnel(&self, shape: u8) -> &'static str {
        TUNNELS.get(usize::from(shape)).map_or("tunnel", |tunnel| tunnel.name)
    }

    fn hall(&self, hall: u8) -> &'static str {
        HALLS.get(usize::from(hall)).map_or("great hall", |hall| hall.name)
    }

    fn start(&self, start: &'static Start) -> &'static str {
        start.name
    }

    fn spell(&self, spell: u8) -> &'static str {
        SPELLS.get(usize::from(spell)).map_or("a spell", |spell| spell.name)
    }

    fn spell_text(&self, spell: u8) -> &'static str {
        SPELLS.get(usize::from(spell)).map_or("", |spell| spell.card)
    }

    fn spell_more(&self, spell: u8) -> &'static str {
        MORE.get(usize::from(spell)).copied().unwrap_or("")
    }

    fn spell_lasts(&self, lasting: bool) -> &'static str {
        if lasting { "works for the rest of the turn" } else { "works at once" }
    }

    fn workshop(&self, workshop: u8) -> &'static str {
        WORKSHOPS.get(usize::from(workshop)).map_or("workshop", |workshop| workshop.name)
    }

    fn workshop_rule(&self, workshop: u8) -> String {
        let Some(card) = WORKSHOPS.get(usize::from(workshop)) else { return String::new() };
        if card.moves {
            return "Each use moves 1 token from a troll to storage.".to_owned();
        }
        let swaps: Vec<String> = card.swaps.iter().map(|swap| self.swap(swap)).collect();
        ["Each use gives ", &swaps.join("; or "), "."].concat()
    }

    fn swap(&self, swap: &Swap) -> String {
        let gives = Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1);
        let given = if swap.gives == 0b111_1111 {
            [&swap.count.to_string(), " of any kind"].concat()
        } else if swap.wild_only {
            [&swap.count.to_string(), " wild cart"].concat()
        } else {
            or(&gives.map(|kind| self.count(kind, swap.count)).collect::<Vec<_>>())
        };
        [self.count(swap.gets, swap.gain).as_str(), " for ", &given].concat()
    }

    fn tier(&self, tier: u8) -> &'static str {
        const TIERS: [&str; 5] =
            ["outermost tier", "second tier", "third tier", "fourth tier", "innermost tier"];
        TIERS.get(usize::from(tier)).copied().unwrap_or("tier")
    }
}

/// A sentence begins with a name that may be "a troll".
pub(super) fn begin(name: &str) -> String {
    capital(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_count_in_the_right_number() {
        assert_eq!(
            Cards.pile(Pile([1, 0, 2, 1, 2, 0, 1])),
            "1 stone, 2 heartstone, 1 coin, 2 carts and 1 rune"
        );
        assert_eq!(Cards.pile(Pile::EMPTY), "nothing");
        assert_eq!(Cards.count(Kind::Hammer, 1), "1 hammer");
    }

    #[test]
    fn everything_on_the_table_has_a_name_and_a_text() {
        for card in 0..61 {
            let text = Cards.troll_card(card);
            assert!(text.contains(": ") && !text.contains("  ") && text.len() > 15, "{text}");
        }
        for spell in 0..17 {
            assert!(Cards.spell_text(spell).ends_with('.'), "{}", Cards.spell(spell));
            let more = Cards.spell_more(spell);
            assert!(more.len() > 60 && more.ends_with('.'), "{}: {more}", Cards.spell(spell));
        }
        for shop in 0..11 {
            let rule = Cards.workshop_rule(shop);
            assert!(rule.starts_with("Each use ") && rule.ends_with('.'), "{rule}");
        }
        for i in 0..15 {
            assert_ne!(Cards.tunnel(i), "tunnel");
        }
        for i in 0..6 {
            assert_ne!(Cards.hall(i), "great hall");
        }
        assert_eq!(MORE.len(), SPELLS.len());
    }

    #[test]
    fn a_starter_and_a_clan_troll_are_told_apart() {
        let level_two_ice =
            (0..55).find(|&card| troll(card).level == 2 && troll(card).clan == Some(Clan::Ice)).unwrap();
        assert_eq!(Cards.sort(level_two_ice), "level 2 Ice troll");
        assert_eq!(Cards.sort(55), "starter");
        assert_eq!(Cards.sort(NONE), "troll");
    }

    #[test]
    fn exchanges_say_what_is_gained_for_what() {
        let rules: Vec<String> = (0..11).map(|shop| Cards.workshop_rule(shop)).collect();
        assert_eq!(rules[0], "Each use gives 1 cart for 1 heartstone; or 1 heartstone for 1 wild cart.");
        assert_eq!(rules[8], "Each use gives 1 hammer for 2 of any kind.");
        assert!(rules[10].contains("storage"));
    }
}
