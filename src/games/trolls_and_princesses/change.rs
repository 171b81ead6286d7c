//! What is seen to move and heard when a position becomes another one: trolls go from place to place, what was won goes to its
//! player, a tile drops onto its place.

use moot_core::{Game, Seat, Turn};
use trolls_and_princesses::{Item, Place, Resource, Setup, State, TrollsAndPrincesses};

use super::hand::Point;
use crate::art::Icon;
use crate::board::trolls_and_princesses::{number, skin};
use crate::look::motion::{Change, Flight, Spot, Token};
use crate::look::sound::Sound;

/// The items that lie on spots.
const STORED: [Item; 4] = Item::STORED;

/// Where something that a player wins comes from: the place of the troll that acts.
fn source(state: &State) -> Spot {
    Spot::Cell(number(Point::Place(state.at)))
}

/// How much of a resource a player has in the field.
fn held(state: &State, seat: Seat, of: Resource) -> u16 {
    state.player(seat).field[of as usize]
}

/// What players have won, from where they have won it.
fn won(before: &State, after: &State) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    let mut fly = |seat: Seat, icon: Icon, class: &'static str, count: u16| {
        for _ in 0..count.min(3) {
            let step = flights.len().min(3) as u8;
            let what = Token { icon, class };
            flights.push(Flight { what, from: source(before), to: Spot::Chip(seat.0), step });
        }
    };
    for seat in after.all() {
        let (was, is) = (before.player(seat), after.player(seat));
        for of in Resource::ALL {
            let more = held(after, seat, of).saturating_sub(held(before, seat, of));
            fly(seat, skin::resource(of), ["mat obsidian", "mat goldbar", "mat diamond"][of as usize], more);
        }
        fly(seat, skin::POWER, "mat power", is.power.saturating_sub(was.power).into());
        fly(seat, skin::COW, "mat cow", is.cows.saturating_sub(was.cows).into());
        for item in STORED {
            let class = ["mat princess", "mat bell", "mat changeling", "mat outpost"][item as usize];
            fly(seat, skin::item(item), class, is.stored(item).saturating_sub(was.stored(item)).into());
        }
    }
    flights
}

/// The troll that went from one place to another, if one did.
fn walked(before: &State, after: &State) -> Option<Flight> {
    let all = || (0..Place::COUNT as u8).map(Place);
    after.all().find_map(|seat| {
        let (was, is) = (before.player(seat), after.player(seat));
        let from = all().find(|&at| is.trolls_at(at) < was.trolls_at(at))?;
        let to = all().find(|&at| is.trolls_at(at) > was.trolls_at(at))?;
        let spot = |at: Place| Spot::Cell(number(Point::Place(at)));
        let what = Token { icon: Icon::Troll, class: "mat troll" };
        Some(Flight { what, from: spot(from), to: spot(to), step: 0 })
    })
}

/// The tiles that were laid in the network of whoever looks, by their places.
fn laid(before: &State, after: &State, whose: Seat) -> Vec<Spot> {
    let (was, is) = (before.player(whose).tiles, after.player(whose).tiles);
    let new = is.iter().filter(|&tile| !was.has(tile));
    let cells = new.filter_map(|tile| after.laid.get(usize::from(tile.0)));
    cells.map(|laid| Spot::Cell(number(Point::Cell(laid.cell)))).collect()
}

/// What is seen and heard when a position becomes another one, by whoever sits at the page.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State, whose: Seat) -> Change {
    let over = |state: &State| TrollsAndPrincesses::turn(setup, state) == Turn::Over;
    let any =
        |count: fn(&State, Seat) -> usize| after.all().any(|seat| count(after, seat) > count(before, seat));
    let mut flights = won(before, after);
    let paid = !flights.is_empty();
    let trolls = walked(before, after);
    flights.extend(trolls);
    let sounds = [
        (over(after) && !over(before), Sound::End),
        (any(|state, seat| state.player(seat).stored(Item::Princess).into()), Sound::Cascade),
        (any(|state, seat| state.player(seat).tiles.len()), Sound::Dig),
        (any(|state, seat| state.player(seat).cards.count_ones() as usize), Sound::Token),
        (trolls.is_some(), Sound::Statue),
        (paid || before.played != after.played, Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    Change {
        flights,
        laid: laid(before, after, whose),
        sound: sounds.into_iter().find_map(|(heard, sound)| heard.then_some(sound)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::testing::Position;

    const ME: Seat = Seat(0);

    #[test]
    fn nothing_moves_when_nothing_changes() {
        let position = Position::new(2);
        let state = &position.state;
        assert_eq!(between(&position.setup, state, state, ME), Change::default());
    }

    #[test]
    fn what_is_won_flies_from_the_place_to_its_player() {
        let position = Position::new(2);
        let mut after = position.state;
        after.players[1].field[Resource::Gold as usize] += 2;
        after.players[1].stored[Item::Princess as usize] += 1;
        let change = between(&position.setup, &position.state, &after, ME);
        assert_eq!(change.sound, Some(Sound::Cascade));
        assert_eq!(change.flights.len(), 3);
        assert!(change.flights.iter().all(|flight| flight.to == Spot::Chip(1)));
        // What is paid goes nowhere.
        let back = between(&position.setup, &after, &position.state, ME);
        assert!(back.flights.is_empty());
    }

    #[test]
    fn a_troll_walks_and_a_tile_drops_where_it_is_laid() {
        let mut position = Position::new(2);
        position.trolls(0, 1, "mining");
        let before = position.state;
        let mut after = before;
        after.players[0].trolls[Place::MINING.index()] -= 1;
        after.players[0].trolls[Place::village(0).index()] += 1;
        let change = between(&position.setup, &before, &after, ME);
        assert_eq!(change.sound, Some(Sound::Statue));
        let spot = |at: Place| Spot::Cell(number(Point::Place(at)));
        let flight = change.flights[0];
        assert_eq!((flight.from, flight.to), (spot(Place::MINING), spot(Place::village(0))));
        let tile = trolls_and_princesses::Tile(0);
        after.players[0].tiles = after.players[0].tiles.with(tile);
        let change = between(&position.setup, &before, &after, ME);
        assert_eq!((change.laid.len(), change.sound), (1, Some(Sound::Dig)));
        assert!(between(&position.setup, &before, &after, Seat(1)).laid.is_empty(), "not in the own network");
    }
}
