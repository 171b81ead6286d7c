//! Paying by hand, and trading with the supply.

use mountain_king::{Kind, Pile};

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::pay::PayWords;
use moot_ui::text::fr::join::{capital, count};

/// Paying by hand, and trading with the supply.
pub(super) struct Pay;

impl PayWords for Pay {
    fn choose(&self) -> &'static str {
        "Choisir les ressources"
    }

    fn title(&self) -> &'static str {
        "Payer avec ces ressources"
    }

    fn propose(&self) -> &'static str {
        "Comme proposé"
    }

    fn keep(&self) -> &'static str {
        "Payer ainsi"
    }

    fn missing(&self, missing: Pile) -> String {
        format!("Reste à choisir : {}", Cards.pile(missing))
    }

    fn missing_any(&self, n: u32) -> String {
        format!("Reste à choisir : {}", count(n, "ressource", "ressources"))
    }

    fn too_little(&self, missing: Pile) -> String {
        format!("Il vous manque {}", Cards.pile(missing))
    }

    fn too_much(&self) -> &'static str {
        "C’est plus que le prix."
    }

    fn met(&self) -> &'static str {
        "Le compte est bon."
    }

    fn on_troll(&self, card: u8) -> (&'static str, String) {
        (Cards.troll(card), Cards.sort(card))
    }

    fn stored(&self) -> (&'static str, &'static str) {
        ("Stock", "survit à toutes les cascades")
    }

    fn trade(&self) -> &'static str {
        "Échanger avec la réserve"
    }

    fn trade_rule(&self, give: u8) -> String {
        format!("Donnez {give} de vos ressources et gagnez-en 1 de votre choix dans votre stock.")
    }

    fn rate(&self, give: u8) -> String {
        format!("{give} contre 1")
    }

    fn market_rate(&self, give: u8, left: u8) -> String {
        format!("Marché nocturne : {give} contre 1, encore {}", count(left, "échange", "échanges"))
    }

    fn wanted(&self) -> &'static str {
        "Que voulez-vous ?"
    }

    fn get(&self, kind: Kind) -> String {
        capital(&Cards.count(kind, 1))
    }

    fn given(&self, give: u8) -> String {
        format!("Quelles ressources donnez-vous ({give}) ?")
    }

    fn do_trade(&self, kind: Kind) -> String {
        format!("Échanger contre {}", Cards.count(kind, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_counted() {
        assert_eq!(Pay.missing(Pile([0, 1, 0, 0, 0, 2, 0])), "Reste à choisir : 1 fer et 2 marteaux");
        assert_eq!(Pay.missing_any(1), "Reste à choisir : 1 ressource");
        assert_eq!(Pay.market_rate(2, 1), "Marché nocturne : 2 contre 1, encore 1 échange");
    }
}
