//! The terms of the evaluation: the amounts that a seat may still gain, which the weights multiply.

use moot_core::Seat;

use super::time_left::TimeLeft;
use super::weights as at;
use crate::tables::KingsUse;
use crate::{
    Counted, Item, King, Network, Phase, Place, PlaceAction, Player, Resource, Stage, State, TileKind,
    loose_halves,
};

/// The weights of half sites, by resource.
const HALVES: [u8; 3] = [3, 5, 7];
/// Things beyond this number count for nothing.
const ENOUGH: u8 = 3;
const BARNS: u8 = 2;
const PLACES: usize = 8;

/// Writes the terms of a seat.
pub(crate) fn terms(state: &State, seat: Seat, out: &mut [f32]) {
    let time_left = TimeLeft::new(state, seat);
    if time_left.moves == 0.0 && !(seat == state.active && state.stage == Stage::Act) {
        return;
    }
    let player = state.player(seat);
    goods(player, time_left, out);
    upgrades(player, time_left, out);
    growth(state, seat, time_left, out);
    ready(state, seat, time_left, out);
    crowds(state, seat, time_left, out);
    for at in 0..state.challenges.len() {
        let card = state.challenges[at];
        if player.claimed >> at & 1 == 0 && card.is_some() {
            let part = f32::from(state.progress(seat, card)) / f32::from(card.face().need.count);
            out[at::CHALLENGE] += part.min(1.0) * part.min(1.0) * time_left.soon;
        }
    }
    if seat == state.active && state.stage == Stage::Act && state.phase != Phase::Over {
        out[at::POINTS_LEFT] = f32::from(state.own);
    }
    out[at::MOVE] = time_left.moves;
}

/// Resources, troll power and cows, and sites.
fn goods(player: &Player, time_left: TimeLeft, out: &mut [f32]) {
    for resource in 0..3 {
        out[at::OBSIDIAN + resource] = f32::from(player.field[resource]) * time_left.soon;
        out[at::FULL_O + resource] = f32::from(player.full[resource]) * time_left.soon;
        out[at::SITE_O + resource] = f32::from(player.sites[resource]) * time_left.early;
    }
    out[at::POWER] = f32::from(player.power) * time_left.soon;
    out[at::COW] = f32::from(player.cows) * time_left.soon;
}

/// The upgrades by removed outposts and changelings, cards and tiles.
fn upgrades(player: &Player, time_left: TimeLeft, out: &mut [f32]) {
    let early = time_left.early;
    for resource in Resource::ALL {
        out[at::YIELD_O + resource as usize] = f32::from(player.yields(resource) - 1) * early;
    }
    out[at::RECEIVE] = f32::from(player.receives() - 2) * early;
    out[at::SPACE] = f32::from(player.cap() - player.face().cap) * early;
    out[at::BARN] = f32::from(player.barns.saturating_sub(player.cows).min(BARNS)) * early;
    out[at::HUMAN] = f32::from(player.stored(Item::Human)) * early;
    out[at::POST] = f32::from(player.posted.iter().sum::<u8>()) * early;
    let spots = [
        (at::BED, Item::Princess),
        (at::BELL_SPOT, Item::Bell),
        (at::CRADLE, Item::Changeling),
        (at::MAST, Item::Outpost),
    ];
    for (term, item) in spots {
        out[term] = f32::from(player.room(item).min(ENOUGH)) * early;
    }
    let actions =
        player.tiles.only_kings().iter().filter(|tile| matches!(tile.power(), Some(KingsUse::Action(_))));
    out[at::ACTION_TILE] = actions.count().min(ENOUGH.into()) as f32 * early;
    out[at::CARD] = player.cards.count_ones() as f32 * early;
    let cards = player.troll_cards().filter(|card| card.face().points.is_some()).count();
    let tiles = player.tiles.only_caves().iter().filter(|tile| tile.kind() == TileKind::Victory).count();
    out[at::SCORER] = (cards + tiles) as f32 * early;
}

/// The possible growth of the network.
fn growth(state: &State, seat: Seat, time_left: TimeLeft, out: &mut [f32]) {
    let network = Network::of(state, seat);
    let places = network.places();
    let halves = loose_halves(&network, &places);
    let worth: u8 = halves.iter().zip(HALVES).map(|(count, each)| count * each).sum();
    out[at::HALF] = f32::from(worth) * time_left.early;
    out[at::PLACE] = places.len().min(PLACES) as f32 * time_left.early;
}

/// Whether a village of the game has an item.
fn lies(state: &State, item: Item) -> bool {
    state.village_places().any(|at| state.lies(item, at) > 0)
}

/// The progress of a newcomer's points towards an action in the best village with its item. The share is squared, so that
/// pieces that stand together count more than the first one.
fn reach(state: &State, seat: Seat, place_action: PlaceAction, item: Item) -> f32 {
    let cost = state.cost(place_action);
    let villages = state.village_places().filter(|&at| state.lies(item, at) > 0);
    let points = villages.map(|at| {
        let there = state.reckon(seat, at);
        1 + there.own() + if cost.shared { there.rivals } else { 0 }
    });
    let part = f32::from(points.max().unwrap_or(0).min(cost.points)) / f32::from(cost.points);
    part * part
}

/// The share of the price of village actions and outposts that the seat has.
fn ready(state: &State, seat: Seat, time_left: TimeLeft, out: &mut [f32]) {
    let player = state.player(seat);
    let part = |have: u16, need: f32| (f32::from(have) / need).min(1.0);
    let [obsidian, gold, diamond] = player.field;
    let power = part(player.power.into(), 2.0);
    let open = |item: Item| player.room(item) > 0 && lies(state, item);
    if open(Item::Princess) {
        let ready = 0.5 * (part(diamond, 1.0) + power) * time_left.soon;
        out[at::READY_PRINCESS] = ready;
        out[at::REACH_PRINCESS] = ready * reach(state, seat, PlaceAction::Capture, Item::Princess);
    }
    if open(Item::Bell) {
        let ready = part(obsidian, 3.0) * time_left.soon;
        out[at::READY_BELL] = ready;
        out[at::REACH_BELL] = ready * reach(state, seat, PlaceAction::Bell, Item::Bell);
    }
    if open(Item::Changeling) && player.changelings != 0 {
        let paid = part(gold, 2.0).max(part(diamond, 1.0));
        let ready = 0.5 * (paid + power) * time_left.soon;
        out[at::READY_SWAP] = ready;
        out[at::REACH_SWAP] = ready * reach(state, seat, PlaceAction::Swap(Resource::Gold), Item::Changeling);
    }
    if open(Item::Outpost) && player.outposts != 0 {
        out[at::READY_OUTPOST] = part(player.cows.into(), 1.0) * time_left.soon;
    }
}

/// Where trolls and what helps them stand together.
fn crowds(state: &State, seat: Seat, time_left: TimeLeft, out: &mut [f32]) {
    let player = state.player(seat);
    let soon = time_left.soon;
    let pairs = |count: u8| f32::from(count) * f32::from(count.saturating_sub(1)) * 0.5;
    let (mut cavern, mut village, mut shared, mut all) = (0, 0, 0, 0.0);
    for place in Place::all(state.table().villages) {
        let points = state.reckon(seat, place);
        let own = points.trolls + points.humans + points.outposts;
        all += pairs(own);
        if place.is_cavern() {
            cavern = cavern.max(own);
        } else {
            village = village.max(own);
            shared = shared.max(own + points.rivals);
        }
    }
    out[at::CROWD] = all * soon;
    out[at::BEST_CAVERN] = f32::from(cavern) * soon;
    out[at::BEST_VILLAGE] = f32::from(village) * soon;
    out[at::BEST_SHARED] = f32::from(shared) * soon;
    out[at::BESIDE] = f32::from(player.trolls_at(Place::BESIDE)) * soon;
    if matches!(state.king, King::Cavern(whose, _) if whose == seat) {
        out[at::KING] = soon;
    }
}

/// A rough estimate of the final count, times the points per unit.
pub(crate) fn promising(counted: Counted) -> f32 {
    match counted {
        Counted::Totem(_) | Counted::Tile(_) => 1.0,
        Counted::Human | Counted::Site(_) | Counted::AnyTile => 0.8,
        Counted::Cow | Counted::Power | Counted::Resource(_) => 0.5,
    }
}
