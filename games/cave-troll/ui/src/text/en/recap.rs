//! Moves in a few words, for the recap.

use super::names::{artifact, figure, gold, into, place, space};
use crate::text::table::Feat;
use moot_ui::text::en::join::count;

/// A move, in a few words.
pub(crate) fn deed(feat: &Feat) -> String {
    match *feat {
        Feat::Placed(what, at) => format!("{} {}", figure(what), into(at)),
        Feat::Moved(what, to) => format!("{} to {}", figure(what), place(to)),
        Feat::Shoved(whom, to) => format!("{} sent to {}", figure(whom.figure), place(to)),
        Feat::Removed { first, count: 1, .. } => format!("{} removed", figure(first.figure)),
        Feat::Removed { count: n, .. } => format!("{} removed", count(n, "figure", "figures")),
        Feat::Scored(at, n) => format!("{}: {}", place(at), gold(n.into())),
        Feat::Board => "Whole dungeon scored".to_owned(),
        Feat::Purse => "1 gold found".to_owned(),
        Feat::Found => "Found an artifact".to_owned(),
        Feat::Invoked(played) => artifact(played).to_owned(),
        Feat::Sealed(at) => format!("{} sealed", place(at)),
    }
}

/// The same move as it follows the player's name.
pub(crate) fn deed_told(feat: &Feat) -> String {
    match *feat {
        Feat::Placed(what, at) => format!("put the {} {}", figure(what), into(at)),
        Feat::Moved(what, to) => format!("moved the {} {}", figure(what), into(to)),
        Feat::Shoved(whom, to) => format!("sent a rival {} {}", figure(whom.figure), into(to)),
        Feat::Removed { first, count: 1, at } => {
            format!("removed the {} from {}", figure(first.figure), space(at))
        }
        Feat::Removed { count: n, at, .. } => {
            format!("removed {} from {}", count(n, "figure", "figures"), space(at))
        }
        Feat::Scored(at, n) => format!("gained {} from {}", gold(n.into()), space(at)),
        Feat::Board => "set off a scoring of the whole dungeon".to_owned(),
        Feat::Purse => "found 1 gold in an empty room".to_owned(),
        Feat::Found => "found an artifact".to_owned(),
        Feat::Invoked(played) => format!("played the {}", artifact(played)),
        Feat::Sealed(at) => format!("sealed {}", space(at)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Artifact, Figure, Piece, Space};
    use moot_core::Seat;
    use moot_ui::text::en::join::capital;

    #[test]
    fn every_deed_follows_a_name() {
        let orc = Piece::new(Seat(1), Figure::Orc);
        let at = Space(3);
        let all = [
            Feat::Placed(Figure::Orc, Space(38)),
            Feat::Moved(Figure::Knight, at),
            Feat::Shoved(orc, at),
            Feat::Removed { first: orc, count: 1, at },
            Feat::Removed { first: orc, count: 3, at },
            Feat::Scored(at, 1),
            Feat::Board,
            Feat::Purse,
            Feat::Found,
            Feat::Invoked(Artifact::Mirror),
            Feat::Sealed(at),
        ];
        for feat in all {
            let (short, told) = (deed(&feat), deed_told(&feat));
            assert!(told.starts_with(char::is_lowercase) && !told.ends_with('.'), "{told}");
            assert!(short == capital(&short) && short.len() < 40, "{short}");
        }
    }
}
