//! Hints of Mountain King in English.

use moot_players::Reason;
use mountain_king::card::NONE;
use mountain_king::evaluator::Feature;
use mountain_king::tables::TUNNELS;
use mountain_king::{Action, Kind, Phase, Pile, Token};

use super::English;
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use crate::text::trays::TrayTexts;
use moot_ui::text::en::join::{a, and, and_does, count};
use moot_ui::text::en::spelling::honour as points;

fn dig(shape: u8, cost: [u8; 3]) -> String {
    let size = TUNNELS.get(usize::from(shape)).map_or(0, |tunnel| tunnel.size);
    let minerals = Kind::MINERALS.into_iter().zip(cost).filter(|&(_, n)| n > 0);
    let minerals: Vec<String> = minerals.map(|(kind, _)| English.kind(kind).to_owned()).collect();
    format!("Dig {size} in {}", and(&minerals))
}

/// The kind and location of a token of the active player.
fn token_of(context: &TextContext<'_>, token: Token) -> String {
    English.pile(context.state.me().value(token.into()).unwrap_or(Pile::EMPTY))
}

/// A move, by the decisions that it takes.
pub(crate) fn title(context: &TextContext<'_>, line: &[Action]) -> String {
    let state = context.state;
    let Some(&first) = line.first() else { return String::new() };
    match first {
        Action::Gate(start) => {
            let start = context.setup.board().starts.get(usize::from(start));
            format!("Gate at {}", start.map_or("the rim", |start| English.start(start)))
        }
        Action::Keep { starter, .. } => format!("Keep {}", English.troll(55 + starter.min(5))),
        Action::Cast { page, .. } => {
            let spell = state.book.get(usize::from(page)).copied().unwrap_or(NONE);
            format!("Cast {}", English.spell(spell))
        }
        Action::Activate(site) => {
            let shop = state.shops.get(usize::from(site)).copied().unwrap_or(NONE);
            format!("Use the {}", English.workshop(shop))
        }
        Action::Use { .. } => "Use the workshop".to_owned(),
        Action::Carry(_) => "Carry to storage".to_owned(),
        Action::Recruit { place, .. } => {
            let card = state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card);
            let to =
                line.iter().find_map(|next| if let Action::Place(slot) = next { Some(*slot) } else { None });
            let to = to.map_or_else(String::new, |slot| [": ", English.slot(slot)].concat());
            format!("Recruit {}{to}", English.troll(card))
        }
        Action::Bribe(token) => format!("Bribe with {}", token_of(context, token)),
        Action::Pick(clan) => format!("Take {} pedestal", a(English.clan(Some(clan)))),
        Action::Place(slot) => format!("Place {}: {}", English.troll(state.recruit), English.slot(slot)),
        Action::Dig { shape, cost } => dig(shape, cost),
        Action::Lay { .. } => match state.phase {
            Phase::Lay { shape, cost } => dig(shape, cost),
            _ => "Dig".to_owned(),
        },
        Action::Bless(clan) | Action::Consecrate { clan, .. } => {
            format!("Set the {} pedestal", English.clan(Some(clan)))
        }
        Action::Found(kind) => format!("Open the {}", English.workshop(kind)),
        Action::Skip => "Skip".to_owned(),
        Action::Dedicate { hall, .. } => format!("Dedicate the {}", English.hall(hall)),
        Action::Cart { from, .. } | Action::Walk { from, .. } | Action::Stir { from, .. } => {
            let clan = state.statue_at(from).map(|statue| state.statue_clan(statue));
            format!("Move the {} statue", English.clan(clan))
        }
        Action::Trade { get, .. } => format!("Trade for {}", English.kind(get)),
        Action::Give(token) => format!("Give {}", token_of(context, token)),
        Action::Reclaim(_) => "Take a tunnel back".to_owned(),
        Action::Dowse(_) => "Take what is buried there".to_owned(),
        Action::Replace(place) => {
            let card = state.horde.get(usize::from(place)).map_or(NONE, |stand| stand.card);
            format!("Send {} away", English.troll(card))
        }
        Action::Wake(slot) => {
            let card = state.me().trolls.get(usize::from(slot)).copied().unwrap_or(NONE);
            format!("Wake {}", English.troll(card))
        }
        Action::Swap(..) => "Let two trolls change places".to_owned(),
        Action::Transmute { to, .. } => format!("Turn minerals into {}", English.kind(to)),
        Action::Done => "Leave it at that".to_owned(),
        Action::EndTurn => "End the turn".to_owned(),
    }
}

/// A reason: what a feature's change does, as it follows the subject of a sentence.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let less = change < 0.0;
    let kind = |kind| English.count(kind, u8::try_from(n).unwrap_or(u8::MAX));
    let verb = if less { "costs" } else { "brings" };
    let honour = format!("{n} {}", points());
    match feature {
        Feature::Tunnels => format!("{verb} {honour} for tunnels at once"),
        Feature::Statues => format!("{verb} {honour} for statues at the end"),
        Feature::Halls => format!("{verb} {honour} for great halls at the end"),
        Feature::Tokens => format!("{verb} {honour} for pedestals at the end"),
        Feature::Coronation => format!("{verb} {honour} for a crown"),
        Feature::Resource(of) => format!("{verb} {}", kind(of)),
        Feature::Payable if less => format!("uses minerals that could pay {honour} in tunnels"),
        Feature::Payable => format!("gathers minerals that can pay {honour} in tunnels"),
        Feature::Income(of) if less => format!("takes {} from later cascades", kind(of)),
        Feature::Income(of) => format!("adds {} to later cascades", kind(of)),
        Feature::Trolls => format!("{verb} {}", count(n, "troll", "trolls")),
        Feature::Race if less => "falls back in the race for a crown".to_owned(),
        Feature::Race => "gets ahead in the race for a crown".to_owned(),
        Feature::Pedestals => format!("{verb} {}", count(n, "pedestal to set", "pedestals to set")),
        Feature::StatuesWon if less => format!("gives up {}", count(n, "statue", "statues")),
        Feature::StatuesWon => format!("brings {} into your network", count(n, "statue", "statues")),
        Feature::Haul if less => format!("leaves {honour} fewer within reach of carts"),
        Feature::Haul => format!("puts {honour} within reach of carts"),
        Feature::HallRoom if less => {
            format!("takes {} from great halls to come", count(n, "square", "squares"))
        }
        Feature::HallRoom => format!("makes {} for great halls", count(n, "square", "squares")),
        Feature::Room if less => format!("closes {} to dig into", count(n, "free square", "free squares")),
        Feature::Room => format!("opens {} to dig into", count(n, "free square", "free squares")),
        Feature::Depth if less => format!("ends {} farther from the heart", count(n, "tier", "tiers")),
        Feature::Depth => format!("comes {} nearer to the heart", count(n, "tier", "tiers")),
        Feature::NearStatues if less => {
            format!("moves away from {}", count(n, "buried statue", "buried statues"))
        }
        Feature::NearStatues => format!("comes beside {}", count(n, "buried statue", "buried statues")),
        Feature::NearHoards if less => {
            format!("moves away from {}", count(n, "buried hoard", "buried hoards"))
        }
        Feature::NearHoards => format!("comes beside {}", count(n, "buried hoard", "buried hoards")),
        Feature::Turns if less => format!("leaves {} fewer to come", count(n, "turn", "turns")),
        Feature::Turns => format!("leaves {} more to come", count(n, "turn", "turns")),
    }
}

/// Why a move is recommended, as one sentence: its two largest gains, or what little it costs.
pub(crate) fn why(reasons: &[Reason<Feature>]) -> Option<String> {
    let does = |reason: &Reason<Feature>| self::reason(reason.feature, reason.count);
    let gains: Vec<String> = reasons.iter().filter(|reason| reason.points > 0.0).take(2).map(does).collect();
    if gains.is_empty() {
        return reasons.first().map(|reason| format!("Other moves lose more; it {}.", does(reason)));
    }
    Some(format!("It {}.", and_does(&gains)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::context;

    #[test]
    fn reasons_are_counted() {
        assert_eq!(reason(Feature::Tunnels, 8.0), "brings 8 honour for tunnels at once");
        assert_eq!(reason(Feature::Resource(Kind::Iron), -2.0), "costs 2 iron");
        assert_eq!(reason(Feature::Depth, 1.0), "comes 1 tier nearer to the heart");
        assert_eq!(reason(Feature::NearStatues, 2.3), "comes beside 2 buried statues");
    }

    #[test]
    fn a_sentence_says_why_a_move_is_good() {
        let reason = |feature, count, points| Reason { feature, count, points };
        let cost = reason(Feature::Resource(Kind::Iron), -2.0, -1.5);
        let gains = [reason(Feature::Tunnels, 8.0, 8.0), reason(Feature::Depth, 1.0, 2.0), cost];
        let said = "It brings 8 honour for tunnels at once and comes 1 tier nearer to the heart.";
        assert_eq!(why(&gains).as_deref(), Some(said));
        let iron = reason(Feature::Resource(Kind::Iron), 3.0, 2.0);
        let pedestal = reason(Feature::Pedestals, 1.0, 1.0);
        assert_eq!(why(&[iron, pedestal]).as_deref(), Some("It brings 3 iron and 1 pedestal to set."));
        assert_eq!(why(&[cost]).as_deref(), Some("Other moves lose more; it costs 2 iron."));
        assert_eq!(why(&[]), None);
    }

    #[test]
    fn a_move_has_a_title() {
        context(|context| {
            let dig = Action::Dig { shape: 9, cost: [0, 5, 0] };
            assert_eq!(title(context, &[dig]), "Dig 5 in iron");
            assert_eq!(title(context, &[Action::EndTurn]), "End the turn");
            assert_eq!(title(context, &[]), "");
            let recruit = Action::Recruit { place: 0, paid: mountain_king::Payment::NOTHING };
            let (alone, placed) = (title(context, &[recruit]), title(context, &[recruit, Action::Place(5)]));
            assert!(alone.starts_with("Recruit "), "{alone}");
            assert_eq!(placed, [alone.as_str(), ": second row, middle"].concat());
        });
    }
}
