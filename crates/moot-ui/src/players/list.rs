//! The list from which the player of a seat is chosen.

use leptos::prelude::*;

use super::Player;
use crate::text::words;

/// A list of players. It is one line high however many levels there are. An unknown player, whose save keeps its word, is shown while
/// it is chosen.
pub fn list(
    label: String,
    players: &'static [Player],
    chosen: Signal<Player>,
    choose: impl Fn(Player) + 'static,
    name: impl Fn(Player) -> &'static str + Copy + Send + Sync + 'static,
) -> AnyView {
    let option = move |player: Player| {
        let on = move || chosen.get() == player;
        // The attribute is what the page is drawn from at build time; the property is what the browser shows.
        view! {
            <option value=player.word() selected=on prop:selected=on>
                {name(player)}
            </option>
        }
    };
    let unknown = move || {
        let player = chosen.get();
        (!players.contains(&player)).then(|| option(player))
    };
    view! {
        <select
            class="players"
            aria-label=label
            title=move || words().players.about(chosen.get())
            on:change:target=move |event| {
                let word = event.target().value();
                if let Some(&player) = players.iter().find(|player| player.word() == Some(&word)) {
                    choose(player);
                }
            }
        >
            {unknown}
            {players.iter().map(|&player| option(player)).collect_view()}
        </select>
    }
    .into_any()
}
