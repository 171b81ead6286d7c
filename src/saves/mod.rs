//! Saved games: where they lie, what becomes of one that cannot be read, how one leaves the browser.

mod export;
mod shelf;
mod store;
mod summary;
mod trouble;

pub use export::{copy_text, download};
pub use shelf::{APP, Found, Kept, SaveId, Shelf, other_game, read, write};
pub use store::{Browser, Store, StoreError};
pub use summary::Summary;
pub use trouble::{Rescued, Trouble};

/// The shelf of this browser.
pub const SHELF: Shelf<Browser> = Shelf(Browser);

#[cfg(test)]
mod tests;
