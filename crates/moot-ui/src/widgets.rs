//! Basic widgets: icons, badges, and buttons that explain why they are disabled.

use leptos::attr::Attribute;
use leptos::prelude::*;

use crate::boxed::{Text, text};
use moot_art::{Icon, SeatStyle};

/// A decorative symbol of the sprite, hidden from screen readers; its parent has a text.
#[must_use]
pub fn ic(icon: Icon) -> AnyView {
    ic_class(icon, "ic")
}

/// A symbol of the sprite with other classes (which must include `ic`).
#[must_use]
pub fn ic_class(icon: Icon, class: &'static str) -> AnyView {
    view! {
        <svg class=class aria-hidden="true">
            <use_ href=icon.href()></use_>
        </svg>
    }
    .into_any()
}

/// The badge of a player: colour, pattern and emblem. `class` is empty, `big` or `mid`.
#[must_use]
pub fn badge(seat_style: SeatStyle, class: &'static str) -> AnyView {
    let classes = ["badge", seat_style.class(), class].join(" ");
    let paper = [
        "<rect width=\"28\" height=\"28\" fill=\"",
        seat_style.colour(),
        "\"/><rect width=\"28\" height=\"28\" fill=\"",
        seat_style.pattern(),
        "\"/>",
    ]
    .concat();
    view! {
        <span class=classes>
            <svg viewBox="0 0 28 28" aria-hidden="true" inner_html=paper></svg>
            {ic(seat_style.emblem())}
        </span>
    }
    .into_any()
}

/// The content of a button that shows a small picture with numbers: a name in words for screen readers and voice control, and the
/// picture, hidden from them. (With `aria-label`, the name would have to include every number of the picture.) The markup of the
/// picture is laid out as if it were a direct child of the button.
pub fn pictured(
    name: impl Fn() -> String + Send + Sync + 'static,
    picture: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    boxed_picture(text(name), text(picture))
}

/// The same with boxed texts, so that the program contains it once.
fn boxed_picture(name: Text, picture: Text) -> AnyView {
    let eyes = view! { <span class="eyes" aria-hidden="true" inner_html=picture></span> };
    named(name, eyes.into_any())
}

/// Like [`pictured`], for a picture as a view, which hides itself from screen readers.
pub fn named(name: impl Fn() -> String + Send + Sync + 'static, picture: AnyView) -> AnyView {
    boxed_name(text(name), picture)
}

/// The same with a boxed text.
fn boxed_name(name: Text, picture: AnyView) -> AnyView {
    view! {
        <span class="sr">{name}</span>
        {picture}
    }
    .into_any()
}

/// The attributes of a button that stays pressed while `on`, both to the eye (the class `on`) and for screen readers.
pub fn pressed_while(on: impl Fn() -> bool + Copy + Send + 'static) -> impl Attribute {
    view! { <{..} class:on=on aria-pressed=move || if on() { "true" } else { "false" }/> }
}

/// A button of the chrome. While `why` returns a reason, the button stays focusable, is announced as disabled and shows the
/// reason on hover and in focus; a press then calls `refuse` with the reason.
#[component]
pub fn Press(
    /// The icon before the text.
    icon: Icon,
    /// The text.
    #[prop(into)]
    label: Signal<String>,
    /// Further classes, such as `primary`.
    #[prop(optional)]
    class: &'static str,
    /// The text form of the action that the button plays, if it is a single one.
    #[prop(optional, into)]
    act: Option<String>,
    /// Why the button is disabled now.
    #[prop(optional, into)]
    why: Signal<Option<String>>,
    /// The click handler.
    #[prop(into)]
    press: Callback<()>,
    /// The click handler while the button is disabled; receives the reason.
    #[prop(into)]
    refuse: Callback<String>,
) -> impl IntoView {
    let classes = ["btn ", class].concat();
    let pressed = move |_| match why.get_untracked() {
        None => press.run(()),
        Some(reason) => refuse.run(reason),
    };
    view! {
        <button
            type="button"
            class=classes
            data-act=act
            data-why=move || why.get()
            aria-disabled=move || why.get().map(|_| "true")
            aria-label=move || {
                why.get().map(|reason| [label.get().as_str(), reason.as_str()].join(". "))
            }
            on:click=pressed
        >
            {ic(icon)}
            <span>{label}</span>
        </button>
    }
}
