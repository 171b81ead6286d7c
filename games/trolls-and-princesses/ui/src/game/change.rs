//! Derives animations and sounds from the difference between two positions: trolls move, gains fly to their player, a tile
//! drops onto its place.

use moot_core::{Game, Seat, Turn};
use trolls_and_princesses::{Item, King, Place, Resource, Setup, State, TrollsAndPrincesses};

use super::selection::Point;
use crate::board::{number, skin};
use moot_art::Icon;
use moot_table_ui::game::change::{Change, Flight, Spot, Token};
use moot_ui::look::sound::Sound;

/// The items that can be stored on spots.
const STORED: [Item; 4] = Item::STORED;

/// The origin of a player's gains: the place of the acting troll.
fn source(state: &State) -> Spot {
    Spot::Cell(number(Point::Place(state.at)))
}

/// The amount of a resource in a player's field.
fn held(state: &State, seat: Seat, of: Resource) -> u16 {
    state.player(seat).field[of as usize]
}

/// The gains of the players, as flights from their origin.
fn won(before: &State, after: &State) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    let mut fly = |seat: Seat, icon: Icon, class: &'static str, count: u16| {
        for _ in 0..count.min(3) {
            let step = flights.len().min(3) as u8;
            let what = Token { icon, class, wears: None };
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

/// The maximum number of walkers that are animated.
const WALKERS: usize = 8;

/// The spot where the viewer sees a place of a player: villages are shared; of the boards only the viewer's own is visible.
fn spot(after: &State, whose: Seat, seat: Seat, at: Place) -> Spot {
    // The waiting area has no space left once the last troll has gone.
    let seen = at.is_village()
        || seat == whose && (at != Place::BESIDE || after.player(seat).trolls_at(Place::BESIDE) > 0);
    if seen { Spot::Cell(number(Point::Place(at))) } else { Spot::Chip(seat.0) }
}

/// Matches decreases and increases of a count per place into moves: as many as left some place.
fn ways(was: impl Fn(Place) -> u8, is: impl Fn(Place) -> u8) -> impl Iterator<Item = (Place, Place)> {
    let mut left = Vec::new();
    let mut come = Vec::new();
    for at in (0..Place::COUNT as u8).map(Place) {
        let (was, is) = (was(at), is(at));
        left.extend((is..was).map(|_| at));
        come.extend((was..is).map(|_| at));
    }
    left.into_iter().zip(come)
}

/// The humans of a player at a place: those in the caverns and, for a player who has won some, those missing from the
/// villages.
fn humans(state: &State, before: &State, after: &State, seat: Seat, at: Place) -> u8 {
    let hired = after.player(seat).stored(Item::Human) > before.player(seat).stored(Item::Human);
    match at.number() {
        None => state.player(seat).humans.get(at.index()).copied().unwrap_or(0),
        Some(number) if hired => state.villages.get(number).map_or(0, |one| one.items[Item::Human as usize]),
        Some(_) => 0,
    }
}

/// The troll king's place, and the owner of the board it belongs to.
fn throne(state: &State, whose: Seat) -> Option<(Seat, Place)> {
    match state.king {
        King::Nowhere => None,
        King::Cavern(seat, at) => Some((seat, at)),
        King::Village(at) => Some((whose, at)),
    }
}

/// The pieces that moved between places: trolls in the styles of their players, humans, the troll king.
fn walked(before: &State, after: &State, whose: Seat) -> Vec<Flight> {
    let mut flights: Vec<Flight> = Vec::new();
    let mut walk = |what: Token, from: Spot, to: Spot| {
        // A move between boards that are both hidden is not animated.
        if from != to {
            let step = flights.len().min(3) as u8;
            flights.push(Flight { what, from, to, step });
        }
    };
    for seat in after.all() {
        let (was, is) = (before.player(seat), after.player(seat));
        let place = |at: Place| spot(after, whose, seat, at);
        for (from, to) in ways(|at| was.trolls_at(at), |at| is.trolls_at(at)) {
            let what = Token { icon: Icon::Troll, class: "trollp", wears: Some(seat) };
            walk(what, place(from), place(to));
        }
        let people = |state: &State, at: Place| humans(state, before, after, seat, at);
        for (from, to) in ways(|at| people(before, at), |at| people(after, at)) {
            let what = Token { icon: Icon::Person, class: "humanp", wears: None };
            walk(what, place(from), place(to));
        }
    }
    if let (Some((whence, from)), Some((whither, to))) = (throne(before, whose), throne(after, whose)) {
        let what = Token { icon: skin::KING, class: "mat crown", wears: None };
        walk(what, spot(after, whose, whence, from), spot(after, whose, whither, to));
    }
    flights.truncate(WALKERS);
    flights
}

/// The tiles that were placed in the viewer's network, as spots.
fn laid(before: &State, after: &State, whose: Seat) -> Vec<Spot> {
    let (was, is) = (before.player(whose).tiles, after.player(whose).tiles);
    let new = is.iter().filter(|&tile| !was.has(tile));
    let cells = new.filter_map(|tile| after.laid.get(usize::from(tile.0))).map(|laid| laid.cell);
    cells.map(|cell| Spot::Cave { cell: number(Point::Cell(cell)), left: cell.is_a() }).collect()
}

/// The player whose board is shown after a change: that of a player who watches follows the player who acts.
fn shown(before: &State, after: &State, whose: Seat) -> Seat {
    if before.asked() == whose { whose } else { after.asked() }
}

/// The animations and sounds for the change from one position to another, as seen by `whose`.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State, whose: Seat) -> Change {
    let whose = shown(before, after, whose);
    let over = |state: &State| TrollsAndPrincesses::turn(setup, state) == Turn::Over;
    let any =
        |count: fn(&State, Seat) -> usize| after.all().any(|seat| count(after, seat) > count(before, seat));
    let mut flights = won(before, after);
    let paid = !flights.is_empty();
    let walkers = walked(before, after, whose);
    let walk = !walkers.is_empty();
    flights.extend(walkers);
    let sounds = [
        (over(after) && !over(before), Sound::End),
        (any(|state, seat| state.player(seat).stored(Item::Princess).into()), Sound::Cascade),
        (any(|state, seat| state.player(seat).tiles.len()), Sound::Dig),
        (any(|state, seat| state.player(seat).cards.count_ones() as usize), Sound::Token),
        (walk, Sound::Statue),
        (paid || before.played != after.played, Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    Change {
        flights,
        laid: laid(before, after, whose),
        sound: sounds.into_iter().find_map(|(happened, sound)| happened.then_some(sound)),
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
    fn gains_fly_from_the_place_to_the_player() {
        let position = Position::new(2);
        let mut after = position.state;
        after.players[1].field[Resource::Gold as usize] += 2;
        after.players[1].stored[Item::Princess as usize] += 1;
        let change = between(&position.setup, &position.state, &after, ME);
        assert_eq!(change.sound, Some(Sound::Cascade));
        assert_eq!(change.flights.len(), 3);
        assert!(change.flights.iter().all(|flight| flight.to == Spot::Chip(1)));
        // Payments are not animated.
        let back = between(&position.setup, &after, &position.state, ME);
        assert!(back.flights.is_empty());
    }

    fn cell(at: Place) -> Spot {
        Spot::Cell(number(Point::Place(at)))
    }

    #[test]
    fn a_walking_troll_has_the_style_of_its_player() {
        let mut position = Position::new(2);
        position.trolls(0, 1, "mining").trolls(1, 1, "mining");
        let before = position.state;
        for seat in [0, 1] {
            let mut after = before;
            after.players[seat].trolls[Place::MINING.index()] -= 1;
            after.players[seat].trolls[Place::village(0).index()] += 1;
            let change = between(&position.setup, &before, &after, ME);
            assert_eq!((change.flights.len(), change.sound), (1, Some(Sound::Statue)));
            let flight = change.flights[0];
            assert_eq!(flight.what.wears, Some(Seat(seat as u8)));
            // The other player's board is not visible.
            let from = if seat == 0 { cell(Place::MINING) } else { Spot::Chip(1) };
            assert_eq!((flight.from, flight.to), (from, cell(Place::village(0))));
        }
    }

    #[test]
    fn pushed_trolls_are_animated() {
        let mut position = Position::new(2);
        position.trolls(0, 1, "mining").trolls(1, 1, "I");
        let before = position.state;
        let mut after = before;
        after.players[0].trolls[Place::MINING.index()] -= 1;
        after.players[0].trolls[Place::village(0).index()] += 1;
        after.players[1].trolls[Place::village(0).index()] -= 1;
        after.players[1].trolls[Place::POWER.index()] += 1;
        let change = between(&position.setup, &before, &after, ME);
        let ways: Vec<_> = change.flights.iter().map(|flight| (flight.from, flight.to)).collect();
        let village = cell(Place::village(0));
        assert_eq!(ways, [(cell(Place::MINING), village), (village, Spot::Chip(1))]);
        assert!(change.flights[0].step < change.flights[1].step);
    }

    #[test]
    fn the_last_waiting_troll_starts_from_its_players_chip() {
        let position = Position::new(2);
        let before = position.state;
        let waiting = before.players[0].trolls_at(Place::BESIDE);
        assert!(waiting > 1);
        for (gone, from) in [(1, cell(Place::BESIDE)), (waiting, Spot::Chip(0))] {
            let mut after = before;
            after.players[0].trolls[Place::BESIDE.index()] -= gone;
            after.players[0].trolls[Place::village(1).index()] += gone;
            let change = between(&position.setup, &before, &after, ME);
            assert_eq!(change.flights.len(), usize::from(gone));
            assert!(change.flights.iter().all(|flight| flight.from == from));
        }
    }

    #[test]
    fn humans_walk_between_caverns_and_out_of_villages() {
        let mut position = Position::new(2);
        position.humans(0, 1, "mining").put(Item::Human, 1, "II");
        let before = position.state;
        let mut after = before;
        after.players[0].humans[Place::MINING.index()] -= 1;
        after.players[0].humans[Place::POWER.index()] += 1;
        let flight = between(&position.setup, &before, &after, ME).flights[0];
        assert_eq!((flight.from, flight.to), (cell(Place::MINING), cell(Place::POWER)));
        let mut after = before;
        after.villages[1].items[Item::Human as usize] -= 1;
        after.players[0].humans[Place::BUILDING.index()] += 1;
        let change = between(&position.setup, &before, &after, ME);
        let human = change.flights.iter().find(|flight| flight.what.icon == Icon::Person).expect("it walks");
        assert_eq!((human.from, human.to), (cell(Place::village(1)), cell(Place::BUILDING)));
        // A piece from the supply has no origin.
        let change = between(&position.setup, &after, &before, ME);
        assert!(change.flights.iter().all(|flight| flight.what.icon != Icon::Person));
    }

    #[test]
    fn moves_of_the_troll_king_are_animated() {
        let position = Position::new(2);
        let way = |from: King, to: King| {
            let (mut before, mut after) = (position.state, position.state);
            (before.king, after.king) = (from, to);
            let change = between(&position.setup, &before, &after, ME);
            change.flights.first().map(|flight| (flight.from, flight.to, flight.what.icon))
        };
        let village = |number: u8| King::Village(Place::village(number));
        let shown = |from: Spot, to: Spot| Some((from, to, skin::KING));
        let (one, two) = (cell(Place::village(0)), cell(Place::village(1)));
        assert_eq!(way(village(0), village(1)), shown(one, two));
        assert_eq!(way(village(0), King::Cavern(ME, Place::POWER)), shown(one, cell(Place::POWER)));
        assert_eq!(way(King::Cavern(Seat(1), Place::POWER), village(1)), shown(Spot::Chip(1), two));
        assert_eq!(way(King::Nowhere, village(0)), None);
        assert_eq!(way(village(0), village(0)), None);
    }

    #[test]
    fn a_tile_drops_onto_its_cell() {
        let position = Position::new(2);
        let before = position.state;
        let mut after = before;
        let tile = trolls_and_princesses::Tile(0);
        after.players[0].tiles = after.players[0].tiles.with(tile);
        let change = between(&position.setup, &before, &after, ME);
        let start = trolls_and_princesses::Cell::START;
        let there = Spot::Cave { cell: number(Point::Cell(start)), left: start.is_a() };
        assert_eq!((change.laid, change.sound), (vec![there], Some(Sound::Dig)));
        // A player who watches sees the network of the one who acts.
        assert_eq!(between(&position.setup, &before, &after, Seat(1)).laid, vec![there]);
        let mut after = before;
        after.players[1].tiles = after.players[1].tiles.with(tile);
        assert!(between(&position.setup, &before, &after, ME).laid.is_empty(), "not in the own network");
    }

    /// In whole games, no piece moves from a place to itself, and nothing moves without a change.
    #[test]
    fn unmoved_pieces_are_not_animated() {
        let mut walks = 0;
        let mut before: Option<State> = None;
        crate::samples::decisions(|context, _| {
            let after = *context.state;
            if let Some(before) = before.filter(|before| before.seats == after.seats) {
                for flight in walked(&before, &after, ME) {
                    assert_ne!(flight.from, flight.to);
                    walks += 1;
                }
                assert!(walked(&after, &after, ME).is_empty());
            }
            before = Some(after);
        });
        assert!(walks > 50, "{walks}");
    }
}
