//! The lines of text in the dialogs of live play. Each is there once for all dialogs.

use leptos::prelude::*;

/// A line that tells how things stand. Screen readers read it when it appears.
pub fn status(text: impl Into<String>) -> AnyView {
    paragraph("", Some("status"), text.into())
}

/// A line that tells what has failed. Screen readers read it at once.
pub fn trouble(text: impl Into<String>) -> AnyView {
    paragraph("trouble", Some("alert"), text.into())
}

/// A line in small letters.
pub fn fine(text: &str) -> AnyView {
    paragraph("fine", None, text.to_owned())
}

fn paragraph(class: &'static str, role: Option<&'static str>, text: String) -> AnyView {
    view! { <p class=class role=role>{text}</p> }.into_any()
}
