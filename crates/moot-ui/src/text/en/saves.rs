//! Saved games in English.

use moot_table::Unreadable;

use super::{English, counted};
use crate::saves::{Lasting, Merged, StoreError};
use crate::text::saves::{SavesWords, Unfit};

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
    fn torn(&self) -> &'static str {
        "What is stored of it breaks off or is garbled."
    }
    fn older(&self, key: &str) -> String {
        format!(
            "The last saving of this game could not be read and has been kept as “{key}”. This is the game as it was one saving earlier."
        )
    }
    fn away_title(&self) -> &'static str {
        "Played in another tab"
    }
    fn away(&self) -> &'static str {
        "This game is open in another tab of this browser. Here it can only be watched."
    }
    fn play_on_here(&self) -> &'static str {
        "Play on here"
    }
    fn merged(&self, merged: &Merged) -> String {
        let mut told = vec![format!("{} added", counted(merged.added, "game", "games"))];
        if merged.known > 0 {
            told.push(format!("{} already here", merged.known));
        }
        if merged.aside > 0 {
            told.push(format!(
                "{} kept aside that could not be read",
                counted(merged.aside, "text", "texts")
            ));
        }
        let told = told.join(", ");
        match merged.stopped {
            None => format!("{told}. Nothing that was here has been changed."),
            Some(_) => {
                format!("{told}, then the browser took no more. Nothing that was here has been changed.")
            }
        }
    }
    fn lasting(&self, lasting: Lasting) -> &'static str {
        match lasting {
            Lasting::Promised => "This browser has promised to keep your games until you delete them.",
            Lasting::Best => {
                "This browser keeps your games, but may clear them when it runs short of room or after some time without a visit. Take copies of games that matter."
            }
            Lasting::Unknown => {
                "Games lie in this browser only. Some browsers clear what a site has stored after a week without a visit: take copies of games that matter."
            }
        }
    }
    fn ask_to_last(&self) -> &'static str {
        "Ask the browser to keep them"
    }
    fn saved(&self, date: &str) -> String {
        format!("saved {date}")
    }
    fn lonely(&self) -> &'static str {
        "no copy for three days"
    }
    fn lonely_all(&self, games: usize) -> String {
        match games {
            1 => "One game has had no copy outside this browser for three days.".to_owned(),
            _ => format!("{games} games have had no copy outside this browser for three days."),
        }
    }
    fn export_all(&self) -> &'static str {
        "Save all as one file"
    }
    fn paste(&self) -> &'static str {
        "Paste a saved game or a link"
    }
    fn paste_help(&self) -> &'static str {
        "A file can also be dropped here."
    }
    fn open(&self) -> &'static str {
        "Open"
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
}
