//! The banner of a variation, with a link to its parent.

use leptos::prelude::*;

use super::tree;
use crate::game::GameView;
use crate::game::session::Session;
use crate::open_game::OpenGame;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::saves::{SAVES, SaveId};
use moot_ui::widgets::ic;

/// The parent save of a variation, if it still exists.
pub(super) fn origin<G: GameView>(session: Session<G>) -> Option<SaveId> {
    let of = session.branch().with(|branch| branch.as_ref()?.of.parse().ok().map(SaveId))?;
    SAVES.text(of).ok().flatten().map(|_| of)
}

/// The banner of a variation, over the board; empty for other games.
pub fn banner<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let texts = words().replay;
    let listed = RwSignal::new(false);
    let name = Memo::new(move |_| session.branch().with(|branch| Some(branch.as_ref()?.name.clone())));
    let why = Memo::new(move |_| {
        name.track();
        origin(session).is_none().then(|| texts.orphan())
    });
    let back = move |_| match untrack(|| origin(session)) {
        Some(id) => OpenGame(app).resume(id),
        None => session.show_note(texts.orphan().to_owned()),
    };
    let mark = move || {
        name.get().map(|name| {
            view! {
                <aside class="forked" data-what-if-of="">
                    {ic(Icon::Branch)}
                    <strong>{texts.marked(&name)}</strong>
                    <button type="button" class="btn" data-tree="" on:click=move |_| listed.set(true)>
                        {ic(Icon::Log)}
                        <span>{texts.tree()}</span>
                    </button>
                    <button
                        type="button"
                        class="btn go"
                        data-back=""
                        data-why=why
                        aria-disabled=move || why.get().map(|_| "true")
                        aria-label=move || why.get().map(|why| [texts.back(), ". ", why].concat())
                        on:click=back
                    >
                        {ic(Icon::Undo)}
                        <span>{texts.back()}</span>
                    </button>
                </aside>
            }
        })
    };
    view! {
        {mark}
        {move || listed.get().then(|| tree(app, session, Callback::new(move |()| listed.set(false))))}
    }
    .into_any()
}
