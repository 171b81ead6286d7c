//! Pedestal point tokens: open on the track, face down in the storage of their owner.

use moot_core::{Evaluator, Game, Seat, SeatSet, SplitMix64};
use mountain_king::testing::Position;
use mountain_king::{Clan, MountainKing, Phase, Stage, View};

/// Where the honour of a Moon token of the third tier is kept.
const SPACE: usize = Clan::Moon.space(2);

/// Seat 1 has taken the Moon token of the third tier, which is worth 5.
fn taken(mut game: Position) -> Position {
    game.gate_at(1, (20, 8)).anchored(1, &[(17, 8), (18, 8), (19, 8)], (18, 8));
    game.token(Clan::Moon, 2, 5).stand(1, Clan::Moon, (18, 8)).honest();
    game
}

fn view(game: &Position, seat: Option<u8>) -> View {
    MountainKing::view(&game.setup, &game.state, seat.map(Seat))
}

/// Ruling 62: a token is open while it lies on the track, and in the view of its owner alone once it is taken.
#[test]
fn the_worth_of_a_taken_token_is_in_the_view_of_its_owner_only() {
    let game = taken(Position::new(4));
    assert_eq!(view(&game, Some(1)).table.honours, game.state.honours);
    for other in [Some(0), Some(2), Some(3), None] {
        let seen = view(&game, other).table;
        assert_eq!(seen.honours[SPACE], 0, "{other:?}");
        assert_eq!(seen.token_owner, game.state.token_owner, "all see who has it");
        let open = (0..seen.honours.len()).filter(|&space| space != SPACE);
        assert!(open.into_iter().all(|space| seen.honours[space] == game.state.honours[space]));
    }
}

/// Ruling 62: it may be any token that is not seen elsewhere.
#[test]
fn a_token_that_lies_face_down_may_be_any_that_is_not_seen() {
    let mut game = taken(Position::new(4));
    game.token(Clan::Moon, 3, 2).gate_at(2, (20, 12)).anchored(2, &[(17, 12), (18, 12), (19, 12)], (18, 12));
    assert_eq!(game.board().tier(mountain_king::testing::at((18, 12))), Some(3), "the fourth tier");
    game.stand(2, Clan::Moon, (18, 12)).honest();
    let other = Clan::Moon.space(3);
    let seen = view(&game, Some(0));
    let mut dice = SplitMix64::new(5);
    let worlds: Vec<_> = (0..200)
        .map(|_| MountainKing::determinize(&game.setup, &seen, &mut dice).honours)
        .map(|honours| (honours[SPACE], honours[other]))
        .collect();
    assert!(worlds.iter().all(|world| [(5, 2), (2, 5)].contains(world)), "{worlds:?}");
    let right = worlds.iter().filter(|&&world| world == (5, 2)).count();
    assert!((60..140).contains(&right), "{right} of 200");
}

/// Ruling 62: the owner knows the own tokens and everybody those on the track, whatever the hidden ones may be.
#[test]
fn what_is_seen_of_the_tokens_is_the_same_in_every_world() {
    let mut game = taken(Position::new(4));
    game.token(Clan::Moon, 3, 2).gate_at(2, (20, 12)).anchored(2, &[(17, 12), (18, 12), (19, 12)], (18, 12));
    game.stand(2, Clan::Moon, (18, 12)).honest();
    let seen = view(&game, Some(1));
    let mut dice = SplitMix64::new(6);
    for _ in 0..50 {
        let world = MountainKing::determinize(&game.setup, &seen, &mut dice);
        let known = (0..seen.table.honours.len()).filter(|&space| seen.table.honours[space] > 0);
        assert!(known.into_iter().all(|space| world.honours[space] == game.state.honours[space]));
        assert!(world.honours.iter().all(|&honour| honour > 0));
    }
}

/// Rulings 62, 71: what lies in the storage of a team is looked at by both.
#[test]
fn a_team_looks_at_its_tokens() {
    let game = taken(Position::teams());
    assert_eq!([Some(1), Some(2)].map(|seat| view(&game, seat).table.honours[SPACE]), [5, 5]);
    assert_eq!([Some(0), Some(3), None].map(|seat| view(&game, seat).table.honours[SPACE]), [0, 0, 0]);
}

/// Ruling 62: a search of another seat evaluates the tokens of a determinization, not those that were taken.
#[test]
fn computer_players_do_not_read_tokens_that_lie_face_down() {
    let mut game = taken(Position::new(4));
    let points = |game: &Position| {
        let seen = view(game, Some(0));
        let world = MountainKing::determinize(&game.setup, &seen, &mut SplitMix64::new(9));
        MountainKing::current_points(&game.setup, &world)
    };
    // The worth of the hidden token changes places with one that lies face down with seat 2.
    game.gate_at(2, (20, 12)).anchored(2, &[(17, 12), (18, 12), (19, 12)], (18, 12));
    game.token(Clan::Moon, 3, 2).stand(2, Clan::Moon, (18, 12)).honest();
    let before = points(&game);
    game.state.honours.swap(SPACE, Clan::Moon.space(3));
    assert_eq!(points(&game), before);
}

/// Ruling 62: the final count reveals them, so all other seats learn something by the last action.
#[test]
fn the_end_of_the_game_turns_the_tokens_up() {
    let mut game = taken(Position::new(4));
    game.state.rounds_left = 1;
    game.turn(3).stage(Stage::Halls);
    let step = MountainKing::act(
        &game.setup,
        &mut game.state,
        Seat(3),
        MountainKing::action_from("end").unwrap(),
        &mut (),
    );
    assert_eq!(game.state.phase, Phase::Over);
    assert_eq!(step.informed, [0, 2, 3].map(Seat).into_iter().fold(SeatSet::NONE, SeatSet::with));
    for seat in [Some(0), Some(1), None] {
        assert_eq!(view(&game, seat).table.honours[SPACE], 5);
    }
    assert_eq!(game.points(1)[2], 5);
}
