//! Trays with one button or none.

use leptos::prelude::*;
use mountain_king::Action;

use super::{frame, nothing};
use crate::marker::Session;
use crate::panels::control::act_btn;
use crate::panels::ink;
use crate::text::table::king;
use moot_art::Icon;
use moot_table_ui::text::words;

/// Step 2 is impossible.
pub(super) fn skip(session: Session) -> AnyView {
    let body = act_btn(session, Action::Skip, Icon::Skip, "go", king().trays.skip().to_owned());
    frame("skip", Some(ink::ic(Icon::Info)), || king().trays.skip_title().to_owned(), nothing, body)
}

/// Deep Breath: a second dig, or none.
pub(super) fn breath(session: Session) -> AnyView {
    let body = act_btn(session, Action::Done, Icon::Skip, "quiet", king().trays.no_breath().to_owned());
    frame("breath", Some(ink::ic(Icon::Dig)), || king().trays.breath_title().to_owned(), nothing, body)
}

/// No decision in a panel.
#[must_use]
pub fn idle(session: Session) -> AnyView {
    let text = move || if session.over() { words().refusals.over() } else { king().trays.idle() };
    view! { <div class="tray idle"><span class="hintline">{text}</span></div> }.into_any()
}
