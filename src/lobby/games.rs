//! The games of the house: the one of this page, and the way to the others.

use leptos::prelude::*;

use crate::art::Icon;
use crate::playable::Playable;
use crate::roster::GameName;
use crate::widgets::ic;
use crate::words::words;

/// The games of the house.
pub fn games<G: Playable>() -> AnyView {
    view! {
        <section class="games" aria-label=words().lobby.choose_game()>
            {GameName::ALL.map(|game| card(game, game == G::NAME))}
        </section>
    }
    .into_any()
}

fn card(game: GameName, here: bool) -> AnyView {
    let texts = words().lobby;
    let face = view! {
        <img class="art" src=game.picture() alt="" width="420" height="220"/>
        <div class="body">
            <strong>{texts.game(game)}</strong>
            <span class="meta">
                <span>{ic(Icon::Person)} {texts.players(game)}</span>
                <span>{ic(Icon::Time)} {texts.time(game)}</span>
            </span>
            <span class="desc">{texts.pitch(game)}</span>
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
        <a class="game" href=game.page()>
            {face}
        </a>
    }
    .into_any()
}
