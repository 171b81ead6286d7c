//! Everything that is drawn: icons, troll portraits, the mountain and the pieces on it.
//!
//! Nothing here knows the rules or the page: plain data goes in, SVG text comes out. Art that never changes during a
//! game comes as whole fragments for `inner_html`; what moves comes piece by piece, so that the page can keep a node
//! for each piece and animate it. Colours are classes and custom properties of `style/`.
//!
//! One square of the mountain is [`CELL`](kinds::CELL) = 32 SVG units; a square (x, y) covers 32x..32x+32 and
//! 32y..32y+32.

pub mod icon;
pub mod kinds;
mod pen;
mod rng;
pub mod troll;
mod troll_parts;

pub use icon::{Icon, SPRITE};
pub use kinds::{CELL, Clan, Livery, Resource, Season, Square};
pub use troll::Portrait;
