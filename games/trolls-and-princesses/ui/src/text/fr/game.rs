//! What every game has, for Trolls & Princesses.

use moot_core::{ScoreSheet, Seat};
use trolls_and_princesses::{Action, Event, Feature, Illegal, Phase};

use super::{Princess, advice, log, refusals};
use crate::TrollsAndPrincessesUi;
use crate::text::trolls_and_princesses::Tale;
use moot_table_ui::game::words::GameWords;
use moot_ui::text::fr::join::{and, count, de};

impl GameWords<TrollsAndPrincessesUi> for Princess {
    fn game(&self) -> &'static str {
        "Trolls & Princesses"
    }
    fn points(&self) -> &'static str {
        "points de victoire"
    }
    fn total(&self) -> &'static str {
        "Total"
    }
    fn moment(&self, scene: &Tale<'_>) -> String {
        match scene.state.round {
            0 => "mise en place".to_owned(),
            round => format!("manche {round} sur {}", scene.setup.table().rounds),
        }
    }
    fn chapter(&self, chapter: u16) -> String {
        if chapter == 0 { "Mise en place".to_owned() } else { format!("Manche {chapter}") }
    }
    fn last_call(&self, scene: &Tale<'_>) -> Option<String> {
        let state = scene.state;
        let last = state.round > 0 && state.round == scene.setup.table().rounds && state.phase != Phase::Over;
        last.then(|| "La dernière manche".to_owned())
    }
    fn curtain(&self, name: &str, _secret: bool) -> String {
        format!("{name} a des cartes de manche secrètes. Les autres détournent les yeux.")
    }
    fn no_hints(&self) -> &'static str {
        "Pas de conseil maintenant."
    }
    fn show_belongings(&self) -> &'static str {
        "Montrer les grottes"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Grottes, cartes et réserves {}", de(name))
    }
    fn sentence(&self, scene: &Tale<'_>, event: &Event) -> Option<String> {
        log::sentence(scene, event)
    }
    fn illegal(&self, scene: &Tale<'_>, why: Illegal) -> String {
        refusals::illegal(scene, why)
    }
    fn title(&self, scene: &Tale<'_>, line: &[Action]) -> String {
        match line {
            [Action::Take(tile), Action::Lay { .. }, ..] => advice::title(scene, Action::Take(*tile)),
            [first, ..] => advice::title(scene, *first),
            [] => String::new(),
        }
    }
    fn reason(&self, feature: Feature, count: f32) -> String {
        advice::reason(feature, count)
    }
    fn category(&self, category: &str) -> &'static str {
        match category {
            "sets" => "Cloches, changelins, avant-postes",
            "princesses" => "Princesses",
            "kings-tiles" => "Tuiles du roi",
            "humans" => "Humains",
            "victory-tiles" => "Tuiles de victoire",
            "troll-cards" => "Cartes Troll",
            _ => "Divers",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} charme le roi des trolls"),
            many => format!("{} charment ensemble le roi des trolls", and(many)),
        }
    }
    fn tie(&self, scene: &Tale<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        let total = first.first().map_or(0, |&seat| sheet.total(seat));
        let points = count(total.unsigned_abs(), "point", "points");
        match (first, second) {
            ([_, _, ..], _) => {
                format!("{points} chacun et autant de princesses : la victoire est partagée")
            }
            ([one], Some(other)) => {
                format!(
                    "{points} chacun, mais {} a plus de princesses que {}",
                    scene.name(*one),
                    scene.name(other)
                )
            }
            _ => String::new(),
        }
    }
    fn tie_note(&self) -> &'static str {
        "Le plus de points gagne ; à égalité, le plus de princesses ; sinon la victoire est partagée."
    }
    fn chart(&self) -> &'static str {
        "Les points au fil du temps"
    }
    fn chart_extra(&self) -> &'static str {
        "ce qui aurait compté après chaque manche"
    }
}
