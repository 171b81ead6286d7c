//! The default continuation of a position: the end of the turn.

use cave_troll::{Action, State};

use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::game::Lead;

/// The default continuation: declining an optional effect, or else the end of the turn.
#[must_use]
pub fn lead(state: &State, legal: &[Action]) -> Lead<Action> {
    if legal.contains(&Action::Done) {
        Lead { icon: Icon::Check, label: cave().done(state), action: Action::Done }
    } else {
        Lead { icon: Icon::End, label: cave().end(), action: Action::End }
    }
}
