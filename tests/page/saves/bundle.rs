//! All games in one file, and back.

use super::{lay, text};
use moot_ui::saves::{Merged, SaveId, SaveLease, Shelf, Store, StoreError, is_bundle};
use moot_ui::testing::Memory;

fn shelf() -> Shelf<Memory> {
    let shelf = Shelf(Memory::default());
    for (id, rounds) in [(1, 1), (2, 2)] {
        let mut grip = SaveLease::default();
        shelf.put(SaveId(id), &mut grip, &text(rounds - 1), 100).unwrap();
        shelf.put(SaveId(id), &mut grip, &text(rounds), 200 + id).unwrap();
    }
    shelf.0.set("trollmoot/kept/9", "torn").unwrap();
    shelf.0.set("elsewhere", "not ours").unwrap();
    shelf
}

#[test]
fn a_bundle_fills_an_empty_shelf_and_changes_nothing_on_a_full_one() {
    let (from, to) = (shelf(), Shelf(Memory::default()));
    let file = from.bundle();
    assert!(is_bundle(&file) && !is_bundle(&text(1)) && !is_bundle("{}") && !file.contains("not ours"));
    let merged = to.merge(&file, 999);
    assert_eq!(merged, Merged { added: 2, known: 0, aside: 1, stopped: None });
    assert_eq!((to.text(SaveId(1)).unwrap(), to.text(SaveId(2)).unwrap()), (Some(text(1)), Some(text(2))));
    assert_eq!(
        to.record(SaveId(2)).unwrap().map(|record| record.time),
        Some(202),
        "when it was played is kept"
    );
    let before = to.0.texts.borrow().clone();
    assert_eq!(to.merge(&file, 999), Merged { added: 0, known: 2, aside: 0, stopped: None });
    assert_eq!(*to.0.texts.borrow(), before);
}

#[test]
fn another_game_under_the_same_id_is_laid_beside() {
    let (from, to) = (shelf(), Shelf(Memory::default()));
    to.put(SaveId(1), &mut SaveLease::default(), &text(4), 7).unwrap();
    let merged = to.merge(&from.bundle(), 999);
    assert_eq!((merged.added, merged.known), (2, 0));
    assert_eq!(to.text(SaveId(1)).unwrap(), Some(text(4)), "what was there stays");
    let all: Vec<_> = to.ids().into_iter().map(|id| to.text(id).unwrap().unwrap()).collect();
    assert_eq!(all.len(), 3);
    assert!(all.contains(&text(1)) && all.contains(&text(2)));
    assert_eq!(to.merge(&from.bundle(), 999).added, 0, "the second time all are known");
}

#[test]
fn a_torn_newest_generation_in_a_bundle_is_kept_and_the_older_one_added() {
    let from = shelf();
    lay(&from, SaveId(1), "2 3 4 garbage");
    let to = Shelf(Memory::default());
    let merged = to.merge(&from.bundle(), 999);
    assert_eq!((merged.added, merged.aside), (2, 2));
    assert_eq!(to.text(SaveId(1)).unwrap(), None, "its id belongs to what is kept aside");
    let texts: Vec<_> = to.ids().into_iter().filter_map(|id| to.text(id).unwrap()).collect();
    assert!(texts.contains(&text(0)));
    assert!(to.kept().iter().any(|kept| kept.text == "2 3 4 garbage"));
}

#[test]
fn a_shelf_without_room_takes_what_it_can_and_says_so() {
    let to = Shelf(Memory::default());
    to.0.room.set(Some(shelf().stored(SaveId(1)).unwrap().len() + 50));
    let merged = to.merge(&shelf().bundle(), 999);
    assert_eq!(merged.stopped, Some(StoreError::Full));
    assert!(merged.added <= 1);
    assert_eq!(to.ids().len(), merged.added);
}
