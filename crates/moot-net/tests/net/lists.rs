//! Requests with several actions: all of them are played, or none.

use moot_core::laws::toy::{Choice, Hoard, HoardAction};
use moot_core::{Dice, Game, Seat, SeatSet, SplitMix64, Turn};
use moot_net::{
    Batch, Breach, ChainEntry, DeviceId, MAX_ACTIONS, MAX_ENTRIES, Message, News, PeerError, Record, Request,
    WhyNot, WireError,
};
use moot_table::{Refused, Saved};
use mountain_king::{Action, MountainKing};

use crate::abuse::{LIAR, ME, breach, hello};
use crate::world::World;

const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
const PASS: HoardAction = HoardAction::Pass;
const GUEST: Seat = Seat(1);

fn act(world: &mut World<Hoard>, number: usize, actions: &[HoardAction]) {
    world.call(number, |peer, now| peer.act::<Hoard>(Seat(number as u8), actions, now).unwrap().1);
}

/// A host and a guest, who buys last in the round and chooses in the next one, with no draw between.
fn buying() -> World<Hoard> {
    let mut world = World::<Hoard>::new((2, 2), 2, 0, 5);
    world.connect(0, 1);
    world.settle();
    for (number, action) in [(0, KEEP), (1, KEEP), (0, PASS)] {
        act(&mut world, number, &[action]);
        world.settle();
    }
    assert_eq!(world.log(0).record().asked(), SeatSet::one(GUEST));
    for number in [0, 1] {
        world.news(number);
    }
    world
}

/// Two devices of which the second one is the host. The guest chooses last and buys first, and its coin is drawn between.
fn choosing() -> World<Hoard> {
    let mut world = World::<Hoard>::new((2, 2), 2, 0, 5);
    world.connect(0, 1);
    world.settle();
    world.call(1, |peer, now| peer.take_over([7; 16], now).unwrap());
    world.settle();
    act(&mut world, 1, &[KEEP]);
    world.settle();
    for number in [0, 1] {
        world.news(number);
    }
    world
}

/// The texts of the plies of a device from `from` on.
fn plies<G: Saved>(world: &World<G>, number: usize, from: u32) -> Vec<String> {
    let links = &world.log(number).chain().links()[from as usize..];
    let text = |entry: &ChainEntry| match entry {
        ChainEntry::Ply(text) => text.clone(),
        other => format!("{other:?}"),
    };
    links.iter().map(|link| text(&link.entry)).collect()
}

fn len<G: Saved>(world: &World<G>, number: usize) -> u32 {
    world.log(number).chain().len()
}

/// What became of the requests of a device, and whether it was accused or has accused.
fn ends<G: Saved>(world: &mut World<G>, number: usize) -> Vec<News> {
    let news = world.news(number);
    let told = news.into_iter().filter(|news| {
        matches!(news, News::Done { .. } | News::Refused { .. } | News::NotAsked { .. } | News::Probed { .. })
    });
    told.collect()
}

fn is_done(news: &[News]) -> bool {
    matches!(news, [News::Done { .. }])
}

fn break_all(world: &mut World<Hoard>, number: usize) {
    world.break_all_of(number);
    world.now += 4000;
    world.settle();
}

#[test]
fn a_list_is_played_whole() {
    for number in [0, 1] {
        let mut world = if number == 1 { buying() } else { choosing() };
        let from = len(&world, 0);
        let actions = if number == 1 { [PASS, KEEP] } else { [KEEP, PASS] };
        act(&mut world, number, &actions);
        world.settle();
        let plies = [plies(&world, 0, from), plies(&world, 1, from)];
        assert_eq!(plies[0], plies[1]);
        let acts: Vec<_> = plies[0].iter().filter(|text| !text.starts_with('*')).collect();
        if number == 1 {
            assert_eq!(plies[0], ["1 pass", "1 keep"]);
        } else {
            assert_eq!(acts, ["0 keep", "0 pass"]);
            assert!(plies[0].len() == 4 && plies[0][1].starts_with("* coin"), "the draw comes between");
        }
        assert!(is_done(&ends(&mut world, number)));
        assert_eq!(world.devices[number].peer.waiting().count(), 0);
        assert_eq!(ends(&mut world, 1 - number), []);
    }
}

/// A slot for the troll that a seat recruits.
fn placing(record: &Record<MountainKing>, seat: Seat, recruit: Action) -> Option<Action> {
    let (setup, mut state, mut dice) = (record.setup(), *record.state(), SplitMix64::new(1));
    let _ = MountainKing::act(setup, &mut state, seat, recruit, &mut ());
    while MountainKing::turn(setup, &state) == Turn::Chance {
        let drawn = MountainKing::sample_chance(setup, &state, &mut dice);
        let _ = MountainKing::apply_chance(setup, &mut state, drawn, &mut ()).unwrap();
    }
    let mut legal = Vec::new();
    MountainKing::legal(setup, &state, seat, &mut legal);
    legal.into_iter().find(|action| matches!(action, Action::Place(_)))
}

/// In Mountain King the gap in the horde is filled before the recruited troll is placed.
#[test]
fn a_guest_recruits_and_places_a_troll_in_one_request() {
    let mut world = World::<MountainKing>::new(mountain_king::Setup::usual(2).unwrap(), 2, 0, 3);
    world.connect(0, 1);
    world.settle();
    for _ in 0..3000 {
        let record = world.log(0).record();
        let seat = record.asked().iter().next().expect("a troll is recruited before the end");
        let legal = record.legal(seat);
        let recruit = legal.iter().find(|action| MountainKing::action_text(**action).starts_with("recruit"));
        let place = recruit.and_then(|&recruit| placing(record, seat, recruit));
        let action = match (recruit, place) {
            (Some(&recruit), Some(place)) if seat == GUEST => {
                let from = len(&world, 0);
                world.news(0);
                world.news(1);
                world.call(1, |peer, now| peer.act::<MountainKing>(seat, &[recruit, place], now).unwrap().1);
                world.settle();
                assert!(is_done(&ends(&mut world, 1)));
                let plies = plies(&world, 1, from);
                assert!(plies[0].starts_with("1 recruit") && plies[1].starts_with("* "), "{plies:?}");
                assert!(plies.iter().any(|text| text.starts_with("1 place")), "{plies:?}");
                assert_eq!(ends(&mut world, 0), []);
                return;
            }
            _ => legal[world.dice.below(legal.len() as u32) as usize],
        };
        world.call(seat.index(), |peer, now| peer.act::<MountainKing>(seat, &[action], now).unwrap().1);
        world.settle();
    }
    panic!("no troll was recruited");
}

#[test]
fn the_host_plays_its_own_lists_whole_or_not_at_all() {
    let mut world = World::<Hoard>::new((2, 2), 2, 0, 5);
    world.connect(0, 1);
    world.settle();
    act(&mut world, 1, &[KEEP]);
    world.settle();
    let head = world.log(0).chain().head();
    let now = world.now;
    let late = world.devices[0].peer.act::<Hoard>(Seat(0), &[KEEP, PASS, PASS], now).err();
    assert_eq!(late, Some(PeerError::WhyNot(WhyNot::Illegal)), "only the trial knows what follows a draw");
    assert_eq!(world.log(0).chain().head(), head);
    act(&mut world, 0, &[KEEP, PASS]);
    world.settle();
    assert_eq!(world.log(0).chain().len(), head.number + 4);
    assert!(is_done(&ends(&mut world, 0)));
}

#[test]
fn a_list_that_breaks_the_rules_is_not_sent() {
    let mut world = buying();
    let head = world.log(0).chain().head();
    let now = world.now;
    let peer = &mut world.devices[1].peer;
    let twice = peer.act::<Hoard>(GUEST, &[PASS, KEEP, KEEP], now).err();
    let asked = SeatSet::one(Seat(0));
    assert_eq!(twice, Some(PeerError::Refused(Refused::NotAsked { seat: GUEST, asked })));
    assert_eq!(peer.act::<Hoard>(GUEST, &[], now).err(), Some(PeerError::NoAction));
    let long = [PASS; MAX_ACTIONS + 1];
    assert_eq!(
        peer.act::<Hoard>(GUEST, &long, now).err(),
        Some(PeerError::TooManyActions { found: long.len() })
    );
    assert_eq!(peer.waiting().count(), 0);
    world.settle();
    assert_eq!(world.log(0).chain().head(), head);
}

#[test]
fn a_host_refuses_a_list_as_a_whole() {
    let mut world = buying();
    world.call(0, |peer, now| peer.connected(LIAR, now));
    let mut hello = hello(&world);
    hello.device = world.person(1);
    let head = world.log(0).chain().head();
    world.call(0, |peer, now| peer.receive(LIAR, &Message::Hello(hello).encode(), now));
    world.news(0);
    let list = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let lists = [
        list(&["pass", "keep", "keep"]),
        list(&["pass", "sing"]),
        list(&["pass", " keep"]),
        list(&["keep", "pass"]),
        list(&["pass", ""]),
    ];
    for (id, actions) in (1..).zip(lists) {
        let request = Request::Act { seat: GUEST, actions };
        let message = Message::Propose { id, at: head.number, request };
        let now = world.now;
        let outs = world.devices[0].peer.receive(LIAR, &message.encode(), now);
        let ack = Message::Ack { id, why: Some(WhyNot::Illegal) }.encode();
        assert!(outs.iter().any(|out| matches!(out, moot_net::Out::Send { bytes, .. } if *bytes == ack)));
        world.carry_out(0, outs);
        assert_eq!(ends(&mut world, 0), [], "without a draw there is nothing to learn");
    }
    assert_eq!(world.log(0).chain().head(), head);
    for (actions, why) in
        [(Vec::new(), WireError::Empty), (vec!["pass".to_owned(); MAX_ACTIONS + 1], WireError::TooMuch)]
    {
        let mut world = buying();
        world.call(0, |peer, now| peer.connected(LIAR, now));
        let request = Request::Act { seat: GUEST, actions };
        let message = Message::Propose { id: 1, at: 0, request };
        world.call(0, |peer, now| peer.receive(LIAR, &message.encode(), now));
        assert_eq!(breach(&world.news(0)), Some(Breach::Wire(why)));
    }
}

#[test]
fn a_list_that_a_draw_makes_impossible_is_refused_and_shown_to_the_host() {
    let mut world = choosing();
    let head = world.log(0).chain().head();
    // After its coin and its purchase the other seat buys.
    act(&mut world, 0, &[KEEP, PASS, PASS]);
    world.settle();
    assert!(matches!(ends(&mut world, 0)[..], [News::Refused { why: WhyNot::Illegal, .. }]));
    let probed = News::Probed { device: world.person(0), seat: Seat(0) };
    assert_eq!(ends(&mut world, 1), [probed]);
    for number in [0, 1] {
        assert_eq!(world.log(number).chain().head(), head, "nothing is entered");
    }
    act(&mut world, 0, &[KEEP, PASS]);
    world.settle();
    assert!(is_done(&ends(&mut world, 0)));
}

#[test]
fn a_list_whose_messages_arrive_twice_is_played_once() {
    let mut world = buying();
    world.troubles.doubled = 1000;
    let from = len(&world, 0);
    act(&mut world, 1, &[PASS, KEEP]);
    world.settle();
    assert_eq!(plies(&world, 0, from), ["1 pass", "1 keep"]);
    assert!(is_done(&ends(&mut world, 1)));
}

#[test]
fn a_list_that_was_lost_on_the_way_is_sent_again_whole() {
    let mut world = buying();
    let from = len(&world, 0);
    act(&mut world, 1, &[PASS, KEEP]);
    break_all(&mut world, 1);
    assert_eq!(len(&world, 0), from);
    assert_eq!(world.devices[1].peer.waiting().count(), 1);
    world.connect(0, 1);
    world.settle();
    assert_eq!(plies(&world, 1, from), ["1 pass", "1 keep"]);
    assert!(is_done(&ends(&mut world, 1)));
}

#[test]
fn a_list_whose_answer_was_lost_is_not_played_again() {
    let mut world = buying();
    let from = len(&world, 0);
    act(&mut world, 1, &[PASS, KEEP]);
    for _ in 0..1000 {
        if len(&world, 0) == from {
            world.step();
        }
    }
    assert_eq!((len(&world, 0), len(&world, 1)), (from + 2, from));
    break_all(&mut world, 1);
    world.connect(0, 1);
    world.settle();
    assert_eq!(plies(&world, 1, from), ["1 pass", "1 keep"]);
    assert!(is_done(&ends(&mut world, 1)));
    assert_eq!(len(&world, 0), from + 2);
}

#[test]
fn a_list_goes_to_the_next_host_whole() {
    let mut world = buying();
    let from = len(&world, 0);
    break_all(&mut world, 0);
    act(&mut world, 1, &[PASS, KEEP]);
    world.call(1, |peer, now| peer.take_over([3; 16], now).unwrap());
    assert_eq!(plies(&world, 1, from + 1), ["1 pass", "1 keep"]);
    assert!(is_done(&ends(&mut world, 1)));
    world.connect(0, 1);
    world.settle();
    assert_eq!(world.log(0).chain().head(), world.log(1).chain().head());
}

/// The guest has asked for a list and is cut off. What it then hears of entries comes from a liar.
fn misled(items: &[(DeviceId, ChainEntry)]) -> (u32, Vec<News>) {
    let mut world = buying();
    break_all(&mut world, 1);
    act(&mut world, 1, &[PASS, KEEP]);
    world.news(1);
    let hello = Message::Hello(hello(&world)).encode();
    world.call(1, |peer, now| peer.connected(LIAR, now));
    world.call(1, |peer, now| peer.receive(LIAR, &hello, now));
    let head = world.log(1).chain().head();
    let batch = Batch { from: head.number, before: head.hash, items: items.to_vec() };
    let entries = Message::Entries(batch).encode();
    world.call(1, |peer, now| peer.receive(LIAR, &entries, now));
    assert_eq!(len(&world, 1), head.number + items.len() as u32, "the rules allow it");
    (head.number, ends(&mut world, 1))
}

fn by_host(text: &str) -> (DeviceId, ChainEntry) {
    (DeviceId(100), ChainEntry::Ply(text.to_owned()))
}

#[test]
fn a_guest_notices_a_list_that_is_not_played_whole() {
    let (_, whole) = misled(&[by_host("1 pass"), by_host("1 keep"), by_host("0 keep")]);
    assert!(is_done(&whole), "{whole:?}");
    let (_, part) = misled(&[by_host("1 pass")]);
    assert_eq!(part, [], "the rest may come");
    for other in ["0 keep", "1 swap"] {
        let (from, torn) = misled(&[by_host("1 pass"), by_host(other)]);
        let accused = News::NotAsked { number: from + 1, seat: GUEST };
        assert!(
            matches!(&torn[..], [first, News::Refused { why: WhyNot::Stale, .. }] if *first == accused),
            "{torn:?}"
        );
    }
}

#[test]
fn an_answer_does_not_stand_for_entries_that_are_missing() {
    let mut world = buying();
    break_all(&mut world, 1);
    act(&mut world, 1, &[PASS, KEEP]);
    let id = world.devices[1].peer.waiting().next().unwrap().0;
    world.news(1);
    let mut hello = hello(&world);
    hello.device = world.person(0);
    let head = world.log(1).chain().head();
    let batch = Batch { from: head.number, before: head.hash, items: vec![by_host("1 pass")] };
    world.call(1, |peer, now| peer.connected(LIAR, now));
    for message in [Message::Hello(hello), Message::Entries(batch), Message::Ack { id, why: None }] {
        let bytes = message.encode();
        world.call(1, |peer, now| peer.receive(LIAR, &bytes, now));
    }
    assert_eq!(ends(&mut world, 1), [News::Refused { id, why: WhyNot::Stale }]);
}

#[test]
fn a_chain_that_is_nearly_full_takes_no_part_of_a_list() {
    let mut world = buying();
    act(&mut world, 1, &[PASS]);
    world.settle();
    act(&mut world, 1, &[KEEP]);
    world.settle();
    // Now the host chooses and buys: two actions and two coins.
    let (host, now) = (&mut world.devices[0].peer, world.now);
    let name = |name: &str| Request::Name { seat: Seat(0), name: name.to_owned() };
    assert!(host.propose(name("Ann"), now).is_ok());
    let owner = host.log::<Hoard>().unwrap().record().seating().owner(Seat(0)).cloned().unwrap();
    while host.log::<Hoard>().unwrap().chain().links().len() < MAX_ENTRIES - 3 {
        host.set_owner(Seat(0), owner.clone(), now).unwrap();
    }
    let head = host.head();
    let crowded = Some(PeerError::WhyNot(WhyNot::Busy));
    assert_eq!(host.propose(name("Bo"), now).err(), crowded, "what remains is for plies");
    assert_eq!(
        host.act::<Hoard>(Seat(0), &[KEEP, PASS], now).err(),
        Some(PeerError::WhyNot(WhyNot::Illegal))
    );
    assert_eq!(host.head(), head);
    assert!(host.act::<Hoard>(Seat(0), &[KEEP], now).is_ok());
    assert_eq!(host.head().map(|head| head.number as usize), Some(MAX_ENTRIES - 1));
}

#[test]
fn a_computer_that_sat_in_and_began_in_the_same_way_is_not_taken_for_a_torn_list() {
    let mut world = buying();
    break_all(&mut world, 1);
    act(&mut world, 1, &[PASS, KEEP]);
    world.call(0, |peer, now| peer.sit_in(GUEST, "elder", now).unwrap());
    world.call(0, |peer, now| peer.act::<Hoard>(GUEST, &[PASS], now).unwrap().1);
    world.connect(0, 1);
    world.settle();
    assert!(matches!(ends(&mut world, 1)[..], [News::Refused { why: WhyNot::Stale, .. }]));
    assert_eq!(world.devices[1].peer.role(), moot_net::Role::Guest);
}

#[test]
fn another_host_that_lacks_the_rest_is_not_accused() {
    let host = (ME, ChainEntry::Host { device: ME, code: [0; 32] });
    let (_, news) = misled(&[by_host("1 pass"), host]);
    assert!(matches!(news[..], [News::Refused { why: WhyNot::Stale, .. }]), "{news:?}");
}
