//! A radio group, shown as a row of buttons.

use crate::widgets::pressed_while;
use leptos::prelude::*;

/// A radio group, shown as a row of buttons. `body` is the content of a button, `label` its accessible name if the content is a
/// picture.
pub fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: String,
    values: Vec<T>,
    chosen: Signal<T>,
    choose: impl Fn(T) + Copy + 'static,
    label: impl Fn(T) -> Option<String> + Copy + Send + Sync + 'static,
    body: impl Fn(T) -> AnyView + Copy + 'static,
) -> AnyView {
    let buttons = values
        .into_iter()
        .map(|value| {
            let on = move || chosen.get() == value;
            view! {
                <button
                    type="button"
                    {..pressed_while(on)}
                    aria-label=move || label(value)
                    title=move || label(value)
                    on:click=move |_| choose(value)
                >
                    {body(value)}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="seg" role="group" aria-label=name>
            {buttons}
        </div>
    }
    .into_any()
}
