//! Names and texts of the components: resources, clans, trolls, tiles, spells, workshops.

use mountain_king::tables::{Start, Swap, WORKSHOPS};
use mountain_king::{Clan, Kind, Pile};

moot_ui::texts! {
    /// Names and texts of the components. Numbers are indices into [`mountain_king::tables`].
    pub trait CardTexts;
    en {
        use crate::text::en::{English, cards};
        use crate::text::en::cards::NAMES;
        use crate::text::en::spells::MORE;
        use moot_ui::text::en::join::and;
        use mountain_king::card::{NONE, troll};
        use mountain_king::tables::{HALLS, SPELLS, TUNNELS};
    }
    fr {
        use crate::text::fr::{French, cards, names, spells};
        use crate::text::fr::cards::{NAMES, hall, mineral,start, tunnel, workshop};
        use moot_ui::text::fr::join::and;
    }

    /// A kind of resource, in the plural: "hammers".
    kind(kind: Kind) {
        en: NAMES[kind as usize][1],
        fr: match kind {
            Kind::Stone | Kind::Iron | Kind::Heartstone => mineral(kind),
            _ => NAMES[kind as usize][1],
        },
    }
    /// An amount of a resource: "1 hammer", "3 hammers".
    count(kind: Kind, count: u8) -> String {
        en: {
            let [one, many] = NAMES[kind as usize];
            [count.to_string().as_str(), " ", if count == 1 { one } else { many }].concat()
        },
        fr: {
            let [one, many] = NAMES[kind as usize];
            moot_ui::text::fr::join::count(count, one, many)
        },
    }
    /// A pile in a sentence: "2 iron and 1 rune"; "nothing" when it is empty.
    pile(pile: Pile) -> String {
        en: {
            let parts: Vec<String> = pile.iter().map(|(kind, n)| English.count(kind, n)).collect();
            if parts.is_empty() { "nothing".to_owned() } else { and(&parts) }
        },
        fr: {
            let parts: Vec<String> = pile.iter().map(|(kind, n)| French.count(kind, n)).collect();
            if parts.is_empty() { "rien".to_owned() } else { and(&parts) }
        },
    }
    /// A clan, `None` for Mud: "Ice".
    clan(clan: Option<Clan>) { en: clan.map_or("Mud", |clan| ["Fire", "Ice", "Moon"][clan as usize]), fr: clan.map_or("Boue", |clan| ["Feu", "Glace", "Lune"][clan as usize]) }
    /// A cart of a clan, or a wild one: "Ice cart".
    cart(clan: Option<Clan>) {
        en: clan.map_or("wild cart", |clan| ["Fire cart", "Ice cart", "Moon cart"][clan as usize]),
        fr: clan.map_or("wagonnet neutre", |clan| {
            ["wagonnet de Feu", "wagonnet de Glace", "wagonnet de Lune"][clan as usize]
        }),
    }
    /// A troll by name. Cards 55 to 60 are starters.
    troll(card: u8) { en: if card == NONE { "a troll" } else { troll(card).name }, fr: names::TROLLS.get(usize::from(card)).copied().unwrap_or("un troll") }
    /// The sort of a troll card: "level 2 Ice troll", "starter".
    sort(card: u8) -> String { all: cards::sort(card) }
    /// The accessible name of a card: name, sort and symbols.
    troll_card(card: u8) -> String { all: cards::troll_card(card) }
    /// A tunnel by name.
    tunnel(shape: u8) { en: TUNNELS.get(usize::from(shape)).map_or("tunnel", |tunnel| tunnel.name), fr: tunnel(shape).name }
    /// A great hall by name.
    hall(at: u8) { en: HALLS.get(usize::from(at)).map_or("great hall", |at| at.name), fr: hall(at).name }
    /// A start point by name.
    start(of: &'static Start) { en: of.name, fr: start(Some(of)).name }
    /// A spell by name.
    spell(spell: u8) { en: SPELLS.get(usize::from(spell)).map_or("a spell", |spell| spell.name), fr: spells::NAMES.get(usize::from(spell)).copied().unwrap_or("un sort") }
    /// The text on a spell card.
    spell_text(spell: u8) { en: SPELLS.get(usize::from(spell)).map_or("", |spell| spell.card), fr: spells::CARDS.get(usize::from(spell)).copied().unwrap_or("") }
    /// The full explanation of a spell: choices, limits and interactions with other rules.
    spell_more(spell: u8) { en: MORE.get(usize::from(spell)).copied().unwrap_or(""), fr: spells::MORE.get(usize::from(spell)).copied().unwrap_or("") }
    /// How long a spell works: at once, or for the rest of the turn.
    spell_lasts(lasting: bool) { en: if lasting { "works for the rest of the turn" } else { "works at once" }, fr: if lasting { "agit jusqu’à la fin du tour" } else { "agit aussitôt" } }
    /// A workshop by name.
    workshop(of: u8) { en: WORKSHOPS.get(usize::from(of)).map_or("workshop", |of| of.name), fr: workshop(of).name }
    /// What a workshop does, in a sentence.
    workshop_rule(of: u8) -> String {
        en: {
            let Some(card) = WORKSHOPS.get(usize::from(of)) else { return String::new() };
            if card.moves {
                return "Each use moves 1 token from a troll to storage.".to_owned();
            }
            let swaps: Vec<String> = card.swaps.iter().map(|swap| English.swap(swap)).collect();
            ["Each use gives ", &swaps.join("; or "), "."].concat()
        },
        fr: {
            let Some(card) = WORKSHOPS.get(usize::from(of)) else { return String::new() };
            if card.moves {
                return "Chaque utilisation déplace 1 ressource d’un troll vers le stock.".to_owned();
            }
            let swaps: Vec<String> = card.swaps.iter().map(|swap| French.swap(swap)).collect();
            ["Chaque utilisation donne ", &swaps.join(" ; ou "), "."].concat()
        },
    }
    /// One exchange of a workshop: "1 heartstone for 2 stone".
    swap(swap: &Swap) -> String { all: cards::swap(swap) }
    /// A tier of the mountain, 0 for the outermost: "second tier".
    tier(tier: u8) {
        en: {
            const TIERS: [&str; 5] =
                ["outermost tier", "second tier", "third tier", "fourth tier", "innermost tier"];
            TIERS.get(usize::from(tier)).copied().unwrap_or("tier")
        },
        fr: {
            const TIERS: [&str; 5] =
                ["zone extérieure", "deuxième zone", "troisième zone", "quatrième zone", "zone intérieure"];
            TIERS.get(usize::from(tier)).copied().unwrap_or("zone")
        },
    }
}
