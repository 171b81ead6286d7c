//! Drawings shared by several games: icons, troll portraits, outlines, land and trees.
//!
//! Pure functions from plain data to SVG text, independent of the rules and the page. Art that never changes during a game is
//! returned as whole fragments for `inner_html`; moving pieces are returned one by one, so that the page can keep a node for each
//! piece and animate it. Colours are classes and custom properties of `style/`.
//!
//! One square of the mountain is [`CELL`] = 32 SVG units; a square (x, y) covers 32x..32x+32 and 32y..32y+32. Pieces are
//! drawn around (0, 0) and placed with `translate` to [`middle`] of their square.

pub mod chart;
pub mod classes;
pub mod foot;
pub mod icon;
pub mod kinds;
pub mod land;
pub mod mountain;
pub mod outline;
pub mod pen;
pub mod rect;
pub mod rng;
pub mod shape;
#[cfg(test)]
mod testing;
pub mod troll;
mod troll_parts;
pub mod wood;

pub use icon::{Icon, SPRITE};
pub use kinds::{CELL, Clan, Resource, Season, SeatStyle, Square, middle};
pub use mountain::Mountain;
pub use outline::outline;
pub use rect::{Rect, Size};
pub use shape::shape;
pub use troll::Portrait;
