//! The options of a game: side, workshops, starting player, seed.

use leptos::prelude::*;
use mountain_king::Side;
use mountain_king::tables::WORKSHOPS;

use super::form::{Form, Shops};
use crate::art::Icon;
use crate::choice::choice;
use crate::widgets::ic;
use crate::words::words;

/// The options of a game.
#[component]
pub fn Options(
    /// What has been chosen.
    form: RwSignal<Form>,
) -> impl IntoView {
    let texts = words().lobby;
    let side = move || {
        let side = Signal::derive(move || form.with(|form| form.side));
        choice(
            texts.side().to_owned(),
            vec![Side::Winter, Side::Autumn],
            side,
            move |side| form.update(|form| form.side = side),
            |_| None,
            move |side| texts.side_name(side).into_any(),
        )
    };
    let shops = Signal::derive(move || form.with(|form| form.shops));
    let shops_choice = choice(
        texts.workshops().to_owned(),
        vec![Shops::Random, Shops::Distinct, Shops::Chosen],
        shops,
        move |shops| form.update(|form| form.shops = shops),
        |_| None,
        move |shops| {
            match shops {
                Shops::Random => texts.workshops_random(),
                Shops::Distinct => texts.workshops_distinct(),
                Shops::Chosen => texts.workshops_chosen(),
            }
            .into_any()
        },
    );
    let two = Memo::new(move |_| form.with(|form| form.players == 2));
    view! {
        <div class="options">
            <Show when=move || two.get()>
                <div class="option">
                    <span>{texts.side()}</span>
                    {side()}
                </div>
            </Show>
            <div class="option">
                <span>{texts.workshops()}</span>
                {shops_choice}
            </div>
            <Show when=move || shops.get() == Shops::Chosen>
                <Chooser form/>
            </Show>
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
        </div>
    }
}

/// The workshops one by one.
#[component]
fn Chooser(form: RwSignal<Form>) -> impl IntoView {
    let texts = words().lobby;
    let count = move || form.with(|form| texts.workshops_count(form.shops_chosen(), form.shops_needed()));
    let shop = move |kind: usize| {
        let name = words().cards.workshop(kind as u8);
        let tiles = WORKSHOPS[kind].tiles;
        let chosen = move || form.with(|form| form.chosen[kind]);
        view! {
            <li title=words().cards.workshop_rule(kind as u8)>
                {Icon::workshop(WORKSHOPS[kind].id).map(ic)} <span class="nm">{name}</span>
                <button
                    type="button"
                    class="btn icon"
                    aria-label=texts.fewer_of(name)
                    disabled=move || { chosen() == 0 }
                    on:click=move |_| form.update(|form| form.choose(kind, false))
                >
                    {ic(Icon::Minus)}
                </button>
                <b>{chosen}</b>
                <button
                    type="button"
                    class="btn icon"
                    aria-label=texts.more_of(name)
                    disabled=move || { chosen() >= tiles }
                    on:click=move |_| form.update(|form| form.choose(kind, true))
                >
                    {ic(Icon::Plus)}
                </button>
            </li>
        }
    };
    view! {
        <div class="chooser">
            <p role="status">{count}</p>
            <ul>{(0..WORKSHOPS.len()).map(shop).collect_view()}</ul>
        </div>
    }
}

/// The starting player.
#[component]
fn First(form: RwSignal<Form>) -> impl IntoView {
    let texts = words().lobby;
    let named = move || {
        form.with(|form| {
            (0..form.players)
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
