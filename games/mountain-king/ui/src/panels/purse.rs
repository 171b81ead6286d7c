//! Manual choice of tokens, as pure functions: the price, the missing part of a choice, and the effect of a tap on a token.

use mountain_king::card::{NONE, SLOTS, troll};
use mountain_king::{Clan, Kind, Payment, Pile, Player, Source, Token};

/// A price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Price {
    /// Exactly this pile.
    Exact(Pile),
    /// A number of tokens of these kinds (bits by [`Kind`]), in any mixture.
    Any {
        /// The number of tokens.
        count: u8,
        /// The accepted kinds.
        kinds: u8,
        /// Whether carts of a clan are refused.
        wild_only: bool,
    },
}

impl From<Pile> for Price {
    fn from(pile: Pile) -> Price {
        Price::Exact(pile)
    }
}

/// All kinds, as bits.
pub(crate) const ALL_KINDS: u8 = 0b111_1111;

impl Price {
    /// Whether a token of that kind and clan could be part of the payment.
    pub(crate) fn takes(self, kind: Kind, clan: Option<Clan>) -> bool {
        match self {
            Price::Exact(pile) => pile[kind] > 0,
            Price::Any { kinds, wild_only, .. } => {
                kinds >> kind as u8 & 1 == 1 && !(wild_only && kind == Kind::Cart && clan.is_some())
            }
        }
    }

    /// The maximum number of tokens of a kind in the payment.
    fn most(self, kind: Kind) -> u8 {
        match self {
            Price::Exact(pile) => pile[kind],
            Price::Any { count, .. } => count,
        }
    }
}

/// The state of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Standing {
    /// The choice equals the price.
    Met,
    /// These tokens are still to be chosen, and are available.
    Missing(Pile),
    /// This number of accepted tokens is still to be chosen.
    MissingAny(u32),
    /// The player lacks these tokens, whatever is chosen.
    TooLittle(Pile),
    /// The choice exceeds the price.
    TooMuch,
}

/// The state of a choice.
pub(crate) fn standing(player: &Player, price: Price, paid: Payment) -> Standing {
    let value = player.value(paid).unwrap_or(Pile::EMPTY);
    match price {
        Price::Exact(price) => {
            let short = lacking(price, player.owned());
            if !short.is_empty() {
                return Standing::TooLittle(short);
            }
            match (lacking(price, value).is_empty(), lacking(value, price).is_empty()) {
                (true, true) => Standing::Met,
                (false, _) => Standing::Missing(lacking(price, value)),
                (true, false) => Standing::TooMuch,
            }
        }
        Price::Any { count, .. } => match u32::from(count).checked_sub(value.total()) {
            Some(0) => Standing::Met,
            Some(n) => Standing::MissingAny(n),
            None => Standing::TooMuch,
        },
    }
}

/// The tokens that `have` lacks of `need`, kind by kind.
fn lacking(need: Pile, have: Pile) -> Pile {
    let mut rest = need;
    for kind in Kind::ALL {
        rest[kind] = need[kind].saturating_sub(have[kind]);
    }
    rest
}

/// The payment after a tap on a token, which toggles it. If its kind or the total is then too much, the first other chosen
/// token by position is removed.
pub(crate) fn tapped(player: &Player, price: Price, paid: Payment, token: Token, chosen: bool) -> Payment {
    if chosen {
        return paid.without(token);
    }
    let Some((kind, _)) = player.token(token) else { return paid };
    let full = match price {
        Price::Exact(price) => of_kind(player, paid, kind) >= u32::from(price[kind]),
        Price::Any { count, .. } => paid.len() >= u32::from(count),
    };
    let room =
        if full { tokens(player, paid).into_iter().find(|&(_, k)| is_any(price) || k == kind) } else { None };
    match room {
        Some((out, _)) => paid.without(out).with(token),
        None if full => paid,
        None => paid.with(token),
    }
}

fn is_any(price: Price) -> bool {
    matches!(price, Price::Any { .. })
}

fn of_kind(player: &Player, paid: Payment, kind: Kind) -> u32 {
    tokens(player, paid).into_iter().filter(|&(_, k)| k == kind).count() as u32
}

/// The tokens of a payment with their kinds, those on trolls first.
fn tokens(player: &Player, paid: Payment) -> Vec<(Token, Kind)> {
    let on_trolls = paid.from_trolls().filter_map(|token| player.token(token).map(|(kind, _)| (token, kind)));
    let stored = paid.from_storage();
    let stored = stored.iter().flat_map(|(kind, n)| (0..n).map(move |_| (Token::stored(kind), kind)));
    on_trolls.chain(stored).collect::<Vec<_>>()
}

/// One token that can be tapped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chip {
    /// The token.
    pub token: Token,
    /// Its kind.
    pub kind: Kind,
    /// The clan that it is restricted to.
    pub clan: Option<Clan>,
    /// Whether it is on a wild cart symbol of a troll.
    pub wild: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The location of tokens.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// The troll; [`NONE`] for the storage.
    pub card: u8,
    /// The tokens that could be part of the payment.
    pub chips: Vec<Chip>,
}

/// The tokens that could be part of a payment, grouped by location. Of a stored kind, only as many are listed as could be
/// paid.
pub(crate) fn rows(player: &Player, price: Price, paid: Payment) -> Vec<Row> {
    let mut rows: Vec<Row> = (0..SLOTS)
        .map(|slot| Row { card: player.trolls[slot], chips: on_troll(player, price, paid, slot as u8) })
        .collect();
    let given = paid.from_storage();
    let stored = Kind::ALL.into_iter().filter(|&kind| price.takes(kind, None)).flat_map(|kind| {
        let shown = player.storage[kind].min(price.most(kind));
        (0..shown).map(move |i| Chip {
            token: Token::stored(kind),
            kind,
            clan: None,
            wild: false,
            chosen: i < given[kind],
        })
    });
    rows.push(Row { card: NONE, chips: stored.collect() });
    rows.retain(|row| !row.chips.is_empty());
    rows
}

fn on_troll(player: &Player, price: Price, paid: Payment, slot: u8) -> Vec<Chip> {
    let in_slot = |token: &Token| matches!(token.source(), Source::Held { slot: at, .. } if at == slot);
    let chip = |token: Token| {
        let (kind, clan) = player.token(token)?;
        let card = player.trolls[usize::from(slot)];
        let wild = kind == Kind::Cart && clan.is_none() && card != NONE && troll(card).level > 0;
        price.takes(kind, clan).then(|| Chip { token, kind, clan, wild, chosen: paid.has(token) })
    };
    player.held_tokens().filter(in_slot).filter_map(chip).collect()
}

/// Whether the player has distinct ways to pay: equal tokens on one troll do not count.
pub(crate) fn has_choice(player: &Player, price: Price) -> bool {
    let rows = rows(player, price, Payment::NOTHING);
    match price {
        Price::Exact(price) => price.iter().any(|(kind, n)| {
            let of_kind = |row: &Row| row.chips.iter().filter(|chip| chip.kind == kind).count();
            let places = rows.iter().map(of_kind).filter(|&tokens| tokens > 0);
            let (places, tokens) = places.fold((0, 0), |(places, all), tokens| (places + 1, all + tokens));
            tokens > usize::from(n) && (places > 1 || kind == Kind::Cart)
        }),
        Price::Any { count, .. } => {
            rows.iter().map(|row| row.chips.len()).sum::<usize>() > usize::from(count)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Setup, State};

    /// Stone and iron on starters, two stone and a cart in storage.
    fn player() -> Player {
        let mut player = State::new(&Setup::usual(2).unwrap()).players[0];
        player.trolls[..4].copy_from_slice(&[55, 56, 57, 58]);
        player.held[..2].copy_from_slice(&[1, 1]);
        player.storage = Pile([2, 0, 0, 0, 1, 0, 0]);
        player
    }

    const STONE: Token = Token::stored(Kind::Stone);

    #[test]
    fn standing_is_met_missing_or_too_little() {
        let player = player();
        let price = Price::from(Pile([2, 1, 0, 0, 0, 0, 0]));
        let proposed = player.pay(Pile([2, 1, 0, 0, 0, 0, 0])).unwrap();
        assert_eq!(standing(&player, price, proposed), Standing::Met);
        let less = proposed.without(Token::held(1, 0));
        assert_eq!(standing(&player, price, less), Standing::Missing(Pile([0, 1, 0, 0, 0, 0, 0])));
        let dear = Price::from(Pile([5, 0, 0, 0, 0, 0, 0]));
        assert_eq!(standing(&player, dear, less), Standing::TooLittle(Pile([2, 0, 0, 0, 0, 0, 0])));
        let any = Price::Any { count: 4, kinds: ALL_KINDS, wild_only: false };
        assert_eq!(standing(&player, any, proposed), Standing::MissingAny(1));
        let one = Price::Any { count: 1, kinds: ALL_KINDS, wild_only: false };
        assert_eq!(standing(&player, one, proposed), Standing::TooMuch);
    }

    #[test]
    fn a_tap_replaces_a_token_of_a_paid_kind() {
        let player = player();
        let price = Price::from(Pile([1, 1, 0, 0, 0, 0, 0]));
        let paid = player.pay(Pile([1, 1, 0, 0, 0, 0, 0])).unwrap();
        assert!(paid.has(Token::held(0, 0)) && !paid.has(STONE));
        let other = tapped(&player, price, paid, STONE, false);
        assert!(!other.has(Token::held(0, 0)) && other.has(STONE) && other.has(Token::held(1, 0)));
        assert_eq!(standing(&player, price, other), Standing::Met);
        let out = tapped(&player, price, other, STONE, true);
        assert_eq!(standing(&player, price, out), Standing::Missing(Pile([1, 0, 0, 0, 0, 0, 0])));
    }

    #[test]
    fn a_tap_replaces_any_token_of_a_full_payment() {
        let player = player();
        let price = Price::Any { count: 2, kinds: ALL_KINDS, wild_only: false };
        let paid = Payment::from(Token::held(0, 0)).with(STONE);
        let next = tapped(&player, price, paid, Token::held(1, 0), false);
        assert_eq!((next.len(), next.has(Token::held(0, 0)), next.has(Token::held(1, 0))), (2, false, true));
    }

    #[test]
    fn rows_show_only_usable_tokens() {
        let player = player();
        let price = Price::from(Pile([1, 0, 0, 0, 0, 0, 0]));
        let rows = rows(&player, price, Payment::from(STONE));
        assert_eq!(
            rows.iter().map(|row| (row.card, row.chips.len())).collect::<Vec<_>>(),
            [(55, 1), (NONE, 1)]
        );
        assert!(!rows[0].chips[0].chosen && rows[1].chips[0].chosen);
        assert!(has_choice(&player, price));
        assert!(!has_choice(&player, Price::from(Pile([3, 0, 0, 0, 0, 0, 0]))));
        assert!(!has_choice(&player, Price::from(Pile([0, 1, 0, 0, 0, 0, 0]))));
        let mut one = player;
        one.held[0] = 0;
        assert!(!has_choice(&one, price), "two equal stones in storage are no choice");
    }

    #[test]
    fn a_cart_of_a_clan_is_no_wild_cart() {
        let price = Price::Any { count: 1, kinds: 1 << Kind::Cart as u8, wild_only: true };
        assert!(
            price.takes(Kind::Cart, None)
                && !price.takes(Kind::Cart, Some(Clan::Ice))
                && !price.takes(Kind::Coin, None)
        );
    }
}
