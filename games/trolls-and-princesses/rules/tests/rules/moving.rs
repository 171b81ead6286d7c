//! Moving trolls, pushing, walking by effects, going home.

use moot_core::{Game, Seat};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Action, Illegal, Item, Phase, Place, PlaceAction, TrollsAndPrincesses};

fn place(word: &str) -> Place {
    Place::from_word(word).unwrap()
}

#[test]
fn a_troll_goes_to_another_cavern_or_village_of_the_game() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "mining").moving("nowhere");
    assert_eq!(game.refusal("move mining mining"), Illegal::SamePlace);
    assert_eq!(game.refusal("move mining III"), Illegal::NoSuchPlace);
    assert_eq!(game.refusal("move mining beside"), Illegal::NoSuchPlace);
    assert_eq!(game.refusal("move power I"), Illegal::NobodyThere { at: Place::POWER });
    assert_eq!(game.legal("move mining").len(), 4);
    assert_eq!(game.legal("move beside").len(), 5);
}

#[test]
fn moving_is_compulsory() {
    let mut game = Position::new(2);
    game.moving("nowhere");
    assert_eq!(game.refusal("done"), Illegal::MustMove);
    assert!(game.legal("done").is_empty());
    game.play("move beside mining; done");
    assert!(game.state.second);
    assert_eq!(game.refusal("done"), Illegal::MustMove);
}

#[test]
fn a_waiting_troll_need_not_come_first() {
    let mut game = Position::new(2);
    game.trolls(0, 2, "mining").moving("nowhere");
    assert!(game.may("move mining building") && game.may("move beside building"));
}

#[test]
fn a_full_cavern_is_closed() {
    let mut game = Position::new(2);
    game.humans(0, 4, "power").trolls(0, 1, "mining").moving("nowhere");
    assert_eq!(game.refusal("move mining power"), Illegal::Full { at: Place::POWER });
    assert_eq!(game.refusal("move mining power push 1"), Illegal::Full { at: Place::POWER });
}

/// Village I has four cauldrons.
fn full_village() -> Position {
    let mut game = Position::new(3);
    game.trolls(1, 3, "I").trolls(2, 1, "I").moving("nowhere");
    game
}

#[test]
fn only_opponents_are_pushed_and_only_out_of_a_full_village() {
    let game = full_village();
    assert_eq!(game.refusal("move beside I"), Illegal::Full { at: place("I") });
    assert_eq!(game.refusal("move beside I push 0"), Illegal::NobodyToPush { seat: Seat(0) });
    assert_eq!(game.refusal("move beside II push 1"), Illegal::NotFull { at: place("II"), free: 5 });
    assert_eq!(game.legal("move beside I "), ["move beside I push 1", "move beside I push 2"]);
}

#[test]
fn the_owner_chooses_where_a_pushed_troll_goes() {
    let mut game = full_village();
    game.play("move beside I push 1");
    assert_eq!(game.state.phase, Phase::Flee { seat: Seat(1) });
    assert_eq!((game.state.asked(), game.state.active), (Seat(1), Seat(0)));
    assert_eq!(game.refusal("flee II"), Illegal::NoSuchPlace);
    assert_eq!(game.legal("").len(), 3);
    game.play("flee building");
    assert_eq!(game.state.player(Seat(1)).trolls_at(Place::BUILDING), 1);
    assert_eq!(game.state.phase, Phase::Act);
}

#[test]
fn with_one_open_cavern_no_seat_is_asked() {
    let mut game = full_village();
    // Eleven humans are too many for the supply: trolls fill up what is left.
    game.humans(1, 4, "power").trolls(1, 2, "mining").humans(1, 3, "mining");
    assert_eq!(game.state.player(Seat(1)).open_caverns().collect::<Vec<_>>(), [Place::BUILDING]);
    game.play("move beside I push 1");
    assert_eq!((game.state.phase, game.state.player(Seat(1)).trolls_at(Place::BUILDING)), (Phase::Act, 1));
}

#[test]
fn a_pushed_troll_gives_no_points_where_it_left() {
    let mut game = full_village();
    game.play("move beside I push 1; flee mining");
    assert_eq!((game.state.reckoning.trolls, game.state.reckoning.rivals), (1, 3));
}

#[test]
fn a_player_without_a_free_cauldron_is_not_pushed() {
    let mut game = full_village();
    // No box has so many humans; the point is what the rules say.
    game.state.players[1].humans = [5, 5, 5];
    assert_eq!(game.refusal("move beside I push 1"), Illegal::NowhereToFlee { seat: Seat(1) });
    assert_eq!(game.legal("move beside I "), ["move beside I push 2"]);
    game.state.players[2].humans = [5, 5, 5];
    assert!(game.legal("move beside I ").is_empty(), "nobody can be pushed: the village is closed");
}

#[test]
fn a_village_full_of_own_trolls_is_closed() {
    let mut game = Position::new(2);
    game.trolls(0, 4, "I").moving("nowhere");
    assert_eq!(game.refusal("move beside I"), Illegal::Full { at: place("I") });
    assert!(game.legal("move beside I ").is_empty());
}

#[test]
fn the_second_troll_is_another_one() {
    let mut game = Position::new(2);
    game.moving("nowhere").play("move beside mining; done");
    assert_eq!(game.refusal("move mining power"), Illegal::MovedAlready { at: Place::MINING });
    let mut game = Position::new(2);
    game.trolls(0, 1, "mining").moving("nowhere").play("move beside mining; done");
    assert!(game.may("move mining power"), "there is another one at the same place");
}

#[test]
fn no_possible_move_skips_the_phase() {
    let mut game = Position::new(2);
    game.trolls(0, 5, "mining").moving("nowhere");
    // Every other place is full, which no box allows.
    game.state.players[0].humans = [0, 5, 5];
    game.state.players[1].humans = [5, 5, 5];
    game.state.players[1].trolls = [0, 0, 0, 4, 5, 0, 0, 0];
    assert!(!game.state.can_move());
    assert_eq!((game.legal("move").len(), game.legal("done").len()), (0, 1));
    let mut events = Vec::new();
    let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, Seat(0), Action::Done, &mut events);
    assert!(game.state.second && game.state.own == 0, "{events:?}");
}

/// The first of two players has built this tile.
fn with_tile(tile: &str) -> Position {
    let mut game = Position::new(2);
    game.show(tile).lay(0, tile);
    game
}

#[test]
fn trolls_walk_from_cauldron_to_cauldron_each_once() {
    let mut game = with_tile("crossing-path");
    game.trolls(0, 2, "mining").trolls(0, 1, "I").moving("nowhere");
    game.play("move beside mining; activate crossing-path");
    assert!(matches!(game.state.phase, Phase::Walk(_)));
    assert_eq!(game.refusal("troll beside I"), Illegal::NoSuchPlace);
    assert_eq!(game.refusal("troll I I"), Illegal::SamePlace);
    game.play("troll I building");
    assert_eq!(game.refusal("troll building I"), Illegal::WalkedAlready);
    game.play("troll mining II");
    assert_eq!(game.state.phase, Phase::Act);
    assert_eq!(game.state.own, 2, "the points were counted before");
}

#[test]
fn the_moved_troll_is_known_wherever_it_walks() {
    let mut game = with_tile("crossing-path");
    game.trolls(0, 1, "mining").trolls(0, 1, "power").moving("nowhere");
    game.play("move beside mining; activate crossing-path; troll mining I same; troll power II; done");
    assert_eq!(game.state.moved, Some(place("I")));
    assert_eq!(game.refusal("move I II"), Illegal::MovedAlready { at: place("I") });
    assert!(game.may("move mining II"), "this one has not been moved");
    let mut game = with_tile("crossing-path");
    game.trolls(0, 1, "mining").trolls(0, 1, "power").moving("nowhere");
    game.play("move beside mining; activate crossing-path; troll mining I; troll power II; done");
    assert!(game.may("move I II"), "being moved by an effect does not mark a troll");
    assert_eq!(game.refusal("move mining II"), Illegal::MovedAlready { at: Place::MINING });
}

#[test]
fn walking_pushes_no_troll() {
    let mut game = with_tile("crossing-path");
    game.trolls(0, 1, "mining").trolls(1, 4, "I").moving("nowhere");
    game.play("move beside mining; activate crossing-path");
    assert_eq!(game.refusal("troll mining I"), Illegal::Full { at: place("I") });
}

#[test]
fn humans_stay_out_of_villages() {
    let mut game = with_tile("lantern-walk");
    game.humans(0, 1, "power").moving("nowhere");
    game.play("move beside mining; activate lantern-walk");
    assert_eq!(game.refusal("human power I"), Illegal::NoSuchPlace);
    game.play("human power building");
    assert_eq!(game.refusal("human building mining"), Illegal::WalkedAlready);
    game.play("human power mining");
    assert_eq!(game.state.me().humans, [1, 1, 0]);
}

#[test]
fn after_the_castle_action_all_own_trolls_come_home() {
    let mut game = Position::new(2);
    game.castle("I", "tax-chest").trolls(0, 2, "I").trolls(1, 1, "I").moving("nowhere");
    let gold = game.state.me().field[1];
    game.play("move beside I; castle");
    assert_eq!(game.state.me().field[1], gold + 1, "the castle action comes first");
    assert_eq!(game.state.me().trolls_at(place("I")), 3, "at the end of the phase");
    game.play("done; home mining");
    assert_eq!(game.state.moved, Some(place("I")), "the one that was moved waits");
    game.play("home mining");
    assert_eq!(game.state.phase, Phase::Home);
    game.play("home power");
    assert_eq!(game.state.me().trolls[..4], [2, 0, 1, 0]);
    assert_eq!(game.state.player(Seat(1)).trolls_at(place("I")), 1, "only your trolls");
    assert_eq!(game.state.moved, Some(Place::POWER), "the one that was moved is the last");
    assert_eq!(game.refusal("move power I"), Illegal::MovedAlready { at: Place::POWER });
}

#[test]
fn the_castle_action_may_be_repeated_and_the_trolls_go_once() {
    let mut game = Position::new(2);
    game.castle("II", "tax-chest").trolls(0, 3, "II").trolls(1, 1, "II").moving("II");
    let gold = game.state.me().field[1];
    game.play("move beside II; castle");
    assert_eq!((game.state.own, game.state.lent), (3, 0), "the rival's point was used first");
    game.play("castle; done");
    assert_eq!(game.state.me().field[1], gold + 2);
    game.play("home mining; home mining; home mining; home mining");
    assert_eq!(game.state.me().trolls_at(Place::MINING), 4);
}

#[test]
fn trolls_without_a_cauldron_stay_in_the_village() {
    let mut game = Position::new(2);
    game.castle("I", "tax-chest")
        .trolls(0, 2, "I")
        .humans(0, 4, "power")
        .humans(0, 5, "mining")
        .moving("nowhere");
    game.state.players[0].humans[1] = 4;
    game.state.supply.humans = 0;
    // One cauldron is left: the first troll takes it and the others stay. The supply has no four humans more.
    let mut events = Vec::new();
    let (setup, state) = (game.setup, &mut game.state);
    for text in ["move beside I", "castle", "done"] {
        let action = TrollsAndPrincesses::action_from(text).unwrap();
        let _ = TrollsAndPrincesses::act(&setup, state, Seat(0), action, &mut events);
    }
    assert_eq!((state.me().trolls_at(Place::BUILDING), state.me().trolls_at(place("I"))), (1, 2));
    assert_ne!(state.phase, Phase::Home, "nobody is asked where there is no place");
}

#[test]
fn what_a_move_would_bring_counts_without_the_troll_that_is_pushed() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "I").trolls(1, 3, "I").moving("nowhere");
    assert_eq!(game.state.reckon(Seat(0), place("I")).rivals, 3);
    let then = game.state.prospect(Place::BESIDE, place("I"), Some(Seat(1))).unwrap();
    assert_eq!((then.points.trolls, then.points.rivals), (2, 2));
}

#[test]
fn a_move_says_whether_anything_could_be_done_after_it() {
    let mut game = Position::new(2);
    let power = game.state.me().cap();
    game.full(0, [0; 3]).goods(0, [0; 3], power, 0).moving("nowhere");
    let there = |game: &Position| game.state.prospect(Place::BESIDE, Place::MINING, None).unwrap();
    assert!(!there(&game).can_act());
    game.full(0, [1, 0, 0]);
    assert!(there(&game).can_act());
    game.play("move beside mining");
    assert!(game.state.can_act());
    game.full(0, [0; 3]);
    assert!(!game.state.can_act());
}

#[test]
fn a_troll_that_would_leave_a_cavern_makes_room_there() {
    let mut game = Position::new(2);
    game.trolls(0, 1, "mining").trolls(0, 4, "I").goods(0, [0, 3, 0], 2, 0).moving("nowhere");
    let sizes = game.state.me().face().caverns;
    game.state.players[0].humans = [sizes[0] - 1, sizes[1], sizes[2]];
    let hire = |game: &Position, from| {
        let then = game.state.prospect(from, place("II"), None).unwrap();
        then.place_actions.into_iter().find(|(action, _)| *action == PlaceAction::Hire).unwrap().1
    };
    game.state.reckoning.rivals = 0;
    game.state.players[0].posted[1] = 4;
    assert_eq!(hire(&game, place("mining")), Ok(()));
    assert_eq!(hire(&game, place("I")), Err(Illegal::NoSpot { item: Item::Human }));
}

#[test]
fn only_who_is_asked_decides() {
    let game = Position::new(2);
    let action = TrollsAndPrincesses::action_from(&game.legal("play")[0]).unwrap();
    let refused = TrollsAndPrincesses::check(&game.setup, &game.state, Seat(1), action);
    assert_eq!(refused, Err(Illegal::NotYourTurn { asked: Seat(0) }));
}
