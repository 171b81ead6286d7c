//! What every game has, for Cave Troll.

use cave_troll::{Action, Event, Feature, Illegal};
use moot_core::{ScoreSheet, Seat};

use super::names::gold;
use super::{Cave, advice, log, refusals};
use crate::CaveTrollUi;
use crate::text::cave_troll::{CaveWords, Tale};
use moot_table_ui::game::words::GameWords;
use moot_ui::text::fr::join::{and, de};

impl GameWords<CaveTrollUi> for Cave {
    fn game(&self) -> &'static str {
        "Cave Troll"
    }
    fn points(&self) -> &'static str {
        "pièces d’or"
    }
    fn total(&self) -> &'static str {
        "Or"
    }
    fn moment(&self, scene: &Tale<'_>) -> String {
        let set = self.set_name(scene.state.set);
        let turn = scene.state.turn;
        if turn == 0 { format!("{set} · distribution") } else { format!("{set} · tour {turn}") }
    }
    fn chapter(&self, chapter: u16) -> String {
        format!("Manche {chapter}")
    }
    fn last_call(&self, _: &Tale<'_>) -> Option<String> {
        // A banner would hide rooms: the tray says it, where the next action is chosen.
        None
    }
    fn curtain(&self, name: &str, _secret: bool) -> String {
        format!("{name} a une carte secrète et peut-être un artefact. Les autres détournent les yeux.")
    }
    fn no_hints(&self) -> &'static str {
        "Pas de conseil maintenant."
    }
    fn show_belongings(&self) -> &'static str {
        "Montrer les cartes"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Cartes et figurines {}", de(name))
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
            "board" => "Donjon entier",
            "rooms" => "Salles isolées",
            "purse" => "Salles vides",
            "last" => "Dernière carte",
            "artifacts" => "Artefacts gardés",
            _ => "Autres",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} repart le plus riche"),
            many => format!("{} sont aussi riches", and(many)),
        }
    }
    fn tie(&self, _: &Tale<'_>, sheet: &ScoreSheet, first: &[Seat], _: Option<Seat>) -> String {
        let sum = first.first().map_or(0, |&seat| sheet.total(seat));
        format!("{} chacun : la victoire est partagée", gold(sum))
    }
    fn tie_note(&self) -> &'static str {
        "Le plus riche gagne ; à égalité d’or, la victoire est partagée."
    }
    fn chart(&self) -> &'static str {
        "L’or au fil du temps"
    }
    fn chart_extra(&self) -> &'static str {
        "or gagné, par manche"
    }
}
