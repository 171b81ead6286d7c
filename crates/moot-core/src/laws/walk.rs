//! Random games that check the laws at each step.

use super::listed::{Listing, accepted, refused};
use super::text::{action_reads_back, mangled_action, mangled_outcome, outcome_reads_back};
use super::{Breach, Fault, Tally, Thoroughness, caught, known, law};
use crate::{Dice, Game, Seat, SeatSet, SplitMix64, Turn, Violation};

/// The maximal number of foreign actions and of foreign outcomes to keep.
const POOL: usize = 256;

/// Actions and outcomes that occurred in other positions and games.
pub struct Pool<G: Game> {
    pub actions: Vec<G::Action>,
    pub outcomes: Vec<G::Outcome>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Self {
        Pool { actions: Vec::new(), outcomes: Vec::new() }
    }
}

fn keep<T>(pool: &mut Vec<T>, one: T, dice: &mut SplitMix64) {
    if pool.len() < POOL {
        pool.push(one);
    } else {
        pool[dice.below(POOL as u32) as usize] = one;
    }
}

/// One random game.
pub struct Walk<'a, G: Game, C> {
    thoroughness: Thoroughness,
    setup: &'a G::Setup,
    seed: u64,
    invariants: &'a C,
    pool: &'a mut Pool<G>,
    /// Selects the plays and nothing else, so that another thoroughness plays the same game.
    plays: SplitMix64,
    /// Selects what is checked.
    checks: SplitMix64,
    tally: Tally,
    step: usize,
    play: String,
}

impl<'a, G, C> Walk<'a, G, C>
where
    G: Game,
    C: Fn(&G::Setup, &G::State) -> Result<(), Violation>,
{
    pub fn new(
        thoroughness: Thoroughness,
        setup: &'a G::Setup,
        seed: u64,
        invariants: &'a C,
        pool: &'a mut Pool<G>,
    ) -> Self {
        Walk {
            thoroughness,
            setup,
            seed,
            invariants,
            pool,
            plays: plays(seed),
            checks: SplitMix64::new(!seed),
            tally: Tally::default(),
            step: 0,
            play: String::from("deal"),
        }
    }

    /// Plays the game to its end.
    pub fn game(mut self) -> Result<Tally, Breach> {
        self.guarded(|walk| {
            let mut state = G::deal(walk.setup);
            walk.counted(&state)?;
            while !walk.advance(&mut state)? {
                law(11, walk.step < G::BOUND, || format!("no end after {} plies", G::BOUND))?;
            }
            walk.ended(&state)?;
            walk.tally.games += 1;
            walk.tally.longest = walk.step as u64;
            Ok(())
        })
    }

    /// Checks one position and one step from it, whatever `Thoroughness::every` says.
    pub fn one_step(mut self, mut state: G::State) -> Result<Tally, Breach> {
        self.thoroughness.every = 1;
        self.play = String::from("given position");
        self.guarded(|walk| {
            walk.counted(&state)?;
            walk.advance(&mut state).map(|_| ())
        })
    }

    /// Adds the location to a fault, and converts a panic to a breach.
    fn guarded(&mut self, run: impl FnOnce(&mut Self) -> Result<(), Fault>) -> Result<Tally, Breach> {
        let Err(fault) = caught(|| run(self)) else { return Ok(self.tally) };
        Err(fault.at::<G>(self.setup, self.seed, self.step, self.play.clone()))
    }

    /// Plays one ply. Returns true if the game is over.
    fn advance(&mut self, state: &mut G::State) -> Result<bool, Fault> {
        let listing = Listing::<G>::of(self.setup, state)?;
        let expensive = self.checks.below(self.thoroughness.every) == 0;
        if expensive {
            self.strangers(state, &listing)?;
        }
        match listing.turn {
            Turn::Over => {
                self.determinized(state)?;
                return Ok(true);
            }
            Turn::Chance => self.chance(state, expensive)?,
            Turn::Seats(asked) => self.act(state, asked, &listing, expensive)?,
        }
        self.counted(state)?;
        self.step += 1;
        Ok(false)
    }

    fn act(
        &mut self,
        state: &mut G::State,
        asked: SeatSet,
        listing: &Listing<G>,
        expensive: bool,
    ) -> Result<(), Fault> {
        let seat = nth(asked, self.plays.below(asked.len() as u32));
        let actions = listing.of_seat(seat);
        let action = actions[self.plays.below(actions.len() as u32) as usize];
        self.play = format!("{seat} {}", G::action_text(action));
        accepted::<G>(self.setup, state, seat, action)?;
        action_reads_back::<G>(action)?;
        self.tally.texts += 1;
        self.tally.acts += 1;
        keep(&mut self.pool.actions, action, &mut self.checks);
        let before = *state;
        let mut after = before;
        let mut events = Vec::new();
        let step = G::act(self.setup, &mut after, seat, action, &mut events);
        if expensive {
            let mut again = before;
            let mut repeated = Vec::new();
            let same = G::act(self.setup, &mut again, seat, action, &mut repeated) == step;
            law(4, same && again == after && repeated == events, || {
                "repeating an action gives another result".into()
            })?;
            let mut deaf = before;
            let same = G::act(self.setup, &mut deaf, seat, action, &mut ()) == step;
            law(4, same && deaf == after, || "the result depends on the event sink".into())?;
            law(4, before == *state, || "acting on a copy changed the original".into())?;
            self.determinized(state)?;
            known::after_act::<G>(
                self.setup,
                state,
                seat,
                action,
                self.thoroughness,
                &mut self.checks,
                &mut self.tally,
            )?;
        }
        *state = after;
        Ok(())
    }

    fn chance(&mut self, state: &mut G::State, expensive: bool) -> Result<(), Fault> {
        let outcome = G::sample_chance(self.setup, state, &mut self.plays);
        self.play = format!("* {outcome}");
        outcome_reads_back::<G>(outcome)?;
        self.tally.texts += 1;
        self.tally.falls += 1;
        keep(&mut self.pool.outcomes, outcome, &mut self.checks);
        let before = *state;
        let mut after = before;
        let mut events = Vec::new();
        let step = G::apply_chance(self.setup, &mut after, outcome, &mut events).map_err(|why| Fault {
            law: 3,
            what: format!("the outcome that was rolled is refused: {why}"),
        })?;
        if expensive {
            let mut again = before;
            let mut repeated = Vec::new();
            let same = G::apply_chance(self.setup, &mut again, outcome, &mut repeated) == Ok(step);
            law(4, same && again == after && repeated == events, || {
                "repeating a chance event gives another result".into()
            })?;
            self.determinized(state)?;
            known::after_fall::<G>(
                self.setup,
                state,
                outcome,
                self.thoroughness,
                &mut self.checks,
                &mut self.tally,
            )?;
        }
        *state = after;
        Ok(())
    }

    /// Checks that listed actions pass, and that foreign ones fail or are playable.
    fn strangers(&mut self, state: &G::State, listing: &Listing<G>) -> Result<(), Fault> {
        let seats = G::seats(self.setup);
        let mut strangers = Vec::new();
        for (seat, actions) in &listing.actions {
            let tries = (actions.len() as u32).min(self.thoroughness.listed);
            for k in 0..tries {
                // Tries all of them if there are few, otherwise a random sample.
                let at =
                    if tries as usize == actions.len() { k } else { self.checks.below(actions.len() as u32) };
                let action = actions[at as usize];
                accepted::<G>(self.setup, state, *seat, action)?;
                action_reads_back::<G>(action)?;
                self.tally.texts += 1;
                self.tally.listed += 1;
                if k < self.thoroughness.mangled {
                    strangers.extend(mangled_action::<G>(
                        action,
                        self.thoroughness.mangled,
                        &mut self.checks,
                    )?);
                }
                if k < self.thoroughness.strangers {
                    for other in Seat::all(seats).filter(|&other| other != *seat) {
                        if listing.of_seat(other).is_empty() {
                            refused::<G>(self.setup, state, other, action)?;
                            self.tally.refused += 1;
                        }
                    }
                }
            }
        }
        if !self.pool.actions.is_empty() {
            for _ in 0..self.thoroughness.strangers {
                strangers.push(self.pool.actions[self.checks.below(self.pool.actions.len() as u32) as usize]);
            }
        }
        for action in strangers {
            for seat in Seat::all(seats) {
                self.stranger(state, listing, seat, action)?;
            }
        }
        self.strange_outcomes(state, listing.turn)
    }

    fn stranger(
        &mut self,
        state: &G::State,
        listing: &Listing<G>,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Fault> {
        let actions = listing.of_seat(seat);
        if actions.binary_search(&action).is_ok() {
            return accepted::<G>(self.setup, state, seat, action);
        }
        if actions.is_empty() || G::check(self.setup, state, seat, action).is_err() {
            self.tally.refused += 1;
            return refused::<G>(self.setup, state, seat, action);
        }
        // `check` accepts an action that is not listed, such as a non-canonical payment. It has to be as
        // playable as a listed one.
        self.tally.unlisted += 1;
        let mut copy = *state;
        let _ = G::act(self.setup, &mut copy, seat, action, &mut ());
        let name = || format!("the unlisted `{seat} {}`, which check accepts,", G::action_text(action));
        law(2, copy != *state, || format!("{} changes nothing", name()))?;
        (self.invariants)(self.setup, &copy)
            .map_err(|what| Fault { law: 10, what: format!("{} breaks the invariants: {what}", name()) })?;
        Listing::<G>::of(self.setup, &copy)
            .map(|_| ())
            .map_err(|fault| Fault { what: format!("after {} {}", name(), fault.what), ..fault })
    }

    fn strange_outcomes(&mut self, state: &G::State, turn: Turn) -> Result<(), Fault> {
        let mut strangers = Vec::new();
        if !self.pool.outcomes.is_empty() {
            for _ in 0..self.thoroughness.strangers.min(8) {
                let outcome = self.pool.outcomes[self.checks.below(self.pool.outcomes.len() as u32) as usize];
                strangers.push(outcome);
                strangers.extend(mangled_outcome::<G>(outcome, 1, &mut self.checks)?);
            }
        }
        for outcome in strangers {
            let mut copy = *state;
            let mut events = Vec::new();
            let name = || format!("`* {outcome}`");
            match G::apply_chance(self.setup, &mut copy, outcome, &mut events) {
                Err(_) => {
                    self.tally.refused += 1;
                    law(3, copy == *state, || format!("the refused {} changed the state", name()))?;
                    law(3, events.is_empty(), || format!("the refused {} sent events", name()))?;
                }
                Ok(_) => {
                    law(3, turn == Turn::Chance, || {
                        format!("{} was accepted although no chance event is due", name())
                    })?;
                    (self.invariants)(self.setup, &copy).map_err(|what| Fault {
                        law: 10,
                        what: format!("{} breaks the invariants: {what}", name()),
                    })?;
                }
            }
        }
        Ok(())
    }

    fn determinized(&mut self, state: &G::State) -> Result<(), Fault> {
        known::determinized::<G>(
            self.setup,
            state,
            self.invariants,
            self.thoroughness,
            &mut self.checks,
            &mut self.tally,
        )
    }

    fn counted(&self, state: &G::State) -> Result<(), Fault> {
        (self.invariants)(self.setup, state)
            .map_err(|violation| Fault { law: 10, what: violation.to_string() })
    }

    fn ended(&self, state: &G::State) -> Result<(), Fault> {
        let sheet = G::score(self.setup, state);
        let seats = G::seats(self.setup);
        law(11, usize::from(sheet.seats) == seats, || format!("a sheet of {} seats", sheet.seats))?;
        law(11, Seat::all(seats).any(|seat| sheet.rank[seat.index()] == 0), || "no seat has rank 0".into())
    }
}

fn plays(seed: u64) -> SplitMix64 {
    SplitMix64::new(seed.wrapping_mul(0xD134_2543_DE82_EF95).wrapping_add(1))
}

fn nth(seats: SeatSet, n: u32) -> Seat {
    seats.iter().nth(n as usize).unwrap_or(Seat(0))
}

/// Returns a seat that decides and one of its legal actions, both chosen uniformly; `None` if no seat
/// decides.
///
/// # Examples
///
/// ```
/// use moot_core::laws::random_action;
/// use moot_core::laws::toy::{Hoard, HoardOutcome};
/// use moot_core::{Game, SplitMix64};
///
/// let setup = (2, 1);
/// let mut state = Hoard::<0>::deal(&setup);
/// let mut dice = SplitMix64::new(1);
/// assert_eq!(random_action::<Hoard>(&setup, &state, &mut dice), None, "a chance event is due");
///
/// for card in [3, 8] {
///     let _ = Hoard::<0>::apply_chance(&setup, &mut state, HoardOutcome::Card(card), &mut ())?;
/// }
/// let (seat, action) = random_action::<Hoard>(&setup, &state, &mut dice).expect("both seats choose");
/// assert_eq!(Hoard::<0>::check(&setup, &state, seat, action), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn random_action<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    dice: &mut impl Dice,
) -> Option<(Seat, G::Action)> {
    let Turn::Seats(asked) = G::turn(setup, state) else { return None };
    let seat = nth(asked, dice.below(asked.len() as u32));
    let mut actions = Vec::new();
    G::legal(setup, state, seat, &mut actions);
    let at = dice.below(actions.len() as u32) as usize;
    actions.get(at).map(|&action| (seat, action))
}

/// Plays the random game that the laws play for `seed`, without checks. `visit` receives every position.
/// Returns the last position; it is not final if the game is stuck or exceeds its bound.
///
/// # Examples
///
/// ```
/// use moot_core::laws::play_out;
/// use moot_core::laws::toy::{Hoard, Phase};
///
/// let mut positions = 0;
/// let last = play_out::<Hoard>(&(3, 2), 5, |_| positions += 1);
/// assert_eq!(last.phase, Phase::Over);
/// assert!(positions > 10);
/// ```
pub fn play_out<G: Game>(setup: &G::Setup, seed: u64, mut visit: impl FnMut(&G::State)) -> G::State {
    let mut dice = plays(seed);
    let mut state = G::deal(setup);
    visit(&state);
    for _ in 0..G::BOUND {
        if G::turn(setup, &state) == Turn::Chance {
            let outcome = G::sample_chance(setup, &state, &mut dice);
            if G::apply_chance(setup, &mut state, outcome, &mut ()).is_err() {
                break;
            }
        } else if let Some((seat, action)) = random_action::<G>(setup, &state, &mut dice) {
            let _ = G::act(setup, &mut state, seat, action, &mut ());
        } else {
            break;
        }
        visit(&state);
    }
    state
}

/// Returns a position in the middle of a random game, and the seat that decides: the first decision after
/// `decisions` others with at least `choices` legal actions. Returns `None` if the game ends before.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::Game;
///
/// let setup = (3, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 4, 2).expect("games are longer than four decisions");
/// let mut actions = Vec::new();
/// Hoard::<0>::legal(&setup, &state, seat, &mut actions);
/// assert!(actions.len() >= 2);
/// ```
pub fn midgame<G: Game>(
    setup: &G::Setup,
    seed: u64,
    decisions: u32,
    choices: usize,
) -> Option<(G::State, Seat)> {
    let mut dice = SplitMix64::new(seed);
    let (mut state, mut actions) = (G::deal(setup), Vec::new());
    let mut left = decisions;
    loop {
        match G::turn(setup, &state) {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = G::sample_chance(setup, &state, &mut dice);
                let _ = G::apply_chance(setup, &mut state, outcome, &mut ()).ok()?;
            }
            Turn::Seats(asked) => {
                let seat = asked.iter().next()?;
                actions.clear();
                G::legal(setup, &state, seat, &mut actions);
                if left == 0 && actions.len() >= choices {
                    return Some((state, seat));
                }
                left = left.saturating_sub(1);
                let action = *actions.get(dice.below(actions.len() as u32) as usize)?;
                let _ = G::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}
