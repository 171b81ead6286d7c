//! What would come of a choice: computed from the position, shown before anything is done.

use mountain_king::card::{CASCADES, NONE, SLOTS, beneath, supports, troll};
use mountain_king::{Kind, Payment, Pile, Player, State};

/// What placing a troll in a slot would bring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cascade {
    /// How many trolls wake, the new one among them.
    pub wakes: u32,
    /// The symbols of each slot that would gain a token, as bits; those of the new troll are not among them.
    pub gains: [u8; SLOTS],
    /// The symbols of each slot that would gain nothing because they are still covered, as bits.
    pub lost: [u8; SLOTS],
    /// Everything gained, the symbols of the new troll included.
    pub gained: Pile,
    /// Everything that is lost to covered symbols.
    pub missed: Pile,
}

/// All symbols of a card, as bits.
pub(crate) fn every_symbol(card: u8) -> u8 {
    if card == NONE { 0 } else { ((1u16 << troll(card).icons.len()) - 1) as u8 }
}

/// What symbols of a card give.
pub(crate) fn symbols(card: u8, bits: u8) -> Pile {
    if card == NONE {
        return Pile::EMPTY;
    }
    let icons = troll(card).icons.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
    icons.fold(Pile::EMPTY, |pile, (_, icon)| pile + Pile::of(icon.kind, 1))
}

/// What placing `card` in `slot` would bring to a player.
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

/// Whether a slot above the bottom row is free and has two trolls to stand on.
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

/// Whether bribes are laid one by one after the recruit, of any kind (Silver Tongue).
pub(crate) fn bribes_follow(state: &State, place: u8) -> bool {
    state.rites.tongue && !beneath(place).is_empty()
}

/// What has to be paid at once for the troll on a place of the horde.
pub(crate) fn bribes_due(state: &State, place: u8) -> Pile {
    if bribes_follow(state, place) { Pile::EMPTY } else { Pile::of(Kind::Coin, beneath(place).len() as u8) }
}

/// The payment that is proposed for the troll on a place of the horde; as much as there is when it falls short.
pub(crate) fn proposed(state: &State, place: u8) -> Payment {
    state.me().pay(bribes_due(state, place)).unwrap_or(Payment::NOTHING)
}

/// Tokens that a trade would be paid with by proposal: one by one of the kind that is left most of, the wanted one last.
pub(crate) fn spare(player: &Player, wanted: Kind, count: u8) -> Option<Payment> {
    let (mut left, mut given) = (player.owned(), Pile::EMPTY);
    for _ in 0..count {
        let most = Kind::ALL.into_iter().filter(|&kind| left[kind] > 0);
        // `max_by_key` takes the last of equals; the reverse order makes that the cheapest kind.
        let kind = most.rev().max_by_key(|&kind| (kind != wanted, left[kind]))?;
        left[kind] -= 1;
        given[kind] += 1;
    }
    player.pay(given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Setup, Token};

    /// A trollsmoot with four starters and one troll of two symbols in slot 4, everything hollow.
    fn player() -> Player {
        let mut player = State::new(&Setup::usual(2).unwrap()).players[0];
        player.trolls[..5].copy_from_slice(&[55, 56, 57, 58, 0]);
        player
    }

    #[test]
    fn a_cascade_tells_gains_and_what_covered_symbols_lose() {
        let mut player = player();
        player.held[1] = 1;
        let seen = cascade(&player, 5, 6);
        assert_eq!(seen.wakes, 3);
        assert_eq!((seen.gains[1], seen.lost[1]), (0, 1));
        assert_eq!((seen.gains[2], seen.lost[2]), (1, 0));
        let new = symbols(6, u8::MAX);
        assert_eq!(seen.gained, new + symbols(57, 1));
        assert_eq!(seen.missed, symbols(56, 1));
        assert_eq!(seen.gains[5], 0, "the new troll's own symbols are counted apart");
    }

    #[test]
    fn slots_are_open_when_two_trolls_stand_beneath() {
        let player = player();
        assert_eq!(open_slots(&player).collect::<Vec<_>>(), [5, 6]);
        let mut more = player;
        more.trolls[5] = 3;
        assert_eq!(open_slots(&more).collect::<Vec<_>>(), [6, 7]);
    }

    #[test]
    fn bribes_are_a_coin_for_each_troll_beneath_unless_the_tongue_is_silver() {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let due = |state: &State| [0, 6, 10].map(|place| bribes_due(state, place)[Kind::Coin]);
        assert_eq!(due(&state), [0, 2, 5]);
        state.rites.tongue = true;
        assert_eq!(due(&state), [0, 0, 0]);
        assert_eq!([0, 6].map(|place| bribes_follow(&state, place)), [false, true]);
    }

    #[test]
    fn a_trade_is_proposed_from_what_there_is_most_of() {
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
