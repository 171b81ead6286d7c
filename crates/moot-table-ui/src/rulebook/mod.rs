//! The rulebook: an original text, searchable, with interactive examples.
//!
//! The text is Markdown in `games/GAME/rulebook/`, which `moot-book` converts to HTML when the site is built. The page fetches it
//! on demand.
//! Every section has an address: `#rules/GAME/SECTION`.

pub mod book;
pub mod example;

use core::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use self::book::{Piece, Section, marked, pieces, sections};
use crate::game::GameView;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::registry::GameEntry;
use moot_ui::remote_text;
use moot_ui::remote_text::Fetched;
use moot_ui::screen;
use moot_ui::screen::Screen;
use moot_ui::text::language_now;
use moot_ui::widgets::ic;

/// The address of a section, without the `#`.
#[must_use]
pub fn address<G: GameView>(section: &str) -> String {
    ["rules/", G::ID, "/", section].concat()
}

/// The section that the address names; redirects to the page of another game if the address names that.
fn named<G: GameView>() -> String {
    let rest = screen::rest();
    let (game, section) = rest.split_once('/').unwrap_or((&rest, ""));
    if game != G::ID
        && let Some(page) = GameEntry::of_id(game).map(|game| game.page)
        && let Some(window) = web_sys::window()
    {
        // If the browser does not navigate, the rules of this game are shown.
        let _ = window.location().set_href(&[page, "#rules/", &rest].concat());
    }
    section.to_owned()
}

/// Scrolls a section into view and focuses its heading.
fn turn_to(section: &str) {
    let Some(there) = document().get_element_by_id(section) else { return };
    there.scroll_into_view();
    let heading = there.query_selector("h2, h3").ok().flatten();
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        // A heading that refuses the focus is still in view.
        let _ = heading.focus();
    }
}

/// The rulebook of the game.
pub fn screen<G: GameView>(app: AppState<G>) -> AnyView {
    let texts = words().learn;
    let files = RwSignal::new(Fetched::Coming);
    let fetch = Callback::new(move |()| {
        remote_text::all(vec![["book/", language_now().word(), "/", G::ID, ".html"].concat()], files);
    });
    fetch.run(());
    let book = Memo::new(move |_| {
        files.with(|state| match state {
            Fetched::Here(texts) => texts.first().map(|text| sections(text)),
            _ => None,
        })
    });
    let section = RwSignal::new(named::<G>());
    let follow = window_event_listener(ev::hashchange, move |_| {
        if app.screen.get_untracked() == Screen::Rules {
            section.set(named::<G>());
        }
    });
    on_cleanup(move || follow.remove());
    let needle = RwSignal::new(String::new());
    // The section is scrolled into view once it has been rendered.
    Effect::new(move |_| {
        let (section, here) = (section.get(), book.with(Option::is_some));
        if here && !section.is_empty() {
            set_timeout(move || turn_to(&section), Duration::from_millis(60));
        }
    });
    let found = Memo::new(move |_| {
        let needle = needle.get();
        book.with(|book| {
            let all = book.as_deref().unwrap_or_default();
            all.iter().filter_map(|one| Some((one.clone(), marked(&one.html, &needle)?))).collect::<Vec<_>>()
        })
    });
    let count = move || {
        let searching = needle.with(|needle| !needle.trim().is_empty());
        searching.then(|| texts.found(found.with(Vec::len)))
    };
    let contents = move || found.with(|found| found.iter().map(|(one, _)| entry::<G>(one)).collect_view());
    let body = move || {
        if book.with(Option::is_none) {
            return files.with(|state| remote_text::waiting(state, fetch));
        }
        found.with(|found| found.iter().map(|(one, html)| shown::<G>(one, html)).collect_view()).into_any()
    };
    view! {
        <div class="lobby rulebook study">
            <header class="topbar">
                <div class="brand">
                    <span class="mark">{ic(Icon::Book)}</span>
                    <span class="titles">
                        <strong>{G::entry().texts().name}</strong>
                        <small>{texts.rules()}</small>
                    </span>
                </div>
                <span class="spring"></span>
                <button type="button" class="btn" on:click=move |_| app.go(Screen::Lessons)>
                    {ic(Icon::Hint)}
                    <span>{texts.lessons()}</span>
                </button>
                <button type="button" class="btn" on:click=move |_| app.back()>
                    {ic(Icon::Prev)}
                    <span>{words().about.back()}</span>
                </button>
            </header>
            <main>
                <h1 class="sr">{texts.rules()}</h1>
                <div class="find" role="search">
                    <label>
                        <span>{texts.search()}</span>
                        <input
                            type="search"
                            autocomplete="off"
                            on:input:target=move |event| needle.set(event.target().value())
                        />
                    </label>
                    <output aria-live="polite">{count}</output>
                </div>
                <nav aria-label=texts.contents()>
                    <ul>{contents}</ul>
                </nav>
                <article class="book">{body}</article>
            </main>
        </div>
    }
    .into_any()
}

fn entry<G: GameView>(section: &Section) -> AnyView {
    let to = ["#", &address::<G>(&section.id)].concat();
    let id = section.id.clone();
    // The address may name the section already.
    let press = move |_| turn_to(&id);
    view! {
        <li>
            <a href=to class=(section.level > 2).then_some("sub") on:click=press>
                {section.title.clone()}
            </a>
        </li>
    }
    .into_any()
}

fn shown<G: GameView>(section: &Section, html: &str) -> AnyView {
    let link = [
        "<a class=\"anchor\" href=\"#",
        &address::<G>(&section.id),
        "\" aria-label=\"",
        &words().learn.link_to(&section.title).replace('"', ""),
        "\">#</a></h",
    ]
    .concat();
    let html = html.replacen("</h", &link, 1);
    let piece = |piece: Piece| match piece {
        Piece::Html(html) => view! { <div inner_html=html></div> }.into_any(),
        Piece::Example { id, caption } => example::example::<G>(id, caption),
    };
    view! { <section id=section.id.clone()>{pieces(&html).into_iter().map(piece).collect_view()}</section> }
        .into_any()
}
