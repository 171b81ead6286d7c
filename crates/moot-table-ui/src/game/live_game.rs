//! The game being played: its log, its seats, and its last decision.

use leptos::prelude::*;
use moot_core::{Seat, SeatSet, Turn};
use moot_table::{Barrier, Branch, EntryOf, Played, Refused, SeatInfo, Table};

use super::live_table::LiveTable;
use crate::game::{GameModel, refused, turn_end};
use crate::opponents::{Opponents, back, shown_seat};
use moot_ui::game::{ActionOf, IllegalOf};
use moot_ui::players::{Pace, Player, people};

/// The reason why the table refuses a command.
pub(super) type RefusedOf<G> = Refused<IllegalOf<G>>;

/// The game being played, independent of the position that is shown.
pub(super) struct LiveGame<G: GameModel> {
    table: RwSignal<Table<G::Rules>>,
    seats: RwSignal<Vec<SeatInfo>>,
    branch: RwSignal<Option<Branch>>,
    watching_only: RwSignal<bool>,
    opponents: Opponents,
    last_played: RwSignal<Option<Played>>,
    unconfirmed_turn: Memo<Option<Seat>>,
    confirmed_plies: RwSignal<usize>,
    confirms_turns: RwSignal<bool>,
    live: LiveTable<ActionOf<G>>,
}

impl<G: GameModel> Clone for LiveGame<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameModel> Copy for LiveGame<G> {}

impl<G: GameModel> LiveGame<G> {
    /// A game that is not a variation.
    pub(super) fn new(mut table: Table<G::Rules>, seats: Vec<SeatInfo>, pace: RwSignal<Pace>) -> LiveGame<G> {
        table.set_humans(people(&seats));
        let table = RwSignal::new(table);
        let branch = RwSignal::new(None::<Branch>);
        let (confirms_turns, confirmed_plies) = (RwSignal::new(true), RwSignal::new(0));
        let live = LiveTable::none();
        let unconfirmed_turn = Memo::new(move |_| {
            // In a variation one person decides for all seats, so nothing has to wait. At a live table the others have the
            // decision already.
            let at_once = branch.with(Option::is_some) || live.role.with(Option::is_some);
            if !confirms_turns.get() || at_once {
                return None;
            }
            let confirmed = confirmed_plies.get();
            table.with(|table| {
                (table.log().len() > confirmed).then(|| turn_end::unconfirmed::<G>(table)).flatten()
            })
        });
        LiveGame {
            table,
            seats: RwSignal::new(seats),
            branch,
            watching_only: RwSignal::new(false),
            opponents: Opponents::new(pace),
            last_played: RwSignal::new(None),
            unconfirmed_turn,
            confirmed_plies,
            confirms_turns,
            live,
        }
    }

    /// Replaces the game by another one.
    pub(super) fn load(self, mut table: Table<G::Rules>, seats: Vec<SeatInfo>, branch: Option<Branch>) {
        table.set_humans(people(&seats));
        self.live.leave();
        self.branch.set(branch);
        self.opponents.start_over();
        self.confirmed_plies.set(0);
        self.seats.set(seats);
        self.table.set(table);
        self.last_played.set(None);
    }

    /// The table with its log.
    pub(super) fn table(self) -> ReadSignal<Table<G::Rules>> {
        self.table.read_only()
    }

    /// The players by seat.
    pub(super) fn seats(self) -> ReadSignal<Vec<SeatInfo>> {
        self.seats.read_only()
    }

    /// The parent save, if this game is a variation.
    pub(super) fn branch(self) -> ReadSignal<Option<Branch>> {
        self.branch.read_only()
    }

    /// Marks the game as a variation of a saved game.
    pub(super) fn mark_as_branch(self, branch: Option<Branch>) {
        self.branch.set(branch);
    }

    /// Renames the variation; no effect on other games.
    pub(super) fn rename_branch(self, name: &str) {
        self.branch.update(|branch| {
            if let Some(branch) = branch {
                name.clone_into(&mut branch.name);
            }
        });
    }

    /// Whether another tab plays the game.
    pub(super) fn watching_only(self) -> ReadSignal<bool> {
        self.watching_only.read_only()
    }

    /// Called when another tab has begun to play the game, or has stopped.
    pub(super) fn watch_only(self, elsewhere: bool) {
        self.watching_only.set(elsewhere);
    }

    /// The live table, if the game is played between devices.
    pub(super) fn live(self) -> LiveTable<ActionOf<G>> {
        self.live
    }

    /// Plays what other devices, or this one as the host, have added to the log. Nothing changes if the rules refuse it.
    pub(super) fn follow(self, entries: Vec<EntryOf<G::Rules>>) -> Result<(), RefusedOf<G>> {
        let mut next = self.table.get_untracked();
        let mut done: Option<Played> = None;
        for entry in entries {
            done = Some(joined(done, next.follow(entry)?));
        }
        if done.is_some() {
            self.table.set(next);
            self.last_played.set(done);
        }
        Ok(())
    }

    /// Replaces the log, after a decision was taken back at a live table.
    pub(super) fn replace(self, mut table: Table<G::Rules>) {
        table.set_humans(self.seats.with_untracked(|seats| people(seats)));
        self.table.set(table);
        self.last_played.set(None);
    }

    /// Replaces the players of all seats.
    pub(super) fn reseat(self, seats: Vec<SeatInfo>) {
        let people = people(&seats);
        self.seats.set(seats);
        self.table.update(|table| table.set_humans(people));
    }

    /// The computer players.
    pub(super) fn opponents(self) -> Opponents {
        self.opponents
    }

    /// The log entries of the last decision.
    pub(super) fn last_played(self) -> ReadSignal<Option<Played>> {
        self.last_played.read_only()
    }

    /// The person whose turn has ended with its last action, until that person confirms it.
    pub(super) fn unconfirmed_turn(self) -> Memo<Option<Seat>> {
        self.unconfirmed_turn
    }

    /// Confirms the end of the turn that the last ply has ended.
    pub(super) fn confirm_turn(self) {
        self.confirmed_plies.set(self.table.with_untracked(|table| table.log().len()));
    }

    /// Whether a person confirms the end of a turn, and is asked before an end that gives something up; tracked.
    pub(super) fn confirms_turns(self) -> bool {
        self.confirms_turns.get()
    }

    /// Lets turns end without a confirmation and without a question.
    pub(super) fn end_turns_at_once(self) {
        self.confirms_turns.set(false);
    }

    /// The seat that is asked now; untracked.
    pub(super) fn asked_now(self) -> Seat {
        self.table.with_untracked(|table| G::asked(table.state()))
    }

    /// Whether the game is over; tracked.
    pub(super) fn over(self) -> bool {
        self.table.with(|table| table.turn() == Turn::Over)
    }

    /// The seats of persons; tracked.
    pub(super) fn people(self) -> SeatSet {
        self.table.with(Table::humans)
    }

    /// The seat whose belongings are shown with the present position; tracked.
    pub(super) fn present_seat(self) -> Seat {
        if let Some(seat) = self.unconfirmed_turn.get() {
            return seat;
        }
        self.table.with(|table| {
            let last = table.last_act_of(table.humans()).and_then(|at| table.log()[at].entry.seat());
            shown_seat(table.humans(), G::asked(table.state()), last)
        })
    }

    /// Gives a seat to another player, by its word in saves. Name and style stay.
    pub(super) fn hand_over(self, seat: Seat, player: &'static str) {
        self.seats.update(|seats| {
            if let Some(info) = seats.get_mut(seat.index()) {
                info.player = player.to_owned();
            }
        });
        let people = self.seats.with_untracked(|seats| people(seats));
        self.table.update(|table| table.set_humans(people));
    }

    /// The player of a seat; tracked.
    pub(super) fn player(self, seat: Seat) -> Player {
        self.seats.with(|seats| player_of(seats, seat))
    }

    /// Checks whether the asked player may play these actions in sequence; tracked.
    pub(super) fn check_all(self, actions: &[ActionOf<G>]) -> Result<(), RefusedOf<G>> {
        self.table.with(|table| match refused::<G>(table.setup(), table.state(), actions) {
            Some(why) => Err(Refused::Illegal(why)),
            None => Ok(()),
        })
    }

    /// Plays actions of the asked player, all or none of them. Returns false if the devices of a live table do not take them now.
    pub(super) fn play_all(self, actions: &[ActionOf<G>]) -> Result<bool, RefusedOf<G>> {
        if let Some(devices) = self.live.devices() {
            untrack(|| self.check_all(actions))?;
            return Ok(devices.act(self.asked_now(), actions));
        }
        let played = self.try_all(actions)?;
        self.last_played.set(played);
        Ok(true)
    }

    fn try_all(self, actions: &[ActionOf<G>]) -> Result<Option<Played>, RefusedOf<G>> {
        if let &[action] = actions {
            // A refused action changes nothing, so a single action needs no copy of the log.
            self.table.with_untracked(|table| table.check(G::asked(table.state()), action))?;
            let played = self.table.try_update(|table| table.play(G::asked(table.state()), action));
            return played.transpose();
        }
        let mut next = self.table.get_untracked();
        let mut done: Option<Played> = None;
        let seat = G::asked(next.state());
        for &action in actions {
            let played = next.play(seat, action)?;
            done = Some(joined(done, played));
        }
        self.table.set(next);
        Ok(done)
    }

    /// Plays an action of a computer player; `None` if it is refused.
    pub(super) fn play_for(self, seat: Seat, action: ActionOf<G>) -> Option<Played> {
        if self.watching_only.get_untracked() {
            return None;
        }
        if let Some(devices) = self.live.devices() {
            let before = self.table.with_untracked(|table| table.log().len());
            self.table.with_untracked(|table| table.check(seat, action)).ok()?;
            let plies =
                devices.act(seat, &[action]).then(|| self.table.with_untracked(|table| table.log().len()))?;
            return Some(Played { plies: before..plies, informed: SeatSet::NONE });
        }
        let played = self.table.try_update(|table| table.play(seat, action).ok()).flatten()?;
        self.last_played.set(Some(played.clone()));
        Some(played)
    }

    /// Checks whether the last decision of a person can be undone, or the last decision if no person plays; tracked.
    pub(super) fn can_undo(self) -> Result<(), Barrier> {
        if self.live.role.with(Option::is_some) {
            // What others have learnt is no barrier: they are asked.
            let own = self.table.with(|table| table.last_act_of(table.humans()).is_some());
            return own.then_some(()).ok_or(Barrier::Start);
        }
        let floor = self.branch.with(|branch| branch.as_ref().map(|branch| branch.at));
        self.table.with(|table| back::can_undo(table, floor))
    }

    /// The number of decisions that can be undone until something that was revealed stops it; `None` if nothing stops it; tracked.
    pub(super) fn steps_until_reveal(self) -> Option<usize> {
        if self.live.role.with(Option::is_some) {
            return None;
        }
        let floor = self.branch.with(|branch| branch.as_ref().map(|branch| branch.at));
        self.table.with(|table| back::steps_until_reveal(table, floor))
    }

    /// Undoes what [`can_undo`](Self::can_undo) allows. Without persons the computer players are paused, because they would play
    /// the same again at once. Returns the computer players whose decisions are undone with those of the person.
    pub(super) fn undo(self) -> SeatSet {
        if let Some(devices) = self.live.devices() {
            let seat = self.table.with_untracked(|table| {
                table.log().get(table.last_act_of(table.humans())?).and_then(|ply| ply.entry.seat())
            });
            if let Some(seat) = seat {
                devices.take_back(seat);
            }
            return SeatSet::NONE;
        }
        if self.table.with_untracked(Table::humans).is_empty() {
            self.opponents.pause();
        }
        let floor = self.branch.with_untracked(|branch| branch.as_ref().map(|branch| branch.at));
        let before = self.table.with_untracked(|table| table.undone().count());
        self.table.update(|table| while back::undo(table, floor).is_ok() && G::halfway(table.state()) {});
        let (plies, others) = self.table.with_untracked(|table| {
            let undone = table.undone().count() - before;
            let seats = table.undone().take(undone).filter_map(|entry| entry.seat());
            let people = table.humans();
            let others = seats.filter(|&seat| !people.contains(seat)).fold(SeatSet::NONE, SeatSet::with);
            (table.log().len(), if people.is_empty() { SeatSet::NONE } else { others })
        });
        self.confirmed_plies.update(|confirmed| *confirmed = plies.min(*confirmed));
        self.last_played.set(None);
        others
    }

    /// Redoes the last undone decision, with the decisions of computer players after it.
    pub(super) fn redo(self) -> Result<(), RefusedOf<G>> {
        let mut redone = Ok(());
        self.table.update(|table| {
            redone = back::redo(table).map(|_| ());
            while G::halfway(table.state()) && redone.is_ok() && table.can_redo() {
                redone = back::redo(table).map(|_| ());
            }
        });
        self.last_played.set(None);
        redone
    }
}

/// Two spans of the log that follow each other, as one.
fn joined(before: Option<Played>, played: Played) -> Played {
    match before {
        None => played,
        Some(before) => Played {
            plies: before.plies.start..played.plies.end,
            informed: before.informed.union(played.informed),
        },
    }
}

/// The player of a seat.
pub(super) fn player_of(seats: &[SeatInfo], seat: Seat) -> Player {
    seats.get(seat.index()).map_or(Player::Person, Player::of)
}
