//! The screen-reader announcement for the place under the cursor.

use leptos::prelude::*;
use trolls_and_princesses::Phase;

use crate::board::act;
use crate::game::pick::{Pick, Way};
use crate::game::selection::Point;
use crate::marker::Session;
use crate::text::table::princess;

/// An announcement, with the input that caused it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spoken {
    /// The number of plies of the game.
    length: usize,
    /// The point under the cursor, and the selection.
    about: (Option<Point>, Pick),
    /// Whether neither cursor nor selection has changed since the last action.
    quiet: bool,
    /// The announcement; empty for none.
    pub text: String,
}

impl Spoken {
    /// The next announcement. An action has its own message, so the preview stays silent until the cursor or the selection
    /// changes.
    fn then(before: Option<&Spoken>, length: usize, about: (Option<Point>, Pick), text: String) -> Spoken {
        let quiet =
            before.is_some_and(|before| before.length != length || (before.quiet && before.about == about));
        Spoken { length, about, quiet, text: if quiet { String::new() } else { text } }
    }
}

/// The announcement for the cursor.
pub fn spoken(session: Session) -> Memo<Spoken> {
    Memo::new(move |before: Option<&Spoken>| {
        let about = (session.selection().point().get(), session.selection().shown());
        let length = session.table().with(|table| table.log().len());
        let free = session.input_control().get().free();
        let text = if free { preview_text(session, about.0) } else { String::new() };
        Spoken::then(before, length, about, text)
    })
}

/// What a placement joins, with a sentence about the halves of sites that are lost there.
pub fn with_lost(joins: String, way: Way) -> String {
    match way.lost {
        0 => joins,
        lost => [joins.as_str(), princess().lost(lost)].join(" "),
    }
}

/// The value of a place for a troll, or the edges that the tile in hand would join there.
fn preview_text(session: Session, point: Option<Point>) -> String {
    match point {
        Some(Point::Place(at)) => {
            let moving = session.state().with(|state| state.phase == Phase::Move);
            let seen = moving.then(|| act::prospect(session, at)).flatten();
            seen.map(|seen| princess().prospect(&seen)).unwrap_or_default()
        }
        Some(Point::Cell(_)) => {
            let way = act::choices(session).way();
            way.map(|way| with_lost(princess().joint(way.joint), way)).unwrap_or_default()
        }
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::Place;

    #[test]
    fn after_an_action_the_announcement_is_silent_until_input_changes() {
        let mut last: Option<Spoken> = None;
        let mut announces = |length: usize, at: usize, pick: Pick| {
            let point = Some(Point::Place(Place::CAVERNS[at]));
            let next = Spoken::then(last.as_ref(), length, (point, pick), "2 trolls".to_owned());
            let announced = !next.text.is_empty();
            last = Some(next);
            announced
        };
        let up = Pick { to: Some(Place::CAVERNS[0]), ..Pick::NOTHING };
        assert!(announces(4, 0, Pick::NOTHING), "the cursor appears");
        assert!(!announces(5, 0, Pick::NOTHING), "an action has its own message");
        assert!(!announces(5, 0, Pick::NOTHING), "other changes are silent too");
        assert!(announces(5, 0, up), "a thing is selected");
        assert!(!announces(6, 0, Pick::NOTHING), "the selection is played");
        assert!(announces(6, 1, Pick::NOTHING), "the cursor moves");
    }
}
