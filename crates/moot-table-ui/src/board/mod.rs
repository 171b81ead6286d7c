//! Shared parts of boards: the viewport, gestures, keys, and the accessible cells.

pub mod cells;
pub mod cursor_keys;
pub mod field;
pub mod fling;
pub mod gesture;
pub mod keys;
pub mod lit;
pub mod pieces;
pub mod view;
pub mod window;
