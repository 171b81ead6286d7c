//! The cheap policy: the action with the best rating, with noise.

use moot_core::{Dice, Evaluator, Game, Seat, SplitMix64, Turn};

/// Chooses by the ratings of [`Evaluator::rate_actions`]. It keeps its buffers between decisions.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Game, SplitMix64};
/// use moot_players::Policy;
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 3, 2).expect("a decision with two choices");
///
/// let mut policy = Policy::<Hoard>::default();
/// let (actions, rates) = policy.rated(&setup, &state, seat);
/// assert_eq!(actions.len(), rates.len());
///
/// // Without noise the policy takes the action with the best rating.
/// let action = policy.choose(&setup, &state, seat, 0.0, &mut SplitMix64::new(1)).expect("a legal action");
/// assert_eq!(Hoard::<0>::check(&setup, &state, seat, action), Ok(()));
/// ```
pub struct Policy<G: Evaluator> {
    /// Actions that are not chosen if there is any other.
    excluded: Vec<G::Action>,
    legal: Vec<G::Action>,
    rates: Vec<f32>,
}

impl<G: Evaluator> Default for Policy<G> {
    fn default() -> Self {
        Policy { excluded: Vec::new(), legal: Vec::new(), rates: Vec::new() }
    }
}

/// The number of actions that a playout considers if there are more.
const GLANCE: usize = 12;

impl<G: Evaluator> Policy<G> {
    /// Makes the policy avoid some actions if there is any other.
    #[must_use]
    pub fn excluding(self, excluded: &[G::Action]) -> Self {
        Policy { excluded: excluded.to_vec(), ..self }
    }

    /// Returns the legal actions of `seat`.
    pub(crate) fn legal(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) -> &[G::Action] {
        self.list(setup, state, seat);
        &self.legal
    }

    fn list(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) {
        self.legal.clear();
        G::legal(setup, state, seat, &mut self.legal);
        leave_out(&mut self.legal, &self.excluded);
    }

    /// Returns the legal actions of `seat` and their ratings in points, in the same order.
    pub fn rated(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) -> (&[G::Action], &[f32]) {
        self.list(setup, state, seat);
        self.rate(setup, state, seat);
        (&self.legal, &self.rates)
    }

    fn rate(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) {
        self.rates.clear();
        G::rate_actions(setup, state, seat, &self.legal, G::rating_weights(), &mut self.rates);
    }

    /// Chooses the action with the best rating after adding noise of about `noise` points. With noise, long
    /// lists are sampled, so that playouts stay cheap. Returns `None` if `seat` has nothing to decide.
    pub fn choose(
        &mut self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        noise: f32,
        dice: &mut SplitMix64,
    ) -> Option<G::Action> {
        self.list(setup, state, seat);
        if self.legal.len() > 1 {
            if noise > 0.0 && self.legal.len() > GLANCE {
                for i in 0..GLANCE {
                    let j = i + dice.below((self.legal.len() - i) as u32) as usize;
                    self.legal.swap(i, j);
                }
                self.legal.truncate(GLANCE);
            }
            self.rate(setup, state, seat);
        } else {
            return self.legal.first().copied();
        }
        let mut best: Option<(f32, G::Action)> = None;
        for (&action, &rate) in self.legal.iter().zip(&self.rates) {
            let rate = rate + noise * jitter(dice);
            if best.is_none_or(|(than, _)| rate > than) {
                best = Some((rate, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

/// Removes the avoided actions, unless none would be left.
pub(crate) fn leave_out<A: PartialEq>(legal: &mut Vec<A>, excluded: &[A]) {
    if !excluded.is_empty() && legal.iter().any(|action| !excluded.contains(action)) {
        legal.retain(|action| !excluded.contains(action));
    }
}

/// Returns a number around 0, mostly between -1 and 1.
fn jitter(dice: &mut SplitMix64) -> f32 {
    let bits = dice.next_u64();
    let part = |shift: u32| (bits >> shift & 0xFFFF) as f32 / 65_536.0;
    part(0) + part(16) + part(32) - 1.5
}

/// Samples chance events until a seat decides or the game is over. Returns that seat; of several simultaneous
/// ones the lowest.
pub(crate) fn settle<G: Game>(setup: &G::Setup, state: &mut G::State, dice: &mut SplitMix64) -> Option<Seat> {
    loop {
        match G::turn(setup, state) {
            Turn::Over => return None,
            Turn::Seats(seats) => return seats.iter().next(),
            Turn::Chance => {
                let outcome = G::sample_chance(setup, state, dice);
                // The rules accept their own outcomes. If they refuse one, the position is evaluated as it
                // is.
                if G::apply_chance(setup, state, outcome, &mut ()).is_err() {
                    return None;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::leave_out;

    #[test]
    fn avoided_actions_are_removed_unless_none_would_be_left() {
        let left = |legal: &[u8], excluded: &[u8]| {
            let mut legal = legal.to_vec();
            leave_out(&mut legal, excluded);
            legal
        };
        assert_eq!(left(&[1, 2, 3], &[2, 9]), [1, 3]);
        assert_eq!(left(&[1, 2], &[2, 1]), [1, 2]);
        assert_eq!(left(&[1, 2], &[]), [1, 2]);
    }
}
