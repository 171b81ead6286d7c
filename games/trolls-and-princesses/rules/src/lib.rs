//! The rules of Trolls & Princesses, independent of the page.
//!
//! [`TrollsAndPrincesses`] implements [`moot_core::Game`]. Boards, tiles and cards are text files in `data/`, compiled to
//! static tables in [`tables`]. Section names in the documentation are those of the rulebook; rulings where it is silent are
//! in `RULINGS.md`.

mod act;
mod action;
mod card;
mod cell;
mod claim;
mod deal;
mod effect;
mod evaluator;
mod event;
mod game;
mod illegal;
#[cfg(any(feature = "serde", feature = "testing"))]
mod invariants;
mod lay;
mod moving;
mod network;
mod phase;
mod place;
mod place_action;
mod player;
mod print;
mod readings;
mod reckon;
mod resource;
mod round;
mod run;
pub mod score;
mod setup;
mod state;
mod store;
pub mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod tile;
mod turn;
mod view;
#[cfg(feature = "serde")]
mod wire;

pub use action::{Action, Carrier, Outcome, Spot};
pub use card::{Board, Cards, Castle, KingsCard, TROLL_CARDS, Totem, TrollCard};
pub use cell::Cell;
pub use effect::{Counted, Effect, Points, Uncovered};
pub use evaluator::Feature;
pub use event::Event;
pub use game::TrollsAndPrincesses;
pub use illegal::Illegal;
pub use network::{Joint, Misfit, Network, loose_halves};
pub use phase::{Phase, Show, Stage, Walk};
pub use place::Place;
pub use place_action::{Cost, PlaceAction};
pub use player::{MAX_PLAYERS, Player};
pub use print::print;
pub use readings::{CowsFrom, Readings, Shared, TrollsBegin};
pub use reckon::{Prospect, Reckoning};
pub use resource::{Goods, Item, Resource};
pub use round::{ROUND_CARDS, RoundCard, Rounds, Time};
pub use setup::{BadSetup, Setup};
pub use state::{DISPLAY, King, Laid, State, Supply, Village};
pub use store::spot_face;
pub use tile::{CAVE_TILES, Edge, KINGS_TILES, TILES, Tile, TileKind, Tiles};
pub use view::View;
#[cfg(feature = "serde")]
pub use wire::{RawView, ViewError};
