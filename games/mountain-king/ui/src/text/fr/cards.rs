//! Names and texts of what lies on the table.

use mountain_king::card::{NONE, troll};
use mountain_king::tables::{Start, Swap, WORKSHOPS};
use mountain_king::{Clan, Kind, Pile};

use super::names;
use super::spells;
use crate::text::cards::CardWords;
use moot_ui::text::fr::join::{Noun, and, la, le, or};

/// Names and texts of what lies on the table.
pub(super) struct Cards;

/// One, and some.
const NAMES: [[&str; 2]; 7] = [
    ["pierre", "pierres"],
    ["fer", "fers"],
    ["rochecœur", "rochecœurs"],
    ["pièce", "pièces"],
    ["wagonnet", "wagonnets"],
    ["marteau", "marteaux"],
    ["rune", "runes"],
];

/// A tunnel, with its article.
pub(super) fn tunnel(shape: u8) -> Noun {
    names::TUNNELS.get(usize::from(shape)).map_or(le("tunnel"), |&(_, name)| name)
}

/// A great hall, with its article.
pub(super) fn hall(hall: u8) -> Noun {
    names::HALLS.get(usize::from(hall)).map_or(la("Grande Salle"), |&(_, name)| name)
}

/// A workshop, with its article.
pub(super) fn workshop(workshop: u8) -> Noun {
    names::WORKSHOPS.get(usize::from(workshop)).map_or(le("atelier"), |&(_, name)| name)
}

/// A start point, with its article.
pub(super) fn start(of: Option<&'static Start>) -> Noun {
    of.and_then(names::start).unwrap_or(le("bord de la montagne"))
}

/// A spell as it is named in a sentence.
pub(super) fn spell(spell: u8) -> String {
    ["« ", Cards.spell(spell), " »"].concat()
}

/// A mineral that a tunnel is dug with: "fer".
pub(super) const fn mineral(kind: Kind) -> &'static str {
    NAMES[kind as usize][0]
}

impl CardWords for Cards {
    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Stone | Kind::Iron | Kind::Heartstone => mineral(kind),
            _ => NAMES[kind as usize][1],
        }
    }

    fn count(&self, kind: Kind, count: u8) -> String {
        let [one, many] = NAMES[kind as usize];
        moot_ui::text::fr::join::count(count, one, many)
    }

    fn pile(&self, pile: Pile) -> String {
        let parts: Vec<String> = pile.iter().map(|(kind, n)| self.count(kind, n)).collect();
        if parts.is_empty() { "rien".to_owned() } else { and(&parts) }
    }

    fn clan(&self, clan: Option<Clan>) -> &'static str {
        clan.map_or("Boue", |clan| ["Feu", "Glace", "Lune"][clan as usize])
    }

    fn cart(&self, clan: Option<Clan>) -> &'static str {
        clan.map_or("wagonnet neutre", |clan| {
            ["wagonnet de Feu", "wagonnet de Glace", "wagonnet de Lune"][clan as usize]
        })
    }

    fn troll(&self, card: u8) -> &'static str {
        names::TROLLS.get(usize::from(card)).copied().unwrap_or("un troll")
    }

    fn sort(&self, card: u8) -> String {
        if card == NONE {
            return "troll".to_owned();
        }
        let card = troll(card);
        match card.level {
            0 => "troll de départ".to_owned(),
            level => ["troll de ", self.clan(card.clan), " de niveau ", &level.to_string()].concat(),
        }
    }

    fn troll_card(&self, card: u8) -> String {
        if card == NONE {
            return "aucun troll".to_owned();
        }
        let face = troll(card);
        let symbols: Vec<String> = face
            .icons
            .iter()
            .map(|icon| match (icon.kind, icon.bound) {
                (Kind::Cart, true) => self.cart(face.clan).to_owned(),
                (Kind::Cart, false) => self.cart(None).to_owned(),
                (kind, _) => mineral(kind).to_owned(),
            })
            .collect();
        [self.troll(card), ", ", &self.sort(card), " : ", &and(&symbols)].concat()
    }

    fn tunnel(&self, shape: u8) -> &'static str {
        tunnel(shape).name
    }

    fn hall(&self, at: u8) -> &'static str {
        hall(at).name
    }

    fn start(&self, of: &'static Start) -> &'static str {
        start(Some(of)).name
    }

    fn spell(&self, spell: u8) -> &'static str {
        spells::NAMES.get(usize::from(spell)).copied().unwrap_or("un sort")
    }

    fn spell_text(&self, spell: u8) -> &'static str {
        spells::CARDS.get(usize::from(spell)).copied().unwrap_or("")
    }

    fn spell_more(&self, spell: u8) -> &'static str {
        spells::MORE.get(usize::from(spell)).copied().unwrap_or("")
    }

    fn spell_lasts(&self, lasting: bool) -> &'static str {
        if lasting { "agit jusqu’à la fin du tour" } else { "agit aussitôt" }
    }

    fn workshop(&self, of: u8) -> &'static str {
        workshop(of).name
    }

    fn workshop_rule(&self, of: u8) -> String {
        let Some(card) = WORKSHOPS.get(usize::from(of)) else { return String::new() };
        if card.moves {
            return "Chaque utilisation déplace 1 ressource d’un troll vers le stock.".to_owned();
        }
        let swaps: Vec<String> = card.swaps.iter().map(|swap| self.swap(swap)).collect();
        ["Chaque utilisation donne ", &swaps.join(" ; ou "), "."].concat()
    }

    fn swap(&self, swap: &Swap) -> String {
        let gives = Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1);
        let given = if swap.gives == 0b111_1111 {
            moot_ui::text::fr::join::count(swap.count, "ressource au choix", "ressources au choix")
        } else if swap.wild_only {
            moot_ui::text::fr::join::count(swap.count, "wagonnet neutre", "wagonnets neutres")
        } else {
            or(&gives.map(|kind| self.count(kind, swap.count)).collect::<Vec<_>>())
        };
        [self.count(swap.gets, swap.gain).as_str(), " contre ", &given].concat()
    }

    fn tier(&self, tier: u8) -> &'static str {
        const TIERS: [&str; 5] =
            ["zone extérieure", "deuxième zone", "troisième zone", "quatrième zone", "zone intérieure"];
        TIERS.get(usize::from(tier)).copied().unwrap_or("zone")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_count_in_the_right_number() {
        assert_eq!(
            Cards.pile(Pile([1, 0, 2, 1, 2, 0, 1])),
            "1 pierre, 2 rochecœurs, 1 pièce, 2 wagonnets et 1 rune"
        );
        assert_eq!(Cards.pile(Pile::EMPTY), "rien");
        assert_eq!(
            (Cards.count(Kind::Hammer, 1), Cards.count(Kind::Hammer, 0)),
            ("1 marteau".into(), "0 marteau".into())
        );
    }

    #[test]
    fn a_card_is_read_with_its_sort_and_symbols() {
        assert_eq!(Cards.troll_card(11), "Givrika, troll de Glace de niveau 1 : rune et wagonnet de Glace");
        assert_eq!((Cards.sort(55), Cards.sort(NONE)), ("troll de départ".into(), "troll".into()));
    }

    #[test]
    fn exchanges_say_what_is_gained_for_what() {
        assert_eq!(
            Cards.workshop_rule(0),
            "Chaque utilisation donne 1 wagonnet contre 1 rochecœur ; ou 1 rochecœur contre 1 wagonnet neutre."
        );
        assert_eq!(
            Cards.workshop_rule(8),
            "Chaque utilisation donne 1 marteau contre 2 ressources au choix."
        );
        assert!(Cards.workshop_rule(10).contains("stock"));
    }
}
