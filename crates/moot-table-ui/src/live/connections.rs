//! What the dialogs of live play ask of the devices. Not generic, so that all games share the dialogs.

use core::pin::Pin;
use std::rc::Rc;

use leptos::prelude::*;
use moot_live::{ConnectError, OpenCode, Server};
use moot_net::Conn;

/// What has become of a connection that a person began by a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The device at the other end is connected; the name of its person.
    Met(String),
    /// The devices do not reach each other.
    NotOpened,
}

/// The invitation of this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invitation {
    /// The browser looks for its addresses.
    Making,
    /// There is none.
    Failed(ConnectError),
    /// It waits for an answer.
    Open(OpenCode),
    /// The answer has been entered, and the connection is being opened.
    Answered,
}

/// A code that the browser is making or entering.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, ConnectError>>>>;

/// The connections of this device.
pub trait Connections {
    /// What has become of the last connection that a person began by a code.
    fn opening(&self) -> ReadSignal<Option<(Conn, Opening)>, LocalStorage>;
    /// The invitation of this device.
    fn invitation(&self) -> ReadSignal<Option<Invitation>, LocalStorage>;
    /// The connection to a device with another course of the game, if there is one.
    fn parted(&self) -> ReadSignal<Option<Conn>, LocalStorage>;
    /// Makes an invitation, in place of the one that waits.
    fn make_invitation(&self);
    /// Uses other servers from now on.
    fn use_servers(&self, servers: Vec<Server>);
    /// Enters the answer to an invitation. If it is not used, the invitation still waits.
    fn accept(&self, text: String) -> Coming<()>;
    /// Answers an invitation of another device.
    fn answer(&self, text: String) -> Coming<OpenCode>;
    /// Called when the host has entered the answer of this device.
    fn answer_was_entered(&self, conn: Conn);
    /// Gives up the own course of the game.
    fn take_theirs(&self, conn: Conn);
    /// Keeps the own course of the game. The other device has to give up its own.
    fn keep_mine(&self);
    /// Makes this device the host.
    fn take_over(&self);
}

/// The connections of this device, for views.
pub type Handle = StoredValue<Rc<dyn Connections>, LocalStorage>;
