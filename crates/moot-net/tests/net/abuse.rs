//! Devices that lie, and devices that do not fit.

use moot_core::laws::toy::{Choice, Hoard, HoardAction};
use moot_core::{Seat, SeatSet};
use moot_net::{
    Batch, Breach, ChainEntry, ChainHash, Conn, DeviceId, Effect, Head, Hello, Message, News, Out, Owner,
    Refusal, Request, WhyNot, Wish,
};

use crate::world::{World, person};

/// The connection over which the liar talks.
pub const LIAR: Conn = Conn(7000);
pub const ME: DeviceId = DeviceId(666);

/// A table of three seats with two devices, and a liar connected to device `victim`.
struct Trial {
    world: World<Hoard>,
    victim: usize,
}

/// Makes a hello one that does not fit.
type Spoil = fn(&mut Hello);

pub fn hello(world: &World<Hoard>) -> Hello {
    let chain = world.log(0).chain();
    Hello {
        device: ME,
        build: "evil".to_owned(),
        game: "hoard".to_owned(),
        rules: 2,
        name: "Liar".to_owned(),
        wish: Wish::Play,
        table: Some((chain.table(), chain.head())),
        answer: false,
    }
}

impl Trial {
    fn new(victim: usize) -> Trial {
        let mut world = World::<Hoard>::new((3, 2), 2, 0, 1);
        world.connect(0, 1);
        world.settle();
        for number in [0, 1] {
            world.news(number);
        }
        let mut trial = Trial { world, victim };
        trial.world.call(victim, |peer, now| peer.connected(LIAR, now));
        trial
    }

    /// A liar that is a guest of the host.
    fn seated() -> Trial {
        let mut trial = Trial::new(0);
        // The computer's seat becomes free for it.
        trial.world.call(0, |peer, now| peer.set_owner(Seat(2), Owner::Nobody, now).unwrap());
        let hello = hello(&trial.world);
        trial.say(&Message::Hello(hello));
        trial.world.settle();
        assert_eq!(trial.world.log(0).record().seating().owner(Seat(2)), Some(&Owner::Device(ME)));
        trial
    }

    /// What the victim makes of a message.
    fn say(&mut self, message: &Message) -> Vec<News> {
        let bytes = message.encode();
        self.world.call(self.victim, |peer, now| peer.receive(LIAR, &bytes, now));
        self.world.settle();
        self.world.news(self.victim)
    }

    fn head(&self) -> Head {
        self.world.log(self.victim).chain().head()
    }

    fn batch(&self, items: Vec<(DeviceId, ChainEntry)>) -> Message {
        let head = self.head();
        Message::Entries(Batch { from: head.number, before: head.hash, items })
    }

    /// The victim's answer to a request.
    fn ask(&mut self, id: u32, request: Request) -> Option<WhyNot> {
        let message = Message::Propose { id, at: self.head().number, request };
        let now = self.world.now;
        let outs = self.world.devices[0].peer.receive(LIAR, &message.encode(), now);
        let ack = outs.iter().find_map(|out| match out {
            Out::Send { to: LIAR, bytes } => match Message::decode(bytes) {
                Ok(Message::Ack { id: found, why }) if found == id => Some(why),
                _ => None,
            },
            _ => None,
        });
        self.world.carry_out(0, outs);
        ack.expect("an answer")
    }
}

pub fn breach(news: &[News]) -> Option<Breach> {
    news.iter().find_map(|news| match news {
        News::Breach { conn: LIAR, what } => Some(*what),
        _ => None,
    })
}

fn ply(text: &str) -> ChainEntry {
    ChainEntry::Ply(text.to_owned())
}

#[test]
fn other_games_rules_and_tables_are_turned_away() {
    let cases: [(Spoil, Refusal); 4] = [
        (|hello| hello.game = "nim".to_owned(), Refusal::Game),
        (|hello| hello.rules = 3, Refusal::Rules),
        (
            |hello| hello.table = Some((ChainHash([1; 32]), Head { number: 0, hash: ChainHash([1; 32]) })),
            Refusal::Table,
        ),
        (|hello| hello.device = DeviceId(100), Refusal::Itself),
    ];
    for (spoil, why) in cases {
        let mut trial = Trial::new(0);
        let mut hello = hello(&trial.world);
        spoil(&mut hello);
        assert_eq!(trial.say(&Message::Hello(hello)), [News::TurnedAway { conn: LIAR, why }]);
        assert_eq!(trial.say(&Message::Want { from: 0 }), [], "the connection is closed");
    }
}

#[test]
fn a_host_that_breaks_the_rules_is_named_and_left() {
    let entries: [ChainEntry; 6] = [
        ply("0 pass"),
        ply("* coin 1"),
        ply("0 sing"),
        ply("0  keep"),
        ChainEntry::Undo { keep: 0, agreed: SeatSet::NONE },
        ChainEntry::Opened { seed: "troll".to_owned() },
    ];
    for entry in entries {
        let mut trial = Trial::new(1);
        let hello = hello(&trial.world);
        trial.say(&Message::Hello(hello));
        let (head, number) = (trial.head(), trial.head().number);
        // In the name of the host, which it is not; the entry itself is wrong, too.
        let message = trial.batch(vec![(DeviceId(100), entry.clone())]);
        assert_eq!(breach(&trial.say(&message)), Some(Breach::Unlawful { number }), "{entry:?}");
        assert_eq!(trial.head(), head, "nothing counts");
    }
}

#[test]
fn entries_by_others_than_the_host_are_refused() {
    let mut trial = Trial::new(1);
    let hello = hello(&trial.world);
    trial.say(&Message::Hello(hello));
    let number = trial.head().number;
    let message = trial.batch(vec![(ME, ply("0 keep"))]);
    assert_eq!(breach(&trial.say(&message)), Some(Breach::Unlawful { number }));
}

#[test]
fn a_guest_cannot_write_in_the_name_of_the_host_to_the_host() {
    let mut trial = Trial::seated();
    let number = trial.head().number;
    let message = trial.batch(vec![(DeviceId(100), ply("0 keep"))]);
    assert_eq!(breach(&trial.say(&message)), Some(Breach::Forged { number }));
}

#[test]
fn a_lie_told_to_a_guest_parts_from_the_log_of_the_host_and_is_shown() {
    let mut trial = Trial::new(1);
    let hello = hello(&trial.world);
    trial.say(&Message::Hello(hello));
    let number = trial.head().number;
    // A lawful entry that the host never wrote. Device 1 plays seat 1.
    let message = trial.batch(vec![(DeviceId(100), ply("1 keep"))]);
    let news = trial.say(&message);
    assert!(news.contains(&News::NotAsked { number, seat: Seat(1) }), "{news:?}");
    let parted = news.iter().any(|news| matches!(news, News::Parted { .. }));
    // The lie is passed on to the host, who sees at once that it did not write it.
    let host = trial.world.news(0);
    assert!(
        parted || host.iter().any(|news| matches!(news, News::Breach { what: Breach::Forged { .. }, .. }))
    );
}

#[test]
fn a_guest_may_only_ask_for_its_own_seat_and_lawful_things() {
    let mut trial = Trial::seated();
    let act = |seat: u8, action: &str| Request::Act { seat: Seat(seat), actions: vec![action.to_owned()] };
    assert_eq!(trial.ask(1, act(0, "keep")), Some(WhyNot::NotYours));
    assert_eq!(trial.ask(2, act(2, "pass")), Some(WhyNot::Illegal));
    assert_eq!(trial.ask(3, act(2, "")), Some(WhyNot::Illegal));
    assert_eq!(trial.ask(4, act(4, "keep")), Some(WhyNot::NotYours));
    assert_eq!(trial.ask(5, Request::Undo { seat: Seat(2), keep: 0 }), Some(WhyNot::Illegal));
    assert_eq!(trial.ask(6, Request::Name { seat: Seat(1), name: "x".to_owned() }), Some(WhyNot::NotYours));
    assert_eq!(trial.ask(7, Request::Back { seat: Seat(1) }), Some(WhyNot::NotYours));
    assert_eq!(trial.ask(8, Request::Name { seat: Seat(2), name: "Grim".to_owned() }), None);
    assert_eq!(trial.ask(9, act(2, "keep")), None);
    assert_eq!(trial.ask(10, act(2, "keep")), Some(WhyNot::Illegal), "it has chosen");
    assert_eq!(trial.ask(11, Request::Leave { seat: Seat(2), level: "elder".to_owned() }), None);
    let owner = Owner::Computer { level: "elder".to_owned(), of: Some(ME) };
    assert_eq!(
        trial.world.log(0).record().seating().owner(Seat(2)),
        Some(&owner),
        "it is not given back at once"
    );
    assert_eq!(trial.ask(12, Request::Back { seat: Seat(2) }), None);
    assert_eq!(trial.world.log(0).record().seating().owner(Seat(2)), Some(&Owner::Device(ME)));
}

#[test]
fn a_request_that_arrives_twice_counts_once() {
    let mut trial = Trial::seated();
    let at = trial.head().number;
    let request = Request::Act { seat: Seat(2), actions: vec!["keep".to_owned()] };
    let message = Message::Propose { id: 1, at, request };
    let news = trial.say(&message);
    assert!(news.iter().any(|news| matches!(news, News::Entry { effect: Effect::Played { .. }, .. })));
    assert_eq!(trial.say(&message), []);
    let request = Request::Name { seat: Seat(2), name: "Grim".to_owned() };
    let message = Message::Propose { id: 2, at, request };
    assert_eq!(trial.say(&message).len(), 1);
    assert_eq!(trial.say(&message), [], "no second entry");
}

#[test]
fn a_request_from_before_an_undo_is_stale() {
    let mut trial = Trial::seated();
    let keep = |id| (id, Request::Act { seat: Seat(2), actions: vec!["keep".to_owned()] });
    let (id, request) = keep(1);
    let early = Message::Propose { id: 3, at: trial.head().number, request: request.clone() };
    assert_eq!(trial.ask(id, request), None);
    let plan = trial.world.log(0).record().undo_plan(Seat(2)).unwrap();
    assert!(plan.concerned.is_empty(), "a secret choice concerns nobody else");
    assert_eq!(trial.ask(2, Request::Undo { seat: Seat(2), keep: plan.keep as u32 }), None);
    let head = trial.head();
    trial.say(&early);
    assert_eq!(trial.head(), head);
}

#[test]
fn claims_of_entries_that_never_come_are_given_up() {
    let mut trial = Trial::new(0);
    let mut hello = hello(&trial.world);
    hello.table = hello.table.map(|(table, _)| (table, Head { number: 900, hash: ChainHash([2; 32]) }));
    trial.say(&Message::Hello(hello));
    assert!(!trial.world.devices[0].peer.is_in_step());
    // Meanwhile the host adds nothing: it could be what the other one has in another way.
    let keep = HoardAction::Choose(Choice::Keep);
    let before = trial.head();
    trial.world.call(1, |peer, now| peer.act::<Hoard>(Seat(1), &[keep], now).unwrap().1);
    trial.world.settle();
    assert_eq!(trial.head(), before);
    let now = trial.world.now;
    let own = trial.world.devices[0].peer.act::<Hoard>(Seat(0), &[keep], now).err();
    assert_eq!(own, Some(moot_net::PeerError::CatchingUp));
    trial.world.now += 6000;
    trial.world.tick(0);
    trial.world.tick(1);
    trial.world.settle();
    assert_eq!(trial.head().number, before.number + 1, "the guest has asked again");
    assert_eq!(breach(&trial.world.news(0)), Some(Breach::Withheld));
    assert!(trial.world.devices[0].peer.is_in_step());
}

#[test]
fn what_is_missing_is_asked_for_and_sent_again() {
    let mut trial = Trial::new(1);
    let hello = hello(&trial.world);
    trial.say(&Message::Hello(hello));
    let head = trial.head();
    let sent = |trial: &mut Trial, message: &Message| -> Vec<Message> {
        let now = trial.world.now;
        let outs = trial.world.devices[1].peer.receive(LIAR, &message.encode(), now);
        let to_liar = outs.into_iter().filter_map(|out| match out {
            Out::Send { to: LIAR, bytes } => Message::decode(&bytes).ok(),
            _ => None,
        });
        to_liar.collect()
    };
    let want = [Message::Want { from: head.number }];
    let later = Head { number: head.number + 5, hash: ChainHash([3; 32]) };
    assert_eq!(sent(&mut trial, &Message::Ping { head: Some(later), away: false }), want);
    let gap = Batch { from: later.number, before: later.hash, items: Vec::new() };
    assert_eq!(sent(&mut trial, &Message::Entries(gap)), want);
    let again = sent(&mut trial, &Message::Want { from: 2 });
    assert!(matches!(&again[..], [Message::Entries(batch)] if batch.from == 2));
    assert_eq!(sent(&mut trial, &Message::Want { from: head.number + 1 }), []);
    assert_eq!(trial.head(), head);
}

#[test]
fn a_ping_shows_that_chains_part() {
    let mut trial = Trial::new(1);
    let hello = hello(&trial.world);
    trial.say(&Message::Hello(hello));
    let Head { number, .. } = trial.head();
    let forged = Head { number: number - 1, hash: ChainHash([3; 32]) };
    trial.say(&Message::Ping { head: Some(forged), away: false });
    let head = trial.head();
    trial.say(&trial.batch(vec![(DeviceId(100), ply("0 keep"))]));
    assert_eq!(trial.head(), head, "no entry is taken from there any more");
}

#[test]
fn entries_before_a_hello_and_after_a_parting_are_ignored() {
    let mut trial = Trial::new(0);
    let message = trial.batch(vec![(DeviceId(100), ply("0 keep"))]);
    let head = trial.head();
    assert_eq!(trial.say(&message), []);
    let mut hello = hello(&trial.world);
    hello.table =
        hello.table.map(|(table, head)| (table, Head { number: head.number, hash: ChainHash([2; 32]) }));
    trial.say(&Message::Hello(hello));
    assert_eq!(trial.say(&message), []);
    assert_eq!(trial.head(), head);
}

#[test]
fn a_free_seat_is_given_to_one_device_only() {
    let mut world = World::<Hoard>::new((3, 1), 3, 1, 2);
    for number in [1, 2, 3] {
        world.connect(0, number);
    }
    world.settle();
    let record = world.log(0).record();
    let owners: Vec<_> =
        record.seating().seats().map(|seat| record.seating().owner(seat).cloned().unwrap()).collect();
    assert!(owners.iter().all(|owner| matches!(owner, Owner::Device(_))));
    assert_eq!(record.seating().seats_of(person(3, Wish::Watch).device), SeatSet::NONE);
    assert_eq!(world.devices[3].peer.role(), moot_net::Role::Spectator);
    assert!(
        world.devices[3].peer.view::<Hoard>(None).is_some()
            && world.devices[3].peer.view::<Hoard>(Some(Seat(0))).is_none()
    );
    assert!(record.seating().name(Seat(1)).starts_with("Troll"));
}
