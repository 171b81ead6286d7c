//! Maps the reason of an illegal action to its rulebook section.

use mountain_king::Illegal;

/// The section; `None` where the reason depends on the position and not on a rule.
pub const fn rule(why: &Illegal) -> Option<&'static str> {
    Some(match why {
        Illegal::StartCount { .. } | Illegal::StartTaken | Illegal::GateApart { .. } => "setup",
        Illegal::NotInHand | Illegal::SlotTaken => "draft",
        Illegal::Unsupported | Illegal::EmptyPlace | Illegal::Bribed | Illegal::Complete => "recruit",
        Illegal::NotInBag { .. } => "recruit",
        Illegal::CastAlready | Illegal::NoEffect => "spells",
        Illegal::NoActivation | Illegal::EmptySite | Illegal::OutOfReach | Illegal::NoUse => "workshops",
        Illegal::NotOwned
        | Illegal::WrongPayment { .. }
        | Illegal::Short { .. }
        | Illegal::ShortOfAll { .. }
        | Illegal::MarketClosed => "resources",
        Illegal::BoundCart { .. } | Illegal::NotACart | Illegal::NoStatue { .. } => "statues",
        Illegal::Occupied { .. } | Illegal::TooFar { .. } => "statues",
        Illegal::NoStock
        | Illegal::TooLarge { .. }
        | Illegal::BadPrice { .. }
        | Illegal::NoPlace
        | Illegal::OffBoard { .. }
        | Illegal::OverHeart { .. }
        | Illegal::OverSite { .. }
        | Illegal::OverTile { .. }
        | Illegal::BesideRival { .. }
        | Illegal::NotAdjacent => "dig",
        Illegal::NoPedestal { .. } | Illegal::TierTaken { .. } | Illegal::NoAnchor { .. } => "pedestals",
        Illegal::NotInSupply => "sites",
        Illegal::MustRecruitOrDig | Illegal::StepTwoFirst => "turn",
        Illegal::HallsOver | Illegal::HallTaken | Illegal::NotTunnel { .. } => "halls",
        _ => return None,
    })
}
