//! The tray of a game that another tab plays.

use leptos::prelude::*;

use crate::game::GameView;
use crate::open_game::OpenGame;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::ic;

/// Says that another tab plays the game, and offers to take it over.
pub fn tray<G: GameView>() -> AnyView {
    let texts = words().saves;
    let Some(app) = use_context::<AppState<G>>() else { return ().into_any() };
    view! {
        <div class="tray backs" role="group" aria-labelledby="h-tray" data-away="">
            <span class="line">
                <strong id="h-tray">{texts.away_title()}</strong>
                <span>{texts.away()}</span>
            </span>
            <span class="pair">
                <button type="button" class="btn go" on:click=move |_| OpenGame(app).seize()>
                    {ic(Icon::Play)}
                    <span>{texts.play_on_here()}</span>
                </button>
            </span>
        </div>
    }
    .into_any()
}
