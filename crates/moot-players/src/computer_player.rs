//! A computer player with memory.

use moot_core::{Dice, Evaluator, Seat, SplitMix64};

use crate::evidence::{Evidence, merge};
use crate::level::Level;
use crate::policy::{Policy, leave_out};
use crate::search::{Search, tree_seed};
use crate::style::Style;
use crate::{Budget, greedy};

/// A computer player in one seat. It keeps its search trees from one micro-decision of a turn to the next.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::{Budget, Level, ComputerPlayer};
/// use moot_table::{Seed, Table};
///
/// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
/// let mut players = [
///     ComputerPlayer::<Hoard>::new(Level::Digger),
///     ComputerPlayer::<Hoard>::searching(Budget { trees: 1, simulations: 50 }),
/// ];
/// while let Some(seat) = table.asked().iter().next() {
///     let view = table.view(Some(seat));
///     let seed = table.log().len() as u64;
///     let action = players[seat.index()].choose(&(2, 1), &view, seat, seed).expect("a legal action");
///     table.play(seat, action)?;
///     for (other, player) in players.iter_mut().enumerate() {
///         player.played(other == seat.index(), action);
///     }
/// }
/// assert!(table.asked().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct ComputerPlayer<G: Evaluator> {
    manner: Manner,
    /// Another manner for some decisions, and their percentage.
    sometimes: Option<(u8, Manner)>,
    weights: Option<Vec<f32>>,
    style: Style,
    /// Actions that it avoids if there is any other.
    excluded: Vec<G::Action>,
    trees: Vec<Search<G>>,
    /// The seat's own actions since the trees were grown.
    since: Vec<G::Action>,
}

#[derive(Clone, Copy)]
enum Manner {
    /// Draws by lot.
    Guess,
    /// Takes the best rating, with noise.
    Glance,
    /// Looks one step ahead.
    Step,
    /// Searches.
    Search(Budget),
}

impl<G: Evaluator> ComputerPlayer<G> {
    /// Creates a player of a level.
    #[must_use]
    pub fn new(level: Level) -> Self {
        let game = G::CALIBRATION;
        let few = Budget { trees: 1, simulations: game.mason_simulations };
        let (manner, sometimes) = match level {
            Level::Pebble => (Manner::Glance, Some((game.pebble_guesses, Manner::Guess))),
            Level::Whelp => (Manner::Glance, None),
            Level::Scamp => (Manner::Step, Some((game.scamp_glances, Manner::Glance))),
            Level::Digger => (Manner::Step, None),
            Level::Mason => (Manner::Step, Some((game.mason_searches, Manner::Search(few)))),
            Level::Warden | Level::Elder | Level::Ancient => (Manner::Search(level.budget::<G>()), None),
        };
        ComputerPlayer { sometimes, ..ComputerPlayer::of(manner) }
    }

    /// Creates a player that searches with the given budget.
    #[must_use]
    pub fn searching(budget: Budget) -> Self {
        ComputerPlayer::of(Manner::Search(budget))
    }

    fn of(manner: Manner) -> Self {
        ComputerPlayer {
            manner,
            sometimes: None,
            weights: None,
            style: Style::default(),
            excluded: Vec::new(),
            trees: Vec::new(),
            since: Vec::new(),
        }
    }

    /// Replaces the weights of positions, for tuning. Ratings of actions keep theirs.
    #[must_use]
    pub fn weighing(mut self, weights: &[f32]) -> Self {
        self.weights = Some(weights.to_vec());
        self
    }

    /// Replaces the parameters of the search, for comparing them.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// Makes the player avoid these actions, and no others, if there is any other, for measuring what they are worth. A
    /// player with one-step look-ahead does not plan with them either; one that searches may.
    pub fn exclude(&mut self, actions: Vec<G::Action>) {
        self.excluded = actions;
    }

    /// Reports an action at the table, including the player's own. The trees are kept as long as only the
    /// player itself acts. A player that searches for some decisions only keeps none, so that it chooses like a new one.
    pub fn played(&mut self, own: bool, action: G::Action) {
        if own && self.sometimes.is_none() && !self.trees.is_empty() {
            self.since.push(action);
        } else {
            self.trees.clear();
        }
    }

    /// Chooses an action for `seat`, given its `view`. Returns `None` if there is nothing to decide.
    pub fn choose(&mut self, setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
        self.choose_until(setup, view, seat, seed, || false)
    }

    /// As [`choose`](Self::choose), but a search ends as soon as `stop`, which is called after every simulation, returns true. So a
    /// caller with a clock limits the time of a decision.
    pub fn choose_until(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
        stop: impl FnMut() -> bool,
    ) -> Option<G::Action> {
        let mut dice = SplitMix64::new(seed);
        let world = G::determinize(setup, view, &mut dice);
        let mut legal = Vec::new();
        G::legal(setup, &world, seat, &mut legal);
        leave_out(&mut legal, &self.excluded);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let weights = self.weights.as_deref().unwrap_or(G::weights());
        let policy = || Policy::<G>::default().excluding(&self.excluded);
        let manner = match self.sometimes {
            Some((percent, manner)) if dice.below(100) < u32::from(percent) => manner,
            _ => self.manner,
        };
        let gives_up = |action: &G::Action| G::gives_up(*action);
        match manner {
            Manner::Guess => {
                let mut sensible = legal;
                let avoided: Vec<G::Action> = sensible.iter().copied().filter(gives_up).collect();
                leave_out(&mut sensible, &avoided);
                sensible.get(dice.below(sensible.len() as u32) as usize).copied()
            }
            Manner::Glance => {
                let mut avoided = self.excluded.clone();
                avoided.extend(legal.iter().copied().filter(gives_up));
                Policy::<G>::default().excluding(&avoided).choose(
                    setup,
                    &world,
                    seat,
                    G::CALIBRATION.whelp_noise,
                    &mut dice,
                )
            }
            Manner::Step => greedy::choose::<G>(setup, view, seat, policy(), weights, &mut dice),
            Manner::Search(budget) => {
                let mut found =
                    self.search(setup, view, seat, seed, budget, stop).into_iter().map(|it| it.action);
                found.find(|action| legal.contains(action)).or(legal.first().copied())
            }
        }
    }

    /// Searches and returns the evidence about each action, the choice first.
    fn search(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
        budget: Budget,
        mut stop: impl FnMut() -> bool,
    ) -> Vec<Evidence<G::Action>> {
        let since = core::mem::take(&mut self.since);
        let weights = self.weights.as_deref().unwrap_or(G::weights());
        let mut trees = core::mem::take(&mut self.trees).into_iter();
        self.trees = (0..budget.trees)
            .map(|number| {
                let kept = trees.next().filter(|_| !since.is_empty());
                let kept = kept
                    .and_then(|mut tree| since.iter().all(|action| tree.carry(action, view)).then_some(tree));
                kept.unwrap_or_else(|| {
                    Search::with_weights(setup, view, seat, tree_seed(seed, number), weights)
                        .in_style(self.style)
                })
            })
            .collect();
        merge(self.trees.iter_mut().map(|tree| {
            tree.think(budget.simulations, |_| stop());
            tree.evidence()
        }))
    }
}
