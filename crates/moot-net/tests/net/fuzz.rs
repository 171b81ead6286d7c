//! Hostile bytes.

use moot_core::laws::toy::Hoard;
use moot_core::{Dice, SplitMix64};
use moot_net::{Conn, MAX_MESSAGE, Message, News, Out, Peer, WireError, Wish};

use crate::driver::{CALM, Driver, Habits, WILD};
use crate::world::{World, damage, person};

/// The messages of some games.
fn messages() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let stormy = Habits { usurps: 40, undos: 600, ..WILD };
    for seed in 0..12 {
        let mut world = World::<Hoard>::new((3, 2), 3, 0, seed);
        world.kept = Some(Vec::new());
        let habits = if seed % 2 == 0 { CALM } else { stormy };
        let (world, _) = Driver::new(world, habits).play();
        all.extend(world.kept.unwrap());
    }
    all
}

#[test]
fn every_message_reads_back_and_every_cut_one_is_refused() {
    let all = messages();
    let mut kinds = [0; 14];
    for bytes in &all {
        let message = Message::decode(bytes).unwrap();
        assert_eq!(&message.encode(), bytes);
        kinds[usize::from(bytes[1])] += 1;
        let end = bytes.len() / 2;
        assert!(
            Message::decode(&bytes[..end]).is_err() && Message::decode(&bytes[..bytes.len() - 1]).is_err()
        );
        let longer = [&bytes[..], &[0]].concat();
        assert_eq!(Message::decode(&longer), Err(WireError::Long));
    }
    println!("{kinds:?}");
    let common = [0, 2, 3, 6, 7];
    assert!(common.iter().all(|&kind| kinds[kind] >= 10), "{kinds:?}");
    assert!([5, 8, 9].iter().all(|&kind| kinds[kind] > 0), "{kinds:?}");
    assert_eq!(Message::decode(&vec![1; MAX_MESSAGE + 1]), Err(WireError::TooMuch));
    assert_eq!(Message::decode(&[]), Err(WireError::Short));
}

#[test]
fn mutated_messages_never_panic_and_never_leave_a_log_that_breaks_the_rules() {
    let all = messages();
    let mut dice = SplitMix64::new(3);
    let (mut breaches, mut calls) = (0, 0);
    for round in 0..400 {
        let mut world = World::<Hoard>::new((3, 2), 3, 0, round);
        world.connect(0, 1);
        world.settle();
        let target = (round % 2) as usize;
        for number in 0..60_u32 {
            let conn = Conn(1000 + number / 4);
            if number % 4 == 0 {
                world.call(target, |peer, now| peer.connected(conn, now));
            }
            let mut bytes = all[dice.below(all.len() as u32) as usize].clone();
            if dice.below(3) > 0 {
                damage(&mut bytes, &mut dice);
            }
            calls += 1;
            world.call(target, |peer, now| peer.receive(conn, &bytes, now));
        }
        world.now += 30_000;
        world.tick(target);
        breaches += world.breaches;
        let log = world.log(target);
        assert_eq!(log.chain().verify(), Ok(()));
        assert!(moot_net::Log::<Hoard>::open(log.chain().clone()).is_ok());
    }
    println!("{calls} messages, {breaches} breaches");
    assert!(breaches > 1000);
}

#[test]
fn random_bytes_close_the_connection() {
    let mut dice = SplitMix64::new(4);
    for _ in 0..3000 {
        let mut peer = Peer::new::<Hoard>(person(1, Wish::Play));
        peer.connected(Conn(0), 0);
        let length = dice.below(60);
        let mut bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        if let Some(first) = bytes.first_mut().filter(|_| dice.below(2) == 0) {
            *first = moot_net::PROTOCOL;
        }
        let readable = Message::decode(&bytes).is_ok();
        let outs = peer.receive(Conn(0), &bytes, 0);
        let closed = outs.contains(&Out::Close(Conn(0)));
        assert!(readable || closed);
        assert!(peer.log::<Hoard>().is_none());
        let again = peer.receive(Conn(0), &bytes, 0);
        assert!(!closed || again.is_empty(), "a closed connection is silent");
    }
}

#[test]
fn another_version_of_the_protocol_is_told_apart() {
    let mut peer = Peer::new::<Hoard>(person(1, Wish::Play));
    peer.connected(Conn(0), 0);
    let outs = peer.receive(Conn(0), &[2, 0, 1, 2, 3], 0);
    let what = moot_net::Breach::Wire(WireError::Version { found: 2 });
    assert_eq!(outs, [Out::News(News::Breach { conn: Conn(0), what }), Out::Close(Conn(0))]);
}
