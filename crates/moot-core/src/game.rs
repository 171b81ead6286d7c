//! The contract of a game.

use core::error::Error;
use core::fmt::Debug;
use core::hash::Hash;

use crate::{Dice, Heard, ScoreSheet, Seat, SeatSet, Teams};

/// Whose move it is.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Game, SeatSet, Turn};
///
/// let setup = (3, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// assert_eq!(Hoard::<0>::turn(&setup, &state), Turn::Chance);
///
/// // Deals a card to each of the three seats; then all of them choose at the same time.
/// for card in ["card 4", "card 9", "card 1"] {
///     let outcome = Hoard::<0>::outcome_from(card)?;
///     let _ = Hoard::<0>::fall(&setup, &mut state, outcome, &mut ())?;
/// }
/// assert_eq!(Hoard::<0>::turn(&setup, &state), Turn::Seats(SeatSet::all(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, HoardOutcome};
/// use moot_core::{Game, Seat, SeatSet};
///
/// let setup = (2, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// let step = Hoard::<0>::fall(&setup, &mut state, HoardOutcome::Card(4), &mut ())?;
/// assert_eq!(step.learnt, SeatSet::one(Seat(0)), "only the owner sees the card");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Step {
    /// The seats that learnt something they could not have computed: nothing can be taken back past this point.
    pub learnt: SeatSet,
}

/// Why a text is not an action or an outcome: what stood where something else was expected.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::toy::Hoard;
///
/// let error = Hoard::<0>::action_from("hat one").unwrap_err();
/// assert_eq!(error.at, 4);
/// assert_eq!(error.to_string(), "expected coins such as 1+1 at byte 4");
/// ```
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
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, HoardIllegal};
/// use moot_core::laws::{midgame, play_out};
/// use moot_core::{Game, Mixer, Turn};
///
/// let setup = (3, 2);
///
/// // Legality has two forms that agree: `legal` lists actions, `check` explains refusals.
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 2, 2).expect("a decision with two choices");
/// let mut actions = Vec::new();
/// Hoard::<0>::legal(&setup, &state, seat, &mut actions);
/// assert!(actions.iter().all(|&action| Hoard::<0>::check(&setup, &state, seat, action).is_ok()));
///
/// // A player sees a view. `imagine` completes it to a state that the player cannot tell from the real one.
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
/// let world = Hoard::<0>::imagine(&setup, &view, &mut Mixer::new(9));
/// assert_eq!(Hoard::<0>::view(&setup, &world, Some(seat)), view);
///
/// // Actions have a stable text form.
/// let text = Hoard::<0>::action_text(actions[0]);
/// assert_eq!(Hoard::<0>::action_from(&text), Ok(actions[0]));
///
/// // At the end, rank 0 wins.
/// let last = play_out::<Hoard>(&setup, 1, |_| ());
/// assert_eq!(Hoard::<0>::turn(&setup, &last), Turn::Over);
/// assert!(Hoard::<0>::score(&setup, &last).rank[..3].contains(&0));
/// assert_eq!(Hoard::<0>::check(&setup, &last, seat, actions[0]), Err(HoardIllegal::NotNow));
/// ```
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
