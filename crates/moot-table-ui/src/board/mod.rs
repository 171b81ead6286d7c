//! What boards share: the viewport, gestures, keys, and cells for those who cannot see the picture.

pub mod cells;
pub mod field;
pub mod gesture;
pub mod keys;
pub mod pieces;
pub mod view;
pub mod window;
