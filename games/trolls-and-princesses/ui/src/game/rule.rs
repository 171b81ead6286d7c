//! Maps the reason of an illegal action to its rulebook section.

use trolls_and_princesses::Illegal;

/// The section; `None` where the reason depends on the position and not on a rule.
pub const fn rule(why: &Illegal) -> Option<&'static str> {
    Some(match why {
        Illegal::NotInHand => "round-cards",
        Illegal::NobodyThere { .. }
        | Illegal::MovedAlready { .. }
        | Illegal::WalkedAlready
        | Illegal::SamePlace
        | Illegal::Full { .. }
        | Illegal::MustMove => "move",
        Illegal::NotFull { .. } | Illegal::NobodyToPush { .. } | Illegal::NowhereToFlee { .. } => "push",
        Illegal::Points { .. } => "points",
        Illegal::Short { .. }
        | Illegal::Power { .. }
        | Illegal::NoCow
        | Illegal::NoBarn
        | Illegal::NoSupply => "goods",
        Illegal::NoSpot { .. } | Illegal::WrongSpot => "storage",
        Illegal::NotHere { .. } | Illegal::NoPiece { .. } => "village-actions",
        Illegal::NothingToMine { .. } => "mining",
        Illegal::NothingToFill { .. } => "power",
        Illegal::Activated | Illegal::NoAction | Illegal::MustTake => "kings-tiles",
        Illegal::NoCowHere => "cow",
        Illegal::Twice => "troll-cards",
        Illegal::Twin
        | Illegal::FitsNowhere
        | Illegal::Misfit(_)
        | Illegal::AtLeastOne
        | Illegal::NothingLeft => "tiles",
        Illegal::NotInGame | Illegal::Unmet { .. } | Illegal::Claimed => "kings-cards",
        _ => return None,
    })
}
