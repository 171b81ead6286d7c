//! A line: the state of one connection.

use super::Conn;
use crate::{Chain, ChainHash, DeviceId, Wish};

/// One connection to another device.
pub struct Line {
    /// Who is at the other end; `None` until it has said hello.
    pub device: Option<DeviceId>,
    pub name: String,
    pub wish: Wish,
    /// The table of the other end.
    pub table: Option<ChainHash>,
    /// Whether both ends have the same table.
    pub shared: bool,
    /// The number of entries that the other end has, or will have when everything sent has arrived.
    pub has: u32,
    /// If the other end has said that it has more entries than this device: how many.
    pub claims: Option<u32>,
    pub claimed_at: u64,
    /// The chain of the other end, if it parts from the own one.
    pub rival: Option<Rival>,
    /// When the last message came and went.
    pub heard: u64,
    pub sent: u64,
    /// Whether the person at the other end said that it is away.
    pub absent: bool,
    /// Whether the page was told that the device is away.
    pub away: bool,
    /// Whether the host has found a seat for the device since its last hello.
    pub seated: bool,
    /// The number of the last request.
    pub last_request: u32,
}

/// The connections of a device, oldest first. They are few: a list is smaller than a map.
#[derive(Default)]
pub struct Lines(Vec<(Conn, Line)>);

impl Lines {
    pub fn get(&self, conn: &Conn) -> Option<&Line> {
        self.iter().find(|(other, _)| *other == conn).map(|(_, line)| line)
    }

    pub fn get_mut(&mut self, conn: &Conn) -> Option<&mut Line> {
        self.iter_mut().find(|(other, _)| *other == conn).map(|(_, line)| line)
    }

    /// Adds a connection, in place of one with the same number.
    pub fn insert(&mut self, conn: Conn, line: Line) {
        self.remove(&conn);
        self.0.push((conn, line));
    }

    pub fn remove(&mut self, conn: &Conn) -> Option<Line> {
        let place = self.0.iter().position(|(other, _)| other == conn)?;
        Some(self.0.remove(place).1)
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Conn, &Line)> {
        self.0.iter().map(|(conn, line)| (conn, line))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&Conn, &mut Line)> {
        self.0.iter_mut().map(|(conn, line)| (&*conn, line))
    }

    pub fn values(&self) -> impl Iterator<Item = &Line> {
        self.0.iter().map(|(_, line)| line)
    }
}

/// A chain that is received in order to be compared.
pub struct Rival {
    pub chain: Chain,
    pub reported: bool,
}

impl Line {
    pub const fn new(now: u64) -> Line {
        Line {
            device: None,
            name: String::new(),
            wish: Wish::Watch,
            table: None,
            shared: false,
            has: 0,
            claims: None,
            claimed_at: 0,
            rival: None,
            heard: now,
            sent: now,
            absent: false,
            away: false,
            seated: false,
            last_request: 0,
        }
    }

    /// Whether entries go over this connection.
    pub const fn flows(&self) -> bool {
        self.device.is_some() && self.shared && self.rival.is_none()
    }
}
