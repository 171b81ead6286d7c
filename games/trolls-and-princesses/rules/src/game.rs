//! The implementation of [`moot_core::Game`] for Trolls & Princesses: the functions for each phase.

use moot_core::{Dice, EventSink, Game, ScoreSheet, Seat, SeatSet, Step, Turn};

use crate::{Action, Event, Illegal, Laid, Outcome, Phase, Setup, State, View, score};

/// Trolls & Princesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrollsAndPrincesses;

impl Game for TrollsAndPrincesses {
    const ID: &'static str = "trolls-and-princesses";
    /// 2: board yellow starts with three power in place of a gold and one power. 3: six resource tiles and Keyholder Grus give
    /// less when their spots are filled. 4: board red starts with four power in place of a cow, two obsidian and one power, and its king's
    /// tile gives an obsidian and one power in place of two power; purple starts with one power more. 5: every board has a king's
    /// tile of the appendix, a cow and a resource; eight victory tiles have half a site, and Nurse of the Rafters and Midwife Croak
    /// give something at once; challenges are claimed also in the middle of an action and at the end of a turn; a king's tile
    /// that was gained has to be placed, and trolls that an effect moves have to move.
    const RULES: u16 = 5;
    /// At most 40 turns of two phases, each with at most some dozen actions of some choices and draws.
    const BOUND: usize = 16_000;

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
            phase if phase.is_chance() => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Seats(SeatSet::one(state.asked())),
        }
    }

    fn legal(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.asked() || !matches!(Self::turn(setup, state), Turn::Seats(_)) {
            return;
        }
        let from = out.len();
        list(state, out);
        state.list_claims(out);
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
        act(state, seat, action, events)
    }

    fn sample_chance(setup: &Setup, state: &State, dice: &mut impl Dice) -> Outcome {
        state.sample_chance(setup, dice)
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

    fn score(_setup: &Setup, state: &State) -> ScoreSheet {
        score::sheet(state)
    }
}

/// Lists the legal actions of the seat that decides, apart from claims.
fn list(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Settle => out.extend(state.player(state.asked()).open_caverns().map(Action::Settle)),
        Phase::Play => out.extend(state.me().hand.iter().map(Action::Play)),
        Phase::Move => {
            let before = out.len();
            state.list_moves(out);
            if out.len() == before {
                out.push(Action::Done);
            }
        }
        Phase::Flee { seat } => out.extend(state.player(seat).open_caverns().map(Action::Flee)),
        Phase::Act => {
            state.list_place_actions(out);
            out.push(Action::Done);
        }
        Phase::Build { must, .. } => {
            state.list_tiles(false, out);
            if !must {
                out.push(Action::Done);
            }
        }
        Phase::Lay { tile, .. } => state.list_lays(tile, out),
        Phase::Reward => state.list_tiles(true, out),
        Phase::Pick => state.list_cards(Action::Pick, out),
        Phase::Fill => state.list_fills(out),
        Phase::Walk(walk) => {
            state.list_walks(&walk, out);
            if !walk.must {
                out.push(Action::Done);
            }
        }
        Phase::Uncover { item, .. } => state.list_pieces(item, out),
        Phase::Store(item) => state.list_spots(item, out),
        Phase::Home => out.extend(state.me().open_caverns().map(Action::Home)),
        Phase::End => out.push(Action::Done),
        // No seat is asked.
        Phase::Castles(_)
        | Phase::Boards(_)
        | Phase::Challenges(_)
        | Phase::First
        | Phase::Open
        | Phase::Hands
        | Phase::Refresh(_)
        | Phase::Refill
        | Phase::Draw
        | Phase::Over => {}
    }
}

/// Checks an action of the seat that decides.
fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (phase, Action::Claim(card)) if phase.takes_claims() => state.check_claim(card),
        (_, Action::Done) => check_done(state),
        (Phase::Settle, Action::Settle(at)) => state.check_cavern(state.asked(), at),
        (Phase::Play, Action::Play(card)) => state.check_play(card),
        (Phase::Move, Action::Move { from, to, push }) => state.check_move(from, to, push),
        (Phase::Flee { seat }, Action::Flee(to)) => state.check_cavern(seat, to),
        (Phase::Act, _) => match state.place_action_of(action) {
            Some(place_action) => state.check_place_action(place_action, action),
            None => Err(Illegal::WrongMoment),
        },
        (Phase::Build { .. }, Action::Take(tile)) => state.check_take(tile, false),
        (Phase::Reward, Action::Take(tile)) => state.check_take(tile, true),
        (Phase::Lay { tile, .. }, Action::Lay { cell, turn }) => state.check_lay(tile, cell, turn),
        (Phase::Pick, Action::Pick(card)) => state.check_card(card),
        (Phase::Fill, Action::Fill(resource)) => state.check_fill(resource),
        (Phase::Walk(walk), Action::Troll { from, to, same }) => state.check_walk(&walk, from, to, same),
        (Phase::Walk(walk), Action::Human { from, to }) => state.check_stroll(&walk, from, to),
        (Phase::Uncover { item, .. }, Action::Uncover(at)) => state.check_uncover(item, at),
        (Phase::Store(item), Action::Store(spot)) => state.check_store(item, spot),
        (Phase::Home, Action::Home(to)) => state.check_cavern(state.active, to),
        _ => Err(Illegal::WrongMoment),
    }
}

/// Checks whether a phase can be ended, or a choice declined.
fn check_done(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Move if state.can_move() => Err(Illegal::MustMove),
        Phase::Build { must: true, .. } => Err(Illegal::AtLeastOne),
        Phase::Reward | Phase::Pick => Err(Illegal::MustTake),
        Phase::Walk(walk) if walk.must => Err(Illegal::MustMove),
        Phase::Move | Phase::Act | Phase::Build { .. } | Phase::Walk(_) | Phase::End => Ok(()),
        _ => Err(Illegal::WrongMoment),
    }
}

/// Plays an action of the seat that decides.
fn act(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Step {
    match action {
        Action::Settle(at) => state.settle(seat, at, events),
        Action::Claim(card) => state.act_claim(card, events),
        Action::Play(card) => return state.act_play(card, events),
        Action::Move { from, to, push } => state.act_move(from, to, push, events),
        Action::Flee(to) => state.flee(seat, to, events),
        Action::Mine(_)
        | Action::Activate(_)
        | Action::Outpost(_)
        | Action::Build
        | Action::Refresh
        | Action::Replenish(_)
        | Action::Receive
        | Action::Buy(_)
        | Action::Capture
        | Action::Bell
        | Action::Castle
        | Action::Swap(_)
        | Action::Hire(_)
        | Action::Cow => state.act_place_action(action, events),
        Action::Take(tile) => state.act_take(tile),
        Action::Lay { cell, turn } => state.act_lay(Laid { cell, turn }, events),
        Action::Pick(card) => state.take_card(card, events),
        Action::Fill(resource) => {
            state.replenish(resource, events);
            state.resume();
        }
        Action::Troll { from, to, same } => state.act_walk(from, to, same, events),
        Action::Human { from, to } => state.act_stroll(from, to, events),
        Action::Uncover(at) => state.act_uncover(at, events),
        Action::Store(spot) => state.act_store(spot, events),
        Action::Home(to) => {
            state.come_home(to, events);
            state.go_home(events);
        }
        Action::Done => done(state, events),
    }
    // A turn that waited for claims ends with the last of them.
    if state.phase == Phase::End && !state.can_claim() {
        state.end_turn(events);
    }
    Step::default()
}

/// Ends a phase, or declines a choice.
fn done(state: &mut State, events: &mut impl EventSink<Event>) {
    match state.phase {
        Phase::Move => state.skip_move(events),
        Phase::Act => state.rest(events),
        Phase::End => state.end_turn(events),
        _ => {
            events.send(Event::Declined { seat: state.active });
            state.resume();
        }
    }
}
