//! Links: a whole game in the fragment of an address, which the browser does not send to the server.
//!
//! ```text
//! text --decode--> RawLink --open::<G>--> Table<G>     (checked: letters, format, length, checksum, head | game, rules, setup, replay, end)
//! text <--encode-- RawLink <--of--------- Table<G>
//! ```
//!
//! | bytes | |
//! |---|---|
//! | 1 | [`LINK_FORMAT`], first so that it can be read whatever follows |
//! | 1 to 5 | the number of bytes after the checksum, as a varint of seven bits a byte |
//! | 4 | the CRC-32 of those bytes, little-endian |
//! | | the head: purpose, game, rules, setup, seed, seats, number of entries, checksum of the entries (postcard) |
//! | | the entries, range coded |
//!
//! A decision is encoded as its index in the list of legal actions, a draw as "what the seed draws". A
//! non-canonical payment, or an outcome that did not come from the seed, is spelt out. A second checksum
//! covers the texts of the entries and the final position. It detects that other rules or another order of
//! legal actions would open the link as a different game; such a link is refused.

mod entries;
mod error;
mod range;
mod raw;
mod shares;

pub use error::{LinkDecodeError, LinkOpenError};
pub use raw::{LINK_FORMAT, Purpose, RawLink, link_game};
