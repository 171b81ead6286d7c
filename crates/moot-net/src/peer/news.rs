//! What a device wants done and shown.

use moot_core::Seat;

use crate::{DeviceId, Effect, Parting, Refusal, WhyNot, WireError};

/// A connection, by a number that the caller gives it. Every new connection has a new number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Conn(pub u32);

/// What the caller does after each call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// Sends the bytes.
    Send {
        /// Over this connection.
        to: Conn,
        /// One message.
        bytes: Vec<u8>,
    },
    /// Closes the connection, after what was sent before.
    Close(Conn),
    /// Shows what has happened, and stores the chain if it has grown.
    News(News),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A device is connected.
    Met {
        /// The connection.
        conn: Conn,
        /// The device.
        device: DeviceId,
        /// The name of its person.
        name: String,
        /// The build of its program.
        build: String,
    },
    /// The connection to a device is lost; it can be resumed.
    Lost(DeviceId),
    /// A device has left on purpose.
    Left(DeviceId),
    /// The person at a device is away, or nothing has been heard of it for a while; or that is over.
    Away {
        /// The device.
        device: DeviceId,
        /// Whether it is away now.
        away: bool,
    },
    /// The chain has a new entry.
    Entry {
        /// Its index.
        number: u32,
        /// What it has changed.
        effect: Effect,
    },
    /// The chain was replaced by another one, because the player wanted it.
    Replaced,
    /// The host has fulfilled a request of this device.
    Done {
        /// The number of the request.
        id: u32,
    },
    /// A request of this device is not fulfilled.
    Refused {
        /// The number of the request.
        id: u32,
        /// Why it is not.
        why: WhyNot,
    },
    /// A player asks whether a decision may be taken back.
    UndoAsked {
        /// The number of the question.
        round: u32,
        /// The seat that asks.
        seat: Seat,
        /// The number of plies that would remain.
        keep: u32,
    },
    /// The chains of this device and another one part. Nothing is merged; the player decides.
    Parted {
        /// The connection.
        conn: Conn,
        /// Where they part, and who ordered the entries there.
        parting: Parting,
    },
    /// An entry speaks for a seat of this device, which did not ask for it, or stands where the rest of the actions has to
    /// be that it asked for.
    NotAsked {
        /// The index of the entry.
        number: u32,
        /// The seat.
        seat: Seat,
    },
    /// A guest has asked this host for actions of which the rules refuse one that comes after a draw. None of them is
    /// played, but the refusal may have told the guest what the draw would be. The page only asks for actions that are
    /// allowed whatever is drawn between them.
    Probed {
        /// The device of the guest.
        device: DeviceId,
        /// The seat that it asked for.
        seat: Seat,
    },
    /// This device and another one cannot play together.
    TurnedAway {
        /// The connection.
        conn: Conn,
        /// Why.
        why: Refusal,
    },
    /// Another device broke the protocol or the rules. The connection is closed.
    Breach {
        /// The connection.
        conn: Conn,
        /// What it did.
        what: Breach,
    },
    /// Another device has made a code for this one, to connect directly. It came by way of a third device, which could have
    /// changed it.
    Signal {
        /// The device that made the code.
        from: DeviceId,
        /// The code.
        code: String,
    },
    /// The host asks this device to become the host.
    HostWanted(DeviceId),
}

/// What a device must not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// It sent bytes that are not a message.
    Wire(WireError),
    /// It sent an entry that the rules refuse.
    Unlawful {
        /// The index of the entry.
        number: u32,
    },
    /// It sent an entry in the name of this device, which did not write it.
    Forged {
        /// The index of the entry.
        number: u32,
    },
    /// It claimed to have entries and did not send them.
    Withheld,
    /// It sent a genesis that is not one of this game, or not that of the table in its hello.
    Genesis,
}
