//! `trait Game`: the contract that every game implements.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{Dice, EventSink, ScoreSheet, Seat, SeatSet, Teams, TextError};

/// What happens next: a decision, a chance event, or nothing.
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
///     let outcome = card.parse()?;
///     let _ = Hoard::<0>::apply_chance(&setup, &mut state, outcome, &mut ())?;
/// }
/// assert_eq!(Hoard::<0>::turn(&setup, &state), Turn::Seats(SeatSet::all(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats must decide. More than one means that they decide simultaneously.
    Seats(SeatSet),
    /// A card, tile or die is drawn. No seat decides; the caller samples the outcome.
    Chance,
    /// The game is over.
    Over,
}

/// The result of an action or a chance event: which seats gained information.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, HoardOutcome};
/// use moot_core::{Game, Seat, SeatSet};
///
/// let setup = (2, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// let step = Hoard::<0>::apply_chance(&setup, &mut state, HoardOutcome::Card(4), &mut ())?;
/// assert_eq!(step.informed, SeatSet::one(Seat(0)), "only the owner sees the card");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Step {
    /// The seats that learnt something that they could not have computed. Undo stops at such a step.
    pub informed: SeatSet,
}

/// A board game: pure functions over an immutable setup and a small state.
///
/// The functions take no `self`: a type that implements `Game` is a marker, such as an empty enum. Positions
/// are values of [`State`](Self::State), and copying one is cheap.
///
/// The module `laws` (feature `laws`) has the generic tests that every implementation runs.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, HoardIllegal};
/// use moot_core::laws::{midgame, play_out};
/// use moot_core::{Game, SplitMix64, Turn};
///
/// let setup = (3, 2);
///
/// // Legality has two forms that agree: `legal` lists actions, `check` explains refusals.
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 2, 2).expect("a decision with two choices");
/// let mut actions = Vec::new();
/// Hoard::<0>::legal(&setup, &state, seat, &mut actions);
/// assert!(actions.iter().all(|&action| Hoard::<0>::check(&setup, &state, seat, action).is_ok()));
///
/// // A player sees a view. `determinize` completes it to a state that the player cannot tell from the real one.
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
/// let world = Hoard::<0>::determinize(&setup, &view, &mut SplitMix64::new(9));
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
    /// The identifier in saves, links and messages. It never changes.
    const ID: &'static str;
    /// The revision of the rules. It is raised whenever an old log would replay differently.
    const RULES: u16;
    /// The maximal number of plies (actions and chance events together) of a game.
    const BOUND: usize;

    /// The options of a game. They do not change during the game.
    type Setup: Clone + PartialEq + Debug;
    /// The complete position. It holds no strings, no history and no order of unseen cards: unseen cards are
    /// a set.
    type State: Copy + PartialEq + Debug;
    /// One micro-decision. It is identified by its content, not by its index in a list. `Display` writes its
    /// text form, `FromStr` parses it.
    type Action: Copy + Eq + Hash + Ord + Debug + Display + FromStr<Err = TextError>;
    /// The outcome of one chance event. `Display` writes its text form, which saves contain; `FromStr` parses it.
    type Outcome: Copy + Eq + Hash + Ord + Debug + Display + FromStr<Err = TextError>;
    /// The information that one seat, or a spectator, has.
    type View: Clone + PartialEq + Debug;
    /// What happened, for the event log, screen readers and animation.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is illegal: facts, no sentences for players.
    type Illegal: Copy + PartialEq + Error;

    /// Returns the position before the first chance event.
    fn deal(setup: &Self::Setup) -> Self::State;

    /// Returns the number of seats, at most [`MAX_SEATS`](crate::MAX_SEATS).
    fn seats(setup: &Self::Setup) -> usize;

    /// Returns which seats play together. By default every seat plays for itself.
    fn teams(setup: &Self::Setup) -> Teams {
        Teams::alone(Self::seats(setup))
    }

    /// Returns what happens next in a position.
    fn turn(setup: &Self::Setup, state: &Self::State) -> Turn;

    /// Appends every legal action of `seat` to `out`, in ascending order and without duplicates. Appends
    /// nothing if `seat` does not decide now.
    fn legal(setup: &Self::Setup, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Checks an action and explains a refusal. It agrees with [`legal`](Self::legal) but may accept more:
    /// `legal` lists one canonical payment for each choice, `check` accepts every exact payment.
    ///
    /// # Errors
    /// The first reason why `seat` may not do `action` now.
    fn check(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`check`](Self::check) accepts, and sends the events to `events`. The result
    /// is unspecified for an action that `check` refuses.
    fn act(
        setup: &Self::Setup,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Step;

    /// Samples the outcome of the chance event that is due. The position does not change. The outcome is
    /// unspecified unless [`turn`](Self::turn) is [`Turn::Chance`].
    fn sample_chance(setup: &Self::Setup, state: &Self::State, dice: &mut impl Dice) -> Self::Outcome;

    /// Applies the outcome of a chance event, and sends the events to `events`.
    ///
    /// # Errors
    /// The reason if `outcome` is impossible now. `state` is unchanged in that case, and no event is sent.
    fn apply_chance(
        setup: &Self::Setup,
        state: &mut Self::State,
        outcome: Self::Outcome,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Step, Self::Illegal>;

    /// Returns what `seat` may know; `None` is a spectator.
    fn view(setup: &Self::Setup, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// Samples a position that is consistent with `view`: hidden information is drawn from `dice`
    /// (determinization).
    fn determinize(setup: &Self::Setup, view: &Self::View, dice: &mut impl Dice) -> Self::State;

    /// Returns the points that are certain now. Once the game is over they are the final points, with the
    /// ranking.
    fn score(setup: &Self::Setup, state: &Self::State) -> ScoreSheet;

    /// Returns the text form of an action: short, stable, without leading or trailing blanks. Saves contain
    /// it.
    fn action_text(action: Self::Action) -> String {
        action.to_string()
    }

    /// Parses the output of [`action_text`](Self::action_text).
    ///
    /// # Errors
    /// Where and why the text is not an action.
    fn action_from(text: &str) -> Result<Self::Action, TextError> {
        text.parse()
    }
}
