//! What lies beyond the table: all that nobody needs before the first turn is played. It is fetched when it is asked for.
//!
//! Whatever is added round a game belongs here unless the first decision needs it: an entry in [`Beyond`], and where it is
//! shown `beyond(G::beyond, ...)`.

use leptos::prelude::*;
use moot_core::Seat;

use crate::advice::HintTray;
use crate::desk::Desk;
use crate::lazy;
use crate::links;
use crate::lobby::saved::Saved;
use crate::look;
use crate::outlook::{self, Aim};
use crate::playable::Playable;
use crate::replay;
use crate::session::Session;
use crate::table::menu::List;
use crate::table::sheet::Sheet;
use crate::whatif;

/// The door to it.
pub struct Beyond<G: Playable> {
    /// The score sheet.
    pub sheet: fn(Desk<G>, Session<G>) -> AnyView,
    /// The games that are on the shelf.
    pub saved: fn(Desk<G>) -> AnyView,
    /// The game of a link, by its code.
    pub arrived: fn(Desk<G>, &str) -> AnyView,
    /// The tray in which the game is sent on to somebody elsewhere.
    pub send_on: fn(Session<G>, Seat) -> AnyView,
    /// What hangs under the menu while it is open, and its dialogs.
    pub menu: fn(Desk<G>, Session<G>, RwSignal<bool>) -> AnyView,
    /// The dialog of looks and sounds.
    pub looks: fn(Desk<G>, Callback<()>) -> AnyView,
    /// The tray with the hints.
    pub hints: fn(Session<G>) -> AnyView,
    /// The bar of a replay.
    pub replay_bar: fn(Desk<G>, Session<G>) -> AnyView,
    /// The tray of a replay.
    pub replay_tray: fn(Session<G>) -> AnyView,
    /// What is certain of a choice.
    pub outlook: fn(Session<G>, Signal<Option<String>>) -> AnyView,
    /// What is certain of a choice that is pointed at: its action, and where it is.
    pub pointed: fn(Session<G>, Aim) -> AnyView,
    /// The mark of a what-if.
    pub ribbon: fn(Desk<G>, Session<G>) -> AnyView,
}

impl<G: Playable> Beyond<G> {
    /// The door. To be named only where a part of the program is cut off.
    pub const DOOR: &'static Beyond<G> = &Beyond {
        sheet: |desk, session| view! { <Sheet desk session/> }.into_any(),
        saved: |desk| view! { <Saved desk/> }.into_any(),
        arrived: |desk, code| links::arrived(desk, code).into_any(),
        send_on: |session, seat| links::send_on(session, seat).into_any(),
        menu: |desk, session, open| view! { <List desk session open/> }.into_any(),
        looks: look::dialog,
        hints: |session| view! { <HintTray session/> }.into_any(),
        replay_bar: replay::bar,
        replay_tray: replay::tray,
        outlook: outlook::shown,
        pointed: outlook::above,
        ribbon: whatif::ribbon,
    };
}

/// Shows something of it.
pub fn beyond<G: Playable>(show: impl Fn(&'static Beyond<G>) -> AnyView + Send + 'static) -> AnyView {
    lazy::view(G::beyond, show)
}
