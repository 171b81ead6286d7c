//! The whole page: which screen is shown.

use leptos::prelude::*;

/// Mounts the app on the page's body.
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(App);
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    view! { <main>"Trollmoot"</main> }
}
