//! Variations: copies of a game from some position on. Each is a save of its own that stores its parent, so that a game and its
//! variations form a tree.

mod ask;
mod banner;
mod branches;
mod tree;

pub use ask::ask;
pub use banner::banner;
pub use tree::tree;
