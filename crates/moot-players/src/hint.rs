//! Hints: the best moves of a search, with reasons that can be counted.

use moot_core::{Evaluator, FeatureValue, Seat, SplitMix64};

use crate::evidence::Evidence;
use crate::greedy::finish;
use crate::policy::{Policy, settle};

/// The number of moves that are suggested, and the number of reasons for each.
const MOVES: usize = 3;
const REASONS: usize = 3;
/// The number of determinizations over which reasons are averaged.
const WORLDS: u64 = 8;
/// Smaller differences, in points, are not reported as reasons.
const SLIGHT: f32 = 0.25;
/// Half the width of a 95 % interval, in standard errors.
const SURE: f32 = 1.96;

/// A difference that a move makes to one feature of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason<F> {
    /// The feature that changes.
    pub feature: F,
    /// The change of its amount.
    pub count: f32,
    /// The change of the value, in points.
    pub points: f32,
}

/// A suggested move.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A, F> {
    /// The action.
    pub action: A,
    /// The decisions of the seat that complete the move, this action first.
    pub line: Vec<A>,
    /// The expected change of the seat's final points, relative to the current position.
    pub points: f32,
    /// Half the width of the 95 % interval of those points over the simulations.
    pub spread: f32,
    /// The share of simulations that preferred this action, 0 to 1.
    pub share: f32,
    /// At most three reasons, the largest first. At most one of them is negative.
    pub reasons: Vec<Reason<F>>,
}

/// Returns the three best moves of a search, the choice first, with their reasons. It uses the view only.
/// Equal arguments give equal hints.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::{Search, hints};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 3, 2).expect("a decision with two choices");
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
/// let mut search = Search::<Hoard>::new(&setup, &view, seat, 5);
/// search.think(200, |_| false);
///
/// let hints = hints::<Hoard>(&setup, &view, seat, &search.evidence());
/// assert_eq!(Some(hints[0].action), search.best());
/// assert!(hints.len() <= 3 && hints.iter().all(|hint| hint.reasons.len() <= 3));
/// ```
#[must_use]
pub fn hints<G: Evaluator>(
    setup: &G::Setup,
    view: &G::View,
    seat: Seat,
    evidence: &[Evidence<G::Action>],
) -> Vec<Hint<G::Action, G::Feature>> {
    let mut hints = outline(evidence);
    for hint in &mut hints {
        hint.reasons = reasons::<G>(setup, view, seat, &hint.line);
    }
    hints
}

/// Returns [`hints`] without reasons. It needs the evidence only, not the evaluation function.
///
/// # Examples
///
/// ```
/// use moot_players::{Evidence, Hint, outline};
///
/// let found = |action: u8, visits| Evidence { visits, ..Evidence::certain(action) };
/// let hints: Vec<Hint<u8, ()>> = outline(&[found(1, 75), found(2, 25)]);
/// assert_eq!((hints[0].action, hints[0].share), (1, 0.75));
/// assert!(hints[0].reasons.is_empty());
/// ```
#[must_use]
pub fn outline<A: Copy, F>(evidence: &[Evidence<A>]) -> Vec<Hint<A, F>> {
    let all: u32 = evidence.iter().map(|found| found.visits).sum();
    let hint = |found: &Evidence<A>| Hint {
        action: found.action,
        line: found.line.clone(),
        points: found.points,
        spread: SURE * found.deviation / (found.visits.max(1) as f32).sqrt(),
        share: found.visits as f32 / all.max(1) as f32,
        reasons: Vec::new(),
    };
    evidence.iter().take(MOVES).map(hint).collect()
}

/// Returns the reasons for a line of decisions: what it changes, averaged over determinizations. If a
/// determinization does not allow the whole line, the line is followed there as far as possible.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, HoardAction, HoardFeature, Phase};
/// use moot_core::{Game, Seat};
/// use moot_players::reasons;
///
/// // A position set up by hand: seat 0 owns two red coins and may buy a hat.
/// let setup = (2, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// state.phase = Phase::Buy(Seat(0));
/// state.deck &= !0b11;
/// (state.hands[0], state.hands[1]) = (0, 1);
/// (state.purse[0], state.bank) = ([2, 0], [10, 12]);
/// let view = Hoard::<0>::view(&setup, &state, Some(Seat(0)));
///
/// let line = [HoardAction::Hat { red: 2, blue: 0 }];
/// let reasons = reasons::<Hoard>(&setup, &view, Seat(0), &line);
/// assert_eq!((reasons[0].feature, reasons[0].points), (HoardFeature::Hats, 5.0));
/// assert_eq!((reasons[1].feature, reasons[1].points), (HoardFeature::Coins, -4.0));
/// ```
#[must_use]
pub fn reasons<G: Evaluator>(
    setup: &G::Setup,
    view: &G::View,
    seat: Seat,
    line: &[G::Action],
) -> Vec<Reason<G::Feature>> {
    let mut policy = Policy::<G>::default();
    let mut sum: Vec<Reason<G::Feature>> = Vec::new();
    let mut parts = Vec::new();
    for seed in 0..WORLDS {
        let mut dice = SplitMix64::new(seed);
        let mut world = G::determinize(setup, view, &mut dice);
        for sign in [-1.0, 1.0] {
            if sign > 0.0 {
                follow::<G>(setup, &mut world, seat, line, &mut policy, &mut dice);
            }
            parts.clear();
            G::features(setup, &world, seat, G::weights(), &mut parts);
            for &part in &parts {
                add(&mut sum, part, sign / WORLDS as f32);
            }
        }
    }
    sum.retain(|reason| reason.points.abs() >= SLIGHT);
    sum.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()).then(a.feature.cmp(&b.feature)));
    let mut against = 0;
    sum.retain(|reason| {
        against += usize::from(reason.points < 0.0);
        reason.points > 0.0 || against == 1
    });
    sum.truncate(REASONS);
    sum
}

fn add<F: Copy + PartialEq>(sum: &mut Vec<Reason<F>>, part: FeatureValue<F>, share: f32) {
    let (count, points) = (part.count * share, part.points * share);
    match sum.iter_mut().find(|known| known.feature == part.feature) {
        Some(known) => {
            known.count += count;
            known.points += points;
        }
        None => sum.push(Reason { feature: part.feature, count, points }),
    }
}

/// Plays a line as far as the outcomes of chance allow, and then by the policy to the end of the decision.
fn follow<G: Evaluator>(
    setup: &G::Setup,
    world: &mut G::State,
    seat: Seat,
    line: &[G::Action],
    policy: &mut Policy<G>,
    dice: &mut SplitMix64,
) {
    for &action in line {
        if settle::<G>(setup, world, dice) != Some(seat) || G::check(setup, world, seat, action).is_err() {
            break;
        }
        let _ = G::act(setup, world, seat, action, &mut ());
    }
    finish::<G>(setup, world, seat, policy, dice);
}
