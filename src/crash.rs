//! What the page shows when the program stops: a message, and the last save to take away.
//!
//! After a panic no code of the page runs any more, so everything here is plain HTML that works by itself.

use std::panic;

use crate::saves::SHELF;
use crate::words::words;

/// Tells of panics on the page as well as on the console.
pub fn watch() {
    // Fetched now: in a panic no signal can be trusted.
    let message = message();
    panic::set_hook(Box::new(move |info| {
        console_error_panic_hook::hook(info);
        show(message);
    }));
}

/// Title, advice and the way out, in the reader's language.
#[must_use]
pub fn message() -> [&'static str; 3] {
    let texts = words().saves;
    [texts.crashed(), texts.crashed_help(), texts.reload()]
}

/// Puts the message over the page, with the last save.
pub fn show([title, help, reload]: [&str; 3]) {
    let save = SHELF.last().and_then(|id| SHELF.text(id).ok().flatten()).unwrap_or_default();
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let (Some(body), Ok(veil)) = (document.body(), document.create_element("div")) else { return };
    veil.set_class_name("veil");
    veil.set_inner_html(
        &[
            "<div class=\"dialog crash\" role=\"alertdialog\" aria-labelledby=\"h-crash\"><header><h2 id=\"h-crash\">",
            title,
            "</h2></header><div class=\"body\"><p>",
            help,
            "</p><textarea readonly rows=\"6\"></textarea></div><footer><a class=\"btn primary\" href=\"?\">",
            reload,
            "</a></footer></div>",
        ]
        .concat(),
    );
    if let Ok(Some(area)) = veil.query_selector("textarea") {
        area.set_text_content(Some(&save));
    }
    // A page that lets nothing be added has nothing left to say it with.
    let _ = body.append_child(&veil);
}
