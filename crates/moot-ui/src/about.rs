//! The credits.

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::registry::games;
use crate::saves::APP;
use crate::text::words;
use crate::widgets::ic;
use moot_art::Icon;

/// Shows the authors of the games and the description of this page.
#[component]
pub fn About<G: GameInfo>(
    /// The shared state of the page.
    app: AppState<G>,
) -> impl IntoView {
    let texts = words().about;
    let back = move |_| app.back();
    view! {
        <div class="lobby about">
            <header class="topbar">
                <div class="brand">
                    <span class="mark">{ic(Icon::Troll)}</span>
                    <span class="titles">
                        <strong>{words().lobby.brand()}</strong>
                        <small>{words().lobby.motto()}</small>
                    </span>
                </div>
                <span class="spring"></span>
                <button type="button" class="btn" on:click=back>
                    {ic(Icon::Prev)}
                    <span>{texts.back()}</span>
                </button>
            </header>
            <main>
                <section class="panel credits">
                    <h1>{texts.title()}</h1>
                    {texts.paragraphs().iter().map(|&text| view! { <p>{text}</p> }).collect_view()}
                    <h2>{texts.games()}</h2>
                    <ul>{games().iter().map(|game| view! { <li>{game.texts().credit}</li> }).collect_view()}</ul>
                    <h2>{texts.privacy_title()}</h2>
                    <p>{texts.privacy()}</p>
                    <h2>{texts.licence_title()}</h2>
                    <p>{texts.licence()}</p>
                    <p class="version">{texts.version(APP)}</p>
                </section>
            </main>
        </div>
    }
}
