//! The games on the page: what each adds to what all of them share.

pub mod cave_troll;
pub mod mountain_king;

#[cfg(test)]
mod positions;
