//! Statue movement by carts for the active player: destinations, worth there, and payment in carts.

use moot_core::in_order;
use mountain_king::score::sheet;
use mountain_king::{Clan, Kind, Mask, Payment, Player, Setup, Source, Square, State, Token};

/// The maximum number of carts planned ahead.
pub const MOST_CARTS: usize = 3;

/// The reach of one statue.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// The index of the statue, by its spot of origin.
    pub statue: usize,
    /// Its clan.
    pub clan: Clan,
    /// Its current square.
    pub from: Square,
    /// Free squares that take exactly one, two and three carts.
    pub steps: [Mask; MOST_CARTS],
    tunnels: Vec<Mask>,
}

/// The squares within one cart of any of `stops`.
fn one_cart(tunnels: &[Mask], stops: &Mask) -> Mask {
    let homes =
        tunnels.iter().filter(|tunnel| tunnel.meets(stops)).fold(Mask::EMPTY, |all, &tunnel| all | tunnel);
    let beside = homes.sides();
    tunnels.iter().filter(|tunnel| tunnel.meets(&beside)).fold(homes, |all, &tunnel| all | tunnel)
}

impl Reach {
    /// The reach of the statue on `from`; `None` when the active player's network has no statue there.
    #[must_use]
    pub fn new(state: &State, from: Square) -> Option<Reach> {
        let seat = state.active;
        let statue = state.statue_at(from).filter(|_| state.network(seat).has(from))?;
        let tunnels: Vec<Mask> = state.tunnels(seat).into_iter().map(|(squares, _)| squares).collect();
        let taken = state.statue_squares();
        let mut steps = [Mask::EMPTY; MOST_CARTS];
        let (mut stops, mut seen) = (Mask::one(from), Mask::one(from));
        for step in &mut steps {
            // A statue stops after every cart, so only free squares are expanded.
            let next = one_cart(&tunnels, &stops).minus(&taken).minus(&seen);
            *step = next;
            seen |= next;
            stops = next;
        }
        Some(Reach { statue, clan: state.statue_clan(statue), from, steps, tunnels })
    }

    /// The number of carts to a square, if at most [`MOST_CARTS`].
    #[must_use]
    pub fn carts(&self, to: Square) -> Option<u8> {
        (1..).zip(&self.steps).find(|(_, step)| step.has(to)).map(|(carts, _)| carts)
    }

    /// All squares within the given number of carts.
    #[must_use]
    pub fn within(&self, carts: usize) -> Mask {
        self.steps.iter().take(carts).fold(Mask::EMPTY, |all, &step| all | step)
    }

    /// The stops on the way to a square, one for each cart, ending with the square itself.
    #[must_use]
    pub fn route(&self, to: Square) -> Vec<Square> {
        let Some(carts) = self.carts(to) else { return Vec::new() };
        let mut stops = vec![to];
        for step in self.steps[..usize::from(carts) - 1].iter().rev() {
            let last = stops[stops.len() - 1];
            let before = one_cart(&self.tunnels, &Mask::one(last)) & *step;
            let far = |at: Square| at.column().abs_diff(last.column()) + at.row().abs_diff(last.row());
            let Some(stop) = before.iter().min_by_key(|&at| far(at)) else { return Vec::new() };
            stops.push(stop);
        }
        stops.reverse();
        stops
    }

    /// The tunnels with the number of carts to their nearest free square, for the overlay.
    #[must_use]
    pub fn tunnels(&self) -> Vec<(Mask, u8)> {
        let nearest =
            |tunnel: &Mask| (1..).zip(&self.steps).find(|(_, step)| step.meets(tunnel)).map(|(n, _)| n);
        self.tunnels.iter().filter_map(|tunnel| Some((*tunnel, nearest(tunnel)?))).collect()
    }
}

/// The end-of-game honour of statues and great halls in the whole network of the active player.
fn network_worth(setup: &Setup, state: &State) -> i16 {
    let sheet = sheet(setup, state, true);
    let seat = state.active.index();
    sheet.points[4][seat] + sheet.points[5][seat]
}

/// The end-of-game honour that a statue adds, per square.
#[derive(Clone, Debug)]
pub struct Worth<'a> {
    setup: &'a Setup,
    state: State,
    statue: usize,
    without: i16,
}

impl<'a> Worth<'a> {
    /// Prepares the computation for one statue.
    #[must_use]
    pub fn of(setup: &'a Setup, state: &State, statue: usize) -> Worth<'a> {
        let mut state = *state;
        state.statues[statue] = Square::NONE;
        Worth { setup, state, statue, without: network_worth(setup, &state) }
    }

    /// The honour that the statue would add to the active player's network on `at` at the end of the game: 0 where a better
    /// statue stands in the same tunnel; in halls only on the altar.
    #[must_use]
    pub fn on(&mut self, at: Square) -> i16 {
        self.state.statues[self.statue] = at;
        network_worth(self.setup, &self.state) - self.without
    }
}

/// A cart of the active player, and whether it can move a given statue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CartChoice {
    /// The cart.
    pub token: Token,
    /// The clan that it is restricted to.
    pub bound: Option<Clan>,
    /// The number of identical carts: more than one only in storage.
    pub count: u8,
    /// Whether it can move the statue.
    pub serves: bool,
}

/// The carts of a player, the usable ones first: clan carts, then wild ones on trolls, then storage.
#[must_use]
pub fn carts(player: &Player, clan: Clan) -> Vec<CartChoice> {
    let found = player.held_tokens().filter_map(|token| match player.token(token) {
        Some((Kind::Cart, bound)) => {
            Some(CartChoice { token, bound, count: 1, serves: bound.is_none_or(|bound| bound == clan) })
        }
        _ => None,
    });
    let rank = |cart: &CartChoice| (!cart.serves, cart.bound.is_none());
    let mut found = in_order(found, |a, b| rank(a).cmp(&rank(b)));
    if player.storage[Kind::Cart] > 0 {
        let last = found.iter().position(|cart| !cart.serves).unwrap_or(found.len());
        let token = Token::stored(Kind::Cart);
        found
            .insert(last, CartChoice { token, bound: None, count: player.storage[Kind::Cart], serves: true });
    }
    found
}

/// The carts that pay for `count` moves of a statue of `clan`: the chosen ones if their number fits and all are usable, else
/// the proposal of the rules. `None` when there are too few.
#[must_use]
pub fn pay_carts(player: &Player, clan: Clan, count: usize, chosen: Option<Payment>) -> Option<Vec<Token>> {
    let choices = carts(player, clan);
    if let Some(chosen) = chosen {
        let stored = chosen.from_storage()[Kind::Cart];
        let tokens: Vec<Token> =
            chosen.from_trolls().chain((0..stored).map(|_| Token::stored(Kind::Cart))).collect();
        let serves = |token: &Token| {
            choices.iter().any(|cart| {
                let enough = match token.source() {
                    Source::Stored(_) => cart.count >= stored,
                    Source::Held { .. } => true,
                };
                cart.token == *token && cart.serves && enough
            })
        };
        if tokens.len() == count && tokens.iter().all(serves) {
            return Some(tokens);
        }
    }
    let first = player.pick_cart(Some(clan));
    let rest = choices.iter().filter(|cart| cart.serves).flat_map(|cart| {
        let used = u8::from(first == Some(cart.token));
        (used..cart.count).map(|_| cart.token)
    });
    let tokens: Vec<Token> = first.into_iter().chain(rest).take(count).collect();
    (tokens.len() == count).then_some(tokens)
}

/// The number of a player's carts that can move a statue of that clan.
#[must_use]
pub fn usable_carts(player: &Player, clan: Clan) -> u8 {
    carts(player, clan).iter().filter(|cart| cart.serves).map(|cart| cart.count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;
    use moot_core::Game;
    use mountain_king::{Action, MountainKing, Phase, Stage};

    fn at_carts(mut state: State) -> State {
        state.phase = Phase::Step;
        state.stage = Stage::Carts;
        state.players[state.active.index()].storage[Kind::Cart] = 5;
        state
    }

    fn own_statues(state: &State) -> Vec<Square> {
        state.statues().map(|(_, at)| at).filter(|&at| state.network(state.active).has(at)).collect()
    }

    #[test]
    fn the_reach_of_one_cart_matches_the_rules() {
        let mut seen = 0;
        for (setup, state) in middles() {
            let state = at_carts(state);
            let mut legal = Vec::new();
            MountainKing::legal(&setup, &state, state.active, &mut legal);
            for from in own_statues(&state) {
                let reach = Reach::new(&state, from).expect("an own statue");
                let squares: Mask = legal
                    .iter()
                    .filter_map(|&action| match action {
                        Action::Cart { from: f, to, .. } if f == from => Some(to),
                        _ => None,
                    })
                    .collect();
                assert_eq!(reach.steps[0], squares);
                seen += squares.count();
            }
            let rock = state.statues().map(|(_, at)| at).find(|&at| state.owner(at).is_none());
            assert!(rock.is_none_or(|at| Reach::new(&state, at).is_none()), "a buried statue does not move");
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn a_planned_route_is_playable_cart_by_cart() {
        let mut far = 0;
        for (setup, state) in middles() {
            let state = at_carts(state);
            for from in own_statues(&state) {
                let reach = Reach::new(&state, from).expect("an own statue");
                for to in reach.within(MOST_CARTS).iter() {
                    let route = reach.route(to);
                    let carts = reach.carts(to).expect("within reach");
                    assert_eq!(route.len(), usize::from(carts));
                    let pay = pay_carts(state.me(), reach.clan, route.len(), None).expect("five carts");
                    let (mut now, mut at) = (state, from);
                    for (&stop, &cart) in route.iter().zip(&pay) {
                        let action = Action::Cart { from: at, to: stop, cart };
                        assert_eq!(MountainKing::check(&setup, &now, now.active, action), Ok(()));
                        let _ = MountainKing::act(&setup, &mut now, state.active, action, &mut ());
                        at = stop;
                    }
                    assert_eq!(at, to);
                    far += usize::from(carts > 1);
                }
            }
        }
        assert!(far > 50, "{far}");
    }

    #[test]
    fn worth_is_the_difference_in_final_score() {
        let mut seen = 0;
        for (setup, state) in middles() {
            let state = at_carts(state);
            for from in own_statues(&state) {
                let reach = Reach::new(&state, from).expect("an own statue");
                let mut worth = Worth::of(&setup, &state, reach.statue);
                let now = worth.on(from);
                for to in reach.steps[0].iter() {
                    let mut after = state;
                    after.statues[reach.statue] = to;
                    let gain = worth.on(to) - now;
                    assert_eq!(gain, network_worth(&setup, &after) - network_worth(&setup, &state));
                    assert!(worth.on(to) >= 0);
                    seen += usize::from(gain != 0);
                }
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn unusable_carts_come_last_and_never_pay() {
        let mut bound = 0;
        for (_, state) in middles() {
            let mut state = state;
            state.players[state.active.index()].storage[Kind::Cart] = 2;
            let me = state.me();
            for clan in Clan::ALL {
                let choices = carts(me, clan);
                let usable = usable_carts(me, clan);
                assert!(choices.is_sorted_by_key(|cart| !cart.serves));
                let paid = pay_carts(me, clan, usable.into(), None).expect("all of them");
                assert_eq!(paid.first().copied(), me.pick_cart(Some(clan)));
                for token in &paid {
                    let (kind, to) = me.token(*token).expect("owned");
                    assert!(kind == Kind::Cart && to.is_none_or(|to| to == clan));
                }
                assert_eq!(pay_carts(me, clan, usize::from(usable) + 1, None), None);
                let storage = Payment::from(Token::stored(Kind::Cart));
                assert_eq!(pay_carts(me, clan, 1, Some(storage)), Some(vec![Token::stored(Kind::Cart)]));
                bound += choices.iter().filter(|cart| !cart.serves).count();
                if let Some(wrong) = choices.iter().find(|cart| !cart.serves) {
                    let paid = pay_carts(me, clan, 1, Some(wrong.token.into())).expect("a cart in storage");
                    assert_ne!(paid, [wrong.token]);
                }
            }
        }
        assert!(bound > 10, "{bound}");
    }
}
