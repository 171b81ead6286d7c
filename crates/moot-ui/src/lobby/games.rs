//! The list of games: the game of this page, and links to the others.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::registry::{self, GameEntry};
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// The list of games.
pub fn games<G: GameInfo>() -> AnyView {
    view! {
        <section class="games" aria-label=words().lobby.choose_game()>
            {registry::games().iter().map(|game| card(game, game.id == G::ID)).collect_view()}
        </section>
    }
    .into_any()
}

fn card(game: &'static GameEntry, here: bool) -> AnyView {
    let texts = game.texts();
    let face = view! {
        <img class="art" src=game.picture alt="" width="420" height="220"/>
        <div class="body">
            <strong>{texts.name}</strong>
            <span class="meta">
                <span>{ic(Icon::Person)} {texts.players}</span>
                <span>{ic(Icon::Time)} {texts.time}</span>
            </span>
            <span class="desc">{texts.pitch}</span>
        </div>
    };
    if here {
        return view! {
            <article class="game on" aria-current="true">
                {face}
                <span class="pick">{ic(Icon::Check)}</span>
            </article>
        }
        .into_any();
    }
    view! {
        <a class="game" href=game.page>
            {face}
        </a>
    }
    .into_any()
}
