//! The driver of computer players: requests the decision of the seat on turn, waits according to the pace, and plays it.

use core::time::Duration;
use std::sync::Arc;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;
use moot_core::{Dice, Game, Seat};
use moot_players::Level;
use moot_table::{SeatInfo, Stream, Table};

use super::{Opponents, SearchProgress};
use crate::ai_client::{AiClient, Brain, Job, JobUpdate, Ticket};
use moot_ui::players::Player;
use moot_ui::players::Shown;

/// The game that the driver works on.
pub struct DriveTarget<G: Brain> {
    /// The game.
    pub table: ReadSignal<Table<G>>,
    /// The players by seat.
    pub seats: ReadSignal<Vec<SeatInfo>>,
    /// Whether the driver has to wait, for instance for a curtain.
    pub held: Signal<bool>,
    /// Plays a decision and returns the kind of event shown; `None` if the table refused it.
    pub play: Box<dyn Fn(Seat, G::Action) -> Option<Shown>>,
}

/// A computer player that has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingTurn {
    /// The seat.
    pub seat: Seat,
    /// The level.
    pub level: Level,
    /// The number of plies before the decision.
    pub at: usize,
    /// The id of the last ply: it differs between tables with the same number of plies.
    ply: usize,
}

/// The computer player that has to decide, if any.
#[must_use]
pub fn pending_turn<G: Game>(table: &Table<G>, seats: &[SeatInfo]) -> Option<PendingTurn> {
    let asked = table.asked();
    // If several seats decide at once, computer players need not wait for people.
    let machine = |seat: Seat| Some((seat, Player::of(seats.get(seat.index())?).level()?));
    let (seat, level) = asked.iter().find_map(machine)?;
    let ply = table.log().last().map_or(0, |ply| Arc::as_ptr(ply) as usize);
    Some(PendingTurn { seat, level, at: table.log().len(), ply })
}

/// The seed of a decision: the same in the same game at the same ply.
#[must_use]
pub fn seed<G: Game>(table: &Table<G>, stream: Stream) -> u64 {
    let mut draws = table.seed().draws(stream, table.log().len() as u64);
    (0..4).fold(0, |seed, _| seed << 16 | u64::from(draws.below(1 << 16)))
}

/// A pending wait.
enum Wait {
    /// The next frame.
    Frame(AnimationFrameRequestHandle),
    /// A timer.
    Time(TimeoutHandle),
}

impl Wait {
    fn clear(self) {
        match self {
            Wait::Frame(frame) => frame.cancel(),
            Wait::Time(timer) => timer.clear(),
        }
    }
}

/// The state of the driver.
struct DriverState<A> {
    ticket: Option<Ticket>,
    wait: Option<Wait>,
    /// A decision that waits to be played.
    ready: Option<A>,
    /// The search of the last decision, with that decision, its seat and the number of plies after it.
    carry: Option<(Ticket, A, Seat, usize)>,
    /// When the last decision was played, in milliseconds since the page was loaded.
    played: f64,
    /// The time before which nothing is played.
    not_before: f64,
    /// The time before which no search progress is shown.
    quiet_until: f64,
    /// The seat whose turn the player has hurried.
    rushed: Option<Seat>,
}

impl<A> Default for DriverState<A> {
    fn default() -> Self {
        DriverState {
            ticket: None,
            wait: None,
            ready: None,
            carry: None,
            played: 0.0,
            not_before: 0.0,
            quiet_until: 0.0,
            rushed: None,
        }
    }
}

/// The time in milliseconds after which the page has painted a frame.
const FRAME: f64 = 34.0;
/// The time for which a table that has just been mounted may use the whole machine: its first frames are the most expensive, and
/// the warm-up of the players' program uses every core.
const OPENING: Duration = Duration::from_millis(150);
/// The timeout after which the table counts as opened even without a frame, for instance in a hidden page.
const UNSEEN: Duration = Duration::from_secs(1);
/// The time in milliseconds before search progress is shown: most searches end sooner.
const QUIET: f64 = 500.0;
/// The time for which a person can undo a decision before a computer player moves, in milliseconds.
const SECOND_THOUGHT: f64 = 600.0;
/// The minimum interval between two progress updates, in milliseconds.
const PROGRESS_INTERVAL: f64 = 250.0;

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Runs the computer players of a table for the lifetime of the calling component.
pub fn drive<G: Brain>(ai: AiClient, opponents: Opponents, target: DriveTarget<G>)
where
    Table<G>: Send + Sync,
{
    let driver = Driver {
        ai,
        opponents,
        target: StoredValue::new_local(target),
        state: StoredValue::new_local(DriverState::default()),
    };
    let next = driver.target.with_value(|target| {
        let (table, seats, held) = (target.table, target.seats, target.held);
        Memo::new(move |_| {
            if held.get() {
                return None;
            }
            table.with(|table| seats.with(|seats| pending_turn(table, seats)))
        })
    });
    let opened = opened();
    let machines = driver.target.with_value(|target| {
        let seats = target.seats;
        Memo::new(move |_| seats.with(|seats| seats.iter().any(|seat| Player::of(seat).level().is_some())))
    });
    Effect::new(move |_| {
        if opened.get() && machines.get() {
            ai.wake();
        }
    });
    let halted = move || opponents.paused().get() || opponents.scripted().get();
    Effect::new(move |_| driver.turn_to(next.get(), halted() || !opened.get()));
    Effect::new(move |before: Option<()>| {
        opponents.hurries().track();
        if before.is_some() {
            driver.hurry();
        }
    });
    on_cleanup(move || driver.stop());
}

/// Whether the table has painted its first frames.
fn opened() -> RwSignal<bool> {
    let opened = RwSignal::new(document().hidden());
    let open = move || {
        // The signal is gone if the table has been unmounted. Setting it twice would restart the search.
        if opened.try_get_untracked() == Some(false) {
            opened.set(true);
        }
    };
    request_animation_frame(move || set_timeout(open, OPENING));
    set_timeout(open, UNSEEN);
    opened
}

struct Driver<G: Brain> {
    ai: AiClient,
    opponents: Opponents,
    target: StoredValue<DriveTarget<G>, LocalStorage>,
    state: StoredValue<DriverState<G::Action>, LocalStorage>,
}

impl<G: Brain> Clone for Driver<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Brain> Copy for Driver<G> {}

impl<G: Brain> Driver<G>
where
    Table<G>: Send + Sync,
{
    /// Cancels the current search and requests the decision of the seat on turn, unless that has to wait.
    fn turn_to(self, pending: Option<PendingTurn>, waits: bool) {
        self.halt();
        let Some(pending) = pending else {
            self.opponents.clear_search();
            self.state.update_value(|state| state.rushed = None);
            return;
        };
        self.opponents.show_search(SearchProgress {
            seat: pending.seat,
            level: pending.level,
            done: 0,
            of: 0,
        });
        if self.follows_person() {
            let not_before = now() + SECOND_THOUGHT;
            self.state.update_value(|state| state.not_before = state.not_before.max(not_before));
        }
        if !waits {
            self.ask_after_frame(pending);
        }
    }

    /// Whether the last decision was made by a person.
    fn follows_person(self) -> bool {
        self.target.with_value(|target| {
            target.table.with_untracked(|table| {
                let last = table.log().iter().rev().find_map(|ply| ply.entry.seat());
                last.is_some_and(|seat| table.humans().contains(seat))
            })
        })
    }

    /// Starts the search after the page has painted the last decision: on two cores a search takes half of the machine from the
    /// page while it is busiest.
    fn ask_after_frame(self, pending: PendingTurn) {
        let asks = move || {
            self.state.try_update_value(|state| (state.wait, state.played) = (None, f64::NEG_INFINITY));
            self.ask(pending);
        };
        // A hidden page paints no frames.
        if document().hidden() { asks() } else { self.after_frame(asks) }
    }

    /// Runs `then` after the next frame has been painted.
    fn after_frame(self, then: impl FnOnce() + 'static) {
        let frame = request_animation_frame_with_handle(move || {
            // A timer set in an animation frame fires after that frame.
            self.after(0.0, then);
        });
        self.wait_for(frame.map(Wait::Frame).ok());
    }

    /// Runs `then` after `wait` milliseconds.
    fn after(self, wait: f64, then: impl FnOnce() + 'static) {
        let timer = set_timeout_with_handle(then, Duration::from_micros((wait * 1000.0) as u64));
        self.wait_for(timer.map(Wait::Time).ok());
    }

    /// Stores a pending wait: `None` only without a page, which then has nothing to show.
    fn wait_for(self, wait: Option<Wait>) {
        self.state.try_update_value(|state| state.wait = wait);
    }

    fn ask(self, pending: PendingTurn) {
        let asked = self.target.try_with_value(|target| {
            target.table.with_untracked(|table| {
                let legal = table.legal(pending.seat);
                let carry = self.state.with_value(|state| {
                    let (ticket, action, seat, at) = state.carry?;
                    (seat == pending.seat && at == pending.at).then_some((ticket, action))
                });
                let job = Job {
                    setup: table.setup().clone(),
                    view: table.view(Some(pending.seat)),
                    seat: pending.seat,
                    level: pending.level,
                    seed: seed(table, Stream::Players),
                    carry,
                };
                (legal, job)
            })
        });
        let Some((legal, job)) = asked else { return };
        if let &[only] = legal.as_slice() {
            // No search is needed. The search of this turn stays available for reuse.
            return self.decided(pending, only);
        }
        let ticket = self.ai.ask::<G>(job, move |update| match update {
            JobUpdate::Progress { done, of } => {
                self.show_progress(SearchProgress { seat: pending.seat, level: pending.level, done, of })
            }
            JobUpdate::Chose(choice) => self.decided(pending, choice.action),
        });
        self.state.update_value(|state| (state.ticket, state.quiet_until) = (Some(ticket), now() + QUIET));
        if self.rushed(pending.seat) {
            self.ai.hurry(ticket);
        }
    }

    /// Shows the progress of a search, but not every update: each frame takes time from the search.
    fn show_progress(self, search: SearchProgress) {
        let now = now();
        let shows = self.state.try_update_value(|state| {
            let shows = now >= state.quiet_until;
            if shows {
                state.quiet_until = now + PROGRESS_INTERVAL;
            }
            shows
        });
        if shows == Some(true) {
            self.opponents.show_search(search);
        }
    }

    fn rushed(self, seat: Seat) -> bool {
        self.state.try_with_value(|state| state.rushed == Some(seat)).unwrap_or(false)
    }

    /// Handles a decision; it is played after the page has shown the previous one.
    fn decided(self, pending: PendingTurn, action: G::Action) {
        let now = now();
        let (wait, played) =
            self.state.try_with_value(|state| (state.not_before - now, state.played)).unwrap_or((0.0, 0.0));
        let wait = if self.rushed(pending.seat) { 0.0 } else { wait.max(0.0) };
        self.state.try_update_value(|state| state.ready = Some(action));
        let play = move || self.play(pending, action);
        // Limits a chain of quick decisions to one a frame. A hidden page paints no frames, so there is no limit there.
        if now + wait < played + FRAME && !document().hidden() {
            self.after_frame(play);
        } else {
            self.after(wait, play);
        }
    }

    fn play(self, pending: PendingTurn, action: G::Action) {
        let here = self.state.try_update_value(|state| {
            (state.wait, state.ready) = (None, None);
            state.ticket.take()
        });
        let Some(ticket) = here else { return };
        let shown = self.target.with_value(|target| (target.play)(pending.seat, action));
        let Some(shown) = shown else {
            // The same view and seed would repeat the same refusal forever.
            leptos::logging::error!("a computer player chose what the table refuses: {action}");
            self.opponents.pause();
            return;
        };
        let (at, passed) = self.target.with_value(|target| {
            target.table.with_untracked(|table| (table.log().len(), !table.asked().contains(pending.seat)))
        });
        let shown = if passed && shown == Shown::Nothing { Shown::Turn } else { shown };
        let wait = self.opponents.pace().get_untracked().wait(shown);
        self.state.update_value(|state| {
            state.played = now();
            state.not_before = state.played + f64::from(wait);
            state.carry = ticket.map(|ticket| (ticket, action, pending.seat, at));
            if passed {
                state.rushed = None;
            }
        });
    }

    /// Ends the search with its results so far, and plays a waiting decision at once.
    fn hurry(self) {
        let Some(search) = self.opponents.search().get_untracked() else { return };
        let waiting = self.state.try_update_value(|state| {
            state.rushed = Some(search.seat);
            if let Some(ticket) = state.ticket
                && state.ready.is_none()
            {
                self.ai.hurry(ticket);
            }
            // Without a decision, the request itself waits for the frame, and will be sent as hurried.
            state.ready.and_then(|ready| Some((state.wait.take()?, ready)))
        });
        let Some(Some((wait, action))) = waiting else { return };
        wait.clear();
        let now_pending = self.target.with_value(|target| {
            target
                .table
                .with_untracked(|table| target.seats.with_untracked(|seats| pending_turn(table, seats)))
        });
        if let Some(pending) = now_pending {
            self.play(pending, action);
        }
    }

    /// Cancels the current search and waits.
    fn halt(self) {
        self.state.try_update_value(|state| {
            if let Some(wait) = state.wait.take() {
                wait.clear();
            }
            state.ready = None;
            if let Some(ticket) = state.ticket.take() {
                self.ai.cancel(ticket);
            }
        });
    }

    fn stop(self) {
        self.halt();
        self.opponents.clear_search();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::Seed;
    use mountain_king::{MountainKing, Setup};

    fn seats(players: [&str; 2]) -> Vec<SeatInfo> {
        let seat = |player: &str| SeatInfo {
            name: String::new(),
            colour: String::new(),
            pattern: String::new(),
            player: player.to_owned(),
        };
        players.map(seat).to_vec()
    }

    fn table(seed: &str) -> Table<MountainKing> {
        Table::new(Setup::usual(2).unwrap(), Seed::typed(seed), SeatSet::all(2)).unwrap()
    }

    #[test]
    fn a_computer_player_is_due_when_it_has_to_decide() {
        let table = table("due");
        let active = table.state().active;
        let mut players = ["human"; 2];
        assert_eq!(pending_turn(&table, &seats(players)), None);
        players[active.index()] = "elder";
        let found = pending_turn(&table, &seats(players)).expect("the elder is due");
        assert_eq!((found.seat, found.level, found.at), (active, Level::Elder, table.log().len()));
        players.swap(0, 1);
        assert_eq!(pending_turn(&table, &seats(players)), None);
    }

    #[test]
    fn the_due_decision_differs_between_tables() {
        let players = seats(["digger"; 2]);
        let (one, two) = (table("one"), table("one"));
        assert_ne!(
            pending_turn(&one, &players),
            pending_turn(&two, &players),
            "another table with as many plies"
        );
        assert_eq!(pending_turn(&one, &players), pending_turn(&one.clone(), &players));
    }

    #[test]
    fn seeds_depend_on_game_ply_and_stream() {
        let mut game = table("same");
        let first = seed(&game, Stream::Players);
        assert_eq!(first, seed(&table("same"), Stream::Players));
        assert_ne!(first, seed(&table("other"), Stream::Players));
        assert_ne!(first, seed(&game, Stream::Hints));
        let seat = game.state().active;
        game.play(seat, game.legal(seat)[0]).unwrap();
        assert_ne!(first, seed(&game, Stream::Players));
        assert!(first >> 48 != 0 || seed(&game, Stream::Players) >> 48 != 0, "all 64 bits are used");
    }
}
