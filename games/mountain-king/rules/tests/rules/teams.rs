//! Team play (rulebook: team play; rulings 70 to 86).

use moot_core::{Game, Seat, SeatSet, SplitMix64, Teams, Turn};
use mountain_king::card::{NONE, troll};
use mountain_king::testing::{Position, area, at, check_invariants, pile};
use mountain_king::{
    Action, Clan, Event, Illegal, MountainKing, Phase, Pile, Setup, Side, Spell, Stage, State, Supply,
};

/// Seats 0 and 3 against 1 and 2.
fn four() -> Setup {
    Setup::usual(4).unwrap().in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap()
}

/// The networks of seats 0 and 3, one row of squares between them, with a workshop that seat 3 alone touches.
fn apart() -> Position {
    let mut game = Position::teams();
    game.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8)]);
    game.gate_at(3, (21, 12)).tile(3, &[(21, 11), (22, 11)]).tile(3, &[(21, 10), (22, 10)]);
    game.tile(3, &[(20, 10), (20, 11)]).shop((19, 10), "stonemill");
    game.honest();
    game
}

/// The same once seat 0 has dug a tunnel between them.
fn linked() -> Position {
    let mut game = apart();
    game.store(0, "ss").dig(&[(21, 9), (22, 9)], [2, 0, 0]);
    game.turn(0).honest();
    game
}

/// Plays to the first turn at random, and calls `each` before every decision.
fn begin(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) -> State {
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(setup);
    while state.round == 0 {
        if MountainKing::turn(setup, &state) == Turn::Chance {
            let outcome = MountainKing::sample_chance(setup, &state, &mut dice);
            let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            each(&state);
            let (seat, action) =
                moot_core::laws::random_action::<MountainKing>(setup, &state, &mut dice).unwrap();
            let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
        }
        check_invariants(setup, &state).unwrap();
    }
    state
}

/// "The turn order each round as you go clockwise will be Team 1, Team 2, Team 2, Team 1."
#[test]
fn a_round_goes_team_1_team_2_team_2_team_1() {
    let mut game = Position::teams();
    let mut turns = Vec::new();
    for _ in 0..8 {
        turns.push(game.setup.teams().of(game.state.active));
        game.pass();
    }
    assert_eq!(turns, [0, 1, 1, 0, 0, 1, 1, 0]);
}

/// Ruling 74: which team begins is drawn, and of that team the left member begins.
#[test]
fn the_starting_team_is_drawn() {
    let setup = four();
    let began: std::collections::BTreeSet<u8> =
        (0..20).map(|seed| begin(&setup, seed, |_| {}).first.0).collect();
    assert_eq!(began, [0, 2].into());
    let mut state = MountainKing::deal(&setup);
    while !MountainKing::sample_chance(&setup, &state, &mut SplitMix64::new(1))
        .to_string()
        .starts_with("first")
    {
        let outcome = MountainKing::sample_chance(&setup, &state, &mut SplitMix64::new(1));
        let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
    }
    for (text, falls) in [("first 0", true), ("first 1", false), ("first 2", true), ("first 3", false)] {
        let outcome = text.parse::<<MountainKing as Game>::Outcome>().unwrap();
        assert_eq!(
            MountainKing::apply_chance(&setup, &mut state.clone(), outcome, &mut ()).is_ok(),
            falls,
            "{text}"
        );
    }
}

/// "Ensure that your gates are beside each other on the winter side of the board" (ruling 73).
#[test]
fn gates_of_team_mates_are_beside_each_other() {
    let setup = Setup::new(4, Side::Winter, Supply::Random, Some(Seat(2))).unwrap();
    let setup = setup.in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap();
    // Going round the mountain: Crow Arch, Wolf Door, Old Toll, Wind Gap.
    let ring = [0u8, 2, 4, 6];
    let starts = setup.board().starts;
    assert!(ring.iter().all(|&start| starts[usize::from(start)].counts.contains(&4)));
    let mut ends = 0;
    for seed in 0..60 {
        let mut gates = Vec::new();
        let end = begin(&setup, seed, |state| {
            if state.phase == Phase::Gate {
                let mut legal = Vec::new();
                MountainKing::legal(&setup, state, state.active, &mut legal);
                gates.push((state.active.0, legal.len()));
            }
        });
        assert_eq!(gates.iter().map(|gate| gate.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!((gates[0].1, gates[1].1), (4, 3), "nobody is bound before the team mate's gate stands");
        let place = |seat: u8| {
            let gate = end.player(Seat(seat)).gate;
            ring.iter().position(|&start| starts[usize::from(start)].square == gate).unwrap()
        };
        for (one, other) in [(1, 2), (0, 3)] {
            assert_ne!(place(one).abs_diff(place(other)), 2, "opposite ends of the mountain");
        }
        ends += 1;
    }
    assert_eq!(ends, 60);

    let mut state = MountainKing::deal(&setup);
    let mut dice = SplitMix64::new(1);
    while MountainKing::turn(&setup, &state) == Turn::Chance {
        let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
        let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
    }
    for (seat, start) in [(2, 0), (3, 2)] {
        let _ = MountainKing::act(&setup, &mut state, Seat(seat), Action::Gate(start), &mut ());
    }
    let check = |state: &State, seat: u8, start: u8| {
        MountainKing::check(&setup, state, Seat(seat), Action::Gate(start))
    };
    assert_eq!(
        check(&state, 0, 6),
        Err(Illegal::GateApart { mate: Seat(3) }),
        "Wind Gap faces the Wolf Door"
    );
    assert_eq!(check(&state, 0, 4), Ok(()));
    let _ = MountainKing::act(&setup, &mut state, Seat(0), Action::Gate(4), &mut ());
    assert_eq!(check(&state, 1, 6), Ok(()), "the last point is beside the first one");
}

/// "Starting resources are placed into team storage. There are no bonus starting resources awarded for turn order position."
#[test]
fn starting_resources_go_to_the_team_storage_without_a_bonus() {
    let setup = four();
    for seed in 0..10 {
        let state = begin(&setup, seed, |_| {});
        for (one, other) in [(0, 3), (1, 2)] {
            let kept = [one, other].into_iter().flat_map(|seat| &state.players[seat].trolls[..4]);
            let due = kept.fold(Pile::EMPTY, |all, &card| all + troll(card).once);
            assert_eq!(state.players[one].storage, due);
            assert_eq!(state.players[other].storage, due);
        }
    }
}

/// Ruling 84: team mates see each other's starters, the other team does not.
#[test]
fn team_mates_show_each_other_their_starters() {
    let setup = four();
    let mut drafts = 0;
    begin(&setup, 3, |state| {
        if state.phase != Phase::Draft {
            return;
        }
        drafts += 1;
        let mate = state.mate(state.active).unwrap();
        for viewer in Seat::all(4).map(Some).chain([None]) {
            let knows = viewer == Some(state.active) || viewer == Some(mate);
            let view = MountainKing::view(&setup, state, viewer);
            assert_eq!(view.table.draft.hand == state.draft.hand, knows, "{viewer:?} of {}", state.active);
            assert_eq!(view.table.draft.hand == [NONE; 2], !knows);
        }
    });
    assert_eq!(drafts, 16);
    // What is drawn is learnt by the team, what is kept by the others.
    let mut state = MountainKing::deal(&setup);
    let mut dice = SplitMix64::new(5);
    while state.round == 0 {
        let seat = state.active;
        let team = state.team(seat);
        if MountainKing::turn(&setup, &state) == Turn::Chance {
            let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
            let drawing = state.phase == Phase::Draw;
            let step = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            assert!(!drawing || step.informed == team);
        } else {
            let keeping = state.phase == Phase::Draft;
            let (seat, action) =
                moot_core::laws::random_action::<MountainKing>(&setup, &state, &mut dice).unwrap();
            let step = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            let others =
                Seat::all(4).filter(|&other| !team.contains(other)).fold(SeatSet::NONE, SeatSet::with);
            assert_eq!(step.informed, if keeping { others } else { SeatSet::NONE });
        }
    }
}

/// "Whenever any resource would go into your storage, it is placed into team storage."
#[test]
fn every_gain_goes_to_the_team_storage() {
    let mut game = apart();
    // A workshop.
    game.store(3, "si").turn(3);
    let site = game.site((19, 10));
    game.play(&format!("activate {site}; use 0 1s"));
    assert_eq!((game.player(0).storage, game.player(3).storage), (pile("ii"), pile("ii")));
    // A trade with the supply.
    game.store(0, "ssssr").turn(0).play("trade h; give s; give s; give s; give s");
    assert_eq!(game.player(3).storage, pile("hr"));
    // A spell.
    game.spell(0, Spell::Dowsing, 0).play("cast 0 r; dowse 19,6");
    assert_eq!(
        (game.player(0).storage, game.player(3).storage),
        (pile("ht"), pile("ht")),
        "a cart lies at 19,6"
    );
    // What is buried under a tunnel: a stone and a rune would be the digger's alone otherwise.
    let mut game = apart();
    game.store(0, "iii").turn(0).dig(&[(22, 8), (23, 8), (24, 8)], [0, 3, 0]);
    assert_eq!(
        (game.player(0).storage, game.player(3).storage),
        (pile("i"), pile("i")),
        "an iron lies at 24,8"
    );
    // The bribes on a recruited troll.
    let mut game = Position::teams();
    game.bribes(0, "ccr").play("recruit 0 -; place 4").honest();
    assert_eq!((game.player(0).storage, game.player(3).storage), (pile("ccr"), pile("ccr")));
    assert_eq!((game.player(1).storage, game.player(2).storage), (Pile::EMPTY, Pile::EMPTY));
}

/// "On your turn you may spend resources from your own trollsmoot, from team storage, or a combination of both. You may not spend
/// resources from your partner's trollsmoot." (ruling 70)
#[test]
fn own_trolls_and_team_storage_pay_but_not_the_mate_s_trolls() {
    let mut game = Position::teams();
    game.gate_at(0, (20, 7)).troll(0, 4, "Thudlow").hold(0, 4, "s").troll(3, 4, "Hrimgaut");
    let held = (1u8 << troll(game.player(3).trolls[4]).icons.len()) - 1;
    game.state.players[3].held[4] = held;
    let mates = game.player(3).on_trolls();
    assert!(!mates.is_empty());
    game.store(3, "s");
    assert_eq!(game.player(0).owned(), pile("ss"), "a stone on the own troll and one in the team storage");
    assert_eq!(game.player(3).owned(), pile("s") + mates);
    game.dig(&[(20, 8), (21, 8)], [2, 0, 0]).honest();
    assert_eq!((game.player(0).owned(), game.player(3).storage), (Pile::EMPTY, Pile::EMPTY));
    assert_eq!(game.player(3).on_trolls(), mates);

    // What lies on the mate's trolls serves nothing: no trade, no recruit, no dig, though the team owns plenty.
    let mut game = Position::teams();
    game.troll(3, 4, "Peatwig").grow(3, 8);
    for slot in 4..8 {
        let card = game.player(3).trolls[slot];
        game.state.players[3].held[slot] = ((1u16 << troll(card).icons.len()) - 1) as u8;
    }
    game.honest();
    assert!(game.player(3).owned().total() >= 4 && game.player(0).owned().is_empty());
    assert!(game.options("trade").is_empty() && game.options("dig").is_empty());
    assert_eq!(game.refusal("trade h"), Illegal::ShortOfAll { need: 4, have: 0 });
    assert_eq!(game.refusal("recruit 5 4.0+4.1"), Illegal::NotOwned);
    assert_eq!(game.options("recruit"), ["0 -", "1 -", "2 -", "3 -", "4 -"]);
}

/// "Use your workshops to move resources from your trolls to team storage so that your partner can benefit!"
#[test]
fn a_workshop_moves_a_resource_from_a_troll_to_where_the_partner_can_spend_it() {
    let mut game = Position::teams();
    game.gate_at(0, (18, 6)).tile(0, &[(17, 6), (17, 7)]).shop((16, 6), "quartermaster");
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT");
    let site = game.site((16, 6));
    assert!(game.player(3).owned().is_empty());
    game.play(&format!("activate {site}; carry 4.1"));
    assert_eq!(game.player(3).storage, pile("t"), "a clan cart becomes wild");
    // Hand to Hand does the same.
    let mut game = Position::teams();
    game.troll(0, 4, "Lunnva").hold(0, 4, "cT").spell(0, Spell::HandToHand, 0).store(3, "r");
    game.play("cast 0 r; carry 4.0; carry 4.1").honest();
    assert_eq!((game.player(3).storage, game.player(0).on_trolls()), (pile("ct"), Pile::EMPTY));
}

/// "When recruiting trolls, gained pedestals are placed in team storage. When you have the opportunity to place a pedestal, it comes
/// from team storage." (ruling 71)
#[test]
fn pedestals_are_the_team_s() {
    let mut game = Position::teams();
    let clan = game.state.horde[5].pedestal.unwrap();
    game.store(0, "cc").play("recruit 5 2c; place 4").honest();
    assert_eq!(game.player(3).pedestals[clan as usize], 1);
    // The team mate sets it and takes its token; the team scores it.
    game.gate_at(3, (20, 7)).turn(3).store(3, "ss");
    let tier = game.board().tier(at((21, 8))).unwrap();
    game.token(clan, tier, 4).dig_anchored(&[(20, 8), (21, 8)], Some((21, 8)), [2, 0, 0]);
    assert_eq!(game.state.phase, Phase::Anchor(at((21, 8))));
    let word = clan.word();
    assert!(game.can(&format!("bless {word}")));
    game.play(&format!("bless {word}")).honest();
    assert_eq!((game.player(0).pedestals, game.player(3).pedestals), ([0; 3], [0; 3]));
    assert_eq!((game.points(0)[2], game.points(3)[2]), (4, 4));
    // Of a level-3 troll's pedestal, too.
    let mut game = Position::teams();
    game.store(0, "ccccc").play("recruit 9 5c");
    let pick = game.options("pick")[0].clone();
    game.play(&format!("pick {pick}; place 4")).honest();
    assert_eq!(game.player(0).pedestals, game.player(3).pedestals);
    assert_eq!(game.player(3).pedestals.iter().sum::<u8>(), 1);
}

/// "You may connect your tunnel network to your teammate's", but not to a rival's (rulings 72, 75).
#[test]
fn networks_of_team_mates_may_touch() {
    let mut game = apart();
    assert_eq!((game.state.linked(Seat(0)), game.state.linked(Seat(3))), (None, None));
    game.store(0, "ss").play("dig 0 2,0,0");
    let lay = |squares: &[(u8, u8)]| game.lay_text(squares, "2s");
    // A tunnel beside the mate's network alone is not beside the own one.
    assert_eq!(game.refusal(&lay(&[(23, 10), (23, 11)])), Illegal::NotAdjacent);
    let between = lay(&[(21, 9), (22, 9)]);
    assert!(game.can(&between));
    let mut rivals = game.clone();
    rivals.play(&between).honest();
    assert!(rivals.events.contains(&Event::Linked { seat: Seat(0), mate: Seat(3) }));
    assert_eq!((rivals.state.linked(Seat(0)), rivals.state.linked(Seat(3))), (Some(Seat(3)), Some(Seat(0))));
    assert_eq!(rivals.state.network(Seat(0)), rivals.state.network(Seat(3)));

    // The same tunnel is refused to players for themselves.
    let mut game = Position::new(4);
    game.gate_at(0, (20, 7)).tile(0, &[(20, 8), (21, 8)]).gate_at(3, (21, 11)).tile(3, &[(21, 10), (22, 10)]);
    game.store(0, "ss").play("dig 0 2,0,0");
    let between = game.lay_text(&[(21, 9), (22, 9)], "2s");
    assert_eq!(game.refusal(&between), Illegal::BesideRival { at: at((21, 9)), rival: Seat(3) });
}

/// Ruling 76: a connected team mate's network is a place to dig from; the tunnel becomes part of what it touches.
#[test]
fn tunnels_are_dug_from_the_joined_network() {
    let mut game = linked();
    game.store(0, "ss").play("dig 0 2,0,0");
    let text = game.lay_text(&[(23, 10), (23, 11)], "2s");
    assert!(game.can(&text));
    let before = game.player(0).honour;
    game.play(&text).honest();
    assert!(game.state.nets[3].has(at((23, 10))), "it hangs on the network of seat 3");
    assert_eq!(game.player(0).honour, before, "two of stone bring no honour, to whomever");
    // Beside both, it is the digger's.
    let mut game = linked();
    game.store(3, "iii").turn(3).dig(&[(23, 8), (23, 9), (23, 10)], [0, 3, 0]).honest();
    assert!(game.state.nets[3].has(at((23, 9))));
    assert_eq!(game.points(0)[0], 4, "three of iron are 4 honour for the team");
}

/// "Workshop use": a workshop that the team mate's connected network touches.
#[test]
fn workshops_of_the_joined_network_may_be_used() {
    let mut game = apart();
    let site = game.site((19, 10));
    let activate = format!("activate {site}");
    game.store(0, "ss");
    assert_eq!(game.refusal(&activate), Illegal::OutOfReach);
    let mut game = linked();
    game.store(0, "ss");
    assert!(game.can(&activate));
    game.play(&activate);
    assert_eq!(game.state.uses, 1, "entrances count as they do for anybody");
    game.play("use 0 1s");
    assert_eq!(game.player(3).storage, pile("si"));
}

/// "Statue movement": through all tunnels of both networks, over both gates.
#[test]
fn statues_move_through_the_joined_network() {
    let mut game = apart();
    game.statue(Clan::Moon, (22, 11)).store(0, "ttt").stage(Stage::Halls);
    assert!(game.options("cart").is_empty(), "not while they are apart");
    assert_eq!(game.refusal("cart 22,11 22,10 t"), Illegal::NoStatue { at: at((22, 11)) });
    let mut game = linked();
    game.statue(Clan::Moon, (22, 11)).store(0, "ttt").stage(Stage::Halls);
    assert!(game.can("cart 22,11 21,12 t"), "the mate's gate is a tunnel like any other");
    game.play("cart 22,11 22,10 t; cart 22,10 22,9 t; cart 22,9 21,8 t").honest();
    assert_eq!(game.state.statue_at(at((21, 8))).map(|i| game.state.statue_clan(i)), Some(Clan::Moon));
    // Walking Statue and Late Blessing as well.
    let mut game = linked();
    game.statue(Clan::Moon, (22, 11)).spell(0, Spell::WalkingStatue, 0).store(0, "r").play("cast 0 r");
    assert!(game.options("walk").contains(&"22,11 22,9".to_owned()));
    let mut game = linked();
    game.spell(0, Spell::LateBlessing, 0).store(0, "r").pedestal(3, Clan::Fire).play("cast 0 r");
    let anchors =
        game.state.tiles().iter().filter_map(|tile| tile.anchor()).filter(|&at| game.state.nets[3].has(at));
    let wanted: Vec<String> = anchors.map(|at| format!("fire {at}")).collect();
    assert!(
        !wanted.is_empty() && wanted.iter().all(|text| game.options("consecrate").contains(text)),
        "{wanted:?}"
    );
}

const CHAMBER: [(u8, u8); 6] = [(21, 9), (22, 9), (21, 10), (22, 10), (21, 11), (22, 11)];

/// "Great hall dedication": over tunnels of both networks. "Each statue and great hall is only scored once, even if your networks
/// are connected at endgame." (rulings 78, 81)
#[test]
fn a_hall_over_both_networks_is_scored_once() {
    let mut game = apart();
    game.stage(Stage::Halls);
    let squares = area(&CHAMBER);
    assert!(!squares.minus(&game.state.nets[3]).is_empty());
    let mut game = linked();
    game.statue(Clan::Moon, (22, 11)).statue(Clan::Fire, (20, 8)).stage(Stage::Halls);
    let text = game.hall_text("shaman", &CHAMBER, (21, 10));
    assert!(game.can(&text));
    game.play(&text).honest();
    for seat in [0, 3] {
        assert_eq!(
            game.points(seat)[4..],
            [3, 4],
            "3 for the empty chamber, 4 for the Fire statue in the second tier"
        );
    }
    game.store(0, "t").play("cart 22,11 21,10 t");
    for seat in [0, 3] {
        assert_eq!(game.points(seat)[4..], [10, 4], "10 with the statue on its altar, once");
    }
    assert_eq!(game.points(1)[4..], [0, 0]);
    // Neither gate may be covered.
    let mut game = linked();
    game.stage(Stage::Halls);
    for gate in [(20, 7), (21, 12)] {
        let covers = |text: &String| {
            let words: Vec<&str> = text.split(' ').collect();
            let (hall, lie) = (words[0].parse::<usize>().unwrap(), words[1].parse::<usize>().unwrap());
            let (x, y) = words[2].split_once(',').unwrap();
            let first = at((x.parse().unwrap(), y.parse().unwrap()));
            mountain_king::cover(&mountain_king::tables::HALLS[hall].lies[lie], first).has(at(gate))
        };
        assert!(!game.options("dedicate").iter().any(covers));
    }
    assert!(!game.options("dedicate").is_empty());
}

/// "Honour earned during the game and at endgame from both players is scored with your shared team score marker."
#[test]
fn the_honour_of_both_is_one_score() {
    let mut game = apart();
    game.state.players[0].honour = 20;
    game.state.players[3].honour = 23;
    game.state.players[3].coronation = 3;
    game.state.crowned = 1;
    game.stand(0, Clan::Ice, (21, 8)).token(Clan::Ice, 1, 4);
    game.statue(Clan::Moon, (22, 11)).statue(Clan::Fire, (20, 7));
    // 43 for tunnels, 3 for the coronation, 4 for the token, and two statues in two networks, of which each scores once.
    let sheet = [43, 3, 4, 0, 0, 4 + 4];
    assert_eq!((game.points(0), game.points(3)), (sheet, sheet));
    game.state.phase = Phase::Over;
    let score = MountainKing::score(&game.setup, &game.state);
    assert_eq!((score.total(Seat(0)), score.total(Seat(3))), (58, 58));
    assert_eq!(score.rank[..4], [0, 1, 1, 0]);
    assert_eq!(score.columns().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

/// Ruling 80: coronation tokens go to players, so one team may have both; the second one still ends the game.
#[test]
fn both_coronation_tokens_may_go_to_one_team() {
    let mut game = Position::teams();
    game.grow(0, 9).play("recruit 0 -; place 9; end");
    game.pass().pass().grow(3, 9).play("recruit 0 -; place 9");
    assert_eq!((game.player(0).coronation, game.player(3).coronation), (5, 3));
    assert_eq!((game.points(0)[1], game.points(3)[1], game.points(1)[1]), (8, 8, 0));
    // Seat 3 sits to the right of the starting player, so this round is over; two more are played.
    let mut turns = 0;
    game.play("end");
    while game.state.phase != Phase::Over {
        game.pass();
        turns += 1;
    }
    assert_eq!(turns, 8);
    game.honest();
}

/// Ruling 82: at the end all that both own makes sets together.
#[test]
fn leftovers_of_both_make_sets_together() {
    let mut game = Position::teams();
    game.troll(0, 4, "Thudlow").hold(0, 4, "s").troll(3, 4, "Peatwig");
    let card = troll(game.player(3).trolls[4]);
    let stone = card.icons.iter().position(|icon| icon.kind == mountain_king::Kind::Stone).unwrap();
    game.state.players[3].held[4] = 1 << stone;
    game.store(0, "s");
    assert_eq!(game.state.team_owned(Seat(3)), pile("sss"));
    assert_eq!((game.points(0)[3], game.points(3)[3], game.points(1)[3]), (1, 1, 0));
}

/// Ruling 83: a tie goes to the team whose recruits have the lower levels together.
#[test]
fn a_tie_of_teams_goes_to_the_lower_levels_of_both() {
    let mut game = Position::teams();
    game.troll(0, 4, "Hrimgaut").troll(1, 4, "Grubba").troll(2, 4, "Clagmar");
    for seat in 0..4 {
        game.state.players[seat].honour = 20;
    }
    let levels = [0, 1].map(|seat| game.state.team_levels(Seat(seat)));
    assert_eq!(levels, [3, 2]);
    game.state.phase = Phase::Over;
    assert_eq!(MountainKing::score(&game.setup, &game.state).rank[..4], [1, 0, 0, 1]);
    game.state.phase = Phase::Step;
    game.troll(2, 5, "Peatwig");
    game.state.phase = Phase::Over;
    assert_eq!(MountainKing::score(&game.setup, &game.state).rank[..4], [0, 0, 0, 0], "true ties are shared");
}

/// Ruling 77: Stone's Memory may take either's tunnel, and what still hangs on the other network goes over to it.
#[test]
fn tiles_cut_off_from_one_gate_may_stay_connected_to_the_other() {
    let mut game = linked();
    game.spell(0, Spell::StonesMemory, 0).store(0, "rr").play("cast 0 r");
    // Without the tunnel between them the networks are apart again.
    let mut parted = game.clone();
    parted.play("reclaim 21,9").honest();
    assert!(parted.events.contains(&Event::Parted { seat: Seat(0), mate: Seat(3) }));
    assert!(parted.state.loose.is_empty() && parted.state.linked(Seat(0)).is_none());
    // Without the first tunnel of seat 0 the one between is cut off from its gate, but not from the mate's.
    game.play("reclaim 20,8").honest();
    assert!(game.state.loose.is_empty());
    assert!(game.state.nets[3].has(at((21, 9))) && game.state.nets[0] == area(&[(20, 7)]));
    assert!(game.state.linked(Seat(0)).is_none());
    // Without the mate's last link to its gate, all the rest hangs on seat 0.
    let mut game = linked();
    game.spell(0, Spell::StonesMemory, 0).store(0, "r").play("cast 0 r; reclaim 21,11").honest();
    assert!(game.state.nets[3] == area(&[(21, 12)]));
    assert_eq!(game.state.nets[0].count(), 1 + 2 + 2 + 2 + 2);
    assert!(game.state.loose.is_empty());
    // Tiles that touch neither network have no owner.
    let mut game = apart();
    game.turn(3).spell(0, Spell::StonesMemory, 0).store(3, "r").play("cast 0 r; reclaim 21,11").honest();
    assert_eq!(game.state.loose.count(), 4);
}

/// Ruling 85: what a spell does to "your trolls" it does to one's own.
#[test]
fn spells_reach_the_own_trolls_only() {
    let mut game = Position::teams();
    game.troll(3, 4, "Lunnva").hold(3, 4, "cT").store(0, "r");
    for (spell, verb) in
        [(Spell::SecondWind, "wake"), (Spell::ChangedPlaces, "swap"), (Spell::HandToHand, "carry")]
    {
        let mut game = game.clone();
        game.spell(0, spell, 0);
        if spell == Spell::HandToHand {
            assert_eq!(game.refusal("cast 0 r"), Illegal::NoEffect, "nothing lies on the own trolls");
            continue;
        }
        game.play("cast 0 r");
        assert!(game.options(verb).iter().all(|option| !option.split(' ').any(|slot| slot == "4")), "{verb}");
    }
    // Dowsing looks from the joined network.
    let mut game = linked();
    game.spell(0, Spell::Dowsing, 0).store(0, "r");
    game.play("cast 0 r");
    let near: Vec<String> = game.options("dowse");
    let mut alone = apart();
    alone.spell(0, Spell::Dowsing, 0).store(0, "r").play("cast 0 r");
    assert!(near.len() > alone.options("dowse").len(), "{near:?}");
}

/// Ruling 86: no player trades or spends in a team mate's turn, and step 2 is skipped if the active player has no possible
/// action.
#[test]
fn a_team_mate_waits_for_the_own_turn() {
    let mut game = Position::teams();
    game.store(0, "sssss");
    let trade = MountainKing::action_from("trade h").unwrap();
    assert_eq!(
        MountainKing::check(&game.setup, &game.state, Seat(3), trade),
        Err(Illegal::NotYourTurn { active: Seat(0) })
    );
    // A full trollsmoot and no minerals: skipped, whatever lies on the mate's trolls.
    game.store(0, "").troll(3, 4, "Peatwig").grow(0, 10);
    game.state.players[3].held[4] = 1;
    assert!(game.can("skip"));
    // Minerals in the team storage are one's own.
    game.store(3, "ss");
    assert_eq!(game.refusal("skip"), Illegal::MustRecruitOrDig);
}
