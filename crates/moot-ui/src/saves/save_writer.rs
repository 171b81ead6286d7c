//! Write access to a save: one tab of this browser at a time.

use core::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::lock;
use super::lock::LockGuard;
use super::persistence;
use super::persistence::Persistence;
use super::{NotPut, SAVES, SaveId, SaveLease, StoreError, save_key};

/// The time that a page being closed may take to release its lock.
const RELEASE_TIMEOUT: Duration = Duration::from_millis(500);

/// Saves the open game while no other tab holds its lock. A set of signals, which can be copied into every closure.
#[derive(Clone, Copy)]
pub struct SaveWriter {
    /// Another tab holds the game: it is read-only here.
    pub away: RwSignal<bool>,
    /// Whether it is known which tab holds the game. Until then no computer player decides here.
    pub settled: RwSignal<bool>,
    /// Why the game is not being saved.
    pub unsaved: RwSignal<Option<StoreError>>,
    /// The browser's storage policy for the games.
    pub persistence: RwSignal<Persistence>,
    /// The id of the game, and the lease with what this tab has last read or written.
    lease: StoredValue<(Option<SaveId>, SaveLease)>,
    lock_guard: StoredValue<Option<LockGuard>, LocalStorage>,
    /// The number of lock requests: only the answer to the last one counts.
    claims: StoredValue<u32>,
    asked: StoredValue<bool>,
}

impl SaveWriter {
    /// Saves nothing yet. Must be called in an owner that lives as long as the page.
    #[must_use]
    pub fn new() -> SaveWriter {
        SaveWriter {
            away: RwSignal::new(false),
            settled: RwSignal::new(true),
            unsaved: RwSignal::new(None),
            persistence: RwSignal::new(Persistence::Unknown),
            lease: StoredValue::new((None, SaveLease::default())),
            lock_guard: StoredValue::new_local(None),
            claims: StoredValue::new(0),
            asked: StoredValue::new(false),
        }
    }

    /// Starts saving a game with the lease from opening it. If another tab holds the game, it is read-only here.
    pub fn take(self, id: SaveId, lease: SaveLease) {
        let same = self.lease.with_value(|(kept, _)| *kept == Some(id));
        self.lease.set_value((Some(id), lease));
        // A lock that this page holds, or is about to get, would look like that of another tab.
        if same && (self.lock_guard.with_value(Option::is_some) || !self.settled.get_untracked()) {
            return;
        }
        self.away.set(false);
        self.settled.set(false);
        self.lock_guard.set_value(None);
        self.claim(id, self.next_claim(), false);
    }

    /// Replaces the lease after the game has been reread because another tab saved it.
    pub fn replace_lease(self, id: SaveId, lease: SaveLease) {
        self.lease.set_value((Some(id), lease));
    }

    /// Releases the current game, if any.
    pub fn let_go(self) {
        self.lease.set_value((None, SaveLease::default()));
        self.lock_guard.set_value(None);
        self.next_claim();
        self.away.set(false);
        self.settled.set(true);
    }

    /// Takes the lock of the game from the other tab. `then` rereads the game.
    pub fn seize(self, then: impl FnOnce(SaveId) + 'static) {
        let Some(id) = self.lease.with_value(|(id, _)| *id) else { return };
        let save_writer = self;
        let nth = self.next_claim();
        lock::ask(
            &save_key(id),
            true,
            move |lock_guard| {
                if !save_writer.waits_for(nth) {
                    return;
                }
                save_writer.lock_guard.set_value(lock_guard);
                save_writer.settled.set(true);
                then(id);
                save_writer.away.set(false);
            },
            move || save_writer.lose(id),
        );
    }

    /// Invalidates all pending answers.
    fn next_claim(self) -> u32 {
        self.claims
            .try_update_value(|claims| {
                *claims = claims.wrapping_add(1);
                *claims
            })
            .unwrap_or_default()
    }

    /// Whether the answer to this request is still valid.
    fn waits_for(self, nth: u32) -> bool {
        self.claims.try_with_value(|claims| *claims == nth).unwrap_or(false)
    }

    /// Requests the lock, with one retry.
    fn claim(self, id: SaveId, nth: u32, last: bool) {
        let save_writer = self;
        if !save_writer.waits_for(nth) {
            return;
        }
        let got = move |lock_guard: Option<LockGuard>| {
            // Dropping the lock releases it.
            if !save_writer.waits_for(nth) {
                return;
            }
            match lock_guard {
                Some(lock_guard) => {
                    save_writer.lock_guard.set_value(Some(lock_guard));
                    save_writer.settled.set(true);
                }
                None if last => {
                    save_writer.away.set(true);
                    save_writer.settled.set(true);
                }
                // A page that is being closed may still lock_guard it, for instance after a reload.
                None => set_timeout(move || save_writer.claim(id, nth, true), RELEASE_TIMEOUT),
            }
        };
        lock::ask(&save_key(id), false, got, move || save_writer.lose(id));
    }

    fn lose(self, id: SaveId) {
        if self.keeps(id) {
            self.lock_guard.set_value(None);
            self.away.set(true);
        }
    }

    fn keeps(self, id: SaveId) -> bool {
        self.lease.try_with_value(|(kept, _)| *kept == Some(id)).unwrap_or(false)
    }

    /// Whether a storage event concerns this game and was caused by another tab.
    #[must_use]
    pub fn concerned(self, key: Option<&str>, stored: Option<&str>) -> Option<SaveId> {
        self.lease.with_value(|(id, lease)| {
            let id = (*id)?;
            (key == Some(&save_key(id)) && stored.is_some() && !lease.holds(stored)).then_some(id)
        })
    }

    /// Saves the game unless another tab holds it.
    pub fn save(self, text: &str, now: u64) {
        if self.away.get_untracked() {
            return;
        }
        let put =
            self.lease.try_update_value(|(id, lease)| id.map(|id| SAVES.put(id, lease, text, now))).flatten();
        match put {
            Some(Ok(())) => {
                self.unsaved.set(None);
                self.ask_once();
            }
            Some(Err(NotPut::Store(why))) => self.unsaved.set(Some(why)),
            Some(Err(NotPut::Taken)) => self.away.set(true),
            None => {}
        }
    }

    /// The first save requests persistent storage: from now on there is something to lose.
    fn ask_once(self) {
        if self.asked.with_value(|asked| *asked) {
            return;
        }
        self.asked.set_value(true);
        let save_writer = self;
        spawn_local(async move {
            let mut answer = persistence::current().await;
            if answer == Persistence::Best && !SAVES.asked_to_last() {
                answer = persistence::ask().await;
                // Requested only once: some browsers prompt the user, who has answered.
                if let Err(why) = SAVES.set_asked_to_last() {
                    save_writer.unsaved.set(Some(why));
                }
            }
            save_writer.persistence.set(answer);
        });
    }

    /// Reads the storage policy, for the list of games.
    pub fn find_out(self) {
        let save_writer = self;
        spawn_local(async move { save_writer.persistence.set(persistence::current().await) });
    }

    /// Requests persistent storage again at the player's request.
    pub fn ask_again(self) {
        let save_writer = self;
        spawn_local(async move { save_writer.persistence.set(persistence::ask().await) });
    }
}

impl Default for SaveWriter {
    fn default() -> Self {
        SaveWriter::new()
    }
}
