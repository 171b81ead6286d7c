//! Texts of Trolls & Princesses: names, what things do and cost, where points come from, and what happened.

use core::cell::Cell;

use trolls_and_princesses::{
    Action, Castle, Deed, Effect, Event, Feature, Goods, Illegal, Item, Joint, KingsCard, Place, Points,
    Reckoning, Resource, RoundCard, State, Tile, TrollCard, TrollsAndPrincesses,
};

use super::{Tongue, tongue_untracked};
use crate::locales::en::PRINCESS;

/// What a sentence about Trolls & Princesses is about.
pub type Tale<'a> = super::Scene<'a, TrollsAndPrincesses>;

/// The texts that are the game's own in the reader's language; not tracked, like [`words`](super::words).
#[must_use]
pub fn princess() -> &'static dyn PrincessWords {
    match tongue_untracked() {
        Tongue::English => PRINCESS,
        Tongue::French => FRENCH.get().unwrap_or(PRINCESS),
    }
}

thread_local! {
    static FRENCH: Cell<Option<&'static dyn PrincessWords>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static dyn PrincessWords) {
    FRENCH.set(Some(texts));
}

/// The texts of Trolls & Princesses in one language.
pub trait PrincessWords: Sync {
    /// A cavern or village as a title.
    fn place(&self, at: Place) -> &'static str;
    /// So many of a resource.
    fn resource(&self, resource: Resource, count: u16) -> String;
    /// So many of an item.
    fn item(&self, item: Item, count: u8) -> String;
    /// Goods in a list; what there is none of is left out.
    fn goods(&self, goods: Goods) -> String;
    /// What an effect does, as a sentence.
    fn effect(&self, effect: Effect) -> String;
    /// A tile as a title.
    fn tile(&self, tile: Tile) -> String;
    /// What a tile is good for.
    fn tile_text(&self, tile: Tile) -> String;
    /// A troll card as a title.
    fn card(&self, card: TrollCard) -> &'static str;
    /// What a troll card gives, stores and counts.
    fn card_text(&self, card: TrollCard) -> String;
    /// A castle tile as a title.
    fn castle(&self, castle: Castle) -> &'static str;
    /// What a round card does.
    fn round(&self, card: RoundCard) -> String;
    /// What a king's card asks for.
    fn challenge(&self, card: KingsCard) -> String;
    /// Points at the end.
    fn points(&self, points: Points) -> String;
    /// An action of a place.
    fn deed(&self, deed: Deed) -> String;
    /// What it costs.
    fn cost(&self, deed: Deed) -> String;
    /// How many action points, and from whom.
    fn reckoning(&self, points: Reckoning) -> String;
    /// What a tile would join at a place.
    fn joint(&self, joint: Joint) -> String;
    /// What is asked of the player who decides.
    fn question(&self, state: &State) -> String;

    /// One event as a sentence; `None` where nothing is worth a line of its own. `scene` is the position right after it.
    fn sentence(&self, scene: &Tale<'_>, event: &Event) -> Option<String>;
    /// Why something is against the rules, as a sentence.
    fn illegal(&self, scene: &Tale<'_>, why: Illegal) -> String;
    /// A decision as the title of a move.
    fn title(&self, scene: &Tale<'_>, action: Action) -> String;
    /// A reason for a move: what changes, by how many.
    fn reason(&self, feature: Feature, change: f32) -> String;
    /// A row of the score sheet, by the name that the rules use.
    fn category(&self, category: &str) -> &'static str;
}
