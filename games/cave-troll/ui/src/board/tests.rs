//! Invariants of every position.

use cave_troll::{
    Action, Card, CaveTroll, Figure, Illegal, Phase, Piece, Setup, Space, Spaces, State, Wanted,
};
use moot_core::Game;

use super::facts::Facts;
use super::model::Stand;
use super::{build, paint, skin};
use crate::CaveTrollUi;
use crate::art::room;
use crate::game::pick::{
    Choices, FigureAction, NextPart, Pick, attempt, choices, has_choice, lift, parts, press,
};
use crate::samples::{legal, positions};
use crate::text::en::names;
use moot_art::{Rect, SeatStyle};
use moot_table_ui::game::refused;

/// A jump to an adjacent space is carried out as a step.
fn same(state: &State, action: Action) -> Action {
    match (action, parts(state, action).who) {
        (Action::Jump(to), Some(who)) if who.at.near().has(to) => {
            Action::Move { who: who.piece.figure, from: who.at, to }
        }
        _ => action,
    }
}

/// Clicks one part after another, as with a mouse.
fn pressed(setup: &Setup, state: &State, legal: &[Action], want: Pick) -> Option<Vec<Action>> {
    let mut pick = Pick::NOTHING;
    for _ in 0..4 {
        let now = choices(setup, state, legal, &pick);
        let (at, hit) = match now.next_part {
            NextPart::Who => want.who.map(|who| (who.at, Some(who.piece)))?,
            NextPart::Whom => want.whom.map(|whom| (whom.at, Some(whom.piece)))?,
            NextPart::To => (want.to?, None),
            NextPart::Ready => return attempt(state, &now),
            NextPart::Card | NextPart::Nothing => return None,
        };
        let next = press(state, &now, at, hit, true);
        pick = next.pick;
        if now.next_part == NextPart::Who {
            // The action of the figure is chosen in the tray.
            pick.figure_action = want.figure_action;
        }
        if next.done {
            let choices = choices(setup, state, legal, &pick);
            return attempt(state, &choices);
        }
    }
    None
}

/// Calls `check` with every legal action of every position.
fn each_action(mut check: impl FnMut(&Setup, &State, &[Action], Action)) {
    for (setup, state) in positions() {
        let legal = legal(&setup, &state);
        legal.iter().for_each(|&action| check(&setup, &state, &legal, action));
    }
}

#[test]
fn every_board_action_can_be_selected() {
    let mut counted = 0;
    each_action(|setup, state, legal, action| {
        let want = parts(state, action);
        if want == Pick::NOTHING || want.card.is_some() {
            return;
        }
        let came = pressed(setup, state, legal, want);
        assert_eq!(came, Some(vec![same(state, action)]), "{action:?} at {:?}", state.phase);
        counted += 1;
    });
    assert!(counted > 3000, "{counted} actions");
}

#[test]
fn a_figure_is_dragged_to_where_it_can_step_or_be_pushed() {
    let (mut steps, mut pushes, mut others) = (0, 0, 0);
    for (setup, state) in positions() {
        let legal = legal(&setup, &state);
        let none = choices(&setup, &state, &legal, &Pick::NOTHING);
        for &action in &legal {
            let want = parts(&state, action);
            let (now, stand) = match (action, want.who, want.whom) {
                (Action::Move { .. }, Some(who), _) => (none.clone(), who),
                (Action::Push { .. }, who, Some(whom)) => {
                    let push = Pick { who, figure_action: Some(FigureAction::Push), ..Pick::NOTHING };
                    (choices(&setup, &state, &legal, &push), whom)
                }
                _ => continue,
            };
            let held = lift(&setup, &state, &legal, &now, stand).expect("it can be dragged");
            let there = choices(&setup, &state, &legal, &Pick { to: want.to, ..held });
            assert_eq!(attempt(&state, &there), Some(vec![action]), "{:?}", state.phase);
            assert!(
                there.is_placed() && !choices(&setup, &state, &legal, &held).is_placed(),
                "{:?}",
                state.phase
            );
            steps += usize::from(want.whom.is_none());
            pushes += usize::from(want.whom.is_some());
        }
        if state.phase == Phase::Act {
            let rivals = Space::all().flat_map(|at| state.pieces(at).map(move |piece| Stand { piece, at }));
            for rival in rivals.filter(|stand| stand.piece.seat != state.asked()) {
                assert_eq!(lift(&setup, &state, &legal, &none, rival), None, "a drag moves the board");
                others += 1;
            }
        }
    }
    assert!(steps > 500 && pushes > 10 && others > 500, "{steps} {pushes} {others}");
}

#[test]
fn a_card_and_its_place_are_played_together() {
    let mut kinds = Vec::new();
    for (setup, state) in positions().into_iter().filter(|(_, state)| state.phase == Phase::Play) {
        let legal = legal(&setup, &state);
        assert_eq!(choices(&setup, &state, &legal, &Pick::NOTHING).next_part, NextPart::Card);
        for card in state.me().hand.iter() {
            let now = choices(&setup, &state, &legal, &Pick::card(card));
            if card == Card::FIND {
                assert_eq!(attempt(&state, &now), Some(vec![Action::Play(card)]));
                let dropped = Pick { to: Some(Space(0)), ..Pick::card(card) };
                assert!(!choices(&setup, &state, &legal, &dropped).is_placed(), "it is confirmed");
                continue;
            }
            assert_eq!(now.next_part, NextPart::To);
            let at = now.lit.iter().next().expect("a place for every card");
            let done = press(&state, &now, at, None, true);
            let both = attempt(&state, &choices(&setup, &state, &legal, &done.pick));
            assert!(done.done);
            assert_eq!(both, Some(vec![Action::Play(card), Action::At(at)]));
            for to in Space::all() {
                // An illegal place is refused before the card is played.
                let refused = refused::<CaveTrollUi>(&setup, &state, &[Action::Play(card), Action::At(to)]);
                assert_eq!(refused.is_none(), now.lit.has(to), "{card:?} at {to:?}: {refused:?}");
                if let Some(Illegal::WrongSpace { wanted, .. }) = refused {
                    let needed = match card.figure() {
                        Some(figure) if figure.is_hero() => Wanted::Staircase,
                        None | Some(Figure::Chest | Figure::CaveTroll) => Wanted::Room,
                        Some(_) => Wanted::Pit,
                    };
                    assert_eq!(wanted, needed, "{card:?} at {to:?}: the reason before the card is played");
                }
                let dropped = choices(&setup, &state, &legal, &Pick { to: Some(to), ..Pick::card(card) });
                assert_eq!(dropped.is_placed(), now.lit.has(to), "{card:?} dropped at {to:?}");
            }
            kinds.push(card);
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    assert!(kinds.len() > 8, "{kinds:?}");
}

#[test]
fn a_touch_needs_a_second_tap() {
    let (setup, state) = positions()
        .into_iter()
        .find(|(setup, state)| {
            legal(setup, state).iter().any(|action| matches!(action, Action::Move { .. }))
                && state.phase == Phase::Act
        })
        .expect("a figure can step");
    let legal = legal(&setup, &state);
    let step = legal.iter().find(|action| matches!(action, Action::Move { .. })).expect("a step");
    let want = parts(&state, *step);
    let pick = Pick { to: None, ..want };
    let now = choices(&setup, &state, &legal, &pick);
    let to = want.to.expect("a step has a destination");
    let first = press(&state, &now, to, None, false);
    assert!(!first.done && first.pick.to == Some(to));
    let now = choices(&setup, &state, &legal, &first.pick);
    assert!(press(&state, &now, to, None, false).done, "a second tap confirms");
    assert_eq!(first.pick.back(), pick);
}

#[test]
fn a_click_on_another_place_only_moves_the_choice() {
    let mut refused = 0;
    for (setup, state) in positions().into_iter().filter(|(_, state)| state.phase == Phase::Play) {
        let legal = legal(&setup, &state);
        for card in state.me().hand.iter() {
            let now = choices(&setup, &state, &legal, &Pick::card(card));
            let Some(at) = now.lit.iter().next() else { continue };
            for other in Space::all().filter(|&other| other != at) {
                let first = press(&state, &now, other, None, true);
                let next = choices(&setup, &state, &legal, &Pick { to: Some(other), ..first.pick });
                assert_eq!(first.done, now.lit.has(other), "{card:?}");
                let moved = press(&state, &next, at, None, true);
                assert!(!moved.done && moved.pick.to == Some(at), "{card:?} from {other} to {at}");
                let next = choices(&setup, &state, &legal, &moved.pick);
                assert!(press(&state, &next, at, None, true).done, "a second click confirms");
                refused += usize::from(!first.done);
            }
        }
    }
    assert!(refused > 20, "{refused} refused places");
}

#[test]
fn a_target_that_is_chosen_can_be_exchanged() {
    let mut position = cave_troll::testing::Position::classic(2);
    position.put("A 0:orc 1:knight 1:adventurer");
    let (setup, state) = (&position.setup, &position.state);
    let legal = legal(setup, state);
    let strike = |action: &&Action| matches!(action, Action::Strike { .. });
    let [first, second] =
        [0, 1].map(|nth| parts(state, *legal.iter().filter(strike).nth(nth).expect("two targets")));
    let whom = |pick: Pick| pick.whom.expect("a target");
    let clicked = |pick: &Pick, sure: bool| {
        let now = choices(setup, state, &legal, pick);
        press(state, &now, whom(second).at, Some(whom(second).piece), sure)
    };
    for sure in [true, false] {
        let moved = clicked(&first, sure);
        assert!(!moved.done && moved.pick.whom == second.whom);
        assert!(clicked(&moved.pick, sure).done, "a second click confirms");
    }
    let none = Pick { whom: None, ..first };
    assert!(clicked(&none, true).done && !clicked(&none, false).done);
}

#[test]
fn only_what_the_player_chose_can_be_cancelled() {
    let mut forced = 0;
    for (setup, state) in positions() {
        let legal = legal(&setup, &state);
        for &action in &legal {
            let pick = choices(&setup, &state, &legal, &parts(&state, action)).pick;
            let back = pick.back();
            if pick.to.is_some() {
                assert!(has_choice(&setup, &state, &legal, &pick), "{action:?}");
                forced += usize::from(back != Pick::NOTHING && !has_choice(&setup, &state, &legal, &back));
            }
        }
    }
    assert!(forced > 0, "a forced figure is no choice");
}

#[test]
fn the_mark_of_a_step_stands_in_the_room_that_it_is_about() {
    let (mut all, mut coins, mut faults) = (0, 0, Vec::new());
    // From the whole dungeon on a phone to its own size; names are at the back of empty rooms and at the front of others.
    let cases = [0.41, 0.5, 0.6, 0.72, 1.0].map(|scale| [(scale, Spaces::NONE), (scale, Spaces::ALL)]);
    for (names, at) in cases.into_iter().flatten().flat_map(|names| Space::all().map(move |at| (names, at))) {
        for to in at.near().iter() {
            skin::with_plan(|plan| {
                let door = plan.door(at.index(), to.index()).expect("a door");
                let mark = paint::beyond(plan, names, door, to, 30.0);
                let (scale, occupied) = names;
                let (larger, letters) = ((0.71_f64 / scale).max(1.0), (12.0 / scale).max(12.0));
                let (half, high) = (15.0 * larger, 12.0 * larger);
                let there = Rect::new(mark.0 - half, mark.1 - high, 2.0 * half, 2.0 * high);
                if paint::space_at(mark) != Some(to) {
                    faults.push(format!("{at}{to} is outside at {names:?}"));
                }
                for other in Space::all().filter(|&other| other != to) {
                    let over = plan.chambers[other.index()].cells.iter().map(|&(x, y)| {
                        let side = f64::from(moot_art::CELL);
                        let cell = Rect::new(f64::from(x) * side, f64::from(y) * side, side, side);
                        there.overlap(&cell)
                    });
                    let share = over.sum::<f64>() / (there.width * there.height);
                    if share > 0.01 {
                        faults.push(format!("{at}{to} over {other} at {names:?}: {share:.2}"));
                    }
                }
                if to.is_room() && scale > 0.45 {
                    let (text, front) = (names::place(to), occupied.has(to));
                    let boxes = room::name_boxes(plan, to.index(), &text, letters, front);
                    if boxes.iter().any(|name| name.overlap(&there) > 1.0) {
                        faults.push(format!("{at}{to} covers a name at {names:?}"));
                    }
                    let (x, y) = plan.plaques[to.index()];
                    let coin = 24.0 * (0.805_f64 / scale).max(1.0);
                    all += 1;
                    coins += usize::from(Rect::new(x, y, coin, coin).overlap(&there) > 1.0);
                }
            });
        }
    }
    assert!(faults.is_empty(), "{} of {all}: {faults:#?}", faults.len());
    assert!(10 * coins < all, "{coins} of {all} coins are covered");
}

#[test]
fn a_space_that_may_not_be_chosen_does_not_look_chosen() {
    let mut refused = 0;
    let playing = positions().into_iter().filter(|(_, state)| state.phase == Phase::Play);
    for (setup, state) in playing.step_by(9) {
        let legal = legal(&setup, &state);
        for card in state.me().hand.iter() {
            let held = Pick::card(card);
            let lit = choices(&setup, &state, &legal, &held).lit;
            for at in Space::all().filter(|_| !lit.is_empty()) {
                let looks = |pick: Pick, point| {
                    let now = choices(&setup, &state, &legal, &pick);
                    let picture = paint::lights(&build::hints(&setup, &state, &now, point));
                    (picture.contains("\"chosen\""), picture.contains("\"refused\""))
                };
                let dropped = looks(Pick { to: Some(at), ..held }, None);
                assert_eq!(dropped, (lit.has(at), !lit.has(at)), "{card:?} at {at}");
                assert_eq!(looks(held, Some(at)), (lit.has(at), false), "the pointer is on {at}");
                refused += usize::from(dropped.1);
            }
        }
    }
    assert!(refused > 20, "{refused}");
}

#[test]
fn an_artifact_is_asked_about_before_it_is_played() {
    let mut position = cave_troll::testing::Position::classic(2);
    position.put("A 0:knight");
    position.relic(0, "mirror");
    let (setup, state) = (&position.setup, &position.state);
    let legal = legal(setup, state);
    assert!(legal.contains(&Action::Artifact));
    let now = choices(setup, state, &legal, &Pick::ARTIFACT);
    assert_eq!((now.next_part, attempt(state, &now)), (NextPart::Ready, Some(vec![Action::Artifact])));
    assert!(has_choice(setup, state, &legal, &Pick::ARTIFACT) && Pick::ARTIFACT.back() == Pick::NOTHING);
    for sure in [true, false] {
        let at = cave_troll::testing::space('A');
        let figure = press(state, &now, at, None, sure);
        assert!(
            !figure.done && !figure.pick.artifact && figure.pick.who.is_some(),
            "a figure is chosen instead"
        );
        let space = press(state, &now, cave_troll::testing::space('g'), None, sure);
        assert!(
            !space.done && !space.pick.artifact && space.pick.to.is_some(),
            "a space is inspected instead"
        );
    }
    let without: Vec<_> = legal.into_iter().filter(|&action| action != Action::Artifact).collect();
    assert!(!choices(setup, state, &without, &Pick::ARTIFACT).pick.artifact);
}

#[test]
fn figures_stand_between_the_value_and_the_name_of_their_room() {
    // The scale of a phone at rest, which enlarges names and coins.
    const SCALE: f64 = 0.72;
    let (letters, larger) = (12.0 / SCALE, 0.805 / SCALE);
    skin::with_plan(|plan| {
        for at in cave_troll::ROOMS.iter() {
            let name = crate::text::table::cave().place(at);
            let names = crate::art::room::name_boxes(plan, at.index(), &name, letters, true);
            let size = if plan.is_low(at.index()) { crate::art::SMALLER } else { 1.0 };
            let coin = plan.plaques[at.index()].1 + 23.5 * larger;
            for count in 1..=plan.holds(at.index()) {
                let stands = plan.stands(at.index(), count, false);
                let heads = stands.iter().map(|&(_, y)| y - 35.0 * size);
                assert!(heads.fold(f64::INFINITY, f64::min) >= coin, "{at}: {count} figures cover the value");
                let feet = stands.iter().map(|&(_, y)| y + 7.0 * size).fold(0.0, f64::max);
                assert!(names.len() > 1 || feet <= names[0].y, "{at}: {count} figures reach into the name");
            }
        }
    });
}

#[test]
fn every_figure_is_drawn_once_and_keeps_its_number() {
    for (setup, state) in positions().into_iter().step_by(3) {
        let before = build::figures(&state, &[]);
        let mut ids: Vec<u32> = before.iter().map(|one| one.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), before.len());
        let all: u32 = before.iter().map(|one| u32::from(one.count)).sum();
        let there: u32 = Space::all()
            .flat_map(|at| Facts::of(&state, at).figures)
            .map(|(_, count)| u32::from(count))
            .sum();
        assert_eq!(all, there);
        assert_eq!(build::figures(&state, &before), before);
        let step = legal(&setup, &state).into_iter().find(|action| matches!(action, Action::Move { .. }));
        let Some(step @ Action::Move { who, from, to }) = step else { continue };
        let mut after = state;
        let piece = Piece::new(state.asked(), who);
        let _ = CaveTroll::act(&setup, &mut after, piece.seat, step, &mut ());
        let now = build::figures(&after, &before);
        let was = |at: Space| before.iter().filter(move |one| one.at == at && one.piece == piece);
        let one_by_one = was(from).all(|one| one.count == 1) && was(to).all(|one| one.count == 1);
        let came =
            now.iter().any(|one| one.at == to && one.piece == piece && was(from).any(|old| old.id == one.id));
        assert!(came || !one_by_one || now.iter().any(|one| one.count > 1), "{step:?}");
    }
}

#[test]
fn rooms_show_the_payout_of_the_rules() {
    let seat_styles =
        [SeatStyle::Rowan, SeatStyle::Fjord, SeatStyle::Birch, SeatStyle::Spruce, SeatStyle::Heather];
    let mut seen = [false; 3];
    for (_, state) in positions() {
        let rooms = build::rooms(&state);
        let mut sum = [0; 4];
        for room in &rooms {
            let face = paint::face(room, &seat_styles);
            let value = u32::from(face.gold) * u32::from(face.times) + u32::from(face.plus);
            assert_eq!(value, u32::from(room.standing.value));
            for (sum, gold) in sum.iter_mut().zip(room.standing.gold) {
                *sum += i16::from(gold);
            }
            seen[0] |= face.times > 1;
            seen[1] |= face.plus > 0;
            seen[2] |= face.lead == crate::art::Lead::Tied;
        }
        assert_eq!(sum, cave_troll::score::whole_board(&state));
    }
    assert_eq!(seen, [true; 3], "a Dwarf, a chest and a tie");
}

#[test]
fn a_berserker_divides_the_gold() {
    let mut position = cave_troll::testing::Position::variant(3);
    position.put("H 0:adventurer 0:paladin 1:berserker");
    let room = build::room(&position.state, cave_troll::testing::space('H'));
    assert_eq!((room.parts, room.standing.gold), (2, [2, 2, 0, 0]));
    position.put("H 2:berserker");
    assert_eq!(build::room(&position.state, room.at).parts, 3);
}

#[test]
fn a_room_that_can_be_scored_names_who_gets_the_gold() {
    let mut position = cave_troll::testing::Position::classic(2);
    position.put("A 0:adventurer").put("B 1:adventurer").put("C 0:adventurer 1:adventurer");
    position.state.phase = Phase::Put(Card::SCORE);
    let (setup, state) = (&position.setup, &position.state);
    let [mine, theirs, tied] = ['A', 'B', 'C'].map(cave_troll::testing::space);
    let now = choices(setup, state, &legal(setup, state), &Pick::NOTHING);
    let hints = build::hints(setup, state, &now, None);
    assert!(hints.worth.is_empty() && now.lit.iter().all(|at| hints.pays.iter().any(|pays| pays.0 == at)));
    for (at, seat) in [(mine, 0), (theirs, 1)] {
        let gold = build::room(state, at).standing.gold[seat];
        let wanted = now.lit.has(at).then_some((at, moot_core::Seat(seat as u8), i16::from(gold)));
        let shown: Vec<_> = hints.pays.iter().filter(|pays| pays.0 == at).copied().collect();
        assert_eq!(shown, Vec::from_iter(wanted), "who gets the gold of {at}");
        assert!(gold > 0 && wanted.is_some());
    }
    assert!(hints.pays.iter().all(|&(at, _, gold)| at != tied || gold == 0), "{:?}", hints.pays);
}

#[test]
fn hints_light_legal_spaces_and_give_reasons_for_closed_doors() {
    let mut shut = 0;
    for (setup, state) in positions().into_iter().filter(|(_, state)| state.phase == Phase::Act) {
        let legal = legal(&setup, &state);
        let Some(piece) = Space::all().find_map(|at| {
            state.pieces(at).find(|piece| piece.seat == state.asked()).map(|piece| Stand { piece, at })
        }) else {
            continue;
        };
        let now: Choices = choices(&setup, &state, &legal, &Pick::figure(piece));
        let hints = build::hints(&setup, &state, &now, None);
        assert_eq!(hints.doors.len() as u32, piece.at.near().len());
        for door in &hints.doors {
            assert_eq!(door.worth.is_ok(), hints.lit.has(door.to), "{door:?}");
            shut += usize::from(door.worth.is_err());
        }
    }
    assert!(shut > 20, "{shut} closed doors");
}

#[test]
fn open_includes_every_space_that_may_be_chosen() {
    let mut figures = 0;
    for (setup, state) in positions() {
        let now = choices(&setup, &state, &legal(&setup, &state), &Pick::NOTHING);
        let hints = build::hints(&setup, &state, &now, None);
        assert_eq!(hints.open(), now.lit, "{:?}", state.phase);
        figures += usize::from(hints.lit.is_empty() && !hints.open().is_empty());
    }
    assert!(figures > 20, "{figures} choices of a figure alone");
}

#[test]
fn arrow_keys_reach_every_space() {
    let all = Spaces::ALL;
    let mut reached = Spaces::one(Space(0));
    loop {
        let step = |from: Space| {
            [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]
                .into_iter()
                .filter_map(move |way| paint::toward(all, from, way))
        };
        let next = reached.iter().flat_map(step).fold(reached, |all, at| all | Spaces::one(at));
        if next == reached {
            break;
        }
        reached = next;
    }
    assert_eq!(reached, all);
}

#[test]
fn a_finger_beside_a_target_means_it() {
    let stairs = cave_troll::STAIRCASES;
    // 24 pixels where the whole dungeon is shown on a phone.
    let reach = 24.0 / 0.41;
    skin::with_plan(|plan| {
        for at in Space::all() {
            let (x, y) = plan.middle(at.index());
            let own = Some(at).filter(|&at| stairs.has(at));
            assert_eq!(paint::meant(stairs, (x, y), reach), own, "the middle of {at}");
        }
        for at in stairs.iter() {
            for &(column, row) in &plan.chambers[at.index()].cells {
                // A quarter of a square beyond any side.
                for (dx, dy) in [(0.5, -0.25), (0.5, 1.25), (-0.25, 0.5), (1.25, 0.5)] {
                    let side = f64::from(moot_art::CELL);
                    let point = ((f64::from(column) + dx) * side, (f64::from(row) + dy) * side);
                    assert_eq!(paint::meant(stairs, point, reach), Some(at), "{point:?}");
                    assert!(paint::meant(Spaces::NONE, point, reach).is_none());
                }
            }
        }
    });
    let (_, state) = positions().into_iter().next_back().expect("positions");
    let figures = build::figures(&state, &[]);
    let one = figures[0];
    let wanted = [Stand { piece: one.piece, at: one.at }];
    let beside = (one.spot.0 + 40.0, one.spot.1);
    assert_eq!(paint::figure_meant(&figures, &wanted, beside, reach).map(|found| found.at), Some(one.at));
    assert_eq!(paint::figure_meant(&figures, &[], beside, reach), None);
    assert_eq!(paint::figure_meant(&figures, &wanted, beside, 10.0), None);
    assert!(paint::grasp(&one, beside, reach).is_some());
    let middle = skin::with_plan(|plan| plan.middle(one.at.index()));
    assert!(paint::grasp(&one, middle, 0.0).is_some(), "from anywhere in its space");
    assert_eq!(paint::grasp(&one, (-40.0, -40.0), 10.0), None);
}

#[test]
fn rooms_have_their_names_where_they_can_be_read() {
    let names = paint::names(1.0, Spaces::NONE);
    assert!(names.contains(">Hoard<") && names.contains(">Weavers’<") && names.contains(">Loft<"), "{names}");
    assert!(!names.contains("textLength"), "every name fits on a large board");
    assert!(paint::names(0.5, Spaces::NONE).contains("textLength"));
    assert_eq!(paint::names(0.4, Spaces::NONE), "", "an overview on a phone");
    let occupied = paint::names(1.0, Spaces(u64::MAX));
    assert!(occupied.contains(">Weavers’ Loft<"), "one line at the front of an occupied room: {occupied}");
    let small = paint::names(0.53, Spaces(u64::MAX));
    assert!(small.contains(">Velvet Gallery<"), "a narrow line that covers no figure");
    assert!(small.contains(">Old Stable<"), "one line where it fits");
    let smaller = paint::names(0.46, Spaces(u64::MAX));
    assert!(
        smaller.contains(">Velvet<") && smaller.contains(">Gallery<"),
        "two lines rather than a very narrow one"
    );
}

#[test]
fn hit_test_finds_spaces_and_figures() {
    let (_, state) = positions().into_iter().next_back().expect("positions");
    let figures = build::figures(&state, &[]);
    for one in &figures {
        assert_eq!(paint::space_at((one.spot.0, one.spot.1 - 2.0)), Some(one.at), "{one:?}");
    }
    let front = figures.last().expect("figures");
    let hit = paint::figure_at(&figures, (front.spot.0, front.spot.1 - 10.0));
    assert_eq!(hit.map(|one| one.id), Some(front.id));
    assert_eq!(paint::space_at((-4.0, 10.0)), None);
    skin::with_plan(|plan| assert_eq!(plan.size(), (28, 24)));
}

#[test]
fn marks_of_a_scoring_of_the_dungeon_tell_the_rooms_apart() {
    let mut scorings = 0;
    each_action(|setup, state, legal, action| {
        let Action::Play(card) = action else { return };
        let now = choices(setup, state, legal, &Pick::card(card));
        let scores = |at| build::preview_of(setup, state, &now, Some(at)).is_some_and(|seen| seen.scoring);
        if now.next_part != NextPart::To || build::pays(state, &now.pick) || !now.lit.iter().all(scores) {
            return;
        }
        scorings += 1;
        let marked = build::hints(setup, state, &now, None).worth;
        assert!(marked.len() < now.lit.iter().count(), "{card:?}: {marked:?}");
    });
    assert!(scorings > 0, "no card scores the dungeon");
}
