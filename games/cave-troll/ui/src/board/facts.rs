//! What there is to say about a space, for those who hear the board and for those who look closer.

use cave_troll::{Piece, Space, State};

use super::build;
use super::model::Room;
use super::skin;

/// What there is to say about a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Which space.
    pub at: Space,
    /// How it stands, if it is a room.
    pub room: Option<Room>,
    /// Who stands there, and how many of each.
    pub figures: Vec<(Piece, u8)>,
    /// Where its doorways lead.
    pub doors: Vec<Space>,
}

impl Facts {
    /// Looks at a space.
    #[must_use]
    pub fn of(state: &State, at: Space) -> Facts {
        let mut figures: Vec<(Piece, u8)> = state
            .pieces(at)
            .map(|piece| {
                let camp = state.player(piece.seat).adventurers.get(at.index()).copied().unwrap_or(0);
                (piece, if piece.figure == cave_troll::Figure::Adventurer { camp } else { 1 })
            })
            .collect();
        figures.sort_by_key(|&(piece, _)| skin::order(piece));
        Facts {
            at,
            room: at.is_room().then(|| build::room(state, at)),
            figures,
            doors: at.near().iter().collect(),
        }
    }
}
