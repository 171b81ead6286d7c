//! Texts about games as links.

use moot_table::{BadLink, LinkTrouble};

use crate::links::SaveRelation;

/// Texts about games as links.
pub trait LinkWords: Sync {
    /// A game has arrived.
    fn arrived(&self) -> &'static str;
    /// It cannot be opened.
    fn broken(&self) -> &'static str;
    /// Take the turn of a player, the others play elsewhere.
    fn take_turn(&self, name: &str) -> String;
    /// What that does.
    fn take_turn_help(&self, name: &str) -> String;
    /// Go on with everybody at this screen.
    fn go_on(&self) -> &'static str;
    /// What that does.
    fn go_on_help(&self) -> &'static str;
    /// Watch it.
    fn watch(&self) -> &'static str;
    /// What that does.
    fn watch_help(&self) -> &'static str;
    /// How it is related to a game that is here.
    fn kin(&self, kin: SaveRelation) -> String;
    /// What somebody curious could read in a link.
    fn open_book(&self) -> &'static str;
    /// Why a text is no link.
    fn bad(&self, why: BadLink) -> &'static str;
    /// Why a link is no game.
    fn trouble(&self, why: &LinkTrouble) -> String;
    /// Make a link, in the menu and over the dialog.
    fn make(&self) -> &'static str;
    /// What the link leads to.
    fn make_help(&self) -> &'static str;
    /// The field with the address.
    fn address(&self) -> &'static str;
    /// Copy it.
    fn copy(&self) -> &'static str;
    /// It has been copied.
    fn copied(&self) -> &'static str;
    /// Hand it to another program.
    fn share(&self) -> &'static str;
    /// Somebody at another screen is on turn.
    fn turn_of(&self, name: &str) -> String;
    /// What to do.
    fn send_on(&self, name: &str) -> String;
    /// How one plays by link.
    fn by_link(&self) -> &'static str;
}
