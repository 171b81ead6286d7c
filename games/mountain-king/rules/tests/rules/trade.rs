//! Resources and trading with the supply.

use mountain_king::testing::{Position, pile};
use mountain_king::{Clan, Illegal, Kind, Phase, Spell, Stage};

#[test]
fn four_of_any_kinds_buy_one() {
    let mut game = Position::new(4);
    game.store(0, "sihc");
    assert_eq!(game.options("trade").len(), 7);
    game.play("trade m");
    assert_eq!(game.legal().len(), 4, "one token of each kind is proposed");
    game.play("give s; give h; give c; give i");
    assert_eq!(game.player(0).storage, pile("m"));
    assert_eq!(game.refusal("trade s"), Illegal::ShortOfAll { need: 4, have: 1 });
}

/// Ruling 6: the kind that is gained may be among the four; it empties a troll.
#[test]
fn the_kind_gained_may_be_given() {
    let mut game = Position::new(4);
    game.troll(0, 4, "Thudlow").hold(0, 4, "ssss");
    game.play("trade s; give 4.0; give 4.1; give 4.2; give 4.3");
    assert_eq!((game.player(0).storage, game.player(0).held[4]), (pile("s"), 0));
}

/// Ruling 2: clan carts pay for trades, too. Ruling 4: they are proposed before wild ones, and trolls before storage; any
/// other token may be named.
#[test]
fn clan_carts_pay_for_trades_and_go_first() {
    let mut game = Position::new(4);
    game.troll(0, 4, "Hrimgaut").hold(0, 4, "t").troll(0, 5, "Lunnva").hold(0, 5, "T").store(0, "tt");
    game.play("trade s");
    assert_eq!(game.legal(), ["give 5.1"]);
    assert_eq!(game.check("give t"), Ok(()));
    assert_eq!(game.check("give 4.3"), Ok(()));
    assert_eq!(game.refusal("give 5.0"), Illegal::NotOwned);
    game.play("give 5.1");
    assert_eq!(game.legal(), ["give 4.3"], "then the wild one on a troll");
    game.play("give 4.3; give t; give t");
    assert_eq!(game.player(0).owned(), pile("s"));
}

/// Ruling 5: at any moment of one's own turn between two actions, several times; never in another player's turn.
#[test]
fn trades_at_any_moment_of_the_own_turn() {
    let mut game = Position::new(4);
    game.store(0, "ssssssssssss").store(1, "ssss");
    game.play("trade t; give s; give s; give s; give s");
    for stage in [Stage::Breath, Stage::Halls, Stage::Carts] {
        let mut at = game.clone();
        at.stage(stage);
        assert!(at.can("trade h"), "{stage:?}");
    }
    let other = moot_core::Seat(1);
    let action = <mountain_king::MountainKing as moot_core::Game>::action_from("trade h").unwrap();
    let refused =
        <mountain_king::MountainKing as moot_core::Game>::check(&game.setup, &game.state, other, action);
    assert_eq!(refused, Err(Illegal::NotYourTurn { active: moot_core::Seat(0) }));
}

/// Rulings 5 and A7: also between taking a troll and placing it, before and after a pedestal is chosen.
#[test]
fn a_trade_fits_between_taking_a_troll_and_placing_it() {
    let mut game = Position::new(4);
    game.store(0, "cccccssssiiii").play("recruit 9 5c");
    game.play("trade h; give s; give s; give s; give s");
    assert_eq!(game.state.phase, Phase::Pick, "the choice of a pedestal goes on");
    assert_eq!(game.options("pick").len(), 3);
    game.play("pick ice; trade r; give i; give i; give i; give i");
    assert_eq!(game.state.phase, Phase::Place);
    assert_eq!(game.player(0).storage, pile("hr"));
    // What a troll holds can be traded away before the cascade fills it again.
    let mut held = Position::new(4);
    held.troll(0, 4, "Thudlow").hold(0, 4, "ssss").troll(0, 5, "Lunnva").play("recruit 0 -");
    held.play("trade h; give 4.0; give 4.1; give 4.2; give 4.3; place 7").honest();
    assert_eq!(held.player(0).held[4], 0b1111, "woken again beneath the new troll");
}

/// Rulings 5 and A7: also between the parts of a dig, once the tunnel is paid: before the pedestal and before each workshop.
#[test]
fn trades_fit_between_the_parts_of_a_dig() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6)).pedestal(0, Clan::Fire).store(0, "iissssssss");
    game.dig(&[(17, 6), (17, 7)], [0, 2, 0]);
    let anchor = game.state.phase;
    assert!(matches!(anchor, Phase::Anchor(_)), "{anchor:?}");
    game.play("trade h; give s; give s; give s; give s");
    assert_eq!(game.state.phase, anchor);
    game.play("bless fire");
    let site = game.state.phase;
    assert!(matches!(site, Phase::Found(_)), "{site:?}");
    game.play("trade r; give s; give s; give s; give s");
    assert_eq!(game.state.phase, site);
    assert_eq!(game.player(0).storage, pile("hr"));
    game.play("done").honest();
    assert_eq!((game.state.phase, game.state.stage), (Phase::Step, Stage::Halls));
}

/// Ruling A7: not while something is half paid or half carried out.
#[test]
fn no_trade_while_something_is_half_paid() {
    let mut bribes = Position::with_spell(Spell::SilverTongue, "rssssssss");
    bribes.play("cast 0 r; recruit 5 -");
    assert_eq!(bribes.refusal("trade h"), Illegal::WrongMoment);
    bribes.play("bribe s");
    assert_eq!(bribes.refusal("trade h"), Illegal::WrongMoment);
    let mut dig = Position::new(4);
    dig.gate_at(0, (18, 6)).store(0, "iissss");
    dig.play("dig 0 0,2,0");
    assert_eq!(dig.refusal("trade h"), Illegal::WrongMoment);
    let mut trade = Position::new(4);
    trade.store(0, "ssssssss").play("trade h; give s");
    assert_eq!(trade.refusal("trade h"), Illegal::WrongMoment);
    let mut spell = Position::with_spell(Spell::Transmutation, "rssss");
    spell.play("cast 0 r");
    assert_eq!(spell.refusal("trade h"), Illegal::WrongMoment);
}

/// Ruling 1: the supply never runs out.
#[test]
fn the_supply_has_no_end() {
    let mut game = Position::new(4);
    let many = "m".repeat(40);
    game.store(0, &many);
    for seat in 1..4 {
        game.store(seat, &many);
    }
    game.play("trade m; give m; give m; give m; give m");
    assert_eq!(game.player(0).storage[Kind::Hammer], 37, "of twenty in the box");
}

/// Ruling 8: moving a token into storage is no gain. Ruling 3: a clan cart becomes wild there.
#[test]
fn a_token_that_moves_to_storage_is_the_same_token() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 6)).tile(0, &[(17, 6), (17, 7)]).shop((16, 6), "quartermaster");
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT");
    let site = game.site((16, 6));
    game.play(&format!("activate {site}; carry 4.1"));
    assert_eq!((game.player(0).owned(), game.player(0).storage), (pile("ct"), pile("t")));
    assert_eq!(game.player(0).token(mountain_king::Token::stored(Kind::Cart)), Some((Kind::Cart, None)));
}
