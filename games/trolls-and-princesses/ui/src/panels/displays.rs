//! The displays of cave tiles, king's tiles and troll cards.

use leptos::prelude::*;

use crate::board;
use crate::marker::Session;
use crate::text::table::princess;
use moot_table_ui::controls::panel;

/// The displays.
#[component]
pub fn Displays(
    /// The game.
    session: Session,
) -> impl IntoView {
    panel("displays", || princess().displays().to_owned(), String::new, board::displays(session))
}
