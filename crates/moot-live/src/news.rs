//! What a live peer tells the page.

use moot_net::{Conn, DeviceId, News};

use crate::End;

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveNews {
    /// News of the peer. [`News::Signal`] is not among them: the live peer answers it itself.
    Peer(News),
    /// A connection that a person began by code did not open. A new code is needed.
    NotOpened {
        /// The connection.
        conn: Conn,
        /// Why it did not.
        why: End,
    },
    /// Nothing arrives over a connection. It may come back by itself.
    Interrupted {
        /// The connection.
        conn: Conn,
        /// The device at the other end, if it has said hello.
        device: Option<DeviceId>,
    },
    /// A connection is back.
    Resumed {
        /// The connection.
        conn: Conn,
        /// The device at the other end, if it has said hello.
        device: Option<DeviceId>,
    },
    /// An open connection has ended, and not because this device closed it.
    Ended {
        /// The connection.
        conn: Conn,
        /// The device at the other end, if it had said hello.
        device: Option<DeviceId>,
        /// Whether the other end closed it, or it was lost.
        how: End,
    },
    /// A device that was lost is called by way of another one.
    Calling(DeviceId),
    /// A device that was lost cannot be called, or does not answer: a person has to send it a new code.
    CodeNeeded(DeviceId),
}
