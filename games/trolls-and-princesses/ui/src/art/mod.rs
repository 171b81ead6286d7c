//! Trolls & Princesses: pentagonal cave tiles, villages round a mountain, cauldrons, and the pictures on tiles and cards.
//!
//! [`pent`] turns places of tiles into corners, [`glyph`] sets signs in rows, [`tile`] draws what lies in a cave network and
//! [`hints`] what may lie there; [`plan`] finds a place for everything on the village board, [`still`] draws what never changes
//! there, [`hamlet`] a village as it stands, [`pot`] the cauldrons of villages and caverns, [`home`] the board of
//! a player, [`card`] what lies in displays.

pub mod card;
pub mod glyph;
pub mod hamlet;
pub mod hints;
pub mod home;
pub mod pent;
pub mod plan;
pub mod pot;
mod sign;
pub mod still;
pub mod tile;

pub use glyph::Glyph;
pub use pent::Pent;
pub use plan::Plan;
pub use sign::Sign;

#[cfg(test)]
mod tests;
