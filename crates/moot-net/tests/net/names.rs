//! The names of the seats.

use moot_core::Seat;
use moot_core::laws::toy::Hoard;
use moot_net::{Peer, Person, Wish};

use crate::world::{World, person};

#[test]
fn a_guest_keeps_the_name_of_the_seat_or_gives_it_one_that_no_other_has() {
    for (wanted, named) in [("", "Seat 1"), ("Ylva", "Ylva"), ("SEAT 0", "SEAT 0 2"), ("Seat 1", "Seat 1")] {
        let mut world = World::<Hoard>::new((3, 2), 2, 0, 4);
        world.devices[1].peer =
            Peer::new::<Hoard>(Person { name: wanted.to_owned(), ..person(1, Wish::Play) });
        world.connect(0, 1);
        world.settle();
        for number in 0..2 {
            assert_eq!(world.log(number).record().seating().name(Seat(1)), named, "{wanted:?}");
        }
    }
}
