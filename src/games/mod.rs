//! The games on the page: what each adds to what all of them share.

pub mod cave_troll;
pub mod mountain_king;
pub mod trolls_and_princesses;

#[cfg(test)]
mod positions;
