//! The dungeon in words.

use cave_troll::{PITS, STAIRCASES};

use super::names::{figures, gold, place, space};
use crate::board::facts::Facts;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{and, capital, count, de};

/// The leader of a room and its payment, in one line.
pub(crate) fn standing(context: &TextContext<'_>, facts: &Facts) -> String {
    let Some(room) = facts.room else {
        return match facts.at {
            at if STAIRCASES.has(at) => {
                "Entrée des héros : ceux que l’on joue commencent ici ; ne paie rien".to_owned()
            }
            at if PITS.has(at) => {
                "Entrée des monstres : ceux que l’on joue commencent ici ; interdite aux héros, ne paie rien"
                    .to_owned()
            }
            _ => String::new(),
        };
    };
    let mut parts = vec![gold(room.gold.into())];
    if room.times > 1 {
        parts.push(format!("fois {}", room.times));
    }
    if room.plus > 0 {
        parts.push(format!("plus {}", room.plus));
    }
    let value = parts.join(" ");
    let gain: Vec<String> = context
        .state
        .all()
        .filter(|seat| room.standing.gold[seat.index()] > 0)
        .map(|seat| format!("{} à {}", room.standing.gold[seat.index()], context.name(seat)))
        .collect();
    let heroes = room.standing.heroes.iter().any(|&n| n > 0);
    let mut text = if !gain.is_empty() {
        format!("{value} : paierait {}", and(&gain))
    } else if heroes && room.standing.control.is_none() {
        format!("{value} : égalité, ne paie personne")
    } else {
        format!("{value} : aucun héros")
    };
    if room.full {
        text.push_str(" ; pleine");
    }
    if room.sealed {
        text.push_str(" ; scellée");
    }
    text
}

/// The figures on a space, in one line.
pub(crate) fn crowd(context: &TextContext<'_>, facts: &Facts) -> String {
    let mut by_seat = Vec::new();
    for seat in context.state.all() {
        let mine = facts.figures.iter().filter(|(piece, _)| piece.seat == seat);
        let names: Vec<String> = mine.map(|&(piece, n)| figures(piece.figure, n)).collect();
        if !names.is_empty() {
            by_seat.push(format!("{} {}", and(&names), de(context.name(seat))));
        }
    }
    if by_seat.is_empty() { "vide".to_owned() } else { by_seat.join(" ; ") }
}

/// A space with its content, and whether it may be chosen now.
pub(crate) fn spoken(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String {
    let doors: Vec<String> = facts.doors.iter().map(|&at| space(at).the()).collect();
    let choice = if lit { " Peut être choisi." } else { "" };
    format!(
        "{}. {}. {}. {} vers {}.{choice}",
        place(facts.at),
        capital(&standing(context, facts)),
        capital(&crowd(context, facts)),
        capital(&count(facts.doors.len() as u32, "passage", "passages")),
        and(&doors)
    )
}
