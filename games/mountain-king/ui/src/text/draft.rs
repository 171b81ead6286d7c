//! The draft of starters.

use mountain_king::Pile;

/// The draft of starters.
pub trait DraftWords: Sync {
    /// Title of the screen.
    fn title(&self, name: &str) -> String;
    /// What is to be done, with how many starters are kept already.
    fn task(&self, kept: u8) -> String;
    /// That nobody else may look.
    fn secret(&self) -> &'static str;
    /// Title of the hand.
    fn hand(&self) -> &'static str;
    /// Title of the slots.
    fn slots(&self) -> &'static str;
    /// A starter for those who hear it: what it repeats, what it gives once.
    fn starter(&self, card: u8, once: Pile) -> String;
    /// What stands before the resources that a starter gives at once.
    fn once(&self) -> &'static str;
    /// What the symbol of a starter means, and the resources beneath it.
    fn repeats(&self) -> &'static str;
    /// A slot of the bottom row, and how often it will wake.
    fn slot(&self, slot: u8, wakes: u32) -> String;
    /// How often a slot will wake, in few words.
    fn wakes(&self, wakes: u32) -> String;
    /// That the team mate may look on, and nobody of the other team.
    fn team_secret(&self) -> &'static str;
    /// That one-time resources go to the team, and that nobody has a bonus.
    fn team_bonus(&self) -> &'static str;
    /// The bonus for those who go later, by the place in the turn order, from 0.
    fn bonus(&self, place: u8) -> &'static str;
    /// The button that keeps a starter in a slot.
    fn keep(&self, card: u8, slot: u8) -> String;
    /// A starter is kept in that slot already.
    fn taken(&self) -> &'static str;
    /// Nothing is chosen yet.
    fn choose_both(&self) -> &'static str;
}
