//! The invariants of every position: each finds the fault that it is there for.

use moot_core::{Game, Seat};
use mountain_king::card::{NONE, TROLLS, troll};
use mountain_king::testing::{Position, area, at, check_invariants, shop};
use mountain_king::{Clan, Mask, MountainKing, Phase, Setup, Side, Spell, Square, State, Supply};

use crate::kit::{King, teams, usual};

/// What the invariants say about a position once it is spoilt.
#[track_caller]
fn fault(game: &Position, spoil: impl FnOnce(&mut State)) -> String {
    moot_testkit::fault::<King>(&game.setup, &game.state, spoil)
}

/// A position with something of everything: tunnels, an anchored pedestal, a hall, isolated tiles, workshops, pedestals.
fn rich() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]);
    game.anchored(0, &[(19, 8), (20, 8)], (20, 8)).stand(0, Clan::Fire, (20, 8));
    game.tile(0, &[(19, 9), (20, 9), (20, 10), (21, 10)]).tile(0, &[(21, 11), (22, 11)]);
    game.hall("stonecutter", &[(19, 9), (20, 9), (20, 10), (21, 10), (21, 11), (22, 11)], (20, 10));
    game.isolated(&[(14, 4), (14, 5)]).gate_at(1, (1, 8)).pedestal(1, Clan::Fire);
    game.spell(0, Spell::StonesMemory, 2).grow(0, 7);
    game
}

/// Two tunnels side by side, and a third below; there is an anchor on 20,8.
fn block() -> Position {
    let mut game = Position::new(4);
    game.gate_at(0, (23, 8)).tile(0, &[(21, 8), (22, 8)]).anchored(0, &[(19, 8), (20, 8)], (20, 8));
    game.tile(0, &[(19, 9), (20, 9)]).tile(0, &[(21, 9), (22, 9)]).tile(0, &[(21, 10), (22, 10)]);
    game
}

/// The squares of a hall on them.
const STAIRS: [(u8, u8); 6] = [(19, 8), (20, 8), (20, 9), (21, 9), (21, 10), (22, 10)];

/// Any troll that is in the deck.
fn in_deck(state: &State) -> u8 {
    state.unseen_trolls.trailing_zeros() as u8
}

#[test]
fn a_position_with_something_of_everything_is_sound() {
    let mut game = rich();
    game.honest();
    game.state.book[1] = NONE;
    game.state.unseen_spells |= 1 << rich().state.book[1];
    game.honest();
}

#[test]
fn a_game_that_is_being_dealt_is_sound() {
    let chosen = Supply::Chosen([2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    for setup in [usual(4), teams([0, 1, 1, 0]), Setup::new(2, Side::Winter, chosen, None).unwrap()] {
        let state = MountainKing::deal(&setup);
        assert!(matches!(state.phase, Phase::Deal(_)));
        check_invariants(&setup, &state).unwrap();
    }
}

#[test]
fn every_tunnel_is_in_its_stack_or_on_the_mountain() {
    let mut game = rich();
    let short = fault(&game, |state| state.stock[3] -= 1);
    assert!(short.ends_with(" in stock"), "{short}");
    game.tile(0, &[(21, 8), (22, 8)]);
    assert_eq!(fault(&game, |_| ()), "a tile at 21,8 lies over another");
}

#[test]
fn every_troll_is_in_one_place() {
    let game = rich();
    let card = in_deck(&game.state);
    let twice = |place: &str| format!("card {card} {place} and elsewhere");
    assert_eq!(fault(&game, |state| state.horde[0].card = card), twice("in the horde"));
    assert_eq!(fault(&game, |state| state.recruit = card), twice("on its way"));
    assert_eq!(fault(&game, |state| state.players[1].trolls[5] = card), twice("in a trollsmoot"));
    assert_eq!(fault(&game, |state| state.horde[0].card = TROLLS), "card 55 in the horde", "a starter");
    let lost = fault(&game, |state| state.unseen_trolls &= !(1 << card));
    assert_eq!(lost, format!("troll cards [{card}] are nowhere"));
    let starter = game.state.players[2].trolls[1];
    let twins = fault(&game, |state| state.players[2].trolls[0] = starter);
    assert_eq!(twins, format!("starter {starter} twice in a trollsmoot"));
    for starter in TROLLS..TROLLS + 6 {
        let twins = fault(&game, |state| state.players[2].trolls[..2].fill(starter));
        assert_eq!(twins, format!("starter {starter} twice in a trollsmoot"));
    }
}

#[test]
fn every_spell_is_in_one_place_and_has_three_runes_at_most() {
    let game = rich();
    let [first, second, _] = game.state.book;
    let twice = fault(&game, |state| state.book[1] = first);
    assert_eq!(twice, format!("spell {first} twice"));
    let lost = fault(&game, |state| state.book[1] = NONE);
    assert!(lost.starts_with("spells "), "{lost}");
    let runes = |runes: u8| fault(&game, |state| state.runes[1] = runes);
    assert!(runes(4).starts_with("runes "));
    let bare = fault(&game, |state| {
        (state.book[1], state.runes[1]) = (NONE, 1);
        state.unseen_spells |= 1 << second;
    });
    assert!(bare.starts_with("runes "), "on no spell: {bare}");
    let mut game = game;
    game.state.runes = [3, 2, 1];
    game.honest();
}

#[test]
fn every_spot_has_given_a_statue() {
    let game = rich();
    assert_eq!(fault(&game, |state| state.statues[0] = Square::NONE), "20 statues of 21");
    assert_eq!(fault(&game, |state| state.statues[1] = state.statues[0]), "two statues on one square");
    let off = "a statue off the tunnels' ground";
    assert_eq!(fault(&game, |state| state.statues[1] = at((12, 10))), off, "the heart of the mountain");
}

#[test]
fn pedestals_stand_on_anchors_of_their_tier() {
    let game = rich();
    assert_eq!(fault(&game, |state| state.bag[2] += 1), "7 pedestals of moon");
    assert_eq!(fault(&game, |state| state.players[2].pedestals[1] += 1), "7 pedestals of ice");
    let space = Clan::Fire.space(1);
    let token = fault(&game, |state| state.token_owner[space] = NONE);
    assert_eq!(token, "5 pedestals of fire");
    let bare = fault(&game, |state| {
        state.token_owner[space] = NONE;
        state.bag[0] += 1;
    });
    assert_eq!(bare, "a pedestal at 20,8 without its token");
    let stands = |state: &mut State, square: (u8, u8)| state.standing[space] = at(square);
    assert_eq!(fault(&game, |state| stands(state, (19, 8))), "a pedestal at 19,8 is in another tier");
    assert_eq!(fault(&game, |state| stands(state, (22, 8))), "no anchor at 22,8");
    let mut under = block();
    under.stand(0, Clan::Fire, (20, 8)).honest();
    under.hall("stonecutter", &STAIRS, (20, 9));
    assert_eq!(fault(&under, |_| ()), "a pedestal under a hall at 20,8");
}

#[test]
fn point_tokens_are_those_of_the_box() {
    let game = rich();
    let tokens = fault(&game, |state| state.honours[0] += 1);
    assert!(tokens.starts_with("tokens "), "{tokens}");
}

#[test]
fn workshops_are_those_of_the_table() {
    let mut game = rich();
    game.state.shop_supply = [2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0];
    game.honest();
    assert_eq!(fault(&game, |state| state.shop_supply[4] += 1), "10 workshops");
    let three = fault(&game, |state| state.shop_supply = [2, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(three, "3 tiles of runesmithy");
    game.shop((6, 2), "coinpress").honest();
    let distinct = Position::of(Setup::new(4, Side::Winter, Supply::Distinct, Some(Seat(0))).unwrap());
    distinct.honest();
    let two = fault(&distinct, |state| {
        let mut kinds = (0..11).filter(|&kind| state.shop_supply[kind] == 1);
        let (one, other) = (kinds.next().unwrap(), kinds.next().unwrap());
        (state.shop_supply[one], state.shop_supply[other]) = (2, 0);
    });
    assert!(two.starts_with("2 tiles of "), "{two}");
    let small = Position::of(Setup::usual(3).unwrap());
    let sites = small.board().sites.len();
    let beyond = fault(&small, |state| state.shops[sites] = shop("coinpress"));
    assert_eq!(beyond, format!("a workshop on site {sites}"));
}

#[test]
fn team_mates_have_one_storage() {
    let game = Position::teams();
    game.honest();
    let apart = check_invariants(&usual(4), &game.state).unwrap_err().to_string();
    assert_eq!(apart, "seat 0 plays with Some(Seat(3))");
    let two = "seats 0 and 3 have two storages";
    assert_eq!(fault(&game, |state| state.players[3].storage.0[0] += 1), two);
    assert_eq!(fault(&game, |state| state.players[3].pedestals[1] += 1), two);
}

#[test]
fn networks_are_whole_and_keep_apart() {
    let game = rich();
    let net = |seat: usize, squares: &[(u8, u8)]| {
        let more = area(squares);
        fault(&game, |state| state.nets[seat] |= more)
    };
    let gateless = fault(&Position::new(3), |state| state.nets[4] = area(&[(5, 5)]));
    assert_eq!(gateless, "seat 4 has a network and no gate");
    assert_eq!(net(0, &[(10, 4)]), "the network of seat 0 is torn");
    let same = fault(&game, |state| {
        state.nets[1] = Mask::one(at((23, 8)));
        state.players[1].gate = at((23, 8));
        (state.nets[0], state.loose) = (state.nets[1], Mask::EMPTY);
    });
    assert_eq!(same, "the network of seat 1 overlaps another");
    let mut near = rich();
    near.gate_at(1, (23, 9));
    assert_eq!(fault(&near, |_| ()), "seat 0 touches a rival");
    assert_eq!(fault(&game, |state| state.loose |= area(&[(21, 7)])), "isolated tiles touch seat 0");
    let inside = |state: &mut State| state.loose |= Mask::one(state.players[1].gate);
    assert_eq!(fault(&game, inside), "isolated tiles in a network");
    let cover = "networks and isolated tiles are not the tiles";
    assert_eq!(net(1, &[(2, 8)]), cover, "no tile lies there");
    assert_eq!(fault(&game, |state| state.loose = Mask::EMPTY), cover, "a tile belongs nowhere");
}

#[test]
fn tiles_and_halls_lie_where_they_may() {
    let game = rich();
    let mut heart = rich();
    heart.isolated(&[(11, 10), (12, 10)]);
    assert_eq!(fault(&heart, |_| ()), "a tile where nothing may be dug");
    assert_eq!(fault(&game, |state| state.rubble |= area(&[(21, 8)])), "rubble under a tile");
    assert_eq!(fault(&game, |state| state.buried |= area(&[(21, 8)])), "something buried under a tile");
    let hall = mountain_king::testing::hall("stonecutter");
    let moved = fault(&game, |state| state.halls[usize::from(hall)].at = at((10, 3)));
    assert_eq!(moved, format!("hall {hall} lies over no tunnel"));
    let mut halls = block();
    halls.hall("stonecutter", &STAIRS, (20, 9)).honest();
    halls.hall("shaman", &[(20, 8), (21, 8), (22, 8), (20, 9), (21, 9), (22, 9)], (21, 9));
    assert_eq!(fault(&halls, |_| ()), "hall 1 lies over another");
}

#[test]
fn tokens_lie_on_symbols_and_trolls_stand_on_trolls() {
    let game = rich();
    let (slot, card) = (4, game.state.players[0].trolls[4]);
    let icons = troll(card).icons.len();
    let held = fault(&game, |state| state.players[0].held[slot] = 1 << icons);
    assert!(held.ends_with(&format!(" on {icons} symbols in slot 4")), "{held}");
    let nobody = fault(&game, |state| state.players[0].held[9] = 1);
    assert_eq!(nobody, "seat 0 holds 1 on 0 symbols in slot 9");
    let mut full = rich();
    full.state.players[0].held[slot] = (1 << icons) - 1;
    full.honest();
    let fallen = fault(&game, |state| state.players[0].trolls[1] = NONE);
    assert_eq!(fallen, "nothing carries slot 4 of seat 0");
}

#[test]
fn coronations_are_those_that_were_taken() {
    let mut game = rich();
    assert_eq!(fault(&game, |state| state.players[1].coronation = 4), "a coronation of 4");
    assert_eq!(fault(&game, |state| state.players[1].coronation = 5), "1 crowns, 0 taken");
    assert_eq!(fault(&game, |state| state.crowned = 1), "0 crowns, 1 taken");
    (game.state.players[1].coronation, game.state.crowned) = (5, 1);
    game.honest();
}
