//! Laws 1 and 2: legal actions.

use super::{Fault, law};
use crate::{Game, Seat, Turn};

/// What happens next in a position, and the legal actions of the seats that decide.
pub struct Listing<G: Game> {
    pub turn: Turn,
    pub actions: Vec<(Seat, Vec<G::Action>)>,
}

impl<G: Game> Listing<G> {
    /// Lists the legal actions of a position and checks law 1.
    pub fn of(setup: &G::Setup, state: &G::State) -> Result<Self, Fault> {
        let turn = G::turn(setup, state);
        let seats = G::seats(setup);
        if let Turn::Seats(asked) = turn {
            law(1, !asked.is_empty(), || "the set of asked seats is empty".into())?;
            let strange = asked.iter().find(|seat| seat.index() >= seats);
            law(1, strange.is_none(), || format!("a seat is asked that is not in use: {strange:?}"))?;
        }
        let mut actions = Vec::new();
        for seat in Seat::all(seats) {
            let mut list = Vec::new();
            G::legal(setup, state, seat, &mut list);
            let asked = matches!(turn, Turn::Seats(asked) if asked.contains(seat));
            law(1, list.is_empty() != asked, || {
                format!("seat {seat} has {} legal actions, turn {turn:?}", list.len())
            })?;
            if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
                let (a, b) = (G::action_text(pair[0]), G::action_text(pair[1]));
                return Err(Fault { law: 1, what: format!("seat {seat} lists `{a}` before `{b}`") });
            }
            if asked {
                actions.push((seat, list));
            }
        }
        Ok(Listing { turn, actions })
    }

    /// The actions of a seat; empty if it does not decide.
    pub fn of_seat(&self, seat: Seat) -> &[G::Action] {
        self.actions.iter().find(|(asked, _)| *asked == seat).map_or(&[], |(_, actions)| actions)
    }
}

/// Law 2: a listed action passes `check`.
pub fn accepted<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), Fault> {
    G::check(setup, state, seat, action).map_err(|why| Fault {
        law: 2,
        what: format!("the listed `{seat} {}` is refused: {why}", G::action_text(action)),
    })
}

/// Law 2: an unlisted action fails `check`, and the refusal has a text.
pub fn refused<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), Fault> {
    match G::check(setup, state, seat, action) {
        Ok(()) => Err(Fault {
            law: 2,
            what: format!("`{seat} {}` passes although that seat is not asked", G::action_text(action)),
        }),
        Err(why) => law(2, !why.to_string().is_empty(), || {
            format!("`{seat} {}` is refused without a reason", G::action_text(action))
        }),
    }
}
