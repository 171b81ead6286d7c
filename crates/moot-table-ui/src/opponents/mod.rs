//! Computer players at the table: who sits where, whose turn it is to think, and how fast the page shows it.
//!
//! Nothing in here knows the rules of a game. [`drive`](drive::drive) asks the [`AiClient`](crate::ai_client::AiClient) for
//! whichever seat is due, with the view of that seat alone, and plays what comes back at the chosen [`Pace`](moot_ui::players::Pace).

pub mod back;
pub mod drive;
mod input_control;
mod seats;
mod state;
mod waits;

pub use input_control::{InputControl, beholder};
pub use seats::SeatsDialog;
pub use state::{Opponents, Thought};
pub use waits::{WaitTray, portrait};
