//! Drawings that several games share: icons, troll portraits, outlines, land and trees.
//!
//! Nothing here knows the rules or the page: plain data goes in, SVG text comes out. Art that never changes during a
//! game comes as whole fragments for `inner_html`; what moves comes piece by piece, so that the page can keep a node
//! for each piece and animate it. Colours are classes and custom properties of `style/`.
//!
//! One square of the mountain is [`CELL`] = 32 SVG units; a square (x, y) covers 32x..32x+32 and 32y..32y+32. Pieces are
//! drawn around (0, 0) and placed with `translate` to [`middle`] of their square.

pub mod chart;
pub mod icon;
pub mod kinds;
pub mod land;
pub mod mountain;
pub mod outline;
pub mod pen;
pub mod rng;
pub mod shape;
pub mod terrain;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod troll;
mod troll_parts;
pub mod wood;

pub use icon::{Icon, SPRITE, VILLAGE_SPRITE};
pub use kinds::{CELL, Clan, Livery, Resource, Season, Square, middle};
pub use mountain::Mountain;
pub use outline::outline;
pub use shape::shape;
pub use troll::Portrait;
