//! The score sheet in English.

use super::English;
use crate::words::sheet::SheetWords;

impl SheetWords for English {
    fn title(&self) -> &'static str {
        "Final scores"
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
    fn total(&self) -> &'static str {
        "Honour"
    }
    fn winner(&self, name: &str) -> String {
        format!("{name} is crowned")
    }
    fn winners(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => self.winner(one),
            [most @ .., last] => format!("{} and {last} share the crown", most.join(", ")),
        }
    }
    fn ahead(&self, honour: i32, by: i32) -> String {
        format!("{honour} honour, {by} ahead")
    }
    fn tie_broken(&self, honour: i32, levels: i32, other: i32) -> String {
        format!("{honour} honour, a tie: the trolls’ levels add up to {levels}, against {other}")
    }
    fn tie_shared(&self, honour: i32) -> String {
        format!("{honour} honour each, and trolls of equal levels")
    }
    fn place(&self, place: u8) -> String {
        match place {
            1 => "1st".to_owned(),
            2 => "2nd".to_owned(),
            3 => "3rd".to_owned(),
            other => format!("{other}th"),
        }
    }
    fn tie_note(&self) -> &'static str {
        "With equal honour, the lower sum of the levels of the trolls recruited is better; if that is equal too, the place is shared."
    }
    fn chart_start(&self) -> &'static str {
        "start"
    }
    fn chart_finish(&self) -> &'static str {
        "final"
    }
    fn chart(&self) -> &'static str {
        "Honour over time"
    }
    fn chart_extra(&self) -> &'static str {
        "by rounds, as far as it was certain"
    }
    fn bar(&self, name: &str, total: i32) -> String {
        format!("{name}: {total} honour")
    }
    fn ranking(&self) -> &'static str {
        "Ranking"
    }
    fn board(&self) -> &'static str {
        "Back to the board"
    }
    fn new_game(&self) -> &'static str {
        "New game"
    }
    fn so_far(&self) -> &'static str {
        "What is certain so far; the game goes on."
    }
}
