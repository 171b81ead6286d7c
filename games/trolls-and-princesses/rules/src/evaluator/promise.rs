//! The ratings of actions before they are played.

use moot_core::Seat;

use super::worth::Worth;
use crate::{
    Action, Item, Network, Phase, Place, PlaceAction, Reckoning, Resource, RoundCard, State, spot_face,
};

/// The value of an action point for other actions at the same place.
const POINT: f32 = 0.3;
/// Ending a phase with points left.
const IDLE: f32 = -2.0;
/// A challenge is claimed as soon as it is met.
const CLAIM: f32 = 8.0;
/// Standing together, for each piece that is there already.
const TOGETHER: f32 = 0.25;
/// A troll from beside the board is one more in play.
const FRESH: f32 = 0.6;

/// Rates each action.
pub(crate) fn rate(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let worth = Worth::new(state, seat);
    match state.phase {
        Phase::Move => moves(&worth, actions, out),
        Phase::Lay { tile, .. } => {
            let network = Network::of(state, seat);
            let joins = |action: &Action| match *action {
                Action::Lay { cell, turn } => network.joint(tile, cell, turn).unwrap_or_default(),
                _ => crate::Joint::default(),
            };
            out.extend(actions.iter().map(|action| {
                let joint = joins(action);
                let site =
                    |resource: Resource| f32::from(joint.sites[resource as usize]) * worth.site(resource);
                // Tiles that touch more leave less room to grow.
                Resource::ALL.into_iter().map(site).sum::<f32>() - 0.05 * f32::from(joint.links)
            }));
        }
        _ => out.extend(actions.iter().map(|&action| one(&worth, action))),
    }
}

/// Moves: what the points at the destination are worth. Worked out once for each destination.
fn moves(worth: &Worth<'_>, actions: &[Action], out: &mut Vec<f32>) {
    let mut known: [Option<f32>; Place::COUNT] = [None; Place::COUNT];
    for &action in actions {
        let Action::Move { from, to, push } = action else {
            out.push(one(worth, action));
            continue;
        };
        let plan = match known[to.index()] {
            Some(plan) => plan,
            None => {
                let mut points = worth.state.reckon(worth.seat, to);
                points.trolls += 1;
                let plan = worth.plan(to, points);
                known[to.index()] = Some(plan);
                plan
            }
        };
        let leaves =
            if from == Place::BESIDE { -FRESH } else { presence(worth, from).saturating_sub(1).into() };
        let pushed = if push.is_some() { 0.3 } else { 0.0 };
        out.push(plan - TOGETHER * leaves * worth.time_left.soon - pushed);
    }
}

/// Pieces of the seat at a place that give points.
fn presence(worth: &Worth<'_>, place: Place) -> u8 {
    let Reckoning { trolls, outposts, humans, .. } = worth.state.reckon(worth.seat, place);
    trolls + outposts + humans
}

fn one(worth: &Worth<'_>, action: Action) -> f32 {
    let state = worth.state;
    match action {
        Action::Settle(at) => {
            if at == Place::MINING {
                0.3
            } else {
                0.0
            }
        }
        Action::Play(card) => card_played(worth, card),
        Action::Move { .. } | Action::Lay { .. } => 0.0,
        Action::Flee(to) | Action::Home(to) => TOGETHER * f32::from(presence(worth, to)),
        // A challenge brings a king's tile.
        Action::Claim(_) => CLAIM + worth.best_kings_tile(),
        Action::Take(tile) => worth.tile(tile) + 0.5,
        Action::Pick(card) => worth.card(card),
        Action::Fill(resource) => worth.fill(resource),
        Action::Uncover(at) => {
            let face = worth.me().face();
            let outposts = matches!(state.phase, Phase::Uncover { item: Item::Outpost, .. });
            let gains = if outposts { &face.outposts } else { &face.changelings };
            gains.get(usize::from(at)).map_or(0.0, |&gain| worth.uncovered(gain))
        }
        Action::Store(spot) => spot_face(spot).map_or(0.0, |(_, bonus)| worth.effect(bonus)),
        Action::Troll { from, to, .. } | Action::Human { from, to } => walked(worth, from, to),
        Action::Done => match state.phase {
            Phase::Act => IDLE,
            _ => 0.0,
        },
        _ => state.place_action_of(action).map_or(0.0, |place_action| done(worth, place_action, action)),
    }
}

/// A place action against what its points could bring otherwise.
fn done(worth: &Worth<'_>, place_action: PlaceAction, action: Action) -> f32 {
    let cost = worth.state.cost(place_action);
    let (best, _) = worth.place_action(place_action, worth.state.at);
    let gain = match action {
        Action::Activate(_) => worth.action_of(action),
        Action::Buy(card) => worth.card(card) - worth.goods(cost.goods),
        Action::Hire(to) => best + TOGETHER * f32::from(presence(worth, to)),
        _ => best,
    };
    if gain <= 0.0 {
        return IDLE + gain - POINT;
    }
    gain / f32::from(cost.points) + gain * 0.5 - POINT * f32::from(cost.points)
}

/// A round card: what it brings to a village that could be taken there, and where it sends the king.
fn card_played(worth: &Worth<'_>, card: RoundCard) -> f32 {
    let (state, face) = (worth.state, card.face());
    let at = Place::village(face.village);
    let item = match face.item {
        Item::Princess if worth.me().room(Item::Princess) > 0 => 1.0,
        Item::Changeling if worth.me().room(Item::Changeling) > 0 => 0.5,
        Item::Human => 0.4,
        _ => 0.0,
    };
    let own = presence(worth, at);
    let near = f32::from(own + 1) / 4.0;
    let to = face.king.unwrap_or(at);
    let mut points = state.reckon(worth.seat, to);
    points.trolls += 1;
    points.king = 0;
    let without = worth.plan(to, points);
    points.king = 1;
    item * near + worth.plan(to, points) - without
}

/// A step by an effect, to where more stand.
fn walked(worth: &Worth<'_>, from: Place, to: Place) -> f32 {
    let soon = worth.time_left.soon;
    let there = f32::from(presence(worth, to));
    let here = f32::from(presence(worth, from).saturating_sub(1));
    TOGETHER * (there - here) * soon - 0.05
}
