//! Invariants of every position.

use nim_template::{Action, Heap};

use super::layout::{Layout, stones};
use super::pick::{Pick, press};
use super::{build, keys, paint};
use crate::samples::{REST, TWO_HANDS, legal, position, positions};

#[test]
fn every_take_can_be_selected_and_no_other_action() {
    let mut takes = 0;
    for (setup, state) in positions() {
        let on_board: Vec<Pick> = stones(&state).collect();
        for action in legal(&setup, &state) {
            let Some(at) = Pick::of(action) else {
                assert!(matches!(action, Action::Play(_)));
                continue;
            };
            assert!(on_board.contains(&at), "{action:?}");
            let first = press(None, at);
            assert!(!first.done, "the first click only selects");
            let second = press(first.selection, at);
            assert!(second.done && second.selection.map(Pick::action) == Some(action));
            takes += 1;
        }
    }
    assert!(takes > 300, "{takes} takes");
}

#[test]
fn a_click_on_another_stone_selects_it() {
    let (low, high) = (Pick { heap: Heap::A, stones: 3 }, Pick { heap: Heap::A, stones: 1 });
    assert_eq!(press(Some(low), high).selection, Some(high));
    assert!(!press(Some(low), high).done);
}

#[test]
fn exactly_the_legal_stones_are_lit() {
    for (setup, state) in positions() {
        let legal = legal(&setup, &state);
        let columns = build::columns(&state, &legal, None, None);
        for at in stones(&state) {
            let lit = at.stones <= columns[at.heap.index()].open;
            assert_eq!(lit, legal.contains(&at.action()), "{at:?} at {:?}", state.phase);
        }
        let picture = paint::heaps(Layout::new(&setup), &columns);
        assert_eq!(picture.matches("<path").count(), stones(&state).count());
    }
}

#[test]
fn hit_test_finds_stones() {
    for (setup, state) in positions() {
        let layout = Layout::new(&setup);
        for at in stones(&state) {
            let place = layout.stone(at, state.stones(at.heap));
            assert_eq!(layout.stone_at(&state, place.middle()), Some(at));
            assert_eq!(paint::of_cell(paint::cell(at)), Some(at));
        }
        assert_eq!(layout.stone_at(&state, (1.0, 1.0)), None);
    }
}

#[test]
fn arrow_keys_reach_every_stone() {
    let (_, state) = position([3, 0, 2], &[REST, TWO_HANDS]);
    let mut reached: Vec<Pick> = keys::toward(&state, None, (1, 0)).into_iter().collect();
    let mut at = 0;
    while let Some(&from) = reached.get(at) {
        for way in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let next = keys::toward(&state, Some(from), way);
            reached.extend(next.filter(|next| !reached.contains(next)));
        }
        at += 1;
    }
    assert_eq!(reached.len(), stones(&state).count());
    let top = Pick { heap: Heap::A, stones: 1 };
    assert_eq!(keys::toward(&state, Some(top), (1, 0)).map(|next| next.heap), Some(Heap::C), "B is empty");
    assert_eq!(keys::toward(&state, Some(top), (0, -1)), None);
}
