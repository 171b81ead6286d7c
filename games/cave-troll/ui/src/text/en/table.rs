//! Sentences of the panels and the lobby.

use super::English;
use crate::text::table::{CaveTexts, Glance, Verb};

use moot_ui::text::en::join::count;

/// A player's totals: figures placed, steps, figures of others moved, figures removed; gold from rooms.
pub(crate) fn did([placed, steps, shoved, removed]: [u16; 4], gold: u16) -> String {
    let count = moot_ui::text::en::join::count;
    format!(
        "{}, {}; {} of others moved, {} removed; {gold} gold from rooms",
        count(placed, "figure placed", "figures placed"),
        count(steps, "move", "moves"),
        count(shoved, "figure", "figures"),
        removed
    )
}

/// A note on an action; `number` counts cards, figures that can act, or gold.
pub(crate) fn verb_note(verb: Verb, number: u8) -> String {
    match verb {
        Verb::Draw => format!("{number} left in the deck"),
        Verb::Move => match number {
            0 => "nobody can move".to_owned(),
            _ => format!("{} can", count(number, "figure", "figures")),
        },
        Verb::Ability => match number {
            0 => "nobody can use one".to_owned(),
            _ => format!("{} can", count(number, "figure", "figures")),
        },
        Verb::Artifact => match number {
            0 => "none before you".to_owned(),
            _ => English.unplayed(number),
        },
    }
}

/// A player's chip, read aloud after the name.
pub(crate) fn chip(glance: &Glance) -> String {
    let artifact = if glance.artifact { ", an artifact face down" } else { "" };
    format!(
        "{} gold, {} more if scored now, {}, {}, {} in hand, {} left in the deck{artifact}",
        glance.gold,
        glance.board,
        count(glance.heroes, "hero", "heroes"),
        count(glance.monsters, "monster", "monsters"),
        count(glance.held, "card", "cards"),
        glance.deck
    )
}
