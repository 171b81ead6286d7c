//! The dungeon in words.

use cave_troll::{PITS, STAIRCASES};

use super::names::{figures, of, place, space};
use crate::board::facts::Facts;
use crate::text::table::TextContext;
use moot_ui::text::en::join::{and, capital, count};

/// The leader of a room and its payment, in one line.
pub(crate) fn standing(context: &TextContext<'_>, facts: &Facts) -> String {
    let Some(room) = facts.room else {
        return match facts.at {
            at if STAIRCASES.has(at) => {
                "Way in for heroes: those you play start here; pays nothing".to_owned()
            }
            at if PITS.has(at) => {
                "Way in for monsters: those you play start here; heroes keep out, pays nothing".to_owned()
            }
            _ => String::new(),
        };
    };
    let mut parts = vec![format!("{} gold", room.gold)];
    if room.times > 1 {
        parts.push(format!("times {}", room.times));
    }
    if room.plus > 0 {
        parts.push(format!("plus {}", room.plus));
    }
    let value = parts.join(" ");
    let gain: Vec<String> = context
        .state
        .all()
        .filter(|seat| room.standing.gold[seat.index()] > 0)
        .map(|seat| format!("{} to {}", room.standing.gold[seat.index()], context.name(seat)))
        .collect();
    let heroes = room.standing.heroes.iter().any(|&n| n > 0);
    let mut text = if !gain.is_empty() {
        format!("{value}: would pay {}", and(&gain))
    } else if heroes && room.standing.control.is_none() {
        format!("{value}: tied, pays nobody")
    } else {
        format!("{value}: no hero")
    };
    if room.full {
        text.push_str("; full");
    }
    if room.sealed {
        text.push_str("; sealed");
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
            by_seat.push(format!("{} {}", of(context, seat), and(&names)));
        }
    }
    if by_seat.is_empty() { "empty".to_owned() } else { by_seat.join("; ") }
}

/// A space with its content, and whether it may be chosen now.
pub(crate) fn spoken(context: &TextContext<'_>, facts: &Facts, lit: bool) -> String {
    let doors: Vec<String> = facts.doors.iter().map(|&at| space(at)).collect();
    let choice = if lit { " Can be chosen." } else { "" };
    format!(
        "{}. {}. {}. {} to {}.{choice}",
        place(facts.at),
        capital(&standing(context, facts)),
        capital(&crowd(context, facts)),
        capital(&count(facts.doors.len() as u32, "doorway", "doorways")),
        and(&doors)
    )
}
