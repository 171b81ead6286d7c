//! Undo asks those whom it concerns.

use cave_troll::{CaveTroll, Set, Setup};
use moot_core::laws::toy::{Choice, Hoard, HoardAction};
use moot_core::{Dice, Seat, SeatSet, SplitMix64};
use moot_net::{ChainEntry, DeviceId, Effect, EntryFault, Log, News, Owner, PeerError, WhyNot};
use moot_table::{Seed, Table, entry_text};

use crate::world::World;

const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);

/// Three devices; all have chosen, and the first coin is drawn.
fn chosen() -> World<Hoard> {
    let mut world = World::<Hoard>::new((3, 2), 3, 0, 4);
    world.connect(0, 1);
    world.connect(0, 2);
    world.settle();
    for number in 0..3 {
        world.call(number, |peer, now| peer.act::<Hoard>(Seat(number as u8), &[KEEP], now).unwrap().1);
        world.settle();
    }
    for number in 0..3 {
        world.news(number);
    }
    world
}

fn plies(world: &World<Hoard>) -> usize {
    world.log(0).record().plies().count()
}

fn question(world: &mut World<Hoard>, number: usize) -> Option<u32> {
    world.news(number).into_iter().find_map(|news| match news {
        News::UndoAsked { round, .. } => Some(round),
        _ => None,
    })
}

fn ask(world: &mut World<Hoard>, number: usize) {
    world.call(number, |peer, now| peer.ask_undo(Seat(number as u8), now).unwrap().1);
    world.settle();
}

fn answer(world: &mut World<Hoard>, number: usize, yes: bool) {
    let round = question(world, number).expect("a question");
    world.call(number, |peer, now| peer.answer_undo(round, yes, now));
    world.settle();
}

#[test]
fn a_choice_that_nobody_has_seen_is_taken_back_at_once() {
    let mut world = World::<Hoard>::new((3, 2), 3, 0, 4);
    world.connect(0, 1);
    world.settle();
    world.call(1, |peer, now| peer.act::<Hoard>(Seat(1), &[KEEP], now).unwrap().1);
    world.settle();
    let before = plies(&world);
    ask(&mut world, 1);
    assert_eq!(plies(&world), before - 1);
    let news = world.news(1);
    assert!(news.iter().any(|news| matches!(news, News::Entry { effect: Effect::TakenBack { .. }, .. })));
    assert!(news.iter().any(|news| matches!(news, News::Done { .. })));
    world.call(1, |peer, now| peer.act::<Hoard>(Seat(1), &[KEEP], now).unwrap().1);
    world.settle();
    assert_eq!(plies(&world), before);
}

#[test]
fn all_whom_it_concerns_have_to_agree() {
    let mut world = chosen();
    let before = plies(&world);
    ask(&mut world, 1);
    assert_eq!(plies(&world), before, "nobody has answered");
    answer(&mut world, 0, true);
    assert_eq!(plies(&world), before, "one has not answered");
    answer(&mut world, 2, true);
    assert!(plies(&world) < before);
    for number in 0..3 {
        assert_eq!(world.log(number).chain().head(), world.log(0).chain().head());
        assert!(!world.news(number).iter().any(|news| matches!(news, News::NotAsked { .. })));
    }
    let last = world.log(1).chain().links().last().map(|link| link.entry.clone());
    let agreed = SeatSet::one(Seat(0)).with(Seat(2));
    assert!(matches!(last, Some(ChainEntry::Undo { agreed: found, .. }) if found == agreed));
}

#[test]
fn one_no_is_enough() {
    let mut world = chosen();
    let before = world.log(0).chain().head();
    ask(&mut world, 1);
    answer(&mut world, 2, false);
    assert_eq!(world.log(0).chain().head(), before);
    let refused = |news: &News| matches!(news, News::Refused { why: WhyNot::Denied, .. });
    assert!(world.news(1).iter().any(refused));
    // The question is closed.
    let round = question(&mut world, 0).unwrap();
    world.call(0, |peer, now| peer.answer_undo(round, true, now));
    assert_eq!(world.log(0).chain().head(), before);
}

#[test]
fn a_decision_of_somebody_ends_the_question() {
    let mut world = chosen();
    ask(&mut world, 1);
    world.call(0, |peer, now| peer.act::<Hoard>(Seat(0), &[HoardAction::Pass], now).unwrap().1);
    world.settle();
    assert!(world.news(1).iter().any(|news| matches!(news, News::Refused { why: WhyNot::Stale, .. })));
}

#[test]
fn a_guest_can_decide_instead_of_waiting_for_the_others_to_agree() {
    let mut world = chosen();
    world.call(0, |peer, now| peer.act::<Hoard>(Seat(0), &[HoardAction::Pass], now).unwrap().1);
    world.settle();
    ask(&mut world, 1);
    let again = world.devices[1].peer.ask_undo(Seat(1), world.now).err();
    assert_eq!(again, Some(PeerError::Waiting), "it is asked already");
    let before = plies(&world);
    world.call(1, |peer, now| peer.act::<Hoard>(Seat(1), &[HoardAction::Pass], now).unwrap().1);
    world.settle();
    assert!(plies(&world) > before);
    assert!(world.news(1).iter().any(|news| matches!(news, News::Refused { why: WhyNot::Stale, .. })));
    assert_eq!(world.log(1).chain().head(), world.log(0).chain().head());
}

#[test]
fn a_device_that_comes_back_is_asked_again() {
    let mut world = chosen();
    world.break_all_of(2);
    world.now += 4000;
    world.settle();
    let before = plies(&world);
    ask(&mut world, 1);
    answer(&mut world, 0, true);
    assert_eq!(question(&mut world, 2), None);
    world.connect(0, 2);
    world.settle();
    answer(&mut world, 2, true);
    assert!(plies(&world) < before);
}

#[test]
fn there_is_nothing_to_take_back_at_the_start() {
    let mut world = World::<Hoard>::new((3, 2), 3, 0, 4);
    let now = world.now;
    let why = world.devices[0].peer.ask_undo(Seat(0), now).err();
    assert_eq!(why, Some(PeerError::WhyNot(WhyNot::Illegal)));
}

#[test]
fn an_entry_that_leaves_somebody_out_is_refused() {
    let world = chosen();
    let mut log = world.log(2).clone();
    let plan = log.record().undo_plan(Seat(1)).unwrap();
    let concerned = SeatSet::one(Seat(0)).with(Seat(2));
    assert_eq!(plan.concerned, concerned);
    let head = log.chain().head();
    for agreed in [SeatSet::NONE, SeatSet::one(Seat(0)), SeatSet::one(Seat(2)).with(Seat(1))] {
        let entry = ChainEntry::Undo { keep: plan.keep as u32, agreed };
        assert_eq!(log.append(world.person(0), entry), Err(EntryFault::NotAgreed { concerned }));
    }
    let chance = ChainEntry::Undo { keep: 0, agreed: SeatSet::all(3) };
    assert_eq!(log.append(world.person(0), chance), Err(EntryFault::Undo), "no decision");
    assert_eq!(log.chain().head(), head);
    let entry = ChainEntry::Undo { keep: plan.keep as u32, agreed: SeatSet::all(3) };
    assert!(log.append(world.person(0), entry).is_ok());
}

/// A player who has drawn a card unseen by the others has still learnt something.
#[test]
fn an_undo_after_a_look_at_something_hidden_concerns_everybody() {
    let host = DeviceId(100);
    let mut found = 0;
    for seed in 0..20 {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let mut log = Log::<CaveTroll>::start(setup, [0; 16]).unwrap();
        log.append(host, ChainEntry::Host { device: host, code: [0; 32] }).unwrap();
        for seat in Seat::all(3) {
            let owner = Owner::Device(DeviceId(u64::from(seat.0)));
            log.append(host, ChainEntry::Owner { seat, owner }).unwrap();
        }
        let mut table = Table::<CaveTroll>::new(setup, Seed::typed("undo"), SeatSet::NONE).unwrap();
        let mut dice = SplitMix64::new(seed);
        while let Some(seat) = table.asked().iter().next().filter(|_| table.log().len() < 200) {
            let legal = table.legal(seat);
            let played = table.play(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
            let known = log.record().plies().len();
            for ply in &table.log()[known..] {
                log.append(host, ChainEntry::Ply(entry_text::<CaveTroll>(&ply.entry))).unwrap();
            }
            if played.informed == SeatSet::one(seat) {
                found += 1;
                let others = Seat::all(3).filter(|&other| other != seat).fold(SeatSet::NONE, SeatSet::with);
                assert_eq!(log.record().undo_plan(seat).unwrap().concerned, others);
            }
        }
    }
    assert!(found > 10, "{found}");
}
