//! An open game: the game being played, the position that is shown, and the pending decision.
//!
//! Components read its signals and call its methods; nothing else on the page changes a game.

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::{Branch, Played, Refused, SeatInfo, Table};

use super::live_game::{LiveGame, RefusedOf};
use super::past_position::PastPosition;
use super::pending_decision::{AdviceOf, PendingDecision};
use super::shown_position::ShownPosition;
use crate::game::{GameView, Selection as _, turn_end};
use crate::opponents::{InputControl, Opponents};
use crate::text::words;
use moot_art::SeatStyle;
use moot_ui::game::{ActionOf, SetupOf, StateOf};
use moot_ui::players::{Pace, Player};
use moot_ui::seat_style;
use moot_ui::text::shown_name;

/// An open game. It is a handle to signals and can be copied into every closure.
///
/// Methods without a verb return a read-only signal or a value. Methods with a verb make the change that they name.
pub struct Session<G: GameView> {
    pub(super) game: LiveGame<G>,
    pub(super) shown: ShownPosition<G>,
    pub(super) decision: PendingDecision<G>,
}

impl<G: GameView> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Session<G> {}

impl<G: GameView> Session<G> {
    /// A session around a table. The pace belongs to the page.
    #[must_use]
    pub fn new(table: Table<G::Rules>, seats: Vec<SeatInfo>, pace: RwSignal<Pace>) -> Session<G> {
        let game = LiveGame::new(table, seats, pace);
        let shown = ShownPosition::new(game);
        Session { game, shown, decision: PendingDecision::new(game, shown) }
    }

    /// Opens another game.
    pub fn load(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>, branch: Option<Branch>) {
        self.game.load(table, seats, branch);
        self.shown.load(self.game);
        self.decision.clear_note();
        self.decision.start_over();
    }
}

/// The game being played.
impl<G: GameView> Session<G> {
    /// The table with its log.
    #[must_use]
    pub fn table(&self) -> ReadSignal<Table<G::Rules>> {
        self.game.table()
    }

    /// The players by seat.
    #[must_use]
    pub fn seats(&self) -> ReadSignal<Vec<SeatInfo>> {
        self.game.seats()
    }

    /// The parent save, if this game is a variation.
    #[must_use]
    pub fn branch(&self) -> ReadSignal<Option<Branch>> {
        self.game.branch()
    }

    /// Marks the game as a variation of a saved game.
    pub fn mark_as_branch(&self, branch: Option<Branch>) {
        self.game.mark_as_branch(branch);
    }

    /// Renames a variation.
    pub fn rename_branch(&self, name: &str) {
        self.game.rename_branch(name);
    }

    /// Whether another tab plays the game, so that it is read-only here.
    #[must_use]
    pub fn watching_only(&self) -> ReadSignal<bool> {
        self.game.watching_only()
    }

    /// Called when another tab has begun to play the game, or has stopped.
    pub fn watch_only(&self, elsewhere: bool) {
        self.game.watch_only(elsewhere);
    }

    /// The computer players.
    #[must_use]
    pub fn opponents(&self) -> Opponents {
        self.game.opponents()
    }

    /// The log entries of the last decision, for animation and announcements; `None` after a jump in the log.
    #[must_use]
    pub fn last_played(&self) -> ReadSignal<Option<Played>> {
        self.game.last_played()
    }

    /// The setup of the game; untracked.
    #[must_use]
    pub fn setup(&self) -> SetupOf<G> {
        self.table().with_untracked(|table| *table.setup())
    }

    /// Gives a seat to another player, a person or a computer. Name and style stay.
    pub fn hand_over(&self, seat: Seat, player: Player) {
        let Some(word) = player.word() else { return };
        if let Some(devices) = self.devices() {
            return devices.give_seat(seat, player);
        }
        // The person who takes the seat is already at the screen.
        self.shown.screen_taken_by(self.game.asked_now());
        self.game.hand_over(seat, word);
        self.look_back(None);
    }

    /// The player of a seat; tracked.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.game.player(seat)
    }

    /// The name of the player of a seat, as [`shown_name`] says; untracked, because names change only with the language, and then the
    /// page is built anew.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.seats().with_untracked(|seats| {
            seats.get(seat.index()).map_or("", |info| shown_name(&info.name)).to_owned()
        })
    }

    /// The names of the players in the team of a seat, as one text; untracked.
    #[must_use]
    pub fn team_name(&self, seat: Seat) -> String {
        let names: Vec<String> =
            G::Rules::teams(&self.setup()).team(seat).iter().map(|seat| self.name(seat)).collect();
        words().table.team(&names)
    }

    /// The style of a seat: colour, pattern and emblem; untracked, like the name.
    #[must_use]
    pub fn seat_style(&self, seat: Seat) -> SeatStyle {
        self.seats().with_untracked(|seats| seat_style::of(seats, seat))
    }

    /// Whether at least one person plays; tracked.
    #[must_use]
    pub fn has_people(&self) -> bool {
        !self.game.people().is_empty()
    }

    /// Whether the game is over, independent of the shown position; tracked.
    #[must_use]
    pub fn over(&self) -> bool {
        self.game.over()
    }

    /// The person whose turn has ended with its last action, until that person confirms it. Other players decide afterwards.
    #[must_use]
    pub fn unconfirmed_turn(&self) -> Memo<Option<Seat>> {
        self.game.unconfirmed_turn()
    }

    /// Confirms the end of a turn, so that the next player decides.
    pub fn confirm_turn(&self) {
        self.game.confirm_turn();
    }

    /// Whether a person confirms the end of a turn, and is asked before an end that gives something up; tracked.
    #[must_use]
    pub fn confirms_turns(&self) -> bool {
        self.game.confirms_turns()
    }

    /// Lets turns end without a confirmation and without a question.
    pub fn end_turns_at_once(&self) {
        self.game.end_turns_at_once();
    }
}

/// The position that is shown.
impl<G: GameView> Session<G> {
    /// The position that is shown: the present one, or a past one.
    #[must_use]
    pub fn state(&self) -> Memo<StateOf<G>> {
        self.shown.state()
    }

    /// The seat that is asked in the position that is shown; tracked.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.state().with(G::asked)
    }

    /// The seat whose turn it is in the position that is shown; tracked. A person's turn lasts until the person has ended it, although
    /// the next seat is already asked.
    #[must_use]
    pub fn on_turn(&self) -> Seat {
        let unconfirmed =
            if self.past_position().with(Option::is_some) { None } else { self.unconfirmed_turn().get() };
        unconfirmed.unwrap_or_else(|| self.active())
    }

    /// The position that names the turn: the one that is shown, or until a person has ended the own turn, the one before its last
    /// decision; tracked.
    #[must_use]
    pub fn turn_state(&self) -> StateOf<G> {
        if self.past_position().with(Option::is_none) && self.unconfirmed_turn().with(Option::is_some) {
            self.table().with(|table| turn_end::before_last_decision(table).map(|at| *table.at(at)))
        } else {
            None
        }
        .unwrap_or_else(|| self.state().get())
    }

    /// The past position that is shown, if any.
    #[must_use]
    pub fn past_position(&self) -> ReadSignal<Option<PastPosition<G::Marks>>> {
        self.shown.past()
    }

    /// Shows a past position, or the present one again. The game does not change.
    pub fn look_back(&self, past: Option<PastPosition<G::Marks>>) {
        self.decision.start_over();
        self.shown.show(past);
    }

    /// Whether a replay is open: [`past_position`](Self::past_position) is then its current position.
    #[must_use]
    pub fn replaying(&self) -> ReadSignal<bool> {
        self.shown.replaying()
    }

    /// Begins a replay at a position.
    pub fn start_replay(&self, at: PastPosition<G::Marks>) {
        self.stop_hint();
        self.look_back(Some(at));
        self.shown.replay(true);
    }

    /// Ends the replay and shows the present position.
    pub fn end_replay(&self) {
        self.look_back(None);
        self.shown.replay(false);
    }

    /// The ply up to which the player has read the recap.
    #[must_use]
    pub fn read_plies(&self) -> ReadSignal<usize> {
        self.shown.read_plies()
    }

    /// Marks the recap as read up to a ply.
    pub fn mark_read(&self, plies: usize) {
        self.shown.mark_read(plies);
    }

    /// The seat whose belongings are shown beside the board.
    #[must_use]
    pub fn shown_seat(&self) -> Memo<Seat> {
        self.shown.seat()
    }

    /// The person at the screen while a game is running: only what that seat may know is shown. `None` if only computers play.
    /// Tracked.
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        Some(self.game.present_seat()).filter(|&seat| self.game.people().contains(seat))
    }

    /// The seat whose secrets are shown; tracked. `None` while the curtain is down, and while a past move of one of several
    /// people is shown. The replay of a finished game shows those of the seat on turn.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        let seat = self.shown_seat().get();
        if self.curtain().get().is_some() {
            return None;
        }
        let several = self.game.people().len() > 1;
        let shown = match (self.shown.is_past(), self.replaying().get()) {
            (true, true) => self.over() || self.owns(seat),
            (true, false) => !several && self.owns(seat),
            (false, _) => self.owns(seat),
        };
        shown.then_some(seat)
    }

    /// Whether a seat belongs to the person at the screen; tracked.
    #[must_use]
    pub fn owns(&self, seat: Seat) -> bool {
        self.shown_seat().get() == seat && self.game.people().contains(seat)
    }

    /// The person who is to take over the screen, while the curtain hides the table.
    #[must_use]
    pub fn curtain(&self) -> Memo<Option<Seat>> {
        self.shown.curtain()
    }

    /// Sets whether a curtain is used between ordinary turns. It is always used for secret decisions.
    pub fn use_curtain(&self, between_turns: bool) {
        self.shown.use_curtain(between_turns);
    }

    /// Called when a person has taken over the screen, which raises the curtain.
    pub fn screen_taken_by(&self, seat: Seat) {
        self.shown.screen_taken_by(seat);
    }

    /// The player whose belongings are shown in a dialog.
    #[must_use]
    pub fn player_dialog(&self) -> ReadSignal<Option<Seat>> {
        self.shown.player_dialog()
    }

    /// Opens the dialog with the belongings of a player.
    pub fn show_player(&self, seat: Seat) {
        self.shown.show_player(Some(seat));
    }

    /// Closes the dialog with the belongings of a player.
    pub fn close_player(&self) {
        self.shown.show_player(None);
    }
}

/// The pending decision.
impl<G: GameView> Session<G> {
    /// Who controls input, and why it may be blocked.
    #[must_use]
    pub fn input_control(&self) -> Memo<InputControl> {
        self.decision.input_control()
    }

    /// Every legal action of the asked seat; none while input is blocked.
    #[must_use]
    pub fn legal(&self) -> Memo<Vec<ActionOf<G>>> {
        self.decision.legal()
    }

    /// The player's selection that has not been played.
    #[must_use]
    pub fn selection(&self) -> G::Selection {
        self.decision.selection()
    }

    /// Whether the player has selected anything for the pending decision; tracked.
    #[must_use]
    pub fn holds_selection(&self) -> bool {
        self.selection().holds()
    }

    /// Sets what tells whether the selection is a legal move that waits for its confirmation. While it is, the button that leads on
    /// asks before it drops the move. A tray that lets the player confirm calls this; its signal may end with it.
    pub fn set_unplayed(&self, unplayed: Signal<bool>) {
        self.decision.set_unplayed(unplayed);
    }

    /// Whether the selection is a legal move that waits for its confirmation; untracked.
    #[must_use]
    pub fn has_unplayed(&self) -> bool {
        self.decision.has_unplayed()
    }

    /// Whether the asked player may play this action now; tracked. The reason why a control of the page is disabled always comes
    /// from here.
    ///
    /// # Errors
    /// The first reason against the action.
    pub fn check(&self, action: ActionOf<G>) -> Result<(), RefusedOf<G>> {
        if !self.input_control().get().free() {
            return Err(self.not_asked());
        }
        self.table().with(|table| table.check(G::asked(table.state()), action))
    }

    /// Whether the asked player may play these actions in sequence; tracked. Actions after a random event are not checked.
    ///
    /// # Errors
    /// The first reason against one of the actions.
    pub fn check_all(&self, actions: &[ActionOf<G>]) -> Result<(), RefusedOf<G>> {
        if let Some(&first) = actions.first() {
            self.check(first)?;
        }
        self.game.check_all(actions)
    }

    fn not_asked(&self) -> RefusedOf<G> {
        let asked = self.table().with(Table::asked);
        Refused::NotAsked { seat: self.shown_seat().get(), asked }
    }

    /// Plays one action of the asked player. A refusal is shown and changes nothing.
    pub fn play(&self, action: ActionOf<G>) -> bool {
        self.play_all(&[action])
    }

    /// Plays actions of the asked player that belong together, all or none of them. A refusal is shown.
    pub fn play_all(&self, actions: &[ActionOf<G>]) -> bool {
        if !self.input_control().get_untracked().free() {
            self.refuse(untrack(|| self.not_asked()));
            return false;
        }
        let before = self.game.asked_now();
        match self.game.play_all(actions) {
            Ok(false) => false,
            Ok(true) => {
                self.selection().played(self.game.asked_now() != before);
                self.dismiss_messages();
                true
            }
            Err(why) => {
                self.refuse(why);
                false
            }
        }
    }

    /// Plays an action of a computer player; `None` if it is refused.
    pub fn play_for(&self, seat: Seat, action: ActionOf<G>) -> Option<Played> {
        let played = self.game.play_for(seat, action)?;
        self.clear_refusal();
        Some(played)
    }

    /// Whether a hint is requested.
    #[must_use]
    pub fn hint_wanted(&self) -> ReadSignal<bool> {
        self.decision.hint_wanted()
    }

    /// Requests a hint, or withdraws the request.
    pub fn toggle_hint(&self) {
        self.decision.toggle_hint();
    }

    /// Withdraws the request for a hint.
    pub fn stop_hint(&self) {
        self.decision.stop_hint();
    }

    /// The hint, or its progress.
    #[must_use]
    pub fn advice(&self) -> ReadSignal<Option<AdviceOf<G>>> {
        self.decision.advice()
    }

    /// Shows a hint, or its progress.
    pub fn show_advice(&self, advice: AdviceOf<G>) {
        self.decision.show_advice(Some(advice));
    }

    /// Hides the hint.
    pub fn clear_advice(&self) {
        self.decision.show_advice(None);
    }

    /// Why the last attempt was refused; shown until the next one.
    #[must_use]
    pub fn refusal(&self) -> ReadSignal<Option<RefusedOf<G>>> {
        self.decision.refusal()
    }

    /// Shows why an attempt was refused.
    pub fn refuse(&self, why: RefusedOf<G>) {
        self.decision.refuse(why);
    }

    /// Hides the refusal.
    pub fn clear_refusal(&self) {
        self.decision.clear_refusal();
    }

    /// A short message to the player, such as why something cannot be done; shown until the next one.
    #[must_use]
    pub fn note(&self) -> ReadSignal<Option<String>> {
        self.decision.note()
    }

    /// Shows a short message.
    pub fn show_note(&self, text: String) {
        self.decision.show_note(text);
    }

    /// Hides the short message.
    pub fn clear_note(&self) {
        self.decision.clear_note();
    }

    /// Hides the refusal and the short message.
    pub fn dismiss_messages(&self) {
        self.clear_refusal();
        self.clear_note();
    }

    /// Shows why an action is impossible: with a link to the rule if `action` is illegal, else with `otherwise`.
    pub fn explain_refusal(&self, action: ActionOf<G>, otherwise: String) {
        match untrack(|| self.check(action)) {
            Err(refused) => self.refuse(refused),
            Ok(()) => self.show_note(otherwise),
        }
    }
}
