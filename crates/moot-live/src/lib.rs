//! Live play in the browser.
//!
//! [`Connection`] is an `RTCPeerConnection` of the browser with one data channel; it is opened by the codes of `moot_net`.
//! [`LivePeer`] runs a [`moot_net::Peer`] over connections: it sends and receives, keeps time, draws random numbers, and
//! connects again to devices that were lost. [`qr::svg`] draws the QR picture of a link.
//!
//! The crate names no game and no screen. It compiles natively so that its pure parts are tested there; connections
//! work in a browser only.
#![forbid(unsafe_code)]

mod clock;
mod codes;
mod connection;
mod error;
mod live_peer;
mod news;
mod open_code;
pub mod qr;
mod random;
mod reconnect;
mod server;
mod settings;
mod transport;
mod wait;

pub use connection::{Connection, ConnectionEvent, End, Start};
pub use error::{ConnectError, LiveError, Step};
pub use live_peer::LivePeer;
pub use news::LiveNews;
pub use open_code::OpenCode;
pub use random::{NoRandomness, draw_device};
pub use server::{Server, ServerError};
pub use settings::Settings;

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
