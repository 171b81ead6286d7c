//! Computer players at the table: who sits where, whose turn it is to think, and how fast the page shows it.
//!
//! Nothing in here knows the rules of a game. [`drive`](drive::drive) asks the [`Thinker`](crate::ai_client::Thinker) for
//! whichever seat is due, with the view of that seat alone, and plays what comes back at the chosen [`Pace`](moot_ui::players::Pace).

pub mod back;
mod desk;
pub mod drive;
mod hands;
mod seats;
mod waits;

pub use desk::{Opponents, Thought};
pub use hands::{Hands, beholder};
pub use seats::SeatsDialog;
pub use waits::{WaitTray, portrait};
