//! Step 2: digging.

use moot_core::Seat;
use mountain_king::tables::TUNNELS;
use mountain_king::testing::{Position, at, pile, shop};
use mountain_king::{Clan, Event, Illegal, Kind, Phase, asked_site, honour};

/// The chart on the player mat.
#[test]
fn honour_by_size_and_mineral() {
    let chart: Vec<[u8; 3]> =
        (2..=5).map(|n| [honour([n, 0, 0]), honour([0, n, 0]), honour([0, 0, n])]).collect();
    assert_eq!(chart, [[0, 0, 0], [3, 4, 5], [4, 6, 8], [5, 8, 11]]);
}

/// All minerals of one tunnel are of one kind, and as many as it has squares.
#[test]
fn a_tunnel_costs_its_size_in_one_mineral() {
    let mut game = Position::new(4);
    game.store(0, "sssiihhhh");
    let digs = game.options("dig");
    for (shape, tunnel) in TUNNELS.iter().enumerate() {
        let costs: Vec<&String> = digs.iter().filter(|dig| dig.starts_with(&format!("{shape} "))).collect();
        let expected = match tunnel.size {
            2 => 3, // two of each
            3 => 2, // stone, heartstone
            4 => 1, // heartstone
            _ => 0,
        };
        assert_eq!(costs.len(), expected, "{}: {costs:?}", tunnel.id);
    }
    assert_eq!(game.refusal("dig 3 2,2,0"), Illegal::BadPrice { size: 4 });
    assert_eq!(game.refusal("dig 3 0,0,3"), Illegal::BadPrice { size: 4 });
    assert_eq!(game.refusal("dig 3 4,0,0"), Illegal::Short { kind: Kind::Stone, need: 4, have: 3 });
    assert_eq!(game.refusal("dig 15 4,0,0"), Illegal::NoSuchThing);
}

/// Never off the board, over the heart, a site or a tile; always beside the own network and never beside a rival's.
#[test]
fn where_a_tunnel_may_not_lie() {
    let mut game = Position::new(4);
    game.gate_at(0, (10, 8))
        .gate_at(1, (16, 8))
        .tile(0, &[(9, 8), (8, 8)])
        .store(0, "ssmmmm")
        .play("dig 0 2,0,0");
    let why = |squares: &[(u8, u8)]| game.refusal(&game.lay_text(squares, "2s"));
    assert_eq!(why(&[(11, 8), (11, 9)]), Illegal::OverHeart { at: at((11, 9)) });
    assert_eq!(why(&[(8, 9), (9, 9)]), Illegal::OverSite { at: at((8, 9)) });
    assert_eq!(why(&[(9, 8), (9, 7)]), Illegal::OverTile { at: at((9, 8)) });
    assert_eq!(why(&[(10, 8), (10, 7)]), Illegal::OverTile { at: at((10, 8)) });
    assert_eq!(why(&[(14, 8), (15, 8)]), Illegal::BesideRival { at: at((15, 8)), rival: Seat(1) });
    assert_eq!(why(&[(12, 7), (13, 7)]), Illegal::NotAdjacent);
    assert_eq!(why(&[(11, 7), (12, 7)]), Illegal::NotAdjacent, "touching a corner is not enough");
    assert_eq!(why(&[(18, 0), (19, 0)]), Illegal::OffBoard { at: at((19, 0)) });
    assert!(game.can(&game.lay_text(&[(11, 8), (12, 8)], "2s")));
}

#[test]
fn diagonal_to_a_rival_is_near_enough() {
    let mut game = Position::new(4);
    game.gate_at(0, (15, 15)).gate_at(1, (18, 16)).store(0, "ss").play("dig 0 2,0,0");
    assert!(game.can(&game.lay_text(&[(16, 15), (17, 15)], "2s")));
    let beside = game.lay_text(&[(15, 16), (16, 16)], "2s");
    assert!(game.can(&beside));
    game.gate_at(1, (17, 16));
    assert_eq!(game.refusal(&beside), Illegal::BesideRival { at: at((16, 16)), rival: Seat(1) });
}

/// A tile may be turned and mirrored: every way that `lies` has is offered where there is room.
#[test]
fn tiles_are_turned_and_mirrored() {
    let mut game = Position::new(2);
    game.gate_at(0, (16, 15)).store(0, "ssss").play("dig 4 4,0,0");
    let lies: std::collections::BTreeSet<String> =
        game.options("lay").iter().map(|lay| lay.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(lies.len(), 8, "four turns of each of two faces");
}

/// Ruling 28: an unused start point is an ordinary square.
#[test]
fn an_unused_start_point_may_be_dug() {
    let mut game = Position::new(4);
    game.gate_at(0, (24, 15)).store(0, "ss");
    game.dig(&[(24, 13), (24, 14)], [2, 0, 0]);
    assert_eq!(game.state.owner(at((24, 14))), Some(Seat(0)), "start b serves five players");
    game.honest();
}

/// Ruling 7: what is buried under a tile does not pay for it.
#[test]
fn a_buried_hammer_does_not_pay_for_rubble_under_the_same_tile() {
    let mut game = Position::new(4);
    game.gate_at(0, (8, 15)).store(0, "ss").play("dig 0 2,0,0"); // 8,14 is rubble with a hammer
    let text = game.lay_text(&[(8, 13), (8, 14)], "2s");
    assert_eq!(game.refusal(&text), Illegal::Short { kind: Kind::Hammer, need: 2, have: 0 });
    let mut rich = game.clone();
    rich.store(0, "ssmm");
    let text = rich.lay_text(&[(8, 13), (8, 14)], "2s+2m");
    rich.play(&text);
    assert_eq!(rich.player(0).storage, pile("m"));
}

/// Ruling 32: pay, score, unearth, collect, then pedestal, then workshops one by one.
#[test]
fn the_order_of_a_dig() {
    let mut game = Position::new(5);
    game.gate_at(0, (18, 4)).supply("pickforge").supply("wheeljack").pedestal(0, Clan::Ice);
    game.statue(Clan::Moon, (18, 7)).store(0, "hhhhm");
    game.dig(&[(18, 5), (18, 6), (17, 6), (18, 7)], [0, 0, 4]);
    assert!(matches!(game.state.phase, Phase::Anchor(_)), "{:?}", game.state.phase);
    game.play("bless ice");
    let (first, second) = (game.site((19, 5)), game.site((16, 6)));
    assert_eq!(asked_site(&game.state), Some(first));
    game.play(&format!("found {}", shop("pickforge")));
    assert_eq!(asked_site(&game.state), Some(second));
    game.play(&format!("found {}", shop("wheeljack")));
    assert_eq!(asked_site(&game.state), None);
    let order: Vec<u8> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Dug { honour: 8, .. } => Some(1),
            Event::Unearthed { .. } => Some(2),
            Event::Blessed { .. } => Some(3),
            Event::Founded { .. } => Some(4),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 3, 4, 4]);
    game.honest();
}

/// Ruling 33: the tier is that of the anchor's square. Ruling 34: a statue buried there stands on the pedestal at once.
#[test]
fn the_anchor_decides_the_tier_and_may_lie_over_a_statue() {
    let mut game = Position::new(4);
    game.gate_at(0, (19, 7)).pedestal(0, Clan::Fire).statue(Clan::Fire, (18, 8)).store(0, "ss");
    game.dig_anchored(&[(18, 8), (19, 8)], Some((18, 8)), [2, 0, 0]);
    game.play("bless fire");
    assert_eq!(game.state.token_owner[Clan::Fire as usize * 5 + 2], 0, "brown");
    assert_eq!(game.points(0)[5], 12, "6 doubled");
    game.honest();
}

/// Rulebook: now or never. A pedestal may be declined, and is asked for only when one can be placed.
#[test]
fn a_pedestal_is_placed_now_or_never() {
    let mut game = Position::new(4);
    game.store(0, "ssss").pedestal(0, Clan::Moon);
    game.dig(&[(21, 5), (22, 5)], [2, 0, 0]);
    assert_eq!(game.legal(), ["bless moon", "done"]);
    game.play("done; end").turn(0);
    assert!(!game.legal().iter().any(|text| text.starts_with("bless")));
    assert_eq!(game.refusal("bless moon"), Illegal::WrongMoment);
    // The tier that is taken is not offered at all.
    game.stand(1, Clan::Moon, (0, 9));
    game.dig(&[(21, 4), (22, 4)], [2, 0, 0]);
    assert!(game.can("end"), "{:?}", game.legal());
}

#[test]
fn tunnels_of_five_have_no_anchor() {
    let mut game = Position::new(4);
    game.store(0, "sssss").pedestal(0, Clan::Moon);
    game.dig(&[(22, 5), (21, 5), (20, 5), (22, 4), (21, 4)], [5, 0, 0]);
    assert!(!matches!(game.state.phase, Phase::Anchor(_)));
    assert!(TUNNELS.iter().all(|tunnel| (tunnel.size == 5) == tunnel.lies[0].mark.is_none()));
}

/// Rulings 36, 38: a site touched diagonally is not asked about; one may leave a site empty, and only a new tile beside it
/// opens it again.
#[test]
fn a_site_stays_empty_until_a_tile_is_laid_beside_it() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 3)).store(0, "ss");
    game.dig(&[(18, 4), (19, 4)], [2, 0, 0]);
    assert_eq!(asked_site(&game.state), Some(game.site((19, 5))));
    game.play("done; end").turn(0).store(0, "ss");
    game.dig(&[(20, 3), (20, 4)], [2, 0, 0]);
    assert_eq!(asked_site(&game.state), None, "(20,4) touches the corner of the site only");
    game.play("end").turn(0).store(0, "ss");
    game.dig(&[(20, 5), (21, 5)], [2, 0, 0]);
    assert_eq!(asked_site(&game.state), Some(game.site((19, 5))));
}

/// Ruling 37: a dig beside a workshop that stands opens an entrance.
#[test]
fn a_dig_beside_a_workshop_opens_an_entrance() {
    let mut game = Position::new(4);
    game.gate_at(0, (18, 4)).shop((19, 5), "stonemill").tile(0, &[(19, 3), (19, 4)]).store(0, "ss");
    let site = game.site((19, 5));
    assert_eq!(game.state.entrances(game.board(), site), 1);
    game.dig(&[(20, 4), (20, 5)], [2, 0, 0]);
    assert_eq!(asked_site(&game.state), None);
    assert_eq!(game.state.entrances(game.board(), site), 2);
}

/// Rulebook: it is possible to run out of workshops.
#[test]
fn without_workshops_no_site_is_asked_about() {
    let mut game = Position::new(2);
    let sites: Vec<u8> = (0..game.board().sites.len() as u8).filter(|&s| s != game.site((19, 5))).collect();
    for (kind, left) in
        (0..11u8).map(|kind| (kind, game.state.shop_supply[usize::from(kind)])).collect::<Vec<_>>()
    {
        for _ in 0..left {
            let free =
                sites.iter().copied().find(|&site| game.state.shops[usize::from(site)] == u8::MAX).unwrap();
            game.state.shops[usize::from(free)] = kind;
            game.state.shop_supply[usize::from(kind)] -= 1;
        }
    }
    game.gate_at(0, (18, 4)).store(0, "ss").honest();
    game.dig(&[(19, 3), (19, 4)], [2, 0, 0]);
    assert_eq!(asked_site(&game.state), None);
    assert!(game.can("end"));
}

/// Ruling 39: an empty stack is not available; with all stacks empty nothing can be dug.
#[test]
fn an_empty_stack_cannot_be_dug() {
    let mut game = Position::new(4);
    game.store(0, "ssss");
    game.state.stock[4] = 0;
    assert_eq!(game.refusal("dig 4 4,0,0"), Illegal::NoStock);
    assert!(game.can("dig 3 4,0,0"));
    game.state.stock = [0; 15];
    assert!(game.options("dig").is_empty());
}

/// A shape without a place is not offered: hemmed in by rivals.
#[test]
fn without_a_legal_place_no_tunnel_can_be_dug() {
    let mut game = Position::new(4);
    game.gate_at(0, (24, 7)).store(0, "ssss");
    // (24,6) is rubble and (23,7), (24,8) are beside a rival.
    game.gate_at(1, (22, 7)).gate_at(2, (24, 9));
    assert_eq!(game.refusal("dig 0 2,0,0"), Illegal::NoPlace);
    game.store(0, "ssm");
    assert!(game.can("dig 0 2,0,0"), "a hammer opens (24,6) and (23,6)");
}
