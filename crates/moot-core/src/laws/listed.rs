//! Laws 1 and 2: what may be done.

use super::{Fault, law};
use crate::{Game, Seat, Turn};

/// Whose move it is in a position, and what the asked seats may do.
pub struct Listing<G: Game> {
    pub turn: Turn,
    pub actions: Vec<(Seat, Vec<G::Action>)>,
}

impl<G: Game> Listing<G> {
    /// Lists a position, and checks law 1 on the way.
    pub fn of(setup: &G::Setup, state: &G::State) -> Result<Self, Fault> {
        let turn = G::turn(setup, state);
        let seats = G::seats(setup);
        if let Turn::Seats(asked) = turn {
            law(1, !asked.is_empty(), || "nobody is asked, yet it is nobody's chance".into())?;
            let strange = asked.iter().find(|seat| seat.index() >= seats);
            law(1, strange.is_none(), || format!("a seat is asked that nobody sits on: {strange:?}"))?;
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

    /// The actions of a seat; none when it is not asked.
    pub fn of_seat(&self, seat: Seat) -> &[G::Action] {
        self.actions.iter().find(|(asked, _)| *asked == seat).map_or(&[], |(_, actions)| actions)
    }
}

/// A listed action passes.
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

/// An action that must not pass does not, and the refusal says why.
pub fn refused<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), Fault> {
    match G::check(setup, state, seat, action) {
        Ok(()) => Err(Fault {
            law: 2,
            what: format!("`{seat} {}` passes though that seat is not asked", G::action_text(action)),
        }),
        Err(why) => law(2, !why.to_string().is_empty(), || {
            format!("`{seat} {}` is refused without a reason", G::action_text(action))
        }),
    }
}
