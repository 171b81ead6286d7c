//! The implementation of [`moot_core::Game`] for the Mountain King: the functions for each phase.

use moot_core::{Dice, EventSink, Game, ScoreSheet, Seat, SeatSet, Step, Teams, Turn};

use crate::card::NONE;
use crate::deck::{draw, draw_counted};
use crate::{Action, Clan, Event, Illegal, Outcome, Phase, Setup, State, View, act, deal, legal, score};

/// In the Hall of the Mountain King.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MountainKing;

impl Game for MountainKing {
    const ID: &'static str = "mountain-king";
    const RULES: u16 = 3;
    /// 60 rounds of five players with some hundred micro-decisions a turn.
    const BOUND: usize = 40_000;

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

    fn teams(setup: &Setup) -> Teams {
        setup.teams()
    }

    fn turn(_setup: &Setup, state: &State) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Draw | Phase::Refill(_) | Phase::Bag(_) | Phase::Page(_) => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::one(state.active)),
        }
    }

    fn legal(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        let from = out.len();
        legal::list(setup, state, out);
        // Placements, the longest lists of all, are found in order.
        if !matches!(state.phase, Phase::Lay { .. }) {
            out[from..].sort_unstable();
        }
    }

    fn check(setup: &Setup, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match Self::turn(setup, state) {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Chance => Err(Illegal::Drawing),
            Turn::Seats(seats) if !seats.contains(seat) => Err(Illegal::NotYourTurn { active: state.active }),
            Turn::Seats(_) => legal::check(setup, state, action),
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
        let step = act::act(setup, state, action, events);
        state.share(seat);
        state.settle(setup, events);
        if state.phase == Phase::Over { revealed(setup, state) } else { step }
    }

    fn sample_chance(setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        match state.phase {
            Phase::Deal(n) => deal::sample_chance(setup, state, n, dice),
            Phase::Draw => Outcome::Starter(draw(deal::drawable(state), dice)),
            Phase::Refill(place) => Outcome::Troll(draw(state.next_trolls(place), dice)),
            Phase::Page(_) => Outcome::Spell(draw(state.next_spells().into(), dice)),
            // Every other phase draws nothing; a pedestal is what its contract can best answer with.
            _ => Outcome::Pedestal(Clan::ALL[usize::from(draw_counted(&state.bag, dice))]),
        }
    }

    fn apply_chance(
        setup: &Setup,
        state: &mut State,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        state.apply_chance(setup, outcome, events)
    }

    fn view(_setup: &Setup, state: &State, seat: Option<Seat>) -> View {
        View::new(state, seat)
    }

    fn determinize(_setup: &Setup, view: &View, dice: &mut impl Dice) -> State {
        view.determinize(dice)
    }

    fn score(setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(setup, state, state.phase == Phase::Over)
    }
}

/// The end of the game turns the pedestal point tokens up: every seat learns those of other teams.
fn revealed(setup: &Setup, state: &State) -> Step {
    let strange = |seat: Seat| {
        let team = state.team(seat);
        state.token_owner.iter().any(|&owner| owner != NONE && !team.contains(Seat(owner)))
    };
    Step {
        informed: Seat::all(setup.players().into())
            .filter(|&seat| strange(seat))
            .fold(SeatSet::NONE, SeatSet::with),
    }
}

/// The site that [`Phase::Found`] asks about; `None` when no site is left.
#[must_use]
pub fn asked_site(state: &State) -> Option<u8> {
    match state.phase {
        Phase::Found(sites) if sites != 0 => Some(sites.trailing_zeros() as u8),
        _ => None,
    }
}
