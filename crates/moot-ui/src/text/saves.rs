//! Texts about saved games.

use moot_table::Unreadable;

use crate::saves::{Lasting, Merged, StoreError};

/// Why a save that can be read is no game that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Another game, by its name on the wire.
    OtherGame(String),
    /// Later rules than those here.
    NewerRules,
    /// Options or seats that make no game.
    Setup,
    /// The log does not fit from this entry on.
    Log {
        /// Which entry, from 1.
        entry: usize,
    },
}

/// Texts about saved games.
pub trait SavesWords: Sync {
    /// The panel.
    fn continue_title(&self) -> &'static str;
    /// How many there are.
    fn count(&self, saves: usize) -> String;
    /// None yet.
    fn none(&self) -> &'static str;
    /// When it was begun.
    fn begun(&self, date: &str) -> String;
    /// Whose turn it is.
    fn turn_of(&self, name: &str) -> String;
    /// It is finished.
    fn finished(&self) -> &'static str;
    /// Continue a game.
    fn continue_label(&self, game: &str, what: &str) -> String;
    /// Save as a file.
    fn export(&self) -> &'static str;
    /// Delete.
    fn delete(&self) -> &'static str;
    /// Delete, really.
    fn delete_sure(&self) -> &'static str;
    /// Open a file.
    fn import(&self) -> &'static str;
    /// A file could not be opened.
    fn import_failed(&self, why: &str) -> String;
    /// The heading over saves that were kept aside.
    fn kept_title(&self) -> &'static str;
    /// A save that was kept aside, and why.
    fn kept(&self, key: &str, why: &str) -> String;
    /// Show its text.
    fn show_text(&self) -> &'static str;
    /// Go on from the last moment that could be read.
    fn go_on_from(&self, entry: usize) -> String;
    /// What is stored is not whole.
    fn torn(&self) -> &'static str;
    /// The last saving could not be read, so the one before it was opened; the other one lies aside.
    fn older(&self, key: &str) -> String;
    /// Another tab plays the game.
    fn away_title(&self) -> &'static str;
    /// It can be watched here meanwhile.
    fn away(&self) -> &'static str;
    /// Take it over.
    fn play_on_here(&self) -> &'static str;
    /// What became of the games of a file.
    fn merged(&self, merged: &Merged) -> String;
    /// What the browser says of how long it keeps the games.
    fn lasting(&self, lasting: Lasting) -> &'static str;
    /// Ask it to keep them for good.
    fn ask_to_last(&self) -> &'static str;
    /// When it was saved last.
    fn saved(&self, date: &str) -> String;
    /// A game has had no copy outside this browser for days.
    fn lonely(&self) -> &'static str;
    /// So many games have none.
    fn lonely_all(&self, games: usize) -> String;
    /// All games as one file.
    fn export_all(&self) -> &'static str;
    /// The text of a save or a link, to be pasted.
    fn paste(&self) -> &'static str;
    /// What can be pasted or dropped.
    fn paste_help(&self) -> &'static str;
    /// Open what was pasted.
    fn open(&self) -> &'static str;
    /// Why a text is no save.
    fn unreadable(&self, why: &Unreadable) -> String;
    /// Why a save is no game.
    fn unfit(&self, why: &Unfit) -> String;
    /// Storage does not work: the game goes on, but is not saved.
    fn not_saved(&self, why: StoreError) -> &'static str;
    /// The rules have changed since: the same log led elsewhere.
    fn drifted(&self) -> &'static str;
    /// The game as text.
    fn as_text(&self) -> &'static str;
    /// Copy it.
    fn copy(&self) -> &'static str;
}
