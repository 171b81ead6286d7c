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
mod listener;
mod live_peer;
mod news;
pub mod qr;
mod random;
mod reconnect;
mod server;
mod settings;
mod transport;

pub use connection::{Connection, ConnectionEvent, End, Start};
pub use error::{ConnectError, LiveError, Step};
pub use live_peer::LivePeer;
pub use news::LiveNews;
pub use random::{NoRandomness, draw_device, random_bytes};
pub use reconnect::{ASK_AFTER, CALL_WITHIN, GIVE_WAY};
pub use server::{Server, ServerError};
pub use settings::Settings;
pub use transport::OpenCode;

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
