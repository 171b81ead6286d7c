//! The panels round the mountain.

use mountain_king::{Clan, Kind, Pile};

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::panels::PanelWords;
use moot_ui::text::fr::join::{count, de, honour_points};

/// The panels round the mountain.
pub(super) struct Panels;

/// The rows of a trollsmoot from the bottom, and the places in them.
pub(super) fn place(slot: u8) -> &'static str {
    const PLACES: [&str; 10] = [
        "rangée du bas, premier",
        "rangée du bas, deuxième",
        "rangée du bas, troisième",
        "rangée du bas, quatrième",
        "deuxième rangée, à gauche",
        "deuxième rangée, au milieu",
        "deuxième rangée, à droite",
        "troisième rangée, à gauche",
        "troisième rangée, à droite",
        "sommet",
    ];
    PLACES.get(usize::from(slot)).copied().unwrap_or("")
}

impl PanelWords for Panels {
    fn horde(&self) -> &'static str {
        "Horde"
    }

    fn horde_price(&self) -> &'static str {
        "1 pièce à chaque troll en dessous"
    }

    fn row_price(&self, coins: u8) -> String {
        format!("Pots-de-vin pour cette rangée : {}", Cards.count(Kind::Coin, coins))
    }

    fn deck(&self, level: u8, left: usize) -> String {
        format!("{} de niveau {level} dans la pioche", count(left as u32, "troll", "trolls"))
    }

    fn in_horde(&self, card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String {
        let mut text = Cards.troll_card(card);
        if !bribes.is_empty() {
            text += &format!(" ; pots-de-vin : {}", Cards.pile(bribes));
        }
        match pedestal {
            Some(Some(clan)) => text += &format!(" ; apporte un piédestal de {}", Cards.clan(Some(clan))),
            Some(None) => text += " ; apporte un piédestal au choix",
            None => {}
        }
        text
    }

    fn nobody(&self) -> &'static str {
        "Il n’y a plus de troll ici"
    }

    fn spellbook(&self) -> &'static str {
        "Grimoire"
    }

    fn spell_price(&self) -> &'static str {
        "lancez-en un pour 1 rune"
    }

    fn spell_card(&self, spell: u8, runes: u8) -> String {
        format!(
            "{} : {} {} sur 3.",
            Cards.spell(spell),
            Cards.spell_text(spell),
            Cards.count(Kind::Rune, runes)
        )
    }

    fn blank_page(&self) -> &'static str {
        "Il ne reste plus de sort pour cette page"
    }

    fn workshops(&self) -> &'static str {
        "Ateliers"
    }

    fn supply(&self, left: u32) -> String {
        format!("{left} en réserve")
    }

    fn shop(&self, workshop: u8, left: u8) -> String {
        format!("{}, {left} en réserve. {}", Cards.workshop(workshop), Cards.workshop_rule(workshop))
    }

    fn track(&self) -> &'static str {
        "Piédestaux"
    }

    fn track_way(&self) -> &'static str {
        "bord → cœur"
    }

    fn statue_value(&self, tier: u8, value: u8) -> String {
        format!(
            "Une statue en {} rapporte {value}, et {} sur un piédestal de son clan",
            Cards.tier(tier),
            value.saturating_mul(2)
        )
    }

    fn token_free(&self, clan: Clan, tier: u8, honour: u8) -> String {
        format!(
            "Un piédestal de {} en {} rapporte {}",
            Cards.clan(Some(clan)),
            Cards.tier(tier),
            honour_points(honour)
        )
    }

    fn token_taken(&self, clan: Clan, tier: u8, honour: u8, name: &str) -> String {
        format!(
            "{name} a pris {} pour un piédestal de {} en {}",
            honour_points(honour),
            Cards.clan(Some(clan)),
            Cards.tier(tier)
        )
    }

    fn own_smoot(&self) -> &'static str {
        "Votre meute"
    }

    fn smoot_of(&self, name: &str) -> String {
        format!("Meute {}", de(name))
    }

    fn trolls(&self) -> &'static str {
        "trolls"
    }

    fn in_smoot(&self, card: u8, holds: Pile) -> String {
        format!("{} ; porte {}", Cards.troll_card(card), Cards.pile(holds))
    }

    fn wakes(&self, trolls: u32) -> String {
        format!("active {trolls}")
    }

    fn slot(&self, slot: u8, trolls: u32) -> String {
        format!("Emplacement libre, {} : active {}", place(slot), count(trolls, "troll", "trolls"))
    }

    fn closed_slot(&self) -> &'static str {
        "Il faut d’abord deux trolls sous cet emplacement"
    }

    fn new_troll(&self) -> &'static str {
        "nouveau"
    }

    fn pedestals(&self) -> &'static str {
        "piédestaux à poser"
    }

    fn pedestal(&self, clan: Clan, n: u8) -> String {
        format!("{} de {}", count(n, "piédestal", "piédestaux"), Cards.clan(Some(clan)))
    }

    fn storage(&self) -> &'static str {
        "Stock"
    }

    fn team_storage(&self) -> &'static str {
        "Stock d’équipe"
    }
    fn storage_of(&self, name: &str) -> String {
        format!("Stock {}", de(name))
    }

    fn pile(&self, kind: Kind, stored: u8, on_trolls: u8) -> String {
        format!("{} en stock, {on_trolls} de plus sur les trolls", Cards.count(kind, stored))
    }
}
