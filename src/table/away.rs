//! The tray of a game that another tab plays.

use leptos::prelude::*;

use crate::art::Icon;
use crate::desk::Desk;
use crate::playable::Playable;
use crate::widgets::ic;
use crate::words::words;

/// Tells that the game is played elsewhere, and takes it over.
pub fn tray<G: Playable>() -> AnyView {
    let texts = words().saves;
    let Some(desk) = use_context::<Desk<G>>() else { return ().into_any() };
    view! {
        <div class="tray backs" role="group" aria-labelledby="h-tray" data-away="">
            <span class="line">
                <strong id="h-tray">{texts.away_title()}</strong>
                <span>{texts.away()}</span>
            </span>
            <span class="pair">
                <button type="button" class="btn go" on:click=move |_| desk.seize()>
                    {ic(Icon::Play)}
                    <span>{texts.play_on_here()}</span>
                </button>
            </span>
        </div>
    }
    .into_any()
}
