//! A player who likes to be busy: random, but rather digging, casting and dedicating than trading everything away.

use moot_core::{Dice, Mixer};
use mountain_king::Action;

/// How much a busy player likes an action, against others of the same list.
fn liking(action: &Action) -> u32 {
    match action {
        Action::Dedicate { .. } | Action::Bless(_) | Action::Consecrate { .. } => 600,
        Action::Cast { .. } | Action::Activate(_) => 200,
        Action::Recruit { place: 5..=11, .. } | Action::Trade { market: true, .. } => 100,
        Action::Use { .. }
        | Action::Dig { .. }
        | Action::Dowse(_)
        | Action::Replace(_)
        | Action::Swap(..) => 40,
        Action::Cart { .. } | Action::Carry(_) => 10,
        Action::Trade { market: false, .. } => 1,
        _ => 5,
    }
}

/// One of the legal actions.
pub fn choose(legal: &[Action], dice: &mut Mixer) -> Action {
    let mut left = dice.below(legal.iter().map(liking).sum());
    for action in legal {
        if left < liking(action) {
            return *action;
        }
        left -= liking(action);
    }
    legal[0]
}
