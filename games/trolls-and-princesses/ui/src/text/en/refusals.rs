//! Why something is against the rules of Trolls & Princesses.

use trolls_and_princesses::{Illegal, Item, Misfit, Phase};

use super::advice::question;
use super::names::{kind, resource, spot, the, tile};
use crate::text::table::TextContext;
use moot_ui::text::en::join::{a, capital, count};

/// A refusal as a sentence.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { asked } => format!("{} must decide first.", context.name(asked)),
        Illegal::Drawing => "Something has to be drawn first.".to_owned(),
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::WrongMoment if context.state.phase == Phase::Act => {
            format!("First choose an action of {}.", the(context.state.at))
        }
        Illegal::WrongMoment if context.state.phase.is_chance() => illegal(context, Illegal::Drawing),
        Illegal::WrongMoment => format!("Not now. {}", question(context.state)),
        Illegal::WrongPlace { at } => format!("This is not done in {}.", the(at)),
        Illegal::NotInHand => "You do not hold this card.".to_owned(),
        Illegal::NoSuchPlace => "Nobody can go there.".to_owned(),
        Illegal::NobodyThere { at } => format!("Nobody in {} can move.", the(at)),
        Illegal::MovedAlready { at } => format!("The only troll in {} was moved already this turn.", the(at)),
        Illegal::WalkedAlready => "Each walks only once.".to_owned(),
        Illegal::SamePlace => "It has to go to a different place.".to_owned(),
        Illegal::Full { at } => format!("No cauldron is free in {}.", the(at)),
        Illegal::NotFull { at, free } => {
            format!(
                "Nobody is pushed: {} in {}.",
                count(free, "cauldron is free", "cauldrons are free"),
                the(at)
            )
        }
        Illegal::NobodyToPush { seat } => format!("{} has no troll there to be pushed.", context.name(seat)),
        Illegal::NowhereToFlee { seat } => {
            format!("{} has no free cauldron for a pushed troll.", context.name(seat))
        }
        Illegal::MustMove => "You have to move while you can.".to_owned(),
        Illegal::Points { need, have, idle: 0 } => {
            format!("Takes {}; you have {have}.", count(need, "action point", "action points"))
        }
        Illegal::Points { need, have, idle } => format!(
            "Takes {}; you have {have}. The {idle} of rival trolls do not count for this.",
            count(need, "action point", "action points")
        ),
        Illegal::Short { resource: of, need, have } => {
            format!("Takes {}; you have {have}.", resource(of, need.into()))
        }
        Illegal::Power { need, have } => format!("Takes {need} troll power; you have {have}."),
        Illegal::NoCow => "Takes a cow; you have none.".to_owned(),
        Illegal::NotHere { item, at } => format!("There is no {} in {}.", of(item), the(at)),
        Illegal::NoSpot { item } => format!("You have no free {}.", spot(item)),
        Illegal::WrongSpot => "This spot cannot take it.".to_owned(),
        Illegal::NoPiece { item: Item::Outpost } => "That outpost has left your board.".to_owned(),
        Illegal::NoPiece { .. } => "That changeling has left your board.".to_owned(),
        Illegal::NoBarn => "No open barn is free.".to_owned(),
        Illegal::NoSupply => "The supply has no cow left.".to_owned(),
        Illegal::NoCowHere => "No cow stands in this village now.".to_owned(),
        Illegal::NothingToMine { resource: of } => format!("No site of yours holds {}.", kind(of)),
        Illegal::NothingToFill { resource: of } => format!("No site for {} is empty.", kind(of)),
        Illegal::NoEffect => "It would do nothing now.".to_owned(),
        Illegal::Activated => "One king’s tile a phase, and you have activated one.".to_owned(),
        Illegal::NoAction => "You have no such king’s tile with an action.".to_owned(),
        Illegal::NotShown => "It is not on display.".to_owned(),
        Illegal::Twice => "You have this troll card already.".to_owned(),
        Illegal::Twin => "The same victory tile is in your network already.".to_owned(),
        Illegal::FitsNowhere => "It fits nowhere in your network.".to_owned(),
        Illegal::Misfit(why) => misfit(why),
        Illegal::MustTake => "What you have gained has to be taken while it can be.".to_owned(),
        Illegal::AtLeastOne => "Lay at least one tile.".to_owned(),
        Illegal::NothingLeft => "Nothing is left to refresh with.".to_owned(),
        Illegal::NotInGame => "This challenge is not in the game.".to_owned(),
        Illegal::Unmet { need, have, .. } => format!("You have {have} of {need}."),
        Illegal::Claimed => "You have met this challenge already.".to_owned(),
        Illegal::NotDue => "That cannot be drawn now.".to_owned(),
    }
}

fn misfit(why: Misfit) -> String {
    match why {
        Misfit::NotAdjacent => "No entrance of your network leads there.".to_owned(),
        Misfit::OverBoard => "A tile would lie over your board there.".to_owned(),
        Misfit::Overlaps(other) => format!("{} is in the way.", capital(&a(tile(other)))),
        Misfit::Wall(_) => "An entrance would meet a wall.".to_owned(),
        Misfit::Turned => "Turning a king’s tile changes nothing.".to_owned(),
    }
}

const fn of(item: Item) -> &'static str {
    match item {
        Item::Princess => "princess",
        Item::Bell => "church bell",
        Item::Changeling => "neutral changeling",
        Item::Outpost => "neutral outpost",
        Item::Human => "human",
    }
}
