//! The end of the game and the final score.

use moot_core::{Game, Seat, SplitMix64, Turn};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Item, TrollsAndPrincesses};

/// Plays to the end with the first legal action each time.
fn ended(players: u8) -> (Position, u32) {
    let mut game = Position::new(players);
    let mut dice = SplitMix64::new(1);
    let mut cards = 0;
    loop {
        match TrollsAndPrincesses::turn(&game.setup, &game.state) {
            Turn::Over => return (game, cards),
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::sample_chance(&game.setup, &game.state, &mut dice);
                let _ = TrollsAndPrincesses::apply_chance(&game.setup, &mut game.state, outcome, &mut ())
                    .unwrap();
            }
            Turn::Seats(_) => {
                let (seat, mut legal) = (game.state.asked(), Vec::new());
                TrollsAndPrincesses::legal(&game.setup, &game.state, seat, &mut legal);
                cards += u32::from(matches!(legal[0], trolls_and_princesses::Action::Play(_)));
                let _ = TrollsAndPrincesses::act(&game.setup, &mut game.state, seat, legal[0], &mut ());
            }
        }
    }
}

#[test]
fn everybody_plays_all_cards() {
    for (players, rounds) in [(2u8, 12), (3, 11), (4, 10)] {
        let (game, cards) = ended(players);
        assert_eq!((game.state.round, cards), (rounds, u32::from(rounds) * u32::from(players)));
        assert!(game.state.all().all(|seat| game.state.player(seat).hand_len() == 0));
        assert_eq!(game.state.asked(), Seat(players - 1), "the last player of the round was the last");
    }
}

fn points(game: &Position) -> [i16; 6] {
    game.state.points_by_category(Seat(0))
}

#[test]
fn sets_princesses_kings_tiles_and_humans() {
    let mut game = Position::new(2);
    assert_eq!(points(&game), [0, 0, 0, 1, 0, 0], "one human");
    game.lay(0, "bell-02")
        .lay(0, "princess-06 -1,1,-1,1 0")
        .lay(0, "resource-07 0,-1,0,0 0")
        .card(0, "snuffer");
    game.stored(0, Item::Bell);
    assert_eq!(points(&game)[0], 4);
    game.stored(0, Item::Outpost);
    assert_eq!(points(&game)[0], 9);
    game.stored(0, Item::Changeling).stored(0, Item::Princess).humans(0, 2, "mining");
    assert_eq!(points(&game)[..4], [15, 7, 0, 3]);
    game.show("old-chant");
    let place = trolls_and_princesses::Network::of(&game.state, Seat(0)).places()[0];
    game.lay(0, &format!("old-chant {place} 0"));
    assert_eq!(points(&game)[2], 3);
}

#[test]
fn victory_tiles_count_what_is_left() {
    for (id, count) in [
        ("victory-diamonds-a", 3),
        ("victory-gold-a", 2),
        ("victory-obsidian-a", 3),
        ("victory-cows-a", 1),
        ("victory-humans-a", 1),
        ("victory-bats-a", 2),
        ("victory-snakes-a", 1),
        ("victory-toads-a", 0),
    ] {
        let mut game = Position::new(2);
        game.goods(0, [7, 5, 3], 0, 1)
            .humans(0, 2, "mining")
            .card(0, "snuffer")
            .card(0, "purse")
            .card(0, "hauler");
        game.lay(0, &format!("{id} 0,0,0,0 0"));
        assert_eq!(points(&game)[4], count, "{id}: one for every two is rounded down");
    }
}

#[test]
fn troll_cards_count_power_tiles_and_sites() {
    let mut game = Position::new(2);
    game.lay(0, "bell-02")
        .lay(0, "princess-06 -1,1,-1,1 0")
        .lay(0, "resource-07 0,-1,0,0 0")
        .goods(0, [0; 3], 4, 0);
    game.full(0, [0; 3]);
    let network = trolls_and_princesses::Network::of(&game.state, Seat(0));
    let sites = game.state.me().sites;
    assert_eq!(network.tiles().count(), 3);
    for (id, expected) in [
        ("snuffer", 4),
        ("bedmaker", 1),
        ("sexton", 1),
        ("keyholder", 0),
        ("courtier", 0),
        ("surveyor", 0),
        ("splinter", i16::from(sites[0] / 3)),
        ("goldtongue", i16::from(sites[1] / 2)),
        ("gemwart", i16::from(sites[2] / 2)),
    ] {
        let mut one = game.clone();
        one.card(0, id);
        assert_eq!(points(&one)[5], expected, "{id}");
    }
    assert!(sites[0] >= 3 && sites[1] >= 2, "printed sites and empty ones count: {sites:?}");
}

#[test]
fn four_tiles_of_any_type_are_a_point() {
    let mut game = Position::new(2);
    game.card(0, "surveyor")
        .lay(0, "bell-02")
        .lay(0, "princess-06 -1,1,-1,1 0")
        .lay(0, "resource-07 0,-1,0,0 0");
    game.show("old-chant");
    let place = trolls_and_princesses::Network::of(&game.state, Seat(0)).places()[0];
    game.lay(0, &format!("old-chant {place} 0"));
    assert_eq!(points(&game)[5], 1, "the king's tile is the fourth");
}

#[test]
fn princesses_break_a_tie() {
    let mut game = Position::new(3);
    // Seat 0: a princess. Seat 1: seven humans more. Seat 2: the same without either.
    game.lay(0, "princess-06").stored(0, Item::Princess).humans(1, 4, "mining").humans(1, 3, "building");
    let sheet = TrollsAndPrincesses::score(&game.setup, &game.state);
    assert_eq!([0, 1, 2].map(|seat| sheet.total(Seat(seat))), [8, 8, 1]);
    assert_eq!(sheet.rank[..3], [0, 1, 2]);
}

#[test]
fn a_tie_in_princesses_too_is_shared() {
    let game = Position::new(2);
    let sheet = TrollsAndPrincesses::score(&game.setup, &game.state);
    assert_eq!(sheet.rank[..2], [0, 0]);
}
