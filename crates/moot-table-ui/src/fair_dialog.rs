//! The certificate of a shuffle: the commitment code during the game, and all secrets after it.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{ShuffleProof, Table};

use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_ui::dialog::Dialog;

/// The certificate of a game.
#[component]
pub fn FairDialog<G: GameView>(
    /// The session.
    session: Session<G>,
    /// Closes the dialog.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let texts = words().fair;
    let fair = session.table().with_untracked(|table| ShuffleProof::of(table.seed()));
    let over = untrack(|| session.over());
    let body = match fair {
        None => view! { <p>{texts.no_certificate()}</p> }.into_any(),
        Some(fair) => certificate(session, &fair, over),
    };
    view! {
        <Dialog title=texts.title() close>
            <div class="certificate" data-certificate="">{body}</div>
        </Dialog>
    }
}

fn certificate<G: GameView>(session: Session<G>, fair: &ShuffleProof, over: bool) -> AnyView {
    let texts = words().fair;
    let code = fair.code();
    let words = Seat::all(fair.words.len()).zip(&fair.words).filter(|(_, word)| !word.is_empty());
    let words = words
        .map(|(seat, word)| view! { <li>{session.name(seat)} ": " <code>{word.clone()}</code></li> })
        .collect_view();
    let end = if over { revealed(session, fair) } else { view! { <p>{texts.later()}</p> }.into_any() };
    view! {
        <p>{texts.code_is()} " " <strong><code data-code="">{code.short()}</code></strong></p>
        <p class="fine">"SHA-256 " <code class="long">{code.to_string()}</code></p>
        <p>{texts.words_are()}</p>
        <ul>{words}</ul>
        {end}
        <h3>{texts.proves_title()}</h3>
        <p>{texts.proves()}</p>
        <p>{texts.proves_not()}</p>
    }
    .into_any()
}

/// The secret, and the checks that it allows.
fn revealed<G: GameView>(session: Session<G>, fair: &ShuffleProof) -> AnyView {
    let texts = words().fair;
    let code = fair.code();
    let mixed = session.table().with_untracked(|table| fair.seed() == *table.seed());
    let foreign = session.table().with_untracked(Table::first_foreign_draw);
    let draws = match foreign {
        None => texts.draws_match().to_owned(),
        Some(at) => texts.draw_differs(at + 1),
    };
    let sound = mixed && foreign.is_none();
    let noted = RwSignal::new(String::new());
    let verdict = move || {
        noted.with(|noted| {
            (!noted.trim().is_empty())
                .then(|| if code.is(noted) { texts.code_matches() } else { texts.code_differs() })
        })
    };
    view! {
        <p>{texts.secret_is()} " " <code data-secret="">{fair.secret().to_owned()}</code></p>
        <p class="verdict" class:bad=!sound data-sound=if sound { "yes" } else { "no" }>{draws}</p>
        <label class="option">
            <span>{texts.noted()}</span>
            <input
                autocomplete="off"
                spellcheck="false"
                maxlength="80"
                on:input:target=move |event| noted.set(event.target().value())
            />
        </label>
        <p role="status" data-noted="">{verdict}</p>
        <p class="fine">{texts.recompute()}</p>
    }
    .into_any()
}
