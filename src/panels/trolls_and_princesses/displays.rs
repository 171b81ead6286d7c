//! The displays of cave tiles, king's tiles and troll cards.

use leptos::prelude::*;

use super::super::control::panel;
use crate::board::trolls_and_princesses as board;
use crate::games::trolls_and_princesses::Session;
use crate::words::trolls_and_princesses::princess;

/// The displays.
#[component]
pub fn Displays(
    /// The game.
    session: Session,
) -> impl IntoView {
    panel("displays", || princess().displays().to_owned(), String::new, board::displays(session))
}
