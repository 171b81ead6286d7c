//! The step size of a replay.

/// The step size of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the adjacent decision.
    Decision,
    /// To the beginning of the adjacent turn.
    Turn,
    /// To the beginning or the end of the game.
    All,
}
