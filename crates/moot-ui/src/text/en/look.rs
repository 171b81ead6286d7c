//! Looks and sounds in English.

use super::English;
use crate::look::Theme;
use crate::text::look::LookWords;

impl LookWords for English {
    fn title(&self) -> &'static str {
        "Look and sound"
    }
    fn theme(&self) -> &'static str {
        "Theme"
    }
    fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Game => "As the game",
            Theme::Winter => "Winter",
            Theme::Autumn => "Autumn",
            Theme::Dark => "Dark",
            Theme::Light => "Light",
            Theme::Contrast => "High contrast",
        }
    }
    fn theme_note(&self) -> &'static str {
        "Themes change the table and the land. Pieces, patterns and signs stay as they are."
    }
    fn sound(&self) -> &'static str {
        "Sound"
    }
    fn sounds_on(&self) -> &'static str {
        "Sounds of the table"
    }
    fn volume(&self) -> &'static str {
        "How loud"
    }
    fn motion_note(&self) -> &'static str {
        "Nothing moves when your device asks for less motion, or when computer players play at the pace “Instant”."
    }
}
