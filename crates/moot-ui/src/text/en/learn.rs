//! Lessons, rulebook and glossary in English.

use super::{English, counted};
use crate::text::learn::LearnWords;

impl LearnWords for English {
    fn lessons(&self) -> &'static str {
        "Lessons"
    }
    fn lessons_about(&self) -> &'static str {
        "Each lesson is a short game on the real table. You can leave it at any time and go on later."
    }
    fn rules(&self) -> &'static str {
        "Rules"
    }
    fn minutes(&self, minutes: usize) -> String {
        counted(minutes, "minute", "minutes")
    }
    fn begin(&self) -> &'static str {
        "Begin"
    }
    fn resume(&self) -> &'static str {
        "Go on"
    }
    fn again(&self) -> &'static str {
        "Play again"
    }
    fn done(&self) -> &'static str {
        "Finished"
    }
    fn coach(&self, lesson: &str) -> String {
        format!("Lesson: {lesson}")
    }
    fn step(&self, step: usize, of: usize) -> String {
        format!("{step} of {of}")
    }
    fn next(&self) -> &'static str {
        "Next"
    }
    fn show_me(&self) -> &'static str {
        "Show me where"
    }
    fn behind_tab(&self) -> &'static str {
        "It is behind the marked tab."
    }
    fn others_move(&self) -> &'static str {
        "The others move…"
    }
    fn other_way(&self) -> &'static str {
        "The rules allow that, and in a game it may well be right. For this lesson, take it back and try what is marked."
    }
    fn take_back(&self) -> &'static str {
        "Take it back"
    }
    fn restart(&self) -> &'static str {
        "Begin anew"
    }
    fn leave(&self) -> &'static str {
        "Leave the lesson"
    }
    fn fold(&self) -> &'static str {
        "Make the coach small"
    }
    fn unfold(&self) -> &'static str {
        "Show what the coach says"
    }
    fn finished(&self) -> &'static str {
        "That was the whole lesson."
    }
    fn next_lesson(&self) -> &'static str {
        "Next lesson"
    }
    fn play(&self) -> &'static str {
        "Play a game"
    }
    fn not_fetched(&self) -> &'static str {
        "This text could not be fetched. There may be no connection just now."
    }
    fn try_again(&self) -> &'static str {
        "Try again"
    }
    fn search(&self) -> &'static str {
        "Search the rules"
    }
    fn found(&self, sections: usize) -> String {
        if sections == 0 { "Nothing found".to_owned() } else { counted(sections, "section", "sections") }
    }
    fn contents(&self) -> &'static str {
        "Contents"
    }
    fn link_to(&self, section: &str) -> String {
        format!("Link to “{section}”")
    }
    fn show_example(&self) -> &'static str {
        "Show the example"
    }
    fn earlier(&self) -> &'static str {
        "Step back"
    }
    fn later(&self) -> &'static str {
        "Step on"
    }
    fn rule(&self) -> &'static str {
        "Read the rule"
    }
    fn quick(&self) -> &'static str {
        "Quick game"
    }
}
