//! Why something is against the rules of Mountain King.

use mountain_king::{Illegal, Kind};

use super::English;
use crate::text::cards::CardTexts;
use crate::text::table::{TextContext, past_step_two};
use moot_ui::text::en::join::{a, count, or};

/// Why something is against the rules.
pub(crate) fn illegal(context: &TextContext<'_>, why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { active } => format!("It is {}'s turn.", context.name(active)),
        Illegal::Drawing => "A card has to be drawn first.".to_owned(),
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::WrongMoment if past_step_two(context.state) => {
            "Too late in this turn: spells, workshops, recruiting and digging come before halls and statues."
                .to_owned()
        }
        Illegal::WrongMoment => "Not now: something else is being decided.".to_owned(),
        Illegal::NoSuchThing => "There is no such thing here.".to_owned(),
        Illegal::StartCount { serves } => {
            let counts: Vec<String> =
                (2..=5u8).filter(|n| serves >> n & 1 == 1).map(|n| n.to_string()).collect();
            format!("This start point is for {} players.", or(&counts))
        }
        Illegal::StartTaken => "A gate stands here already.".to_owned(),
        Illegal::GateApart { mate } => {
            format!(
                "Team mates keep to one half of the mountain: take a point beside {}'s gate.",
                context.name(mate)
            )
        }
        Illegal::NotInHand => "You do not hold this starter.".to_owned(),
        Illegal::SlotTaken => "A troll stands in this slot already.".to_owned(),
        Illegal::Unsupported => "A troll needs two trolls beneath it to stand on.".to_owned(),
        Illegal::CastAlready => "You have cast your one spell of this turn.".to_owned(),
        Illegal::NoEffect => "It would have no effect now.".to_owned(),
        Illegal::NoActivation => "You have activated your one workshop of this turn.".to_owned(),
        Illegal::EmptySite => "No workshop stands here yet.".to_owned(),
        Illegal::OutOfReach => "Your network does not touch this workshop.".to_owned(),
        Illegal::NoUse => "You have nothing that this workshop would take.".to_owned(),
        Illegal::NotOwned => "You do not own what would be paid.".to_owned(),
        Illegal::WrongPayment { due: 0, .. } => "Nothing is to be paid yet.".to_owned(),
        Illegal::WrongPayment { due, given } => {
            format!("Pay {} of the right kind; you chose {given}.", count(due, "resource", "resources"))
        }
        Illegal::Short { kind, need, have } => short(kind, need, have),
        Illegal::ShortOfAll { need, have } => {
            format!("You need {} and have {}.", count(need, "resource", "resources"), some(have))
        }
        Illegal::BoundCart { clan } => {
            format!(
                "{} moves only {} statues.",
                capital_a(English.cart(Some(clan))),
                English.clan(Some(clan))
            )
        }
        Illegal::NotACart => "A statue is moved with a cart.".to_owned(),
        Illegal::Complete => "Your trollsmoot is complete: ten trolls.".to_owned(),
        Illegal::EmptyPlace => "No troll stands here.".to_owned(),
        Illegal::Bribed => "This troll holds bribes and will not leave.".to_owned(),
        Illegal::NotInBag { clan } => format!("No {} pedestal is left in the bag.", English.clan(Some(clan))),
        Illegal::NoStock => "No tunnel of this shape is left.".to_owned(),
        Illegal::TooLarge { most } => {
            format!("The second tunnel may have {} at most.", count(most, "square", "squares"))
        }
        Illegal::BadPrice { size } => {
            format!("This tunnel costs {}, all of one kind.", count(size, "mineral", "minerals"))
        }
        Illegal::NoPlace => "It fits nowhere with the hammers you have.".to_owned(),
        Illegal::OffBoard { .. } => "It would leave the mountain.".to_owned(),
        Illegal::OverHeart { .. } => "It would cover the heart of the mountain.".to_owned(),
        Illegal::OverSite { .. } => "It would cover the site of a workshop.".to_owned(),
        Illegal::OverTile { .. } => "It would cover a tunnel or a gate.".to_owned(),
        Illegal::BesideRival { rival, .. } => {
            format!("It would touch the network of {}.", context.name(rival))
        }
        Illegal::NotAdjacent => "It must touch your own network.".to_owned(),
        Illegal::NoPedestal { clan } => {
            format!("You have no {} pedestal to place.", English.clan(Some(clan)))
        }
        Illegal::TierTaken { clan, tier } => {
            format!("The {} has had its {} pedestal.", English.tier(tier), English.clan(Some(clan)))
        }
        Illegal::NotInSupply => "No such workshop is left in the supply.".to_owned(),
        Illegal::MustRecruitOrDig => "You can recruit or dig, so you must.".to_owned(),
        Illegal::StepTwoFirst => "Recruit or dig first.".to_owned(),
        Illegal::HallsOver => "Halls come before statues, and only one a turn.".to_owned(),
        Illegal::HallTaken => "This hall stands already.".to_owned(),
        Illegal::NotTunnel { .. } => {
            "A hall covers only your own tunnels, never a gate or another hall.".to_owned()
        }
        Illegal::NoStatue { .. } => "No statue that you could move stands here.".to_owned(),
        Illegal::Occupied { .. } => "A statue stands here already.".to_owned(),
        Illegal::TooFar { .. } => "That is too far for one move.".to_owned(),
        Illegal::MarketClosed => "No Night Market is open for you.".to_owned(),
        Illegal::NoSuchTile { .. } => {
            "Choose a tunnel of your own with no statue, pedestal or hall on it.".to_owned()
        }
        Illegal::NothingThere { .. } => {
            "There is nothing to take here within two steps of your network.".to_owned()
        }
        Illegal::NoAnchor { .. } => "No bare anchor of your network is here.".to_owned(),
        Illegal::AtLeastOne => "Choose at least one first.".to_owned(),
        Illegal::NotDue => "That cannot be drawn now.".to_owned(),
    }
}

/// "You need 3 hammers for the rubble there and have 1."
fn short(kind: Kind, need: u8, have: u8) -> String {
    let what = match kind {
        Kind::Hammer => " for the rubble there",
        Kind::Coin => " for the bribes",
        Kind::Rune => " to cast a spell",
        _ => "",
    };
    format!("You need {}{what} and have {}.", English.count(kind, need), some(have))
}

fn some(have: u8) -> String {
    if have == 0 { "none".to_owned() } else { have.to_string() }
}

fn capital_a(word: &str) -> String {
    moot_ui::text::en::join::capital(&a(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{ILLEGALS, context};
    use moot_core::Seat;
    use moot_ui::testing::checked;

    #[test]
    fn every_refusal_has_a_sentence() {
        context(|context| {
            for why in ILLEGALS {
                checked(&illegal(context, why), &format!("{why:?}"));
            }
        });
    }

    #[test]
    fn a_spell_after_step_two_is_too_late() {
        let setup = mountain_king::Setup::usual(2).unwrap();
        let mut state = mountain_king::State::new(&setup);
        let told = |state: &mountain_king::State| {
            illegal(&TextContext { setup: &setup, state, seats: &[] }, Illegal::WrongMoment)
        };
        assert_eq!(told(&state), "Not now: something else is being decided.");
        (state.phase, state.stage) = (mountain_king::Phase::Step, mountain_king::Stage::Halls);
        assert!(told(&state).starts_with("Too late in this turn"));
    }

    #[test]
    fn facts_are_in_the_sentence() {
        context(|context| {
            let why = |why| illegal(context, why);
            assert_eq!(
                why(Illegal::Short { kind: Kind::Hammer, need: 3, have: 1 }),
                "You need 3 hammers for the rubble there and have 1."
            );
            assert_eq!(
                why(Illegal::Short { kind: Kind::Rune, need: 1, have: 0 }),
                "You need 1 rune to cast a spell and have none."
            );
            assert_eq!(
                why(Illegal::StartCount { serves: 0b11_0000 }),
                "This start point is for 4 or 5 players."
            );
            assert_eq!(
                why(Illegal::BesideRival { at: mountain_king::Square::at(1, 1), rival: Seat(1) }),
                "It would touch the network of Oddvar."
            );
            assert_eq!(
                why(Illegal::BoundCart { clan: mountain_king::Clan::Ice }),
                "An Ice cart moves only Ice statues."
            );
        });
    }
}
