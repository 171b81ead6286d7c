//! General setup and player setup.

use moot_core::{Game, Seat, SplitMix64, Turn};
use mountain_king::card::{LEVELS, NONE, TROLLS, troll};
use mountain_king::testing::check_invariants;
use mountain_king::{Action, Illegal, MountainKing, Outcome, Phase, Setup, Side, State, Supply};

fn dealt(setup: &Setup, seed: u64) -> State {
    let mut state = MountainKing::deal(setup);
    let mut dice = SplitMix64::new(seed);
    while state.phase != Phase::Gate {
        let outcome = MountainKing::sample_chance(setup, &state, &mut dice);
        let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
        check_invariants(setup, &state).unwrap();
    }
    state
}

#[test]
fn the_table_is_laid_for_every_number_of_players() {
    for (players, side, workshops, coronations, spots) in [
        (2, Side::Winter, 5, &[3][..], 21),
        (2, Side::Autumn, 5, &[3], 15),
        (3, Side::Autumn, 7, &[5, 3], 15),
        (4, Side::Winter, 9, &[5, 3], 21),
        (5, Side::Winter, 11, &[5, 3], 21),
    ] {
        let setup = Setup::new(players, side, Supply::Random, None).unwrap();
        let state = dealt(&setup, 5);
        assert_eq!(state.shop_supply.iter().sum::<u8>(), workshops);
        assert_eq!(setup.table().coronations, coronations);
        assert_eq!(state.statues().count(), spots, "{side:?}");
        for (place, stand) in state.horde.iter().enumerate() {
            let level = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3][place];
            assert_eq!(troll(stand.card).level, level);
            assert_eq!(stand.pedestal.is_some(), level == 2, "four pedestals on the middle row");
        }
        assert_eq!(state.bag.iter().sum::<u8>(), 14);
        assert!(state.book.iter().all(|&spell| spell != NONE));
        assert_eq!(
            (state.spells_left(), state.deck_size(1), state.deck_size(2), state.deck_size(3)),
            (14, 16, 13, 14)
        );
        assert_eq!((state.stock.iter().sum::<u8>(), state.tiles().len()), (52, 0));
    }
}

/// Ruling 67: the clans alternate clockwise; with 15 spots two statues of each clan stay in the box.
#[test]
fn statues_alternate_clockwise() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        for side in [Side::Winter, Side::Autumn] {
            let setup = Setup::new(2, side, Supply::Random, None).unwrap();
            let state = dealt(&setup, seed);
            let clans: Vec<_> = state.statues().map(|(i, _)| state.statue_clan(i)).collect();
            assert!(
                clans
                    .windows(3)
                    .all(|three| three[0] != three[1] && three[1] != three[2] && three[0] != three[2])
            );
            for clan in mountain_king::Clan::ALL {
                assert_eq!(clans.iter().filter(|&&c| c == clan).count(), clans.len() / 3);
            }
            orders.insert(clans[..3].to_vec());
        }
    }
    assert_eq!(orders.len(), 6, "every order comes up");
}

#[test]
fn pedestal_point_tokens_are_three_of_5_and_four_of_4_3_and_2() {
    let setup = Setup::usual(4).unwrap();
    let mut honours = dealt(&setup, 9).honours;
    honours.sort_unstable();
    assert_eq!(honours, [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]);
}

#[test]
fn workshops_are_drawn_without_duplicates_or_chosen() {
    let distinct = Setup::new(5, Side::Winter, Supply::Distinct, None).unwrap();
    assert_eq!(dealt(&distinct, 1).shop_supply, [1; 11]);
    let three = Setup::new(3, Side::Autumn, Supply::Distinct, None).unwrap();
    assert!((0..20).all(|seed| dealt(&three, seed).shop_supply.iter().all(|&n| n <= 1)));
    let tiles = [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2];
    let chosen = Setup::new(2, Side::Winter, Supply::Chosen(tiles), None).unwrap();
    assert_eq!(dealt(&chosen, 1).shop_supply, tiles);
    // Ruling 69: two tiles of one kind may be in play.
    let usual = Setup::usual(5).unwrap();
    assert!((0..20).any(|seed| dealt(&usual, seed).shop_supply.contains(&2)));
}

/// Gates go in turn order, from the starting player on.
#[test]
fn gates_are_placed_in_turn_order_on_points_of_the_player_count() {
    let setup = Setup::new(4, Side::Winter, Supply::Random, Some(Seat(2))).unwrap();
    let mut state = dealt(&setup, 1);
    let starts = setup.board().starts;
    for seat in [2, 3, 0, 1] {
        assert_eq!(MountainKing::turn(&setup, &state), Turn::Seats(moot_core::SeatSet::one(Seat(seat))));
        let mut legal = Vec::new();
        MountainKing::legal(&setup, &state, Seat(seat), &mut legal);
        assert!(legal.iter().all(|action| match action {
            Action::Gate(start) => starts[usize::from(*start)].counts.contains(&4),
            _ => false,
        }));
        let five = starts.iter().position(|start| start.counts == [5]).unwrap() as u8;
        let refused = MountainKing::check(&setup, &state, Seat(seat), Action::Gate(five));
        assert_eq!(refused, Err(Illegal::StartCount { serves: 1 << 5 }));
        let taken = legal[0];
        let _ = MountainKing::act(&setup, &mut state, Seat(seat), taken, &mut ());
        if seat != 1 {
            let next = Seat((seat + 1) % 4);
            assert_eq!(MountainKing::check(&setup, &state, next, taken), Err(Illegal::StartTaken));
        }
    }
    assert_eq!(state.phase, Phase::Draw, "then the drafts begin");
    assert_eq!(state.active, Seat(2));
}

/// Ruling 66: two players take any two points that carry the same number.
#[test]
fn two_players_take_points_of_one_number() {
    let setup = Setup::new(2, Side::Winter, Supply::Random, Some(Seat(0))).unwrap();
    let starts = setup.board().starts;
    let state = dealt(&setup, 1);
    let mut legal = Vec::new();
    MountainKing::legal(&setup, &state, Seat(0), &mut legal);
    assert_eq!(legal.len(), starts.len(), "the first may take any");
    for first in 0..starts.len() {
        let mut state = state;
        let _ = MountainKing::act(&setup, &mut state, Seat(0), Action::Gate(first as u8), &mut ());
        for (second, start) in starts.iter().enumerate() {
            let shared = starts[first].counts.iter().any(|count| start.counts.contains(count));
            let ok = MountainKing::check(&setup, &state, Seat(1), Action::Gate(second as u8)).is_ok();
            assert_eq!(ok, shared && first != second, "{first} {second}");
        }
    }
}

/// Plays the draft of one seat after another, always keeping the lower starter; returns who had what in hand and unseen.
fn drafted(setup: &Setup, state: &mut State) -> Vec<(Seat, u8, u8)> {
    let mut rest = Vec::new();
    let mut dice = SplitMix64::new(3);
    let mut before = *state;
    while state.round == 0 {
        if MountainKing::turn(setup, state) == Turn::Chance {
            let outcome = MountainKing::sample_chance(setup, state, &mut dice);
            let step = MountainKing::apply_chance(setup, state, outcome, &mut ()).unwrap();
            if matches!(outcome, Outcome::Starter(_)) {
                assert_eq!(
                    step.informed,
                    moot_core::SeatSet::one(before.active),
                    "for its player's eyes only"
                );
            }
        } else {
            let mut legal = Vec::new();
            MountainKing::legal(setup, state, state.active, &mut legal);
            if matches!(state.phase, Phase::Draft) {
                let free = (0..4).filter(|&slot| state.me().trolls[slot] == NONE).count();
                assert_eq!(legal.len(), 2 * free, "either starter into any free slot (ruling 65)");
            }
            before = *state;
            let seat = state.active;
            let _ = MountainKing::act(setup, state, seat, legal[0], &mut ());
            if before.phase == Phase::Draft && before.me().size() == 3 {
                // One in hand was kept; the other one and the last of the deck are the bonus.
                let kept = state.players[seat.index()].trolls.map(|card| card.wrapping_sub(TROLLS));
                let hand = before.draft.hand.into_iter().find(|card| !kept.contains(card)).unwrap();
                rest.push((seat, hand, before.draft.deck.trailing_zeros() as u8));
            }
        }
        before.active = state.active;
        check_invariants(setup, state).unwrap();
    }
    rest
}

/// Setup D: one-time resources of the four kept starters, and by turn order of the one in hand and the unseen one.
#[test]
fn starters_bring_their_one_time_resources_and_the_turn_order_bonus() {
    let once = |starter: u8| troll(TROLLS + starter).once;
    for players in 2..=5 {
        let first = Seat(players - 1);
        let side = if players == 3 { Side::Autumn } else { Side::Winter };
        let setup = Setup::new(players, side, Supply::Random, Some(first)).unwrap();
        let mut state = dealt(&setup, u64::from(players));
        let rest = drafted(&setup, &mut state);
        let order: Vec<Seat> = rest.iter().map(|&(seat, ..)| seat).collect();
        assert_eq!(order, (0..players).map(|i| Seat((first.0 + i) % players)).collect::<Vec<_>>());
        for (place, &(seat, hand, unseen)) in rest.iter().enumerate() {
            let player = state.player(seat);
            let kept = player.trolls[..4].iter().map(|&card| troll(card).once);
            let mut due = kept.fold(mountain_king::Pile::EMPTY, |all, one| all + one);
            if place >= 1 {
                due += once(hand);
            }
            if place >= 3 {
                due += once(unseen);
            }
            assert_eq!(player.storage, due, "place {place} of {players}");
            assert_eq!(player.held, [0; 10], "trolls begin bare");
        }
        assert_eq!((state.round, state.active), (1, first));
    }
}

/// Ruling 63: the hand is hidden from all other seats, and the rest of the draft is a set.
#[test]
fn the_hand_of_the_drafter_is_hidden_from_the_others() {
    let setup = Setup::new(3, Side::Autumn, Supply::Random, Some(Seat(0))).unwrap();
    let mut state = dealt(&setup, 4);
    let mut dice = SplitMix64::new(8);
    while state.phase != Phase::Draft {
        if MountainKing::turn(&setup, &state) == Turn::Chance {
            let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
            let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            let mut legal = Vec::new();
            MountainKing::legal(&setup, &state, state.active, &mut legal);
            let seat = state.active;
            let _ = MountainKing::act(&setup, &mut state, seat, legal[0], &mut ());
        }
    }
    let own = MountainKing::view(&setup, &state, Some(Seat(0)));
    assert_eq!(own.table.draft, state.draft);
    for other in [Some(Seat(1)), Some(Seat(2)), None] {
        let view = MountainKing::view(&setup, &state, other);
        assert_eq!((view.table.draft.hand, view.table.draft.deck), ([NONE; 2], 0b11_1111));
        let worlds: std::collections::BTreeSet<_> =
            (0..60).map(|_| MountainKing::determinize(&setup, &view, &mut dice).draft.hand).collect();
        assert_eq!(worlds.len(), 15, "every pair of six is possible");
    }
}

#[test]
fn the_levels_are_21_17_and_17_cards() {
    assert_eq!(LEVELS, [0, 21, 38, 55]);
}
