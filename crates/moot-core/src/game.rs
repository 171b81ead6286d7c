//! The contract of a game.

use core::error::Error;
use core::fmt::Debug;
use core::hash::Hash;

use crate::{Dice, Heard, ScoreSheet, Seat, SeatSet, Teams};

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats must decide; more than one means that they decide at the same time.
    Seats(SeatSet),
    /// A card, tile or die is drawn; nobody decides.
    Chance,
    /// The game is over.
    Over,
}

/// What a play gave away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Step {
    /// The seats that learnt something they could not have computed: nothing can be taken back past this point.
    pub learnt: SeatSet,
}

/// Why a text is not an action or an outcome: what stood where something else was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// What was expected, in the words of the notation.
    pub expected: &'static str,
    /// The byte at which the text stopped making sense.
    pub at: usize,
}

impl core::fmt::Display for TextError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "expected {} at byte {}", self.expected, self.at)
    }
}

impl Error for TextError {}

/// A board game: pure functions over an immutable setup and a small state.
///
/// `laws` (feature `laws`) holds the generic tests that every implementation runs.
pub trait Game: 'static + Sized {
    /// The name on the wire and in saves; never renamed.
    const ID: &'static str;
    /// Raised whenever an old log would replay differently.
    const RULES: u16;
    /// No game takes more plays (actions and chance events together) than this.
    const BOUND: usize;

    /// The options of a game, immutable.
    type Setup: Clone + PartialEq + Debug;
    /// Everything on the table. No strings, no history, no deck order: what is unseen is a set.
    type State: Copy + PartialEq + Debug;
    /// One micro-decision, identified by its content and never by its place in a list.
    type Action: Copy + Eq + Hash + Ord + Debug;
    /// One resolved chance event.
    type Outcome: Copy + Eq + Hash + Ord + Debug;
    /// What one seat, or an onlooker, may know.
    type View: Clone + PartialEq + Debug;
    /// What happened, for the log, the announcer and the animation.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is refused: facts, no sentences.
    type Illegal: Copy + PartialEq + Error;

    /// The table before the first chance event.
    fn deal(setup: &Self::Setup) -> Self::State;

    /// How many seats play.
    fn seats(setup: &Self::Setup) -> usize;

    /// Who plays together: every seat for itself, unless a game knows teams.
    fn teams(setup: &Self::Setup) -> Teams {
        Teams::alone(Self::seats(setup))
    }

    /// Whose move it is.
    fn turn(setup: &Self::Setup, state: &Self::State) -> Turn;

    /// Appends every legal action of `seat` to `out`, ascending and unique; nothing when `seat` is not asked.
    fn legal(setup: &Self::Setup, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// The same truth as [`legal`](Self::legal), with the reason of a refusal. It may accept more: every exact payment
    /// that a player composes by hand, of which `legal` lists only the canonical one.
    ///
    /// # Errors
    /// The first reason why `seat` may not do `action` now.
    fn check(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`check`](Self::check) accepts, and tells `heard` what happens.
    fn act(
        setup: &Self::Setup,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        heard: &mut impl Heard<Self::Event>,
    ) -> Step;

    /// Draws the outcome of the chance event that is due. Changes nothing.
    fn roll(setup: &Self::Setup, state: &Self::State, dice: &mut impl Dice) -> Self::Outcome;

    /// Carries out a chance event.
    ///
    /// # Errors
    /// When `outcome` cannot happen now; `state` is then unchanged.
    fn fall(
        setup: &Self::Setup,
        state: &mut Self::State,
        outcome: Self::Outcome,
        heard: &mut impl Heard<Self::Event>,
    ) -> Result<Step, Self::Illegal>;

    /// What `seat` may know, or what an onlooker may know for `None`.
    fn view(setup: &Self::Setup, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// A world in which `view` is true: what is hidden is drawn from `dice` (determinization).
    fn imagine(setup: &Self::Setup, view: &Self::View, dice: &mut impl Dice) -> Self::State;

    /// The points that are certain now, and the final ones once the game is over.
    fn score(setup: &Self::Setup, state: &Self::State) -> ScoreSheet;

    /// The text form of an action: short, stable, without blanks at the ends.
    fn action_text(action: Self::Action) -> String;

    /// Reads what [`action_text`](Self::action_text) writes.
    ///
    /// # Errors
    /// Where and why the text is not an action.
    fn action_from(text: &str) -> Result<Self::Action, TextError>;

    /// The text form of an outcome.
    fn outcome_text(outcome: Self::Outcome) -> String;

    /// Reads what [`outcome_text`](Self::outcome_text) writes.
    ///
    /// # Errors
    /// Where and why the text is not an outcome.
    fn outcome_from(text: &str) -> Result<Self::Outcome, TextError>;
}
