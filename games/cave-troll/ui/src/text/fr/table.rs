//! Sentences of the panels and the lobby.

use super::{French, names};
use crate::text::table::{CaveTexts, Glance, Verb};

use moot_ui::text::fr::join::count;

/// A player's totals: figures placed, steps, figures of others moved, figures removed; gold from rooms.
pub(crate) fn did([placed, steps, shoved, removed]: [u16; 4], gold: u16) -> String {
    let count = moot_ui::text::fr::join::count;
    format!(
        "{}, {} ; {} chez les autres, {} ; {gold} d’or tiré des salles",
        count(placed, "figurine posée", "figurines posées"),
        count(steps, "déplacement", "déplacements"),
        count(shoved, "figurine déplacée", "figurines déplacées"),
        count(removed, "retirée", "retirées")
    )
}

/// A note on an action; `number` counts cards, figures that can act, or gold.
pub(crate) fn verb_note(verb: Verb, number: u8) -> String {
    let able = || {
        let figures = count(number, "figurine", "figurines");
        [figures.as_str(), if number < 2 { " le peut" } else { " le peuvent" }].concat()
    };
    match verb {
        Verb::Draw => French.deck(number),
        Verb::Move | Verb::Ability => match number {
            0 => "personne ne le peut".to_owned(),
            _ => able(),
        },
        Verb::Artifact => match number {
            0 => "aucun devant vous".to_owned(),
            _ => French.unplayed(number),
        },
    }
}

/// A player's chip, read aloud after the name.
pub(crate) fn chip(glance: &Glance) -> String {
    let artifact = if glance.artifact { ", un artefact face cachée" } else { "" };
    format!(
        "{}, {} de plus en cas de décompte, {}, {}, {} en main, {}{artifact}",
        names::gold(glance.gold),
        glance.board,
        count(glance.heroes, "héros", "héros"),
        count(glance.monsters, "monstre", "monstres"),
        count(glance.held, "carte", "cartes"),
        French.deck(glance.deck)
    )
}
