//! Keyboard input of the dungeon.

use cave_troll::{Space, Spaces};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::model::Hints;
use super::skin::with_plan;
use super::{act, paint};
use crate::marker::Session;
use moot_table_ui::board::cursor_keys::{self, BoardKey};
use moot_table_ui::board::window::Window;

/// Handles a key press while the board has the focus.
pub fn pressed(session: Session, window: Window, hints: Memo<Hints>, ev: &KeyboardEvent) {
    let Some(key) = cursor_keys::read(window, ev) else { return };
    let BoardKey::Arrow(across, down) = key else { return press_cursor(session) };
    let direction = (f64::from(across), f64::from(down));
    let from = session.selection().point().get_untracked().unwrap_or_else(|| start(session));
    let lit = hints.with_untracked(|hints| {
        hints.targets.iter().fold(hints.lit, |all, stand| all | Spaces::one(stand.at))
    });
    let among = if ev.shift_key() || lit.is_empty() { Spaces::ALL } else { lit };
    // If no option lies in that direction, the search includes all other spaces.
    let next = paint::toward(among, from, direction).or_else(|| paint::toward(Spaces::ALL, from, direction));
    if let Some(at) = next {
        session.selection().point_at(Some(at));
        window.show_point(with_plan(|plan| plan.middle(at.index())));
    }
}

/// Clicks the space under the cursor.
fn press_cursor(session: Session) {
    if let Some(at) = session.selection().point().get_untracked() {
        act::press(session, at, None, true);
    }
}

/// The initial position of the cursor: the selected figure, else an own one, else the first room.
fn start(session: Session) -> Space {
    let held = session.selection().pick().get_untracked().who.map(|who| who.at);
    held.unwrap_or_else(|| {
        session.state().with_untracked(|state| {
            let player = state.player(state.asked());
            player.hero_spaces().iter().next().unwrap_or(Space(0))
        })
    })
}

/// Installs the page-wide cancel key. Inactive in text fields and while a dialog is open.
pub fn listen(session: Session) {
    cursor_keys::listen(move || act::cancel(session), |_| {});
}
