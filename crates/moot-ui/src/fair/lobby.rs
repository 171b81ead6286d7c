//! The form for the fair shuffle: the players' words, and the commitment code to write down first.

use leptos::prelude::*;
use moot_table::Commitment;

use crate::game::GameInfo;
use crate::game::form::{Form, SEATS};
use crate::players::Player;
use crate::text::words;

/// The commitment code of the next shuffle, and one word field for each person.
pub fn words_of_all<G: GameInfo>(form: RwSignal<Form<G>>) -> AnyView {
    let texts = words().fair;
    let code = move || {
        form.with(|form| form.mixing.secret.filter(|_| form.seed.trim().is_empty()))
            .map(|secret| Commitment::of(secret).short())
    };
    let typed = move || form.with(|form| !form.seed.trim().is_empty());
    let word = move |seat: usize| {
        let here = move || {
            form.with(|form| seat < form.players.into() && !matches!(form.who[seat], Player::Machine(_)))
        };
        view! {
            <Show when=here>
                <label class="option">
                    <span>{move || form.with(|form| texts.word_of(&form.name(seat)))}</span>
                    <input
                        autocomplete="off"
                        spellcheck="false"
                        maxlength="24"
                        placeholder=texts.drawn()
                        data-word=seat
                        prop:value=move || form.with(|form| form.mixing.words[seat].clone())
                        on:input:target=move |event| {
                            form.update(|form| form.mixing.words[seat] = event.target().value());
                        }
                    />
                </label>
            </Show>
        }
    };
    view! {
        <details class="fairmix" data-fair="">
            <summary>
                {texts.title()} " "
                {move || match code() {
                    Some(code) => view! { <code data-code="">{code}</code> }.into_any(),
                    None => view! { <em>{texts.none()}</em> }.into_any(),
                }}
            </summary>
            <p>{texts.how()}</p>
            <Show when=move || !typed()>{(0..SEATS).map(word).collect_view()}</Show>
        </details>
    }
    .into_any()
}
