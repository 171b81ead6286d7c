//! The position that is shown: the present one or a past one, and the seat that sees it.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::Table;

use super::handover;
use super::live_game::LiveGame;
use super::past_position::PastPosition;
use crate::game::GameModel;
use moot_ui::game::StateOf;

/// The position that is shown, and the seat that sees it.
pub(super) struct ShownPosition<G: GameModel> {
    state: Memo<StateOf<G>>,
    past: RwSignal<Option<PastPosition<G::Marks>>>,
    replaying: RwSignal<bool>,
    read_plies: RwSignal<usize>,
    seat: Memo<Seat>,
    curtain: Memo<Option<Seat>>,
    curtain_between_turns: RwSignal<bool>,
    seat_at_screen: RwSignal<Option<Seat>>,
    player_dialog: RwSignal<Option<Seat>>,
}

impl<G: GameModel> Clone for ShownPosition<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameModel> Copy for ShownPosition<G> {}

impl<G: GameModel> ShownPosition<G> {
    /// The present position of a game.
    pub(super) fn new(game: LiveGame<G>) -> ShownPosition<G> {
        let (table, branch) = (game.table(), game.branch());
        let past = RwSignal::new(None::<PastPosition<G::Marks>>);
        let state = Memo::new(move |_| {
            table.with(|table| past.get().map_or(*table.state(), |past| *table.at(past.at)))
        });
        let replaying = RwSignal::new(false);
        let seat = Memo::new(move |_| match past.get() {
            Some(past) if !replaying.get() => past.who,
            // A finished game has no secrets: the replay follows the turn.
            Some(past) if game.over() => table.with(|table| G::asked(table.at(past.at))),
            _ => game.present_seat(),
        });
        let curtain_between_turns = RwSignal::new(true);
        let seat_at_screen = RwSignal::new(table.with_untracked(handover::present::<G>));
        let curtain = Memo::new(move |_| {
            let what_if = branch.with(Option::is_some);
            let falls = |table: &Table<G::Rules>| {
                handover::falls::<G>(table, seat_at_screen.get(), curtain_between_turns.get())
            };
            // In a variation one person decides for all seats.
            let unconfirmed = game.unconfirmed_turn().with(Option::is_some);
            table.with(falls).filter(|_| !what_if && !unconfirmed)
        });
        ShownPosition {
            state,
            past,
            replaying,
            read_plies: RwSignal::new(0),
            seat,
            curtain,
            curtain_between_turns,
            seat_at_screen,
            player_dialog: RwSignal::new(None),
        }
    }

    /// Called when another game has been opened: shows its present position.
    pub(super) fn load(self, game: LiveGame<G>) {
        self.show_present();
        self.read_plies.set(0);
        self.seat_at_screen.set(game.table().with_untracked(handover::present::<G>));
        self.player_dialog.set(None);
    }

    /// The position that is shown.
    pub(super) fn state(self) -> Memo<StateOf<G>> {
        self.state
    }

    /// The past position that is shown, if any.
    pub(super) fn past(self) -> ReadSignal<Option<PastPosition<G::Marks>>> {
        self.past.read_only()
    }

    /// Shows a past position, or the present one.
    pub(super) fn show(self, past: Option<PastPosition<G::Marks>>) {
        self.past.set(past);
    }

    /// Ends a replay or a look back.
    pub(super) fn show_present(self) {
        self.replaying.set(false);
        self.past.set(None);
    }

    /// Whether a replay is open.
    pub(super) fn replaying(self) -> ReadSignal<bool> {
        self.replaying.read_only()
    }

    /// Begins or ends a replay.
    pub(super) fn replay(self, on: bool) {
        self.replaying.set(on);
    }

    /// The ply up to which the player has read the recap.
    pub(super) fn read_plies(self) -> ReadSignal<usize> {
        self.read_plies.read_only()
    }

    /// Marks the recap as read up to a ply.
    pub(super) fn mark_read(self, plies: usize) {
        self.read_plies.set(plies);
    }

    /// The seat whose belongings are shown.
    pub(super) fn seat(self) -> Memo<Seat> {
        self.seat
    }

    /// The person who is to take over the screen, while the curtain hides the table.
    pub(super) fn curtain(self) -> Memo<Option<Seat>> {
        self.curtain
    }

    /// Sets whether a curtain is used between ordinary turns.
    pub(super) fn use_curtain(self, between_turns: bool) {
        self.curtain_between_turns.set(between_turns);
    }

    /// Called when a person has taken over the screen.
    pub(super) fn screen_taken_by(self, seat: Seat) {
        self.seat_at_screen.set(Some(seat));
    }

    /// The player whose belongings are shown in a dialog.
    pub(super) fn player_dialog(self) -> ReadSignal<Option<Seat>> {
        self.player_dialog.read_only()
    }

    /// Opens or closes the dialog with the belongings of a player.
    pub(super) fn show_player(self, seat: Option<Seat>) {
        self.player_dialog.set(seat);
    }

    /// Whether a past position is shown; tracked.
    pub(super) fn is_past(self) -> bool {
        self.past.with(Option::is_some)
    }
}
