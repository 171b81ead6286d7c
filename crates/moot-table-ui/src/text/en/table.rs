//! The table in English.

use moot_table::Barrier;

use super::English;
use crate::text::table::TableWords;

impl TableWords for English {
    fn nearer(&self) -> &'static str {
        "Zoom in"
    }
    fn farther(&self) -> &'static str {
        "Zoom out"
    }
    fn small_map(&self) -> &'static str {
        "Small map: tap where you want to look"
    }
    fn chip(&self, name: &str, shown: &str, active: bool, show: &str) -> String {
        let turn = if active { ", on turn" } else { "" };
        format!("{name}: {shown}{turn}. {show}")
    }
    fn human(&self) -> &'static str {
        "Human"
    }
    fn team(&self, names: &[String]) -> String {
        names.join(" and ")
    }
    fn plays_with(&self, mate: &str) -> String {
        format!("with {mate}")
    }
    fn mate_may_look(&self, mate: &str) -> String {
        format!("Except {mate}, who plays in the same team and may look on.")
    }
    fn players(&self) -> &'static str {
        "Players"
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
            Barrier::Fork => "The what-if begins here; what was before belongs to the game",
            Barrier::Reveal { .. } => "Something was revealed since, so it cannot be taken back",
        }
    }
    fn nothing_to_redo(&self) -> &'static str {
        "Nothing has been taken back"
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
    fn setup(&self) -> &'static str {
        "Setting up"
    }
    fn taken_back(&self) -> &'static str {
        "Taken back"
    }
    fn done_again(&self) -> &'static str {
        "Done again"
    }
    fn turn_of(&self, name: &str) -> String {
        format!("{name} is on turn.")
    }
    fn sheet(&self) -> &'static str {
        "What lies round the board, and the log"
    }
    fn tab_log(&self) -> &'static str {
        "Log"
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
    fn menu_curtain_always(&self) -> &'static str {
        "Here it falls in any case: something is secret."
    }
    fn curtain_title(&self, name: &str) -> String {
        format!("{name}’s turn")
    }
    fn curtain_open(&self, name: &str) -> String {
        format!("I am {name}")
    }
    fn no_game(&self) -> &'static str {
        "There is no game on the table."
    }
    fn seed(&self, seed: &str) -> String {
        format!("Seed: {seed}")
    }
}
