//! Trolls & Princesses in French.

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
    Action, Board, Castle, Deed, Effect, Goods, Item, Joint, KingsCard, Place, Points, Reckoning, Resource,
    RoundCard, Show, State, Tile, Time, TrollCard,
};

use crate::game::hold::Grip;
use crate::text::trolls_and_princesses::{
    Feat, Glance, Leg, PrincessTexts, PrincessWords, Source, Tab, Tale,
};
use moot_ui::text::fr::join::{and, count, de};

/// Trolls & Princesses in French.
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
    fn choice(&self, scene: &Tale<'_>, action: Action) -> String {
        advice::title(scene, action)
    }
    fn rounds(&self) -> &'static str {
        "Cartes de manche"
    }
    fn not_now(&self) -> &'static str {
        "Un autre joueur décide maintenant."
    }
    fn rounds_left(&self, left: u8) -> String {
        match left {
            0 => "plus rien à piocher".to_owned(),
            n => format!("encore {n} à piocher"),
        }
    }
    fn time(&self, time: Time) -> &'static str {
        table::time(time)
    }
    fn hidden_hand(&self, name: &str, cards: u8) -> String {
        format!("{name} a {}, face cachée", count(cards, "carte de manche", "cartes de manche"))
    }
    fn challenges(&self) -> &'static str {
        "Cartes du roi"
    }
    fn challenges_note(&self) -> &'static str {
        "gratuit, une fois accompli"
    }
    fn progress(&self, have: u8, need: u8) -> String {
        format!("{have} sur {need}")
    }
    fn claimed_by(&self, names: &[String]) -> String {
        format!("Accompli par {}", and(names))
    }
    fn claim(&self) -> &'static str {
        "Relever"
    }
    fn points_title(&self) -> &'static str {
        "Points d’action"
    }
    fn points_now(&self) -> &'static str {
        "points d’action de cette phase"
    }
    fn points_then(&self) -> &'static str {
        "si un troll y allait maintenant"
    }
    fn source(&self, source: Source) -> &'static str {
        table::source(source)
    }
    fn own_points(&self) -> &'static str {
        "points"
    }
    fn shared_points(&self) -> &'static str {
        "pour princesse, cloche, château"
    }
    fn left(&self, left: u8, of: u8) -> String {
        format!("{left} sur {of} à dépenser")
    }
    fn deeds(&self, now: bool) -> &'static str {
        if now { "Ce que vous pouvez faire ici" } else { "Ce que vous pourriez y faire" }
    }
    fn reach(&self, within: usize, all: usize) -> String {
        format!("{within} sur {all} à portée")
    }
    fn yields(&self, state: &State, deed: Deed) -> String {
        table::yields(state, deed)
    }
    fn choose_place(&self) -> &'static str {
        "Choisissez un lieu pour voir ce qu’il donnerait."
    }
    fn displays(&self) -> &'static str {
        "Étalages"
    }
    fn display(&self, show: Show) -> &'static str {
        table::display(show)
    }
    fn end(&self) -> &'static str {
        "Finir la phase"
    }
    fn power(&self, power: u8) -> String {
        format!("{power} de puissance troll")
    }
    fn cows(&self, cows: u8) -> String {
        count(cows, "vache", "vaches")
    }
    fn cauldrons(&self, free: u8) -> String {
        count(free, "chaudron libre", "chaudrons libres")
    }
    fn cavern(&self, at: Place) -> &'static str {
        match at {
            Place::MINING => "Mine",
            Place::BUILDING => "Bâti",
            _ => "Magie",
        }
    }
    fn chip(&self, glance: &Glance) -> String {
        table::chip(glance)
    }
    fn tab(&self, tab: Tab) -> &'static str {
        table::tab(tab)
    }
    fn legs(&self) -> &'static str {
        "Le tour"
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
        "Ce que chacun a fait"
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
        format!("Humain {}", names::from(from))
    }
    fn pushed(&self, name: &str) -> String {
        format!("Chasser un troll {}", de(name))
    }
    fn rotate(&self) -> &'static str {
        "La tourner"
    }
    fn done(&self, state: &State) -> &'static str {
        table::done(state)
    }
    fn cancel(&self) -> &'static str {
        "Reposer"
    }
    fn no_game(&self) -> &'static str {
        "Ces options ne se jouent pas."
    }
    fn saved_at(&self, players: u8, round: usize) -> String {
        format!("{} · manche {round}", count(players, "joueur", "joueurs"))
    }
}

/// The clan of a board. The lobby names it too, and knows no tables of the rules.
pub(super) fn clan(board: Board) -> &'static str {
    let clans = ["Crins-de-Foin", "Barbes-de-Braise", "Coiffes-de-Bruyère", "Pieds-de-Tourbe"];
    clans.get(usize::from(board.0)).copied().unwrap_or("")
}
