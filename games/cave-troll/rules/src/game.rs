//! The implementation of [`moot_core::Game`] for Cave Troll: the functions for each phase.

use moot_core::{Dice, EventSink, Game, ScoreSheet, Seat, SeatSet, Step, Turn};

use crate::turn::{ACTIONS, MOST_TURNS};
use crate::{
    Action, Event, Figure, Illegal, Outcome, Phase, Piece, STAIRCASES, Setup, Space, State, View, score,
};

/// Cave Troll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaveTroll;

impl Game for CaveTroll {
    const ID: &'static str = "cave-troll";
    /// Since 2: pushed Wraiths push, a Banshee may step back and does not pull to a staircase with five characters, artifacts may
    /// be played without effect, and the game ends after rounds without a draw, which no player is made to take.
    const RULES: u16 = 2;
    /// Each turn has four actions, and an action at most six plies: a Wraith's step, her push, and a push of each Wraith that is
    /// pushed into a room. Draws, Cave Trolls and artifacts, of which a game has few, add less than one ply a turn.
    const BOUND: usize = MOST_TURNS as usize * (ACTIONS as usize * 6 + 1);

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
            Phase::Deal(_) | Phase::Draw | Phase::Find | Phase::Peek => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::one(state.asked())),
        }
    }

    fn legal(_setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.asked() {
            return;
        }
        let from = out.len();
        list(state, out);
        out[from..].sort_unstable();
    }

    fn check(setup: &Setup, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match Self::turn(setup, state) {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Chance => Err(Illegal::Drawing),
            Turn::Seats(seats) if !seats.contains(seat) => Err(Illegal::NotYourTurn { asked: state.asked() }),
            Turn::Seats(_) => check(state, action),
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
        let step = act(state, action, events);
        shown_at_the_end(state, step)
    }

    fn sample_chance(_setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        state.sample_chance(dice)
    }

    fn apply_chance(
        setup: &Setup,
        state: &mut State,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        let step = state.apply_chance(setup, outcome, events)?;
        Ok(shown_at_the_end(state, step))
    }

    fn view(_setup: &Setup, state: &State, seat: Option<Seat>) -> View {
        View::new(state, seat)
    }

    fn determinize(_setup: &Setup, view: &View, dice: &mut impl Dice) -> State {
        view.determinize(dice)
    }

    fn score(_setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(state)
    }
}

/// At the end of the game unplayed artifacts are revealed: every seat is informed of those of the others.
fn shown_at_the_end(state: &State, step: Step) -> Step {
    let learns = |&seat: &Seat| state.others(seat).any(|other| state.holders.contains(other));
    match state.phase {
        Phase::Over => Step { informed: state.all().filter(learns).fold(step.informed, SeatSet::with) },
        _ => step,
    }
}

/// Lists the legal actions of the seat that decides.
fn list(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Act => {
            out.push(Action::Draw);
            state.list_moves(out);
            state.list_push_actions(out);
            state.list_abilities(out);
            if state.check_artifact().is_ok() {
                out.push(Action::Artifact);
            }
            out.push(Action::End);
        }
        Phase::Play => out.extend(state.me().hand.iter().map(Action::Play)),
        Phase::Put(card) => out.extend(state.targets(card).iter().map(Action::At)),
        Phase::Escape { room, seat, .. } => {
            state.list_escapes(seat, room, out);
            out.push(Action::Done);
        }
        Phase::Push { room, seat, pusher, .. } => state.list_pushes(Piece::new(seat, pusher), room, out),
        Phase::Glide => {
            state.list_glides(out);
            out.push(Action::Done);
        }
        Phase::Revive => state.list_revivals(out),
        Phase::Return(_) => out.extend(STAIRCASES.iter().map(Action::At)),
        Phase::Lantern => {
            state.list_lantern(out);
            out.push(Action::Done);
        }
        Phase::Seal => out.extend(crate::ROOMS.iter().map(Action::At)),
        Phase::Weigh => state.list_scales(out),
        Phase::Mirror => state.list_mirror(out),
        Phase::Stack => out.extend(state.me().seen.iter().map(Action::Stack)),
        Phase::Bonus => out.extend([Action::Draw, Action::Done]),
        Phase::Deal(_) | Phase::Draw | Phase::Find | Phase::Peek | Phase::Over => {}
    }
}

/// Checks an action of the seat that decides.
fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Act, Action::Draw) | (Phase::Bonus, Action::Draw | Action::Done) => Ok(()),
        (Phase::Act, _) => check_act(state, action),
        (Phase::Play, Action::Play(card)) => state.check_play(card),
        (Phase::Put(card), Action::At(at)) => state.check_put(card, at),
        (Phase::Escape { .. } | Phase::Glide | Phase::Lantern, Action::Done) => Ok(()),
        (Phase::Escape { room, seat, .. }, Action::Move { who, from, to }) => {
            state.check_escape(seat, room, who, from, to)
        }
        (Phase::Push { room, seat, pusher, .. }, Action::Push { whom, to }) => {
            state.check_push(Piece::new(seat, pusher), room, whom, to)
        }
        (Phase::Glide, Action::Move { who, from, to }) => state.check_glide(who, from, to),
        (Phase::Revive, Action::Revive(figure)) => state.check_revive(figure),
        (Phase::Return(_), Action::At(at)) => state.check_return(at),
        (Phase::Lantern, Action::Move { who, from, to }) => state.check_lantern(who, from, to),
        (Phase::Seal, Action::At(at)) => state.check_seal(at),
        (Phase::Weigh, Action::At(at)) => state.check_weigh(at),
        (Phase::Mirror, Action::Remove { whom, at }) => state.check_mirror(whom, at),
        (Phase::Stack, Action::Stack(card)) => state.check_stack(card),
        _ => Err(Illegal::WrongMoment),
    }
}

/// Checks an action of a turn.
fn check_act(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Draw | Action::End => Ok(()),
        Action::Move { who, from, to } => state.check_move(who, from, to),
        Action::Push { whom, to } => state.check_push_action(whom, to),
        Action::Strike { who, whom } => state.check_strike(who, whom),
        Action::Jump(to) => state.check_jump(to),
        Action::Rout => state.check_rout(),
        Action::Banish { whose, to } => state.check_banish(whose, to),
        Action::Pull { whom, from } => state.check_pull(whom, from),
        Action::Rampage => state.check_rampage(),
        Action::Artifact => state.check_artifact(),
        Action::Play(_)
        | Action::At(_)
        | Action::Revive(_)
        | Action::Remove { .. }
        | Action::Stack(_)
        | Action::Done => Err(Illegal::WrongMoment),
    }
}

/// Plays an action of the seat that decides.
fn act(state: &mut State, action: Action, events: &mut impl EventSink<Event>) -> Step {
    match action {
        Action::Draw => state.act_draw(),
        Action::Play(card) => return state.act_play(card, events),
        Action::At(at) => chosen(state, at, events),
        Action::Move { who, from, to } => stepped(state, who, (from, to), events),
        Action::Push { whom, to } => state.act_push(whom, to, events),
        Action::Strike { who, whom } => state.act_strike(who, whom, events),
        Action::Jump(to) => state.act_jump(to, events),
        Action::Rout => state.act_rout(events),
        Action::Banish { whose, to } => state.act_banish(whose, to, events),
        Action::Pull { whom, from } => state.act_pull(whom, from, events),
        Action::Rampage => state.act_rampage(events),
        Action::Artifact => return state.act_artifact(events),
        Action::Revive(figure) => state.phase = Phase::Return(figure),
        Action::Remove { whom, at } => state.act_mirror(whom, at, events),
        Action::Stack(card) => state.act_stack(card, events),
        Action::Done => declined(state, events),
        Action::End => state.end_turn(events),
    }
    Step::default()
}

/// Carries out a step. Phases that have none are named, so that a new phase has to say what it does with one.
fn stepped(state: &mut State, who: Figure, (from, to): (Space, Space), events: &mut impl EventSink<Event>) {
    match state.phase {
        Phase::Act => state.act_move(who, from, to, events),
        Phase::Escape { seat, after, .. } => state.act_escape((seat, after), who, from, to, events),
        Phase::Glide => state.act_glide(from, to, events),
        Phase::Lantern => state.act_lantern(who, from, to, events),
        Phase::Deal(_)
        | Phase::Draw
        | Phase::Play
        | Phase::Put(_)
        | Phase::Find
        | Phase::Push { .. }
        | Phase::Revive
        | Phase::Return(_)
        | Phase::Seal
        | Phase::Weigh
        | Phase::Mirror
        | Phase::Peek
        | Phase::Stack
        | Phase::Bonus
        | Phase::Over => {}
    }
}

/// Applies the choice of a space, in the phases that ask for one.
fn chosen(state: &mut State, at: Space, events: &mut impl EventSink<Event>) {
    match state.phase {
        Phase::Put(card) => state.act_put(card, at, events),
        Phase::Return(figure) => state.act_return(figure, at, events),
        Phase::Seal => state.act_seal(at, events),
        Phase::Weigh => state.act_weigh(at, events),
        Phase::Deal(_)
        | Phase::Act
        | Phase::Draw
        | Phase::Play
        | Phase::Find
        | Phase::Escape { .. }
        | Phase::Push { .. }
        | Phase::Glide
        | Phase::Revive
        | Phase::Lantern
        | Phase::Mirror
        | Phase::Peek
        | Phase::Stack
        | Phase::Bonus
        | Phase::Over => {}
    }
}

/// Declines or ends a choice, in the phases that have such a choice.
fn declined(state: &mut State, events: &mut impl EventSink<Event>) {
    match state.phase {
        Phase::Escape { seat, after, .. } => {
            events.send(Event::Stayed { seat });
            state.escape(after + 1, events);
        }
        Phase::Glide | Phase::Lantern | Phase::Bonus => state.finish_action(events),
        Phase::Deal(_)
        | Phase::Act
        | Phase::Draw
        | Phase::Play
        | Phase::Put(_)
        | Phase::Find
        | Phase::Push { .. }
        | Phase::Revive
        | Phase::Return(_)
        | Phase::Seal
        | Phase::Weigh
        | Phase::Mirror
        | Phase::Peek
        | Phase::Stack
        | Phase::Over => {}
    }
}
