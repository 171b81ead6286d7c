//! The text forms of actions and outcomes, for saves, logs and tests.
//!
//! An action is a verb and its arguments with single blanks between them. Squares are `column,row`; a token is `slot.icon` on
//! a troll or the letter of its kind in storage; a payment is tokens joined by `+` (`1.0+2.1+3s`), `-` for nothing.

use core::fmt::Write as _;

use moot_core::{Seat, TextError};

use crate::card::SLOTS;
use crate::tables::MAX_ICONS;
use crate::{Action, Clan, Kind, Outcome, Payment, ROWS, STRIDE, Square, Token};

/// Writes an action.
pub(crate) fn action(action: Action) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = match action {
        Action::Gate(start) => write!(text, "gate {start}"),
        Action::Keep { starter, slot } => write!(text, "keep {starter} {slot}"),
        Action::Cast { page, rune } => write!(text, "cast {page} {rune}"),
        Action::Activate(site) => write!(text, "activate {site}"),
        Action::Use { swap, paid } => write!(text, "use {swap} {paid}"),
        Action::Carry(token) => write!(text, "carry {token}"),
        Action::Recruit { place, paid } => write!(text, "recruit {place} {paid}"),
        Action::Bribe(token) => write!(text, "bribe {token}"),
        Action::Pick(clan) => write!(text, "pick {}", clan.word()),
        Action::Place(slot) => write!(text, "place {slot}"),
        Action::Dig { shape, cost: [s, i, h] } => write!(text, "dig {shape} {s},{i},{h}"),
        Action::Lay { lie, at, paid } => write!(text, "lay {lie} {at} {paid}"),
        Action::Bless(clan) => write!(text, "bless {}", clan.word()),
        Action::Found(kind) => write!(text, "found {kind}"),
        Action::Skip => write!(text, "skip"),
        Action::Dedicate { hall, lie, at } => write!(text, "dedicate {hall} {lie} {at}"),
        Action::Cart { from, to, cart } => write!(text, "cart {from} {to} {cart}"),
        Action::Trade { get, market: false } => write!(text, "trade {}", get.letter()),
        Action::Trade { get, market: true } => write!(text, "market {}", get.letter()),
        Action::Give(token) => write!(text, "give {token}"),
        Action::Reclaim(at) => write!(text, "reclaim {at}"),
        Action::Dowse(at) => write!(text, "dowse {at}"),
        Action::Replace(place) => write!(text, "replace {place}"),
        Action::Wake(slot) => write!(text, "wake {slot}"),
        Action::Swap(a, b) => write!(text, "swap {a} {b}"),
        Action::Transmute { to, paid } => write!(text, "transmute {} {paid}", to.letter()),
        Action::Walk { from, to } => write!(text, "walk {from} {to}"),
        Action::Stir { from, to } => write!(text, "stir {from} {to}"),
        Action::Consecrate { clan, at } => write!(text, "consecrate {} {at}", clan.word()),
        Action::Done => write!(text, "done"),
        Action::EndTurn => write!(text, "end"),
    };
    text
}

/// Reads an action.
pub(crate) fn read_action(text: &str) -> Result<Action, TextError> {
    let mut r = Reader { text, at: 0 };
    let action = match r.word("a verb")? {
        "gate" => Action::Gate(r.number("a start point")?),
        "keep" => Action::Keep { starter: r.number("a starter")?, slot: r.number("a slot")? },
        "cast" => Action::Cast { page: r.number("a page")?, rune: r.token()? },
        "activate" => Action::Activate(r.number("a site")?),
        "use" => Action::Use { swap: r.number("an exchange")?, paid: r.payment()? },
        "carry" => Action::Carry(r.token()?),
        "recruit" => Action::Recruit { place: r.number("a place of the horde")?, paid: r.payment()? },
        "bribe" => Action::Bribe(r.token()?),
        "pick" => Action::Pick(r.clan()?),
        "place" => Action::Place(r.number("a slot")?),
        "dig" => Action::Dig { shape: r.number("a shape")?, cost: r.cost()? },
        "lay" => Action::Lay { lie: r.number("a lie")?, at: r.square()?, paid: r.payment()? },
        "bless" => Action::Bless(r.clan()?),
        "found" => Action::Found(r.number("a workshop")?),
        "skip" => Action::Skip,
        "dedicate" => {
            Action::Dedicate { hall: r.number("a hall")?, lie: r.number("a lie")?, at: r.square()? }
        }
        "cart" => Action::Cart { from: r.square()?, to: r.square()?, cart: r.token()? },
        "trade" => Action::Trade { get: r.kind()?, market: false },
        "market" => Action::Trade { get: r.kind()?, market: true },
        "give" => Action::Give(r.token()?),
        "reclaim" => Action::Reclaim(r.square()?),
        "dowse" => Action::Dowse(r.square()?),
        "replace" => Action::Replace(r.number("a place of the horde")?),
        "wake" => Action::Wake(r.number("a slot")?),
        "swap" => Action::Swap(r.number("a slot")?, r.number("a slot")?),
        "transmute" => Action::Transmute { to: r.kind()?, paid: r.payment()? },
        "walk" => Action::Walk { from: r.square()?, to: r.square()? },
        "stir" => Action::Stir { from: r.square()?, to: r.square()? },
        "consecrate" => Action::Consecrate { clan: r.clan()?, at: r.square()? },
        "done" => Action::Done,
        "end" => Action::EndTurn,
        _ => return Err(TextError { expected: "a verb", at: 0 }),
    };
    r.end()?;
    Ok(action)
}

/// Writes an outcome.
pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Troll(card) => format!("troll {card}"),
        Outcome::Pedestal(clan) => format!("pedestal {}", clan.word()),
        Outcome::Workshop(kind) => format!("workshop {kind}"),
        Outcome::Spell(spell) => format!("spell {spell}"),
        Outcome::Statues(order) => format!("statues {order}"),
        Outcome::Honour(honour) => format!("honour {honour}"),
        Outcome::First(seat) => format!("first {seat}"),
        Outcome::Starter(starter) => format!("starter {starter}"),
    }
}

/// Reads an outcome.
pub(crate) fn read_outcome(text: &str) -> Result<Outcome, TextError> {
    let mut r = Reader { text, at: 0 };
    let outcome = match r.word("what was drawn")? {
        "troll" => Outcome::Troll(r.number("a card")?),
        "pedestal" => Outcome::Pedestal(r.clan()?),
        "workshop" => Outcome::Workshop(r.number("a workshop")?),
        "spell" => Outcome::Spell(r.number("a spell")?),
        "statues" => Outcome::Statues(r.number("an order")?),
        "honour" => Outcome::Honour(r.number("an honour")?),
        "first" => Outcome::First(Seat(r.number("a seat")?)),
        "starter" => Outcome::Starter(r.number("a starter")?),
        _ => return Err(TextError { expected: "what was drawn", at: 0 }),
    };
    r.end()?;
    Ok(outcome)
}

/// Reads a text word by word. Words are parted by exactly one blank, so that every value has one text form only.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn word(&mut self, expected: &'static str) -> Result<&'a str, TextError> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let word = rest.split(' ').next().unwrap_or("");
        if word.is_empty() {
            return Err(TextError { expected, at: self.at.min(self.text.len()) });
        }
        self.at += word.len() + 1;
        Ok(word)
    }

    /// The next word as read by `read`; where it began otherwise.
    fn read<T>(&mut self, expected: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, TextError> {
        let at = self.at.min(self.text.len());
        let word = self.word(expected)?;
        read(word).ok_or(TextError { expected, at })
    }

    fn number(&mut self, expected: &'static str) -> Result<u8, TextError> {
        self.read(expected, number)
    }

    fn kind(&mut self) -> Result<Kind, TextError> {
        self.read("a kind of resource", kind)
    }

    fn clan(&mut self) -> Result<Clan, TextError> {
        self.read("a clan", Clan::from_word)
    }

    fn square(&mut self) -> Result<Square, TextError> {
        self.read("a square", |word| {
            let (column, row) = word.split_once(',')?;
            let (column, row) = (number(column)?, number(row)?);
            (usize::from(column) < STRIDE && usize::from(row) < ROWS).then(|| Square::at(column, row))
        })
    }

    fn token(&mut self) -> Result<Token, TextError> {
        self.read("a token", |word| held(word).or_else(|| kind(word).map(Token::stored)))
    }

    fn cost(&mut self) -> Result<[u8; 3], TextError> {
        self.read("a price", |word| {
            let mut parts = word.split(',').map(number);
            let cost = [parts.next()??, parts.next()??, parts.next()??];
            parts.next().is_none().then_some(cost)
        })
    }

    fn payment(&mut self) -> Result<Payment, TextError> {
        let payment = self.read("a payment", |word| {
            let mut paid = Payment::NOTHING;
            for part in word.split('+').filter(|&part| part != "-") {
                if let Some(token) = held(part) {
                    paid = paid.with(token);
                } else {
                    let (count, letter) = part.split_at_checked(part.len().checked_sub(1)?)?;
                    let (count, kind) = (number(count)?, kind(letter)?);
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

    fn end(&self) -> Result<(), TextError> {
        if self.at > self.text.len() {
            Ok(())
        } else {
            Err(TextError { expected: "nothing more", at: self.at })
        }
    }
}

/// A number without leading zeros or signs.
fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word.len() == 1 || !word.starts_with('0'));
    word.parse().ok().filter(|_| plain)
}

fn kind(word: &str) -> Option<Kind> {
    let mut letters = word.chars();
    let kind = Kind::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(kind)
}

fn held(word: &str) -> Option<Token> {
    let (slot, icon) = word.split_once('.')?;
    let (slot, icon) = (number(slot)?, number(icon)?);
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
            assert_eq!(read_action(&action(it)), Ok(it), "{}", action(it));
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
            assert_eq!(read_outcome(&outcome(it)), Ok(it));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_where_it_goes_wrong() {
        let fails = |text: &str| read_action(text).unwrap_err();
        assert_eq!(fails(""), TextError { expected: "a verb", at: 0 });
        assert_eq!(fails("gate"), TextError { expected: "a start point", at: 4 });
        assert_eq!(fails("gate 300").at, 5);
        assert_eq!(fails("gate 07").at, 5);
        assert_eq!(fails("lay 1 40,2 -").expected, "a square");
        assert_eq!(fails("use 0 2.0+1.0").expected, "a payment");
        assert_eq!(fails("use 0 1é").expected, "a payment");
        assert_eq!(fails("skip now"), TextError { expected: "nothing more", at: 5 });
        assert!(read_action("done ").is_err());
        assert!(read_outcome("troll x").is_err());
    }
}
