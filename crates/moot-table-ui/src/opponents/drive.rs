//! The driver: asks for whoever is due, waits as the pace says, and plays what comes back.

use core::time::Duration;
use std::sync::Arc;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;
use moot_core::{Dice, Game, Seat};
use moot_players::Level;
use moot_table::{SeatInfo, Stream, Table};

use super::{Opponents, Thought};
use crate::ai_client::{AiClient, Brain, Job, News, Ticket};
use moot_ui::players::Player;
use moot_ui::players::Shown;

/// What the driver needs of a game on the page.
pub struct Wheel<G: Brain> {
    /// The game.
    pub table: RwSignal<Table<G>>,
    /// Who sits where.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// Whether something forbids to go on, as a curtain does.
    pub held: Signal<bool>,
    /// Plays a decision and tells what there was to see of it; `None` when the table refused it.
    pub play: Box<dyn Fn(Seat, G::Action) -> Option<Shown>>,
}

/// A computer player has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Who.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// After how many plies.
    pub at: usize,
    /// Which ply came last: another one means that the table is another one, however many there are.
    ply: usize,
}

/// The computer player that has to decide, if it is one.
#[must_use]
pub fn due<G: Game>(table: &Table<G>, seats: &[SeatInfo]) -> Option<Due> {
    let asked = table.asked();
    // Where several decide at once, machines need not wait for people.
    let machine = |seat: Seat| Some((seat, Player::of(seats.get(seat.index())?).level()?));
    let (seat, level) = asked.iter().find_map(machine)?;
    let ply = table.log().last().map_or(0, |ply| Arc::as_ptr(ply) as usize);
    Some(Due { seat, level, at: table.log().len(), ply })
}

/// The seed of a decision: the same in the same game at the same moment.
#[must_use]
pub fn seed<G: Game>(table: &Table<G>, stream: Stream) -> u64 {
    let mut draws = table.seed().draws(stream, table.log().len() as u64);
    (0..4).fold(0, |seed, _| seed << 16 | u64::from(draws.below(1 << 16)))
}

/// A moment that is waited for.
enum Wait {
    /// The next frame.
    Frame(AnimationFrameRequestHandle),
    /// The end of some time.
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

/// What is under way.
struct Course<A> {
    ticket: Option<Ticket>,
    wait: Option<Wait>,
    /// A decision that waits for its moment.
    ready: Option<A>,
    /// The search that led to the last decision, with that decision and the number of plies after it.
    carry: Option<(Ticket, A, Seat, usize)>,
    /// When something was played last, in milliseconds of the page.
    played: f64,
    /// Before this moment nothing is played.
    not_before: f64,
    /// Before this moment it is not shown how far the search has got.
    quiet_until: f64,
    /// Somebody wants no more waiting in the turn of this seat.
    rushed: Option<Seat>,
}

impl<A> Default for Course<A> {
    fn default() -> Self {
        Course {
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

/// Within this time, in milliseconds, the page has had its frame.
const FRAME: f64 = 34.0;
/// For so long the table that has just appeared has the machine to itself: its first frames are its dearest, and players
/// that practise take every core.
const OPENING: Duration = Duration::from_millis(150);
/// After so long the table counts as opened even if no frame came, as when the page went out of sight.
const UNSEEN: Duration = Duration::from_secs(1);
/// For so long, in milliseconds, nothing is shown of a search that has begun: most are over by then.
const QUIET: f64 = 500.0;
/// For so long, in milliseconds, it is not shown again how far a search has got.
const NEWS: f64 = 250.0;

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Drives the computer players of a table for as long as the component lives that calls this.
pub fn drive<G: Brain>(thinker: AiClient, opponents: Opponents, wheel: Wheel<G>)
where
    Table<G>: Send + Sync,
{
    let driver = Driver {
        thinker,
        opponents,
        wheel: StoredValue::new_local(wheel),
        course: StoredValue::new_local(Course::default()),
    };
    let next = driver.wheel.with_value(|wheel| {
        let (table, seats, held) = (wheel.table, wheel.seats, wheel.held);
        Memo::new(move |_| {
            if held.get() {
                return None;
            }
            table.with(|table| seats.with(|seats| due(table, seats)))
        })
    });
    let opened = opened();
    let machines = driver.wheel.with_value(|wheel| {
        let seats = wheel.seats;
        Memo::new(move |_| seats.with(|seats| seats.iter().any(|seat| Player::of(seat).level().is_some())))
    });
    Effect::new(move |_| {
        if opened.get() && machines.get() {
            thinker.wake();
        }
    });
    Effect::new(move |_| driver.turn_to(next.get(), opponents.paused.get() || !opened.get()));
    Effect::new(move |before: Option<()>| {
        opponents.hurried.track();
        if before.is_some() {
            driver.hurry();
        }
    });
    on_cleanup(move || driver.stop());
}

/// Whether the table has had its first frames.
fn opened() -> RwSignal<bool> {
    let opened = RwSignal::new(document().hidden());
    let open = move || {
        // A table that has been left meanwhile has no signal any more, and whoever thinks is not to be disturbed twice.
        if opened.try_get_untracked() == Some(false) {
            opened.set(true);
        }
    };
    request_animation_frame(move || set_timeout(open, OPENING));
    set_timeout(open, UNSEEN);
    opened
}

struct Driver<G: Brain> {
    thinker: AiClient,
    opponents: Opponents,
    wheel: StoredValue<Wheel<G>, LocalStorage>,
    course: StoredValue<Course<G::Action>, LocalStorage>,
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
    /// Whatever was under way is over; whoever is due now is asked, unless that has to wait.
    fn turn_to(self, due: Option<Due>, waits: bool) {
        self.halt();
        let Some(due) = due else {
            self.opponents.thought.set(None);
            self.course.update_value(|course| course.rushed = None);
            return;
        };
        self.opponents.thought.set(Some(Thought { seat: due.seat, level: due.level, done: 0, of: 0 }));
        if !waits {
            self.ask_after_frame(due);
        }
    }

    /// Nobody thinks before the page has shown what was played last: thinking would take half of a small machine from it at
    /// the very moment at which it has most to do.
    fn ask_after_frame(self, due: Due) {
        let asks = move || {
            self.course.try_update_value(|course| (course.wait, course.played) = (None, f64::NEG_INFINITY));
            self.ask(due);
        };
        // Of a page that is out of sight no frame would come.
        if document().hidden() { asks() } else { self.after_frame(asks) }
    }

    /// Waits until the frame that is about to be drawn is on the screen.
    fn after_frame(self, then: impl FnOnce() + 'static) {
        let frame = request_animation_frame_with_handle(move || {
            // What comes from a timer comes after the frame.
            self.after(0.0, then);
        });
        self.wait_for(frame.map(Wait::Frame).ok());
    }

    /// Waits for so many milliseconds.
    fn after(self, wait: f64, then: impl FnOnce() + 'static) {
        let timer = set_timeout_with_handle(then, Duration::from_micros((wait * 1000.0) as u64));
        self.wait_for(timer.map(Wait::Time).ok());
    }

    /// Remembers what is waited for: `None` only without a page, which then has nothing to show either.
    fn wait_for(self, wait: Option<Wait>) {
        self.course.try_update_value(|course| course.wait = wait);
    }

    fn ask(self, due: Due) {
        let asked = self.wheel.try_with_value(|wheel| {
            wheel.table.with_untracked(|table| {
                let legal = table.legal(due.seat);
                let carry = self.course.with_value(|course| {
                    let (ticket, action, seat, at) = course.carry?;
                    (seat == due.seat && at == due.at).then_some((ticket, action))
                });
                let job = Job {
                    setup: table.setup().clone(),
                    view: table.view(Some(due.seat)),
                    seat: due.seat,
                    level: due.level,
                    seed: seed(table, Stream::Players),
                    carry,
                };
                (legal, job)
            })
        });
        let Some((legal, job)) = asked else { return };
        if let &[only] = legal.as_slice() {
            // Nothing to think about; the search of this turn goes on behind it if it has got that far.
            return self.decided(due, only);
        }
        let ticket = self.thinker.ask::<G>(job, move |news| match news {
            News::Progress { done, of } => self.told(Thought { seat: due.seat, level: due.level, done, of }),
            News::Chose(choice) => self.decided(due, choice.action),
        });
        self.course
            .update_value(|course| (course.ticket, course.quiet_until) = (Some(ticket), now() + QUIET));
        if self.rushed(due.seat) {
            self.thinker.hurry(ticket);
        }
    }

    /// Shows how far a search has got, though not each time that it tells: every frame takes time from the search.
    fn told(self, thought: Thought) {
        let now = now();
        let due = self.course.try_update_value(|course| {
            let due = now >= course.quiet_until;
            if due {
                course.quiet_until = now + NEWS;
            }
            due
        });
        if due == Some(true) {
            self.opponents.thought.set(Some(thought));
        }
    }

    fn rushed(self, seat: Seat) -> bool {
        self.course.try_with_value(|course| course.rushed == Some(seat)).unwrap_or(false)
    }

    /// A decision has been made; it is played when the page has shown the one before it.
    fn decided(self, due: Due, action: G::Action) {
        let now = now();
        let (wait, played) = self
            .course
            .try_with_value(|course| (course.not_before - now, course.played))
            .unwrap_or((0.0, 0.0));
        let wait = if self.rushed(due.seat) { 0.0 } else { wait.max(0.0) };
        self.course.try_update_value(|course| course.ready = Some(action));
        let play = move || self.play(due, action);
        // A chain of quick decisions leaves the page its frames: at most one is played between two of them. Nothing is drawn
        // of a page that is out of sight, and there no frame would come.
        if now + wait < played + FRAME && !document().hidden() {
            self.after_frame(play);
        } else {
            self.after(wait, play);
        }
    }

    fn play(self, due: Due, action: G::Action) {
        let here = self.course.try_update_value(|course| {
            (course.wait, course.ready) = (None, None);
            course.ticket.take()
        });
        let Some(ticket) = here else { return };
        let shown = self.wheel.with_value(|wheel| (wheel.play)(due.seat, action));
        let Some(shown) = shown else {
            // The same view and seed would lead to the same refusal for ever.
            leptos::logging::error!("a computer player chose what the table refuses: {action:?}");
            self.opponents.paused.set(true);
            return;
        };
        let (at, passed) = self.wheel.with_value(|wheel| {
            wheel.table.with_untracked(|table| (table.log().len(), !table.asked().contains(due.seat)))
        });
        let shown = if passed && shown == Shown::Nothing { Shown::Turn } else { shown };
        let wait = self.opponents.pace.get_untracked().wait(shown);
        self.course.update_value(|course| {
            course.played = now();
            course.not_before = course.played + f64::from(wait);
            course.carry = ticket.map(|ticket| (ticket, action, due.seat, at));
            if passed {
                course.rushed = None;
            }
        });
    }

    /// Whoever thinks decides, whatever waits is played.
    fn hurry(self) {
        let Some(thought) = self.opponents.thought.get_untracked() else { return };
        let waiting = self.course.try_update_value(|course| {
            course.rushed = Some(thought.seat);
            if let Some(ticket) = course.ticket
                && course.ready.is_none()
            {
                self.thinker.hurry(ticket);
            }
            // Without a decision it is the question that waits for the frame, and it will be put in a hurry.
            course.ready.and_then(|ready| Some((course.wait.take()?, ready)))
        });
        let Some(Some((wait, action))) = waiting else { return };
        wait.clear();
        let now_due = self.wheel.with_value(|wheel| {
            wheel.table.with_untracked(|table| wheel.seats.with_untracked(|seats| due(table, seats)))
        });
        if let Some(due) = now_due {
            self.play(due, action);
        }
    }

    /// Ends what is under way.
    fn halt(self) {
        self.course.try_update_value(|course| {
            if let Some(wait) = course.wait.take() {
                wait.clear();
            }
            course.ready = None;
            if let Some(ticket) = course.ticket.take() {
                self.thinker.cancel(ticket);
            }
        });
    }

    fn stop(self) {
        self.halt();
        self.opponents.thought.set(None);
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
    fn a_computer_player_is_due_when_it_is_asked() {
        let table = table("due");
        let active = table.state().active;
        let mut players = ["human"; 2];
        assert_eq!(due(&table, &seats(players)), None);
        players[active.index()] = "elder";
        let found = due(&table, &seats(players)).expect("the elder is due");
        assert_eq!((found.seat, found.level, found.at), (active, Level::Elder, table.log().len()));
        players.swap(0, 1);
        assert_eq!(due(&table, &seats(players)), None);
    }

    #[test]
    fn another_table_is_another_moment() {
        let players = seats(["digger"; 2]);
        let (one, two) = (table("one"), table("one"));
        assert_ne!(due(&one, &players), due(&two, &players), "the same plies of another table");
        assert_eq!(due(&one, &players), due(&one.clone(), &players));
    }

    #[test]
    fn seeds_follow_the_game_the_moment_and_the_purpose() {
        let mut game = table("same");
        let first = seed(&game, Stream::Players);
        assert_eq!(first, seed(&table("same"), Stream::Players));
        assert_ne!(first, seed(&table("other"), Stream::Players));
        assert_ne!(first, seed(&game, Stream::Hints));
        let seat = game.state().active;
        game.play(seat, game.legal(seat)[0]).unwrap();
        assert_ne!(first, seed(&game, Stream::Players));
        assert!(first >> 48 != 0 || seed(&game, Stream::Players) >> 48 != 0, "all 64 bits are drawn");
    }
}
