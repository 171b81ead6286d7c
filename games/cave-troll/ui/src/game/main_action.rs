//! The default continuation of a position: the end of the turn.

use cave_troll::{Action, State};

use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::game::MainAction;

/// The default continuation: declining an optional effect, or else the end of the turn.
#[must_use]
pub fn main_action(state: &State, legal: &[Action]) -> MainAction<Action> {
    if legal.contains(&Action::Done) {
        MainAction { icon: Icon::Check, label: cave().done(state), action: Action::Done }
    } else {
        MainAction { icon: Icon::End, label: cave().end(), action: Action::End }
    }
}
