//! The cheap policy: what looks best at a glance, with a little chance.

use std::borrow::Cow;

use moot_core::{Dice, Game, Guide, Mixer, Seat, Turn};

/// Chooses by the ratings of [`Guide::rate`]. It keeps its buffers between decisions.
pub struct Policy<G: Guide> {
    weights: Cow<'static, [f32]>,
    legal: Vec<G::Action>,
    rates: Vec<f32>,
}

impl<G: Guide> Default for Policy<G> {
    fn default() -> Self {
        Policy { weights: Cow::Borrowed(G::weights()), legal: Vec::new(), rates: Vec::new() }
    }
}

/// How many of a long list of actions a playout looks at.
const GLANCE: usize = 12;

impl<G: Guide> Policy<G> {
    /// A policy with other weights, for tuning them.
    #[must_use]
    pub fn with_weights(weights: &[f32]) -> Self {
        Policy { weights: Cow::Owned(weights.to_vec()), ..Policy::default() }
    }

    /// The legal actions of `seat`.
    pub(crate) fn legal(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) -> &[G::Action] {
        self.legal.clear();
        G::legal(setup, state, seat, &mut self.legal);
        &self.legal
    }

    /// The legal actions of `seat` with their ratings.
    pub fn rated(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) -> (&[G::Action], &[f32]) {
        self.legal.clear();
        G::legal(setup, state, seat, &mut self.legal);
        self.rate(setup, state, seat);
        (&self.legal, &self.rates)
    }

    fn rate(&mut self, setup: &G::Setup, state: &G::State, seat: Seat) {
        self.rates.clear();
        G::rate(setup, state, seat, &self.legal, &self.weights, &mut self.rates);
    }

    /// Chooses for `seat`: the best rating after noise of about `noise` points is added. Long lists are sampled, so that a
    /// playout stays cheap. `None` when the seat has nothing to decide.
    pub fn choose(
        &mut self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        noise: f32,
        dice: &mut Mixer,
    ) -> Option<G::Action> {
        self.legal.clear();
        G::legal(setup, state, seat, &mut self.legal);
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

/// A number around 0, mostly between -1 and 1.
fn jitter(dice: &mut Mixer) -> f32 {
    let bits = dice.next_u64();
    let part = |shift: u32| (bits >> shift & 0xFFFF) as f32 / 65_536.0;
    part(0) + part(16) + part(32) - 1.5
}

/// Lets chance fall until a seat must decide or the game is over; gives that seat.
pub(crate) fn settle<G: Game>(setup: &G::Setup, state: &mut G::State, dice: &mut Mixer) -> Option<Seat> {
    loop {
        match G::turn(setup, state) {
            Turn::Over => return None,
            Turn::Seats(seats) => return seats.iter().next(),
            Turn::Chance => {
                let outcome = G::roll(setup, state, dice);
                // A game's own draw always falls; should it not, the position is judged as it stands.
                if G::fall(setup, state, outcome, &mut ()).is_err() {
                    return None;
                }
            }
        }
    }
}
