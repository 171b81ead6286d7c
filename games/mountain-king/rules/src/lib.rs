//! The rules of *In the Hall of the Mountain King*, independent of the page.
//!
//! [`MountainKing`] implements [`moot_core::Game`]. Board, cards and tiles are text files in `data/`, compiled to static
//! tables in [`tables`]. Section names in the documentation are those of the rulebook; rulings where it is silent are in
//! `RULINGS.md`.

mod act;
mod action;
pub mod card;
mod clan;
mod deal;
mod deck;
mod dig;
pub mod evaluator;
mod event;
mod game;
mod hall;
mod illegal;
#[cfg(any(feature = "serde", feature = "testing"))]
mod invariants;
mod kind;
mod laid;
mod legal;
mod mountain;
mod pedestal;
mod phase;
mod player;
mod print;
mod recruit;
pub mod score;
mod setup;
mod spell;
mod spells;
mod square;
mod state;
mod statue;
pub mod tables;
mod team;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod token;
mod trade;
mod turn;
mod view;
#[cfg(feature = "serde")]
mod wire;
mod workshop;

pub use action::{Action, Outcome};
pub use clan::{Clan, SPACES};
pub use dig::{Fits, Ground, honour};
pub use event::Event;
pub use game::{MountainKing, asked_site};
pub use illegal::Illegal;
pub use kind::{Kind, Pile};
pub use laid::{Laid, Tile, cover};
pub use phase::{Phase, Stage};
pub use player::Player;
pub use print::print;
pub use setup::{BadSetup, Setup, Side, Supply};
pub use spell::Spell;
pub use square::{Mask, ROWS, STRIDE, Square};
pub use state::{Drafting, MAX_SITES, MAX_STATUES, MAX_TILES, Place, Rites, State};
pub use token::{Payment, Source, Token};
pub use turn::LAST_ROUND;
pub use view::View;
#[cfg(feature = "serde")]
pub use wire::{RawView, ViewError};
