//! Moves in a few words, for the recap.

use super::names::{artifact, figure, gold, into, place, space};
use crate::text::table::{Means, RecapEvent};
use moot_ui::text::en::join::count;

/// The gold of the player who controls a room, of whom the entry is.
fn most(gold: [u8; 4]) -> i32 {
    gold.into_iter().max().unwrap_or(0).into()
}

const fn means(by: Means) -> &'static str {
    match by {
        Means::Figure(of) => figure(of),
        Means::Artifact(of) => artifact(of),
    }
}

/// A move, in a few words.
pub(crate) fn recap_entry(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Placed(what, at) => format!("{} {}", figure(what), into(at)),
        RecapEvent::Moved(what, to) => format!("{} to {}", figure(what), place(to)),
        RecapEvent::Shoved(whom, to) => format!("{} sent to {}", figure(whom.figure), place(to)),
        RecapEvent::Removed { first, count: 1, .. } => format!("{} removed", figure(first.figure)),
        RecapEvent::Removed { count: n, .. } => format!("{} removed", count(n, "figure", "figures")),
        RecapEvent::Lost { first, count: 1, by, .. } => {
            format!("Lost: your {} ({})", figure(first), means(by))
        }
        RecapEvent::Lost { count: n, by, .. } => format!("Lost: {n} of your figures ({})", means(by)),
        RecapEvent::Sent(what, to, by) => format!("{}: your {} to {}", means(by), figure(what), place(to)),
        RecapEvent::Scored(at, n) => format!("{}: {}", place(at), gold(most(n))),
        RecapEvent::Board(_) => "Whole dungeon scored".to_owned(),
        RecapEvent::Purse => "1 gold found".to_owned(),
        RecapEvent::Found => "Found an artifact".to_owned(),
        RecapEvent::Invoked(played) => artifact(played).to_owned(),
        RecapEvent::Sealed(at) => format!("{} sealed", place(at)),
        RecapEvent::Idle => "No action taken".to_owned(),
    }
}

/// The same move as it follows the player's name.
pub(crate) fn recap_entry_spoken(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Placed(what, at) => format!("put the {} {}", figure(what), into(at)),
        RecapEvent::Moved(what, to) => format!("moved the {} {}", figure(what), into(to)),
        RecapEvent::Shoved(whom, to) => format!("sent a rival {} {}", figure(whom.figure), into(to)),
        RecapEvent::Removed { first, count: 1, at } => {
            format!("removed the {} from {}", figure(first.figure), space(at))
        }
        RecapEvent::Removed { count: n, at, .. } => {
            format!("removed {} from {}", count(n, "figure", "figures"), space(at))
        }
        RecapEvent::Lost { first, count: 1, at, by } => {
            format!("removed your {} from {} with the {}", figure(first), space(at), means(by))
        }
        RecapEvent::Lost { count: n, at, by, .. } => {
            format!("removed {n} of your figures from {} with the {}", space(at), means(by))
        }
        RecapEvent::Sent(what, to, by) => {
            format!("sent your {} {} with the {}", figure(what), into(to), means(by))
        }
        RecapEvent::Scored(at, n) => format!("gained {} from {}", gold(most(n)), space(at)),
        RecapEvent::Board(_) => "set off a scoring of the whole dungeon".to_owned(),
        RecapEvent::Purse => "found 1 gold in an empty room".to_owned(),
        RecapEvent::Found => "found an artifact".to_owned(),
        RecapEvent::Invoked(played) => format!("played the {}", artifact(played)),
        RecapEvent::Sealed(at) => format!("sealed {}", space(at)),
        RecapEvent::Idle => "ended the turn without an action".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Artifact, Figure, Piece, Space};
    use moot_core::Seat;
    use moot_ui::text::en::join::capital;

    #[test]
    fn every_recap_entry_follows_a_name() {
        let orc = Piece::new(Seat(1), Figure::Orc);
        let at = Space(3);
        let all = [
            RecapEvent::Placed(Figure::Orc, Space(38)),
            RecapEvent::Moved(Figure::Knight, at),
            RecapEvent::Shoved(orc, at),
            RecapEvent::Removed { first: orc, count: 1, at },
            RecapEvent::Removed { first: orc, count: 3, at },
            RecapEvent::Lost { first: Figure::Dwarf, count: 1, at, by: Means::Artifact(Artifact::Mirror) },
            RecapEvent::Lost { first: Figure::Orc, count: 3, at, by: Means::Figure(Figure::CaveTroll) },
            RecapEvent::Sent(Figure::Knight, at, Means::Figure(Figure::Wraith)),
            RecapEvent::Scored(at, [1, 0, 0, 0]),
            RecapEvent::Board([5, 1, 0, 0]),
            RecapEvent::Purse,
            RecapEvent::Found,
            RecapEvent::Invoked(Artifact::Mirror),
            RecapEvent::Sealed(at),
            RecapEvent::Idle,
        ];
        for recap_event in all {
            let (short, spoken) = (recap_entry(&recap_event), recap_entry_spoken(&recap_event));
            assert!(spoken.starts_with(char::is_lowercase) && !spoken.ends_with('.'), "{spoken}");
            assert!(short == capital(&short) && short.len() < 40, "{short}");
        }
    }
}
