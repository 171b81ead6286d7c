//! The random refusals of a trial.

use moot_core::{MAX_SEATS, Seat, SplitMix64};

use crate::arena_game::ArenaGame;
use crate::seed_stream;

/// The stream of the seed from which the refusals are drawn.
const COINS: u64 = 3;

/// The refusals of one game. The first time that a seat is about to take an item, a random draw decides
/// whether it may, or must do without the item for the rest of the game. The draw is the only difference
/// between the groups.
#[derive(Clone, Debug)]
pub struct Trial<G: ArenaGame> {
    /// The probability of a refusal.
    share: f64,
    /// Whether the items of a group have a bound on their effect on wins; only these are refused.
    bound: Vec<bool>,
    /// Every item with actions that take it in every position, and these actions.
    named: Vec<(usize, u8, Vec<G::Action>)>,
    /// The items that seats were about to take: `wanted[group][seat]` is a bit set.
    pub wanted: Vec<[u64; MAX_SEATS]>,
    /// The refused ones among them, in the same form.
    pub refused: Vec<[u64; MAX_SEATS]>,
}

impl<G: ArenaGame> Trial<G> {
    /// Refuses nothing.
    #[must_use]
    pub fn none() -> Self {
        Trial { share: 0.0, bound: Vec::new(), named: Vec::new(), wanted: Vec::new(), refused: Vec::new() }
    }

    /// Refuses this share of all items that have a bound on their effect on wins.
    #[must_use]
    pub fn new(share: f64) -> Self {
        let groups = G::groups();
        let none = vec![[0; MAX_SEATS]; groups.len()];
        let bound: Vec<bool> = groups.iter().map(|group| group.most.is_some()).collect();
        let all = groups.iter().enumerate().filter(|&(group, _)| bound[group]);
        let named = all.flat_map(|(group, it)| {
            (0..).zip(&it.items).map(move |(item, _)| (group, item, G::ways(group, item)))
        });
        let named = named.filter(|(_, _, ways)| !ways.is_empty()).collect();
        Trial { share, bound, named, wanted: none.clone(), refused: none }
    }

    /// Returns the item that an action takes.
    fn item(&self, state: &G::State, action: G::Action) -> Option<(usize, u8)> {
        let named = self.named.iter().find(|(_, _, ways)| ways.contains(&action));
        let item = named.map(|&(group, item, _)| (group, item)).or_else(|| G::takes(state, &action));
        item.filter(|&(group, _)| self.bound.get(group) == Some(&true))
    }

    /// Whether a seat must do without an item.
    fn is_refused(&self, seat: Seat, (group, item): (usize, u8)) -> bool {
        self.refused[group][seat.index()] >> item & 1 == 1
    }

    /// Returns the actions that a seat, which decides now, must avoid: those that take items which it was refused.
    #[must_use]
    pub fn excluded(&self, setup: &G::Setup, state: &G::State, seat: Seat) -> Vec<G::Action> {
        if self.refused.iter().all(|seats| seats[seat.index()] == 0) {
            return Vec::new();
        }
        let named = self.named.iter().filter(|&&(group, item, _)| self.is_refused(seat, (group, item)));
        let mut excluded: Vec<G::Action> = named.flat_map(|(_, _, ways)| ways).copied().collect();
        let mut legal = Vec::new();
        G::legal(setup, state, seat, &mut legal);
        let taking =
            |action: &G::Action| self.item(state, *action).is_some_and(|item| self.is_refused(seat, item));
        excluded.extend(legal.into_iter().filter(taking));
        excluded
    }

    /// Draws whether a seat is refused the item that it is about to take, and returns whether it was drawn so now. Equal seeds give
    /// equal draws.
    pub fn refuses(&mut self, state: &G::State, seat: Seat, action: G::Action, seed: u64) -> bool {
        let Some((group, item)) = self.item(state, action) else { return false };
        let bit = 1 << item;
        if self.wanted[group][seat.index()] & bit != 0 {
            return false;
        }
        self.wanted[group][seat.index()] |= bit;
        let place = (group * MAX_SEATS + seat.index()) * 64 + usize::from(item);
        let coin = SplitMix64::new(seed_stream::mix(seed, COINS, place as u64)).next_u64();
        if coin as f64 >= self.share * u64::MAX as f64 {
            return false;
        }
        self.refused[group][seat.index()] |= bit;
        true
    }

    /// Records the final action of a seat. If it takes a refused item it had no alternative, and counts in
    /// neither group.
    pub fn chosen(&mut self, state: &G::State, seat: Seat, action: G::Action) {
        let Some((group, item)) = self.item(state, action) else { return };
        if self.is_refused(seat, (group, item)) {
            let bit = 1 << item;
            self.wanted[group][seat.index()] &= !bit;
            self.refused[group][seat.index()] &= !bit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Game;
    use mountain_king::MountainKing;
    use mountain_king::card::NONE;
    use trolls_and_princesses::{Action, Tile, TrollCard, TrollsAndPrincesses};

    #[test]
    fn there_is_one_draw_for_each_seat_and_item() {
        let setup = TrollsAndPrincesses::table(4, None).unwrap();
        let state = TrollsAndPrincesses::deal(&setup);
        let buy = Action::Buy(TrollCard(3));
        let refused = |seed: u64| {
            let mut trial = Trial::<TrollsAndPrincesses>::new(0.25);
            let first = trial.refuses(&state, Seat(1), buy, seed);
            let again = trial.refuses(&state, Seat(1), Action::Pick(TrollCard(3)), seed);
            assert!(!again, "the draw has been made");
            assert_eq!(trial.wanted[2], [0_u64, 8, 0, 0, 0]);
            assert_eq!(trial.refused[2][1], if first { 8 } else { 0 });
            let excluded = trial.excluded(&setup, &state, Seat(1));
            assert_eq!(excluded, if first { vec![buy, Action::Pick(TrollCard(3))] } else { Vec::new() });
            assert!(trial.excluded(&setup, &state, Seat(0)).is_empty(), "another seat");
            first
        };
        let count = (0..1000).filter(|&seed| refused(seed)).count();
        assert!((200..300).contains(&count), "{count} of 1000 were refused");
    }

    #[test]
    fn a_seat_without_alternative_counts_in_neither_group() {
        let state = TrollsAndPrincesses::deal(&TrollsAndPrincesses::table(4, None).unwrap());
        let mut trial = Trial::<TrollsAndPrincesses>::new(1.0);
        let take = Action::Take(Tile(2));
        assert!(trial.refuses(&state, Seat(0), take, 1));
        trial.chosen(&state, Seat(0), take);
        assert_eq!((trial.wanted[0][0], trial.refused[0][0]), (0, 0));
        assert!(!Trial::<TrollsAndPrincesses>::none().refuses(&state, Seat(0), take, 1));
    }

    #[test]
    fn what_an_action_takes_depends_on_the_position() {
        let setup = MountainKing::table(2, None).unwrap();
        let mut state = MountainKing::deal(&setup);
        let recruit = mountain_king::Action::Recruit { place: 3, paid: mountain_king::Payment::default() };
        let mut trial = Trial::<MountainKing>::new(1.0);
        state.horde[3].card = NONE;
        assert!(!trial.refuses(&state, Seat(0), recruit, 1), "the place is empty");
        state.horde[3].card = 7;
        assert!(trial.refuses(&state, Seat(0), recruit, 1));
        assert!(trial.is_refused(Seat(0), (3, 7)) && !trial.is_refused(Seat(1), (3, 7)));
        state.horde[3].card = 8;
        assert_eq!(trial.item(&state, recruit), Some((3, 8)), "another troll stands there");
    }
}
