//! Views that come from outside: the contract of their serialized form, and why one is refused.

use core::error::Error;
use core::fmt;

use crate::{Game, Seat, SplitMix64, Violation};

/// The serialized form of a setup and a view, before validation. Its bytes come from outside and are not
/// trusted: [`validate`](Self::validate) has to check every number, and the rules must be able to play
/// whatever it accepts.
pub trait UncheckedView: Sized {
    /// The rules.
    type Game: Game;
    /// Why a setup is invalid.
    type SetupError: fmt::Debug + fmt::Display + PartialEq;

    /// Makes setup and view ready for serialization.
    fn new(setup: &<Self::Game as Game>::Setup, view: &<Self::Game as Game>::View) -> Self;

    /// Checks everything, and returns the setup and the view of a seat that has to decide.
    ///
    /// # Errors
    /// The first inconsistency.
    fn validate(self) -> Result<SetupAndView<Self::Game>, ViewError<Self::SetupError>>;
}

/// A setup with a view of a game.
pub type SetupAndView<G> = (<G as Game>::Setup, <G as Game>::View);

/// Why a view that came from outside is refused. `S` is the error of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewError<S> {
    /// The setup is invalid.
    Setup(S),
    /// A number is out of range.
    Range {
        /// What the number stands for.
        what: &'static str,
    },
    /// The position is inconsistent.
    Inconsistent(Violation),
    /// The seat knows more or less than a seat can know.
    Knowledge,
    /// The decision does not fit the position.
    Decision {
        /// What does not fit.
        what: &'static str,
    },
}

impl<S> ViewError<S> {
    /// Returns [`ViewError::Range`] unless `holds`.
    ///
    /// # Errors
    /// The number for `what` is out of range.
    pub fn in_range(holds: bool, what: &'static str) -> Result<(), ViewError<S>> {
        if holds { Ok(()) } else { Err(ViewError::Range { what }) }
    }

    /// Returns [`ViewError::Decision`] unless `holds`.
    ///
    /// # Errors
    /// The decision does not fit `what`.
    pub fn fits(holds: bool, what: &'static str) -> Result<(), ViewError<S>> {
        if holds { Ok(()) } else { Err(ViewError::Decision { what }) }
    }
}

impl<S: fmt::Display> fmt::Display for ViewError<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Setup(why) => write!(f, "setup: {why}"),
            ViewError::Range { what } => write!(f, "no such {what}"),
            ViewError::Inconsistent(violation) => violation.fmt(f),
            ViewError::Knowledge => f.write_str("no seat can know just that"),
            ViewError::Decision { what } => write!(f, "what is to be decided does not fit: {what}"),
        }
    }
}

impl<S: fmt::Debug + fmt::Display> Error for ViewError<S> {}

impl<S> From<Violation> for ViewError<S> {
    fn from(violation: Violation) -> ViewError<S> {
        ViewError::Inconsistent(violation)
    }
}

/// Samples a position that is consistent with `view`, checks its `invariants`, and checks that `seat` sees
/// that same view in it.
///
/// # Errors
/// The violated invariant, or [`ViewError::Knowledge`].
pub fn sample_position<G: Game, S>(
    setup: &G::Setup,
    view: &G::View,
    seat: Option<Seat>,
    invariants: impl Fn(&G::Setup, &G::State) -> Result<(), Violation>,
) -> Result<G::State, ViewError<S>> {
    let state = G::determinize(setup, view, &mut SplitMix64::new(0));
    invariants(setup, &state)?;
    if G::view(setup, &state, seat) == *view { Ok(state) } else { Err(ViewError::Knowledge) }
}
