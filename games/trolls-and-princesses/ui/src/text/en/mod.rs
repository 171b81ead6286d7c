//! Trolls & Princesses in English.

mod advice;
mod board;
pub mod entry;
mod game;
mod log;
mod names;
pub mod offer;
mod refusals;
mod table;
#[cfg(test)]
mod tests;

use trolls_and_princesses::{
    Action, Castle, Deed, Effect, Goods, Item, Joint, KingsCard, Place, Points, Reckoning, Resource,
    RoundCard, Show, State, Tile, Time, TrollCard,
};

use crate::game::hold::Grip;
use crate::text::trolls_and_princesses::{
    Feat, Glance, Leg, PrincessTexts, PrincessWords, Source, Tab, Tale,
};
use moot_ui::text::en::join::{and, count};

/// Trolls & Princesses in English.
pub static PRINCESS: PrincessTexts = PrincessTexts { game: &Princess, own: &Princess, board: &Princess };

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
        card.face().name
    }
    fn card_text(&self, card: TrollCard) -> String {
        names::card_text(card)
    }
    fn castle(&self, castle: Castle) -> &'static str {
        castle.face().name
    }
    fn round(&self, card: RoundCard) -> String {
        names::round(card)
    }
    fn challenge(&self, card: KingsCard) -> String {
        card.face().text.to_owned()
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
    fn choice(&self, scene: &Tale<'_>, action: Action) -> String {
        advice::title(scene, action)
    }
    fn rounds(&self) -> &'static str {
        "Round cards"
    }
    fn not_now(&self) -> &'static str {
        "Another player decides now."
    }
    fn rounds_left(&self, left: u8) -> String {
        match left {
            0 => "none to draw".to_owned(),
            n => format!("{n} more to draw"),
        }
    }
    fn time(&self, time: Time) -> &'static str {
        table::time(time)
    }
    fn hidden_hand(&self, name: &str, cards: u8) -> String {
        format!("{name} holds {}, face down", count(cards, "round card", "round cards"))
    }
    fn challenges(&self) -> &'static str {
        "King’s cards"
    }
    fn challenges_note(&self) -> &'static str {
        "free, once done"
    }
    fn progress(&self, have: u8, need: u8) -> String {
        format!("{have} of {need}")
    }
    fn claimed_by(&self, names: &[String]) -> String {
        format!("Done by {}", and(names))
    }
    fn claim(&self) -> &'static str {
        "Claim"
    }
    fn points_title(&self) -> &'static str {
        "Action points"
    }
    fn points_now(&self) -> &'static str {
        "action points of this phase"
    }
    fn points_then(&self) -> &'static str {
        "if a troll went there now"
    }
    fn source(&self, source: Source) -> &'static str {
        table::source(source)
    }
    fn own_points(&self) -> &'static str {
        "points"
    }
    fn shared_points(&self) -> &'static str {
        "on princess, bell, castle"
    }
    fn left(&self, left: u8, of: u8) -> String {
        format!("{left} of {of} left")
    }
    fn deeds(&self, now: bool) -> &'static str {
        if now { "What you can do here" } else { "What you could do there" }
    }
    fn reach(&self, within: usize, all: usize) -> String {
        format!("{within} of {all} within reach")
    }
    fn yields(&self, state: &State, deed: Deed) -> String {
        table::yields(state, deed)
    }
    fn choose_place(&self) -> &'static str {
        "Choose a place to see what it would give."
    }
    fn displays(&self) -> &'static str {
        "Displays"
    }
    fn display(&self, show: Show) -> &'static str {
        table::display(show)
    }
    fn end(&self) -> &'static str {
        "End phase"
    }
    fn power(&self, power: u8) -> String {
        format!("{power} troll power")
    }
    fn cows(&self, cows: u8) -> String {
        count(cows, "cow", "cows")
    }
    fn cauldrons(&self, free: u8) -> String {
        count(free, "free cauldron", "free cauldrons")
    }
    fn cavern(&self, at: Place) -> &'static str {
        match at {
            Place::MINING => "Mining",
            Place::BUILDING => "Building",
            _ => "Power",
        }
    }
    fn chip(&self, glance: &Glance) -> String {
        table::chip(glance)
    }
    fn tab(&self, tab: Tab) -> &'static str {
        table::tab(tab)
    }
    fn legs(&self) -> &'static str {
        "The turn"
    }
    fn leg(&self, leg: Leg) -> &'static str {
        table::leg(leg)
    }
    fn feat(&self, feat: &Feat) -> String {
        table::feat(feat)
    }
    fn feat_told(&self, feat: &Feat) -> String {
        table::feat_told(feat)
    }
    fn traces(&self) -> &'static str {
        "What everybody did"
    }
    fn did(&self, done: [u16; 8]) -> String {
        table::did(done)
    }
    fn advice(&self, scene: &Tale<'_>, grip: &Grip) -> String {
        table::advice(scene, grip)
    }
    fn confirm(&self, scene: &Tale<'_>, actions: &[Action]) -> String {
        table::confirm(scene, actions)
    }
    fn mover(&self, from: Place, same: bool) -> String {
        table::mover(from, same)
    }
    fn walker(&self, from: Place) -> String {
        format!("Human {}", names::from(from))
    }
    fn pushed(&self, name: &str) -> String {
        format!("Push a troll of {name}")
    }
    fn rotate(&self) -> &'static str {
        "Turn it"
    }
    fn done(&self, state: &State) -> &'static str {
        table::done(state)
    }
    fn cancel(&self) -> &'static str {
        "Put it down"
    }
    fn no_game(&self) -> &'static str {
        "These options cannot be played."
    }
    fn saved_at(&self, players: u8, round: usize) -> String {
        format!("{} · round {round}", count(players, "player", "players"))
    }
}
