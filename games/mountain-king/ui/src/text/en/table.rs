//! Mountain King in English: the table round the mountain, the lobby, the recap.

use super::English;
use crate::game::what::What;
use crate::text::board::BoardTexts;
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};

use moot_ui::text::en::join::signed;
use moot_ui::text::en::join::{a, count};
use moot_ui::text::en::spelling::honour as points;
use mountain_king::Side;

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Winter => "Winter side",
        Side::Autumn => "Autumn side",
    }
}

pub(crate) fn last_call(context: &TextContext<'_>) -> Option<String> {
    if context.state.phase == mountain_king::Phase::Over {
        return None;
    }
    Some(
        match context.state.rounds_left {
            0 => return None,
            1 => "The last round",
            2 => "This round and one more",
            _ => super::log::LAST_CROWN,
        }
        .to_owned(),
    )
}

pub(crate) fn tie(
    context: &TextContext<'_>,
    sheet: &ScoreSheet,
    first: &[Seat],
    second: Option<Seat>,
) -> String {
    let levels = |seat: Seat| context.state.team_levels(seat);
    match (first, second) {
        (&[winner], Some(second)) => format!(
            "{} {}, a tie: the trolls’ levels add up to {}, against {}",
            sheet.total(winner),
            points(),
            levels(winner),
            levels(second)
        ),
        _ => {
            let honour = first.first().map_or(0, |&seat| sheet.total(seat));
            format!("{honour} {} each, and trolls of equal levels", points())
        }
    }
}

/// A move in a few words, without the player.
pub(crate) fn recap_entry(what: &What) -> String {
    match *what {
        What::Gate => "built a gate".to_owned(),
        What::Kept(trolls) => format!("kept {}", count(trolls, "starter", "starters")),
        What::Recruited { card, woke: 0 | 1 } => format!("recruited {}", English.troll(card)),
        What::Recruited { card, woke } => format!("recruited {}, {woke} woke", English.troll(card)),
        What::Dug { size, tier, honour, statues } => {
            let found = match statues {
                0 => String::new(),
                n => [", ", &count(n, "statue", "statues")].concat(),
            };
            format!("dug {size} in the {}: {}{found}", English.tier(tier), English.brings(honour))
        }
        What::Blessed(clan) => format!("{} pedestal", English.clan(Some(clan))),
        What::Founded(kind) => format!("opened the {}", English.workshop(kind)),
        What::Dedicated { hall, change } => {
            format!("dedicated the {}: {}", CardTexts::hall(&English, hall), English.brings(change))
        }
        What::Moved { clan, change } => {
            format!("carted {} statue: {}", a(English.clan(Some(clan))), English.brings(change))
        }
        What::Cast(spell) => format!("cast {}", English.spell(spell)),
        What::Activated(kind) => format!("used the {}", English.workshop(kind)),
        What::Reclaimed => "took a tunnel back".to_owned(),
        What::Capped(0) => "completed the trollsmoot".to_owned(),
        What::Capped(honour) => format!("completed the trollsmoot: {}", signed(honour)),
        What::Skipped => "could do nothing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::model::Honour;
    use crate::text::table::KingTexts;
    use mountain_king::Clan;

    #[test]
    fn recap_entries_are_counted() {
        let dug = What::Dug { size: 5, tier: 3, honour: Honour { now: 8, end: 0 }, statues: 1 };
        assert_eq!(English.recap_entry(&dug), "dug 5 in the fourth tier: +8, 1 statue");
        assert_eq!(
            English.recap_entry(&What::Moved { clan: Clan::Ice, change: Honour { now: 0, end: -2 } }),
            "carted an Ice statue: −2 at the end"
        );
        assert_eq!(English.recap_entry(&What::Kept(1)), "kept 1 starter");
        assert_eq!(English.recap_entry_spoken(&What::Blessed(Clan::Fire)), "set the Fire pedestal");
    }
}
