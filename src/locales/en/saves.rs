//! Saved games in English.

use moot_table::Unreadable;

use super::{English, counted};
use crate::saves::StoreError;
use crate::words::saves::{SavesWords, Unfit};

impl SavesWords for English {
    fn continue_title(&self) -> &'static str {
        "Continue"
    }
    fn count(&self, saves: usize) -> String {
        counted(saves, "saved table", "saved tables")
    }
    fn none(&self) -> &'static str {
        "No saved table yet. A game is saved in this browser after every action."
    }
    fn last_played(&self) -> &'static str {
        "last played"
    }
    fn begun(&self, date: &str) -> String {
        format!("begun {date}")
    }
    fn turn_of(&self, name: &str) -> String {
        format!("{name}’s turn")
    }
    fn finished(&self) -> &'static str {
        "finished"
    }
    fn continue_label(&self, game: &str, what: &str) -> String {
        format!("Continue {game}: {what}")
    }
    fn export(&self) -> &'static str {
        "Save as a file"
    }
    fn delete(&self) -> &'static str {
        "Delete"
    }
    fn delete_sure(&self) -> &'static str {
        "Delete for good"
    }
    fn import(&self) -> &'static str {
        "Open a saved file"
    }
    fn import_failed(&self, why: &str) -> String {
        format!("This file was not opened: {why}")
    }
    fn kept_title(&self) -> &'static str {
        "Saves that could not be read"
    }
    fn kept(&self, key: &str, why: &str) -> String {
        format!("A saved game could not be read and has been kept as “{key}”. {why}")
    }
    fn show_text(&self) -> &'static str {
        "Show its text"
    }
    fn go_on_from(&self, entry: usize) -> String {
        format!("Go on from move {entry}, the last that can be read")
    }
    fn unreadable(&self, why: &Unreadable) -> String {
        match why {
            Unreadable::NotJson { line, column } => {
                format!("Its text breaks off or is garbled at line {line}, column {column}.")
            }
            Unreadable::NotASave { key } => format!("It is no Trollmoot save: “{key}” is missing."),
            Unreadable::NewerFormat { .. } => "It was written by a later version of this page.".to_owned(),
            Unreadable::Damaged { .. } => {
                "It has been changed or damaged: its checksum does not match.".to_owned()
            }
            Unreadable::Step(_) => "It is too old to be brought up to date.".to_owned(),
            Unreadable::Shape { detail } => format!("A part of it is not as it should be: {detail}."),
        }
    }
    fn unfit(&self, why: &Unfit) -> String {
        match why {
            Unfit::OtherGame(game) => format!("It is a game of “{game}”, which cannot be played here."),
            Unfit::NewerRules => "It was played by later rules than this page knows.".to_owned(),
            Unfit::Setup => "Its players or options make no game.".to_owned(),
            Unfit::Log { entry } => format!("Move {entry} does not fit the rules."),
        }
    }
    fn not_saved(&self, why: StoreError) -> &'static str {
        match why {
            StoreError::Disabled => {
                "This browser does not allow saving, so the game will be lost when the page closes. Save it as a file."
            }
            StoreError::Full => {
                "The browser’s storage is full, so the last moves are not saved. Save the game as a file, or delete old games in the lobby."
            }
        }
    }
    fn drifted(&self) -> &'static str {
        "The rules have been corrected since this game was saved, so its last position may differ from what you remember."
    }
    fn as_text(&self) -> &'static str {
        "The game as text"
    }
    fn copy(&self) -> &'static str {
        "Copy"
    }
    fn crashed(&self) -> &'static str {
        "Trollmoot has stumbled and cannot go on"
    }
    fn crashed_help(&self) -> &'static str {
        "Your game is saved as it was after the last move. Reload the page to go on from there. The text below is that save: keep it if the trouble comes back."
    }
    fn reload(&self) -> &'static str {
        "Reload the page"
    }
}
