//! The score sheet.

use moot_core::{Category, ScoreSheet, Seat};

use crate::{Phase, Setup, State};

/// The rows of the score sheet: points for emptied heaps, and the point for a card that was never played.
pub const CATEGORIES: [Category; 2] = ["heaps", "card"];

impl State {
    /// The points for the card of a seat if the game ended now.
    #[must_use]
    pub const fn card_points(&self, seat: Seat) -> u8 {
        self.hand(seat).is_kept() as u8
    }
}

/// The points that are certain now. The point for a card is certain once the game is over. Of equal totals the player of the
/// last stone wins; other equal totals share a rank.
pub(crate) fn sheet(setup: &Setup, state: &State) -> ScoreSheet {
    let over = state.phase == Phase::Over;
    let mut sheet = ScoreSheet::new(&CATEGORIES, setup.players());
    for seat in setup.seats() {
        sheet.points[0][seat.index()] = state.player(seat).points.into();
        sheet.points[1][seat.index()] = if over { state.card_points(seat).into() } else { 0 };
    }
    sheet.rank_by(|seat| i32::from(!over || seat != state.active));
    sheet
}
