//! A player who likes to be busy: random, but rather acting with characters and artifacts than walking about.

use cave_troll::Action;
use moot_core::{Dice, Mixer};

/// How much a busy player likes an action, against others of the same list.
fn liking(action: &Action) -> u32 {
    match action {
        Action::Artifact | Action::Rampage | Action::Rout | Action::Banish { .. } => 400,
        Action::Strike { .. } | Action::Pull { .. } => 60,
        Action::Draw => 120,
        Action::Jump(_) | Action::End | Action::Done => 2,
        _ => 10,
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
