//! The printed contents of board and cards, as static tables that the build generates from `data/`.
//!
//! `build.rs` reads and checks the text files and writes `tables.rs` into the build folder; a syntax error stops the build.
//! This file has the types, that file the values.

use crate::{Space, Spaces};

/// A space of the dungeon.
#[derive(Debug, PartialEq, Eq)]
pub struct SpaceCard {
    /// The name of a room; empty for staircases and pits.
    pub name: &'static str,
    /// The printed gold; 0 for staircases and pits.
    pub gold: u8,
    /// The spaces behind its doorways.
    pub near: Spaces,
    /// Its squares by column and row, in reading order.
    pub squares: &'static [(u8, u8)],
}

/// A doorway: where the longest straight wall between two spaces runs. The opening is in its middle.
#[derive(Debug, PartialEq, Eq)]
pub struct Doorway {
    /// One side.
    pub a: Space,
    /// The other side.
    pub b: Space,
    /// Whether the wall runs from left to right.
    pub across: bool,
    /// The column of the wall's first corner.
    pub x: u8,
    /// The row of the wall's first corner.
    pub y: u8,
    /// How many squares long the wall is.
    pub length: u8,
}

/// The printed face of a player card.
#[derive(Debug, PartialEq, Eq)]
pub struct CardFace {
    /// Short name such as `cave-troll`.
    pub id: &'static str,
    /// Copies in a colour.
    pub copies: u8,
    /// Scoring icons.
    pub icons: u8,
    /// The brief text.
    pub text: &'static str,
}

/// The printed face of an artifact.
#[derive(Debug, PartialEq, Eq)]
pub struct ArtifactFace {
    /// Short name such as `raven`.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// The gold that it is worth unplayed.
    pub gold: u8,
    /// The text of its effect.
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
