//! The keys of the dungeon.

use cave_troll::{Space, Spaces};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::model::Hints;
use super::skin::with_plan;
use super::{act, paint};
use crate::game::Session;
use moot_table_ui::board::keys::occupied;
use moot_table_ui::board::window::Window;

/// A key is pressed while the board has the focus.
pub fn pressed(session: Session, window: Window, hints: Memo<Hints>, ev: &KeyboardEvent) {
    if ev.ctrl_key() || ev.alt_key() || ev.meta_key() {
        return;
    }
    let direction = match ev.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            ev.prevent_default();
            if let Some(at) = session.hand.point.get_untracked() {
                act::press(session, at, None, true);
            }
            return;
        }
        "+" | "=" => return window.zoom(1.3, None),
        "-" => return window.zoom(1.0 / 1.3, None),
        "0" => return window.whole(),
        _ => return,
    };
    ev.prevent_default();
    let from = session.hand.point.get_untracked().unwrap_or_else(|| start(session));
    let lit = hints.with_untracked(|hints| {
        hints.targets.iter().fold(hints.lit, |all, stand| all | Spaces::one(stand.at))
    });
    let among = if ev.shift_key() || lit.is_empty() { Spaces::ALL } else { lit };
    // At the rim of what is lit the other spaces come within reach again.
    let next = paint::toward(among, from, direction).or_else(|| paint::toward(Spaces::ALL, from, direction));
    if let Some(at) = next {
        session.hand.point.set(Some(at));
        window.show_point(with_plan(|plan| plan.middle(at.index())));
    }
}

/// Where the arrow keys begin: where the figure in hand is, else an own one, else the first room.
fn start(session: Session) -> Space {
    let held = session.hand.hold.get_untracked().who.map(|who| who.at);
    held.unwrap_or_else(|| {
        session.state.with_untracked(|state| {
            let player = state.player(state.asked());
            player.hero_spaces().iter().next().unwrap_or(Space(0))
        })
    })
}

/// Listens to the key that serves wherever the focus is: cancel. Not while something is written or a dialog is open.
pub fn listen(session: Session) {
    let listening = window_event_listener(leptos::ev::keydown, move |ev| {
        let plain = !(ev.default_prevented() || ev.ctrl_key() || ev.alt_key() || ev.meta_key());
        if plain && ev.key() == "Escape" && !occupied(&ev) && act::cancel(session) {
            ev.prevent_default();
        }
    });
    on_cleanup(move || listening.remove());
}
