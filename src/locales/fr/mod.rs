//! French.
pub fn install_king() {}
pub fn install_cave() {}
