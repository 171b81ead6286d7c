//! People who play a game over the simulated network, whatever happens to it.

use std::collections::HashMap;

use moot_core::{Dice, Seat, Turn};
use moot_net::{ChainEntry, Log, News, Owner, PeerError, Relation, Role, WhyNot};
use moot_table::{Saved, Table};

use crate::world::World;

/// How often things happen, in ten thousandths of the steps.
#[derive(Clone, Copy)]
pub struct Habits {
    pub breaks: u32,
    pub reloads: u32,
    /// The host leaves for good, as long as three devices are left.
    pub leaves: u32,
    /// Another device takes over while the host is still there.
    pub usurps: u32,
    pub undos: u32,
    /// Guests are connected to one another, too.
    pub mesh: bool,
}

pub const CALM: Habits = Habits { breaks: 0, reloads: 0, leaves: 0, usurps: 0, undos: 100, mesh: false };
pub const WILD: Habits = Habits { breaks: 60, reloads: 40, leaves: 9, usurps: 9, undos: 60, mesh: false };

/// What happened in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: usize,
    pub entries: usize,
    /// Requests with several actions that were fulfilled.
    pub lists: usize,
    pub breaks: usize,
    pub reloads: usize,
    pub leaves: usize,
    pub usurps: usize,
    pub undos: usize,
    pub denied: usize,
    pub partings: usize,
    pub confirmed: usize,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.entries += other.entries;
        self.lists += other.lists;
        self.breaks += other.breaks;
        self.reloads += other.reloads;
        self.leaves += other.leaves;
        self.usurps += other.usurps;
        self.undos += other.undos;
        self.denied += other.denied;
        self.partings += other.partings;
        self.confirmed += other.confirmed;
    }
}

/// A game, and what its people want.
pub struct Driver<G: Saved> {
    pub world: World<G>,
    habits: Habits,
    /// The device that all agree should be the host.
    hub: usize,
    /// What each device has asked for, by the number of the request.
    asked: HashMap<(usize, u32), Vec<String>>,
    pub tally: Tally,
    /// Whether devices may be accused: only if messages are damaged.
    tolerant: bool,
}

impl<G: Saved + 'static> Driver<G> {
    pub fn new(world: World<G>, habits: Habits) -> Driver<G> {
        let tolerant = world.troubles.damaged > 0;
        Driver {
            world,
            habits,
            hub: 0,
            asked: HashMap::new(),
            tally: Tally { games: 1, ..Tally::default() },
            tolerant,
        }
    }

    /// Plays to the end, and until all devices have the same log.
    pub fn play(mut self) -> (World<G>, Tally) {
        for _ in 0..60_000 {
            self.connect();
            self.world.step();
            self.misfortune();
            self.people();
            if self.is_over() {
                self.check();
                return (self.world, self.tally);
            }
        }
        let states: Vec<_> = self.world.alive().iter().map(|&n| self.world.devices[n].peer.head()).collect();
        panic!("no end: {states:?} hub {} {:?}", self.hub, self.tally);
    }

    fn chance(&mut self, of_ten_thousand: u32) -> bool {
        self.world.dice.below(10_000) < of_ten_thousand
    }

    /// People connect again to the host that they agree on.
    fn connect(&mut self) {
        let alive = self.world.alive();
        for &number in &alive {
            if number != self.hub && !self.world.are_connected(number, self.hub) && self.chance(300) {
                self.world.connect(self.hub, number);
            }
        }
        if self.habits.mesh && alive.len() > 2 && self.chance(50) {
            let (a, b) = (self.any(&alive), self.any(&alive));
            if a != b && !self.world.are_connected(a, b) {
                self.world.connect(a, b);
            }
        }
    }

    fn any(&mut self, of: &[usize]) -> usize {
        of[self.world.dice.below(of.len() as u32) as usize]
    }

    fn misfortune(&mut self) {
        let alive = self.world.alive();
        if self.chance(self.habits.breaks) && self.world.break_one() {
            self.tally.breaks += 1;
        }
        if self.chance(self.habits.reloads) {
            let number = self.any(&alive);
            self.world.reload(number);
            self.tally.reloads += 1;
        }
        if self.chance(self.habits.leaves) && alive.len() > 2 && self.others_have_tables() {
            self.world.remove(self.hub);
            self.choose_hub();
            self.tally.leaves += 1;
        }
        if self.chance(self.habits.usurps) && self.others_have_tables() {
            self.choose_hub();
            self.tally.usurps += 1;
        }
        if self.chance(500) {
            let number = self.any(&alive);
            if self.world.devices[number].alive {
                self.world.tick(number);
            }
        }
    }

    fn others_have_tables(&self) -> bool {
        let others = self.world.alive().into_iter().filter(|&number| number != self.hub);
        others.filter(|&number| self.world.devices[number].peer.log::<G>().is_some()).count() > 0
    }

    /// Another device is to be the host from now on.
    fn choose_hub(&mut self) {
        let able: Vec<usize> = self
            .world
            .alive()
            .into_iter()
            .filter(|&number| number != self.hub && self.world.devices[number].peer.log::<G>().is_some())
            .collect();
        self.hub = self.any(&able);
    }

    fn people(&mut self) {
        for number in self.world.alive() {
            self.read_news(number);
        }
        self.host_duties();
        if self.chance(3000) {
            let alive = self.world.alive();
            let number = self.any(&alive);
            self.decide(number);
        }
    }

    /// The person at the hub takes over if it has to, and lets the computer sit in for those who have left.
    fn host_duties(&mut self) {
        let hub = self.hub;
        let peer = &self.world.devices[hub].peer;
        let Some(log) = peer.log::<G>() else { return };
        if peer.role() != Role::Host || peer.dealer_seed().is_none() {
            if self.chance(500) {
                let secret = [self.world.dice.below(256) as u8; 16];
                let now = self.world.now;
                match self.world.devices[hub].peer.take_over(secret, now) {
                    Ok(outs) => self.world.carry_out(hub, outs),
                    Err(PeerError::CatchingUp) => {}
                    Err(why) => panic!("{why}"),
                }
            }
            return;
        }
        let present: Vec<_> =
            self.world.alive().into_iter().map(|number| self.world.person(number)).collect();
        let all_here = present.len() == self.world.devices.len();
        let empty = log.record().seating().seats().find(|&seat| match log.record().seating().owner(seat) {
            // It has left, or its number was damaged on the way.
            Some(Owner::Device(device)) => !present.contains(device),
            // No guest comes any more: the one for whom the seat was free has left.
            Some(Owner::Nobody) => !all_here,
            _ => false,
        });
        if let Some(seat) = empty {
            let now = self.world.now;
            match self.world.devices[hub].peer.sit_in(seat, "elder", now) {
                Ok(outs) => self.world.carry_out(hub, outs),
                Err(PeerError::CatchingUp) => {}
                Err(why) => panic!("{why}"),
            }
        }
    }

    /// A person plays, if it is asked.
    fn decide(&mut self, number: usize) {
        let undo = self.chance(self.habits.undos);
        let peer = &self.world.devices[number].peer;
        let Some(log) = peer.log::<G>() else { return };
        let record = log.record();
        let dealing = peer.role() == Role::Host && peer.dealer_seed().is_some();
        let mine = |seat: &Seat| match record.seating().owner(*seat) {
            Some(Owner::Device(device)) => *device == peer.device(),
            Some(Owner::Computer { .. }) => dealing,
            _ => false,
        };
        if undo && let Some(seat) = record.seating().seats_of(peer.device()).iter().next() {
            let now = self.world.now;
            match self.world.devices[number].peer.ask_undo(seat, now) {
                Ok((_, outs)) => self.world.carry_out(number, outs),
                Err(PeerError::Waiting | PeerError::CatchingUp | PeerError::WhyNot(_)) => {}
                Err(why) => panic!("{why}"),
            }
            return;
        }
        let asked: Vec<Seat> = record.asked().iter().filter(mine).collect();
        let Some(&seat) = asked.first() else { return };
        let (setup, state) = (record.setup().clone(), *record.state());
        let actions = self.actions(&setup, state, seat);
        let now = self.world.now;
        match self.world.devices[number].peer.act::<G>(seat, &actions, now) {
            Ok((id, outs)) => {
                let texts = actions.iter().map(|&action| format!("{seat} {}", G::action_text(action)));
                self.asked.insert((number, id), texts.collect());
                self.world.carry_out(number, outs);
            }
            Err(PeerError::Waiting | PeerError::CatchingUp | PeerError::WhyNot(WhyNot::Stale)) => {}
            Err(why) => panic!("{why}"),
        }
    }

    /// One action of a seat or a few, up to the next draw.
    fn actions(&mut self, setup: &G::Setup, mut state: G::State, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        loop {
            let mut legal = Vec::new();
            G::legal(setup, &state, seat, &mut legal);
            if legal.is_empty() {
                return actions;
            }
            let action = legal[self.world.dice.below(legal.len() as u32) as usize];
            let _ = G::act(setup, &mut state, seat, action, &mut ());
            actions.push(action);
            if actions.len() == 4 || self.world.dice.below(4) > 0 {
                return actions;
            }
        }
    }

    /// A request that is fulfilled is in the log as a whole, with only draws between.
    fn check_whole(&mut self, number: usize, id: u32) {
        let Some(texts) = self.asked.get(&(number, id)).filter(|texts| texts.len() > 1) else { return };
        assert!(self.tolerant || is_whole(self.world.log(number), texts), "{number}: {texts:?}");
        self.tally.lists += 1;
    }

    fn read_news(&mut self, number: usize) {
        for news in self.world.news(number) {
            match news {
                News::Parted { conn, parting } => {
                    self.tally.partings += 1;
                    assert!(self.tolerant || parting.number > 0);
                    let other = self.world.other_end(number, conn);
                    if number != self.hub && other == Some(self.hub) {
                        let now = self.world.now;
                        if let Ok(outs) = self.world.devices[number].peer.take_theirs(conn, now) {
                            self.world.carry_out(number, outs);
                        }
                    }
                }
                News::UndoAsked { round, .. } => {
                    let yes = self.world.dice.below(4) > 0;
                    self.world.call(number, |peer, now| peer.answer_undo(round, yes, now));
                }
                News::Done { id } => self.check_whole(number, id),
                News::Refused { why: WhyNot::Denied, .. } => self.tally.denied += 1,
                News::Entry { effect: moot_net::Effect::TakenBack { .. }, .. } if number == self.hub => {
                    self.tally.undos += 1;
                }
                News::Breach { .. }
                | News::NotAsked { .. }
                | News::Probed { .. }
                | News::TurnedAway { .. } => {
                    assert!(self.tolerant, "{number}: {news:?}");
                }
                _ => {}
            }
        }
    }

    fn is_over(&self) -> bool {
        let hub = &self.world.devices[self.hub].peer;
        let Some(log) = hub.log::<G>() else { return false };
        let over =
            log.record().turn() == Turn::Over && hub.role() == Role::Host && hub.dealer_seed().is_some();
        over && self
            .world
            .alive()
            .into_iter()
            .all(|number| self.world.devices[number].peer.head() == hub.head())
    }

    /// The laws at the end of a game.
    fn check(&mut self) {
        let now = self.world.now;
        if let Ok(outs) = self.world.devices[self.hub].peer.open_seed(now) {
            self.world.carry_out(self.hub, outs);
        }
        let log = self.world.log(self.hub);
        assert_eq!(log.chain().verify(), Ok(()));
        for number in self.world.alive() {
            let other = self.world.log(number).chain();
            assert!(matches!(log.chain().relation(other), Relation::Same | Relation::Ahead { by: 1 }));
        }
        let table = self.world.devices[self.hub].peer.table::<G>().unwrap().unwrap();
        assert!(table.log().iter().map(|ply| ply.entry).eq(log.record().plies()));
        assert!(table.state() == log.record().state());
        let mut followed = Table::<G>::unplayed(table.setup().clone(), table.seed().clone(), table.humans());
        for ply in table.log() {
            assert_eq!(followed.follow(ply.entry).map(|played| played.plies.len()), Ok(1));
            assert!(*followed.state() == ply.after);
        }
        assert!(followed == table, "a followed log is a replayed one");
        let certificate = log.certificate();
        assert_eq!(certificate.foreign, Vec::<u32>::new());
        self.tally.confirmed += certificate.confirmed;
        self.tally.entries += log.chain().links().len();
    }
}

/// Whether actions stand in a log one after the other, with only draws between.
fn is_whole<G: Saved>(log: &Log<G>, texts: &[String]) -> bool {
    let others = log.chain().links().iter().filter_map(|link| match &link.entry {
        ChainEntry::Ply(text) if text.starts_with('*') => None,
        ChainEntry::Ply(text) => Some(text.as_str()),
        _ => Some(""),
    });
    let others: Vec<&str> = others.collect();
    others.windows(texts.len()).any(|run| run == texts)
}
