//! The client of the computer players' searches: on workers if the browser has them, else on the page in time slices.
//!
//! Search and evaluation are a program of their own (`moot-worker`), which is fetched with the first job. The page itself
//! contains only the protocol and the rules.
//!
//! A job always ends with exactly one [`JobUpdate::Chose`] unless it is cancelled, even if all workers fail.

mod explain_job;
mod pool;
mod pool_host;
mod port;
mod search_job;
#[cfg(test)]
mod tests;
mod trouble;

use std::rc::Rc;

use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_players::{Evidence, Level};
pub use moot_worker::{Question, Reasons, Wire as Brain};
use moot_worker::{Versions, versions};

use explain_job::ExplainJob;
use pool_host::PoolHost;
use search_job::SearchJob;
pub use trouble::Trouble;

/// The id of a job. Tickets are unique on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u32);

/// A decision that a computer player has to make.
pub struct Job<G: Brain> {
    /// The setup of the game.
    pub setup: G::Setup,
    /// The view of the seat; a search receives nothing else.
    pub view: G::View,
    /// The seat that decides. It must be asked in this view.
    pub seat: Seat,
    /// The level of the player.
    pub level: Level,
    /// The seed of the search.
    pub seed: u64,
    /// The ticket of the same seat's previous decision and the action then played, to reuse its search tree.
    pub carry: Option<(Ticket, G::Action)>,
}

/// The source of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// This number of workers.
    Workers(u32),
    /// The players' program on the page, in time slices.
    Page,
    /// No search: the program could not be fetched, and the action is an arbitrary legal one.
    Rules,
}

/// The result of a job.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// The action to play.
    pub action: G::Action,
    /// The search results for this and other actions, the chosen one first.
    pub evidence: Vec<Evidence<G::Action>>,
    /// The source of the decision.
    pub from: Source,
}

/// A message about a job.
#[derive(Clone, Debug)]
pub enum JobUpdate<G: Game> {
    /// The number of simulations done, and the total.
    Progress {
        /// Simulations done.
        done: u32,
        /// Simulations in total.
        of: u32,
    },
    /// The decision: the last message of a job.
    Chose(Choice<G>),
}

/// Copyable handle to the pool of AI workers. Created once a page and provided in context; when its owner is disposed of, all
/// searches end.
#[derive(Clone, Copy)]
pub struct AiClient {
    config: StoredValue<PoolConfig>,
    /// Created with the first job.
    host: StoredValue<Option<Rc<PoolHost>>, LocalStorage>,
    /// The current problem, if any. Players keep playing in any case.
    pub trouble: RwSignal<Option<Trouble>>,
}

/// The configuration of the pool.
#[derive(Clone)]
struct PoolConfig {
    /// The URL of the worker's script.
    script: String,
    /// The maximum number of workers; `None` for as many as are useful.
    workers: Option<usize>,
    /// The game whose program the script loads and warms up; empty for a script that has one program for all games.
    game: &'static str,
    /// The protocol and the rules revision of the page.
    here: Versions,
}

impl AiClient {
    /// A client without jobs, for one game. As many workers as are useful start with the first job.
    #[must_use]
    pub fn new<G: Game>() -> AiClient {
        let script = SCRIPT.get().copied().unwrap_or("./thinker.js").to_owned();
        AiClient::with_config(PoolConfig { script, workers: None, game: G::ID, here: versions::<G>() })
    }

    /// A client with a given number of workers, 0 to search on the page only, and its own script URL. The script
    /// must not choose its program by the game, as that of `tools/worker.sh` does not: the workers get no name, and do not warm up.
    #[must_use]
    pub fn with<G: Game>(script: &str, workers: usize) -> AiClient {
        let script = script.to_owned();
        AiClient::with_config(PoolConfig { script, workers: Some(workers), game: "", here: versions::<G>() })
    }

    fn with_config(config: PoolConfig) -> AiClient {
        let config = StoredValue::new(config);
        AiClient { config, host: StoredValue::new_local(None), trouble: RwSignal::new(None) }
    }

    /// The pool host, if it has been created.
    fn opened(&self) -> Option<Rc<PoolHost>> {
        self.host.try_get_value().flatten()
    }

    /// The pool host; `None` if the client has been disposed of.
    fn host(&self) -> Option<Rc<PoolHost>> {
        if let Some(host) = self.host.try_get_value()? {
            return Some(host);
        }
        let PoolConfig { script, workers, game, here } = self.config.try_get_value()?;
        let pool = pool::Pool::new(workers.unwrap_or_else(useful), here);
        let host = PoolHost::new(pool, script, game, self.trouble);
        self.host.try_set_value(Some(host.clone()));
        Some(host)
    }

    /// Starts a job. `on` receives its messages, never before this call has returned, and may itself ask, hurry and cancel. The
    /// seat must have a decision to make; if not, this is reported as [`Trouble`] and nothing is chosen.
    pub fn ask<G: Brain>(&self, job: Job<G>, on: impl Fn(JobUpdate<G>) + 'static) -> Ticket {
        // A disposed client takes no jobs: the component that asked is gone as well.
        let Some(host) = self.host() else { return Ticket(0) };
        host.change(|pool, now| pool.ask(Box::new(SearchJob::new(job, on)), now))
    }

    /// Requests the reasons for sequences of decisions. `on` receives them once, one entry a sequence, never before this call has
    /// returned; the list is empty if no helper was available.
    pub fn explain<G: Brain>(&self, question: Question<G>, on: impl Fn(Vec<Reasons<G>>) + 'static) -> Ticket {
        let Some(host) = self.host() else { return Ticket(0) };
        host.change(|pool, now| pool.ask(Box::new(ExplainJob::new(question, on)), now))
    }

    /// Fetches and starts the players' program in advance, so that the first job starts faster.
    pub fn wake(&self) {
        if let Some(host) = self.host() {
            host.change(pool::Pool::wake);
        }
    }

    /// Requests the decision at once: it follows within a tenth of a second.
    pub fn hurry(&self, ticket: Ticket) {
        if let Some(host) = self.opened() {
            host.change(|pool, now| pool.hurry(ticket, now));
        }
    }

    /// Cancels a job: no further messages are sent.
    pub fn cancel(&self, ticket: Ticket) {
        if let Some(host) = self.opened() {
            host.cancel(ticket);
        }
    }

    /// The number of ready workers.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.opened().map_or(0, |host| host.look(pool::Pool::ready))
    }
}

static SCRIPT: std::sync::OnceLock<&'static str> = std::sync::OnceLock::new();

/// Installs the URL of the worker's script, relative to the page. Later calls have no effect.
pub fn install_script(address: &'static str) {
    // The application installs the same URL again when it is restarted on one page.
    let _ = SCRIPT.set(address);
}

/// The AI client of a page.
pub fn ai_client<G: moot_ui::game::GameInfo>(app: moot_ui::game::app_state::AppState<G>) -> AiClient {
    app.extension(AiClient::new::<G::Rules>)
}

/// One worker a core, up to the number of trees of a job; one core is reserved for the page, whose frames are late otherwise.
fn useful() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    let useful = Level::ALL.into_iter().map(Level::trees).max().unwrap_or(1);
    (cores as usize).saturating_sub(1).clamp(1, useful.max(1) as usize)
}
