//! The smallest whole game on the contracts of this repository: Nim with hidden cards. Copy it to add a game;
//! `games/template/README.md` says how.
//!
//! [`Nim`] implements [`moot_core::Game`] (the rules) and [`moot_core::Evaluator`] (the evaluation for computer players). Read the
//! files in this order: `setup`, `heap`, `card`, `player`, `state`, `phase`, `action`, `play`, `game`, `view`, `score`, `text`,
//! then `evaluator` and `wire`.
//!
//! # Examples
//! ```
//! use moot_core::{Game, SplitMix64, Seat, Turn};
//! use nim_template::{Action, Heap, Nim, Setup, Size};
//!
//! let setup = Setup::new(2, Size::Small)?;
//! let mut state = Nim::deal(&setup);
//! let mut dice = SplitMix64::new(1);
//! while Nim::turn(&setup, &state) == Turn::Chance {
//!     let card = Nim::sample_chance(&setup, &state, &mut dice);
//!     let _ = Nim::apply_chance(&setup, &mut state, card, &mut ())?;
//! }
//! let take = Action::Take { heap: Heap::B, stones: 2 };
//! assert_eq!(Nim::check(&setup, &state, Seat(0), take), Ok(()));
//! let _ = Nim::act(&setup, &mut state, Seat(0), take, &mut ());
//! assert_eq!(state.stones(Heap::B), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod card;
mod deal;
mod evaluator;
mod event;
mod game;
mod heap;
mod illegal;
#[cfg(any(feature = "serde", feature = "testing"))]
mod invariants;
mod phase;
mod play;
mod player;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod view;
#[cfg(feature = "serde")]
mod wire;

pub use action::{Action, Outcome};
pub use card::{Card, Pile};
pub use evaluator::Feature;
pub use event::Event;
pub use game::Nim;
pub use heap::{HEAPS, Heap};
pub use illegal::Illegal;
pub use phase::Phase;
pub use play::MOST;
pub use player::{Hand, Player};
pub use score::CATEGORIES;
pub use setup::{BadSetup, MAX_PLAYERS, Setup, Size};
pub use state::State;
pub use view::View;
#[cfg(feature = "serde")]
pub use wire::{RawView, ViewError};
