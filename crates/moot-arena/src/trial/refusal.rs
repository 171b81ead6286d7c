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
    /// Every item with the actions that take it.
    items: Vec<(usize, u8, Vec<G::Action>)>,
    /// The items that seats were about to take: `wanted[group][seat]` is a bit set.
    pub wanted: Vec<[u64; MAX_SEATS]>,
    /// The refused ones among them, in the same form.
    pub refused: Vec<[u64; MAX_SEATS]>,
}

impl<G: ArenaGame> Trial<G> {
    /// Refuses nothing.
    #[must_use]
    pub fn none() -> Self {
        Trial { share: 0.0, items: Vec::new(), wanted: Vec::new(), refused: Vec::new() }
    }

    /// Refuses this share of all items that have a bound on their effect on wins.
    #[must_use]
    pub fn new(share: f64) -> Self {
        let groups = G::groups();
        let none = vec![[0; MAX_SEATS]; groups.len()];
        let bound = groups.iter().enumerate().filter(|(_, group)| group.most.is_some());
        let items = bound.flat_map(|(group, it)| {
            (0..).zip(&it.items).map(move |(item, _)| (group, item, G::ways(group, item)))
        });
        let items = items.filter(|(_, _, ways)| !ways.is_empty()).collect();
        Trial { share, items, wanted: none.clone(), refused: none }
    }

    /// Returns the item that an action takes, and all actions that take it.
    fn item(&self, action: G::Action) -> Option<&(usize, u8, Vec<G::Action>)> {
        self.items.iter().find(|(_, _, ways)| ways.contains(&action))
    }

    /// Returns the actions that a seat must avoid from now on if it is refused the item that it is about to
    /// take. Equal seeds give equal draws.
    pub fn refuses(&mut self, seat: Seat, action: G::Action, seed: u64) -> Option<Vec<G::Action>> {
        let &(group, item, ref ways) = self.item(action)?;
        let ways = ways.clone();
        let bit = 1 << item;
        if self.wanted[group][seat.index()] & bit != 0 {
            return None;
        }
        self.wanted[group][seat.index()] |= bit;
        let place = (group * MAX_SEATS + seat.index()) * 64 + usize::from(item);
        let coin = SplitMix64::new(seed_stream::mix(seed, COINS, place as u64)).next_u64();
        if coin as f64 >= self.share * u64::MAX as f64 {
            return None;
        }
        self.refused[group][seat.index()] |= bit;
        Some(ways)
    }

    /// Records the final action of a seat. If it takes a refused item it had no alternative, and counts in
    /// neither group.
    pub fn chosen(&mut self, seat: Seat, action: G::Action) {
        let Some(&(group, item, _)) = self.item(action) else { return };
        let bit = 1 << item;
        if self.refused[group][seat.index()] & bit != 0 {
            self.wanted[group][seat.index()] &= !bit;
            self.refused[group][seat.index()] &= !bit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::{Action, Tile, TrollCard, TrollsAndPrincesses};

    #[test]
    fn there_is_one_draw_for_each_seat_and_item() {
        let buy = Action::Buy(TrollCard(3));
        let refused = |seed: u64| {
            let mut trial = Trial::<TrollsAndPrincesses>::new(0.25);
            let first = trial.refuses(Seat(1), buy, seed);
            assert_eq!(
                trial.refuses(Seat(1), Action::Pick(TrollCard(3)), seed),
                None,
                "the draw has been made"
            );
            assert_eq!(trial.wanted[2], [0_u64, 8, 0, 0, 0]);
            assert_eq!(trial.refused[2][1], if first.is_some() { 8 } else { 0 });
            if let Some(ways) = &first {
                assert_eq!(ways, &[buy, Action::Pick(TrollCard(3))]);
            }
            first.is_some()
        };
        let count = (0..1000).filter(|&seed| refused(seed)).count();
        assert!((200..300).contains(&count), "{count} of 1000 were refused");
    }

    #[test]
    fn a_seat_without_alternative_counts_in_neither_group() {
        let mut trial = Trial::<TrollsAndPrincesses>::new(1.0);
        let take = Action::Take(Tile(2));
        assert!(trial.refuses(Seat(0), take, 1).is_some());
        trial.chosen(Seat(0), take);
        assert_eq!((trial.wanted[0][0], trial.refused[0][0]), (0, 0));
        assert_eq!(Trial::<TrollsAndPrincesses>::none().refuses(Seat(0), take, 1), None);
    }
}
