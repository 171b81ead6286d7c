//! The panels round the mountain: horde, spellbook, workshops, pedestal track, trollsmoot, storage.

use crate::text::cards::CardTexts;
use mountain_king::{Clan, Kind, Pile};

moot_ui::texts! {
    /// The panels round the mountain. Names of cards come from [`CardTexts`](super::cards::CardTexts).
    pub trait PanelTexts;
    en {
        use crate::text::en::{English, panels};
        use crate::text::en::panels::place;
        use moot_ui::text::en::join::{a, count};
        use moot_ui::text::en::spelling::honour as points;
    }
    fr {
        use crate::text::fr::{French, panels};
        use crate::text::fr::panels::place;
        use moot_ui::text::fr::join::{count, de, honour_points};
    }

    /// Title of the horde.
    horde { en: "Horde", fr: "Horde" }
    /// What recruiting costs, and the coins that the player has, beside the title.
    horde_price(coins: u8) -> String {
        en: format!("1 coin to each troll beneath; you have {coins}"),
        fr: format!("1 pièce par troll en dessous ; vous en avez {coins}"),
    }
    /// The bribes that a row of the horde costs.
    row_price(coins: u8) -> String { en: format!("Bribes for this row: {}", English.count(Kind::Coin, coins)), fr: format!("Pots-de-vin pour cette rangée : {}", French.count(Kind::Coin, coins)) }
    /// The number of trolls left in a deck.
    deck(level: u8, left: usize) -> String { en: format!("{} of level {level} left in the deck", count(left as u32, "troll", "trolls")), fr: format!("{} de niveau {level} dans la pioche", count(left as u32, "troll", "trolls")) }
    /// The accessible name of a troll of the horde: its card, bribes and pedestal.
    in_horde(card: u8, bribes: Pile, pedestal: Option<Option<Clan>>) -> String {
        all: panels::in_horde(card, bribes, pedestal),
    }
    /// A place of the horde without a troll.
    nobody { en: "No troll stands here any more", fr: "Il n’y a plus de troll ici" }

    /// Title of the spellbook.
    spellbook { en: "Spellbook", fr: "Grimoire" }
    /// What a spell costs, beside the title.
    spell_price(runes: u8) -> String {
        en: format!("1 rune; you have {runes}"),
        fr: format!("1 rune ; vous en avez {runes}"),
    }
    /// The accessible name of a spell card.
    spell_card(spell: u8, runes: u8) -> String {
        en: format!("{}: {} {runes} of 3 runes.", English.spell(spell), English.spell_text(spell)),
        fr: format!(
            "{} : {} {} sur 3.",
            French.spell(spell),
            French.spell_text(spell),
            French.count(Kind::Rune, runes)
        ),
    }
    /// A page without a spell.
    blank_page { en: "No spell is left for this page", fr: "Il ne reste plus de sort pour cette page" }

    /// Title of the workshop supply.
    workshops { en: "Workshops", fr: "Ateliers" }
    /// The number of workshops in the supply.
    supply(left: u32) -> String { en: format!("{left} in supply"), fr: format!("{left} en réserve") }
    /// Above the workshops that stand on the mountain.
    standing { en: "On the mountain: choose one to use it", fr: "Sur la montagne : choisissez-en un pour l’utiliser" }
    /// Above the workshops of the supply.
    in_supply { en: "In supply", fr: "En réserve" }
    /// The accessible name of a workshop tile.
    shop(workshop: u8, left: u8) -> String { en: format!("{}, {left} in supply. {}", English.workshop(workshop), English.workshop_rule(workshop)), fr: format!("{}, {left} en réserve. {}", French.workshop(workshop), French.workshop_rule(workshop)) }

    /// Title of the pedestal track.
    track { en: "Pedestal track", fr: "Piédestaux" }
    /// The direction of the track, beside the title.
    track_way { en: "rim \u{2192} heart", fr: "bord → cœur" }
    /// The score of a statue in a tier.
    statue_value(tier: u8, value: u8) -> String {
        en: format!(
            "A statue in the {} scores {value}, on a pedestal of its clan {}",
            English.tier(tier),
            value.saturating_mul(2)
        ),
        fr: format!(
            "Une statue en {} rapporte {value}, et {} sur un piédestal de son clan",
            French.tier(tier),
            value.saturating_mul(2)
        ),
    }
    /// A pedestal token that is not taken yet.
    token_free(clan: Clan, tier: u8, honour: u8) -> String {
        en: format!(
            "{} pedestal in the {} brings {honour} {}",
            moot_ui::text::en::join::capital(&a(English.clan(Some(clan)))),
            English.tier(tier),
            points()
        ),
        fr: format!(
            "Un piédestal de {} en {} rapporte {}",
            French.clan(Some(clan)),
            French.tier(tier),
            honour_points(honour)
        ),
    }
    /// A pedestal token that a player has.
    token_taken(clan: Clan, tier: u8, honour: u8, name: &str) -> String {
        en: format!(
            "{name} took {honour} {} for {} pedestal in the {}",
            points(),
            a(English.clan(Some(clan))),
            English.tier(tier)
        ),
        fr: format!(
            "{name} a pris {} pour un piédestal de {} en {}",
            honour_points(honour),
            French.clan(Some(clan)),
            French.tier(tier)
        ),
    }
    /// A pedestal token that another player has, face down.
    token_face_down(clan: Clan, tier: u8, name: &str) -> String {
        en: format!(
            "{name} has the token for {} pedestal in the {}, face down",
            a(English.clan(Some(clan))),
            English.tier(tier)
        ),
        fr: format!(
            "{name} a le jeton pour un piédestal de {} en {}, face cachée",
            French.clan(Some(clan)),
            French.tier(tier)
        ),
    }

    /// Title of the trollsmoot of the player at the screen.
    own_smoot { en: "Your Trollsmoot", fr: "Votre meute" }
    /// Title of the trollsmoot of another player.
    smoot_of(name: &str) -> String { en: format!("Trollsmoot of {name}"), fr: format!("Meute {}", de(name)) }
    /// The unit of the number of trolls.
    trolls { en: "trolls", fr: "trolls" }
    /// The accessible name of a troll of a trollsmoot.
    in_smoot(card: u8, holds: Pile) -> String { en: format!("{}; holds {}", English.troll_card(card), CardTexts::pile(&English, holds)), fr: format!("{} ; porte {}", French.troll_card(card), CardTexts::pile(&French, holds)) }
    /// The number of trolls that a free slot would wake, abbreviated.
    wakes(trolls: u32) -> String { en: format!("wakes {trolls}"), fr: format!("active {trolls}") }
    /// The accessible name of a free slot.
    slot(slot: u8, trolls: u32) -> String { en: format!("Free slot, {}: wakes {}", place(slot), count(trolls, "troll", "trolls")), fr: format!("Emplacement libre, {} : active {}", place(slot), count(trolls, "troll", "trolls")) }
    /// A slot that is not supported yet.
    closed_slot { en: "Two trolls must stand beneath this slot first", fr: "Il faut d’abord deux trolls sous cet emplacement" }
    /// How many trolls are missing beneath such a slot, in a few words.
    slot_lacks(trolls: u8) -> String { en: format!("{} short", count(trolls, "troll", "trolls")), fr: format!("manque {}", count(trolls, "troll", "trolls")) }
    /// The flag on a troll that has just arrived.
    new_troll { en: "new", fr: "nouveau" }
    /// The pedestals that are still to be placed.
    pedestals { en: "pedestals to place", fr: "piédestaux à poser" }
    /// The accessible name of a pedestal in storage.
    pedestal(clan: Clan, n: u8) -> String {
        en: {
            let clan = English.clan(Some(clan));
            format!("{n} {clan} {}", if n == 1 { "pedestal" } else { "pedestals" })
        },
        fr: format!("{} de {}", count(n, "piédestal", "piédestaux"), French.clan(Some(clan))),
    }

    /// Title of the storage.
    storage { en: "Storage", fr: "Stock" }
    /// Title of the storage of the own team.
    team_storage { en: "Team storage", fr: "Stock d’équipe" }
    /// Title of the storage of another player.
    storage_of(name: &str) -> String { en: format!("Storage of {name}"), fr: format!("Stock {}", de(name)) }
    /// Beside the title: the numbers count what lies on trolls as well.
    with_trolls { en: "with those on trolls", fr: "avec celles des trolls" }
    /// What a player can spend of a kind, and where it lies.
    pile(kind: Kind, stored: u8, on_trolls: u8) -> String {
        en: format!("{} to spend: {stored} in storage, {on_trolls} on trolls", English.count(kind, stored + on_trolls)),
        fr: format!("{} à dépenser : {stored} en stock, {on_trolls} sur les trolls", French.count(kind, stored + on_trolls)),
    }
}
