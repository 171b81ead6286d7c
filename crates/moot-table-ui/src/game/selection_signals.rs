//! The selection on a board, and the position of pointer and cursor.

use leptos::prelude::*;

use super::Selection;

/// What a player of a game can select. The default is an empty selection.
pub trait Pickable: Copy + core::fmt::Debug + Default + PartialEq + Send + Sync + 'static {
    /// A place of the board.
    type Place: Copy + Send + Sync + 'static;

    /// The place of the board that the selection refers to, if any.
    fn place(self) -> Option<Self::Place>;
}

/// The signals of a game's selection in addition to those of [`SelectionSignals`]. `()` has none.
pub trait OwnSignals: Copy + Send + Sync + 'static {
    /// The signals of an empty selection.
    fn new() -> Self;
    /// Called when a decision has been played, or the selection is cleared.
    fn reset(self);
    /// Called when the selection changes.
    fn changed(self) {}
}

impl OwnSignals for () {
    fn new() {}
    fn reset(self) {}
}

/// The player's selection, and the position of pointer and cursor on the board.
#[derive(Debug)]
pub struct SelectionSignals<P: Pickable, X: OwnSignals = ()> {
    pick: RwSignal<P>,
    /// What the page has selected by itself.
    proposed: RwSignal<Option<P>>,
    /// A previewed selection, such as a move that a hint recommends.
    trial: RwSignal<Option<P>>,
    /// The place under the pointer or the cursor.
    point: RwSignal<Option<P::Place>>,
    /// The place to scroll into view.
    seek: RwSignal<Option<P::Place>>,
    /// The signals of one game.
    own: X,
}

impl<P: Pickable, X: OwnSignals> Clone for SelectionSignals<P, X> {
    fn clone(&self) -> SelectionSignals<P, X> {
        *self
    }
}

impl<P: Pickable, X: OwnSignals> Copy for SelectionSignals<P, X> {}

impl<P: Pickable, X: OwnSignals> SelectionSignals<P, X> {
    /// The selection, or the previewed one while there is one. Tracked.
    #[must_use]
    pub fn shown(&self) -> P {
        self.trial.get().unwrap_or_else(|| self.pick.get())
    }

    /// The selection, without the previewed one.
    #[must_use]
    pub fn pick(&self) -> ReadSignal<P> {
        self.pick.read_only()
    }

    /// The previewed selection.
    #[must_use]
    pub fn trial(&self) -> ReadSignal<Option<P>> {
        self.trial.read_only()
    }

    /// The place under the pointer or the cursor.
    #[must_use]
    pub fn point(&self) -> ReadSignal<Option<P::Place>> {
        self.point.read_only()
    }

    /// The place to scroll into view.
    #[must_use]
    pub fn seek(&self) -> ReadSignal<Option<P::Place>> {
        self.seek.read_only()
    }

    /// The signals of the game.
    #[must_use]
    pub fn own(&self) -> X {
        self.own
    }

    /// Replaces the selection. The cursor stays where it is, unlike with [`Selection::pick_up`].
    pub fn select(&self, pick: P) {
        self.pick.set(pick);
    }

    /// Selects something that the player has not chosen, such as the best place. It is no selection of the player until it is changed.
    pub fn propose(&self, pick: P) {
        self.proposed.set(Some(pick));
        self.pick.set(pick);
    }

    /// Changes parts of the selection.
    pub fn change(&self, change: impl FnOnce(&mut P)) {
        self.pick.update(change);
    }

    /// Moves the pointer or the cursor to a place of the board, or off the board.
    pub fn point_at(&self, at: Option<P::Place>) {
        self.point.set(at);
    }

    /// Scrolls a place into view. `None` makes it possible to scroll to the same place again.
    pub fn scroll_to(&self, at: Option<P::Place>) {
        self.seek.set(at);
    }

    /// Ends the preview.
    pub fn end_trial(&self) {
        self.trial.set(None);
    }

    /// Removes the last part of the selection with `back`. Returns whether there was anything to remove.
    pub fn take_back(&self, back: fn(P) -> P) -> bool {
        let held = self.pick.get_untracked();
        self.pick.set(back(held));
        held != P::default()
    }
}

impl<P: Pickable, X: OwnSignals> Selection for SelectionSignals<P, X> {
    type Pick = P;

    fn empty() -> SelectionSignals<P, X> {
        SelectionSignals {
            pick: RwSignal::new(P::default()),
            proposed: RwSignal::new(None),
            trial: RwSignal::new(None),
            point: RwSignal::new(None),
            seek: RwSignal::new(None),
            own: X::new(),
        }
    }

    fn drop_all(self) {
        self.played(true);
        self.trial.set(None);
    }

    fn holds(self) -> bool {
        let pick = self.pick.get();
        pick != P::default() && self.proposed.with(|&proposed| proposed != Some(pick))
    }

    fn played(self, passed: bool) {
        if passed {
            self.point.set(None);
        }
        self.own.reset();
        self.proposed.set(None);
        self.pick.set(P::default());
    }

    fn try_out(self, pick: Option<P>) {
        self.trial.set(pick);
    }

    fn pick_up(self, pick: P) {
        self.trial.set(None);
        self.own.changed();
        self.pick.set(pick);
        if let Some(at) = pick.place() {
            self.point.set(Some(at));
        }
    }
}
