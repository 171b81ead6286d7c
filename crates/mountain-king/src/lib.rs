//! In the Hall of the Mountain King: the rules.
mod clan;
mod kind;
mod square;
pub mod tables;

pub use clan::Clan;
pub use kind::{Kind, Pile};
pub use square::{Mask, ROWS, STRIDE, Square};
