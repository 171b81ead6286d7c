//! A player who likes to be busy: random, but rather where there are many points, and rather doing dear things.

use moot_core::{Dice, Mixer};
use trolls_and_princesses::{Action, State};

/// How much a busy player likes an action, against others of the same list.
fn liking(state: &State, action: &Action) -> u32 {
    match *action {
        Action::Move { to, push, .. } => {
            let points = state.reckon(state.active, to);
            let points = u32::from(points.own() + points.rivals) + 1;
            points * points * if push.is_some() { 3 } else { 1 }
        }
        Action::Capture | Action::Claim(_) => 2_000,
        Action::Bell | Action::Swap(_) | Action::Outpost(_) | Action::Hire(_) | Action::Castle => 400,
        Action::Buy(_) => 150,
        Action::Build | Action::Activate(_) => 60,
        Action::Mine(_) | Action::Replenish(_) | Action::Receive | Action::Cow => 30,
        Action::Troll { .. } | Action::Human { .. } => 20,
        Action::Refresh => 4,
        Action::Done => 2,
        _ => 10,
    }
}

/// One of the legal actions.
pub fn choose(state: &State, legal: &[Action], dice: &mut Mixer) -> Action {
    let mut left = dice.below(legal.iter().map(|action| liking(state, action)).sum());
    for action in legal {
        let liking = liking(state, action);
        if left < liking {
            return *action;
        }
        left -= liking;
    }
    legal[0]
}
