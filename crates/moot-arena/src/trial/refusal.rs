//! Who may not take what.

use moot_core::{MAX_SEATS, Mixer, Seat};

use crate::contest::Contest;
use crate::game;

/// The stream of a seed from which the coins of a trial come.
const COINS: u64 = 3;

/// The refusals of one game: the first time that a seat is about to take an item, a coin decides whether it may, or must do
/// without the item for the rest of the game. Nothing but the coin parts those who have an item from those who have not.
#[derive(Clone, Debug)]
pub struct Trial<G: Contest> {
    /// The share that is refused.
    share: f64,
    /// Every item with the actions that take it.
    items: Vec<(usize, u8, Vec<G::Action>)>,
    /// What was about to be taken: `wanted[group][seat]`, items as bits.
    pub wanted: Vec<[u64; MAX_SEATS]>,
    /// What of that was refused.
    pub refused: Vec<[u64; MAX_SEATS]>,
}

impl<G: Contest> Trial<G> {
    /// Nothing is refused.
    #[must_use]
    pub fn none() -> Self {
        Trial { share: 0.0, items: Vec::new(), wanted: Vec::new(), refused: Vec::new() }
    }

    /// That share of all items is refused which have a bound for what they may do to their owner's wins.
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

    /// The item that an action takes, and the actions that do.
    fn item(&self, action: G::Action) -> Option<&(usize, u8, Vec<G::Action>)> {
        self.items.iter().find(|(_, _, ways)| ways.contains(&action))
    }

    /// Whether a seat that is about to act may not: then all the actions that it has to leave alone from now on. The coin falls
    /// alike in games of one seed.
    pub fn refuses(&mut self, seat: Seat, action: G::Action, seed: u64) -> Option<Vec<G::Action>> {
        let &(group, item, ref ways) = self.item(action)?;
        let ways = ways.clone();
        let bit = 1 << item;
        if self.wanted[group][seat.index()] & bit != 0 {
            return None;
        }
        self.wanted[group][seat.index()] |= bit;
        let place = (group * MAX_SEATS + seat.index()) * 64 + usize::from(item);
        let coin = Mixer::new(game::mix(seed, COINS, place as u64)).next_u64();
        if coin as f64 >= self.share * u64::MAX as f64 {
            return None;
        }
        self.refused[group][seat.index()] |= bit;
        Some(ways)
    }

    /// A seat has made up its mind. If it takes what it was refused it could do nothing else, and counts on neither side.
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
    fn a_coin_falls_once_for_each_seat_and_item() {
        let buy = Action::Buy(TrollCard(3));
        let refused = |seed: u64| {
            let mut trial = Trial::<TrollsAndPrincesses>::new(0.25);
            let first = trial.refuses(Seat(1), buy, seed);
            assert_eq!(trial.refuses(Seat(1), Action::Pick(TrollCard(3)), seed), None, "it has fallen");
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
    fn who_can_do_nothing_else_counts_on_neither_side() {
        let mut trial = Trial::<TrollsAndPrincesses>::new(1.0);
        let take = Action::Take(Tile(2));
        assert!(trial.refuses(Seat(0), take, 1).is_some());
        trial.chosen(Seat(0), take);
        assert_eq!((trial.wanted[0][0], trial.refused[0][0]), (0, 0));
        assert_eq!(Trial::<TrollsAndPrincesses>::none().refuses(Seat(0), take, 1), None);
    }
}
