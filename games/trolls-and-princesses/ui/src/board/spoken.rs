//! What is heard of the place under the cursor: what would come of it.

use leptos::prelude::*;
use trolls_and_princesses::Phase;

use crate::game::hand::Point;
use crate::game::hold::Hold;
use crate::game::{Session, act};
use crate::text::trolls_and_princesses::princess;

/// What is heard, and by what it was brought about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spoken {
    /// How many plies the game had.
    length: usize,
    /// What was pointed at, with what in hand.
    about: (Option<Point>, Hold),
    /// Nothing has been pointed at or taken up since the last action.
    quiet: bool,
    /// The words; empty where there is nothing to tell.
    pub text: String,
}

impl Spoken {
    /// What is heard next. An action is heard as its message: what would come next waits until something else is pointed at
    /// or taken up.
    fn then(before: Option<&Spoken>, length: usize, about: (Option<Point>, Hold), text: String) -> Spoken {
        let quiet =
            before.is_some_and(|before| before.length != length || (before.quiet && before.about == about));
        Spoken { length, about, quiet, text: if quiet { String::new() } else { text } }
    }
}

/// What the cursor makes heard.
pub fn spoken(session: Session) -> Memo<Spoken> {
    Memo::new(move |before: Option<&Spoken>| {
        let about = (session.hand.point.get(), session.hand.in_hand());
        let length = session.table.with(|table| table.log().len());
        let free = session.hands.get().free();
        let text = if free { outlook(session, about.0) } else { String::new() };
        Spoken::then(before, length, about, text)
    })
}

/// What a place would give, or what the tile in hand would join there.
fn outlook(session: Session, point: Option<Point>) -> String {
    match point {
        Some(Point::Place(at)) => {
            let moving = session.state.with(|state| state.phase == Phase::Move);
            let seen = moving.then(|| act::prospect(session, at)).flatten();
            seen.map(|seen| princess().reckoning(seen.points)).unwrap_or_default()
        }
        Some(Point::Cell(_)) => {
            act::grip(session).joint().map(|joint| princess().joint(joint)).unwrap_or_default()
        }
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::Place;

    #[test]
    fn after_an_action_nothing_is_heard_until_the_cursor_or_the_hand_moves() {
        let mut last: Option<Spoken> = None;
        let mut hear = |length: usize, at: usize, hold: Hold| {
            let point = Some(Point::Place(Place::CAVERNS[at]));
            let next = Spoken::then(last.as_ref(), length, (point, hold), "2 trolls".to_owned());
            let heard = !next.text.is_empty();
            last = Some(next);
            heard
        };
        let up = Hold { to: Some(Place::CAVERNS[0]), ..Hold::NOTHING };
        assert!(hear(4, 0, Hold::NOTHING), "the cursor comes");
        assert!(!hear(5, 0, Hold::NOTHING), "an action has a message of its own");
        assert!(!hear(5, 0, Hold::NOTHING), "what changes by itself is not heard either");
        assert!(hear(5, 0, up), "something is taken up");
        assert!(!hear(6, 0, Hold::NOTHING), "and put where it goes");
        assert!(hear(6, 1, Hold::NOTHING), "the cursor goes on");
    }
}
