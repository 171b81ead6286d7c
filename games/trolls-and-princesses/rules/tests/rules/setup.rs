//! Set-up of table and players.

use moot_core::{Game, Seat, SplitMix64, Turn};
use trolls_and_princesses::tables::{BOARDS, Colour};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{
    Board, Item, King, Phase, Place, Readings, Setup, State, Time, TrollsAndPrincesses, TrollsBegin,
};

/// A table of two players after the draws of the set-up.
fn drawn(seed: u64) -> State {
    let setup = Setup::usual(2).unwrap();
    let mut state = TrollsAndPrincesses::deal(&setup);
    let mut dice = SplitMix64::new(seed);
    while TrollsAndPrincesses::turn(&setup, &state) == Turn::Chance {
        let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
        let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
    }
    state
}

#[test]
fn villages_are_as_many_as_players_with_their_items() {
    for players in 2..=4 {
        let game = Position::new(players);
        let villages: Vec<Place> = game.state.village_places().collect();
        assert_eq!(villages.len(), usize::from(players));
        for at in villages {
            let found = [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human]
                .map(|item| game.state.lies(item, at));
            assert_eq!(found, [0, 3, 1, 3, 1]);
            assert!(game.state.village(at).castle.is_some());
        }
        assert_eq!(game.state.king, King::Nowhere);
    }
}

#[test]
fn marked_tiles_and_cards_are_for_four_players() {
    for (players, tiles, cards) in [(2, 48, 36), (3, 48, 36), (4, 64, 48)] {
        let state = TrollsAndPrincesses::deal(&Setup::usual(players).unwrap());
        assert_eq!((state.pile.only_caves().len(), state.cards.len()), (tiles, cards));
    }
}

#[test]
fn five_of_each_lie_open() {
    let game = Position::new(3);
    assert!(game.state.caves.iter().chain(&game.state.kings).all(|tile| tile.is_some()));
    assert!(game.state.shown.iter().all(|card| card.is_some()));
}

#[test]
fn one_blue_one_yellow_and_two_red_cards_are_in_play() {
    for seed in 0..20 {
        let state = drawn(seed);
        let colours = state.challenges.map(|card| card.face().colour);
        assert_eq!(colours, [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Red]);
        assert_ne!(state.challenges[2], state.challenges[3]);
    }
}

#[test]
fn players_start_with_what_their_board_shows() {
    let game = Position::new(4);
    for (seat, face) in game.state.all().zip(&BOARDS) {
        let player = game.state.player(seat);
        assert_eq!(player.field, face.start.resources.map(u16::from));
        assert_eq!((player.power, player.cows), (face.start.power, face.start.cows));
        assert_eq!((player.barns, player.covered), if face.id == "teal" { (2, 2) } else { (1, 3) });
        assert_eq!((player.sites, player.full), (face.sites, face.sites));
        assert_eq!((player.outposts, player.changelings), (0b1111, 0b1111));
    }
}

#[test]
fn trolls_begin_beside_the_board() {
    let game = Position::new(2);
    assert!(game.state.all().all(|seat| game.state.player(seat).trolls_at(Place::BESIDE) == 5));
    assert_eq!(game.state.free(Seat(0), Place::MINING), 5, "no cauldron is taken");
}

#[test]
fn as_an_option_trolls_begin_in_the_caverns_of_their_owners_choice() {
    let readings = Readings { trolls: TrollsBegin::Caverns, ..Readings::default() };
    let setup = Setup::new(2, &[], Some(Seat(1))).unwrap().with(readings);
    let mut state = TrollsAndPrincesses::deal(&setup);
    let (mut dice, mut asked) = (SplitMix64::new(7), Vec::new());
    while state.phase != Phase::Play {
        if TrollsAndPrincesses::turn(&setup, &state) == Turn::Chance {
            let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
            let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            continue;
        }
        let (seat, mut legal) = (state.asked(), Vec::new());
        TrollsAndPrincesses::legal(&setup, &state, seat, &mut legal);
        asked.push((seat, legal.len()));
        let _ = TrollsAndPrincesses::act(&setup, &mut state, seat, legal[0], &mut ());
    }
    let own = |seat| [(seat, 3), (seat, 3), (seat, 3), (seat, 3), (seat, 3), (seat, 2)];
    assert_eq!(
        asked,
        [own(Seat(1)), own(Seat(0))].concat(),
        "the human, then five trolls; a cavern holds five"
    );
    for seat in state.all() {
        assert_eq!(state.player(seat).trolls[..3], [4, 1, 0]);
        assert_eq!((state.player(seat).humans, state.player(seat).trolls_at(Place::BESIDE)), ([1, 0, 0], 0));
    }
}

#[test]
fn humans_are_placed_clockwise_from_the_start_player() {
    let setup = Setup::new(3, &[], Some(Seat(1))).unwrap();
    let mut state = TrollsAndPrincesses::deal(&setup);
    let mut dice = SplitMix64::new(3);
    let mut asked = Vec::new();
    loop {
        match TrollsAndPrincesses::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
                let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            _ if state.phase != Phase::Settle => break,
            _ => {
                assert!(
                    state.players.iter().all(|player| player.hand_len() == 0),
                    "before the hands are drawn"
                );
                let (seat, mut legal) = (state.asked(), Vec::new());
                TrollsAndPrincesses::legal(&setup, &state, seat, &mut legal);
                assert_eq!(legal.len(), 3, "a cavern of one's choice");
                asked.push(seat);
                let _ = TrollsAndPrincesses::act(&setup, &mut state, seat, legal[2], &mut ());
            }
        }
    }
    assert_eq!(asked, [Seat(1), Seat(2), Seat(0)]);
    assert_eq!((state.active, state.round), (Seat(1), 1));
}

#[test]
fn boards_are_dealt_or_chosen() {
    let chosen = Position::new(3);
    let boards = chosen.state.all().map(|seat| chosen.state.player(seat).board);
    assert_eq!(boards.collect::<Vec<_>>(), [Board(0), Board(1), Board(2)]);
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let state = drawn(seed);
        firsts.insert(state.player(Seat(0)).board);
    }
    assert_eq!(firsts.len(), 4);
}

#[test]
fn decks_are_day_on_twilight_on_night() {
    let game = Position::new(2);
    assert_eq!(game.state.player(Seat(0)).held, [3, 0, 0]);
    let mut times = Vec::new();
    let (setup, mut state) = (game.setup, game.state);
    let mut dice = SplitMix64::new(1);
    loop {
        match TrollsAndPrincesses::turn(&setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let drawing = state.phase == Phase::Draw && state.active == Seat(0);
                let before = state.player(Seat(0)).held;
                let outcome = TrollsAndPrincesses::sample_chance(&setup, &state, &mut dice);
                let _ = TrollsAndPrincesses::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
                if drawing {
                    let after = state.player(Seat(0)).held;
                    times.extend(
                        Time::ALL.into_iter().filter(|&time| after[time as usize] > before[time as usize]),
                    );
                }
            }
            Turn::Seats(_) => {
                let mut legal = Vec::new();
                TrollsAndPrincesses::legal(&setup, &state, state.asked(), &mut legal);
                let seat = state.asked();
                let _ = TrollsAndPrincesses::act(&setup, &mut state, seat, legal[0], &mut ());
            }
        }
    }
    use Time::{Day, Night, Twilight};
    assert_eq!(times, [Day, Day, Twilight, Twilight, Twilight, Twilight, Twilight, Night, Night]);
}

#[test]
fn every_number_of_players_has_its_rounds_and_villages() {
    for (players, rounds) in [(2, 12), (3, 11), (4, 10)] {
        let setup = Setup::usual(players).unwrap();
        assert_eq!((setup.table().rounds, setup.table().villages), (rounds, players));
    }
}

#[test]
fn a_setup_that_cannot_be_says_why() {
    let told = |players, boards: &[Board], first| Setup::new(players, boards, first).unwrap_err().to_string();
    assert_eq!(told(5, &[], None), "5 players; 2 to 4 can play");
    assert_eq!(told(2, &[], Some(Seat(2))), "seat 2 is not at the table");
    assert_eq!(told(2, &[Board(0)], None), "1 boards named; one of each for every player");
}
