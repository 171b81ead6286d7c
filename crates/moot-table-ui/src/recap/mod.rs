//! The recap: what other players did since the person's last turn, in short phrases, each linked to its position.

mod span;
mod strip;

pub use span::span;
pub use strip::{RecapStrip, RecapTray, with_gains};
