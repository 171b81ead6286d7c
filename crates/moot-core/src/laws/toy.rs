//! *Hoard*, a small game for testing generic code. It has hidden hands, simultaneous secret choices, public
//! draws, and payments with alternatives. Built-in faults prove that each law detects what it is written for.
//!
//! Each round every seat keeps or swaps its one hidden card, all simultaneously. Then each seat in turn draws
//! a coin and may buy a hat for two coins of either colour. Hats score 5 points each; the card scores its
//! number at the end.

mod act;
mod evaluator;
mod text;
mod view;

use core::error::Error;
use core::fmt;

use crate::{Dice, EventSink, Game, MAX_SEATS, ScoreSheet, Seat, SeatSet, Step, TextError, Turn, Violation};

pub use evaluator::HoardFeature;
pub use view::HoardView;

/// The number of cards; card `n` is worth `n` points.
pub const CARDS: u8 = 24;
/// The number of coins of each colour.
pub const COINS: u8 = 12;
/// The price of a hat, in coins of either colour.
pub const PRICE: u8 = 2;
/// The value of a hand without a card.
const NONE: u8 = u8::MAX;

/// The faults that can be built in, as values of the parameter of [`Hoard`].
pub mod fault {
    /// No fault.
    pub const NOTHING: u8 = 0;
    /// Law 1: actions are listed in the wrong order.
    pub const UNSORTED: u8 = 1;
    /// Law 1: actions are listed for seats that are not asked.
    pub const LISTED_UNASKED: u8 = 2;
    /// Law 2: a listed action is refused.
    pub const LISTED_REFUSED: u8 = 3;
    /// Law 2: a seat that is not asked may act.
    pub const UNASKED_ACCEPTED: u8 = 4;
    /// Law 10, by an unlisted payment: coins that the seat does not have are accepted.
    pub const COUNTERFEIT: u8 = 5;
    /// Law 3: a refused draw changes the state.
    pub const REFUSED_CHANGES: u8 = 6;
    /// Law 4: the result depends on a global counter.
    pub const HIDDEN_COUNTER: u8 = 7;
    /// Law 8: a determinization forgets the discarded cards.
    pub const FORGETS_DISCARD: u8 = 8;
    /// Law 8: the legal actions depend on hidden information.
    pub const SECRET_OPTIONS: u8 = 9;
    /// Law 9: passing reveals the hand of the next seat to everybody.
    pub const PEEK: u8 = 10;
    /// Law 9: a public draw is not reported as learnt.
    pub const SILENT_DRAW: u8 = 11;
    /// Law 10: a coin is lost with each hat.
    pub const LOST_COIN: u8 = 12;
    /// Law 11: the game never ends.
    pub const ENDLESS: u8 = 13;
    /// Law 12: two actions have one text.
    pub const AMBIGUOUS: u8 = 14;
    /// Law 12: a mangled text panics.
    pub const PANICS: u8 = 15;
    /// Law 11: no seat has rank 0.
    pub const NO_WINNER: u8 = 16;
    /// Law 7: no step reports what was learnt, so that all of them could be undone.
    pub const NOTHING_LEARNT: u8 = 17;
}

/// The toy game. `FAULT` is one of the constants in [`fault`]; the default is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hoard<const FAULT: u8 = 0> {}

/// What must be decided or drawn next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A hidden card is dealt to this seat.
    Deal(Seat),
    /// Every seat that has not chosen yet keeps or swaps.
    Choose,
    /// A hidden card replaces the one that this seat swapped.
    Redraw(Seat),
    /// A coin is drawn for this seat.
    Coin(Seat),
    /// This seat may buy a hat.
    Buy(Seat),
    /// The end.
    Over,
}

/// A secret choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Keeps the card.
    Keep,
    /// Swaps the card.
    Swap,
}

/// The complete position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoardState {
    /// What comes next.
    pub phase: Phase,
    /// The number of completed rounds.
    pub round: u8,
    /// The card of each seat; 255 for none.
    pub hands: [u8; MAX_SEATS],
    /// The unseen cards as a bit set: bit `n` is card `n`.
    pub deck: u32,
    /// The discarded cards as a bit set.
    pub discard: u32,
    /// The choices of this round, by seat.
    pub choices: [Option<Choice>; MAX_SEATS],
    /// The coins in the bank: red, blue.
    pub bank: [u8; 2],
    /// The coins of each seat: red, blue.
    pub purse: [[u8; 2]; MAX_SEATS],
    /// The number of hats of each seat.
    pub hats: [u8; MAX_SEATS],
    /// A card that a fault shows to everybody.
    peeked: u8,
}

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HoardAction {
    /// In secret: keep or swap.
    Choose(Choice),
    /// Buys nothing.
    Pass,
    /// Buys a hat.
    Hat {
        /// The number of red coins paid.
        red: u8,
        /// The number of blue coins paid.
        blue: u8,
    },
}

/// The outcome of a chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HoardOutcome {
    /// The number of a hidden card.
    Card(u8),
    /// A coin: 0 is red, 1 is blue, 2 means that the bank is empty.
    Coin(u8),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoardEvent {
    /// A seat has chosen.
    Chose(Seat),
    /// A seat discarded this card face up.
    Discarded(Seat, u8),
    /// A seat drew a hidden card.
    Drew(Seat),
    /// A seat received a coin of this colour.
    Coin(Seat, u8),
    /// A seat bought a hat.
    Hat(Seat),
    /// The game is over.
    Over,
}

/// Why an action or outcome is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoardIllegal {
    /// It is another seat's turn, or another kind of decision.
    NotNow,
    /// The coins do not add up to the price.
    Price {
        /// The number of coins offered.
        paid: u8,
    },
    /// The seat does not have the coins.
    Short {
        /// The number of coins of that colour that it has.
        have: u8,
    },
    /// The card is not in the deck.
    NoSuchCard,
}

impl fmt::Display for HoardIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for HoardIllegal {}

/// The number of seats (2 to 5) and of rounds (1 to 8). Other numbers are clamped, so that every setup is
/// playable.
pub type HoardSetup = (u8, u8);

fn seats(setup: &HoardSetup) -> u8 {
    setup.0.clamp(2, MAX_SEATS as u8)
}

fn rounds(setup: &HoardSetup) -> u8 {
    setup.1.clamp(1, 8)
}

/// The setups that tests play.
pub const SETUPS: [HoardSetup; 4] = [(2, 2), (3, 3), (4, 2), (5, 4)];

/// Checks that cards and coins add up to what the game contains.
///
/// # Errors
/// What is missing or surplus.
pub fn check_invariants(setup: &HoardSetup, state: &HoardState) -> Result<(), Violation> {
    let hands = state.hands.iter().filter(|&&card| card != NONE);
    let cards = state.deck.count_ones() + state.discard.count_ones() + hands.clone().count() as u32;
    let set = hands.fold(state.deck | state.discard, |set, &card| set | 1 << card);
    if cards != u32::from(CARDS) || set != (1 << CARDS) - 1 {
        return Err(Violation::new(format!("{cards} cards, {set:024b}")));
    }
    for colour in 0..2 {
        let coins =
            state.purse[..seats(setup).into()].iter().fold(state.bank[colour], |n, purse| n + purse[colour]);
        if coins != COINS {
            return Err(Violation::new(format!("{coins} coins of colour {colour}")));
        }
    }
    Ok(())
}

impl<const FAULT: u8> Game for Hoard<FAULT> {
    const ID: &'static str = "hoard";
    const RULES: u16 = 2;
    const BOUND: usize = 200;

    type Setup = HoardSetup;
    type State = HoardState;
    type Action = HoardAction;
    type Outcome = HoardOutcome;
    type View = HoardView;
    type Event = HoardEvent;
    type Illegal = HoardIllegal;

    fn deal(_: &HoardSetup) -> HoardState {
        HoardState {
            phase: Phase::Deal(Seat(0)),
            round: 0,
            hands: [NONE; MAX_SEATS],
            deck: (1 << CARDS) - 1,
            discard: 0,
            choices: [None; MAX_SEATS],
            bank: [COINS; 2],
            purse: [[0; 2]; MAX_SEATS],
            hats: [0; MAX_SEATS],
            peeked: NONE,
        }
    }

    fn seats(setup: &HoardSetup) -> usize {
        seats(setup).into()
    }

    fn turn(setup: &HoardSetup, state: &HoardState) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Redraw(_) | Phase::Coin(_) => Turn::Chance,
            Phase::Choose => {
                let open =
                    Seat::all(seats(setup).into()).filter(|seat| state.choices[seat.index()].is_none());
                Turn::Seats(open.fold(SeatSet::NONE, SeatSet::with))
            }
            Phase::Buy(seat) => Turn::Seats(SeatSet::one(seat)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(setup: &HoardSetup, state: &HoardState, seat: Seat, out: &mut Vec<HoardAction>) {
        let asked = matches!(Self::turn(setup, state), Turn::Seats(asked) if asked.contains(seat));
        let leaks = FAULT == fault::LISTED_UNASKED && state.phase == Phase::Choose;
        if !asked && !leaks {
            return;
        }
        if state.phase == Phase::Choose {
            out.extend([HoardAction::Choose(Choice::Keep), HoardAction::Choose(Choice::Swap)]);
        } else {
            let [red, blue] = state.purse[seat.index()];
            out.push(HoardAction::Pass);
            // The canonical payment: red first.
            let from_red = red.min(PRICE);
            if red + blue >= PRICE {
                out.push(HoardAction::Hat { red: from_red, blue: PRICE - from_red });
            }
        }
        if FAULT == fault::UNSORTED {
            out.reverse();
        }
        if FAULT == fault::SECRET_OPTIONS && state.phase == Phase::Choose && state.deck & 1 == 0 {
            out.truncate(1);
        }
    }

    fn check(
        setup: &HoardSetup,
        state: &HoardState,
        seat: Seat,
        action: HoardAction,
    ) -> Result<(), HoardIllegal> {
        act::check::<FAULT>(setup, state, seat, action)
    }

    fn act(
        setup: &HoardSetup,
        state: &mut HoardState,
        seat: Seat,
        action: HoardAction,
        events: &mut impl EventSink<HoardEvent>,
    ) -> Step {
        act::act::<FAULT>(setup, state, seat, action, events)
    }

    fn sample_chance(_: &HoardSetup, state: &HoardState, dice: &mut impl Dice) -> HoardOutcome {
        if let Phase::Coin(_) = state.phase {
            let [red, blue] = state.bank.map(u32::from);
            return HoardOutcome::Coin(match dice.below(red + blue) {
                _ if red + blue == 0 => 2,
                n if n < red => 0,
                _ => 1,
            });
        }
        let nth = dice.below(state.deck.count_ones());
        HoardOutcome::Card(
            (0..CARDS).filter(|card| state.deck >> card & 1 == 1).nth(nth as usize).unwrap_or(NONE),
        )
    }

    fn apply_chance(
        setup: &HoardSetup,
        state: &mut HoardState,
        outcome: HoardOutcome,
        events: &mut impl EventSink<HoardEvent>,
    ) -> Result<Step, HoardIllegal> {
        act::apply_chance::<FAULT>(setup, state, outcome, events)
    }

    fn view(setup: &HoardSetup, state: &HoardState, seat: Option<Seat>) -> HoardView {
        view::view(setup, state, seat)
    }

    fn determinize(setup: &HoardSetup, view: &HoardView, dice: &mut impl Dice) -> HoardState {
        view::determinize::<FAULT>(setup, view, dice)
    }

    fn score(setup: &HoardSetup, state: &HoardState) -> ScoreSheet {
        let mut sheet = ScoreSheet::new(&["hats", "card"], seats(setup));
        for seat in 0..usize::from(seats(setup)) {
            sheet.points[0][seat] = 5 * i16::from(state.hats[seat]);
            // A card counts only once the game is over and hands are public.
            if state.phase == Phase::Over {
                sheet.points[1][seat] = state.hands[seat].into();
            }
        }
        sheet.rank_by(|_| 0);
        if FAULT == fault::NO_WINNER {
            sheet.rank = [1; MAX_SEATS];
        }
        sheet
    }

    fn action_text(action: HoardAction) -> String {
        text::action_text::<FAULT>(action)
    }

    fn action_from(text: &str) -> Result<HoardAction, TextError> {
        text::action_from::<FAULT>(text)
    }
}
