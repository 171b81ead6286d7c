//! What connections need of a device at a table.

use moot_net::{Conn, DeviceId, Out, Owner, Peer};
use moot_table::Saved;

/// A device at a table, as far as connections are concerned: a [`moot_net::Peer`] of any game.
pub trait Machine {
    fn connected(&mut self, conn: Conn, now: u64) -> Vec<Out>;
    fn disconnected(&mut self, conn: Conn, now: u64) -> Vec<Out>;
    fn receive(&mut self, conn: Conn, bytes: &[u8], now: u64) -> Vec<Out>;
    fn tick(&mut self, now: u64) -> Vec<Out>;
    fn set_absent(&mut self, absent: bool, now: u64) -> Vec<Out>;
    fn signal(&mut self, to: DeviceId, code: &str, now: u64) -> Option<Vec<Out>>;
    fn leave(&mut self, now: u64) -> Vec<Out>;
    fn device(&self) -> DeviceId;
    /// The devices of the table: those of the players, and the host.
    fn known_devices(&self) -> Vec<DeviceId>;
}

impl<G: Saved> Machine for Peer<G> {
    fn connected(&mut self, conn: Conn, now: u64) -> Vec<Out> {
        Peer::connected(self, conn, now)
    }

    fn disconnected(&mut self, conn: Conn, now: u64) -> Vec<Out> {
        Peer::disconnected(self, conn, now)
    }

    fn receive(&mut self, conn: Conn, bytes: &[u8], now: u64) -> Vec<Out> {
        Peer::receive(self, conn, bytes, now)
    }

    fn tick(&mut self, now: u64) -> Vec<Out> {
        Peer::tick(self, now)
    }

    fn set_absent(&mut self, absent: bool, now: u64) -> Vec<Out> {
        Peer::set_absent(self, absent, now)
    }

    fn signal(&mut self, to: DeviceId, code: &str, now: u64) -> Option<Vec<Out>> {
        Peer::signal(self, to, code, now)
    }

    fn leave(&mut self, now: u64) -> Vec<Out> {
        Peer::leave(self, now)
    }

    fn device(&self) -> DeviceId {
        Peer::device(self)
    }

    fn known_devices(&self) -> Vec<DeviceId> {
        let Some(log) = self.log() else { return Vec::new() };
        let record = log.record();
        let owners = record.seats().filter_map(|seat| match record.owner(seat)? {
            Owner::Device(device) => Some(*device),
            Owner::Computer { of, .. } => *of,
            Owner::Nobody => None,
        });
        owners.chain(record.host()).collect()
    }
}
