//! The picture of a player in a radio group.

use leptos::prelude::*;

use super::Player;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The picture of a player in a radio group.
#[must_use]
pub fn face(player: Player) -> AnyView {
    let icon = if player.level().is_some() { Icon::Computer } else { Icon::Person };
    view! {
        {ic(icon)}
        <span>{words().players.player(player)}</span>
    }
    .into_any()
}
