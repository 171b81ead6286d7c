//! The lobby: choose a game, seats and options, or continue a saved game.

mod continued;
mod games;
pub mod keeping;
mod options;
mod paste;
mod seats;

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::game::extras_chunk::{LobbyExtras, lobby_extra};
use crate::game::table_chunk::GameCommand;
use crate::language;
use crate::screen::Screen;
use crate::text::lobby::NotReady;
use crate::text::words;
use crate::widgets::ic;
use moot_art::{Clan, Icon, Portrait};

/// The lobby.
#[component]
pub fn Lobby<G: GameInfo>(
    /// The shared state of the page.
    app: AppState<G>,
) -> impl IntoView {
    let texts = words().lobby;
    let form = app.form;
    let trouble = RwSignal::new(None::<NotReady>);
    // A change of the options may have removed the reason.
    Effect::new(move |_| {
        form.track();
        trouble.set(None);
    });
    let start = move |_| {
        app.ask(GameCommand::Begin(trouble));
    };
    let looks = RwSignal::new(false);
    let quick = move |_| {
        app.ask(GameCommand::BeginQuick(trouble));
    };
    let extra = move || form.with(|form| G::offer().laid_out(form));
    view! {
        <div class="lobby">
            <header class="topbar">
                <div class="brand">
                    <span class="mark">{ic(Icon::Troll)}</span>
                    <span class="titles">
                        <strong>{texts.brand()}</strong>
                        <small>{texts.motto()}</small>
                    </span>
                </div>
                <span class="spring"></span>
                {language::switch(app, true)}
                <button
                    type="button"
                    class="btn icon"
                    aria-label=words().look.title()
                    title=words().look.title()
                    on:click=move |_| looks.set(true)
                >
                    {ic(Icon::Eye)}
                </button>
                <button type="button" class="btn" on:click=move |_| app.go(Screen::About)>
                    {ic(Icon::Info)}
                    <span>{texts.about()}</span>
                </button>
            </header>
            <main>
                <h1 class="sr">{texts.brand()}</h1>
                <div class="quick">
                    <button type="button" class="btn primary" data-quick=G::ID on:click=quick>
                        {ic(Icon::Play)}
                        <span>{words().learn.quick()}</span>
                    </button>
                    <button type="button" class="btn" on:click=move |_| app.go(Screen::Lessons)>
                        {ic(Icon::Hint)}
                        <span>{words().learn.lessons()}</span>
                    </button>
                    <button type="button" class="btn" on:click=move |_| app.go_to(Screen::Rules, G::ID)>
                        {ic(Icon::Book)}
                        <span>{words().learn.rules()}</span>
                    </button>
                    {continued::last_saved(app)}
                </div>
                {games::games::<G>()}
                <section class="panel seats" aria-labelledby="h-seats">
                    <h2 id="h-seats">
                        {texts.seats()} <span class="extra">{extra}</span>
                    </h2>
                    <seats::Seats form/>
                    <options::Options form/>
                </section>
                <div class="sidecol">
                    <continued::Continue app/>
                    <p class="unofficial">{texts.unofficial()}</p>
                    <p class="peek" aria-hidden="true" inner_html=peeking()></p>
                </div>
            </main>
            <footer class="startbar">
                <span class="whynot" role="alert">
                    {move || trouble.get().map(|why| texts.not_ready(&why))}
                </span>
                <span class="who">{move || form.with(|form| seats::summary(form))}</span>
                <button type="button" class="btn primary big" data-start=G::ID on:click=start>
                    {ic(Icon::Play)}
                    <span>{G::offer().start()}</span>
                </button>
            </footer>
        </div>
        {move || {
            let close = Callback::new(move |()| looks.set(false));
            looks.get().then(|| lobby_extra(move |extras: &LobbyExtras<G>| (extras.looks)(app, close)))
        }}
    }
}

/// Four trolls that look over the edge of the page header.
fn peeking() -> String {
    [(12, Clan::Ice), (23, Clan::Mud), (9, Clan::Fire), (14, Clan::Moon)]
        .map(|(seed, clan)| Portrait { seed, clan, level: 1, bare: true }.image())
        .concat()
}
