//! Laying tiles.

use moot_core::Seat;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Cell, Edge, Illegal, Misfit, Network, Tile, TileKind, loose_halves};

fn tile(id: &str) -> Tile {
    Tile::from_id(id).unwrap()
}

fn network(game: &Position) -> Network {
    Network::of(&game.state, Seat(0))
}

#[test]
fn the_first_tile_lies_at_the_doorway() {
    let game = Position::new(2);
    assert_eq!(network(&game).places(), [Cell::START]);
    let misfit = network(&game).fit(tile("bell-02"), Cell([-1, 1, -1, 1]), 0);
    assert_eq!(misfit, Err(Misfit::NotAdjacent));
    assert_eq!(network(&game).fit(tile("bell-02"), Cell::START, 3).map(|joint| joint.links), Ok(1));
    assert_eq!(network(&game).fit(tile("victory-cows-a"), Cell::START, 0).map(|joint| joint.links), Ok(1));
    assert_eq!(network(&game).fit(tile("victory-cows-a"), Cell::START, 1), Err(Misfit::Wall(0)));
}

#[test]
fn beside_the_first_tile_there_are_two_places_that_are_not_over_the_board() {
    let mut game = Position::new(2);
    game.lay(0, "bell-02");
    assert_eq!(network(&game).places(), [Cell([-1, 1, -1, 1]), Cell([0, -1, 0, 0])]);
    for over in [Cell([0, 0, 1, 0]), Cell([0, 0, 0, -1])] {
        assert_eq!(network(&game).fit(tile("bell-03"), over, 0), Err(Misfit::OverBoard));
    }
    assert_eq!(network(&game).fit(tile("bell-03"), Cell::START, 0), Err(Misfit::Overlaps(tile("bell-02"))));
    let beside = |at: Cell| network(&game).beside(at).collect::<Vec<_>>();
    assert_eq!(beside(Cell([-1, 1, -1, 1])), [tile("bell-02")]);
    assert_eq!((beside(Cell::START), beside(Cell([-2, 1, -1, 1]))), (vec![], vec![]));
    let centre = Cell([0, 1, 0, 0]);
    assert_eq!(
        (centre.is_place(), network(&game).fit(tile("bell-03"), centre, 0)),
        (false, Err(Misfit::NotAdjacent))
    );
}

#[test]
fn two_equal_halves_make_an_empty_site() {
    let mut game = Position::new(2);
    // princess-06 is `.gggg`: at the place across edge 2 both show gold at it.
    game.lay(0, "princess-06").lay(0, "bell-16 -1,1,-1,1 3");
    let me = game.state.me();
    let (sites, full) = (me.sites[1], me.full[1]);
    let expected = Network::of(&game.state, Seat(0)).sites().unwrap();
    assert_eq!((sites, full), (2 + expected[1], 2), "replenished later");
    assert_eq!(expected, [0, 1, 0]);
}

#[test]
fn halves_that_differ_make_no_site() {
    let mut game = Position::new(2);
    game.lay(0, "princess-06");
    let place = Cell([-1, 1, -1, 1]);
    let joint = network(&game).fit(tile("princess-13"), place, 0).unwrap();
    assert_eq!((joint.links, joint.sites), (1, [0; 3]), "gold meets obsidian");
    assert!(network(&game).losses(tile("princess-13"), place, 0).contains(&(place, 2)));
}

#[test]
fn half_a_site_at_the_doorway_of_the_board_is_lost() {
    // princess-06 is `.gggg`.
    let at_door = |turn| {
        let lost = network(&Position::new(2)).losses(tile("princess-06"), Cell::START, turn);
        lost.contains(&(Cell::START, 0))
    };
    assert_eq!([0, 1, 2, 3, 4].map(at_door), [false, true, true, true, true]);
}

#[test]
fn kings_tiles_have_plain_entrances_and_are_not_turned() {
    let mut game = Position::new(2);
    game.lay(0, "princess-06");
    let place = Cell([-1, 1, -1, 1]);
    assert_eq!(network(&game).fit(tile("old-chant"), place, 0).map(|joint| joint.sites), Ok([0; 3]));
    assert_eq!(network(&game).fit(tile("old-chant"), place, 1), Err(Misfit::Turned));
}

#[test]
fn a_wall_meets_no_entrance_and_no_wall() {
    let mut game = Position::new(2);
    game.lay(0, "bell-02").lay(0, "victory-cows-a -1,1,-1,1 2");
    // The victory tile touches the first one with its only entrance, so nothing can be built on it.
    assert_eq!(network(&game).places(), [Cell([0, -1, 0, 0])]);
    for turn in [0, 1, 3, 4] {
        assert_eq!(
            network(&Position::new(2).lay(0, "bell-02").clone()).fit(
                tile("victory-cows-a"),
                Cell([-1, 1, -1, 1]),
                turn
            ),
            Err(Misfit::Wall(2))
        );
    }
}

#[test]
fn never_two_identical_victory_tiles() {
    let mut game = Position::new(2);
    game.lay(0, "bell-02").lay(0, "victory-cows-a -1,1,-1,1 2");
    // Two players have only one of the cows; the twins of the toads are both in the game.
    let mut game = Position::new(2);
    game.lay(0, "bell-02").lay(0, "victory-toads-a -1,1,-1,1 2").show("victory-toads-b bell-03");
    game.goods(0, [1, 0, 0], 0, 0).trolls(0, 2, "building").acting("building").play("build");
    assert_eq!(game.refusal("take victory-toads-b"), Illegal::Twin);
    assert!(!game.legal("take").contains(&"take victory-toads-b".to_owned()));
    assert!(
        network(&game).has_twin(tile("victory-toads-b")) && !network(&game).has_twin(tile("victory-bats-a"))
    );
}

#[test]
fn a_victory_tile_first_closes_the_network_for_good() {
    let mut game = Position::new(2);
    game.lay(0, "victory-cows-a");
    assert!(network(&game).places().is_empty());
    game.goods(0, [1, 0, 0], 0, 0).trolls(0, 2, "building").acting("building");
    assert_eq!(game.refusal("build"), Illegal::FitsNowhere);
}

/// The places of a ring of ten around a decagon that begins behind the first tile.
fn ring_of_ten() -> Vec<Cell> {
    let tail = Cell::START.across(2).unwrap();
    for (from, step) in (0..5).flat_map(|from| [(from, 2), (from, 3)]) {
        let (mut cell, mut k, mut ring) = (tail, from, Vec::new());
        for _ in 0..10 {
            ring.push(cell);
            cell = cell.across(k).unwrap();
            k = (k + step) % 5;
        }
        assert_eq!(cell, tail, "rings close exactly");
        if ring.iter().all(|cell| !cell.is_over_board() && !cell.overlaps(Cell::START)) {
            return ring;
        }
    }
    panic!("no ring beside the board")
}

/// The first tile, nine tiles of a ring, and the place that closes it.
fn ring() -> (Position, Cell) {
    let mut game = Position::new(4);
    game.lay(0, "princess-01");
    let ring = ring_of_ten();
    let tiles = (2..=16).map(|n| format!("princess-{n:02}")).filter(|id| !id.ends_with("06"));
    for (cell, id) in ring[..9].iter().zip(tiles) {
        game.lay(0, &format!("{id} {cell} 0"));
    }
    (game, ring[9])
}

#[test]
fn a_tile_that_closes_a_ring_joins_two_others() {
    let (game, last) = ring();
    let network = network(&game);
    assert!(network.places().contains(&last));
    let mut most = 0;
    for turn in 0..5 {
        let joint = network.fit(tile("princess-06"), last, turn).unwrap();
        assert_eq!(joint.links, 2, "it touches two tiles along whole edges");
        most = most.max(joint.sites.iter().sum::<u8>());
    }
    assert!(most >= 1, "one of the ways makes a site");
    for turn in 0..5 {
        let closed = network.fit(tile("victory-cows-a"), last, turn);
        assert!(matches!(closed, Err(Misfit::Wall(_))), "a victory tile has one neighbour only: {closed:?}");
    }
}

#[test]
fn a_tile_touching_several_neighbours_makes_several_sites() {
    let (mut game, last) = ring();
    let found = network(&game);
    let best = Tile::from_id("resource-01").into_iter().chain((0..64).map(Tile));
    let ways = best.flat_map(|tile| (0..5).map(move |turn| (tile, turn)));
    let double = ways
        .filter(|(tile, _)| tile.kind() != TileKind::Victory && game.state.pile.has(*tile))
        .find(|&(tile, turn)| {
            found.fit(tile, last, turn).is_ok_and(|joint| joint.sites.iter().sum::<u8>() == 2)
        });
    let (tile, turn) = double.expect("some tile has the right halves");
    let before: u8 = game.state.me().sites.iter().sum();
    game.lay(0, &format!("{} {last} {turn}", tile.id()));
    let middle = if tile.kind() == TileKind::Resource { 2 } else { 0 };
    assert_eq!(game.state.me().sites.iter().sum::<u8>(), before + 2 + middle);
    game.honest();
}

#[test]
fn legal_places_are_those_that_fit() {
    let (mut game, _) = ring();
    game.show("resource-07").goods(0, [1, 0, 0], 0, 0).trolls(0, 2, "building").acting("building");
    game.play("build; take resource-07");
    let listed = game.legal("lay");
    let network = network(&game);
    let mut fitting = 0;
    network.ways(tile("resource-07"), |cell, turn, joint| {
        assert_eq!(network.fit(tile("resource-07"), cell, turn), Ok(joint));
        assert!(listed.contains(&format!("lay {cell} {turn}")));
        fitting += 1;
    });
    assert_eq!(fitting, listed.len());
    assert!(fitting > 20);
}

#[test]
fn halves_of_other_tiles_are_lost_at_places_that_a_tile_closes() {
    let (game, _) = ring();
    let before = network(&game);
    let halves: Vec<(Cell, usize)> = before
        .tiles()
        .flat_map(|(tile, cell, turn)| {
            (0..5).map(move |k| (tile.edges()[(k + 5 - usize::from(turn)) % 5], cell, k))
        })
        .filter(|(edge, ..)| matches!(edge, Edge::Half(_)))
        .map(|(_, cell, k)| (cell, k))
        .collect();
    let waits = |network: &Network, (cell, k): (Cell, usize)| !network.is_closed(cell.across(k).unwrap());
    let waiting: Vec<(Cell, usize)> = halves.into_iter().filter(|&half| waits(&before, half)).collect();
    let (mut kept, mut lost) = (0, 0);
    for id in ["resource-07", "victory-cows-a", "bell-03"] {
        before.ways(tile(id), |cell, turn, _| {
            let mut game = game.clone();
            game.lay(0, &format!("{id} {cell} {turn}"));
            let after = network(&game);
            let losses = before.losses(tile(id), cell, turn);
            for &half in waiting.iter().filter(|(at, k)| at.across(*k) != Some(cell)) {
                let is_lost = losses.contains(&half);
                assert_eq!(is_lost, !waits(&after, half), "{id} {cell} {turn}: {half:?}");
                if is_lost { lost += 1 } else { kept += 1 }
            }
        });
    }
    assert!(kept > 10 && lost > 10, "{kept} kept, {lost} lost");
}

#[test]
fn halves_wait_where_a_tile_can_lie() {
    let loose = |tiles: &[&str]| {
        let mut game = Position::new(2);
        for tile in tiles {
            game.lay(0, tile);
        }
        let network = network(&game);
        loose_halves(&network, &network.places())
    };
    // princess-06 is `.gggg`: two of its four halves are over the board.
    assert_eq!(loose(&["princess-06"]), [0, 2, 0]);
    // bell-16 is `.g.gg`: one of its halves meets one of the princess, two wait.
    assert_eq!(loose(&["princess-06", "bell-16 -1,1,-1,1 3"]), [0, 3, 0]);
    // Turned on, it waits with two again, one of them at edge 0.
    assert_eq!(loose(&["princess-06", "bell-16 -1,1,-1,1 4"]), [0, 3, 0]);
}
