//! The mountain and the tray under it.

use super::English;
use crate::board::facts::{Facts, Kind as Place};
use crate::text::cards::CardTexts;
use crate::text::table::TextContext;
use moot_ui::text::en::join::count;
use mountain_king::Clan;

pub(crate) fn clans(of: &[Clan]) -> Vec<String> {
    of.iter().map(|&clan| English.clan(Some(clan)).to_owned()).collect()
}

pub(crate) fn signed(honour: i16) -> String {
    if honour < 0 {
        ["−", &honour.unsigned_abs().to_string()].concat()
    } else {
        ["+", &honour.to_string()].concat()
    }
}

pub(crate) fn place(context: &TextContext<'_>, facts: &Facts) -> String {
    let whose = |owner: Option<moot_core::Seat>| {
        owner.map_or_else(|| "isolated".to_owned(), |seat| format!("{}'s", context.name(seat)))
    };
    match facts.kind {
        Place::Off => "beyond the mountain".to_owned(),
        Place::Heart => "heart of the mountain".to_owned(),
        Place::Rock => "rock".to_owned(),
        Place::Rubble => "rubble".to_owned(),
        Place::Site => "empty workshop site".to_owned(),
        Place::Shop { kind, entrances } => {
            format!("{}, {}", English.workshop(kind), count(entrances, "open entrance", "open entrances"))
        }
        Place::Start(start) => {
            let start = context.setup.board().starts.get(usize::from(start));
            format!("start point {}", start.map_or("", |start| English.start(start)))
        }
        Place::Gate(seat) => format!("{}'s gate", context.name(seat)),
        Place::Tunnel(owner) => format!("{} tunnel", whose(owner)),
        Place::Hall { hall, owner, altar } => {
            let altar = if altar { ", altar" } else { "" };
            format!("{} great hall {}{altar}", whose(owner), CardTexts::hall(&English, hall))
        }
    }
}

pub(crate) fn the(word: &str) -> String {
    ["the ", word].concat()
}

/// A square with its content, and whether it may be chosen now.
pub(crate) fn square(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String {
    let mut parts = vec![format!(
        "Column {}, row {}: {}",
        facts.at.column() + 1,
        facts.at.row() + 1,
        place(context, facts)
    )];
    if let Some(tier) = facts.tier {
        parts.push(English.tier(tier).to_owned());
    }
    if !facts.buried.is_empty() {
        parts.push(format!("{} buried", English.pile(facts.buried)));
    }
    if let Some((clan, buried)) = facts.statue {
        let state = if buried { "buried " } else { "" };
        parts.push(format!("{state}{} statue", English.clan(Some(clan))));
    }
    if let Some(clan) = facts.pedestal {
        parts.push(format!("{} pedestal", English.clan(Some(clan))));
    }
    if facts.anchor {
        parts.push("bare anchor".to_owned());
    }
    if lit {
        parts.push("can be chosen".to_owned());
    }
    [&parts.join(", "), "."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::model::Honour;
    use crate::text::board::BoardTexts;
    use mountain_king::{Setup, Square};

    #[test]
    fn a_square_is_told_from_place_to_legality() {
        let setup = Setup::usual(4).expect("four can play");
        let state = mountain_king::State::new(&setup);
        let context = TextContext { setup: &setup, state: &state, seats: &[] };
        let at = state.statues[0];
        let text = English.square(&context, &Facts::of(&setup, &state, at), true);
        assert!(text.starts_with("Column ") && text.ends_with("statue, can be chosen."), "{text}");
        let heart = setup.board().heart.first().expect("a heart");
        let text = English.square(&context, &Facts::of(&setup, &state, heart), false);
        assert!(text.contains("heart of the mountain") && !text.contains("tier"), "{text}");
        let off = English.square(&context, &Facts::of(&setup, &state, Square::at(0, 0)), false);
        assert_eq!(off, "Column 1, row 1: beyond the mountain.");
    }

    #[test]
    fn figures_read_as_sentences() {
        assert_eq!(English.moves(Some(-2)), "Move\n−2 at the end");
        assert_eq!(English.dig(Some(Honour { now: 5, end: 2 })), "Dig +5\n+2 at the end");
        assert_eq!(English.brings(Honour { now: 0, end: 6 }), "+6 at the end");
        assert_eq!(English.loses(&[Clan::Ice, Clan::Moon]), "the Ice and Moon pedestals are covered");
        assert_eq!(
            English.anchor(1, &[(Clan::Fire, 3), (Clan::Ice, 4)]),
            "second tier: Fire pedestal +3 or Ice pedestal +4"
        );
        assert_eq!(English.altar(false, Some(2)), "a statue is 2 carts from the altar");
    }
}
