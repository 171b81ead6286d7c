//! Laws of replay, saves and undo.
