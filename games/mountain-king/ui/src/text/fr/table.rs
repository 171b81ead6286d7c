//! Mountain King in French: the table round the mountain, the lobby, the recap.

use super::French;
use super::cards::{hall, spell, workshop};
use crate::game::what::What;
use crate::text::board::BoardTexts;
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_core::{ScoreSheet, Seat};

use moot_ui::text::fr::join::{count, honour_points, signed};
use mountain_king::Side;

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Winter => "Face Hiver",
        Side::Autumn => "Face Automne",
    }
}

pub(crate) fn last_call(context: &TextContext<'_>) -> Option<String> {
    if context.state.phase == mountain_king::Phase::Over {
        return None;
    }
    Some(
        match context.state.rounds_left {
            0 => return None,
            1 => "Dernière manche",
            2 => "Cette manche et encore une",
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
            "{}, égalité : les niveaux des trolls totalisent {}, contre {}",
            honour_points(sheet.total(winner)),
            levels(winner),
            levels(second)
        ),
        _ => {
            let honour = first.first().map_or(0, |&seat| sheet.total(seat));
            format!("{} chacun, et des trolls de niveaux égaux", honour_points(honour))
        }
    }
}

/// A move in a few words, without the player.
pub(crate) fn recap_entry(what: &What) -> String {
    match *what {
        What::Gate => "place son portail".to_owned(),
        What::Kept(trolls) => format!("garde {}", count(trolls, "troll de départ", "trolls de départ")),
        What::Recruited { card, woke: 0 | 1 } => format!("recrute {}", French.troll(card)),
        What::Recruited { card, woke } => {
            format!("recrute {}, {}", French.troll(card), count(woke, "activé", "activés"))
        }
        What::Dug { size, tier, honour, statues } => {
            let found = match statues {
                0 => String::new(),
                n => [", ", &count(n, "statue", "statues")].concat(),
            };
            format!("creuse {size} en {} : {}{found}", French.tier(tier), French.brings(honour))
        }
        What::Blessed(clan) => format!("piédestal de {}", French.clan(Some(clan))),
        What::Founded(kind) => format!("établit {}", workshop(kind).the()),
        What::Dedicated { hall: which, change } => {
            format!("aménage {} : {}", hall(which).the(), French.brings(change))
        }
        What::Moved { clan, change } => {
            format!("déplace une statue de {} : {}", French.clan(Some(clan)), French.brings(change))
        }
        What::Cast(cast) => format!("lance {}", spell(cast)),
        What::Activated(kind) => format!("active {}", workshop(kind).the()),
        What::Reclaimed => "reprend un tunnel".to_owned(),
        What::Capped(0) => "complète sa meute".to_owned(),
        What::Capped(honour) => format!("complète sa meute : {}", signed(honour)),
        What::Skipped => "ne peut rien faire".to_owned(),
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
        assert_eq!(French.recap_entry(&dug), "creuse 5 en quatrième zone : +8, 1 statue");
        assert_eq!(
            French.recap_entry(&What::Moved { clan: Clan::Ice, change: Honour { now: 0, end: -2 } }),
            "déplace une statue de Glace : −2 à la fin"
        );
        assert_eq!(French.recap_entry(&What::Founded(9)), "établit l’Entrepôt");
        assert_eq!(French.recap_entry_spoken(&What::Blessed(Clan::Fire)), "pose un piédestal de Feu");
    }
}
