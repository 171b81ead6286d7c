//! The buttons of live play.

use leptos::prelude::*;
use moot_art::Icon;
use moot_ui::widgets::ic;

/// A button with an icon. `does` names what it does, for tests.
pub fn button(
    class: &'static str,
    icon: Icon,
    label: &'static str,
    does: &'static str,
    press: impl Fn() + 'static,
) -> AnyView {
    built(class, icon, label, does, Box::new(press))
}

/// Not generic, so that its code is there once.
fn built(
    class: &'static str,
    icon: Icon,
    label: &'static str,
    does: &'static str,
    press: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button type="button" class=class data-do=does on:click=move |_| press()>
            {ic(icon)}
            <span>{label}</span>
        </button>
    }
    .into_any()
}
