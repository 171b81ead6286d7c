//! The pending decision: who controls input, what is legal, what is selected, and the last refusal.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::SeatInfo;

use super::devices::{LiveRole, Waits};
use super::live_game::{LiveGame, RefusedOf, player_of};
use super::shown_position::ShownPosition;
use crate::advice::{Advice, Move};
use crate::game::{GameModel, Selection as _};
use crate::opponents::InputControl;
use moot_ui::game::ActionOf;
use moot_ui::players::Player;

/// The state of the hints for a decision.
pub(super) type AdviceOf<G> = Advice<Move<<G as moot_ui::game::GameInfo>::Rules>>;

/// The pending decision, and the player's input for it.
pub(super) struct PendingDecision<G: GameModel> {
    input_control: Memo<InputControl>,
    legal: Memo<Vec<ActionOf<G>>>,
    selection: G::Selection,
    /// Whether the selection is a legal move that waits for its confirmation; `None` before a tray has asked for one.
    unplayed: StoredValue<Option<Signal<bool>>>,
    hint_wanted: RwSignal<bool>,
    advice: RwSignal<Option<AdviceOf<G>>>,
    refusal: RwSignal<Option<RefusedOf<G>>>,
    note: RwSignal<Option<String>>,
    /// The number of plies at which the player was asked about an undo; 0 for never.
    undo_asked_at: StoredValue<usize>,
}

impl<G: GameModel> Clone for PendingDecision<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameModel> Copy for PendingDecision<G> {}

impl<G: GameModel> PendingDecision<G> {
    /// The pending decision of a game, with an empty selection.
    pub(super) fn new(game: LiveGame<G>, shown: ShownPosition<G>) -> PendingDecision<G> {
        let (table, seats, watching_only) = (game.table(), game.seats(), game.watching_only());
        let input_control = Memo::new(move |_| {
            if watching_only.get() {
                return InputControl::WatchingOnly;
            }
            let past = shown.is_past();
            if let (false, Some(seat)) = (past, game.unconfirmed_turn().get()) {
                return InputControl::TurnOver(seat);
            }
            let role = game.live().role.get();
            // The host runs the computer players of a live table.
            let follows = matches!(role, Some(LiveRole::Guest | LiveRole::Resuming));
            match table.with(|table| InputControl::at(table.asked(), table.humans(), past)) {
                InputControl::Computer(seat) if follows || seats.with(|seats| remote(seats, seat)) => {
                    InputControl::Remote(seat)
                }
                InputControl::Free
                    if role == Some(LiveRole::Resuming)
                        || game.live().waits.get().is_some_and(Waits::blocks) =>
                {
                    InputControl::Remote(game.asked_now())
                }
                control => control,
            }
        });
        let legal = Memo::new(move |_| match input_control.get() {
            InputControl::Free => table.with(|table| table.legal(G::asked(table.state()))),
            InputControl::Computer(_)
            | InputControl::TurnOver(_)
            | InputControl::Past
            | InputControl::WatchingOnly
            | InputControl::Remote(_) => Vec::new(),
        });
        PendingDecision {
            input_control,
            legal,
            selection: G::Selection::empty(),
            unplayed: StoredValue::new(None),
            hint_wanted: RwSignal::new(false),
            advice: RwSignal::new(None),
            refusal: RwSignal::new(None),
            note: RwSignal::new(None),
            undo_asked_at: StoredValue::new(0),
        }
    }

    /// Who controls input.
    pub(super) fn input_control(self) -> Memo<InputControl> {
        self.input_control
    }

    /// The legal actions of the asked seat; none while input is blocked.
    pub(super) fn legal(self) -> Memo<Vec<ActionOf<G>>> {
        self.legal
    }

    /// The player's selection that has not been played.
    pub(super) fn selection(self) -> G::Selection {
        self.selection
    }

    /// Sets what tells whether the selection is a legal move that waits for its confirmation.
    pub(super) fn set_unplayed(self, unplayed: Signal<bool>) {
        self.unplayed.set_value(Some(unplayed));
    }

    /// Whether the selection is a legal move that waits for its confirmation; untracked.
    pub(super) fn has_unplayed(self) -> bool {
        // The tray that told it may be gone, and its signal with it.
        self.unplayed.get_value().and_then(|unplayed| unplayed.try_get_untracked()).unwrap_or(false)
    }

    /// Notes that the player is asked about an undo after so many plies. Returns whether that was so already.
    pub(super) fn ask_about_undo(self, plies: usize) -> bool {
        let before = self.undo_asked_at.get_value();
        self.undo_asked_at.set_value(plies);
        before == plies
    }

    /// Clears the selection and its refusal.
    pub(super) fn start_over(self) {
        self.selection.drop_all();
        self.clear_refusal();
    }

    /// Whether a hint is requested.
    pub(super) fn hint_wanted(self) -> ReadSignal<bool> {
        self.hint_wanted.read_only()
    }

    /// Requests a hint, or withdraws the request.
    pub(super) fn toggle_hint(self) {
        self.hint_wanted.update(|wanted| *wanted = !*wanted);
    }

    /// Withdraws the request for a hint.
    pub(super) fn stop_hint(self) {
        self.hint_wanted.set(false);
    }

    /// The hint, or its progress.
    pub(super) fn advice(self) -> ReadSignal<Option<AdviceOf<G>>> {
        self.advice.read_only()
    }

    /// Shows a hint or its progress; `None` hides it.
    pub(super) fn show_advice(self, advice: Option<AdviceOf<G>>) {
        self.advice.set(advice);
    }

    /// Why the last attempt was refused.
    pub(super) fn refusal(self) -> ReadSignal<Option<RefusedOf<G>>> {
        self.refusal.read_only()
    }

    /// Shows why an attempt was refused.
    pub(super) fn refuse(self, why: RefusedOf<G>) {
        self.refusal.set(Some(why));
    }

    /// Hides the refusal.
    pub(super) fn clear_refusal(self) {
        self.refusal.set(None);
    }

    /// A short message.
    pub(super) fn note(self) -> ReadSignal<Option<String>> {
        self.note.read_only()
    }

    /// Shows a short message.
    pub(super) fn show_note(self, text: String) {
        self.note.set(Some(text));
    }

    /// Hides the short message.
    pub(super) fn clear_note(self) {
        self.note.set(None);
    }
}

/// Whether the player of a seat is at another screen.
fn remote(seats: &[SeatInfo], seat: Seat) -> bool {
    player_of(seats, seat) == Player::Afar
}
