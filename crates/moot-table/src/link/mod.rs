//! Links: a whole game in the part of an address that stays in the browser.
//!
//! ```text
//! text --decode--> RawLink --open::<G>--> Table<G>     (checked: letters, format, length, checksum, head | game, rules, setup, replay, end)
//! text <--encode-- RawLink <--of--------- Table<G>
//! ```
//!
//! | bytes | |
//! |---|---|
//! | 1 | [`LINK_FORMAT`], before anything that may change |
//! | 1 to 5 | how many bytes follow the checksum, a number of seven bits a byte |
//! | 4 | the CRC-32 of those bytes, least first |
//! | | the head: what for, game, rules, setup, seed, seats, number of entries, checksum of what they say (postcard) |
//! | | the entries, range coded |
//!
//! An entry costs as many bits as it was a choice: a decision is coded as its place in the list of what was legal, a draw
//! as "what the seed says". What is not listed, such as a payment made by hand, and a draw that came from elsewhere, are
//! spelt. What the entries say, and where they lead, is checked by a checksum of its own, so that other rules or lists can
//! never turn a link quietly into another game: such a link is refused.

mod entries;
mod error;
mod range;
mod raw;
mod shares;

pub use error::{BadLink, LinkTrouble};
pub use raw::{LINK_FORMAT, Purpose, RawLink, link_game};
