//! The recap: what other players did since the person's last turn, in short phrases, each linked to its position.

mod last_move;
mod span;
mod strip;

pub use last_move::last_move;
pub use span::span;
pub use strip::{RecapStrip, RecapTray};
