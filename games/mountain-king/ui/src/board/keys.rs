//! The keys of the board.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use moot_table_ui::board::keys::{near_board, occupied};
use mountain_king::{Mask, Square};

use super::act;
use super::model::Hints;
use super::places::toward;
use super::window::SquareWindow as _;
use crate::game::Session;
use moot_table_ui::board::window::Window;

/// A key is pressed while the board has the focus.
pub fn pressed(session: Session, window: Window, hints: Memo<Hints>, ev: &KeyboardEvent) {
    if ev.ctrl_key() || ev.alt_key() || ev.meta_key() {
        return;
    }
    let direction = match ev.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            ev.prevent_default();
            if let Some(at) = session.hand.point.get_untracked() {
                act::press(session, at, true);
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
    let lit = hints.with_untracked(|hints| hints.lit.0);
    let next = if ev.shift_key() || lit.is_empty() {
        step(session, from, direction)
    } else {
        toward(&lit, from, direction)
    };
    if let Some(at) = next {
        go(session, at);
        window.show(at);
    }
}

/// Where the arrow keys begin: the own gate, else the middle of the board.
fn start(session: Session) -> Square {
    let board = session.setup().board();
    let gate = session.state.with_untracked(|state| state.me().gate);
    if gate.is_some() { gate } else { Square::at(board.width / 2, board.height / 2) }
}

/// One square on, as long as that is on the mountain.
fn step(session: Session, from: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    let board = session.setup().board();
    let there: Mask = board.tiers.iter().fold(board.heart, |all, &tier| all | tier);
    let mut at = from;
    while let Some(next) = at.offset(dx, dy) {
        if there.has(next) {
            return Some(next);
        }
        at = next;
    }
    None
}

/// The cursor goes to a square; what has been put down goes with it where it can.
fn go(session: Session, at: Square) {
    act::carry(session, at);
    session.hand.point.set(Some(at));
}

/// Listens to the keys that serve beside the board as well: turn, mirror and cancel. Not while something is written or a
/// dialog is open.
pub fn listen(session: Session) {
    let listening = window_event_listener(leptos::ev::keydown, move |ev| {
        if ev.default_prevented() || ev.ctrl_key() || ev.alt_key() || ev.meta_key() || occupied(&ev) {
            return;
        }
        let here = near_board(&ev);
        match ev.key().as_str() {
            "r" | "R" if here => act::turn(session, false),
            "f" | "F" if here => act::turn(session, true),
            "Escape" if act::cancel(session) => ev.prevent_default(),
            _ => {}
        }
    });
    on_cleanup(move || listening.remove());
}
