//! Keyboard input of the board.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use moot_table_ui::board::cursor_keys::{self, BoardKey};
use mountain_king::{Mask, Square};

use super::act;
use super::model::Hints;
use super::places::toward;
use super::window::SquareWindow as _;
use crate::marker::Session;
use moot_table_ui::board::window::Window;

/// Handles a key press while the board has the focus.
pub fn pressed(session: Session, window: Window, hints: Memo<Hints>, ev: &KeyboardEvent) {
    let Some(key) = cursor_keys::read(window, ev) else { return };
    let BoardKey::Arrow(across, down) = key else { return press_cursor(session) };
    let direction = (across, down);
    let from = session.selection().point().get_untracked().unwrap_or_else(|| start(session));
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

/// Clicks the square under the cursor.
fn press_cursor(session: Session) {
    if let Some(at) = session.selection().point().get_untracked() {
        act::press(session, at, true);
    }
}

/// The initial position of the cursor: the own gate, else the centre of the board.
fn start(session: Session) -> Square {
    let board = session.setup().board();
    let gate = session.state().with_untracked(|state| state.me().gate);
    if gate.is_some() { gate } else { Square::at(board.width / 2, board.height / 2) }
}

/// The adjacent square in a direction, if it is on the mountain.
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

/// Moves the cursor to a square, together with a placed preview where that is legal.
fn go(session: Session, at: Square) {
    act::carry(session, at);
    session.selection().point_at(Some(at));
}

/// Installs the page-wide keys: rotate, mirror and cancel. Inactive in text fields and while a dialog is open.
pub fn listen(session: Session) {
    let other = move |key: &str| match key {
        "r" | "R" => act::turn(session, false),
        "f" | "F" => act::turn(session, true),
        _ => {}
    };
    cursor_keys::listen(move || act::cancel(session), other);
}
