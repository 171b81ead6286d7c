//! The panels round the mountain.

use mountain_king::{Clan, Kind, Pile};

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::panels::PanelWords;
use moot_ui::text::en::join::{a, count};
use moot_ui::text::en::spelling::honour as points;

/// The panels round the mountain.
pub(super) struct Panels;

/// The rows of a trollsmoot from the bottom, and the places in them.
pub(super) fn place(slot: u8) -> &'static str {
    const PLACES: [&str; 10] = [
        "bottom row, first",
        "bottom row, second",
        "bottom row, third",
        "bottom row, fourth",
        "second row, left",
        "second row, middle",
        "second row, right",
        "third row, left",
        "third row, right",
        "top",
    ];
    PLACES.get(usize::from(slot)).copied().unwrap_or("")
}

impl PanelWords for Panels {
    fn horde(&self) -> &'static str {
        "Horde"
    }

    fn horde_price(&self) -> &'static str {
        "pay 1 coin to every troll beneath"
    }

    fn row_price(&self, coins: u8) -> String {
        format!("Bribes for this row: {}", Cards.count(Kind::Coin, coins))
    }

    fn deck(&self, level: u8, left: usize) -> String {
        format!("{} of level {level} left in the deck", count(left as u32, "troll", "trolls"))
    }

    fn in_horde(&self, card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String {
        let mut text = Cards.troll_card(card);
        if !bribes.is_empty() {
            text += &format!("; bribes on it: {}", Cards.pile(bribes));
        }
        match pedestal {
            Some(Some(clan)) => text += &format!("; brings {} pedestal", a(Cards.clan(Some(clan)))),
            Some(None) => text += "; brings a pedestal of your choice",
            None => {}
        }
        text
    }

    fn nobody(&self) -> &'static str {
        "No troll stands here any more"
    }

    fn spellbook(&self) -> &'static str {
        "Spellbook"
    }

    fn spell_price(&self) -> &'static str {
        "cast one for 1 rune"
    }

    fn spell_card(&self, spell: u8, runes: u8) -> String {
        format!("{}: {} {runes} of 3 runes.", Cards.spell(spell), Cards.spell_text(spell))
    }

    fn blank_page(&self) -> &'static str {
        "No spell is left for this page"
    }

    fn workshops(&self) -> &'static str {
        "Workshops"
    }

    fn supply(&self, left: u32) -> String {
        format!("{left} in supply")
    }

    fn shop(&self, workshop: u8, left: u8) -> String {
        format!("{}, {left} in supply. {}", Cards.workshop(workshop), Cards.workshop_rule(workshop))
    }

    fn track(&self) -> &'static str {
        "Pedestal track"
    }

    fn track_way(&self) -> &'static str {
        "rim \u{2192} heart"
    }

    fn statue_value(&self, tier: u8, value: u8) -> String {
        format!(
            "A statue in the {} scores {value}, on a pedestal of its clan {}",
            Cards.tier(tier),
            value.saturating_mul(2)
        )
    }

    fn token_free(&self, clan: Clan, tier: u8, honour: u8) -> String {
        format!(
            "{} pedestal in the {} brings {honour} {}",
            moot_ui::text::en::join::capital(&a(Cards.clan(Some(clan)))),
            Cards.tier(tier),
            points()
        )
    }

    fn token_taken(&self, clan: Clan, tier: u8, honour: u8, name: &str) -> String {
        format!(
            "{name} took {honour} {} for {} pedestal in the {}",
            points(),
            a(Cards.clan(Some(clan))),
            Cards.tier(tier)
        )
    }

    fn own_smoot(&self) -> &'static str {
        "Your Trollsmoot"
    }

    fn smoot_of(&self, name: &str) -> String {
        format!("Trollsmoot of {name}")
    }

    fn trolls(&self) -> &'static str {
        "trolls"
    }

    fn in_smoot(&self, card: u8, holds: Pile) -> String {
        format!("{}; holds {}", Cards.troll_card(card), Cards.pile(holds))
    }

    fn wakes(&self, trolls: u32) -> String {
        format!("wakes {trolls}")
    }

    fn slot(&self, slot: u8, trolls: u32) -> String {
        format!("Free slot, {}: wakes {}", place(slot), count(trolls, "troll", "trolls"))
    }

    fn closed_slot(&self) -> &'static str {
        "Two trolls must stand beneath this slot first"
    }

    fn new_troll(&self) -> &'static str {
        "new"
    }

    fn pedestals(&self) -> &'static str {
        "pedestals to place"
    }

    fn pedestal(&self, clan: Clan, n: u8) -> String {
        let clan = Cards.clan(Some(clan));
        format!("{n} {clan} {}", if n == 1 { "pedestal" } else { "pedestals" })
    }

    fn storage(&self) -> &'static str {
        "Storage"
    }

    fn team_storage(&self) -> &'static str {
        "Team storage"
    }
    fn storage_of(&self, name: &str) -> String {
        format!("Storage of {name}")
    }

    fn pile(&self, kind: Kind, stored: u8, on_trolls: u8) -> String {
        format!("{} in storage, {on_trolls} more on trolls", Cards.count(kind, stored))
    }
}
