//! Why something is against the rules of Cave Troll.

use cave_troll::{Illegal, Wanted};

use super::names::{figure, into, of, space, within};
use super::trays::question;
use crate::game::pick::Pick;
use crate::text::table::TextContext;
use moot_ui::text::en::join::{capital, count};

/// A refusal as a sentence.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { asked } => format!("{} must decide first.", context.name(asked)),
        Illegal::Drawing => "A card has to be drawn first.".to_owned(),
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::WrongMoment => format!("First comes “{}”.", question(context, Pick::NOTHING)),
        Illegal::NotInHand => "You do not hold this card.".to_owned(),
        Illegal::WrongSpace { wanted, .. } => wrong_space(wanted),
        Illegal::NotThere { figure: missing, at } if at.is_some() => {
            format!("No such {} {}.", figure(missing), within(at))
        }
        Illegal::NotThere { figure: missing, .. } => {
            format!("The {} is not in the dungeon.", figure(missing))
        }
        Illegal::NeverMoves { figure: fixed } => format!("A {} never moves.", figure(fixed)),
        Illegal::MovedAlready => "The Rampaging Troll moves once a turn and has done so.".to_owned(),
        Illegal::SteppedAlready => "This hero has stepped by the lantern already.".to_owned(),
        Illegal::NotAdjacent { from, to } => {
            format!("No doorway joins {} and {}.", space(from), space(to))
        }
        Illegal::HeroInPit { .. } => "Heroes do not go down into pits.".to_owned(),
        Illegal::CaveTroll { at, whose } => {
            format!("{} Cave Troll lets nobody into {}.", of(context, whose), space(at))
        }
        Illegal::Knight { at, whose } => {
            format!("{} Knight keeps rivals out of {}.", of(context, whose), space(at))
        }
        Illegal::Full { at, holds } if !at.is_room() => {
            format!(
                "The Banshee pulls only a Berserker {}: {} are there.",
                into(at),
                count(holds, "character", "characters")
            )
        }
        Illegal::Full { at, holds } => {
            format!("{} is full: {}.", capital(&space(at)), count(holds, "character", "characters"))
        }
        Illegal::FullForBerserker { own: 0, at, holds } => {
            format!(
                "{} has no place left even for a Berserker: {}.",
                capital(&space(at)),
                count(holds, "character", "characters")
            )
        }
        Illegal::FullForBerserker { at, .. } => {
            format!(
                "{} is full, and the Berserker’s owner has a character there already.",
                capital(&space(at))
            )
        }
        Illegal::NobodyToPush { at } => {
            format!("{} is full, and the Wraith could push nobody out.", capital(&space(at)))
        }
        Illegal::Sealed { at } => {
            format!("The Iron Threshold seals {}: nobody enters or leaves.", space(at))
        }
        Illegal::NotInRoom { .. } => "This works in rooms only, not on staircases or in pits.".to_owned(),
        Illegal::OutOfReach { figure: safe } => format!("A {} cannot be chosen for this.", figure(safe)),
        Illegal::OwnFigure => "This is for figures of your rivals only.".to_owned(),
        Illegal::Sheltered { at, whose } => {
            format!("{} Paladin shelters the heroes {}.", of(context, whose), within(at))
        }
        Illegal::NotAlone { whose, characters } => {
            format!(
                "{} has {} there; the Assassin takes only a lone one.",
                context.name(whose),
                count(characters, "character", "characters")
            )
        }
        Illegal::NoEffect => "It could do nothing now.".to_owned(),
        Illegal::NoArtifact => "You have no artifact to play.".to_owned(),
        Illegal::NotRemoved { figure: there } => {
            format!("No {} of yours has been removed.", figure(there))
        }
        Illegal::NoHero { at } => format!("You have no hero {}.", within(at)),
        Illegal::Outnumbered { at, by } => format!("{} has more heroes {}.", context.name(by), within(at)),
        Illegal::NotDue => "That cannot be drawn now.".to_owned(),
    }
}

fn wrong_space(wanted: Wanted) -> String {
    let reason = match wanted {
        Wanted::Room => "Choose a room.",
        Wanted::Staircase => "Heroes come in by the staircases.",
        Wanted::Pit => "Monsters come up from the pits.",
        Wanted::Banishment => "The Banshee can be sent to a pit only.",
        Wanted::Elsewhere => "The figure stands there already.",
    };
    reason.to_owned()
}
