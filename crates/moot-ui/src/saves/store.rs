//! Key-value storage for saves.

use core::error::Error;
use core::fmt;

/// Why a text could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Storage is missing or blocked by the browser.
    Disabled,
    /// The storage is full.
    Full,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoreError::Disabled => "storage is disabled",
            StoreError::Full => "storage is full",
        })
    }
}

impl Error for StoreError {}

/// Persistent texts by key.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// [`StoreError::Disabled`] if nothing can be read at all.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Stores a text under a key.
    ///
    /// # Errors
    /// Why it was not stored; the previous text stays.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Removes a key if it exists.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, in no particular order; empty if nothing can be read.
    fn keys(&self) -> Vec<String>;
}

/// The local storage of this site in this browser.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// The storage, if the browser allows it. `LocalStorage::raw` throws where it is blocked, so access is checked first.
    fn raw() -> Result<web_sys::Storage, StoreError> {
        let allowed = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        allowed
            .map(|_| <gloo_storage::LocalStorage as gloo_storage::Storage>::raw())
            .ok_or(StoreError::Disabled)
    }
}

impl Store for Browser {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Browser::raw()?.get_item(key).map_err(|_| StoreError::Disabled)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        // A browser that allows access to the storage refuses a text only for its size.
        Browser::raw()?.set_item(key, text).map_err(|_| StoreError::Full)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        Browser::raw()?.remove_item(key).map_err(|_| StoreError::Disabled)
    }

    fn keys(&self) -> Vec<String> {
        let Ok(storage) = Browser::raw() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|at| storage.key(at).ok().flatten()).collect()
    }
}
