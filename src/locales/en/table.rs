//! The table in English.

use moot_table::Barrier;
use mountain_king::{Kind, Side};

use super::{English, counted};
use crate::table::stepper::StepName;
use crate::words::table::{Tab, TableWords};

impl TableWords for English {
    fn game(&self) -> &'static str {
        "Mountain King"
    }
    fn side_round(&self, side: Side, round: u8) -> String {
        let side = match side {
            Side::Winter => "Winter side",
            Side::Autumn => "Autumn side",
        };
        if round == 0 { format!("{side} · setting up") } else { format!("{side} · round {round}") }
    }
    fn chip(&self, name: &str, honour: u16, trolls: usize, starts: bool, active: bool) -> String {
        let mut text = format!("{name}: {honour} honour, {trolls} of 10 trolls");
        if starts {
            text.push_str(", starting player");
        }
        if active {
            text.push_str(", on turn");
        }
        text.push_str(". Show the trollsmoot");
        text
    }
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
    fn human(&self) -> &'static str {
        "Human"
    }
    fn players(&self) -> &'static str {
        "Players"
    }
    fn peek_title(&self, name: &str) -> String {
        format!("Trollsmoot of {name}")
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
    fn undo(&self) -> &'static str {
        "Undo"
    }
    fn redo(&self) -> &'static str {
        "Redo"
    }
    fn barrier(&self, why: Barrier) -> &'static str {
        match why {
            Barrier::Start => "There is nothing to take back",
            Barrier::Reveal { .. } => "Something was revealed since, so it cannot be taken back",
        }
    }
    fn nothing_to_redo(&self) -> &'static str {
        "Nothing has been taken back"
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
        "Skip: nothing can be recruited or dug"
    }
    fn go_on(&self) -> &'static str {
        "No more digging"
    }
    fn show_score(&self) -> &'static str {
        "Score sheet"
    }
    fn saga(&self) -> &'static str {
        "Saga"
    }
    fn whole_saga(&self) -> &'static str {
        "whole saga"
    }
    fn close(&self) -> &'static str {
        "Close"
    }
    fn round(&self, round: u8) -> String {
        format!("Round {round}")
    }
    fn setup(&self) -> &'static str {
        "Setting up"
    }
    fn taken_back(&self) -> &'static str {
        "Taken back"
    }
    fn turn_of(&self, name: &str) -> String {
        format!("{name} is on turn.")
    }
    fn tab(&self, tab: Tab) -> &'static str {
        match tab {
            Tab::Trolls => "Trolls",
            Tab::Horde => "Horde",
            Tab::Spells => "Spells",
            Tab::Log => "Log",
        }
    }
    fn sheet(&self) -> &'static str {
        "Sheet with trolls, horde, spells and log"
    }
    fn tabs(&self) -> &'static str {
        "Trolls, horde, spells and log"
    }
    fn menu(&self) -> &'static str {
        "Menu"
    }
    fn menu_export(&self) -> &'static str {
        "Save as a file"
    }
    fn menu_about(&self) -> &'static str {
        "About and credits"
    }
    fn menu_lobby(&self) -> &'static str {
        "Lobby, new game"
    }
    fn menu_curtain(&self) -> &'static str {
        "Curtain between turns"
    }
    fn curtain_title(&self, name: &str) -> String {
        format!("{name}’s turn")
    }
    fn curtain_turn(&self) -> &'static str {
        "Hand over the screen. Nothing here is secret: the curtain only marks the change."
    }
    fn curtain_draft(&self, name: &str) -> String {
        format!("{name} now looks at two starting trolls in secret. Everybody else looks away.")
    }
    fn curtain_open(&self, name: &str) -> String {
        format!("I am {name}")
    }
    fn last_rounds(&self, left: u8) -> String {
        match left {
            1 => "The last round".to_owned(),
            2 => "This round and one more".to_owned(),
            _ => "The last crown is taken: this round and two more".to_owned(),
        }
    }
    fn no_game(&self) -> &'static str {
        "There is no game on the table."
    }
    fn seed(&self, seed: &str) -> String {
        format!("Seed: {seed}")
    }
    fn card(&self, name: &str, level: u8) -> String {
        if level == 0 { format!("{name}, starting troll") } else { format!("{name}, level {level}") }
    }
}
