//! Compares the render model with the rules: each preview must equal the result of the confirmed action.

use moot_core::{Game, SplitMix64};

use super::moving::moved;
use super::*;
use crate::board::model::{Ghost, Honour, Hope};
use crate::board::reach::Reach;
use crate::board::tests::middles;
use mountain_king::{Clan, Event};

const RICH: [u8; 7] = [9, 9, 9, 0, 3, 4, 2];

fn rich(mut state: State) -> State {
    state.players[state.active.index()].storage = Pile(RICH);
    state.players[state.active.index()].pedestals = [1, 0, 2];
    state
}

fn legal(setup: &Setup, state: &State) -> Vec<Action> {
    let mut out = Vec::new();
    MountainKing::legal(setup, state, state.active, &mut out);
    out
}

/// Plays actions with the chance events that follow, and returns the events.
fn play(setup: &Setup, state: &mut State, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for &action in actions {
        assert_eq!(MountainKing::check(setup, state, state.active, action), Ok(()), "{action:?}");
        let _ = MountainKing::act(setup, state, state.active, action, &mut events);
    }
    events
}

/// The change of the active player's final count, without leftover resources.
fn gained(setup: &Setup, before: &State, after: &State) -> i16 {
    let seat = before.active.index();
    let count = |state: &State| -> i16 {
        let sheet = mountain_king::score::sheet(setup, state, true);
        [0, 1, 2, 4, 5].into_iter().map(|row: usize| sheet.points[row][seat]).sum()
    };
    count(after) - count(before)
}

/// The model with the selection `pick` and the pointer at `point`.
fn model(setup: &Setup, state: &State, pick: Pick, point: Option<Square>) -> (Hints, Option<Tag>) {
    let places = places(setup, state, mode(state, &pick));
    hints(setup, state, &legal(setup, state), places.as_ref(), &pick, point)
}

#[test]
fn the_tag_of_a_tunnel_equals_the_result_of_digging() {
    let (mut statues, mut finds, mut sites, mut anchors, mut joined) = (0, 0, 0, 0, 0);
    let mut dice = SplitMix64::new(9);
    for (setup, state) in middles() {
        let state = rich(state);
        for shape in 0..15u8 {
            let size = TUNNELS[usize::from(shape)].size;
            let cost = [[size, 0, 0], [0, size, 0], [0, 0, size]][usize::from(shape) % 3];
            let places = Places::of_tunnel(setup.board(), &state, shape);
            let all: Vec<Spot> = places.iter().collect();
            if all.is_empty() || state.stock[usize::from(shape)] == 0 {
                continue;
            }
            for _ in 0..6 {
                let spot = all[moot_core::Dice::below(&mut dice, all.len() as u32) as usize];
                let pick = Pick::Dig { shape, cost, lie: spot.lie, at: Some(spot.at) };
                let (hints, tag) = model(&setup, &state, pick, None);
                let anchor = places.mark(spot).filter(|_| size < 5);
                assert_eq!(hints.ghost, Some(Ghost::Tunnel { squares: places.cover(spot), anchor }));
                let Some(Tag::Dig(tag)) = tag else { panic!("{tag:?}") };
                let paid = payment(&state, tag.price, None).expect("rich enough");
                let mut after = state;
                let lay = Action::Lay { lie: spot.lie, at: spot.at, paid };
                let events = play(&setup, &mut after, &[Action::Dig { shape, cost }, lay]);
                let me = state.active.index();
                let at_once = (after.players[me].honour - state.players[me].honour) as i16;
                let found: i16 = gained(&setup, &state, &after) - at_once;
                assert_eq!(tag.gain.certain, Honour { now: at_once, end: found });
                assert!(found == 0 || !tag.statues.is_empty() || tag.joins > 0 || tag.links, "{tag:?}");
                let spent = state.players[me].owned().minus(tag.price).expect("the price is owned");
                assert_eq!(after.players[me].owned(), spent + tag.found);
                let lit: Vec<Clan> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Unearthed { clan, .. } => Some(*clan),
                        _ => None,
                    })
                    .collect();
                assert_eq!(lit, tag.statues);
                let anchor = match after.phase {
                    Phase::Anchor(at) => Some(at),
                    _ => None,
                };
                let could = tag.anchor.as_ref().is_some_and(|(_, clans)| !clans.is_empty());
                assert_eq!(anchor.is_some(), could);
                assert_eq!(tag.anchor.is_some(), size < 5);
                if let (Some(at), Some((tier, clans))) = (anchor, &tag.anchor) {
                    assert_eq!(setup.board().tier(at), Some(usize::from(*tier)));
                    let offered: Vec<Clan> = legal(&setup, &after)
                        .into_iter()
                        .filter_map(|action| if let Action::Bless(clan) = action { Some(clan) } else { None })
                        .collect();
                    assert_eq!(offered, clans.iter().map(|&(clan, _)| clan).collect::<Vec<_>>());
                    let (hoped, Hope::Pedestal(clan)) = tag.gain.hoped.expect("a pedestal fits") else {
                        panic!("{tag:?}")
                    };
                    let mut blessed = after;
                    play(&setup, &mut blessed, &[Action::Bless(clan)]);
                    // A statue that already stands there may count twice on top of it.
                    assert!(gained(&setup, &state, &blessed) >= hoped);
                    anchors += 1;
                }
                if anchor.is_none() && after.shop_supply != [0; 11] {
                    let asked = if let Phase::Found(sites) = after.phase { sites.count_ones() } else { 0 };
                    assert_eq!(asked, u32::from(tag.sites));
                    sites += asked;
                }
                let all = |state: &State| state.owned_squares().count();
                let net = all(&after) - all(&state);
                assert_eq!(net, u32::from(size) + tag.joins);
                statues += lit.len();
                finds += tag.found.total();
                joined += tag.joins;
            }
        }
    }
    assert!(
        statues > 20 && finds > 50 && sites > 20 && anchors > 100,
        "{statues} {finds} {sites} {anchors} {joined}"
    );
}

#[test]
fn a_pointed_square_shows_the_tunnel_or_the_reason() {
    let (mut shown, mut refused) = (0, 0);
    for (setup, state) in middles().into_iter().take(12) {
        let state = rich(state);
        let pick = Pick::Dig { shape: 9, cost: [0, 5, 0], lie: 3, at: None };
        let (bare, none) = model(&setup, &state, pick, None);
        assert!(bare.ghost.is_none() && none.is_none());
        let board = setup.board();
        for at in board.tiers.iter().fold(board.heart, |all, &tier| all | tier).iter() {
            let (hints, tag) = model(&setup, &state, pick, Some(at));
            match (hints.ghost, tag) {
                (Some(Ghost::Tunnel { squares, .. }), Some(Tag::Dig(_))) => {
                    assert!(squares.has(at) && bare.lit.0.has(at));
                    assert_eq!(hints.lit.0, bare.lit.0.minus(&squares));
                    shown += 1;
                }
                (Some(Ghost::Bad(squares)), Some(Tag::Bad(why))) => {
                    assert!(!bare.lit.0.has(at) && squares.has(at), "{why:?}");
                    refused += 1;
                }
                other => panic!("{at}: {other:?}"),
            }
        }
    }
    assert!(shown > 200 && refused > 200, "{shown} {refused}");
}

#[test]
fn the_tag_of_a_hall_equals_the_result_of_its_dedication() {
    let (mut seen, mut pedestals, mut crowned, mut carts) = (0, 0, 0, 0);
    for (setup, state) in middles() {
        let mut state = rich(state);
        state.stage = Stage::Halls;
        for hall in 0..6u8 {
            let places = Places::of_hall(&state, hall);
            for spot in places.iter() {
                // In every other position, pedestals are placed so that the hall removes some.
                let mut state = state;
                if seen % 2 == 1 && state.pedestal_at(spot.at).is_none() {
                    state.standing[0] = spot.at;
                }
                let pick = Pick::Hall { hall, lie: spot.lie, at: Some(spot.at) };
                let (hints, tag) = model(&setup, &state, pick, None);
                let Some(Tag::Hall(tag)) = tag else { panic!("{tag:?}") };
                let Some(Ghost::Hall { squares, altar, remnants, .. }) = hints.ghost else { panic!() };
                let mut after = state;
                let events =
                    play(&setup, &mut after, &[Action::Dedicate { hall, lie: spot.lie, at: spot.at }]);
                assert_eq!(after.halls[usize::from(hall)].squares(hall), Some(squares));
                assert_eq!(after.halls[usize::from(hall)].altar(hall), Some(altar));
                let gone = events.iter().filter(|event| matches!(event, Event::Covered { .. })).count();
                assert_eq!(gone, tag.pedestals.len());
                assert_eq!(tag.crowned, after.statue_at(altar).is_some());
                let standing = after.statues().filter(|(_, at)| squares.has(*at)).count();
                assert_eq!(standing, usize::from(tag.statues) + usize::from(tag.crowned));
                assert!(remnants.iter().all(|rest| !rest.meets(&squares)));
                assert_eq!(u32::from(tag.squares), squares.count());
                assert_eq!(tag.gain.certain, Honour { now: 0, end: gained(&setup, &state, &after) });
                assert!(
                    tag.gain.hoped.is_none_or(|(hoped, _)| hoped > tag.gain.certain.total() && !tag.crowned)
                );
                if let Some(need) = tag.carts {
                    let direct = legal(&setup, &after)
                        .iter()
                        .any(|a| matches!(a, Action::Cart { to, .. } if *to == altar));
                    assert_eq!(need == 1, direct);
                    carts += 1;
                }
                seen += 1;
                pedestals += gone;
                crowned += usize::from(tag.crowned);
            }
        }
    }
    assert!(seen > 15 && pedestals > 5 && carts > 5, "{seen} {pedestals} {crowned} {carts}");
}

#[test]
fn statues_light_the_reach_of_one_cart_and_refuse_the_rest() {
    let (mut moved, mut refused, mut poor) = (0, 0, 0);
    for (setup, state) in middles() {
        for carts in [0, 1, 3] {
            let mut state = state;
            state.stage = Stage::Carts;
            let me = state.active.index();
            state.players[me].held = [0; 10];
            state.players[me].storage[Kind::Cart] = carts;
            let own: Vec<Square> =
                state.statues().map(|(_, at)| at).filter(|&at| state.network(state.active).has(at)).collect();
            let Some(&from) = own.first() else { continue };
            let pick = Pick::Statue { from, to: None };
            let (hints, _) = model(&setup, &state, pick, None);
            let targets: Mask = legal(&setup, &state)
                .into_iter()
                .filter_map(|a| match a {
                    Action::Cart { from: f, to, .. } if f == from => Some(to),
                    _ => None,
                })
                .collect();
            assert_eq!(hints.lit.0, targets);
            let most = hints.worth.iter().map(|&(_, gain)| gain).filter(|&gain| gain > 0).max();
            let best = hints.worth.iter().find(|&&(at, _)| Some(at) == hints.best());
            assert_eq!(best.map(|&(_, gain)| gain), most);
            for &(to, gain) in &hints.worth {
                let (_, tag) = model(&setup, &state, pick, Some(to));
                let Some(Tag::Statue(tag)) = tag else { panic!("{to} is out of reach") };
                assert_eq!(gain, tag.then - tag.now, "the square and the button differ");
            }
            let reach = Reach::new(&state, from).expect("own");
            for to in state.network(state.active).iter() {
                if to == from {
                    continue;
                }
                let (hints, tag) = model(&setup, &state, pick, Some(to));
                match (reach.carts(to), tag) {
                    (Some(need), Some(Tag::Statue(tag))) => {
                        assert!(need <= carts && tag.carts == need);
                        assert!(matches!(hints.ghost, Some(Ghost::Statue { .. })));
                        moved += 1;
                    }
                    (need, Some(Tag::Bad(why))) => {
                        assert!(need.is_none_or(|need| need > carts));
                        poor += usize::from(matches!(why, Illegal::Short { kind: Kind::Cart, .. }));
                        refused += 1;
                    }
                    other => panic!("{from} to {to}: {other:?}"),
                }
            }
        }
    }
    assert!(moved > 100 && refused > 100 && poor > 50, "{moved} {refused} {poor}");
}

#[test]
fn legal_gates_are_lit_and_others_show_the_reason() {
    for players in 2..=5 {
        let setup = Setup::usual(players).expect("can play");
        let mut dice = SplitMix64::new(3);
        let mut state = MountainKing::deal(&setup);
        let mut placed = 0;
        loop {
            match MountainKing::turn(&setup, &state) {
                moot_core::Turn::Chance => {
                    let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                    let _ =
                        MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).expect("possible");
                }
                _ if state.phase == Phase::Gate => {
                    assert!(wants_tray(&state, &Pick::None));
                    let (hints, _) = model(&setup, &state, Pick::None, None);
                    let mut open = 0;
                    for (start, spot) in setup.board().starts.iter().enumerate() {
                        let action = Action::Gate(start as u8);
                        let may = MountainKing::check(&setup, &state, state.active, action);
                        assert_eq!(hints.lit.0.has(spot.square), may.is_ok());
                        let (_, tag) = model(&setup, &state, Pick::Square { at: spot.square }, None);
                        assert_eq!(tag, Some(may.map_or_else(Tag::Bad, |()| Tag::Gate(start as u8))));
                        open += usize::from(may.is_ok());
                    }
                    assert!(open > 0);
                    let first = legal(&setup, &state)[0];
                    play(&setup, &mut state, &[first]);
                    placed += 1;
                }
                _ => break,
            }
        }
        assert_eq!(placed, players);
    }
}

#[test]
fn every_option_of_a_spell_is_lit_and_can_be_confirmed() {
    let mut lit = [0; 4];
    for (setup, state) in middles() {
        let phases = [
            (Phase::Reclaim, Choice::Tile),
            (Phase::Dowse(2), Choice::Buried),
            (Phase::Consecrate, Choice::Anchor),
            (Phase::Arm, Choice::AnyShop),
        ];
        for (i, (phase, choice)) in phases.into_iter().enumerate() {
            let mut state = rich(state);
            state.phase = phase;
            assert_eq!(mode(&state, &Pick::None), Mode::Choose(choice));
            let all = legal(&setup, &state);
            let (hints, _) = model(&setup, &state, Pick::None, None);
            for at in hints.lit.0.iter() {
                let actions = chosen_actions(&setup, &state, &all, choice, at);
                assert!(!actions.is_empty() && actions.iter().all(|action| all.contains(action)));
                let (with, tag) = model(&setup, &state, Pick::None, Some(at));
                assert!(matches!(with.ghost, Some(Ghost::Squares(squares)) if squares.has(at)));
                if let (Some(Tag::Tile { gains, isolated, .. }), Action::Reclaim(_)) = (&tag, actions[0]) {
                    let mut after = state;
                    play(&setup, &mut after, &actions[..1]);
                    let me = state.active.index();
                    assert_eq!(after.players[me].storage, state.players[me].storage + *gains);
                    assert_eq!(after.loose.count() - state.loose.count(), *isolated);
                }
                if let Some(Tag::Buried(pile)) = tag {
                    let mut after = state;
                    play(&setup, &mut after, &actions[..1]);
                    let me = state.active.index();
                    assert_eq!(after.players[me].storage, state.players[me].storage + pile);
                }
                lit[i] += 1;
            }
            let reached: Vec<Action> =
                hints.lit.0.iter().flat_map(|at| chosen_actions(&setup, &state, &all, choice, at)).collect();
            assert!(all.iter().filter(|a| !matches!(a, Action::Done)).all(|action| reached.contains(action)));
        }
    }
    assert!(lit.iter().all(|&n| n > 10), "{lit:?}");
}

#[test]
fn spells_that_move_statues_light_the_legal_squares() {
    let mut seen = [0; 2];
    for (setup, state) in middles() {
        for (i, (phase, by)) in
            [(Phase::Walk, Mover::Walk), (Phase::Stir, Mover::Stir)].into_iter().enumerate()
        {
            let mut state = state;
            state.phase = phase;
            let all = legal(&setup, &state);
            let (hints, _) = model(&setup, &state, Pick::None, None);
            for from in hints.lit.0.iter() {
                let (hints, _) = model(&setup, &state, Pick::Statue { from, to: None }, None);
                let targets: Mask = all
                    .iter()
                    .filter_map(|&a| moved(a, by))
                    .filter(|&(f, _)| f == from)
                    .map(|(_, to)| to)
                    .collect();
                assert_eq!(hints.lit.0, targets);
                seen[i] += targets.count();
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 50), "{seen:?}");
}

#[test]
fn what_has_been_taken_is_not_refused() {
    let mut seen = 0;
    for (setup, mut state) in middles() {
        state.phase = Phase::Dowse(2);
        let Some(&take) = legal(&setup, &state).iter().find(|action| matches!(action, Action::Dowse(_)))
        else {
            continue;
        };
        let Action::Dowse(at) = take else { continue };
        play(&setup, &mut state, &[take]);
        // The pointer is where the finger or the mouse was.
        let (hints, tag) = model(&setup, &state, Pick::None, Some(at));
        assert_eq!((hints.ghost, tag), (None, None), "{at}");
        let far = state.buried.iter().find(|&far| !hints.lit.0.has(far));
        let refused = far.is_none_or(|far| model(&setup, &state, Pick::None, Some(far)).1.is_some());
        assert!(refused || state.phase == Phase::Step, "what is out of reach is");
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}
