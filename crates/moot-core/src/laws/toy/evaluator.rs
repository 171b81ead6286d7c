//! An evaluation function for the toy game, so that generic computer players can play it.

use super::{CARDS, Choice, Hoard, HoardAction, HoardSetup, HoardState, NONE, PRICE, Phase};
use crate::{Evaluator, FeatureValue, Game, MAX_SEATS, Seat};

/// The points of a hat.
const HAT: f32 = 5.0;
/// The mean value of an unknown card.
const UNKNOWN: f32 = (CARDS - 1) as f32 / 2.0;
/// The indices of the terms.
const COINS: usize = 0;
const CARD: usize = 1;

/// What a hint of the toy game names as a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HoardFeature {
    /// Hats that were bought.
    Hats,
    /// Coins in the purse.
    Coins,
    /// The card in hand.
    Card,
}

/// The value of a seat's card; the mean of the deck while it has none.
fn card(state: &HoardState, seat: Seat) -> f32 {
    match state.hands[seat.index()] {
        NONE => UNKNOWN,
        card => f32::from(card),
    }
}

impl<const FAULT: u8> Evaluator for Hoard<FAULT> {
    type Feature = HoardFeature;

    const TERMS: &'static [&'static str] = &["coins", "card"];

    fn weights() -> &'static [f32] {
        &[2.0, 1.0]
    }

    fn current_points(setup: &HoardSetup, state: &HoardState) -> [f32; MAX_SEATS] {
        let sheet = Self::score(setup, state);
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(Self::seats(setup)) {
            points[seat.index()] = sheet.total(seat) as f32;
        }
        points
    }

    fn terms(_: &HoardSetup, state: &HoardState, seat: Seat, out: &mut [f32]) {
        let [red, blue] = state.purse[seat.index()];
        out[COINS] = f32::from(red + blue);
        out[CARD] = card(state, seat);
    }

    fn features(
        _: &HoardSetup,
        state: &HoardState,
        seat: Seat,
        weights: &[f32],
        out: &mut Vec<FeatureValue<HoardFeature>>,
    ) {
        let hats = f32::from(state.hats[seat.index()]);
        let [red, blue] = state.purse[seat.index()];
        let over = state.phase == Phase::Over;
        let (coins, coin) = (f32::from(red + blue), if over { 0.0 } else { weights[COINS] });
        let (card, weight) = (card(state, seat), if over { 1.0 } else { weights[CARD] });
        out.push(FeatureValue { feature: HoardFeature::Hats, count: hats, points: HAT * hats });
        out.push(FeatureValue { feature: HoardFeature::Coins, count: coins, points: coin * coins });
        out.push(FeatureValue { feature: HoardFeature::Card, count: 1.0, points: weight * card });
    }

    fn rate_actions(
        _: &HoardSetup,
        state: &HoardState,
        seat: Seat,
        actions: &[HoardAction],
        weights: &[f32],
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|action| match action {
            HoardAction::Choose(Choice::Keep) => weights[CARD] * card(state, seat),
            HoardAction::Choose(Choice::Swap) => weights[CARD] * UNKNOWN,
            HoardAction::Pass => 0.0,
            HoardAction::Hat { .. } => HAT - f32::from(PRICE) * weights[COINS],
        }));
    }

    /// Always: a decision of this game is a single action.
    fn decision_complete(_: &HoardSetup, _: &HoardState) -> bool {
        true
    }
}
