//! Keyboard input of the board.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

use super::layout;
use super::layout::Spot;
use super::press::press;
use super::stage::Stage;
use crate::board::act;
use crate::game::selection::Point;
use crate::marker::Session;
use moot_table_ui::board::cursor_keys::{self, BoardKey};
use moot_table_ui::board::keys::occupied;
use moot_table_ui::board::window::Window;

/// Handles a key press while the board has the focus.
pub(super) fn pressed(session: Session, window: Window, stage: Stage, ev: &KeyboardEvent) {
    let Some(key) = cursor_keys::read(window, ev) else { return };
    let BoardKey::Arrow(across, down) = key else { return press_cursor(session) };
    let direction = (f64::from(across), f64::from(down));
    let all = stage.spots();
    let lit: Vec<(Point, Spot)> =
        all.iter().filter(|&&(_, _, lit)| lit).map(|&(point, spot, _)| (point, spot)).collect();
    let all: Vec<(Point, Spot)> = all.into_iter().map(|(point, spot, _)| (point, spot)).collect();
    let now = session.selection().point().get_untracked();
    let from = all.iter().find(|&&(point, _)| Some(point) == now).map(|&(_, spot)| spot);
    let next = match from {
        // The first arrow key only shows the cursor.
        None => lit.first().or(all.first()).map(|&(point, _)| point),
        Some(from) => {
            let among = if ev.shift_key() || lit.is_empty() { &all } else { &lit };
            // If no option lies in that direction, the search includes all other places.
            layout::toward(among, from, direction).or_else(|| layout::toward(&all, from, direction))
        }
    };
    if let Some(point) = next {
        session.selection().point_at(Some(point));
        if let Some(&(_, spot)) = all.iter().find(|&&(other, _)| other == point) {
            window.show_point(spot);
        }
    }
}

/// Clicks the place under the cursor.
fn press_cursor(session: Session) {
    if let Some(point) = session.selection().point().get_untracked() {
        press(session, point, None);
    }
}

/// Installs the page-wide keys: rotate the tile, cancel. Inactive in text fields and while a dialog is open.
pub(super) fn listen(session: Session) {
    cursor_keys::listen(move || act::cancel(session), |_| {});
    // The key works wherever the focus is, as its button is shown: it plays no move.
    let turning = window_event_listener(ev::keydown, move |ev| {
        let shortcut = ev.ctrl_key() || ev.alt_key() || ev.meta_key();
        if !shortcut && !ev.default_prevented() && !occupied(&ev) {
            match ev.key().as_str() {
                "r" => act::rotate(session, false),
                "R" => act::rotate(session, true),
                _ => {}
            }
        }
    });
    on_cleanup(move || turning.remove());
}
