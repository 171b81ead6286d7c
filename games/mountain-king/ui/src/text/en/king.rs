//! Mountain King in English: the table round the mountain, the lobby, deeds.

use moot_core::{ScoreSheet, Seat};
use mountain_king::guide::Feature;
use mountain_king::{Action, Event, Illegal, Kind, Side};

use super::cards::Cards;
use super::{king_hints, king_log, king_refusals};
use crate::MountainKingUi;
use crate::game::step_name::StepName;
use crate::game::what::What;
use crate::text::cards::CardWords;
use crate::text::king::{KingWords, Scene, Tab};
use moot_table_ui::game::words::GameWords;
use moot_table_ui::text::en::news::signed;
use moot_ui::text::en::counted;
use moot_ui::text::en::join::{a, count};
use moot_ui::text::en::spelling::{honour as points, spelt};

/// Mountain King.
pub(super) struct King;

fn side(side: Side) -> &'static str {
    match side {
        Side::Winter => "Winter side",
        Side::Autumn => "Autumn side",
    }
}

impl GameWords<MountainKingUi> for King {
    fn game(&self) -> &'static str {
        "Mountain King"
    }
    fn points(&self) -> &'static str {
        points()
    }
    fn total(&self) -> &'static str {
        spelt("Honour", "Honor")
    }
    fn moment(&self, scene: &Scene<'_>) -> String {
        let (side, round) = (side(scene.setup.side()), scene.state.round);
        if round == 0 { format!("{side} · setting up") } else { format!("{side} · round {round}") }
    }
    fn chapter(&self, chapter: u16) -> String {
        format!("Round {chapter}")
    }
    fn last_call(&self, scene: &Scene<'_>) -> Option<String> {
        if scene.state.phase == mountain_king::Phase::Over {
            return None;
        }
        Some(
            match scene.state.rounds_left {
                0 => return None,
                1 => "The last round",
                2 => "This round and one more",
                _ => super::king_log::LAST_CROWN,
            }
            .to_owned(),
        )
    }
    fn curtain(&self, name: &str, secret: bool) -> String {
        if secret {
            format!("{name} now looks at two starting trolls in secret. Everybody else looks away.")
        } else {
            "Hand over the screen. Nothing here is secret: the curtain only marks the change.".to_owned()
        }
    }
    fn no_hints(&self) -> &'static str {
        "No hints in the draft: there is little to know yet."
    }
    fn show_belongings(&self) -> &'static str {
        "Show the trollsmoot"
    }
    fn belongings(&self, name: &str) -> String {
        format!("Trollsmoot of {name}")
    }
    fn sentence(&self, scene: &Scene<'_>, event: &Event) -> Option<String> {
        king_log::sentence(scene, event)
    }
    fn illegal(&self, scene: &Scene<'_>, why: Illegal) -> String {
        king_refusals::illegal(scene, why)
    }
    fn title(&self, scene: &Scene<'_>, line: &[Action]) -> String {
        king_hints::title(scene, line)
    }
    fn reason(&self, feature: Feature, count: f32) -> String {
        king_hints::reason(feature, count)
    }
    fn category(&self, category: &str) -> &'static str {
        match category {
            "tunnels" => "Tunnels dug",
            "coronation" => "Coronation",
            "pedestals" => "Pedestal tokens",
            "leftovers" => "Sets of three",
            "halls" => "Great halls",
            "statues" => "Statues",
            _ => "Other",
        }
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => format!("{one} is crowned"),
            [most @ .., last] => format!("{} and {last} share the crown", most.join(", ")),
        }
    }
    fn team_wins(&self, team: &str) -> String {
        format!("{team} are crowned")
    }
    fn tie(&self, scene: &Scene<'_>, sheet: &ScoreSheet, first: &[Seat], second: Option<Seat>) -> String {
        let levels = |seat: Seat| scene.state.team_levels(seat);
        match (first, second) {
            (&[winner], Some(second)) => format!(
                "{} {}, a tie: the trolls’ levels add up to {}, against {}",
                sheet.total(winner),
                points(),
                levels(winner),
                levels(second)
            ),
            _ => {
                let honour = first.first().map_or(0, |&seat| sheet.total(seat));
                format!("{honour} {} each, and trolls of equal levels", points())
            }
        }
    }
    fn tie_note(&self) -> &'static str {
        "In a tie, the lower sum of the levels of the trolls recruited is better; if that is equal too, the place is shared."
    }
    fn chart(&self) -> &'static str {
        spelt("Honour over time", "Honor over time")
    }
    fn chart_extra(&self) -> &'static str {
        "by rounds, as far as it was certain"
    }
}

impl KingWords for King {
    fn trolls(&self, trolls: usize) -> String {
        format!("{trolls}/10")
    }
    fn owns(&self, count: u8, kind: Kind) -> String {
        let (one, many) = match kind {
            Kind::Stone => ("stone", "stone"),
            Kind::Iron => ("iron", "iron"),
            Kind::Heartstone => ("heartstone", "heartstone"),
            Kind::Coin => ("coin", "coins"),
            Kind::Cart => ("cart", "carts"),
            Kind::Hammer => ("hammer", "hammers"),
            Kind::Rune => ("rune", "runes"),
        };
        counted(count.into(), one, many)
    }
    fn empty_slot(&self) -> &'static str {
        "Empty place"
    }
    fn pedestals_held(&self) -> &'static str {
        "Pedestals to place"
    }
    fn storage(&self) -> &'static str {
        "Storage"
    }
    fn steps(&self) -> &'static str {
        "Steps of the turn"
    }
    fn step(&self, step: StepName) -> &'static str {
        match step {
            StepName::Spells => "Spells & Workshops",
            StepName::Dig => "Recruit or Dig",
            StepName::Hall => "Great Hall",
            StepName::Statues => "Move statues",
        }
    }
    fn step_short(&self, step: StepName) -> &'static str {
        match step {
            StepName::Spells => "Spells",
            StepName::Dig => "Dig",
            StepName::Hall => "Hall",
            StepName::Statues => "Statues",
        }
    }
    fn trade(&self) -> &'static str {
        "Trade 4 : 1"
    }
    fn trade_short(&self) -> &'static str {
        "Trade"
    }
    fn end_turn(&self) -> &'static str {
        "End turn"
    }
    fn skip(&self) -> &'static str {
        "Skip this step"
    }
    fn go_on(&self) -> &'static str {
        "No more digging"
    }
    fn card(&self, name: &str, level: u8) -> String {
        if level == 0 { format!("{name}, starting troll") } else { format!("{name}, level {level}") }
    }
    fn tab(&self, tab: Tab) -> &'static str {
        match tab {
            Tab::Trolls => "Trolls",
            Tab::Horde => "Horde",
            Tab::Spells => "Spells",
        }
    }
    fn left_begins(&self, right: &str, left: &str) -> String {
        format!("In a team the left member begins: {left}, not {right}.")
    }
    fn workshops_count(&self, chosen: u32, need: u8) -> String {
        format!("{chosen} of {need} chosen")
    }
    fn more_of(&self, workshop: &str) -> String {
        format!("One more {workshop}")
    }
    fn fewer_of(&self, workshop: &str) -> String {
        format!("One {workshop} fewer")
    }
    fn traces_map(&self) -> &'static str {
        "Everybody’s tunnels, and the ways of the statues"
    }
    fn dug_and_carted(&self, tunnels: usize, squares: usize, journeys: usize, steps: usize) -> String {
        format!(
            "{} of {}; {} in {}",
            moot_ui::text::en::counted(tunnels, "tunnel", "tunnels"),
            moot_ui::text::en::counted(squares, "square", "squares"),
            moot_ui::text::en::counted(journeys, "journey with a statue", "journeys with statues"),
            moot_ui::text::en::counted(steps, "stage", "stages")
        )
    }
    fn none_of(&self) -> &'static str {
        "None of them is chosen"
    }
    fn all_of(&self) -> &'static str {
        "All of them are chosen"
    }
    fn deed(&self, what: &What) -> String {
        match *what {
            What::Gate => "built a gate".to_owned(),
            What::Kept(trolls) => format!("kept {}", count(trolls, "starter", "starters")),
            What::Recruited { card, woke: 0 } => format!("recruited {}", Cards.troll(card)),
            What::Recruited { card, woke } => format!("recruited {}, {woke} woke", Cards.troll(card)),
            What::Dug { size, tier, honour, statues } => {
                let found = match statues {
                    0 => String::new(),
                    n => [", ", &count(n, "statue", "statues")].concat(),
                };
                format!("dug {size} in the {}: {}{found}", Cards.tier(tier), signed(honour))
            }
            What::Blessed { clan, honour } => {
                format!("{} pedestal: {}", Cards.clan(Some(clan)), signed(honour))
            }
            What::Founded(kind) => format!("opened the {}", Cards.workshop(kind)),
            What::Dedicated { hall, change } => {
                format!("dedicated the {}: {}", Cards.hall(hall), signed(change))
            }
            What::Moved { clan, change } => {
                format!("carted {} statue: {}", a(Cards.clan(Some(clan))), signed(change))
            }
            What::Cast(spell) => format!("cast {}", Cards.spell(spell)),
            What::Activated(kind) => format!("used the {}", Cards.workshop(kind)),
            What::Reclaimed => "took a tunnel up again".to_owned(),
            What::Capped(0) => "completed the trollsmoot".to_owned(),
            What::Capped(honour) => format!("completed the trollsmoot: {}", signed(honour)),
            What::Skipped => "could do nothing".to_owned(),
        }
    }
    fn deed_told(&self, what: &What) -> String {
        match what {
            What::Blessed { .. } => ["set the ", &self.deed(what)].concat(),
            _ => self.deed(what),
        }
    }
    fn saved_at(&self, at: Side, round: usize) -> String {
        let side = side(at);
        if round == 0 { format!("{side}, setting up") } else { format!("{side}, round {round}") }
    }
    fn chip(&self, honour: u16, trolls: usize, starts: bool) -> String {
        let first = if starts { ", starting player" } else { "" };
        format!("{honour} {}, {trolls} of 10 trolls{first}", points())
    }
    fn workshops_missing(&self, chosen: u32, need: u8) -> String {
        format!("Choose exactly {need} workshops; {chosen} are chosen now.")
    }
    fn no_game(&self) -> &'static str {
        "These options cannot be played."
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Clan;

    #[test]
    fn deeds_are_counted() {
        let dug = What::Dug { size: 5, tier: 3, honour: 8, statues: 1 };
        assert_eq!(King.deed(&dug), "dug 5 in the fourth tier: +8, 1 statue");
        assert_eq!(King.deed(&What::Moved { clan: Clan::Ice, change: -2 }), "carted an Ice statue: −2");
        assert_eq!(King.deed(&What::Kept(1)), "kept 1 starter");
        assert_eq!(
            King.deed_told(&What::Blessed { clan: Clan::Fire, honour: 3 }),
            "set the Fire pedestal: +3"
        );
    }
}
