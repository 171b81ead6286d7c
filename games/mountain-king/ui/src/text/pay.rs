//! Paying by hand, and trading with the supply.

use crate::text::cards::CardTexts;
use mountain_king::{Kind, Pile};

moot_ui::texts! {
    /// Paying by hand, and trading with the supply.
    pub trait PayTexts;
    en {
        use crate::text::en::English;
        use moot_ui::text::en::join::{capital, count};
    }
    fr {
        use crate::text::fr::French;
        use moot_ui::text::fr::join::{capital, count};
    }

    /// Opens the choice of tokens.
    choose { en: "Choose tokens", fr: "Choisir les ressources" }
    /// The same in one word, where there is little room.
    tokens { en: "Tokens", fr: "Ressources" }
    /// Title of the choice of tokens.
    title { en: "Pay with these tokens", fr: "Payer avec ces ressources" }
    /// Goes back to the tokens that are proposed.
    propose { en: "As proposed", fr: "Comme proposé" }
    /// Keeps the tokens that are chosen.
    keep { en: "Pay with these", fr: "Payer ainsi" }
    /// The resources that are still missing.
    missing(missing: Pile) -> String { en: format!("Still to choose: {}", English.pile(missing)), fr: format!("Reste à choisir : {}", French.pile(missing)) }
    /// The number of tokens of any kind that are still missing.
    missing_any(n: u32) -> String { en: format!("Still to choose: {}", count(n, "resource", "resources")), fr: format!("Reste à choisir : {}", count(n, "ressource", "ressources")) }
    /// The player cannot pay the price with any tokens.
    too_little(missing: Pile) -> String { en: format!("You lack {}", English.pile(missing)), fr: format!("Il vous manque {}", French.pile(missing)) }
    /// More is chosen than is due.
    too_much { en: "That is more than the price.", fr: "C’est plus que le prix." }
    /// The price is met exactly.
    met { en: "The price is met.", fr: "Le compte est bon." }
    /// The location of tokens: a troll, with its sort.
    on_troll(card: u8) -> (&'static str, String) { en: (English.troll(card), English.sort(card)), fr: (French.troll(card), French.sort(card)) }
    /// The location of tokens: the storage.
    stored -> (&'static str, &'static str) { en: ("Storage", "not on a symbol"), fr: ("Stock", "n’occupe aucun symbole") }

    /// Title of the trade dialog.
    trade { en: "Trade with the supply", fr: "Échanger avec la réserve" }
    /// The explanation of a trade.
    trade_rule(give: u8) -> String { en: format!("Give any {give} of your resources and gain 1 of your choice into storage."), fr: format!("Donnez {give} de vos ressources et gagnez-en 1 de votre choix dans votre stock.") }
    /// The rate of a trade: `give` for one.
    rate(give: u8) -> String { en: format!("{give} for 1"), fr: format!("{give} contre 1") }
    /// A trade of the Night Market, with the trades left.
    market_rate(give: u8, left: u8) -> String { en: format!("Night Market: {give} for 1, {} left", count(left, "trade", "trades")), fr: format!("Marché nocturne : {give} contre 1, encore {}", count(left, "échange", "échanges")) }
    /// The question which resource is gained.
    wanted { en: "What do you want?", fr: "Que voulez-vous ?" }
    /// A kind to be gained.
    get(kind: Kind) -> String { en: capital(&English.count(kind, 1)), fr: capital(&French.count(kind, 1)) }
    /// The question which resources are given.
    given(give: u8) -> String { en: format!("Which {give} do you give?"), fr: format!("Quelles ressources donnez-vous ({give}) ?") }
    /// The button that trades.
    do_trade(kind: Option<Kind>) -> String {
        en: kind.map_or_else(|| "Trade".to_owned(), |kind| format!("Trade for {}", English.count(kind, 1))),
        fr: kind.map_or_else(|| "Échanger".to_owned(), |kind| format!("Échanger contre {}", French.count(kind, 1))),
    }
    /// The button that chooses what is given: of what the player has most.
    propose_trade { en: "Give what I have most of", fr: "Donner ce que j’ai le plus" }
    /// Why nothing can be proposed or traded yet.
    want_first { en: "Choose first what you want.", fr: "Choisissez d’abord ce que vous voulez." }
}
