//! What every game has, for Trolls & Princesses.

use moot_core::{ScoreSheet, Seat};
use trolls_and_princesses::{Action, Event, Feature, Illegal, Phase};

use super::{Princess, advice, log, refusals};
use crate::TrollsAndPrincessesUi;
use crate::text::trolls_and_princesses::Tale;
use moot_table_ui::game::words::GameWords;
use moot_ui::text::en::join::and;

impl GameWords<TrollsAndPrincessesUi> for Princess {
    fn game(&self) -> &'static str {
        "Trolls & Princesses"
    }
    fn points(&self) -> &'static str {
        "points"
    }
    fn total(&self) -> &'static str {
        "Points"
    }
    fn moment(&self, scene: &Tale<'_>) -> String {
        match scene.state.round {
            0 => "setting up".to_owned(),
            round => format!("round {round} of {}", scene.setup.table().rounds),
        }
    }
    fn chapter(&self, chapter: u16) -> String {
        if chapter == 0 { "Setting up".to_owned() } else { format!("Round {chapter}") }
    }
    fn last_call(&self, scene: &Tale<'_>) -> Option<String> {
        let state = scene.state;
        let last = state.round > 0 && state.round == scene.setup.table().rounds && state.phase != Phase::Over;
        last.then(|| "The last round".to_owned())
    }
    fn curtain(&self, name: &str, _secret: bool) -> String {
        format!("{name} holds secret round cards. Everybody else looks away.")
    }
    fn no_hints(&self) -> &'static str {
        "No hints now."
    }
    fn show_belongings(&self) -> &'static str {
        "Show the caves"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Caves, cards and stores of {name}")
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
            "sets" => "Bells, changelings, outposts",
            "princesses" => "Princesses",
            "kings-tiles" => "King’s tiles",
            "humans" => "Humans",
            "victory-tiles" => "Victory tiles",
            "troll-cards" => "Troll cards",
            _ => "Other",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} charms the troll king"),
            many => format!("{} charm the troll king together", and(many)),
        }
    }
    fn tie(&self, scene: &Tale<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        let points = first.first().map_or(0, |&seat| sheet.total(seat));
        match (first, second) {
            ([_, _, ..], _) => format!("{points} points each and as many princesses: the victory is shared"),
            ([one], Some(other)) => {
                format!(
                    "{points} points each, but {} has more princesses than {}",
                    scene.name(*one),
                    scene.name(other)
                )
            }
            _ => String::new(),
        }
    }
    fn tie_note(&self) -> &'static str {
        "Most points win; with equal points more princesses do, and then the victory is shared."
    }
    fn chart(&self) -> &'static str {
        "Points over time"
    }
    fn chart_extra(&self) -> &'static str {
        "what would have counted after each round"
    }
}
