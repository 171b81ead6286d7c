//! The contract of [`moot_core::Game`]: which function answers for which phase. The rules themselves are in the files that it
//! calls.

use moot_core::{Dice, Game, Heard, ScoreSheet, Seat, SeatSet, Step, TextError, Turn};

use crate::{Action, Event, Illegal, Outcome, Phase, Setup, State, View, score, text};

/// Nim with hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nim;

impl Game for Nim {
    /// The name in saves, links and messages. It never changes, whatever becomes of the names in the code.
    const ID: &'static str = "template";
    /// Raise it whenever an old log would replay differently.
    const RULES: u16 = 1;
    /// Three deals, three cards, and at most one take for each of the 21 stones of the large heaps: 27 plays.
    const BOUND: usize = 32;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn deal(setup: &Setup) -> State {
        State::new(setup)
    }

    fn seats(setup: &Setup) -> usize {
        setup.players().into()
    }

    fn turn(_setup: &Setup, state: &State) -> Turn {
        match state.phase {
            Phase::Deal(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            // One seat at a time. A game with simultaneous decisions gives all the seats that are still to decide.
            Phase::Turn | Phase::First | Phase::Second { .. } => Turn::Seats(SeatSet::one(state.active)),
        }
    }

    fn legal(_setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.asked() == Some(seat) {
            state.list(out);
        }
    }

    fn check(_setup: &Setup, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match state.asked() {
            None if state.phase == Phase::Over => Err(Illegal::GameOver),
            None => Err(Illegal::Dealing),
            Some(asked) if asked != seat => Err(Illegal::NotYourTurn { asked }),
            Some(_) => match action {
                Action::Take { heap, stones } => state.check_take(heap, stones),
                Action::Play(card) => state.check_play(card),
            },
        }
    }

    fn act(
        setup: &Setup,
        state: &mut State,
        seat: Seat,
        action: Action,
        heard: &mut impl Heard<Event>,
    ) -> Step {
        debug_assert_eq!(Self::check(setup, state, seat, action), Ok(()), "{action:?}");
        match action {
            Action::Take { heap, stones } => {
                state.act_take(setup, heap, stones, heard);
                Step::default()
            }
            Action::Play(card) => state.act_play(setup, card, heard),
        }
    }

    fn roll(_setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        state.draw(dice)
    }

    fn fall(
        setup: &Setup,
        state: &mut State,
        outcome: Outcome,
        heard: &mut impl Heard<Event>,
    ) -> Result<Step, Illegal> {
        state.deal(setup, outcome, heard)
    }

    fn view(setup: &Setup, state: &State, seat: Option<Seat>) -> View {
        View::new(setup, state, seat)
    }

    fn imagine(setup: &Setup, view: &View, dice: &mut impl Dice) -> State {
        view.imagine(setup, dice)
    }

    fn score(setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(setup, state)
    }

    fn action_text(action: Action) -> String {
        text::action(action)
    }

    fn action_from(text: &str) -> Result<Action, TextError> {
        text::read_action(text)
    }

    fn outcome_text(outcome: Outcome) -> String {
        text::outcome(outcome)
    }

    fn outcome_from(text: &str) -> Result<Outcome, TextError> {
        text::read_outcome(text)
    }
}
