//! Replays and what-ifs in English.

use super::English;
use crate::replay::Stride;
use crate::text::replay::ReplayWords;

impl ReplayWords for English {
    fn replay(&self) -> &'static str {
        "Replay"
    }
    fn begins(&self) -> &'static str {
        "The game begins."
    }
    fn position(&self, place: usize, end: usize) -> String {
        format!("Decision {place} of {end}")
    }
    fn slider(&self) -> &'static str {
        "Moment of the game"
    }
    fn step(&self, stride: Stride, later: bool) -> &'static str {
        match (stride, later) {
            (Stride::Decision, false) => "One decision back",
            (Stride::Decision, true) => "One decision on",
            (Stride::Turn, false) => "One turn back",
            (Stride::Turn, true) => "One turn on",
            (Stride::All, false) => "To the beginning",
            (Stride::All, true) => "To the end",
        }
    }
    fn no_step(&self, later: bool) -> &'static str {
        if later { "This is the last moment" } else { "This is the beginning" }
    }
    fn play(&self) -> &'static str {
        "Play"
    }
    fn pause(&self) -> &'static str {
        "Pause"
    }
    fn speed(&self) -> &'static str {
        "Speed"
    }
    fn speed_of(&self, quarters: u64) -> String {
        match quarters {
            2 => "½×".to_owned(),
            quarters => format!("{}×", quarters / 4),
        }
    }
    fn leave(&self) -> &'static str {
        "Leave replay"
    }
    fn jump(&self) -> &'static str {
        "Show this moment"
    }
    fn filter(&self) -> &'static str {
        "Whose deeds"
    }
    fn everybody(&self) -> &'static str {
        "Everybody"
    }
    fn search(&self) -> &'static str {
        "Search the saga"
    }
    fn nothing_found(&self) -> &'static str {
        "Nothing of that kind has happened."
    }
    fn barrier(&self, what: &str) -> String {
        format!("Undo stops here: something was revealed. {what}").trim_end().to_owned()
    }
    fn what_if(&self) -> &'static str {
        "What if?"
    }
    fn about_what_if(&self, over: bool) -> &'static str {
        if over {
            "A copy of the game from this moment on, in which you can try something else. It meets the same luck; the game itself stays as it is."
        } else {
            "A copy of the game from this moment on, in which you can try something else. What is still hidden from you is dealt anew, so that it tells nothing; the game itself stays as it is."
        }
    }
    fn name(&self) -> &'static str {
        "Name"
    }
    fn proposed(&self, moment: &str) -> String {
        format!("From {}", moment.to_lowercase())
    }
    fn against(&self) -> &'static str {
        "The others"
    }
    fn alone(&self) -> &'static str {
        "I play them all"
    }
    fn begin(&self) -> &'static str {
        "Try it"
    }
    fn no_what_if(&self) -> &'static str {
        "No copy could be made of this moment."
    }
    fn marked(&self, name: &str) -> String {
        if name.is_empty() { "What-if".to_owned() } else { format!("What-if: {name}") }
    }
    fn back(&self) -> &'static str {
        "Back to the game"
    }
    fn orphan(&self) -> &'static str {
        "The game from which it was taken has been deleted"
    }
    fn tree(&self) -> &'static str {
        "Game and what-ifs"
    }
    fn root(&self) -> &'static str {
        "The game"
    }
    fn forked(&self, plies: usize) -> String {
        format!("after step {plies}")
    }
    fn here(&self) -> &'static str {
        "on the table"
    }
    fn not_here(&self) -> &'static str {
        "It is on the table: go back to the game first"
    }
    fn not_empty(&self) -> &'static str {
        "What-ifs were taken from it: delete those first"
    }
    fn no_branches(&self) -> &'static str {
        "No what-if has been taken from this game yet. Leaf through a replay and press “What if?”."
    }
}
