//! Saved games: storage, recovery of unreadable saves, and export.

mod bundle;
mod export;
mod list;
mod lock;
mod merged;
mod pack;
mod persistence;
mod record;
mod save_id;
mod save_store;
mod save_writer;
mod store;
mod summary;
mod trouble;

pub use bundle::is_bundle;
pub use export::{copy_text, download, export};
pub use merged::Merged;
pub use persistence::Persistence;
pub use record::{Record, from_crash};
pub use save_id::SaveId;
pub use save_store::{
    APP, Found, LONELY, NotPut, QuarantinedSave, SaveLease, SaveStore, other_game, read, save_key, write,
};
pub use save_writer::SaveWriter;
pub use store::{Browser, Store, StoreError};
pub use summary::Summary;
pub use trouble::{Rescued, Trouble};

/// The saves of this browser.
pub const SAVES: SaveStore<Browser> = SaveStore(Browser);

#[cfg(test)]
mod room_tests;
