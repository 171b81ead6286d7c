//! Devices, and connections that delay, double, damage and lose messages.

use std::collections::VecDeque;
use std::marker::PhantomData;

use moot_core::{Dice, Seat, SeatSet, SplitMix64};
use moot_net::{Chain, Conn, DeviceId, Head, Log, News, Out, Owner, Peer, Person, Wish};
use moot_table::{Saved, Seed, Table};

/// The two ends of a connection, each with its own number, and the messages under way to each.
pub struct Wire {
    ends: [(usize, Conn); 2],
    /// The messages to each end, in order.
    queues: [VecDeque<Vec<u8>>; 2],
    /// Whether each end has closed it: what that end has sent still arrives.
    closed: [bool; 2],
}

/// What happens to messages, in thousandths.
#[derive(Clone, Copy)]
pub struct Troubles {
    /// A message arrives twice.
    pub doubled: u32,
    /// A message is damaged.
    pub damaged: u32,
}

/// A device, with what it has stored.
pub struct Device {
    pub peer: Peer,
    /// Whether it takes part.
    pub alive: bool,
    stored: Option<(Vec<u8>, Option<String>)>,
    stored_head: Option<Head>,
    /// The news that no test has read yet.
    pub news: VecDeque<News>,
}

/// All devices and connections.
pub struct World<G: Saved> {
    pub devices: Vec<Device>,
    wires: Vec<Wire>,
    /// Ends that will hear later that their connection is gone.
    broken: Vec<(u64, usize, Conn)>,
    pub now: u64,
    pub dice: SplitMix64,
    pub troubles: Troubles,
    conns: u32,
    /// The messages that were sent, if they are kept.
    pub kept: Option<Vec<Vec<u8>>>,
    pub breaches: usize,
    game: PhantomData<G>,
}

pub fn person(number: usize, wish: Wish) -> Person {
    Person {
        device: DeviceId(100 + number as u64),
        name: format!("Troll {number}"),
        build: "test".to_owned(),
        wish,
    }
}

impl<G: Saved + 'static> World<G> {
    /// Device 0 opens a table and plays the first seat. The other `players` want to play, and `watchers` to watch. Seats
    /// that are left are played by the computer.
    pub fn new(setup: G::Setup, players: usize, watchers: usize, seed: u64) -> World<G> {
        let seats = G::seats(&setup);
        let table = Table::<G>::new(setup, Seed::typed(&format!("net {seed}")), SeatSet::NONE).unwrap();
        let mut world = World {
            devices: (0..players + watchers)
                .map(|number| {
                    let wish = if number < players { Wish::Play } else { Wish::Watch };
                    let peer = Peer::new::<G>(person(number, wish));
                    Device { peer, alive: true, stored: None, stored_head: None, news: VecDeque::new() }
                })
                .collect(),
            wires: Vec::new(),
            broken: Vec::new(),
            now: 0,
            dice: SplitMix64::new(seed),
            troubles: Troubles { doubled: 0, damaged: 0 },
            conns: 0,
            kept: None,
            breaches: 0,
            game: PhantomData,
        };
        let owner = |seat: Seat| match seat.index() {
            0 => Owner::Device(DeviceId(100)),
            seat if seat < players => Owner::Nobody,
            _ => Owner::Computer { level: "elder".to_owned(), of: None },
        };
        let seats: Vec<_> = Seat::all(seats).map(|seat| (owner(seat), format!("Seat {seat}"))).collect();
        let outs = world.devices[0].peer.open_table(&table, &seats, [seed as u8; 16], 0).unwrap();
        world.carry_out(0, outs);
        world
    }

    pub fn person(&self, number: usize) -> DeviceId {
        self.devices[number].peer.device()
    }

    pub fn alive(&self) -> Vec<usize> {
        (0..self.devices.len()).filter(|&number| self.devices[number].alive).collect()
    }

    pub fn log(&self, number: usize) -> &Log<G> {
        self.devices[number].peer.log::<G>().unwrap()
    }

    /// Calls a device and carries out what it wants.
    pub fn call(&mut self, number: usize, act: impl FnOnce(&mut Peer, u64) -> Vec<Out>) {
        let now = self.now;
        let outs = act(&mut self.devices[number].peer, now);
        self.carry_out(number, outs);
    }

    pub fn carry_out(&mut self, number: usize, outs: Vec<Out>) {
        for out in outs {
            match out {
                Out::Send { to, bytes } => self.post(number, to, bytes),
                Out::Close(conn) => {
                    if let Some((wire, end)) = self.find(number, conn) {
                        self.wires[wire].closed[end] = true;
                    }
                }
                Out::News(news) => {
                    if matches!(news, News::Breach { .. }) {
                        self.breaches += 1;
                    }
                    self.devices[number].news.push_back(news);
                }
            }
        }
        // Now and then a device is restarted before it has stored the last entries.
        if self.dice.below(20) > 0 {
            self.store(number);
        }
    }

    pub fn store(&mut self, number: usize) {
        let device = &mut self.devices[number];
        if let Some(log) = device.peer.log::<G>()
            && device.stored_head != Some(log.chain().head())
        {
            device.stored_head = Some(log.chain().head());
            let seed = device.peer.dealer_seed().map(str::to_owned);
            device.stored = Some((log.chain().encode(), seed));
        }
    }

    fn find(&self, number: usize, conn: Conn) -> Option<(usize, usize)> {
        self.wires.iter().enumerate().find_map(|(at, wire)| {
            let end = wire.ends.iter().position(|&end| end == (number, conn))?;
            Some((at, end))
        })
    }

    fn post(&mut self, number: usize, conn: Conn, mut bytes: Vec<u8>) {
        if let Some(kept) = &mut self.kept {
            kept.push(bytes.clone());
        }
        let Some((wire, end)) = self.find(number, conn) else { return };
        if self.dice.below(1000) < self.troubles.damaged {
            damage(&mut bytes, &mut self.dice);
        }
        let twice = self.dice.below(1000) < self.troubles.doubled;
        let queue = &mut self.wires[wire].queues[1 - end];
        if twice {
            queue.push_back(bytes.clone());
        }
        queue.push_back(bytes);
    }

    /// Opens a connection between two devices.
    pub fn connect(&mut self, a: usize, b: usize) {
        self.conns += 2;
        let (to_a, to_b) = (Conn(self.conns), Conn(self.conns + 1));
        self.wires.push(Wire {
            ends: [(a, to_a), (b, to_b)],
            queues: [VecDeque::new(), VecDeque::new()],
            closed: [false; 2],
        });
        self.call(a, |peer, now| peer.connected(to_a, now));
        self.call(b, |peer, now| peer.connected(to_b, now));
    }

    pub fn are_connected(&self, a: usize, b: usize) -> bool {
        self.wires.iter().any(|wire| wire.closed == [false; 2] && wire.joins(a) && wire.joins(b))
    }

    /// The device at the other end of a connection.
    pub fn other_end(&self, number: usize, conn: Conn) -> Option<usize> {
        let (wire, end) = self.find(number, conn)?;
        Some(self.wires[wire].ends[1 - end].0)
    }

    /// Breaks a random connection: its messages are lost, and its ends learn of it sooner or later.
    pub fn break_one(&mut self) -> bool {
        if self.wires.is_empty() {
            return false;
        }
        let at = self.dice.below(self.wires.len() as u32) as usize;
        self.break_wire(at);
        true
    }

    fn break_wire(&mut self, at: usize) {
        let wire = self.wires.remove(at);
        for (number, conn) in wire.ends {
            let after = u64::from(self.dice.below(2) * self.dice.below(3000));
            self.broken.push((self.now + after, number, conn));
        }
    }

    pub fn break_all_of(&mut self, number: usize) {
        while let Some(at) = self.wires.iter().position(|wire| wire.joins(number)) {
            self.break_wire(at);
        }
    }

    /// Closes and opens the page of a device: it goes on with what it has stored.
    pub fn reload(&mut self, number: usize) {
        self.break_all_of(number);
        self.broken.retain(|&(_, end, _)| end != number);
        let wish = if self.devices[number].peer.role() == moot_net::Role::Spectator {
            Wish::Watch
        } else {
            Wish::Play
        };
        let person = person(number, wish);
        let device = &mut self.devices[number];
        device.news.clear();
        device.peer = match &device.stored {
            None => Peer::new::<G>(Person { wish: Wish::Play, ..person }),
            Some((bytes, seed)) => {
                let log = Log::<G>::open(Chain::decode(bytes).unwrap()).unwrap();
                Peer::resume(person, log, seed.as_deref())
            }
        };
    }

    /// A device leaves for good.
    pub fn remove(&mut self, number: usize) {
        if self.dice.below(2) == 0 {
            self.call(number, |peer, now| peer.leave(now));
        } else {
            self.break_all_of(number);
        }
        self.devices[number].alive = false;
    }

    /// Lets a moment pass: one message arrives somewhere, if one is under way.
    pub fn step(&mut self) {
        self.now += u64::from(self.dice.below(30));
        self.hear_of_breaks();
        let busy: Vec<(usize, usize)> = (0..self.wires.len())
            .flat_map(|wire| [(wire, 0), (wire, 1)])
            .filter(|&(wire, end)| !self.wires[wire].queues[end].is_empty())
            .collect();
        if !busy.is_empty() {
            let (wire, end) = busy[self.dice.below(busy.len() as u32) as usize];
            let (number, conn) = self.wires[wire].ends[end];
            if let Some(bytes) = self.wires[wire].queues[end].pop_front()
                && self.devices[number].alive
            {
                self.call(number, |peer, now| peer.receive(conn, &bytes, now));
            }
        }
        self.end_closed();
    }

    fn hear_of_breaks(&mut self) {
        let now = self.now;
        let (due, later) = core::mem::take(&mut self.broken).into_iter().partition(|&(at, _, _)| at <= now);
        self.broken = later;
        for (_, number, conn) in due {
            if self.devices[number].alive {
                self.call(number, |peer, now| peer.disconnected(conn, now));
            }
        }
    }

    /// A connection that an end has closed is gone when everything that this end sent has arrived.
    fn end_closed(&mut self) {
        let done = |wire: &Wire| (0..2).any(|end| wire.closed[end] && wire.queues[1 - end].is_empty());
        while let Some(at) = self.wires.iter().position(done) {
            let wire = self.wires.remove(at);
            for (end, (number, conn)) in wire.ends.into_iter().enumerate() {
                if !wire.closed[end] && self.devices[number].alive {
                    self.call(number, |peer, now| peer.disconnected(conn, now));
                }
            }
        }
    }

    /// Lets everything arrive that is under way.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            self.hear_of_breaks();
            if self.wires.iter().all(|wire| wire.queues.iter().all(VecDeque::is_empty)) {
                return;
            }
            self.step();
        }
        panic!("the devices never stop talking");
    }

    pub fn tick(&mut self, number: usize) {
        self.call(number, |peer, now| peer.tick(now));
    }

    /// Takes all news of a device.
    pub fn news(&mut self, number: usize) -> Vec<News> {
        self.devices[number].news.drain(..).collect()
    }
}

impl Wire {
    fn joins(&self, number: usize) -> bool {
        self.ends.iter().any(|&(end, _)| end == number)
    }
}

/// Changes a bit or some bytes, or cuts the end off.
pub fn damage(bytes: &mut Vec<u8>, dice: &mut SplitMix64) {
    if bytes.is_empty() {
        return;
    }
    let length = bytes.len() as u32;
    let place = |dice: &mut SplitMix64| dice.below(length) as usize;
    match dice.below(4) {
        0 => {
            let at = place(dice);
            bytes.truncate(at);
        }
        1 => {
            let at = place(dice);
            bytes.insert(at, dice.below(256) as u8);
        }
        2 => {
            for _ in 0..=dice.below(4) {
                let at = place(dice);
                bytes[at] = dice.below(256) as u8;
            }
        }
        _ => {
            let at = place(dice);
            bytes[at] ^= 1 << dice.below(8);
        }
    }
}
