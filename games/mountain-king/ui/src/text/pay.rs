//! Paying by hand, and trading with the supply.

use mountain_king::{Kind, Pile};

/// Paying by hand, and trading with the supply.
pub trait PayWords: Sync {
    /// Opens the choice of tokens.
    fn choose(&self) -> &'static str;
    /// Title of the choice of tokens.
    fn title(&self) -> &'static str;
    /// Goes back to the tokens that are proposed.
    fn propose(&self) -> &'static str;
    /// Keeps the tokens that are chosen.
    fn keep(&self) -> &'static str;
    /// What is still missing.
    fn missing(&self, missing: Pile) -> String;
    /// So many tokens of any kind are still missing.
    fn missing_any(&self, count: u32) -> String;
    /// The player owns too little, whatever is chosen.
    fn too_little(&self, missing: Pile) -> String;
    /// More is chosen than is due.
    fn too_much(&self) -> &'static str;
    /// The price is met exactly.
    fn met(&self) -> &'static str;
    /// Where tokens lie: a troll, with its sort.
    fn on_troll(&self, card: u8) -> (&'static str, String);
    /// Where tokens lie: the storage.
    fn stored(&self) -> (&'static str, &'static str);

    /// Title of the trade dialog.
    fn trade(&self) -> &'static str;
    /// What a trade is.
    fn trade_rule(&self, give: u8) -> String;
    /// A trade of so many for one.
    fn rate(&self, give: u8) -> String;
    /// A trade of the Night Market, with the trades left.
    fn market_rate(&self, give: u8, left: u8) -> String;
    /// The question what is gained.
    fn wanted(&self) -> &'static str;
    /// A kind to be gained.
    fn get(&self, kind: Kind) -> String;
    /// The question what is given.
    fn given(&self, give: u8) -> String;
    /// The button that trades.
    fn do_trade(&self, kind: Kind) -> String;
}
