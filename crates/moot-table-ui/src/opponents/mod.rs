//! Computer players at the table: their seats, their turns, and the pace.
//!
//! This module is independent of the rules of a game. [`drive`](drive::drive) requests a decision of the seat on turn from the
//! [`AiClient`](crate::ai_client::AiClient), with the view of that seat alone, and plays it at the chosen
//! [`Pace`](moot_ui::players::Pace).

pub mod back;
pub mod drive;
mod input_control;
mod seats;
mod state;
mod waits;

pub use input_control::{InputControl, shown_seat};
pub use seats::SeatsDialog;
pub use state::{Opponents, SearchProgress};
pub use waits::{WaitTray, portrait};
