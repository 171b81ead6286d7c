//! Where saves lie: texts under keys.

use core::error::Error;
use core::fmt;

/// Why a text could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no storage, or the browser does not let the page use it.
    Disabled,
    /// There is no room left.
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

/// Texts under keys, kept beyond the life of the page.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// [`StoreError::Disabled`] when nothing can be read at all.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// Why it is not stored; what was there before then stays.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Takes a key away, if it is there.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// Every key, in no particular order; none when nothing can be read.
    fn keys(&self) -> Vec<String>;
}

/// The storage of this browser for this site.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// The storage, if the browser lets the page have it. `LocalStorage::raw` throws where it does not, so that is asked
    /// first.
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
        // The one reason for which browsers refuse a text once they let the page have the storage is its size.
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
