//! Step 3: great halls.

use moot_core::Seat;
use mountain_king::tables::HALLS;
use mountain_king::testing::{Position, area, at, hall};
use mountain_king::{Clan, Illegal, Stage, cover};

const CHAMBER: [(u8, u8); 6] = [(20, 8), (21, 8), (22, 8), (20, 9), (21, 9), (22, 9)];
const BELOW: [(u8, u8); 6] = [(20, 10), (21, 10), (22, 10), (20, 11), (21, 11), (22, 11)];

/// Room for the Shaman's Chamber twice over, by tiles that stick out.
fn room() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8), (22, 8), (23, 8)]);
    game.anchored(0, &[(19, 9), (20, 9), (21, 9), (22, 9)], (20, 9));
    game.tile(0, &[(20, 10), (21, 10), (22, 10)])
        .tile(0, &[(20, 11), (21, 11), (22, 11), (22, 12), (22, 13)]);
    game.tile(0, &[(21, 12), (21, 13)]);
    game.stage(Stage::Halls).honest();
    game
}

#[test]
fn a_hall_covers_tunnels_of_one_network_exactly() {
    let game = room();
    let text = |squares: &[(u8, u8)], altar| game.hall_text("shaman", squares, altar);
    assert!(game.can(&text(&CHAMBER, (21, 9))));
    assert!(game.can(&text(&CHAMBER, (21, 8))), "ruling 40: it may be turned");
    // A gap, and a gate.
    let gap = [(21, 8), (22, 8), (23, 8), (21, 9), (22, 9), (23, 9)];
    assert_eq!(game.refusal(&text(&gap, (22, 9))), Illegal::NotTunnel { at: at((23, 9)) });
    let gate = [(20, 7), (21, 7), (20, 8), (21, 8), (20, 9), (21, 9)];
    assert_eq!(game.refusal(&text(&gate, (20, 8))), Illegal::NotTunnel { at: at((20, 7)) });
}

/// A region that matches the hall exactly may be all the tunnels that there are.
#[test]
fn a_hall_may_cover_every_tunnel_of_a_network() {
    let mut game = Position::new(4);
    game.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8), (22, 8)]).tile(0, &[(20, 9), (21, 9), (22, 9)]);
    game.stage(Stage::Halls).honest();
    let chamber = game.hall_text("shaman", &CHAMBER, (21, 9));
    assert!(game.can(&chamber));
    game.play(&chamber);
    assert_eq!(game.state.tunnels(Seat(0)).len(), 2, "the gate and the hall");
}

/// Ruling 40: a hall is turned to any side and never flipped.
#[test]
fn a_hall_is_turned_and_never_flipped() {
    let game = room();
    // The staircase of the Stonecutter after a quarter turn.
    let turned = [(22, 8), (21, 9), (22, 9), (20, 10), (21, 10), (20, 11)];
    assert!(game.can(&game.hall_text("stonecutter", &turned, (21, 9))));
    // There is room for its mirror image, and no way to lie that covers it.
    let flipped = area(&[(22, 8), (23, 8), (21, 9), (22, 9), (20, 10), (21, 10)]);
    assert!(flipped.minus(&game.state.hall_ground(Seat(0))).is_empty());
    let lies = HALLS[usize::from(hall("stonecutter"))].lies;
    assert_eq!(lies.len(), 4);
    assert!(lies.iter().all(|lie| cover(lie, at((22, 8))) != flipped));
    assert_eq!(game.refusal("dedicate 0 4 22,8"), Illegal::NoSuchThing);
}

/// Ruling 45: one hall a turn; a player may own several. A hall stands once only, and never over another.
#[test]
fn one_hall_a_turn() {
    let mut game = room();
    let first = game.hall_text("shaman", &CHAMBER, (21, 9));
    game.play(&first);
    assert!(!game.legal().iter().any(|text| text.starts_with("dedicate")));
    let below = game.hall_text(
        "trove",
        &[(20, 10), (21, 10), (22, 10), (20, 11), (21, 11), (22, 11), (21, 12), (22, 12)],
        (21, 11),
    );
    assert_eq!(game.refusal(&below), Illegal::HallsOver);
    game.play("end").turn(0).stage(Stage::Halls);
    assert_eq!(game.refusal(&game.hall_text("shaman", &BELOW, (21, 11))), Illegal::HallTaken);
    let stairs = [(22, 8), (21, 9), (22, 9), (20, 10), (21, 10), (20, 11)];
    let over = game.hall_text("stonecutter", &stairs, (21, 9));
    assert_eq!(game.refusal(&over), Illegal::NotTunnel { at: at((22, 8)) });
    let second = game.options("dedicate")[0].clone();
    game.play(&format!("dedicate {second}"));
    assert_eq!(game.state.halls.iter().filter(|laid| laid.at.is_some()).count(), 2);
    game.honest();
}

/// Rulings 41 to 43: rests of tiles are tunnels of their own, each counts for movement and scoring, and keeps its pedestal.
#[test]
fn rests_of_tiles_are_tunnels_of_their_own() {
    let mut game = Position::new(4);
    game.gate_at(0, (22, 13)).anchored(0, &[(19, 9), (20, 9), (21, 9), (22, 9)], (21, 9));
    // A bar through the middle of the hall: one rest on either side.
    game.tile(0, &[(20, 8), (21, 8)]).tile(0, &[(20, 10), (21, 10)]);
    game.tile(0, &[(22, 10), (22, 11), (22, 12)]);
    game.stand(0, Clan::Ice, (21, 9)).stage(Stage::Halls).honest();
    let before = game.state.tunnels(Seat(0)).len();
    let chamber = [(20, 8), (21, 8), (20, 9), (21, 9), (20, 10), (21, 10)];
    game.play(&game.hall_text("shaman", &chamber, (20, 9)));
    let tunnels = game.state.tunnels(Seat(0));
    // Gate, hall, the tile below, and the two rests of the bar; the two covered tiles are gone.
    assert_eq!((before, tunnels.len()), (5, 5));
    for rest in [[(19, 9)], [(22, 9)]] {
        assert!(tunnels.contains(&(area(&rest), None)), "{rest:?}");
    }
    assert!(tunnels.contains(&(area(&chamber), hall("shaman").into())));
    // Each rest scores a statue of its own, and from one to the other it is two carts.
    game.statue(Clan::Moon, (19, 9)).statue(Clan::Fire, (22, 9)).store(0, "tt");
    assert_eq!(game.points(0)[5], 6 + 4);
    assert!(!game.state.reach_by(Seat(0), at((19, 9)), 1).has(at((22, 9))));
    assert!(game.state.reach_by(Seat(0), at((19, 9)), 2).has(at((22, 9))));
    game.honest();
}

/// Ruling 42: a rest keeps its pedestal.
#[test]
fn a_rest_keeps_its_pedestal() {
    let mut game = Position::new(4);
    game.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8), (22, 8)]);
    game.anchored(0, &[(20, 9), (21, 9), (22, 9), (23, 9)], (22, 9)).stand(0, Clan::Moon, (22, 9));
    game.tile(0, &[(20, 10), (21, 10)]).stage(Stage::Halls).honest();
    let chamber = [(20, 8), (21, 8), (20, 9), (21, 9), (20, 10), (21, 10)];
    game.play(&game.hall_text("shaman", &chamber, (20, 9)));
    assert_eq!(game.state.pedestal_at(at((22, 9))), Some(Clan::Moon));
    game.statue(Clan::Moon, (22, 9));
    assert_eq!(game.points(0)[5], 8, "doubled on the rest (22,9), (23,9)");
    game.honest();
}

/// Rulings 44, 53: statues stay under a hall where they were, several of them; one on the altar makes it score high.
#[test]
fn statues_stay_where_a_hall_is_laid() {
    let mut game = room();
    game.statue(Clan::Fire, (20, 8)).statue(Clan::Ice, (22, 9)).statue(Clan::Moon, (21, 9));
    game.play(&game.hall_text("shaman", &CHAMBER, (21, 9)));
    for square in [(20, 8), (22, 9), (21, 9)] {
        assert!(game.state.statue_at(at(square)).is_some());
    }
    assert_eq!(game.points(0)[4..], [10, 0], "the altar counts, the others score nothing in a hall");
}

/// Steps are in order: no hall before step 2, none after a statue was moved (ruling 15).
#[test]
fn halls_come_after_step_2_and_before_statues() {
    let mut game = room();
    let text = game.hall_text("shaman", &CHAMBER, (21, 9));
    game.stage(Stage::Work);
    assert_eq!(game.refusal(&text), Illegal::StepTwoFirst);
    game.stage(Stage::Halls).statue(Clan::Fire, (23, 8)).store(0, "t").play("cart 23,8 20,9 t");
    assert_eq!(game.refusal(&text), Illegal::HallsOver);
    assert_eq!(game.refusal("dedicate 6 0 20,8"), Illegal::HallsOver);
}
