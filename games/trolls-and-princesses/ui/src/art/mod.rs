//! Art of Trolls & Princesses: pentagonal cave tiles, villages round a mountain, cauldrons, and the pictures on tiles and
//! cards.
//!
//! [`pentagon`] converts tile places into corners, [`glyph`] sets signs in rows, [`tile`] draws tiles of a cave network and
//! [`hints`] the options there; [`board_plan`] lays out the village board, [`background`] draws its static background, [`hamlet`] the
//! state of a village, [`pot`] the cauldrons of villages and caverns, [`home`] a player board, [`card`] the cards.

pub mod background;
pub mod board_plan;
pub mod card;
pub mod glyph;
pub mod hamlet;
pub mod hints;
pub mod home;
pub mod icons;
pub mod pentagon;
pub mod pot;
mod sign;
pub mod tile;

pub use board_plan::BoardPlan;
pub use glyph::Glyph;
pub use pentagon::Pentagon;
pub use sign::Sign;

#[cfg(test)]
mod tests;
