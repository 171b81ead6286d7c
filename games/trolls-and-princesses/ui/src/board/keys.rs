//! The keys of the board.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::press::press;
use super::scene;
use super::scene::Spot;
use super::stage::Stage;
use crate::game::hand::Point;
use crate::game::{Session, act};
use moot_table_ui::board::keys::{near_board, occupied};
use moot_table_ui::board::window::Window;

/// A key is pressed while the board has the focus.
pub(super) fn pressed(session: Session, window: Window, stage: Stage, ev: &KeyboardEvent) {
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
            if let Some(point) = session.hand.point.get_untracked() {
                press(session, point, None);
            }
            return;
        }
        "+" | "=" => return window.zoom(1.3, None),
        "-" => return window.zoom(1.0 / 1.3, None),
        "0" => return window.whole(),
        _ => return,
    };
    ev.prevent_default();
    let all = stage.spots();
    let lit: Vec<(Point, Spot)> =
        all.iter().filter(|&&(_, _, lit)| lit).map(|&(point, spot, _)| (point, spot)).collect();
    let all: Vec<(Point, Spot)> = all.into_iter().map(|(point, spot, _)| (point, spot)).collect();
    let now = session.hand.point.get_untracked();
    let from = all.iter().find(|&&(point, _)| Some(point) == now).map(|&(_, spot)| spot);
    let next = match from {
        // The first key only shows where the cursor is.
        None => lit.first().or(all.first()).map(|&(point, _)| point),
        Some(from) => {
            let among = if ev.shift_key() || lit.is_empty() { &all } else { &lit };
            // At the rim of what is lit the other places come within reach again.
            scene::toward(among, from, direction).or_else(|| scene::toward(&all, from, direction))
        }
    };
    if let Some(point) = next {
        session.hand.point.set(Some(point));
        if let Some(&(_, spot)) = all.iter().find(|&&(other, _)| other == point) {
            window.show_point(spot);
        }
    }
}

/// Listens to the keys that serve beside the board as well: turn the tile, cancel. Not while something is written or a dialog
/// is open.
pub(super) fn listen(session: Session) {
    let listening = window_event_listener(leptos::ev::keydown, move |ev| {
        if ev.default_prevented() || ev.ctrl_key() || ev.alt_key() || ev.meta_key() || occupied(&ev) {
            return;
        }
        match ev.key().as_str() {
            "r" if near_board(&ev) => act::rotate(session, false),
            "R" if near_board(&ev) => act::rotate(session, true),
            "Escape" if act::cancel(session) => ev.prevent_default(),
            _ => {}
        }
    });
    on_cleanup(move || listening.remove());
}
