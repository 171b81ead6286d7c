//! The sentences of refusals that all games share.

use moot_core::{Seat, SeatSet};
use moot_table::Refused;
use moot_table_ui::game::refusal::sentence;
use moot_table_ui::text::en::ENGLISH;
use moot_ui::testing::checked;
use mountain_king_ui::samples::context;

#[test]
fn every_refusal_that_any_game_can_meet_has_a_sentence() {
    context(|context| {
        for refused in [
            Refused::Over,
            Refused::NotAsked { seat: Seat(1), asked: SeatSet::one(Seat(0)) },
            Refused::ChanceIsDue,
            Refused::NoChanceIsDue,
            Refused::TooLong { bound: 40_000 },
        ] {
            checked(&sentence(context, &refused), &format!("{refused:?}"));
        }
    });
    assert_eq!(ENGLISH.refusals.others_first(&["Ann".to_owned()]), "Ann must decide first.");
}
