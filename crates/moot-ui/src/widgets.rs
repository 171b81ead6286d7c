//! The smallest parts of the page: icons, badges, buttons that say why not.

use leptos::prelude::*;

use moot_art::{Icon, Livery};

/// A symbol of the sprite, for eyes only: whatever bears it also has a text.
#[must_use]
pub fn ic(icon: Icon) -> AnyView {
    ic_class(icon, "ic")
}

/// A symbol of the sprite with other classes (`ic` has to be among them).
#[must_use]
pub fn ic_class(icon: Icon, class: &'static str) -> AnyView {
    view! {
        <svg class=class aria-hidden="true">
            <use_ href=icon.href()></use_>
        </svg>
    }
    .into_any()
}

/// Colour, pattern and emblem of a player. `class` is empty, `big` or `mid`.
#[must_use]
pub fn badge(livery: Livery, class: &'static str) -> AnyView {
    let classes = ["badge", livery.class(), class].join(" ");
    let paper = [
        "<rect width=\"28\" height=\"28\" fill=\"",
        livery.colour(),
        "\"/><rect width=\"28\" height=\"28\" fill=\"",
        livery.pattern(),
        "\"/>",
    ]
    .concat();
    view! {
        <span class=classes>
            <svg viewBox="0 0 28 28" aria-hidden="true" inner_html=paper></svg>
            {ic(livery.emblem())}
        </span>
    }
    .into_any()
}

/// The inside of a button that shows a small picture of something, with figures in it: a name in words for whoever hears it or
/// calls it by voice, and the picture for eyes only. (With `aria-label` instead, every figure of the picture would have to be
/// in the name.) The markup of the picture is laid out as if it were in the button itself.
pub fn pictured(
    name: impl Fn() -> String + Send + 'static,
    picture: impl Fn() -> String + Send + 'static,
) -> AnyView {
    let eyes = view! { <span class="eyes" aria-hidden="true" inner_html=picture></span> };
    named(name, eyes.into_any())
}

/// The same for a picture that is no plain markup: it hides itself from all but eyes.
pub fn named(name: impl Fn() -> String + Send + 'static, picture: AnyView) -> AnyView {
    view! {
        <span class="sr">{name}</span>
        {picture}
    }
    .into_any()
}

/// A button of the chrome. While `why` gives a reason the button stays in reach of the keyboard, is announced as
/// disabled and tells the reason on hover and in focus; pressing it then hands the reason to `refuse` instead.
#[component]
pub fn Press(
    /// The symbol before the text.
    icon: Icon,
    /// The text.
    #[prop(into)]
    label: Signal<String>,
    /// Further classes, such as `primary`.
    #[prop(optional)]
    class: &'static str,
    /// The text form of the one action that the button stands for, if it stands for one.
    #[prop(optional, into)]
    act: Option<String>,
    /// Why it cannot be pressed now.
    #[prop(optional, into)]
    why: Signal<Option<String>>,
    /// What a press does.
    #[prop(into)]
    press: Callback<()>,
    /// What a press does while there is a reason against it.
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
