//! The score sheet in English.

use super::English;
use crate::text::sheet::SheetWords;

impl SheetWords for English {
    fn title(&self) -> &'static str {
        "Final scores"
    }
    fn ahead(&self, total: i32, by: i32, points: &str) -> String {
        format!("{total} {points}, {by} ahead")
    }
    fn bar(&self, name: &str, total: i32, points: &str) -> String {
        format!("{name}: {total} {points}")
    }
    fn place(&self, place: u8) -> String {
        match place {
            1 => "1st".to_owned(),
            2 => "2nd".to_owned(),
            3 => "3rd".to_owned(),
            other => format!("{other}th"),
        }
    }
    fn chart_start(&self) -> &'static str {
        "start"
    }
    fn chart_finish(&self) -> &'static str {
        "final"
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
