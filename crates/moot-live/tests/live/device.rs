//! Devices, and what their people do.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use moot_core::{SeatSet, Turn};
use moot_live::{LiveNews, LivePeer, OpenCode, Settings};
use moot_net::{Chain, Conn, DeviceId, Log, News, Owner, Peer, PeerError, Person, Wish};
use moot_table::{Seed, Table};
use nim_template::{Nim, Setup, Size};
use wasm_bindgen::JsCast;
use web_sys::RtcPeerConnection;

/// Waits until something holds.
pub async fn until(what: &str, holds: impl Fn() -> bool) {
    for _ in 0..9_000 {
        if holds() {
            return;
        }
        TimeoutFuture::new(5).await;
    }
    panic!("waited in vain: {what}");
}

/// A device with the news that it has told.
pub struct Device {
    pub live: LivePeer,
    pub news: Rc<RefCell<Vec<LiveNews>>>,
}

fn person(number: u64) -> Person {
    Person {
        device: DeviceId(number),
        name: format!("Troll {number}"),
        build: "test".to_owned(),
        wish: Wish::Play,
    }
}

impl Device {
    fn start(peer: Peer) -> Device {
        let news = Rc::new(RefCell::new(Vec::new()));
        let heard = news.clone();
        let on_news = Box::new(move |news| heard.borrow_mut().push(news));
        Device { live: LivePeer::start(peer, Settings::default(), on_news), news }
    }

    /// A device that wants to play.
    pub fn guest(number: u64) -> Device {
        Device::start(Peer::new::<Nim>(person(number)))
    }

    /// A device that has opened a table for `players` and sits at its first seat.
    pub fn host(number: u64, players: u8) -> Device {
        let device = Device::guest(number);
        let setup = Setup::new(players, Size::Small).unwrap();
        let table = Table::<Nim>::new(setup, Seed::typed("live"), SeatSet::NONE).unwrap();
        let mut seats = vec![(Owner::Nobody, String::new()); players.into()];
        seats[0] = (Owner::Device(DeviceId(number)), format!("Troll {number}"));
        device.live.open_table(&table, &seats).unwrap();
        device
    }

    /// Closes the page of a device and opens it again: it goes on with what it has stored.
    pub fn reloaded(self) -> Device {
        let (stored, seed, number) = self.live.read(|peer| {
            let chain = peer.log::<Nim>().unwrap().chain().encode();
            (chain, peer.dealer_seed().map(str::to_owned), peer.device().0)
        });
        drop(self);
        let log = Log::open(Chain::decode(&stored).unwrap()).unwrap();
        Device::start(Peer::resume::<Nim>(person(number), log, seed.as_deref()))
    }

    pub fn number(&self) -> DeviceId {
        self.live.read(Peer::device)
    }

    /// The length and the last hash of the log.
    pub fn head(&self) -> Option<moot_net::Head> {
        self.live.read(Peer::head)
    }

    pub fn told(&self, told: impl Fn(&LiveNews) -> bool) -> bool {
        self.news.borrow().iter().any(told)
    }

    pub fn is_connected_to(&self, other: &Device) -> bool {
        let device = other.number();
        self.live.read(|peer| peer.devices().any(|(other, _)| other == device))
    }

    pub fn is_over(&self) -> bool {
        self.live.read(|peer| peer.log::<Nim>().is_some_and(|log| log.record().turn() == Turn::Over))
    }

    pub fn entries(&self) -> u32 {
        self.head().map_or(0, |head| head.number)
    }

    /// The person plays its first legal action, if it is asked.
    pub fn decide(&self) {
        let due = self.live.read(|peer| {
            let record = peer.log::<Nim>()?.record();
            let seat = record
                .asked()
                .iter()
                .find(|&seat| record.seating().seats_of(peer.device()).contains(seat))?;
            Some((seat, *record.legal(seat).first()?))
        });
        if let Some((seat, action)) = due {
            match self.live.act::<Nim>(seat, &[action]) {
                Ok(_) | Err(PeerError::Waiting | PeerError::CatchingUp) => {}
                Err(why) => panic!("{why}"),
            }
        }
    }
}

/// The host invites, and both send their codes by hand. Returns the connection at the host and at the guest.
pub async fn connect(host: &Device, guest: &Device) -> (Conn, Conn) {
    let invitation = host.live.invite().await.unwrap();
    let OpenCode { conn, code, .. } = guest.live.answer(&invitation.code.encode()).await.unwrap();
    assert_eq!(host.live.accept(&code.encode()).await, Ok(invitation.conn));
    guest.live.answer_was_entered(conn);
    until("the devices are connected", || host.is_connected_to(guest) && guest.is_connected_to(host)).await;
    (invitation.conn, conn)
}

/// Lets people play until something holds.
pub async fn play(devices: &[&Device], what: &str, holds: impl Fn() -> bool) {
    for _ in 0..4_000 {
        if holds() {
            return;
        }
        devices.iter().for_each(|device| device.decide());
        TimeoutFuture::new(3).await;
    }
    let heads: Vec<_> = devices.iter().map(|device| device.head()).collect();
    panic!("played in vain: {what} {heads:?}");
}

/// Lets people play to the end, and checks that all devices have the same log.
pub async fn play_to_the_end(devices: &[&Device]) {
    let same = || devices.iter().all(|device| device.is_over() && device.head() == devices[0].head());
    play(devices, "all logs are whole and equal", same).await;
    for device in devices {
        let breach =
            |news: &LiveNews| matches!(news, LiveNews::Peer(News::Breach { .. } | News::Parted { .. }));
        assert!(!device.told(breach), "{:?}", device.news.borrow());
        device.live.read(|peer| assert_eq!(peer.log::<Nim>().unwrap().chain().verify(), Ok(())));
    }
}

/// Keeps the browser's connections as they are made, so that a test can break one.
pub struct Made;

impl Made {
    pub fn watch() -> Made {
        js_sys::eval(
            "self.made = [];
            if (!self.realConnection) {
                self.realConnection = RTCPeerConnection;
                self.RTCPeerConnection = function (options) {
                    const connection = new self.realConnection(options);
                    self.made.push(connection);
                    return connection;
                };
            }",
        )
        .unwrap();
        Made
    }

    fn all(&self) -> Vec<RtcPeerConnection> {
        let made: js_sys::Array = js_sys::eval("self.made").unwrap().unchecked_into();
        made.iter().map(JsCast::unchecked_into).collect()
    }

    pub fn count(&self) -> usize {
        self.all().len()
    }

    /// Breaks a connection at one end, without telling the program there.
    pub fn break_one(&self, number: usize) {
        self.all()[number].close();
    }
}
