//! The options of a game: its own options, the starting player and the seed.

use leptos::prelude::*;
use moot_core::Seat;

use crate::fair;
use crate::game::GameInfo;
use crate::game::form::Form;
use crate::text::words;

/// The options of a game.
#[component]
pub fn Options<G: GameInfo>(
    /// The lobby form.
    form: RwSignal<Form<G>>,
) -> impl IntoView {
    let texts = words().lobby;
    view! {
        <div class="options">
            {G::options(form)}
            <First form/>
            <label class="option seed" title=texts.seed_help()>
                <span>{texts.seed()}</span>
                <input
                    autocomplete="off"
                    spellcheck="false"
                    maxlength="80"
                    placeholder=texts.seed_random()
                    prop:value=move || form.with(|form| form.seed.clone())
                    on:input:target=move |event| form.update(|form| form.seed = event.target().value())
                />
                <small>{texts.seed_help()}</small>
            </label>
            {fair::words_of_all(form)}
        </div>
    }
}

/// The starting player.
#[component]
fn First<G: GameInfo>(form: RwSignal<Form<G>>) -> impl IntoView {
    let texts = words().lobby;
    let named = move || {
        form.with(|form| {
            (0..form.players)
                .filter(|&seat| G::may_begin(form, Seat(seat)))
                .map(|seat| {
                    let on = form.first == Some(seat);
                    view! { <option value=seat.to_string() selected=on>{form.name(seat.into())}</option> }
                })
                .collect_view()
        })
    };
    view! {
        <label class="option">
            <span>{texts.first()}</span>
            <select on:change:target=move |event| {
                form.update(|form| form.first = event.target().value().parse().ok());
            }>
                <option value="" selected=move || form.with(|form| form.first.is_none())>
                    {texts.first_random()}
                </option>
                {named}
            </select>
        </label>
    }
}
