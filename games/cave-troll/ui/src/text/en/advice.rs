//! Hints for Cave Troll: the title of a move and the reasons for it.

use cave_troll::{Action, Feature, Phase};

use super::names::{a_card, artifact, card as card_name, figure, gold, into, place, space, yours};
use crate::text::table::TextContext;
use moot_ui::text::en::join::count;
use moot_ui::text::en::join::signed;

/// A move, by the decisions that it takes.
pub(crate) fn title(context: &TextContext<'_>, line: &[Action]) -> String {
    let state = context.state;
    let you = state.asked();
    let Some(&first) = line.first() else { return String::new() };
    let at = line.iter().find_map(|action| match action {
        Action::At(at) => Some(*at),
        _ => None,
    });
    match first {
        Action::Draw => "Draw and play a card".to_owned(),
        Action::Play(card) => match at {
            Some(at) if card.figure().is_some() => format!("Play {} to {}", card_name(card), place(at)),
            Some(at) => format!("Score {}", place(at)),
            None => format!("Play {}", a_card(card)),
        },
        Action::At(at) => match state.phase {
            Phase::Put(card) if card.figure().is_none() => format!("Score {}", space(at)),
            Phase::Put(card) => format!("Put {} {}", a_card(card), into(at)),
            Phase::Return(hero) => format!("Bring the {} back {}", figure(hero), into(at)),
            Phase::Seal => format!("Seal {}", space(at)),
            Phase::Weigh => format!("Take the gold of {}", space(at)),
            _ => format!("Choose {}", space(at)),
        },
        Action::Move { who, to, .. } => match state.phase {
            Phase::Glide => format!("Glide on to {}", place(to)),
            _ => format!("{} to {}", figure(who), place(to)),
        },
        Action::Push { whom, to } => format!("Push {} to {}", yours(context, you, whom), place(to)),
        Action::Strike { who, whom } => {
            format!("Remove {} with the {}", yours(context, you, whom), figure(who))
        }
        Action::Jump(to) => format!("Thief to {}", place(to)),
        Action::Rout => "Remove the Adventurers beside the Grunt".to_owned(),
        Action::Banish { whose, to } => format!("Send {}’s Banshee {}", context.name(whose), into(to)),
        Action::Pull { whom, .. } => format!("Pull {} with the Banshee", yours(context, you, whom)),
        Action::Rampage => "Let the Rampaging Troll run wild".to_owned(),
        Action::Artifact => match state.relics.get(you.index()).copied().flatten() {
            Some(relic) => match at {
                Some(at) => format!("Play the {}: {}", artifact(relic), place(at)),
                None => format!("Play the {}", artifact(relic)),
            },
            None => "Play the artifact".to_owned(),
        },
        Action::Revive(hero) => match at {
            Some(at) => format!("Bring the {} back {}", figure(hero), into(at)),
            None => format!("Bring the {} back", figure(hero)),
        },
        Action::Remove { whom, at } => format!("Remove {} from {}", yours(context, you, whom), space(at)),
        Action::Stack(card) => format!("Put {} on top", a_card(card)),
        Action::Done => match state.phase {
            Phase::Escape { .. } => "Let nobody step out".to_owned(),
            Phase::Glide => "Stay where she is".to_owned(),
            Phase::Bonus => "Draw no card".to_owned(),
            _ => "Leave it at that".to_owned(),
        },
        Action::End => "End the turn".to_owned(),
    }
}

/// A reason for a move: what changes, by how many.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let whole = if change < 0.0 { -(n as i32) } else { n as i32 };
    let more = change >= 0.0;
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    match feature {
        Feature::Gold => format!("{} gold in the purse", signed(whole)),
        Feature::Board => format!("{} gold if the dungeon is scored", signed(whole)),
        Feature::Artifact => pick("an artifact in reserve", "uses up the artifact"),
        Feature::Influence => pick("more say in rooms near by", "less say in rooms near by"),
        Feature::Lead => {
            let held = gold(n as i32);
            if more { format!("{held} held more firmly") } else { format!("{held} held less firmly") }
        }
        Feature::Tied => pick("ties a room", "one tied room fewer"),
        Feature::Short => pick("one hero short of a room", "no longer one hero short"),
        Feature::Guarded => pick("gold that nobody can come at", "gold is open to rivals again"),
        Feature::Danger => pick("more gold near rival monsters", "less gold near rival monsters"),
        Feature::Prey => pick("a monster close to rival gold", "a monster farther from rival gold"),
        Feature::Heroes => {
            let heroes = count(n, "hero", "heroes");
            if more { format!("{heroes} more in rooms") } else { format!("{heroes} fewer in rooms") }
        }
        Feature::Stairs => {
            let heroes = count(n, "hero", "heroes");
            if more { format!("{heroes} more at the stairs") } else { format!("{heroes} off the stairs") }
        }
        Feature::HeroesToCome => {
            let heroes = count(n, "hero", "heroes");
            if more {
                format!("{heroes} more left in your cards")
            } else {
                format!("{heroes} fewer left in your cards")
            }
        }
        // Beyond its effect on gold, the value of a character is small and may be negative, so the reason only says which
        // character is added or removed.
        Feature::Character(of) if more => format!("the {} joins in", figure(of)),
        Feature::Character(of) => format!("the {} is gone", figure(of)),
        Feature::Hand => pick("a better card kept in hand", "a weaker card kept in hand"),
        Feature::Trigger => pick("holds the icons for a scoring", "gives up the icons for a scoring"),
        Feature::Actions => {
            let actions = count(n, "action", "actions");
            if more { format!("{actions} more to spend") } else { format!("costs {actions}") }
        }
        Feature::LastCard => {
            pick("nearer to the last card and its gold", "farther from the last card and its gold")
        }
    }
}
