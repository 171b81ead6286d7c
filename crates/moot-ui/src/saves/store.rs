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

#[cfg(test)]
pub(crate) mod memory {
    //! A store for tests, with as little room and as much will as they want.

    use core::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    use super::{Store, StoreError};

    #[derive(Default)]
    pub struct Memory {
        pub texts: RefCell<BTreeMap<String, String>>,
        pub room: Cell<Option<usize>>,
        pub disabled: Cell<bool>,
    }

    impl Store for Memory {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            if self.disabled.get() {
                Err(StoreError::Disabled)
            } else {
                Ok(self.texts.borrow().get(key).cloned())
            }
        }

        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            if self.disabled.get() {
                return Err(StoreError::Disabled);
            }
            let others: usize =
                self.texts.borrow().iter().filter(|(k, _)| *k != key).map(|(_, text)| text.len()).sum();
            if self.room.get().is_some_and(|room| others + text.len() > room) {
                return Err(StoreError::Full);
            }
            self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) -> Result<(), StoreError> {
            if self.disabled.get() {
                return Err(StoreError::Disabled);
            }
            self.texts.borrow_mut().remove(key);
            Ok(())
        }

        fn keys(&self) -> Vec<String> {
            if self.disabled.get() { Vec::new() } else { self.texts.borrow().keys().cloned().collect() }
        }
    }
}
