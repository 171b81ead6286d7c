//! A computer player at a table.

use moot_core::{Guide, Mixer, Seat};

use crate::evidence::{Evidence, merge};
use crate::level::Level;
use crate::policy::{Policy, leave_out};
use crate::search::{Search, tree_seed};
use crate::style::Style;
use crate::{Budget, greedy};

/// A computer player in one seat, with what it remembers from one micro-decision of its turn to the next.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::{Budget, Level, Mind};
/// use moot_table::{Seed, Table};
///
/// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
/// let mut minds = [
///     Mind::<Hoard>::new(Level::Digger),
///     Mind::<Hoard>::searching(Budget { trees: 1, simulations: 50 }),
/// ];
/// while let Some(seat) = table.asked().iter().next() {
///     let view = table.view(Some(seat));
///     let seed = table.log().len() as u64;
///     let action = minds[seat.index()].choose(&(2, 1), &view, seat, seed).expect("a legal action");
///     table.play(seat, action)?;
///     for (other, mind) in minds.iter_mut().enumerate() {
///         mind.played(other == seat.index(), action);
///     }
/// }
/// assert!(table.asked().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Mind<G: Guide> {
    manner: Manner,
    weights: Option<Vec<f32>>,
    style: Style,
    /// What it leaves alone as long as there is anything else to do.
    shunned: Vec<G::Action>,
    trees: Vec<Search<G>>,
    /// What the seat has played since the trees were grown.
    since: Vec<G::Action>,
}

#[derive(Clone, Copy)]
enum Manner {
    Glance,
    Step,
    Search(Budget),
}

impl<G: Guide> Mind<G> {
    /// A player of a level.
    #[must_use]
    pub fn new(level: Level) -> Self {
        Mind::of(match level {
            Level::Whelp => Manner::Glance,
            Level::Digger => Manner::Step,
            Level::Elder | Level::Ancient => Manner::Search(level.budget()),
        })
    }

    /// A player that searches with a budget of its own.
    #[must_use]
    pub fn searching(budget: Budget) -> Self {
        Mind::of(Manner::Search(budget))
    }

    fn of(manner: Manner) -> Self {
        Mind {
            manner,
            weights: None,
            style: Style::default(),
            shunned: Vec::new(),
            trees: Vec::new(),
            since: Vec::new(),
        }
    }

    /// The same player with other weights, for tuning them.
    #[must_use]
    pub fn weighing(mut self, weights: &[f32]) -> Self {
        self.weights = Some(weights.to_vec());
        self
    }

    /// The same player searching in another style, for comparing styles.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// From now on the player leaves an action alone, as long as there is anything else to do: for measuring what the action is
    /// worth. A player that looks one step ahead does not plan with it either; one that searches may.
    pub fn shun(&mut self, action: G::Action) {
        self.shunned.push(action);
    }

    /// Tells the player of a decision at the table, its own included. What it has thought about is kept as long as it goes
    /// on deciding itself.
    pub fn played(&mut self, own: bool, action: G::Action) {
        if own && !self.trees.is_empty() {
            self.since.push(action);
        } else {
            self.trees.clear();
        }
    }

    /// Chooses an action for `seat`, which knows `view`; `None` when nothing is to be decided.
    pub fn choose(&mut self, setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
        let mut dice = Mixer::new(seed);
        let world = G::imagine(setup, view, &mut dice);
        let mut legal = Vec::new();
        G::legal(setup, &world, seat, &mut legal);
        leave_out(&mut legal, &self.shunned);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let weights = self.weights.as_deref().unwrap_or(G::weights());
        let policy = || Policy::<G>::with_weights(weights).shunning(&self.shunned);
        match self.manner {
            // What looks best at a glance, now and then something else.
            Manner::Glance => policy().choose(setup, &world, seat, 3.0, &mut dice),
            Manner::Step => greedy::choose::<G>(setup, view, seat, policy(), weights, &mut dice),
            Manner::Search(budget) => {
                let mut found = self.search(setup, view, seat, seed, budget).into_iter().map(|it| it.action);
                found.find(|action| legal.contains(action)).or(legal.first().copied())
            }
        }
    }

    /// Searches and tells what was found out about each action, the choice first.
    fn search(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
        budget: Budget,
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
            tree.think(budget.simulations, |_| false);
            tree.evidence()
        }))
    }
}
