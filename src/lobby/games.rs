//! The three games, of which one is ready.

use leptos::prelude::*;

use crate::art::Icon;
use crate::widgets::ic;
use crate::words::lobby::GameName;
use crate::words::words;

const GAMES: [(GameName, &str); 3] = [
    (GameName::MountainKing, "art/mountain-king.svg"),
    (GameName::CaveTroll, "art/cave-troll.svg"),
    (GameName::TrollsAndPrincesses, "art/trolls-and-princesses.svg"),
];

/// The three games.
#[component]
pub fn Games() -> impl IntoView {
    let texts = words().lobby;
    let game = |(game, picture)| {
        let ready = game == GameName::MountainKing;
        let mark = if ready {
            view! { <span class="pick">{ic(Icon::Check)}</span> }.into_any()
        } else {
            view! { <span class="ribbon">{texts.not_yet()}</span> }.into_any()
        };
        view! {
            <article class="game" class:on=ready class:soon=!ready aria-current=ready.then_some("true")>
                <img class="art" src=picture alt="" width="420" height="220"/>
                <div class="body">
                    <strong>{texts.game(game)}</strong>
                    <span class="meta">
                        <span>{ic(Icon::Person)} {texts.players(game)}</span>
                        <span>{ic(Icon::Time)} {texts.time(game)}</span>
                    </span>
                    <span class="desc">{texts.pitch(game)}</span>
                </div>
                {mark}
            </article>
        }
    };
    view! {
        <section class="games" aria-label=texts.choose_game()>
            {GAMES.map(game)}
        </section>
    }
}
