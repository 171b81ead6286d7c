//! What-ifs: copies of a game from some moment on. Each is a game of its own on the shelf that remembers where it was taken
//! from, so that a game and its what-ifs are a tree.

mod ask;
mod banner;
mod branches;
mod tree;

pub use ask::ask;
pub use banner::banner;
pub use tree::tree;
