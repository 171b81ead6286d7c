//! Texts of replays and what-ifs.

use crate::replay::Stride;

/// Texts of replays and what-ifs.
pub trait ReplayWords: Sync {
    /// Replay the game.
    fn replay(&self) -> &'static str;
    /// The table before the first decision.
    fn begins(&self) -> &'static str;
    /// Before which decision of how many, both from 0; the last place is after all of them.
    fn position(&self, place: usize, end: usize) -> String;
    /// The slider, read aloud.
    fn slider(&self) -> &'static str;
    /// A button that goes one step.
    fn step(&self, stride: Stride, later: bool) -> &'static str;
    /// Why there is no further step.
    fn no_step(&self, later: bool) -> &'static str;
    /// Play.
    fn play(&self) -> &'static str;
    /// Pause.
    fn pause(&self) -> &'static str;
    /// How fast it plays.
    fn speed(&self) -> &'static str;
    /// So many quarters of the usual speed.
    fn speed_of(&self, quarters: u64) -> String;
    /// Leave the replay.
    fn leave(&self) -> &'static str;
    /// A line of the log that leads to its moment, read aloud before it.
    fn jump(&self) -> &'static str;
    /// Whose deeds the log shows.
    fn filter(&self) -> &'static str;
    /// Those of all.
    fn everybody(&self) -> &'static str;
    /// Search the log.
    fn search(&self) -> &'static str;
    /// Nothing was found.
    fn nothing_found(&self) -> &'static str;
    /// How far Undo reaches, and why: `what` was revealed there.
    fn barrier(&self, what: &str) -> String;
    /// Ask what would have been.
    fn what_if(&self) -> &'static str;
    /// What a what-if is, of a game that is over or goes on.
    fn about_what_if(&self, over: bool) -> &'static str;
    /// What to call it.
    fn name(&self) -> &'static str;
    /// A name for one that begins there.
    fn proposed(&self, moment: &str) -> String;
    /// Who plays the other seats.
    fn against(&self) -> &'static str;
    /// Play every seat.
    fn alone(&self) -> &'static str;
    /// Begin it.
    fn begin(&self) -> &'static str;
    /// It could not be begun.
    fn no_what_if(&self) -> &'static str;
    /// The mark of a what-if on the table.
    fn marked(&self, name: &str) -> String;
    /// Back to the game from which it was taken.
    fn back(&self) -> &'static str;
    /// That game is gone.
    fn orphan(&self) -> &'static str;
    /// The list of what-ifs.
    fn tree(&self) -> &'static str;
    /// The game at the root.
    fn root(&self) -> &'static str;
    /// Where a what-if left its game.
    fn forked(&self, plies: usize) -> String;
    /// This one is on the table.
    fn here(&self) -> &'static str;
    /// The what-if on the table cannot be deleted.
    fn not_here(&self) -> &'static str;
    /// A what-if with what-ifs of its own cannot be deleted.
    fn not_empty(&self) -> &'static str;
    /// There are none.
    fn no_branches(&self) -> &'static str;
}
