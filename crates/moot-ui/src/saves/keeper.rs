//! Who may write a save: one tab of this browser at a time.

use core::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::lasting;
use super::lasting::Lasting;
use super::lock;
use super::lock::Hold;
use super::{NotPut, SHELF, SaveId, SaveLease, StoreError, save_key};

/// How long a page that is being left may take to let go.
const PATIENCE: Duration = Duration::from_millis(500);

/// Keeps the game on the table saved, as long as no other tab does. A handful of signals, to be copied into every
/// closure.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// Another tab plays this game: here it can only be watched.
    pub away: RwSignal<bool>,
    /// Whether it is known which tab plays. Until then nobody but a person decides anything here.
    pub settled: RwSignal<bool>,
    /// Why the game is not being saved.
    pub unsaved: RwSignal<Option<StoreError>>,
    /// What the browser says of how long it keeps the games.
    pub lasting: RwSignal<Lasting>,
    /// Which game, and what this tab has last read or written of it.
    grip: StoredValue<(Option<SaveId>, SaveLease)>,
    hold: StoredValue<Option<Hold>, LocalStorage>,
    /// How often a lock has been asked for: only the answer to the last time counts.
    claims: StoredValue<u32>,
    asked: StoredValue<bool>,
}

impl Keeper {
    /// Keeps nothing yet. Must be made where signals may live as long as the page.
    #[must_use]
    pub fn new() -> Keeper {
        Keeper {
            away: RwSignal::new(false),
            settled: RwSignal::new(true),
            unsaved: RwSignal::new(None),
            lasting: RwSignal::new(Lasting::Unknown),
            grip: StoredValue::new((None, SaveLease::default())),
            hold: StoredValue::new_local(None),
            claims: StoredValue::new(0),
            asked: StoredValue::new(false),
        }
    }

    /// Takes care of a game from now on, with the grip from opening it. If another tab has it, this one watches.
    pub fn take(self, id: SaveId, grip: SaveLease) {
        let same = self.grip.with_value(|(kept, _)| *kept == Some(id));
        self.grip.set_value((Some(id), grip));
        // A lock that this very page has, or is about to get, would look like that of another tab.
        if same && (self.hold.with_value(Option::is_some) || !self.settled.get_untracked()) {
            return;
        }
        self.away.set(false);
        self.settled.set(false);
        self.hold.set_value(None);
        self.claim(id, self.next_claim(), false);
    }

    /// The game has been read anew, as another tab has saved it.
    pub fn regrip(self, id: SaveId, grip: SaveLease) {
        self.grip.set_value((Some(id), grip));
    }

    /// Lets go of whatever game it is.
    pub fn let_go(self) {
        self.grip.set_value((None, SaveLease::default()));
        self.hold.set_value(None);
        self.next_claim();
        self.away.set(false);
        self.settled.set(true);
    }

    /// Takes the game away from the other tab. `then` reads it anew.
    pub fn seize(self, then: impl FnOnce(SaveId) + 'static) {
        let Some(id) = self.grip.with_value(|(id, _)| *id) else { return };
        let keeper = self;
        let nth = self.next_claim();
        lock::ask(
            &save_key(id),
            true,
            move |hold| {
                if !keeper.waits_for(nth) {
                    return;
                }
                keeper.hold.set_value(hold);
                keeper.settled.set(true);
                then(id);
                keeper.away.set(false);
            },
            move || keeper.lose(id),
        );
    }

    /// Whatever answer is still on its way no longer counts.
    fn next_claim(self) -> u32 {
        self.claims
            .try_update_value(|claims| {
                *claims = claims.wrapping_add(1);
                *claims
            })
            .unwrap_or_default()
    }

    /// Whether the answer to this claim is the one that counts.
    fn waits_for(self, nth: u32) -> bool {
        self.claims.try_with_value(|claims| *claims == nth).unwrap_or(false)
    }

    /// Asks for the lock, twice if need be.
    fn claim(self, id: SaveId, nth: u32, last: bool) {
        let keeper = self;
        if !keeper.waits_for(nth) {
            return;
        }
        let got = move |hold: Option<Hold>| {
            // What is dropped here is let go.
            if !keeper.waits_for(nth) {
                return;
            }
            match hold {
                Some(hold) => {
                    keeper.hold.set_value(Some(hold));
                    keeper.settled.set(true);
                }
                None if last => {
                    keeper.away.set(true);
                    keeper.settled.set(true);
                }
                // A page that is just being left may still have it, as when this one was loaded anew.
                None => set_timeout(move || keeper.claim(id, nth, true), PATIENCE),
            }
        };
        lock::ask(&save_key(id), false, got, move || keeper.lose(id));
    }

    fn lose(self, id: SaveId) {
        if self.keeps(id) {
            self.hold.set_value(None);
            self.away.set(true);
        }
    }

    fn keeps(self, id: SaveId) -> bool {
        self.grip.try_with_value(|(kept, _)| *kept == Some(id)).unwrap_or(false)
    }

    /// Whether a change under a key of the storage concerns the game and was made by another tab.
    #[must_use]
    pub fn concerned(self, key: Option<&str>, stored: Option<&str>) -> Option<SaveId> {
        self.grip.with_value(|(id, grip)| {
            let id = (*id)?;
            (key == Some(&save_key(id)) && stored.is_some() && !grip.holds(stored)).then_some(id)
        })
    }

    /// Saves the game, unless another tab has it.
    pub fn save(self, text: &str, now: u64) {
        if self.away.get_untracked() {
            return;
        }
        let put =
            self.grip.try_update_value(|(id, grip)| id.map(|id| SHELF.put(id, grip, text, now))).flatten();
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

    /// The first save is the moment to ask the browser to keep it: now there is something to lose.
    fn ask_once(self) {
        if self.asked.with_value(|asked| *asked) {
            return;
        }
        self.asked.set_value(true);
        let keeper = self;
        spawn_local(async move {
            let mut answer = lasting::told().await;
            if answer == Lasting::Best && !SHELF.asked_to_last() {
                answer = lasting::ask().await;
                // Asked once: some browsers turn to the user, who has answered.
                if let Err(why) = SHELF.set_asked_to_last() {
                    keeper.unsaved.set(Some(why));
                }
            }
            keeper.lasting.set(answer);
        });
    }

    /// Finds out what the browser says, for the list of games.
    pub fn find_out(self) {
        let keeper = self;
        spawn_local(async move { keeper.lasting.set(lasting::told().await) });
    }

    /// Asks the browser once more, because the player wants it.
    pub fn ask_again(self) {
        let keeper = self;
        spawn_local(async move { keeper.lasting.set(lasting::ask().await) });
    }
}

impl Default for Keeper {
    fn default() -> Self {
        Keeper::new()
    }
}
