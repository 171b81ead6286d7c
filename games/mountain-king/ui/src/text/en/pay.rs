//! Paying by hand, and trading with the supply.

use mountain_king::{Kind, Pile};

use super::cards::Cards;
use crate::text::cards::CardWords;
use crate::text::pay::PayWords;
use moot_ui::text::en::join::{capital, count};

/// Paying by hand, and trading with the supply.
pub(super) struct Pay;

impl PayWords for Pay {
    fn choose(&self) -> &'static str {
        "Choose tokens"
    }

    fn title(&self) -> &'static str {
        "Pay with these tokens"
    }

    fn propose(&self) -> &'static str {
        "As proposed"
    }

    fn keep(&self) -> &'static str {
        "Pay with these"
    }

    fn missing(&self, missing: Pile) -> String {
        format!("Still to choose: {}", Cards.pile(missing))
    }

    fn missing_any(&self, n: u32) -> String {
        format!("Still to choose: {}", count(n, "resource", "resources"))
    }

    fn too_little(&self, missing: Pile) -> String {
        format!("You lack {}", Cards.pile(missing))
    }

    fn too_much(&self) -> &'static str {
        "That is more than the price."
    }

    fn met(&self) -> &'static str {
        "The price is met."
    }

    fn on_troll(&self, card: u8) -> (&'static str, String) {
        (Cards.troll(card), Cards.sort(card))
    }

    fn stored(&self) -> (&'static str, &'static str) {
        ("Storage", "outlasts every cascade")
    }

    fn trade(&self) -> &'static str {
        "Trade with the supply"
    }

    fn trade_rule(&self, give: u8) -> String {
        format!("Give any {give} of your resources and gain 1 of your choice into storage.")
    }

    fn rate(&self, give: u8) -> String {
        format!("{give} for 1")
    }

    fn market_rate(&self, give: u8, left: u8) -> String {
        format!("Night Market: {give} for 1, {} left", count(left, "trade", "trades"))
    }

    fn wanted(&self) -> &'static str {
        "What do you want?"
    }

    fn get(&self, kind: Kind) -> String {
        capital(&Cards.count(kind, 1))
    }

    fn given(&self, give: u8) -> String {
        format!("Which {give} do you give?")
    }

    fn do_trade(&self, kind: Kind) -> String {
        format!("Trade for {}", Cards.count(kind, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_counted() {
        assert_eq!(Pay.missing(Pile([0, 1, 0, 0, 0, 2, 0])), "Still to choose: 1 iron and 2 hammers");
        assert_eq!(Pay.missing_any(1), "Still to choose: 1 resource");
        assert_eq!(Pay.market_rate(2, 1), "Night Market: 2 for 1, 1 trade left");
    }
}
