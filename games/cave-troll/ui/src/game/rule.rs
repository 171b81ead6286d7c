//! Maps the reason of an illegal action to its rulebook section.

use cave_troll::Illegal;

/// The section; `None` where the reason depends on the position and not on a rule.
pub const fn rule(why: &Illegal) -> Option<&'static str> {
    Some(match why {
        Illegal::GameOver => "end",
        Illegal::NotInHand | Illegal::WrongSpace { .. } => "cards",
        Illegal::NotThere { .. }
        | Illegal::NeverMoves { .. }
        | Illegal::MovedAlready
        | Illegal::SteppedAlready
        | Illegal::NotAdjacent { .. }
        | Illegal::HeroInPit { .. }
        | Illegal::CaveTroll { .. }
        | Illegal::Knight { .. }
        | Illegal::Full { .. }
        | Illegal::FullForBerserker { .. } => "move",
        Illegal::NobodyToPush { .. }
        | Illegal::NotInRoom { .. }
        | Illegal::OutOfReach { .. }
        | Illegal::OwnFigure
        | Illegal::Sheltered { .. }
        | Illegal::NotAlone { .. }
        | Illegal::NoEffect => "abilities",
        Illegal::Sealed { .. }
        | Illegal::NoArtifact
        | Illegal::NotRemoved { .. }
        | Illegal::NoHero { .. }
        | Illegal::Outnumbered { .. } => "artifacts",
        _ => return None,
    })
}
