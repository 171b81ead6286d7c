//! Names and texts of the components.

use super::French;
use super::names;
use crate::text::cards::CardTexts;
use moot_ui::text::fr::join::{Noun, and, la, le, or};
use mountain_king::Kind;
use mountain_king::card::{NONE, troll};
use mountain_king::tables::{Start, Swap};

/// Singular and plural.
pub(crate) const NAMES: [[&str; 2]; 7] = [
    ["pierre", "pierres"],
    ["fer", "fers"],
    ["rochecœur", "rochecœurs"],
    ["pièce", "pièces"],
    ["wagonnet", "wagonnets"],
    ["marteau", "marteaux"],
    ["rune", "runes"],
];

/// A tunnel, with its article.
pub(crate) fn tunnel(shape: u8) -> Noun {
    names::TUNNELS.get(usize::from(shape)).map_or(le("tunnel"), |&(_, name)| name)
}

/// A great hall, with its article.
pub(crate) fn hall(hall: u8) -> Noun {
    names::HALLS.get(usize::from(hall)).map_or(la("Grande Salle"), |&(_, name)| name)
}

/// A workshop, with its article.
pub(crate) fn workshop(workshop: u8) -> Noun {
    names::WORKSHOPS.get(usize::from(workshop)).map_or(le("atelier"), |&(_, name)| name)
}

/// A start point, with its article.
pub(crate) fn start(of: Option<&'static Start>) -> Noun {
    of.and_then(names::start).unwrap_or(le("bord de la montagne"))
}

/// A spell as it is named in a sentence.
pub(crate) fn spell(spell: u8) -> String {
    ["« ", French.spell(spell), " »"].concat()
}

/// A mineral that a tunnel is dug with: "fer".
pub(crate) const fn mineral(kind: Kind) -> &'static str {
    NAMES[kind as usize][0]
}

/// The sort of a troll card: "level 2 Ice troll", "starter".
pub(crate) fn sort(card: u8) -> String {
    if card == NONE {
        return "troll".to_owned();
    }
    let card = troll(card);
    match card.level {
        0 => "troll de départ".to_owned(),
        level => ["troll de ", French.clan(card.clan), " de niveau ", &level.to_string()].concat(),
    }
}

/// The accessible name of a card: name, sort and symbols.
pub(crate) fn troll_card(card: u8) -> String {
    if card == NONE {
        return "aucun troll".to_owned();
    }
    let face = troll(card);
    let symbols: Vec<String> = face
        .icons
        .iter()
        .map(|icon| match (icon.kind, icon.bound) {
            (Kind::Cart, true) => French.cart(face.clan).to_owned(),
            (Kind::Cart, false) => French.cart(None).to_owned(),
            (kind, _) => mineral(kind).to_owned(),
        })
        .collect();
    [French.troll(card), ", ", &French.sort(card), " : ", &and(&symbols)].concat()
}

/// One exchange of a workshop: "1 heartstone for 2 stone".
pub(crate) fn swap(swap: &Swap) -> String {
    let gives = Kind::ALL.into_iter().filter(|&kind| swap.gives >> kind as u8 & 1 == 1);
    let given = if swap.gives == 0b111_1111 {
        moot_ui::text::fr::join::count(swap.count, "ressource au choix", "ressources au choix")
    } else if swap.wild_only {
        moot_ui::text::fr::join::count(swap.count, "wagonnet neutre", "wagonnets neutres")
    } else {
        or(&gives.map(|kind| French.count(kind, swap.count)).collect::<Vec<_>>())
    };
    [French.count(swap.gets, swap.gain).as_str(), " contre ", &given].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Pile;

    #[test]
    fn piles_count_in_the_right_number() {
        assert_eq!(
            French.pile(Pile([1, 0, 2, 1, 2, 0, 1])),
            "1 pierre, 2 rochecœurs, 1 pièce, 2 wagonnets et 1 rune"
        );
        assert_eq!(French.pile(Pile::EMPTY), "rien");
        assert_eq!(
            (French.count(Kind::Hammer, 1), French.count(Kind::Hammer, 0)),
            ("1 marteau".into(), "0 marteau".into())
        );
    }

    #[test]
    fn a_card_is_read_with_its_sort_and_symbols() {
        assert_eq!(French.troll_card(11), "Givrika, troll de Glace de niveau 1 : rune et wagonnet de Glace");
        assert_eq!((French.sort(55), French.sort(NONE)), ("troll de départ".into(), "troll".into()));
    }

    #[test]
    fn exchanges_say_what_is_gained_for_what() {
        assert_eq!(
            French.workshop_rule(0),
            "Chaque utilisation donne 1 wagonnet contre 1 rochecœur ; ou 1 rochecœur contre 1 wagonnet neutre."
        );
        assert_eq!(
            French.workshop_rule(8),
            "Chaque utilisation donne 1 marteau contre 2 ressources au choix."
        );
        assert!(French.workshop_rule(10).contains("stock"));
    }
}
