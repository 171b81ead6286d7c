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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::refusals::sentence;
    use moot_core::{Seat, SeatSet};
    use moot_table::Refused;
    use trollmoot::samples::{checked, scene};

    #[test]
    fn every_refusal_that_any_game_can_meet_has_a_sentence() {
        scene(|scene| {
            for refused in [
                Refused::Over,
                Refused::NotAsked { seat: Seat(1), asked: SeatSet::one(Seat(0)) },
                Refused::ChanceIsDue,
                Refused::NoChanceIsDue,
                Refused::TooLong { bound: 40_000 },
            ] {
                checked(&sentence(scene, &refused), &format!("{refused:?}"));
            }
        });
        assert_eq!(English.others_first(&["Ann".to_owned()]), "Ann must decide first.");
    }
}
