//! The implementation of [`moot_core::Game`]: the functions for each phase. The rules themselves are in the modules that it
//! calls.

use moot_core::{Dice, EventSink, Game, ScoreSheet, Seat, SeatSet, Step, Turn};

use crate::{Action, Event, Illegal, Outcome, Phase, Setup, State, View, score};

/// Nim with hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nim;

impl Game for Nim {
    /// The name in saves, links and messages. It never changes, even if the code is renamed.
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
        events: &mut impl EventSink<Event>,
    ) -> Step {
        debug_assert_eq!(Self::check(setup, state, seat, action), Ok(()), "{action:?}");
        match action {
            Action::Take { heap, stones } => {
                state.act_take(setup, heap, stones, events);
                Step::default()
            }
            Action::Play(card) => state.act_play(setup, card, events),
        }
    }

    fn sample_chance(_setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        state.draw(dice)
    }

    fn apply_chance(
        setup: &Setup,
        state: &mut State,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        state.deal(setup, outcome, events)
    }

    fn view(setup: &Setup, state: &State, seat: Option<Seat>) -> View {
        View::new(setup, state, seat)
    }

    fn determinize(setup: &Setup, view: &View, dice: &mut impl Dice) -> State {
        view.determinize(setup, dice)
    }

    fn score(setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(setup, state)
    }
}
