//! The name of the game and the moment of play, at the left of the top bar.

use leptos::prelude::*;
use moot_art::Icon;
use moot_ui::widgets::ic;

use crate::game::GameView;

/// The name of the game and the moment of play, such as the round.
pub(super) fn brand<G: GameView, M: IntoView>(moment: M) -> impl IntoView {
    view! {
        <div class="brand">
            <span class="mark">{ic(Icon::Crown)}</span>
            <span class="titles">
                <strong>{G::words().game()}</strong>
                <small>{moment}</small>
            </span>
        </div>
    }
}
