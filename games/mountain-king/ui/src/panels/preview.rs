//! Previews of choices, computed from the position.

use mountain_king::card::{CASCADES, NONE, SLOTS, beneath, supports, troll};
use mountain_king::{Kind, Payment, Pile, Player, Source, State};

/// The result of placing a troll in a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cascade {
    /// The number of trolls that wake, including the new one.
    pub wakes: u32,
    /// Per slot, the bit mask of symbols that would gain a token; without those of the new troll.
    pub gains: [u8; SLOTS],
    /// Per slot, the bit mask of symbols that would gain nothing because they are covered.
    pub lost: [u8; SLOTS],
    /// The total gain, including the symbols of the new troll.
    pub gained: Pile,
    /// The total loss to covered symbols.
    pub missed: Pile,
}

/// All symbols of a card, as a bit mask.
pub(crate) fn every_symbol(card: u8) -> u8 {
    if card == NONE { 0 } else { ((1u16 << troll(card).icons.len()) - 1) as u8 }
}

/// The resources of some symbols of a card.
pub(crate) fn symbols(card: u8, bits: u8) -> Pile {
    if card == NONE {
        return Pile::EMPTY;
    }
    let icons = troll(card).icons.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
    icons.fold(Pile::EMPTY, |pile, (_, icon)| pile + Pile::of(icon.kind, 1))
}

/// The result of placing `card` in `slot` for a player.
pub(crate) fn cascade(player: &Player, slot: u8, card: u8) -> Cascade {
    let woken = CASCADES.get(usize::from(slot)).copied().unwrap_or(0);
    let gains = player.cascade(slot);
    let mut seen = Cascade {
        wakes: woken.count_ones(),
        gains,
        lost: [0; SLOTS],
        gained: symbols(card, u8::MAX),
        missed: Pile::EMPTY,
    };
    for below in (0..SLOTS).filter(|&below| woken >> below & 1 == 1 && below != usize::from(slot)) {
        let card = player.trolls[below];
        seen.lost[below] = every_symbol(card) & !gains[below];
        seen.gained += symbols(card, gains[below]);
        seen.missed += symbols(card, seen.lost[below]);
    }
    seen
}

/// The player after a payment, as far as cascades depend on it: what is paid from trolls can be gained again.
pub(crate) fn spent(player: &Player, paid: Payment) -> Player {
    let mut player = *player;
    for token in paid.from_trolls() {
        if let Source::Held { slot, icon } = token.source() {
            player.held[usize::from(slot)] &= !(1 << icon);
        }
    }
    player
}

/// Whether a slot above the bottom row is free and supported by two trolls.
pub(crate) fn open(player: &Player, slot: u8) -> bool {
    let stands = |slot: u8| player.trolls[usize::from(slot)] != NONE;
    usize::from(slot) < SLOTS
        && !stands(slot)
        && supports(slot).is_some_and(|below| below.into_iter().all(stands))
}

/// The slots in which a troll could be placed.
pub(crate) fn open_slots(player: &Player) -> impl Iterator<Item = u8> + '_ {
    (0..SLOTS as u8).filter(|&slot| open(player, slot))
}

/// Whether bribes are placed one by one after the recruit, of any kind (Silver Tongue).
pub(crate) fn bribes_follow(state: &State, place: u8) -> bool {
    state.rites.tongue && !beneath(place).is_empty()
}

/// The immediate price of the troll on a place of the horde.
pub(crate) fn bribes_due(state: &State, place: u8) -> Pile {
    if bribes_follow(state, place) { Pile::EMPTY } else { Pile::of(Kind::Coin, beneath(place).len() as u8) }
}

/// The proposed payment for the troll on a place of the horde; incomplete when the player has too few tokens.
pub(crate) fn proposed(state: &State, place: u8) -> Payment {
    state.me().pay(bribes_due(state, place)).unwrap_or(Payment::NOTHING)
}

/// The proposed payment for a trade: repeatedly a token of the most frequent kind, the wanted kind last.
pub(crate) fn spare(player: &Player, wanted: Kind, count: u8) -> Option<Payment> {
    let (mut left, mut given) = (player.owned(), Pile::EMPTY);
    for _ in 0..count {
        let most = Kind::ALL.into_iter().filter(|&kind| left[kind] > 0);
        // `max_by_key` returns the last of equal elements; the reverse order makes that the cheapest kind.
        let kind = most.rev().max_by_key(|&kind| (kind != wanted, left[kind]))?;
        left[kind] -= 1;
        given[kind] += 1;
    }
    player.pay(given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;
    use moot_core::{Game, SplitMix64, Turn};
    use mountain_king::{Action, MountainKing, Phase, Setup, Token};

    /// A trollsmoot with four starters and one troll of two symbols in slot 4, all symbols empty.
    fn player() -> Player {
        let mut player = State::new(&Setup::usual(2).unwrap()).players[0];
        player.trolls[..5].copy_from_slice(&[55, 56, 57, 58, 0]);
        player
    }

    #[test]
    fn a_cascade_lists_gains_and_losses_to_covered_symbols() {
        let mut player = player();
        player.held[1] = 1;
        let seen = cascade(&player, 5, 6);
        assert_eq!(seen.wakes, 3);
        assert_eq!((seen.gains[1], seen.lost[1]), (0, 1));
        assert_eq!((seen.gains[2], seen.lost[2]), (1, 0));
        let new = symbols(6, u8::MAX);
        assert_eq!(seen.gained, new + symbols(57, 1));
        assert_eq!(seen.missed, symbols(56, 1));
        assert_eq!(seen.gains[5], 0, "the new troll's own symbols are counted separately");
    }

    #[test]
    fn a_recruit_gains_what_was_shown_before() {
        let (mut seen, mut paid_by_trolls) = (0, 0);
        for (setup, state) in middles() {
            let mut legal = Vec::new();
            MountainKing::legal(&setup, &state, state.active, &mut legal);
            for action in legal {
                let Action::Recruit { place, paid } = action else { continue };
                let stand = state.horde[usize::from(place)];
                let before = spent(state.me(), paid);
                for slot in open_slots(state.me()) {
                    let shown = cascade(&before, slot, stand.card).gained + stand.bribes;
                    let mut after = state;
                    let mut dice = SplitMix64::new(u64::from(slot));
                    let _ = MountainKing::act(&setup, &mut after, state.active, action, &mut ());
                    while MountainKing::turn(&setup, &after) == Turn::Chance {
                        let outcome = MountainKing::sample_chance(&setup, &after, &mut dice);
                        let _ = MountainKing::apply_chance(&setup, &mut after, outcome, &mut ()).unwrap();
                    }
                    if after.phase != Phase::Place {
                        continue;
                    }
                    let _ = MountainKing::act(&setup, &mut after, state.active, Action::Place(slot), &mut ());
                    let left = state.me().owned().minus(state.me().value(paid).unwrap()).unwrap();
                    assert_eq!(after.players[state.active.index()].owned(), left + shown);
                    seen += 1;
                    paid_by_trolls += usize::from(before.held != state.me().held);
                }
            }
        }
        assert!(seen > 100 && paid_by_trolls > 5, "{seen} {paid_by_trolls}");
    }

    #[test]
    fn slots_with_two_trolls_beneath_are_open() {
        let player = player();
        assert_eq!(open_slots(&player).collect::<Vec<_>>(), [5, 6]);
        let mut more = player;
        more.trolls[5] = 3;
        assert_eq!(open_slots(&more).collect::<Vec<_>>(), [6, 7]);
    }

    #[test]
    fn bribes_are_a_coin_per_troll_beneath_except_with_silver_tongue() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let due = |state: &State| [0, 6, 10].map(|place| bribes_due(state, place)[Kind::Coin]);
        assert_eq!(due(&state), [0, 2, 5]);
        state.rites.tongue = true;
        assert_eq!(due(&state), [0, 0, 0]);
        assert_eq!([0, 6].map(|place| bribes_follow(&state, place)), [false, true]);
    }

    #[test]
    fn a_trade_is_proposed_from_the_most_frequent_kind() {
        let mut player = player();
        player.storage = Pile([3, 1, 0, 0, 0, 4, 0]);
        let paid = spare(&player, Kind::Rune, 4).unwrap();
        assert_eq!(player.value(paid).unwrap(), Pile([2, 0, 0, 0, 0, 2, 0]));
        let paid = spare(&player, Kind::Hammer, 4).unwrap();
        assert_eq!(player.value(paid).unwrap(), Pile([3, 1, 0, 0, 0, 0, 0]));
        assert_eq!(spare(&player, Kind::Coin, 9), None);
        player.held[0] = 1;
        assert!(spare(&player, Kind::Coin, 9).unwrap().has(Token::held(0, 0)));
    }
}
