//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. Squares are `column,row`; a token is `slot.icon` on
//! a troll or the letter of its kind in storage; a payment is tokens joined by `+` (`1.0+2.1+3s`), `-` for nothing.

use core::fmt;
use core::str::FromStr;

use moot_core::{Seat, TextError, TextReader, parse_number};

use crate::card::SLOTS;
use crate::tables::MAX_ICONS;
use crate::{Action, Clan, Kind, Outcome, Payment, ROWS, STRIDE, Square, Token};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Gate(start) => write!(f, "gate {start}"),
            Action::Keep { starter, slot } => write!(f, "keep {starter} {slot}"),
            Action::Cast { page, rune } => write!(f, "cast {page} {rune}"),
            Action::Activate(site) => write!(f, "activate {site}"),
            Action::Use { swap, paid } => write!(f, "use {swap} {paid}"),
            Action::Carry(token) => write!(f, "carry {token}"),
            Action::Recruit { place, paid } => write!(f, "recruit {place} {paid}"),
            Action::Bribe(token) => write!(f, "bribe {token}"),
            Action::Pick(clan) => write!(f, "pick {}", clan.word()),
            Action::Place(slot) => write!(f, "place {slot}"),
            Action::Dig { shape, cost: [s, i, h] } => write!(f, "dig {shape} {s},{i},{h}"),
            Action::Lay { lie, at, paid } => write!(f, "lay {lie} {at} {paid}"),
            Action::Bless(clan) => write!(f, "bless {}", clan.word()),
            Action::Found(kind) => write!(f, "found {kind}"),
            Action::Skip => f.write_str("skip"),
            Action::Dedicate { hall, lie, at } => write!(f, "dedicate {hall} {lie} {at}"),
            Action::Cart { from, to, cart } => write!(f, "cart {from} {to} {cart}"),
            Action::Trade { get, market: false } => write!(f, "trade {}", get.letter()),
            Action::Trade { get, market: true } => write!(f, "market {}", get.letter()),
            Action::Give(token) => write!(f, "give {token}"),
            Action::Reclaim(at) => write!(f, "reclaim {at}"),
            Action::Dowse(at) => write!(f, "dowse {at}"),
            Action::Replace(place) => write!(f, "replace {place}"),
            Action::Wake(slot) => write!(f, "wake {slot}"),
            Action::Swap(a, b) => write!(f, "swap {a} {b}"),
            Action::Transmute { to, paid } => write!(f, "transmute {} {paid}", to.letter()),
            Action::Walk { from, to } => write!(f, "walk {from} {to}"),
            Action::Stir { from, to } => write!(f, "stir {from} {to}"),
            Action::Consecrate { clan, at } => write!(f, "consecrate {} {at}", clan.word()),
            Action::Done => f.write_str("done"),
            Action::EndTurn => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Action, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("a verb")? {
                "gate" => Action::Gate(words.number("a start point")?),
                "keep" => Action::Keep { starter: words.number("a starter")?, slot: words.number("a slot")? },
                "cast" => Action::Cast { page: words.number("a page")?, rune: token(words)? },
                "activate" => Action::Activate(words.number("a site")?),
                "use" => Action::Use { swap: words.number("an exchange")?, paid: payment(words)? },
                "carry" => Action::Carry(token(words)?),
                "recruit" => {
                    Action::Recruit { place: words.number("a place of the horde")?, paid: payment(words)? }
                }
                "bribe" => Action::Bribe(token(words)?),
                "pick" => Action::Pick(clan(words)?),
                "place" => Action::Place(words.number("a slot")?),
                "dig" => Action::Dig { shape: words.number("a shape")?, cost: cost(words)? },
                "lay" => {
                    Action::Lay { lie: words.number("a lie")?, at: square(words)?, paid: payment(words)? }
                }
                "bless" => Action::Bless(clan(words)?),
                "found" => Action::Found(words.number("a workshop")?),
                "skip" => Action::Skip,
                "dedicate" => Action::Dedicate {
                    hall: words.number("a hall")?,
                    lie: words.number("a lie")?,
                    at: square(words)?,
                },
                "cart" => Action::Cart { from: square(words)?, to: square(words)?, cart: token(words)? },
                "trade" => Action::Trade { get: kind(words)?, market: false },
                "market" => Action::Trade { get: kind(words)?, market: true },
                "give" => Action::Give(token(words)?),
                "reclaim" => Action::Reclaim(square(words)?),
                "dowse" => Action::Dowse(square(words)?),
                "replace" => Action::Replace(words.number("a place of the horde")?),
                "wake" => Action::Wake(words.number("a slot")?),
                "swap" => Action::Swap(words.number("a slot")?, words.number("a slot")?),
                "transmute" => Action::Transmute { to: kind(words)?, paid: payment(words)? },
                "walk" => Action::Walk { from: square(words)?, to: square(words)? },
                "stir" => Action::Stir { from: square(words)?, to: square(words)? },
                "consecrate" => Action::Consecrate { clan: clan(words)?, at: square(words)? },
                "done" => Action::Done,
                "end" => Action::EndTurn,
                _ => return Err(TextError { expected: "a verb", at: 0 }),
            })
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Troll(card) => write!(f, "troll {card}"),
            Outcome::Pedestal(clan) => write!(f, "pedestal {}", clan.word()),
            Outcome::Workshop(kind) => write!(f, "workshop {kind}"),
            Outcome::Spell(spell) => write!(f, "spell {spell}"),
            Outcome::Statues(order) => write!(f, "statues {order}"),
            Outcome::Honour(honour) => write!(f, "honour {honour}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Starter(starter) => write!(f, "starter {starter}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Outcome, TextError> {
        TextReader::parse(text, |words| {
            Ok(match words.word("what was drawn")? {
                "troll" => Outcome::Troll(words.number("a card")?),
                "pedestal" => Outcome::Pedestal(clan(words)?),
                "workshop" => Outcome::Workshop(words.number("a workshop")?),
                "spell" => Outcome::Spell(words.number("a spell")?),
                "statues" => Outcome::Statues(words.number("an order")?),
                "honour" => Outcome::Honour(words.number("an honour")?),
                "first" => Outcome::First(Seat(words.number("a seat")?)),
                "starter" => Outcome::Starter(words.number("a starter")?),
                _ => return Err(TextError { expected: "what was drawn", at: 0 }),
            })
        })
    }
}

fn kind(words: &mut TextReader<'_>) -> Result<Kind, TextError> {
    words.read("a kind of resource", parse_kind)
}

fn clan(words: &mut TextReader<'_>) -> Result<Clan, TextError> {
    words.read("a clan", Clan::from_word)
}

fn square(words: &mut TextReader<'_>) -> Result<Square, TextError> {
    words.read("a square", |word| {
        let (column, row) = word.split_once(',')?;
        let (column, row) = (parse_number(column)?, parse_number(row)?);
        (usize::from(column) < STRIDE && usize::from(row) < ROWS).then(|| Square::at(column, row))
    })
}

fn token(words: &mut TextReader<'_>) -> Result<Token, TextError> {
    words.read("a token", |word| held(word).or_else(|| parse_kind(word).map(Token::stored)))
}

fn cost(words: &mut TextReader<'_>) -> Result<[u8; 3], TextError> {
    words.read("a price", |word| {
        let mut parts = word.split(',').map(parse_number);
        let cost = [parts.next()??, parts.next()??, parts.next()??];
        parts.next().is_none().then_some(cost)
    })
}

fn payment(words: &mut TextReader<'_>) -> Result<Payment, TextError> {
    let payment = words.read("a payment", |word| {
        let mut paid = Payment::NOTHING;
        for part in word.split('+').filter(|&part| part != "-") {
            if let Some(token) = held(part) {
                paid = paid.with(token);
            } else {
                let (count, letter) = part.split_at_checked(part.len().checked_sub(1)?)?;
                let (count, kind) = (parse_number(count)?, parse_kind(letter)?);
                if count == 0 || count > 15 {
                    return None;
                }
                paid = (0..count).fold(paid, |paid, _| paid.with(Token::stored(kind)));
            }
        }
        // One text for each payment: what does not come back the same is refused.
        (paid.to_string() == word).then_some(paid)
    })?;
    Ok(payment)
}

fn parse_kind(word: &str) -> Option<Kind> {
    let mut letters = word.chars();
    let kind = Kind::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(kind)
}

fn held(word: &str) -> Option<Token> {
    let (slot, icon) = word.split_once('.')?;
    let (slot, icon) = (parse_number(slot)?, parse_number(icon)?);
    (usize::from(slot) < SLOTS && usize::from(icon) < MAX_ICONS).then(|| Token::held(slot, icon))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_action_reads_back() {
        let paid = Payment::from(Token::held(9, 5)).with(Token::stored(Kind::Rune)).with(Token::held(0, 0));
        let (a, b) = (Square::at(24, 20), Square::at(0, 3));
        let token = Token::stored(Kind::Cart);
        for it in [
            Action::Gate(7),
            Action::Keep { starter: 5, slot: 3 },
            Action::Cast { page: 2, rune: Token::held(4, 2) },
            Action::Activate(13),
            Action::Use { swap: 2, paid },
            Action::Carry(Token::held(1, 1)),
            Action::Recruit { place: 11, paid },
            Action::Recruit { place: 0, paid: Payment::NOTHING },
            Action::Bribe(token),
            Action::Pick(Clan::Moon),
            Action::Place(9),
            Action::Dig { shape: 14, cost: [1, 0, 4] },
            Action::Lay { lie: 7, at: a, paid },
            Action::Bless(Clan::Fire),
            Action::Found(10),
            Action::Skip,
            Action::Dedicate { hall: 5, lie: 7, at: b },
            Action::Cart { from: a, to: b, cart: token },
            Action::Trade { get: Kind::Hammer, market: false },
            Action::Trade { get: Kind::Stone, market: true },
            Action::Give(token),
            Action::Reclaim(a),
            Action::Dowse(b),
            Action::Replace(4),
            Action::Wake(6),
            Action::Swap(1, 8),
            Action::Transmute { to: Kind::Iron, paid },
            Action::Walk { from: a, to: b },
            Action::Stir { from: b, to: a },
            Action::Consecrate { clan: Clan::Ice, at: a },
            Action::Done,
            Action::EndTurn,
        ] {
            assert_eq!(it.to_string().parse(), Ok(it), "{it}");
        }
        for it in [
            Outcome::Troll(54),
            Outcome::Pedestal(Clan::Ice),
            Outcome::Workshop(10),
            Outcome::Spell(16),
            Outcome::Statues(5),
            Outcome::Honour(5),
            Outcome::First(Seat(4)),
            Outcome::Starter(0),
        ] {
            assert_eq!(it.to_string().parse(), Ok(it));
        }
    }

    #[test]
    fn an_invalid_text_is_refused_with_the_place_of_the_error() {
        let fails = |text: &str| text.parse::<Action>().unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("gate"), TextError { expected: "a start point", at: 4 });
        assert_eq!(fails("gate 300").at, 5);
        assert_eq!(fails("gate 07").at, 5);
        for square in ["40,2", "32,2", "2,21", "2"] {
            assert_eq!(fails(&format!("lay 1 {square} -")).expected, "a square", "{square}");
        }
        for token in ["10.0", "0.6", "ss", "1"] {
            assert_eq!(fails(&format!("give {token}")).expected, "a token", "{token}");
        }
        for paid in ["0s", "16s", "1s+1s", "s", "1s+-"] {
            assert_eq!(fails(&format!("use 0 {paid}")).expected, "a payment", "{paid}");
        }
        let fifteen = (0..15).fold(Payment::NOTHING, |paid, _| paid.with(Token::stored(Kind::Stone)));
        assert_eq!("use 0 15s".parse(), Ok(Action::Use { swap: 0, paid: fifteen }));
        assert_eq!(fails("use 0 2.0+1.0").expected, "a payment");
        assert_eq!(fails("use 0 1é").expected, "a payment");
        assert_eq!(fails("skip now"), TextError { expected: "nothing more", at: 5 });
        assert!("done ".parse::<Action>().is_err());
        assert!("troll x".parse::<Outcome>().is_err());
    }
}
