//! Saved games: where they lie, what becomes of one that cannot be read, how one leaves the browser.

mod bundle;
mod export;
mod keeper;
mod lasting;
mod lock;
mod pack;
mod record;
mod shelf;
mod store;
mod summary;
mod trouble;

pub use bundle::{Merged, is_bundle};
pub use export::{copy_text, download, export};
pub use keeper::Keeper;
pub use lasting::Lasting;
pub use record::{Record, from_crash};
pub use shelf::{
    APP, Found, Kept, LONELY, NotPut, SaveId, SaveLease, Shelf, other_game, read, save_key, write,
};
pub use store::{Browser, Store, StoreError};
pub use summary::Summary;
pub use trouble::{Rescued, Trouble};

/// The shelf of this browser.
pub const SHELF: Shelf<Browser> = Shelf(Browser);

#[cfg(test)]
mod room_tests;
