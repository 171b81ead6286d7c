//! The dialog with a game and its variations, as a tree.

use leptos::prelude::*;

use super::branches::{Variation, variation_tree};
use crate::game::GameView;
use crate::game::session::Session;
use crate::open_game::OpenGame;
use crate::text::words;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::AppState;
use moot_ui::saves::{SAVES, SaveId};
use moot_ui::widgets::ic;

/// The dialog with the open game, its root, and all their variations.
pub fn tree<G: GameView>(app: AppState<G>, session: Session<G>, close: Callback<()>) -> AnyView {
    let texts = words().replay;
    let changed = RwSignal::new(());
    let found = Memo::new(move |_| {
        changed.track();
        let id = app.id.get();
        id.map_or_else(Vec::new, |id| variation_tree(&SAVES.list::<G>(), id))
    });
    let rows = move || {
        let found = found.get();
        found.into_iter().map(|variation| row(app, session, variation, changed, close)).collect_view()
    };
    let alone = move || found.with(|found| found.len() < 2);
    view! {
        <Dialog title=texts.tree() close>
            <ul class="twigs">{rows}</ul>
            {move || alone().then(|| view! { <p class="handhelp">{texts.no_branches()}</p> })}
        </Dialog>
    }
    .into_any()
}

fn row<G: GameView>(
    app: AppState<G>,
    session: Session<G>,
    variation: Variation,
    changed: RwSignal<()>,
    close: Callback<()>,
) -> AnyView {
    let texts = words().replay;
    let Variation { id, depth, branch, moment, variations } = variation;
    let here = app.id.with_untracked(|now| *now == Some(id));
    let title = match &branch {
        None => texts.root().to_owned(),
        Some(branch) => texts.marked(&branch.name),
    };
    let fork = branch.as_ref().map(|branch| texts.forked(branch.at)).unwrap_or_default();
    let parts = [moment.as_str(), &fork, if here { texts.here() } else { "" }];
    let line = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let open = move |_| {
        close.run(());
        if !here {
            OpenGame(app).resume(id);
        }
    };
    let rename = (here && branch.is_some()).then(|| {
        let named = branch.as_ref().map(|branch| branch.name.clone()).unwrap_or_default();
        let rename = move |event| {
            let name = event_target_value(&event);
            session.rename_branch(name.trim());
        };
        view! {
            <input type="text" class="rename" maxlength="60" aria-label=texts.name() value=named on:change=rename/>
        }
    });
    view! {
        <li style=["--depth:", &depth.to_string()].concat() class:here=here data-twig=id.to_string()>
            <button type="button" class="twig" aria-current=here.then_some("true") on:click=open>
                {ic(if depth == 0 { Icon::Crown } else { Icon::Branch })}
                <span>
                    <strong>{title}</strong>
                    <small>{line}</small>
                </span>
            </button>
            {rename}
            {branch.is_some().then(|| delete(app, id, here, variations, changed))}
        </li>
    }
    .into_any()
}

/// The button that deletes a variation, with a confirmation. A variation with variations of its own, and the open one, cannot be
/// deleted.
fn delete<G: GameView>(
    app: AppState<G>,
    id: SaveId,
    here: bool,
    variations: usize,
    changed: RwSignal<()>,
) -> AnyView {
    let texts = words().saves;
    let sure = RwSignal::new(false);
    let why = match (variations, here) {
        (0, false) => None,
        (0, true) => Some(words().replay.not_here()),
        _ => Some(words().replay.not_empty()),
    };
    let label = move || if sure.get() { texts.delete_sure() } else { texts.delete() };
    let spoken = move || why.map_or_else(|| label().to_owned(), |why| [label(), ". ", why].concat());
    let press = move |_| {
        if let Some(why) = why {
            if let Some(session) = app.session.get_untracked() {
                session.show_note(why.to_owned());
            }
        } else if !sure.get_untracked() {
            sure.set(true);
        } else if let Err(why) = SAVES.delete(id) {
            app.unsaved.set(Some(why));
        } else {
            changed.set(());
        }
    };
    view! {
        <button
            type="button"
            class="btn icon ghosted"
            class:sure=sure
            aria-label=spoken
            title=label
            data-why=why
            aria-disabled=why.map(|_| "true")
            on:click=press
        >
            {ic(Icon::Trash)}
        </button>
    }
    .into_any()
}
