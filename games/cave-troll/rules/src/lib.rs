//! The rules of Cave Troll, independent of the page.
//!
//! [`CaveTroll`] implements [`moot_core::Game`]. The dungeon, the cards and the artifacts are text files in `data/`,
//! compiled to static tables in [`tables`]. Section names in the documentation are those of the rulebook; rulings where it
//! is silent are in `RULINGS.md`, and the exact reading of every ability is in `data/abilities.md`.

mod ability;
mod action;
mod artifact;
mod card;
mod cave_in;
mod deal;
mod enter;
mod evaluator;
mod event;
mod figure;
mod game;
mod illegal;
#[cfg(any(feature = "serde", feature = "testing"))]
mod invariants;
mod phase;
mod play;
mod player;
mod print;
mod push;
mod relic;
pub mod score;
mod setup;
mod space;
mod state;
mod step;
pub mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod turn;
mod view;
#[cfg(feature = "serde")]
mod wire;

pub use action::{Action, Outcome};
pub use artifact::Artifact;
pub use card::{Card, Cards};
pub use evaluator::Feature;
pub use event::{Event, Fate, Way};
pub use figure::{Figure, Piece, Set};
pub use game::CaveTroll;
pub use illegal::{Illegal, Wanted};
pub use phase::{Phase, Then};
pub use player::{MAX_PLAYERS, Player};
pub use print::print;
pub use score::{Standing, standing};
pub use setup::{BadSetup, Setup};
pub use space::{PITS, ROOMS, STAIRCASES, Space, Spaces};
pub use state::{Eye, Laid, State, Stepped, Threshold};
pub use turn::IDLE_ROUNDS;
pub use view::View;
#[cfg(feature = "serde")]
pub use wire::{RawView, ViewError};
