//! What every game has, for Cave Troll.

use cave_troll::{Action, Event, Feature, Illegal};
use moot_core::{ScoreSheet, Seat};

use super::{Cave, advice, log, refusals};
use crate::CaveTrollUi;
use crate::text::cave_troll::{CaveWords, Tale};
use moot_table_ui::game::words::GameWords;
use moot_ui::text::en::join::and;

impl GameWords<CaveTrollUi> for Cave {
    fn game(&self) -> &'static str {
        "Cave Troll"
    }
    fn points(&self) -> &'static str {
        "gold"
    }
    fn total(&self) -> &'static str {
        "Gold"
    }
    fn moment(&self, scene: &Tale<'_>) -> String {
        let set = self.set_name(scene.state.set);
        let turn = scene.state.turn;
        if turn == 0 { format!("{set} · dealing") } else { format!("{set} · turn {turn}") }
    }
    fn chapter(&self, chapter: u16) -> String {
        format!("Round {chapter}")
    }
    fn last_call(&self, _: &Tale<'_>) -> Option<String> {
        // A banner would hide rooms: the tray says it, where the next action is chosen.
        None
    }
    fn curtain(&self, name: &str, _secret: bool) -> String {
        format!("{name} holds a secret card and perhaps an artifact. Everybody else looks away.")
    }
    fn no_hints(&self) -> &'static str {
        "No hints now."
    }
    fn show_belongings(&self) -> &'static str {
        "Show the cards"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Cards and figures of {name}")
    }
    fn sentence(&self, scene: &Tale<'_>, event: &Event) -> Option<String> {
        log::sentence(scene, event)
    }
    fn illegal(&self, scene: &Tale<'_>, why: Illegal) -> String {
        refusals::illegal(scene, why)
    }
    fn title(&self, scene: &Tale<'_>, line: &[Action]) -> String {
        advice::title(scene, line)
    }
    fn reason(&self, feature: Feature, count: f32) -> String {
        advice::reason(feature, count)
    }
    fn category(&self, category: &str) -> &'static str {
        match category {
            "board" => "Whole dungeon",
            "rooms" => "Single rooms",
            "purse" => "Empty rooms",
            "last" => "The last card",
            "artifacts" => "Artifacts kept",
            _ => "Other",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} is the richest"),
            many => format!("{} are equally rich", and(many)),
        }
    }
    fn tie(&self, _: &Tale<'_>, sheet: &ScoreSheet, first: &[Seat], _: Option<Seat>) -> String {
        let gold = first.first().map_or(0, |&seat| sheet.total(seat));
        format!("{gold} gold each: the victory is shared")
    }
    fn tie_note(&self) -> &'static str {
        "Most gold wins; with equal gold the victory is shared."
    }
    fn chart(&self) -> &'static str {
        "Gold over time"
    }
    fn chart_extra(&self) -> &'static str {
        "gold gained, by rounds"
    }
}
