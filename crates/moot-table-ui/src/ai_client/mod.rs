//! Computer players think here: off the page's thread where the browser has workers, else beside the page in small slices.
//!
//! Search and judgement are a program of their own (`moot-worker`) that is fetched with the first job: the page itself knows
//! how to ask and what the rules allow.
//!
//! A job always ends with exactly one [`News::Chose`] unless it is cancelled, whatever happens to the workers.

mod explain_job;
mod pool;
mod port;
mod room;
mod search_job;
#[cfg(test)]
mod tests;
mod trouble;

use std::rc::Rc;

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_players::{Evidence, Level};
pub use moot_worker::{Question, Reasons, Wire as Brain};

use explain_job::ExplainJob;
use room::RoomCell;
use search_job::SearchJob;
pub use trouble::Trouble;

/// Names a job. Tickets are never used twice on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u32);

/// A decision for a computer player to make.
pub struct Job<G: Brain> {
    /// The options of the game.
    pub setup: G::Setup,
    /// What the seat knows: players get nothing else.
    pub view: G::View,
    /// Who decides. It must be asked in this view.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// Where chance starts from.
    pub seed: u64,
    /// The job of the same seat's decision just before this one and what was then played, to think on from there.
    pub carry: Option<(Ticket, G::Action)>,
}

/// Who did the thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// So many workers.
    Workers(u32),
    /// The players' program on the page, in slices.
    Page,
    /// Nobody: the program could not be had, and this is any action that the rules allow.
    Rules,
}

/// A decision made.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// What was found out about this and other actions, the chosen one first.
    pub evidence: Vec<Evidence<G::Action>>,
    /// Who did the thinking.
    pub from: Source,
}

/// How a job is getting on.
#[derive(Clone, Debug)]
pub enum News<G: Game> {
    /// Simulations done, and how many there are to do.
    Progress {
        /// Done.
        done: u32,
        /// In all.
        of: u32,
    },
    /// The decision: the last news of a job.
    Chose(Choice<G>),
}

/// The app at which computer players think. A handle: copy it into every closure. Made once for a page and found in
/// context; when its owner is disposed of, all thinking ends.
#[derive(Clone, Copy)]
pub struct AiClient {
    plan: StoredValue<Plan>,
    /// Opened when there is something to think about: until then nothing of it is needed.
    room: StoredValue<Option<Rc<RoomCell>>, LocalStorage>,
    /// What is wrong, if anything is. Players go on thinking in any case.
    pub trouble: RwSignal<Option<Trouble>>,
}

/// Who will think.
#[derive(Clone)]
struct Plan {
    /// The worker's script.
    script: String,
    /// How many workers there may be; without a number as many as are of use.
    workers: Option<usize>,
    /// The game that they practise before they listen; empty for none.
    game: &'static str,
}

impl AiClient {
    /// A app with nothing on it, for a game of this name. Workers are started when the first job comes, as many as are of
    /// use.
    #[must_use]
    pub fn new(game: &'static str) -> AiClient {
        let script = SCRIPT.get().copied().unwrap_or("./thinker.js").to_owned();
        AiClient::planned(Plan { script, workers: None, game })
    }

    /// A app with so many workers, 0 to think on the page alone, whose script is at an address of its own. They do not
    /// practise.
    #[must_use]
    pub fn with(script: &str, workers: usize) -> AiClient {
        AiClient::planned(Plan { script: script.to_owned(), workers: Some(workers), game: "" })
    }

    fn planned(plan: Plan) -> AiClient {
        let plan = StoredValue::new(plan);
        AiClient { plan, room: StoredValue::new_local(None), trouble: RwSignal::new(None) }
    }

    /// The room with the workers, if it has been opened.
    fn opened(&self) -> Option<Rc<RoomCell>> {
        self.room.try_get_value().flatten()
    }

    /// The room with the workers; `None` where the app has been disposed of.
    fn room(&self) -> Option<Rc<RoomCell>> {
        if let Some(room) = self.room.try_get_value()? {
            return Some(room);
        }
        let Plan { script, workers, game } = self.plan.try_get_value()?;
        let room = RoomCell::new(script, workers.unwrap_or_else(useful), game, self.trouble);
        self.room.try_set_value(Some(room.clone()));
        Some(room)
    }

    /// Begins to think. `on` hears how it gets on, never before this call has returned, and may itself ask, hurry and cancel.
    /// The seat must have something to decide; if not, that is told as [`Trouble`] and nothing is chosen.
    pub fn ask<G: Brain>(&self, job: Job<G>, on: impl Fn(News<G>) + 'static) -> Ticket {
        // A disposed app takes no jobs: the page that asked is gone as well.
        let Some(room) = self.room() else { return Ticket(0) };
        room.change(|pool, now| pool.ask(Box::new(SearchJob::new(job, on)), now))
    }

    /// Asks why lines of decisions are good or bad. `on` hears the reasons once, line by line, never before this call has
    /// returned; none where nobody could be asked.
    pub fn explain<G: Brain>(&self, question: Question<G>, on: impl Fn(Vec<Reasons<G>>) + 'static) -> Ticket {
        let Some(room) = self.room() else { return Ticket(0) };
        room.change(|pool, now| pool.ask(Box::new(ExplainJob::new(question, on)), now))
    }

    /// Fetches and starts the players' program, so that the first job need not wait for it.
    pub fn wake(&self) {
        if let Some(room) = self.room() {
            room.change(pool::Pool::wake);
        }
    }

    /// Asks for the decision at once: it follows within a tenth of a second.
    pub fn hurry(&self, ticket: Ticket) {
        if let Some(room) = self.opened() {
            room.change(|pool, now| pool.hurry(ticket, now));
        }
    }

    /// Forgets a job: nothing more is heard of it.
    pub fn cancel(&self, ticket: Ticket) {
        if let Some(room) = self.opened() {
            room.cancel(ticket);
        }
    }

    /// How many workers are ready.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.opened().map_or(0, |room| room.look(pool::Pool::ready))
    }
}

static SCRIPT: std::sync::OnceLock<&'static str> = std::sync::OnceLock::new();

/// Installs the address of the worker's script, relative to the page. The first address stays.
pub fn install_script(address: &'static str) {
    // The application installs the same address whenever it is started anew on one page.
    let _ = SCRIPT.set(address);
}

/// The computer players of a page.
pub fn ai_client<G: moot_ui::game::GameInfo>(app: moot_ui::game::app_state::AppState<G>) -> AiClient {
    app.extension(|| AiClient::new(G::ID))
}

/// One worker a core, as far as a job has trees for; one core is left to the page, whose frames come late otherwise.
fn useful() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    let useful = Level::ALL.into_iter().map(|level| level.budget().trees).max().unwrap_or(1);
    (cores as usize).saturating_sub(1).clamp(1, useful.max(1) as usize)
}
