//! A device knows which game it plays: methods about another one find nothing and change nothing.

use cave_troll::{CaveTroll, Set, Setup};
use moot_core::laws::toy::Hoard;
use moot_core::{Seat, SeatSet};
use moot_net::{Owner, PeerError};
use moot_table::{Seed, Table};

use crate::world::World;

#[test]
fn methods_about_another_game_find_nothing() {
    let mut world = World::<Hoard>::new((2, 1), 1, 0, 9);
    let head = world.devices[0].peer.head();
    let peer = &mut world.devices[0].peer;
    assert!(peer.log::<Hoard>().is_some() && peer.log::<CaveTroll>().is_none());
    assert!(peer.view::<Hoard>(Some(Seat(0))).is_some() && peer.view::<CaveTroll>(Some(Seat(0))).is_none());
    assert!(matches!(peer.table::<CaveTroll>(), Ok(None)));
    assert_eq!(peer.act::<CaveTroll>(Seat(0), &[], 0).err(), Some(PeerError::OtherGame));
    assert_eq!(peer.head(), head);
}

#[test]
fn a_table_of_another_game_is_not_opened() {
    let mut peer = moot_net::Peer::new::<Hoard>(crate::world::person(1, moot_net::Wish::Play));
    let setup = Setup::new(2, Set::Classic, None).unwrap();
    let table = Table::<CaveTroll>::new(setup, Seed::typed("cave"), SeatSet::NONE).unwrap();
    let seats = [(Owner::Nobody, String::new()), (Owner::Nobody, String::new())];
    assert_eq!(peer.open_table(&table, &seats, [0; 16], 0).err(), Some(PeerError::OtherGame));
    assert!(peer.chain().is_none() && peer.dealer_seed().is_none());
}
