//! Hosts that come and go, and two hosts at once.

use moot_core::Seat;
use moot_core::laws::toy::{Choice, Hoard, HoardAction};
use moot_net::{DeviceId, Effect, News, Owner, Parting, Role};

use crate::world::World;

const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);

fn table(guests: usize) -> World<Hoard> {
    let mut world = World::<Hoard>::new((3, 2), 1 + guests, 0, 9);
    for number in 1..=guests {
        world.connect(0, number);
    }
    world.settle();
    world
}

fn act(world: &mut World<Hoard>, number: usize, seat: u8) {
    world.call(number, |peer, now| peer.act::<Hoard>(Seat(seat), &[KEEP], now).unwrap().1);
}

fn take_over(world: &mut World<Hoard>, number: usize) {
    world.call(number, |peer, now| peer.take_over([number as u8; 16], now).unwrap());
}

fn roles(world: &World<Hoard>) -> Vec<Role> {
    world.devices.iter().map(|device| device.peer.role()).collect()
}

fn same_logs(world: &World<Hoard>) -> bool {
    world
        .alive()
        .windows(2)
        .all(|pair| world.devices[pair[0]].peer.head() == world.devices[pair[1]].peer.head())
}

#[test]
fn a_host_hands_over_while_all_are_connected() {
    let mut world = table(2);
    world.connect(1, 2);
    world.settle();
    let conn = (0..100).map(moot_net::Conn).find(|&conn| world.other_end(0, conn) == Some(1)).unwrap();
    world.call(0, |peer, now| peer.hand_over(conn, now).unwrap());
    world.settle();
    assert!(world.news(1).contains(&News::HostWanted(DeviceId(100))));
    take_over(&mut world, 1);
    world.settle();
    assert_eq!(roles(&world), [Role::Guest, Role::Host, Role::Guest]);
    assert!(same_logs(&world));
    assert_eq!(world.devices[0].peer.dealer_seed(), None, "it has no use for the seed any more");
    for (number, seat) in [(0, 0), (2, 2), (1, 1)] {
        act(&mut world, number, seat);
        world.settle();
    }
    assert!(same_logs(&world));
    assert!(world.log(0).record().plies().count() > 6, "all have chosen, and the new host has dealt");
}

#[test]
fn a_host_that_was_gone_finds_another_one_and_follows() {
    let mut world = table(2);
    world.break_all_of(0);
    world.now += 4000;
    world.settle();
    take_over(&mut world, 2);
    world.connect(2, 1);
    world.settle();
    world.call(2, |peer, now| peer.sit_in(Seat(0), "elder", now).unwrap());
    world.settle();
    // The old host believes that it is the host until it hears of the other one.
    assert_eq!(roles(&world)[0], Role::Host);
    world.connect(2, 0);
    world.settle();
    assert_eq!(roles(&world), [Role::Guest, Role::Guest, Role::Host]);
    assert!(same_logs(&world));
    let owner = world.log(1).record().seating().owner(Seat(0)).cloned();
    assert_eq!(owner, Some(Owner::Device(DeviceId(100))), "it gets its seat back");
    assert!(
        world
            .devices
            .iter()
            .all(|device| device.news.iter().all(|news| !matches!(news, News::Parted { .. })))
    );
}

#[test]
fn two_hosts_that_both_went_on_are_shown_where_their_logs_part() {
    let mut world = table(2);
    world.break_all_of(0);
    world.now += 4000;
    world.settle();
    let common = world.log(0).chain().len();
    act(&mut world, 0, 0);
    take_over(&mut world, 2);
    for number in 0..3 {
        world.news(number);
    }
    world.connect(2, 0);
    world.settle();
    let (ours, theirs) = (world.person(0), world.person(2));
    let parting = |news: Vec<News>| {
        news.into_iter().find_map(|news| match news {
            News::Parted { conn, parting } => Some((conn, parting)),
            _ => None,
        })
    };
    let at_old = parting(world.news(0)).unwrap();
    let at_new = parting(world.news(2)).unwrap();
    assert_eq!(at_old.1, Parting { number: common, ours, theirs });
    assert_eq!(at_new.1, Parting { number: common, ours: theirs, theirs: ours });
    // Nothing is merged until a person decides.
    world.now += 3000;
    world.tick(0);
    world.tick(2);
    world.settle();
    assert_eq!(roles(&world)[0], Role::Host);
    world.call(0, |peer, now| peer.take_theirs(at_old.0, now).unwrap());
    world.settle();
    assert_eq!(roles(&world), [Role::Guest, Role::Guest, Role::Host]);
    assert!(world.news(0).contains(&News::Replaced));
    world.connect(2, 1);
    world.settle();
    assert!(same_logs(&world));
}

#[test]
fn a_new_host_catches_up_from_a_guest_that_has_more() {
    let mut world = table(2);
    // Device 1 misses an entry.
    let gone = (0..100).map(moot_net::Conn).find(|&conn| world.other_end(0, conn) == Some(1)).unwrap();
    assert!(gone.0 < 100);
    world.break_all_of(1);
    world.now += 4000;
    world.settle();
    act(&mut world, 0, 0);
    world.settle();
    world.remove(0);
    world.now += 4000;
    world.settle();
    assert!(world.log(1).chain().len() < world.log(2).chain().len());
    world.connect(1, 2);
    world.settle();
    assert_eq!(world.log(1).chain().len(), world.log(2).chain().len(), "before anybody is the host");
    take_over(&mut world, 1);
    world.settle();
    assert!(same_logs(&world));
    assert_eq!(roles(&world)[1..], [Role::Host, Role::Guest]);
}

#[test]
fn a_host_that_restarts_gets_back_what_it_had_not_stored() {
    let mut world = table(2);
    world.store(0);
    let stored = world.log(0).chain().len();
    // What happens now is not stored: the state is that of before.
    let seed = world.devices[0].peer.dealer_seed().unwrap().to_owned();
    let old = world.log(0).clone();
    act(&mut world, 0, 0);
    act(&mut world, 1, 1);
    world.settle();
    let full = world.log(0).chain().len();
    assert!(full > stored);
    world.break_all_of(0);
    world.now += 4000;
    world.settle();
    let person = crate::world::person(0, moot_net::Wish::Play);
    world.devices[0].peer = moot_net::Peer::resume(person, old, Some(&seed));
    world.connect(0, 1);
    world.connect(0, 2);
    world.settle();
    assert_eq!(world.log(0).chain().len(), full);
    assert!(same_logs(&world) && roles(&world)[0] == Role::Host);
    act(&mut world, 2, 2);
    world.settle();
    assert!(same_logs(&world));
}

#[test]
fn codes_go_by_way_of_another_device() {
    let mut world = table(2);
    let (from, to) = (world.person(1), world.person(2));
    assert!(world.devices[1].peer.devices().all(|(device, _)| device != to));
    world.call(1, |peer, now| peer.signal(to, "0VHW", now).unwrap());
    world.settle();
    assert!(world.news(2).contains(&News::Signal { from, code: "0VHW".to_owned() }));
    // No device can speak for another one over its own connection.
    let forged = moot_net::Message::Signal { from: world.person(0), to, code: "0VHW".to_owned() }.encode();
    let conn = (0..100).map(moot_net::Conn).find(|&conn| world.other_end(0, conn) == Some(1)).unwrap();
    world.call(0, |peer, now| peer.receive(conn, &forged, now));
    world.settle();
    assert_eq!(world.news(2), []);
    world.break_all_of(1);
    world.now += 4000;
    world.settle();
    assert_eq!(world.devices[1].peer.signal(to, "0VHW", 0), None);
}

#[test]
fn silent_devices_are_away_and_then_lost() {
    let mut world = table(1);
    world.news(0);
    let guest = world.person(1);
    world.now += 7000;
    world.tick(0);
    assert!(world.news(0).contains(&News::Away { device: guest, away: true }));
    world.tick(1);
    world.settle();
    assert!(world.news(0).contains(&News::Away { device: guest, away: false }));
    world.call(1, |peer, now| peer.set_absent(true, now));
    world.settle();
    assert!(world.news(0).contains(&News::Away { device: guest, away: true }));
    world.now += 16_000;
    world.tick(0);
    assert!(world.news(0).contains(&News::Lost(guest)));
}

#[test]
fn a_computer_sits_in_until_its_owner_is_back() {
    let mut world = table(2);
    let guest = world.person(1);
    let owner = |world: &World<Hoard>| world.log(0).record().seating().owner(Seat(1)).cloned().unwrap();
    world.break_all_of(1);
    world.now += 4000;
    world.settle();
    world.call(0, |peer, now| peer.sit_in(Seat(1), "elder", now).unwrap());
    assert_eq!(owner(&world), Owner::Computer { level: "elder".to_owned(), of: Some(guest) });
    act(&mut world, 0, 1);
    world.connect(0, 1);
    world.settle();
    assert_eq!(owner(&world), Owner::Device(guest));
    assert!(same_logs(&world));
    let news = world.news(1);
    assert!(news.iter().any(|news| matches!(news, News::Entry { effect: Effect::Owned(Seat(1)), .. })));
    assert!(!news.iter().any(|news| matches!(news, News::NotAsked { .. })), "the computer was asked");
}

#[test]
fn a_request_waits_for_the_connection() {
    let mut world = table(1);
    world.break_all_of(1);
    world.now += 4000;
    world.settle();
    act(&mut world, 1, 1);
    assert_eq!(world.devices[1].peer.waiting().count(), 1);
    world.connect(0, 1);
    world.settle();
    assert_eq!(world.devices[1].peer.waiting().count(), 0);
    assert!(same_logs(&world));
    assert!(world.news(1).iter().any(|news| matches!(news, News::Done { .. })));
}
