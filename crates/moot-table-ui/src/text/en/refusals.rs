//! Why something cannot be done, in English.

use super::English;
use crate::text::refusals::RefusalWords;
use moot_ui::text::en::join::and;

impl RefusalWords for English {
    fn over(&self) -> &'static str {
        "The game is over."
    }
    fn others_first(&self, names: &[String]) -> String {
        format!("{} must decide first.", and(names))
    }
    fn draw_first(&self) -> &'static str {
        "A card has to be drawn first."
    }
    fn no_draw(&self) -> &'static str {
        "Nothing is to be drawn now."
    }
    fn too_long(&self, bound: usize) -> String {
        format!("No game may be longer than {bound} entries.")
    }
}
