//! Trolls & Princesses in French.

mod advice;
mod log;
mod names;
mod refusals;
#[cfg(test)]
mod tests;

use trolls_and_princesses::{
    Action, Castle, Deed, Effect, Event, Feature, Goods, Illegal, Item, Joint, KingsCard, Place, Points,
    Reckoning, Resource, RoundCard, State, Tile, TrollCard,
};

use crate::words::trolls_and_princesses::{PrincessWords, Tale};

/// Trolls & Princesses in French.
pub(super) static PRINCESS: &dyn PrincessWords = &Princess;

/// Trolls & Princesses.
struct Princess;

impl PrincessWords for Princess {
    fn place(&self, at: Place) -> &'static str {
        names::place(at)
    }
    fn resource(&self, resource: Resource, count: u16) -> String {
        names::resource(resource, count)
    }
    fn item(&self, item: Item, count: u8) -> String {
        names::item(item, count)
    }
    fn goods(&self, goods: Goods) -> String {
        names::goods(goods)
    }
    fn effect(&self, effect: Effect) -> String {
        names::effect(effect)
    }
    fn tile(&self, tile: Tile) -> String {
        names::tile(tile).to_owned()
    }
    fn tile_text(&self, tile: Tile) -> String {
        names::tile_text(tile)
    }
    fn card(&self, card: TrollCard) -> &'static str {
        names::card(card)
    }
    fn card_text(&self, card: TrollCard) -> String {
        names::card_text(card)
    }
    fn castle(&self, castle: Castle) -> &'static str {
        names::castle(castle)
    }
    fn round(&self, card: RoundCard) -> String {
        names::round(card)
    }
    fn challenge(&self, card: KingsCard) -> String {
        names::challenge(card)
    }
    fn points(&self, points: Points) -> String {
        names::points(points)
    }
    fn deed(&self, deed: Deed) -> String {
        names::deed(deed)
    }
    fn cost(&self, deed: Deed) -> String {
        names::cost(deed)
    }
    fn reckoning(&self, points: Reckoning) -> String {
        names::reckoning(points)
    }
    fn joint(&self, joint: Joint) -> String {
        names::joint(joint)
    }
    fn question(&self, state: &State) -> String {
        advice::question(state)
    }
    fn sentence(&self, scene: &Tale<'_>, event: &Event) -> Option<String> {
        log::sentence(scene, event)
    }
    fn illegal(&self, scene: &Tale<'_>, why: Illegal) -> String {
        refusals::illegal(scene, why)
    }
    fn title(&self, scene: &Tale<'_>, action: Action) -> String {
        advice::title(scene, action)
    }
    fn reason(&self, feature: Feature, change: f32) -> String {
        advice::reason(feature, change)
    }
    fn category(&self, category: &str) -> &'static str {
        match category {
            "sets" => "Cloches, changelins, avant-postes",
            "princesses" => "Princesses",
            "kings-tiles" => "Tuiles du roi",
            "humans" => "Humains",
            "victory-tiles" => "Tuiles de victoire",
            "troll-cards" => "Cartes Troll",
            _ => "Divers",
        }
    }
}
